// The interface between the chooser and its parts, and the sentence about a table that they share.
import type { Judge, Ruleset } from '../../../engine/draft';
import type { Refusal } from '../../../engine/wire';
import { isolate, type Args } from '../../../words/words';
import type { ChooserHost } from '../../contract';
import { onAt, OWN, SCENARIO } from './plan';

/** The interface of the chooser that its parts use. */
export interface PartHost extends ChooserHost {
  judge: Judge;
  /** Returns a sentence of the chooser. */
  t(id: string, args?: Args): string;
  /** Returns a sentence of the game, such as the name of a scenario. */
  name(id: string): string;
  has(id: string): boolean;
  reason(refusal: Refusal): string;
  /** Chooses another table, with a sentence about it. */
  take(table: Ruleset, more?: string): void;
  /** Calls `end` when the part that is shown now closes. */
  atEnd(end: () => void): void;
}

/** A part of the chooser: its element, and a method to call when the table has changed. */
export interface Part {
  root: HTMLElement;
  follow(): void;
}

/** Describes a table in a sentence. */
export function describe(host: PartHost, { count, values }: Ruleset): string {
  const on = onAt({ count, values }, host.entry).map((key) => host.name(`option-${key}`));
  const own = (values[OWN] as { harbour?: unknown } | null)?.harbour ? 'yes' : 'no';
  return host.t('summary', {
    own,
    scenario: host.name(`value-${SCENARIO}-${String(values[SCENARIO])}`),
    count,
    more: on.length,
    options: host.words.list(on.map(isolate)),
  });
}
