// A small picture of a position. The stage draws it out of sight, large enough for its layout; then it is
// copied at a smaller size. It is not stored.
import { fetchEngine, type Engine, type Session } from '../../engine/engine';
import { findCard } from '../../games';
import { makeStage } from '../../stage/stage';
import type { SavedGame } from '../../device/slots';
import type { Setup } from '../../engine/wire';
import type { Words } from '../../words/words';

/** The sizes of the hidden table and of the picture, in CSS pixels. */
const TABLE = { w: 720, h: 450 };
const PICTURE = { w: 240, h: 150 };

const frame = (): Promise<unknown> =>
  new Promise((done) => {
    requestAnimationFrame(done);
  });

/** Returns a session of the newest version that the engine accepts. */
function resumed(engine: Engine, [kept, ...older]: SavedGame[]): Session {
  try {
    return engine.resume(kept?.record ?? '');
  } catch (thrown) {
    if (older.length === 0) throw thrown;
    return resumed(engine, older);
  }
}

/** How far a game has come: in words, and the points of each seat. `setup`: its table. */
export interface Standing {
  progress: string;
  points: number[];
  setup: Setup;
}

/** Draws the picture of a game. Resolves with how far it has come, or null if it cannot be opened. */
export async function paintInto(
  canvas: HTMLCanvasElement,
  versions: SavedGame[],
  words: Words,
): Promise<Standing | null> {
  const [kept] = versions,
    host = document.createElement('div');
  if (!kept) return null;
  try {
    const [engine, page] = await Promise.all([
      fetchEngine(kept.game),
      findCard(kept.game)?.code(),
      words.fetch(kept.game),
    ]);
    if (!page || !canvas.isConnected) return null;
    host.style.cssText = `position:fixed;left:-9999px;top:0;width:${TABLE.w}px;height:${TABLE.h}px;contain:strict`;
    document.body.append(host);
    using session = resumed(engine, versions);
    const setup = session.setup(),
      view = session.view(null),
      notes = session.notes(null),
      stage = makeStage(host, page, setup, session.prints());
    const text = page.text(words, setup, view, session.prints(), () => notes);
    const standing = {
      setup,
      progress: text.score.progress(),
      points: setup.players.map((_, seat) => text.terms.scene.count(`score/${seat}`)),
    };
    stage.show(view, null, page.paintsNotes ? notes : []);
    await frame();
    await frame();
    const drawn = host.querySelector('canvas'),
      dpr = Math.min(2, devicePixelRatio || 1);
    [canvas.width, canvas.height] = [PICTURE.w * dpr, PICTURE.h * dpr];
    const g = canvas.getContext('2d');
    if (drawn && g) {
      g.imageSmoothingQuality = 'high';
      g.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    }
    stage.destroy();
    return standing;
  } catch {
    canvas.dataset['failed'] = 'yes'; // the reason is shown when a player opens the game
    return null;
  } finally {
    host.remove();
  }
}
