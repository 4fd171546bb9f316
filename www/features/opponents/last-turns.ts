// The last moves of computer players in a game that is opened again.
import { eventsOf } from '../../table/direct';
import type { Engine } from '../../engine/engine';
import type { Move, Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { movesSince } from './shown-again';
import { mainOf } from './announcements';
import { textOf } from '../../ui/text/texts';

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
