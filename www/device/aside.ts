// What is said beside a game: the remarks of computer players with a character, and the coach. Both are
// preferences of this device. Storage may hold anything.

import { load, save } from './storage';
import { objectOf } from './valid';

export interface Aside {
  remarks: boolean;
  coach: boolean;
}

const KEY = 'dockhand.aside';

/** Returns the preferences in data from storage. */
export function asideFrom(found: unknown): Aside {
  const { remarks, coach } = objectOf(found);
  return { remarks: remarks !== false, coach: coach === true };
}

/** The preferences: one object for the whole page. */
export const aside = asideFrom(load(KEY));

/** Returns the setting that switches one of them. */
export const spoken = (id: keyof Aside) => ({
  id,
  on: () => aside[id],
  turn: (on: number) => {
    aside[id] = on > 0;
    save(KEY, aside); // without storage they last until the page is closed; the settings say so
  },
});
