// Sites with a side A and a side B: all at once, or as chance falls. Pure.
import type { Draft } from '../core/draft';
import type { GameEntry, Option } from '../core/wire';

/** A choice between a side A and a side B is one of a site. */
export const isSide = (option: Option): boolean =>
  option.kind === 'choice' &&
  option.values.length === 2 &&
  option.values[0] === 'a' &&
  option.values[1] === 'b';

/** All sites on one side, or each as the coin falls. */
export function preset(
  draft: Draft,
  entry: GameEntry,
  which: 'a' | 'b' | 'surprise',
  coin: () => boolean,
): void {
  for (const option of entry.options.filter(isSide)) {
    draft.values[option.key] = which === 'surprise' ? (coin() ? 'b' : 'a') : which;
  }
}

/** Which preset the sides show now. */
export function presetOf(draft: Draft, entry: GameEntry): 'a' | 'b' | null {
  const sides = entry.options.filter(isSide).map(({ key }) => draft.values[key]);
  return sides.every((side) => side === 'a') ? 'a' : sides.every((side) => side === 'b') ? 'b' : null;
}
