// A chess clock: the time of each player, for the whole game or for each move. It stands while pieces move, the device
// is handed over or the past is looked at. Below zero it goes on: nobody loses by it.
import { newClock } from '../../device/clock';
import { prefs } from '../../device/prefs';
import { every } from '../../dom/life';
import { isByHand } from '../../engine/viewpoint';
import type { Seat } from '../../engine/wire';
import type { Host } from '../../shell/host';
import type { Game } from '../../ui/game-view';
import { minutes, Times } from '../../ui/clock';
import { after, runsFor } from './time';

/** Shows the clock in the bar above the table, if the game has one. */
export function addClock(_: Host, game: Game): void {
  const { papers, setup } = game.table,
    begins = game.history.moves === 0,
    set = papers.clock ?? (begins ? newClock(prefs.clock, setup.players.length) : undefined);
  if (!set) return;
  const times = new Times(game);
  let seat: Seat | null = null,
    since = 0;
  const tick = (moved: boolean): void => {
    const now = Math.round(performance.now()),
      was = game.table.papers.clock ?? set;
    const clock = after(was, seat, now - since, moved || since === 0);
    [seat, since] = [document.hidden ? null : runsFor(game.table), now];
    game.commands.keepPapers({ clock });
    times.show(
      clock.left.map((ms, at) => (isByHand(setup, at) ? minutes(ms) : '')),
      (at) => (clock.left[at] ?? 0) < 0,
    );
  };
  game.events.on('made', () => tick(true));
  game.events.on('shown', () => tick(false));
  every(game.life, 500, () => tick(false));
  tick(false);
}
