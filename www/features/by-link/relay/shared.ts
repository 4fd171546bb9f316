// A table of letters as its company needs it.
import type { Seat } from '../../../engine/wire';
import { leadFor, seatsOf } from '../../../letters/proxy';
import type { Game } from '../../../ui/game-view';
import type { Shared } from '../../../ui/relay/company';
import type { LivePlayers } from '../live/players';
import { addressOf } from './invitation';
import type { RelayTable } from './relay-table';

/** `since`: returns when the last letter was written or came. */
export function sharedOf(
  table: RelayTable,
  game: Game,
  players: LivePlayers,
  since: () => number | null,
): Shared {
  /** The seat that decides; null: something is opened or agreed to by itself, which takes nobody's time. */
  const decides = (): Seat | null => {
    const { next, pending, asking, stopped } = table.state;
    return pending || asking || stopped ? null : next;
  };
  return {
    address: addressOf(table.state),
    timed: table.timed,
    seats: table.state.seats.length,
    // The devices that play for others speak for them.
    computers: [],
    get me() {
      return table.state.me;
    },
    get connected() {
      return table.connected;
    },
    get here() {
      return table.here;
    },
    get deciding() {
      const seat = decides();
      return seat === null ? [] : [seat];
    },
    get moves() {
      return table.state.serial;
    },
    get since() {
      return since();
    },
    get back() {
      return table.back;
    },
    get playing() {
      const seat = decides(),
        isOurs = table.besides().some((one) => one.seat === seat);
      return isOurs && !players.busy && !game.motion.moving ? seat : null;
    },
    get record() {
      return game.history.now;
    },
    say: (say) => table.answer(say),
    tell: (phrase) => void table.say(phrase),
    leads: ([seat = 0]) => seatsOf(table.state).includes(leadFor(seat, table.state.seats.length)),
    replace: () => void table.substitute(),
    wish: (wish) => void table.wish(wish),
    playFor: (seat, _, at) => table.playFor(seat, at),
  };
}
