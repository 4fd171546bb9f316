// Sites with a side A and a side B: all on one side, or a random mixture. Pure.
import type { Draft } from '../../engine/draft';
import type { GameEntry, Option } from '../../engine/wire';

/** Returns whether an option is the side of a site: a choice between a and b. */
export const isSide = (option: Option): boolean =>
  option.kind === 'choice' &&
  option.values.length === 2 &&
  option.values[0] === 'a' &&
  option.values[1] === 'b';

/** Puts all sites on one side, or each on the side that the coin decides. */
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

/** Returns the preset that the sides show now, or null. */
export function presetOf(draft: Draft, entry: GameEntry): 'a' | 'b' | null {
  const sides = entry.options.filter(isSide).map(({ key }) => draft.values[key]);
  return sides.every((side) => side === 'a') ? 'a' : sides.every((side) => side === 'b') ? 'b' : null;
}
