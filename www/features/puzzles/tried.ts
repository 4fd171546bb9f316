// How a player did at puzzles, in one sentence for the statistics.
import type { Words } from '../../words/words';
import { puzzleProgress } from './progress';

export const { forget } = puzzleProgress;

export function tried(words: Words): string {
  const { tried, rating, row, longest } = puzzleProgress.read();
  return tried === 0 ? '' : words.t('puzzles-tally', { rating, row, longest });
}
