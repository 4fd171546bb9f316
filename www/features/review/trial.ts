// Trying again: a past position lies on the table, and its player chooses a move that is only judged.
import type { Session } from '../../engine/engine';
import type { Offer, Seat } from '../../engine/wire';
import type { SeatDriver } from '../../table/drivers';
import type { Game } from '../../ui/game-view';

/**
 * Lays a position over the game; `chosen` is called with every choice. Returns what puts the game back. `session` is a
 * session of the position, which is freed then.
 */
export function tryAgain(
  game: Game,
  session: Session,
  seat: Seat,
  chosen: (offer: Offer) => void,
): () => void {
  const judge: SeatDriver = {
    takes: (_, offer) => {
      chosen(offer);
      return 'yes';
    },
    prompt: () => ({ colour: null, status: '' }),
  };
  return game.commands.push({ engine: session, seat, driver: judge });
}
