// Table mode: the tablet lies flat between the players. A question to a player on the far side is turned to
// that side, with all sheets that are opened there. If only that player may see the table, the whole page is
// turned.
import './flat.css';
import { attr } from '../../dom/elements';
import { ALWAYS } from '../../dom/life';
import { pageEvents } from '../../dom/page-events';
import type { Game } from '../../ui/game-view';
import { nextOf } from '../../table/state';
import type { Host } from '../../shell/host';
import { prefs } from '../../device/prefs';
import { stayAwake } from './awake';

/** Returns whether a seat is on the far side; seats go clockwise from the near left. */
export const isAcross = (seat: number, seats: number): boolean => seat === 1 || (seats === 4 && seat === 2);

/**
 * The sheets that are being read. Each keeps its orientation until it is closed, even if another player is
 * asked or table mode is switched in it.
 */
const read = new WeakSet<Element>();
/** The current orientation of the page of a game. */
let laid: { game: Game; how: 'whole' | 'prompt' | null } | null = null;

let watching = false;

/** Follows a game and the page around it: who is asked, and whether the screen has to stay on. */
export function follow(host: Host, game: Game): void {
  const now = settle.bind(null, host);
  game.events.on('shown', now);
  now();
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', now, { signal: ALWAYS });
  pageEvents.on('changed', now, ALWAYS);
  pageEvents.on('covered', now, ALWAYS);
  host.sheet.dialog.addEventListener('close', now, { signal: ALWAYS });
}

function settle(host: Host): void {
  turn(host);
  void stayAwake(host);
}

/** Turns the page to the player who is asked now. */
function turn({ game }: Host): void {
  const how = game ? howTo(game) : null;
  laid = game && { game, how };
  if (game) lay(game.screen.root, how);
  for (const part of document.querySelectorAll<HTMLElement>('dialog, .news')) {
    const isRead = part.matches('dialog[open]:not(.handover), .news'); // the player who is called has not read anything yet
    if (isRead && game && read.has(part)) continue;
    if (isRead) read.add(part);
    else read.delete(part);
    lay(part, how);
  }
}

/** Returns how the page is turned, or null if it is not. It does not change while computer players play. */
function howTo(game: Game): 'whole' | 'prompt' | null {
  const { history, table } = game,
    { setup, view, viewpoint } = table;
  if (prefs.flat === 'off' || !view || view.outcome) return null;
  const asked = viewpoint.called ?? viewpoint.eye ?? nextOf(table);
  const stays = laid?.game === game && laid.how !== null;
  const across = asked === null ? stays : isAcross(asked, setup.players.length);
  const alone = viewpoint.called !== null || (viewpoint.eye !== null && viewpoint.eye !== history.eye);
  return !across ? null : alone ? 'whole' : 'prompt';
}

const lay = (part: HTMLElement, how: string | null): void => attr(part, 'data-turned', how);
