// The last moves of computer players in a game that is opened again.
import { eventsOf } from '../../core/direct';
import type { Engine } from '../../core/engine';
import type { Move, Seat } from '../../core/wire';
import type { Game } from '../../screen/game';
import { movesSince } from './since';
import { mainOf } from './told';
import { textOf } from '../../screen/texts';

/**
 * Returns the moves of computer players since the last one of a person, from the record of the game; none if
 * it is not a person's turn, or in a game of memory.
 */
export function lastTurns(game: Game, engine: Engine): ReturnType<typeof movesSince> {
  const { card, session, table } = game,
    { setup, home } = table;
  if (table.seat === null || card.memory) return [];
  const record = JSON.parse(session.record()) as { moves: [Seat, Move][] };
  return movesSince(
    (at) => engine.resume(JSON.stringify({ ...record, moves: record.moves.slice(0, at) })),
    record.moves,
    setup,
    home.eye,
    (view, seat, steps) => mainOf(textOf(game, view).log.entry(seat, eventsOf(steps))),
  );
}
