// A chess clock: the time of each player. It stands while the computer plays, pieces move or the past is looked at.
import { el, write } from '../../www/dom/elements';
import { every } from '../../www/dom/life';
import type { Seat } from '../../www/engine/wire';
import type { Host } from '../../www/shell/host';
import { nextOf, type GameState } from '../../www/table/state';
import type { Game } from '../../www/ui/game-view';

/** The time of each player, in ms. */
const TIME = 20 * 60_000;

/** Returns the seat whose time runs, or null if the clock stands. */
export const runsFor = (table: GameState): Seat | null =>
  table.moving || table.pastPosition || table.paused.length > 0 ? null : nextOf(table);

/** Puts the clock into the bar above the table. */
export function addClock(_: Host, game: Game): void {
  const left = game.table.setup.players.map(() => TIME),
    face = el('p', { id: 'clock' });
  let seat = runsFor(game.table),
    since = performance.now();
  const show = (): void => {
    const minutes = left.map((ms) => game.words.t('clock-left', { minutes: Math.ceil(ms / 60_000) }));
    write(face, minutes.join(' · '));
  };
  const tick = (): void => {
    const now = performance.now();
    if (seat !== null) left[seat] = Math.max(0, (left[seat] ?? 0) - (now - since));
    [seat, since] = [runsFor(game.table), now];
    void game.words.fetch('clock').then(show, () => undefined); // the page may speak another language by now
  };
  game.screen.bar.root.append(face);
  game.events.on('shown', tick);
  every(game.life, 1000, tick);
  tick();
}
