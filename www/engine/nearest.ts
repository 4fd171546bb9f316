// Finds the nearest table that can be played for one that cannot. Pure; fetched if there is such a table.
import type { Judge, Ruleset, Value } from './draft';
import type { GameEntry } from './wire';

/** A table with another value for one option. */
export const withValue = (table: Ruleset, key: string, value: Value): Ruleset => ({
  ...table,
  values: { ...table.values, [key]: value },
});

/** Turns options off as long as that leaves fewer reasons. */
function lighter(table: Ruleset, entry: GameEntry, judge: Judge): Ruleset {
  let why = judge(table).length;
  for (const { kind, key } of entry.options) {
    if (why === 0 || kind !== 'switch' || table.values[key] !== true) continue;
    const other = withValue(table, key, false),
      still = judge(other).length;
    if (still < why) [table, why] = [other, still];
  }
  return table;
}

/**
 * Returns the nearest set-up that can be played: with some options off, then with another choice, or for
 * another number of players if that may change.
 */
export function nearestPlayable(
  table: Ruleset,
  entry: GameEntry,
  judge: Judge,
  keep: 'count' | 'choice',
): Ruleset | null {
  const others =
    keep === 'choice'
      ? entry.seats.map((count) => ({ ...table, count }))
      : entry.options.flatMap((option) =>
          option.kind === 'choice' ? option.values.map((value) => withValue(table, option.key, value)) : [],
        );
  for (const one of [table, ...others]) {
    const rest = lighter(one, entry, judge);
    if (judge(rest).length === 0) return rest;
  }
  return null;
}
