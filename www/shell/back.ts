// The Back button of the browser or the device: it closes what is open, then leads to the start page, then
// away. The page asks before a game is left that is not saved.
import { ALWAYS } from '../dom/life';
import type { Game } from '../ui/game-view';
import { GAME } from '../home/first/entries';
import { isSkipping, skipEntry } from '../home/first/sheet-entry';
import type { Host } from './host';
import { askToLeave } from '../ui/sheets/leave';

let listening = false;

/** Lets this game answer Back from now on. An embedded page leaves the history to its host. */
export function answerBack(host: Host, game: Game): void {
  if (parent !== window) return;
  game.screen.root.dataset['back'] = ''; // the first screen answers until now (entrance.ts)
  enter();
  if (!listening) addEventListener('popstate', back.bind(null, host), { signal: ALWAYS });
  listening = true;
  game.events.on('closed', () => {
    setTimeout(() => {
      if (!host.game && isEntered()) skipEntry();
    });
  });
}

const isEntered = (): boolean => history.state === GAME;

function enter(): void {
  if (!isEntered()) history.pushState(GAME, '');
}

function back(host: Host): void {
  const { game } = host;
  // A link that is opened in the address bar fires this event, too.
  if (isSkipping() || !game || isEntered() || location.hash.length > 1) return;
  const closed = closeTop(game);
  if (!closed && game.hooks.back) return game.hooks.back(); // the tab has gone back already
  enter();
  if (closed) return;
  if (game.table.view?.outcome) host.leave();
  else askToLeave(host, game, () => host.leave());
}

/** Closes the topmost thing over the table, as Escape does a trial; returns whether there was one. */
function closeTop(game: Game): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (dialog) {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    return true;
  }
  if ('trying' in game.screen.root.dataset) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    return true;
  }
  const shut = [...document.querySelectorAll<HTMLElement>('.shut:not(.fold, .puzzle *)')].findLast(
    (button) => button.tabIndex >= 0 && button.getClientRects().length > 0 && !button.closest('.news'),
  );
  if (shut) shut.click();
  else if (game.table.pastPosition) game.commands.present();
  else return false;
  return true;
}
