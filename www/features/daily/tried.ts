// How a player did at the deals of the day, in one sentence for the statistics.
import type { Words } from '../../words/words';
import { today } from './deal';
import { dailyResults, tallyNow } from './results';

export const { forget } = dailyResults;

export function tried(words: Words): string {
  const all = dailyResults.read();
  return all.size === 0 ? '' : words.t('daily-tally', { ...tallyNow(all, today()) });
}
