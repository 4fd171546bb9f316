// The table of a tutorial, for the first game after it.
import type { Ruleset } from '../../engine/draft';
import { tableFrom } from '../../device/presets';
import { isObject } from '../../device/valid';
import type { GameEntry } from '../../engine/wire';

/**
 * Returns the table of a tutorial for a real game. The first player is drawn, and a loaded components file
 * stays unless it has its own harbour (`own`: its option).
 */
export function taughtTable(
  { players, config }: { players: readonly object[]; config: object },
  entry: GameEntry,
  now: Ruleset,
  own?: string,
): Ruleset {
  const table = tableFrom({ count: players.length, values: config }, entry),
    file = own === undefined ? undefined : now.values[own];
  if (!table) return now;
  if (own !== undefined && isObject(file) && !file['harbour']) table.values[own] = file;
  return table;
}
