// Compares two moves of one position: what they are worth, why the better one is better, and how the next player would
// answer the other one.
import { fetchEngine, type Session } from '../../engine/engine';
import { sameMove } from '../../engine/same-move';
import type { Analysis, Move, Offer, RootStats, Seat } from '../../engine/wire';
import type { Asked, Comparison, Worth } from '../../ui/comparison';
import type { Game } from '../../ui/game-view';
import { textOf } from '../../ui/text/texts';
import { afterwards } from './afterwards';
import { drawingOf } from './drawing';
import { replyTo } from './reply';
import { planOf } from '../../table/pick';
import { searching } from '../../searches/advisers';
import { seedFor } from '../../searches/pace';
import { difference, pointsText } from '../../words/reasons';

/** The search of the position, with its longest time in ms. */
const HOW = { iterations: 50_000, most: 3000 };
/** How often a search must have tried a move to judge it. */
const ENOUGH = 200;

/** What a move is judged by. */
type Judged = Pick<Analysis, 'chance' | 'points' | 'forced'>;

/** Resolves with what there is to say of two moves; null if nobody knows. */
export async function compare(game: Game, asked: Asked): Promise<Comparison | null> {
  const engine = await fetchEngine(game.card.id),
    think = searching(game, engine),
    seed = seedFor(game.table.setup.seed + 4, game.session.moveCount(), asked.seat),
    { link, seat, best, accepted, words } = asked;
  using session = engine.resume(link);
  const stats = await think(session.record(), seat, seed, {
    ...HOW,
    ...(asked.made && { heeds: asked.made }),
  });
  if (!stats) return null;
  const analyses = session.analyse(seat, stats),
    one = found(analyses, best),
    made = asked.made ?? analyses.find(({ move }) => !accepted.some((good) => sameMove(good, move)))?.move;
  if (!one) return null;
  const after = made ? await afterwards({ engine, think }, link, [seat, made], seed) : null,
    other = made && (found(analyses, made) ?? after ?? undefined);
  return {
    best: worth(one),
    plan: planned(game, session, seat, best, stats),
    other: made && other ? { ...worth(other), made, move: said(game, session, seat, made) } : null,
    why: other ? reason(game, one, other, seat) : '',
    drawings: [
      ...(made ? [drawingOf(session, seat, made, { kind: 'played', word: words.made })] : []),
      drawingOf(session, seat, best, { kind: 'better', word: words.best }),
    ],
    // In an ending that is solved nothing hidden matters. At the end: `share` draws anew what is hidden.
    reply:
      after && !game.card.memory && (one.forced || !session.share(0, 0).secrets)
        ? replyTo(game, engine, after, seat)
        : null, // it could tell what a player holds or has seen
  };
}

/** Returns the analysis of a move that was tried often enough to be judged, or is proved. */
const found = (analyses: Analysis[], move: Move): Analysis | undefined =>
  analyses.find((one) => sameMove(one.move, move) && (one.forced !== undefined || one.visits >= ENOUGH));

const worth = ({ chance, forced }: Judged): Worth => ({
  chance: Math.round(chance / 10),
  ending: forced?.ending ?? null,
  lead: forced?.lead ?? null,
});

/** Returns what a search means to do with a move; null if it is whole. */
function planned(
  game: Game,
  session: Session,
  seat: Seat,
  move: Move,
  stats: RootStats[],
): Comparison['plan'] {
  const offer = session.offers(seat).find((one: Offer) => sameMove(one.move, move)),
    plan = stats.find((one) => one.plan && sameMove(one.move, move))?.plan,
    places = offer && planOf(offer, plan);
  return places ? { places, move: textOf(game, session.view(seat)).moves.offer(move, places) } : null;
}

/** Returns a move in words. */
const said = (game: Game, session: Session, seat: Seat, move: Move): string =>
  textOf(game, session.view(seat)).moves.offer(move);

/** Says what the better move promises more; empty if nothing stands out. */
function reason(game: Game, best: Judged, other: Judged, seat: Seat): string {
  const why = difference(best, other, seat, true),
    { terms } = game.text();
  return why.is === 'own' || why.is === 'other' ? pointsText(terms, why, why.is === 'own') : '';
}
