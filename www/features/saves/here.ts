// The game on the table of this tab, so that it is opened again after a reload. An embedded page gets its game from
// its host.
const KEY = 'dockhand.here';

/** Whether no game has been on the page since it was loaded. */
let fresh = true;

/** What the tab notes of its game: the id of its save, and the game itself as long as no move is made and saved. */
export interface Here {
  id: string;
  record: string | null;
}

export function remember({ id, record }: Here): void {
  fresh = false;
  if (parent === window) attempt(() => sessionStorage.setItem(KEY, `${id} ${record ?? ''}`.trim()));
}

export function forget(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/**
 * Returns the game to continue if the page was reloaded, otherwise null. Later calls return null until a game is on
 * the table.
 */
export function takeHere(): Here | null {
  const note = fresh && wasReloaded() ? attempt(() => sessionStorage.getItem(KEY)) : null;
  fresh = false;
  const [, id, record = null] = /^(\S+)(?: (.+))?$/.exec(note ?? '') ?? [];
  if (id) return { id, record };
  forget(); // otherwise a second reload, before the game is open again, returns to it as well
  return null;
}

function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'reload';
}

/** Runs `act` and returns its result, or undefined if the browser refuses its storage. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
