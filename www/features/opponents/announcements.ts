// Tells in the second line of the prompt what a computer player did, and the points that it brought.
import type { Seat, SeatScore, View } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import type { Entry } from '../../ui/log/log';
import { inOne, roomIn } from '../../searches/pace';

/**
 * Returns the points that a turn brought every seat, as the header shows them; none if it was a single point
 * of the player itself, which is no news.
 */
export function broughtBy(seat: Seat, before: View | null, after: View | null): number[] {
  const points = (view: View | null, at: Seat): number =>
    view?.counters.find((counter) => counter.at === `score/${at}`)?.count ?? 0;
  const seats = after?.counters.filter(({ at }) => /^score\/\d+$/.test(at)).length ?? 0,
    brought = Array.from({ length: seats }, (_, at) => points(after, at) - points(before, at));
  const isNews = brought.some((more, at) => more !== 0 && (at !== seat || more !== 1));
  return before && isNews ? brought : [];
}

/** Says the points of a turn: by source, if the sources make up what the header shows. */
export function pointsOf(
  game: Pick<Game, 'hints' | 'session' | 'text'>,
  brought: number[],
  before: SeatScore[],
): string {
  if (brought.length === 0) return '';
  const now = game.session.score(),
    isWhole =
      before.length > 0 && now.every(({ total }, at) => total - (before[at]?.total ?? 0) === brought[at]);
  return (
    (isWhole && game.hints.brought?.(before, now)) ||
    game.text().moves.preview({ scores: brought, reveals: false })
  );
}

/** Returns what a player did in few sentences: those about the table alone are no news. */
export const mainOf = ({ action, aside, brief }: Pick<Entry, 'action' | 'aside' | 'brief'>): string[] =>
  brief ?? action.filter((one) => !aside.includes(one));

/** Returns as many of these sentences as there is room for in the second line. */
export const shortly = (game: Game, sentences: string[]): string => inOne(sentences, roomOf(game));
const roomOf = (game: Game): number => roomIn(game.screen.prompt.width);

/**
 * Returns what a computer player did, in as many sentences as there is room for, and the points that it
 * brought. `scores`: the points by source before the turn, if they are known.
 */
export function toldOf(
  game: Game,
  seat: Seat,
  sentences: string[],
  before: View | null,
  after: View | null,
  scores: SeatScore[] = [],
): string {
  const points = pointsOf(game, broughtBy(seat, before, after), scores);
  // The header shows the points as well, so they are left out rather than the sentence that says what was done.
  const [deed] = sentences,
    isTight = !!deed && `${deed}${sentences.length > 1 ? ' …' : ''} ${points}`.length > roomOf(game);
  return shortly(game, isTight ? sentences : [...sentences, points]);
}
