// A closer look at a move that the search of a review hardly tried: the position is searched once more, and the move is
// compared with the best one there.
import type { Move, Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import type { Analyst } from './analyst';
import { judgedOf, type Judged } from './turning-points';
import { adviser, DEEP, plainly } from '../../searches/advisers';
import { seedFor } from '../../searches/pace';
import { workerPoolOf } from '../../searches/worker-pool';

/** A look that is taken. */
export interface Look {
  /** Resolves with what was found; null if the look was given up. */
  judged: Promise<Judged | null>;
  giveUp(): void;
}

/** Compares a move of `seat` after `at` moves of a reviewed game with the best one there. */
export function lookCloser(game: Game, analyst: Analyst, at: number, [seat, move]: [Seat, Move]): Look {
  const { positions, engine } = analyst;
  const { result, giveUp } = workerPoolOf(game, engine).think({
    link: plainly(positions.before(at)),
    seat,
    level: adviser(engine.entry),
    // The seed of the review: until the move is compared, both searches are the same and prefer the same move.
    seed: seedFor(game.table.setup.seed + 2, at, seat),
    ...DEEP,
    heeds: move,
  });
  const judged = result.then(
    (stats) =>
      stats &&
      judgedOf(
        positions.ask(at, (session) => session.analyse(seat, stats)),
        seat,
        move,
      ),
  );
  return { judged, giveUp };
}
