// The sources of points, and what decides a tie.
import type { Decided } from '../../../engine/wire';
import type { Game, Seat, SeatScore, Side, Source } from '../wire';
import { type KontorTerms, sideOf } from './terms';

/** Returns the sources of points that are in play; all of them without `scores`. */
export const sources = (scores?: SeatScore[]): Source[] =>
  (['sectors', 'customs', 'export', 'golden-days'] as Source[]).filter(
    (source) => !scores || scores.some(({ sources }) => sources.some((one) => one.source === source)),
  );

/** Says why a player won: by points, then by florins, which a team counts together. */
export function whyWon(
  terms: KontorTerms,
  winners: Seat[],
  scores: SeatScore[],
  decided: Decided<Game> | null,
): string {
  const points = scores[winners[0] ?? 0]?.total ?? 0;
  // A penniless player loses with any points, and three in a line win with any.
  if (decided?.by === 'at-once')
    return terms.t(`score-why-${decided.rule.replace('kontor/', '')}`, terms.who(winners, 'names'));
  const counts = terms.solo
    ? terms.scene.seats.map((seat) =>
        terms.t('score-florins', { name: terms.called(seat), count: florins(terms, seat) }),
      )
    : (['red', 'black'] as Side[]).map((side) =>
        terms.t('score-florins', {
          name: terms.side(side, 'you'),
          count: florins(
            terms,
            terms.scene.seats.find((seat) => sideOf(terms.scene.setup, seat) === side) ?? 0,
          ),
        }),
      );
  return terms.t(winners.length === terms.scene.seats.length ? 'score-why-shared' : 'score-why-florins', {
    points,
    florins: counts.join(', '),
  });
}

/** Returns the florins that decide a tie for a seat: its own, or those of its team. */
function florins({ scene, solo }: KontorTerms, seat: Seat): number {
  const side = sideOf(scene.setup, seat);
  return scene.seats
    .filter((other) => (solo ? other === seat : sideOf(scene.setup, other) === side))
    .reduce((sum, other) => sum + scene.count(`purse/${other}`), 0);
}

export const ties = (terms: KontorTerms) => ({
  title: terms.t('score-ties'),
  about: terms.t('score-ties-about'),
  counts: terms.scene.seats.map((seat) => florins(terms, seat)),
});
