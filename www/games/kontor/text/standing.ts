// Which sources of points there are, and what decides besides points. Fetched when a game has begun.
import type { Decided } from '../../../core/wire';
import type { Game, Seat, SeatScore, Side, Source } from '../wire';
import { type KontorTerms, sideOf } from './terms';

/** Customs houses, if they are in play. */
export const sources = (scores?: SeatScore[]): Source[] =>
  (['sectors', 'customs', 'export', 'golden-days'] as Source[]).filter(
    (source) => !scores || scores.some(({ sources }) => sources.some((one) => one.source === source)),
  );

/** Points decide, then florins: a team's purses together. */
export function whyWon(
  terms: KontorTerms,
  winners: Seat[],
  scores: SeatScore[],
  decided: Decided<Game> | null,
): string {
  const points = scores[winners[0] ?? 0]?.total ?? 0;
  // A penniless player loses with any points, and three in a line win with any.
  if (decided?.by === 'at-once')
    return terms.t(`score-why-${decided.rule.replace('kontor/', '')}`, {
      names: terms.names(winners),
    });
  const counts = terms.solo
    ? terms.scene.seats.map((seat) =>
        terms.t('score-florins', { name: terms.name(seat), count: florins(terms, seat) }),
      )
    : (['red', 'black'] as Side[]).map((side) =>
        terms.t('score-florins', {
          name: terms.side(side),
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

/** The florins that decide a tie for a seat: its own, or those of its team. */
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
