// The sources of points, and what decides a tie. It is fetched once a game has begun.
import { youFirst } from '../../../words/text/names';
import type { Seat, SeatScore, Source } from '../wire';
import type { ImhotepTerms } from './terms';

const SOURCES: Source[] = [
  'pyramid',
  'temple',
  'chamber',
  'obelisks',
  'ornaments',
  'statues',
  'unused-cards',
  'wrath',
];

export const sources = ({ scene }: ImhotepTerms): Source[] =>
  SOURCES.filter((source) => source !== 'wrath' || scene.setup.config.wrath);

/** Says why a player won on equal points: by the stones on the sleds, or that the victory is shared. */
export function whyWon(terms: ImhotepTerms, winners: Seat[], scores: SeatScore[]): string {
  const points = scores[winners[0] ?? 0]?.total ?? 0;
  const equal = scores.flatMap(({ total }, seat) => (total === points ? [seat] : []));
  if (winners.length > 1) return terms.t('score-why-shared', { points });
  const sleds = equal
    .map((seat) => terms.t('count-of', { name: terms.called(seat), count: terms.scene.sled(seat) }))
    .join(', ');
  return terms.t('score-why-sled', { names: youFirst(terms, equal), points, sleds });
}
