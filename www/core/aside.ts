// What is said beside a game: the remarks of computer players with a character, and the coach. Both are
// preferences of this device. Storage may hold anything.

export interface Aside {
  remarks: boolean;
  coach: boolean;
}

const KEY = 'dockhand.aside';

/** Returns the preferences in data from storage. */
export function asideFrom(found: unknown): Aside {
  const { remarks, coach } = (found ?? {}) as Partial<Record<keyof Aside, unknown>>;
  return { remarks: remarks !== false, coach: coach === true };
}

function load(): Aside {
  try {
    return asideFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return asideFrom(null);
  }
}

/** The preferences: one object for the whole page. */
export const aside = load();

export function saveAside(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(aside));
  } catch {
    // The preferences last until the page is closed; the settings say so.
  }
}
