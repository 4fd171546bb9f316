// How a player did at the deals of the day, in one sentence for the statistics.
import type { Words } from '../../words/words';
import { today } from './deal';
import { savedResults, tallyNow } from './results';

export { forget } from './results';

export function tried(words: Words): string {
  const results = savedResults();
  return results.size === 0 ? '' : words.t('daily-tally', { ...tallyNow(results, today()) });
}
