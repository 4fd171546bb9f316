// Tables that this device remembers: the one played last and those that were given a name. Storage may hold
// anything: only what the catalogue knows is taken over, and whether it can be played is the engine's to say.
import { load, save } from './storage';
import { isObject, isText, listOf, objectOf } from './valid';
import type { Ruleset, Value } from '../engine/draft';
import type { GameEntry } from '../engine/wire';

export interface Named {
  name: string;
  table: Ruleset;
}
interface Presets {
  last: Ruleset | null;
  named: Named[];
}

export const LONGEST_NAME = 40;
export const MOST_NAMED = 24;

const keyOf = (game: string): string => `dockhand.tables.${game}`;
/** Returns the known part of a table; null if there is none. `own`: an option that holds an object. */
export function tableFrom(found: unknown, entry: GameEntry, own?: string): Ruleset | null {
  if (!isObject(found) || !isObject(found['values']) || !entry.seats.includes(found['count'] as number))
    return null;
  const kept = found['values'],
    values: Record<string, Value> = {};
  for (const option of entry.options) {
    const value = kept[option.key];
    if (option.kind === 'seat') values[option.key] = null;
    else if (option.kind === 'switch') values[option.key] = value === true;
    else values[option.key] = option.values.find((known) => known === value) ?? option.default;
  }
  if (own !== undefined && isObject(kept[own])) values[own] = kept[own];
  return { count: found['count'] as number, values };
}

/** Returns the table that the set-up offers before one was played: the engine's first ruleset. */
export function firstTable({ options: [main] }: GameEntry, { count, values }: Ruleset): Ruleset {
  const base = main?.kind === 'choice' ? main.values[0] : undefined;
  return { count, values: main && base !== undefined ? { ...values, [main.key]: base } : values };
}

export function readPresets(entry: GameEntry, own?: string): Presets {
  const { last, named } = objectOf(load(keyOf(entry.id)));
  return {
    last: tableFrom(last, entry, own),
    named: listOf(named)
      .slice(0, MOST_NAMED)
      .flatMap((one): Named[] => {
        const { name, table: kept } = objectOf(one),
          table = tableFrom(kept, entry, own),
          short = isText(name) ? name.trim().slice(0, LONGEST_NAME) : '';
        return table && short ? [{ name: short, table }] : [];
      }),
  };
}

/** Keeps a change of the tables; returns whether it will be remembered. */
export const savePresets = (entry: GameEntry, change: Partial<Presets>, own?: string): boolean =>
  save(keyOf(entry.id), { ...readPresets(entry, own), ...change });
