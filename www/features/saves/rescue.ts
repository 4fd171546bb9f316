// A trap of the engine does not end the game: a fresh instance replays the record.
import { fetchEngine, type Engine, type Session } from '../../engine/engine';
import { ALWAYS } from '../../dom/life';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { notice } from '../../ui/sheets/notice';
import { copy, linkAddress } from '../../dom/send';
import type { Words } from '../../words/words';
import { revive } from './again';
import { forget } from './here';

/** The largest number of actions to drop if the position itself breaks the engine. */
const BACK = 5;

let watching = false,
  rescuing = false;

/** Rescues the game after every trap from now on. */
export function watchForTraps(host: Host): void {
  if (watching) return;
  watching = true;
  addEventListener('error', look.bind(null, host), { signal: ALWAYS });
  addEventListener('unhandledrejection', look.bind(null, host), { signal: ALWAYS });
}

function look(host: Host, event: ErrorEvent | PromiseRejectionEvent): void {
  if (isTrap('reason' in event ? event.reason : event.error)) void rescue(host);
}

/** Returns whether this is the trap itself, or an error of an instance that has trapped before. */
export const isTrap = (thrown: unknown): boolean =>
  thrown instanceof WebAssembly.RuntimeError ||
  (thrown instanceof Error && /recursive use of an object|null pointer passed to rust/.test(thrown.message));

async function rescue(host: Host): Promise<void> {
  const { game, words } = host;
  if (!game || rescuing) return;
  rescuing = true;
  const heard = words.fetch('saves').catch(() => undefined);
  try {
    await revive(game.card.id);
    const given = lay(game, await fetchEngine(game.card.id));
    await heard;
    notice(words, words.t(given > 0 ? 'saves-rescued-back' : 'saves-rescued', { moves: given }), [], 'alert');
  } catch {
    await heard;
    giveUp(words, linkAddress(game.history.now, game.card.id));
  } finally {
    rescuing = false;
  }
}

/** Says what can be done until the page is reloaded: the link of the game is copied if possible. */
function giveUp(words: Words, address: string, copied = false): void {
  const link = {
    id: 'broken-link',
    text: words.t('saves-broken-link'),
    act: () => {
      void copy(address).then((done) => {
        giveUp(words, address, done);
      });
    },
  };
  const reload = {
    id: 'broken-reload',
    text: words.t('saves-broken-reload'),
    act: () => {
      forget(); // the engine may break again, so the player chooses on the start page
      location.reload();
    },
  };
  notice(
    words,
    words.t(copied ? 'link-copied' : 'saves-broken'),
    copied ? [reload] : [link, reload],
    'alert',
  );
}

/** Opens the last position that the engine can replay; returns how many actions are lost. */
function lay(game: Game, engine: Engine): number {
  for (let back = 0; back <= BACK && game.history.link(back) !== undefined; back++) {
    let session: Session | undefined;
    try {
      session = engine.resume(game.history.link(back) ?? '');
      session.view(null);
    } catch {
      continue;
    }
    game.commands.adopt(session, back);
    return back;
  }
  throw new Error('nothing to go back to');
}
