// Table mode: the device lies flat between the players, and each player's things lie on the own side (ui/around.ts).
// A question to a player on the far side is turned to that side, with all sheets that are opened there. The table itself
// never moves.
import './flat.css';
import { attr } from '../../dom/elements';
import { ALWAYS, onResize } from '../../dom/life';
import { pageEvents } from '../../dom/page-events';
import type { Game } from '../../ui/game-view';
import { nextOf } from '../../table/state';
import type { Host } from '../../shell/host';
import { stayAwake } from './awake';

/**
 * The sheets that are being read. Each keeps its orientation until it is closed, even if another player is
 * asked or table mode is switched in it.
 */
const read = new WeakSet<Element>();
/** The current orientation of the page of a game. */
let laid: { game: Game; how: 'prompt' | null } | null = null;

let watching = false;

/** Follows a game and the page around it: who is asked, and whether the screen has to stay on. */
export function follow(host: Host, game: Game): void {
  const now = settle.bind(null, host);
  game.events.on('shown', now);
  keepEdges(game);
  now();
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', now, { signal: ALWAYS });
  pageEvents.on('changed', now, ALWAYS);
  pageEvents.on('covered', now, ALWAYS);
  host.sheet.dialog.addEventListener('close', now, { signal: ALWAYS });
}

/**
 * Keeps both edges of the table as high as the higher of bar and prompt, which change places: so the table stays where
 * it is. Edges grow with a longer prompt, and begin anew in a window of another size.
 */
function keepEdges({ life, screen }: Game): void {
  const { root, bar, prompt } = screen;
  let size = '',
    edge = 0;
  onResize(
    life,
    () => {
      const now = `${innerWidth} ${innerHeight}`;
      if (now !== size) {
        root.style.removeProperty('--edge');
        edge = 0;
      }
      size = now;
      // Whole pixels, rounded up: a fraction more at one edge than at the other would move the table.
      const high = Math.ceil(
        Math.max(...[bar, prompt].map((one) => one.root.getBoundingClientRect().height)) - 0.01,
      );
      if (high > edge) root.style.setProperty('--edge', `${(edge = high)}px`);
    },
    bar.root,
    prompt.root,
    root,
  );
}

function settle(host: Host): void {
  turn(host);
  void stayAwake(host);
}

/** Turns the page to the player who is asked now. */
function turn({ game }: Host): void {
  game?.sit();
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
function howTo(game: Game): 'prompt' | null {
  const { stage, table } = game,
    { view, viewpoint } = table,
    { across } = stage.picture.scene;
  if (across.length === 0 || view.outcome) return null;
  const asked = viewpoint.called ?? viewpoint.eye ?? nextOf(table);
  const stays = laid?.game === game && laid.how !== null;
  return (asked === null ? stays : across.includes(asked)) ? 'prompt' : null;
}

const lay = (part: HTMLElement, how: string | null): void => attr(part, 'data-turned', how);
