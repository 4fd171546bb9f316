// Says in words what a chosen move brings: the points of each source and player, and what it turns up. It is
// fetched once a game or a lesson has begun.
import type { GameText } from '../../words/text/text';
import type { Offer, ScoreDelta, Seat, SeatScore, Source, Step } from '../../engine/wire';
import { head, type Piles } from '../../stage/scene';
import type { Game } from '../game-view';

/** Returns the points of each source that a move changes, by seat, in the order of the score. */
export function bySource(before: SeatScore[], after: SeatScore[]): { source: Source; points: number[] }[] {
  const sums = (scores: SeatScore[], source: Source): number[] =>
    scores.map(({ sources }) =>
      sources.reduce((sum, one) => sum + (one.source === source ? one.points : 0), 0),
    );
  const sources = new Set([...before, ...after].flatMap((one) => one.sources.map(({ source }) => source)));
  return [...sources]
    .map((source) => {
      const was = sums(before, source);
      return { source, points: sums(after, source).map((points, seat) => points - (was[seat] ?? 0)) };
    })
    .filter(({ points }) => points.some((by) => by !== 0));
}

/** Returns whether the game is over after a move, which is made in a copy. */
export function isLast(
  { history, session }: Pick<Game, 'history' | 'session'>,
  seat: Seat,
  { move }: Offer,
): boolean {
  using copy = history.resume(session.link());
  copy.play(seat, move, seat);
  return copy.view(null).outcome !== null;
}

/**
 * Returns whether a game tells the points of such a move at all. Some moves have no gain to explain, such as a
 * figure that counts only if it still stands there at the end.
 */
export const tellsPoints = (moves: Pick<GameText['moves'], 'preview'>, move: Offer['move']): boolean =>
  moves.preview({ scores: [1], reveals: false }, move) !==
  moves.preview({ scores: [], reveals: false }, move);

/** The sentences about offers that are known. Offers are made anew with every position. */
const told = new WeakMap<Offer, string>();

/** Says what the table would tell about the place of a move once it is made, in a copy of the game. */
function afterMove(
  { history, session, table: { seat, home } }: Pick<Game, 'history' | 'session' | 'table'>,
  { moves }: GameText,
  offer: Offer,
): string {
  if (seat === null || !moves.after || !moves.changes?.(offer.move)) return '';
  let after = told.get(offer);
  if (after === undefined) {
    using copy = history.resume(session.link());
    copy.play(seat, offer.move, home.eye);
    after = moves.after(offer.move, copy.notes(home.eye), copy.view(home.eye));
    told.set(offer, after);
  }
  return after;
}

/** The parts of the game that say what a move brings. */
type Telling = Pick<Game, 'card' | 'history' | 'page' | 'session' | 'table'> & { text(): GameText };

/** Returns how many pieces these steps take from piles that lie face down, and turn up. */
export const revealedBy = (steps: Step[], faceDown: Piles): number =>
  steps.filter((step) => step.step === 'move' && step.face !== null && faceDown.includes(head(step.from)))
    .length;

/**
 * Says from which sources the points of a move come, because a sum has reasons, and how many pieces it turns
 * up, if the game has a sentence for it; '' if there is nothing to add. Gains and losses that cancel out have
 * reasons, too. The move is made in a copy, which is believed only as far as it brings what the engine expects
 * without anything hidden.
 */
export function broughtBy(game: Telling, offer: Offer, delta: ScoreDelta): string {
  const { card, session, history, page, table } = game,
    { moves, terms } = game.text(),
    counts = delta.reveals && terms.has('preview-reveals-count');
  const sums = tellsPoints(moves, offer.move);
  if (table.seat === null || card.memory || moves.after || !(sums || counts)) return '';
  using copy = history.resume(session.link());
  const before = copy.score(),
    steps = copy.play(table.seat, offer.move, table.seat),
    after = copy.score(),
    over = copy.view(null).outcome !== null,
    ends = over && terms.has('preview-ends');
  const isWhole = after.every(({ total }, seat) => total - (before[seat]?.total ?? 0) === delta.scores[seat]);
  // The last count changes nearly every source: the result says it in a line. What a move turns up may let the game go
  // on, so only a move that turns up nothing has a result.
  if (over && isWhole && !delta.reveals && terms.has('preview-result'))
    return terms.t('preview-result', {
      scores: changesOf(
        terms,
        after.map(({ total }) => total),
        String,
      ),
    });
  // The last move turns up what the players have kept: that is no news for a next move.
  const count = counts && !ends ? revealedBy(steps, page.faceDown) : 0,
    rest = { ...delta, reveals: delta.reveals && !ends && count === 0 };
  const said =
    sums && isWhole
      ? [
          ...bySource(before, after).map((one) => sourceOf(game, one)),
          moves.preview({ ...rest, scores: [] }, offer.move),
        ]
      : [moves.preview(rest, offer.move)];
  const then = ends ? terms.t('preview-ends') : count > 0 && terms.t('preview-reveals-count', { count });
  return [...said, then].filter(Boolean).join(' ');
}

/** Lets the prompt say from which sources the points of a chosen move, or of a turn, come. */
export function tellSources(game: Game): void {
  game.hints.provide({
    afterMove: (text, offer) => afterMove(game, text, offer),
    sources: (offer, delta) => broughtBy(game, offer, delta),
    brought: (before, after) =>
      bySource(before, after)
        .map((one) => sourceOf(game, one))
        .join(' '),
  });
}

/** Says what one source brings to whom. */
function sourceOf(game: Telling, { source, points }: { source: Source; points: number[] }): string {
  const { terms } = game.text();
  return terms.t('preview-source', {
    source: terms.t(`source-${source}`),
    changes: changesOf(
      terms,
      points.map((by) => by || null),
      (by) => terms.words.signed(by),
    ),
  });
}

/** Names every player who has a number with it. */
const changesOf = (
  terms: GameText['terms'],
  points: (number | null)[],
  write: (points: number) => string,
): string =>
  points
    .flatMap((by, seat) =>
      by === null ? [] : terms.t('preview-one', { name: terms.called(seat), points: write(by) }),
    )
    .join(', ');
