// A small picture of a position, drawn by the stage: out of sight and large enough for its layout, then copied smaller. It is not stored.
import { fetchEngine, type Engine, type Session } from '../../core/engine';
import { findCard } from '../../games';
import { makeStage } from '../../stage/stage';
import type { SavedGame } from '../../core/slots';

/** The sizes of the hidden table and of the picture, in CSS pixels. */
const TABLE = { w: 720, h: 450 };
const PICTURE = { w: 240, h: 150 };

const frame = (): Promise<unknown> =>
  new Promise((done) => {
    requestAnimationFrame(done);
  });

/** Returns a session of the newest of these versions that the engine accepts. */
function resumed(engine: Engine, [kept, ...older]: SavedGame[]): Session {
  try {
    return engine.resume(kept?.record ?? '');
  } catch (thrown) {
    if (older.length === 0) throw thrown;
    return resumed(engine, older);
  }
}

/** Resolves when the picture of a game is drawn, or cannot be. */
export async function paintInto(canvas: HTMLCanvasElement, versions: SavedGame[]): Promise<void> {
  const [kept] = versions,
    host = document.createElement('div');
  if (!kept) return;
  try {
    const [engine, page] = await Promise.all([fetchEngine(kept.game), findCard(kept.game)?.code()]);
    if (!page || !canvas.isConnected) return;
    await page.fetchLate?.();
    host.style.cssText = `position:fixed;left:-9999px;top:0;width:${TABLE.w}px;height:${TABLE.h}px;contain:strict`;
    document.body.append(host);
    const session = resumed(engine, versions),
      stage = makeStage(host, page, session.setup(), session.prints());
    stage.show(session.view(null), null, page.paintsNotes ? session.notes(null) : []);
    session.free();
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
  } catch {
    canvas.dataset['failed'] = 'yes'; // the reason is shown when a player opens the game
  } finally {
    host.remove();
  }
}
