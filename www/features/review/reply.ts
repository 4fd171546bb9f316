// What the next player would answer to a move, in words and as it is drawn.
import type { Engine } from '../../engine/engine';
import type { Move, Seat } from '../../engine/wire';
import type { Comparison } from '../../ui/comparison';
import type { Game } from '../../ui/game-view';
import { textOf } from '../../ui/text/texts';
import { reasonText } from '../../words/facts';
import type { Terms } from '../../words/text/terms';
import { seedFor } from '../../searches/pace';
import { afterwards, type Afterwards } from './afterwards';
import type { Analyst } from './analyst';
import { drawingOf } from './drawing';

type Reply = NonNullable<Comparison['reply']>;

/**
 * Resolves with the answer to a move of `seat` after `at` moves of a reviewed game; null if there is none, or if it could tell
 * what a player holds or has seen.
 */
export async function replyOf(
  game: Game,
  analyst: Analyst,
  at: number,
  made: [Seat, Move],
  wanted: () => boolean,
): Promise<Reply | null> {
  const { positions, engine } = analyst,
    [seat] = made;
  if (engine.entry.secrets !== 'common') return null;
  const seed = seedFor(game.table.setup.seed + 3, at, seat),
    after = await afterwards(analyst, positions.before(at), made, seed, { draws: 1, wanted }).catch(
      () => null,
    );
  return after && replyTo(game, engine, after, seat);
}

/** Says an answer, with what speaks for it. */
export const replyText = (terms: Terms, { seat, move, why }: Reply): string =>
  terms.t('review-reply', {
    ...terms.who(seat),
    move: why ? terms.t('review-because', { move, why }) : move,
  });

/** Returns the answer of the next player, as it is told to this seat; null if there is none. */
export function replyTo(
  game: Game,
  engine: Engine,
  { link, reply: answer }: Afterwards,
  eye: Seat,
): Reply | null {
  if (!answer) return null;
  using next = engine.resume(link);
  const { seat, move, reason } = answer,
    text = textOf(game, next.view(eye));
  return {
    seat,
    move: text.moves.offer(move),
    why: reasonText(text, reason, eye, 1),
    drawing: drawingOf(next, seat, move, { kind: 'reply', word: text.terms.name(seat) }),
  };
}
