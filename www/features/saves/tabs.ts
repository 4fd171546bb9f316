// Two windows must not play on with one game: who comes second may look, and can take it over.
import './tabs.css';
import { el } from '../../core/dom';
import { pageEvents } from '../../core/events';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { reopen } from './reopen';
import { versionsIn } from '../../core/slots';
import { openStore } from '../../core/store';

/** The lock that this page holds: of which game, what gives it back, and what happens when another window takes it. */
let held: { id: string; release: () => void; lost: () => void } | null = null;

const nameOf = (id: string): string => `dockhand.${id}`;

/** Whether a window plays with this game. */
export async function taken(id: string): Promise<boolean> {
  const all = await (navigator.locks as LockManager | undefined)?.query().catch(() => undefined);
  return all?.held?.some(({ name }) => name === nameOf(id)) ?? false;
}

/** The game has been left. */
export function letGo(): void {
  held?.release();
  held = null;
}

/** Takes the lock of a kept game for as long as the game is on this page. False: another window has it, and this one only looks on. `lost`: that happens later. */
export async function claim(
  host: Host,
  game: Game,
  id: string,
  lost: () => void,
  steal = false,
): Promise<boolean> {
  // Not everywhere, and not where nothing may be stored.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return true;
  const gone = (): void => {
    lost();
    void cover(host, game, id);
  };
  if (held?.id === id) {
    held.lost = gone; // opened anew in this window
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
      if (!(thrown instanceof DOMException) || thrown.name !== 'AbortError') return answer(true); // no locks here
      const was = held;
      if (was?.id === id) held = null;
      was?.lost();
    });
  });
}

/** Lies over the game so that it can be seen and nothing be done. */
async function cover(host: Host, game: Game, id: string): Promise<void> {
  const { words } = host;
  await words.fetch('keep').catch(() => undefined);
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
    el('h2', { id: 'elsewhere-title', tabindex: '-1' }, words.t('keep-elsewhere')),
    el('p', {}, words.t('keep-elsewhere-text')),
    el(
      'div',
      { class: 'acts' },
      el(
        'button',
        {
          type: 'button',
          id: 'elsewhere-leave',
          onclick: () => {
            over.close();
            host.leave();
          },
        },
        words.t('keep-elsewhere-leave'),
      ),
      el(
        'button',
        {
          type: 'button',
          class: 'primary',
          id: 'elsewhere-here',
          onclick: () => {
            over.close();
            void takeOver(host, game, id);
          },
        },
        words.t('keep-elsewhere-here'),
      ),
    ),
  );
  const { table } = game;
  over.addEventListener('close', () => {
    over.remove();
    table.elsewhere = false;
  });
  document.body.append(over);
  table.elsewhere = true;
  over.showModal();
  pageEvents.emit('covered');
  document.getElementById('elsewhere-title')?.focus();
}

/** From now on the game is played here, as the other window left it. */
async function takeOver(host: Host, game: Game, id: string): Promise<void> {
  await claim(host, game, id, () => undefined, true);
  const versions = versionsIn(await (await openStore()).all(), id);
  if (host.game !== game) return;
  if (versions.length > 0) await reopen(host, versions);
  else await host.resume(game.history.now, id);
}
