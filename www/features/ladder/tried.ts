// Which animals were beaten, in one sentence for the statistics.
import type { Words } from '../../words/words';
import { beaten, RUNGS } from './rungs';

export const { forget } = beaten;

export function tried(words: Words): string {
  const ids = [...beaten.read()],
    names = words.list(ids.map((id) => words.t(`ladder-name-${id}`)));
  return ids.length === 0 ? '' : words.t('ladder-tally', { count: ids.length, all: RUNGS.length, names });
}
