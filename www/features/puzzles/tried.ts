// How a player did at puzzles, in one sentence for the statistics.
import type { Words } from '../../words/words';
import { savedProgress } from './progress';

export { forget } from './progress';

export function tried(words: Words): string {
  const { tried, rating, row, longest } = savedProgress();
  return tried === 0 ? '' : words.t('puzzles-tally', { rating, row, longest });
}
