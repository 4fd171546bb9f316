// The part of a set-up that this device remembers if a table is chosen from cards: the table, and how its
// players share the device.
import { type Ruleset, peopleOf } from '../../engine/draft';
import { firstTable, readPresets, savePresets } from '../../device/presets';
import { findCard } from '../../games';
import type { Form, SetupForm } from '../../games/form';

/** Returns the key of the option that holds a components file. */
export const ownOf = ({ entry }: SetupForm): string | undefined => findCard(entry.id)?.components;

export const form: Form = {
  habits: (setup): Ruleset['values'] => (isOneAnswer(setup) ? { oneAnswer: true } : {}),
  begin(setup) {
    const { last } = readPresets(setup.entry, ownOf(setup));
    const playable = (table: Ruleset | null): boolean => table !== null && setup.whyNot(table).length === 0;
    const table = [last, firstTable(setup.entry, tableOf(setup))].find(playable);
    if (table) setup.take(table);
  },
  done: (setup) => {
    savePresets(setup.entry, { last: tableOf(setup) }, ownOf(setup));
  },
};

/** Returns whether several players share this device, which is handed over if the game has private parts. */
export const isShared = (setup: SetupForm): boolean =>
  Boolean(findCard(setup.entry.id)?.secrets) && peopleOf(setup.draft) > 1;
export const isOneAnswer = (setup: SetupForm): boolean => isShared(setup) && setup.habit('oneAnswer');

export const tableOf = ({ draft: { count, values } }: SetupForm): Ruleset => ({ count, values });
