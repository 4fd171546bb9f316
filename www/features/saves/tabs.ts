// Two windows must not play the same game: the second one may look, and can take it over.
import './tabs.css';
import { actions, button, el, paragraph } from '../../dom/elements';
import { pageEvents } from '../../dom/page-events';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { reopen } from '../../ui/reopen';
import { versionsIn } from '../../device/slots';
import { openStore } from '../../device/store';

/** The lock of this page: the id of its game, its release, and what follows if another window takes it. */
let held: { id: string; release: () => void; lost: () => void } | null = null;

const nameOf = (id: string): string => `dockhand.${id}`;

/** Returns whether a window plays this game. */
export async function taken(id: string): Promise<boolean> {
  const all = await (navigator.locks as LockManager | undefined)?.query().catch(() => undefined);
  return all?.held?.some(({ name }) => name === nameOf(id)) ?? false;
}

/** Releases the lock, because the game has been left. */
export function letGo(): void {
  held?.release();
  held = null;
}

/**
 * Takes the lock of a saved game while it is on this page; resolves with false if another window has it.
 * `lost` is called if a window takes it later.
 */
export async function claim(
  host: Host,
  game: Game,
  id: string,
  lost: () => void,
  steal = false,
): Promise<boolean> {
  // Some browsers have no locks, and locks do not work without storage.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return true;
  const gone = (): void => {
    lost();
    void cover(host, game, id);
  };
  if (held?.id === id) {
    held.lost = gone; // opened again in this window
    return true;
  }
  letGo();
  return new Promise((answer) => {
    const begin = (lock: Lock | null): Promise<void> => {
      answer(lock !== null);
      if (lock)
        return new Promise((release) => {
          held = { id, release, lost: gone };
        });
      void cover(host, game, id);
      return Promise.resolve();
    };
    locks.request(nameOf(id), steal ? { steal } : { ifAvailable: true }, begin).catch((thrown: unknown) => {
      if (!(thrown instanceof DOMException) || thrown.name !== 'AbortError') return answer(true); // this browser has no locks
      const was = held;
      if (was?.id === id) held = null;
      was?.lost();
    });
  });
}

/** Covers the game so that it can be seen but not played. */
async function cover(host: Host, game: Game, id: string): Promise<void> {
  const { words } = host;
  await words.fetch('saves').catch(() => undefined);
  if (host.game !== game) return;
  const over = el(
    'dialog',
    {
      class: 'elsewhere',
      'aria-labelledby': 'elsewhere-title',
      oncancel: (event) => {
        event.preventDefault();
      },
    },
    el('h2', { id: 'elsewhere-title', tabindex: '-1' }, words.t('saves-elsewhere')),
    paragraph(words.t('saves-elsewhere-text')),
    actions([
      button(words.t('saves-elsewhere-leave'), { id: 'elsewhere-leave' }, () => {
        over.close();
        host.leave();
      }),
      button(words.t('saves-elsewhere-here'), { class: 'primary', id: 'elsewhere-here' }, () => {
        over.close();
        void takeOver(host, game, id).finally(goOn);
      }),
    ]),
  );
  const goOn = game.commands.pause('other-window');
  over.addEventListener('close', () => over.remove());
  document.body.append(over);
  over.showModal();
  pageEvents.emit('covered');
  document.getElementById('elsewhere-title')?.focus();
}

/** Takes the game over: it is now played here, as the other window left it. */
async function takeOver(host: Host, game: Game, id: string): Promise<void> {
  await claim(host, game, id, () => undefined, true);
  const versions = versionsIn(await (await openStore()).all(), id);
  if (host.game !== game) return;
  if (versions.length > 0) await reopen(host, versions);
  else await host.resume(game.history.now, id);
}
