// The id of the saved game on the table of this tab, so that the game is opened again after a reload. An
// embedded page gets its game from its host.
const KEY = 'dockhand.here';

/** Whether no game has been on the page since it was loaded. */
let fresh = true;

export function remember(id: string): void {
  fresh = false;
  if (parent === window) attempt(() => sessionStorage.setItem(KEY, id));
}

export function forget(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/**
 * Returns the id of the game to continue if the page was reloaded, otherwise null. Later calls return null
 * until a game is on the table.
 */
export function takeHere(): string | null {
  const id = fresh && wasReloaded() ? attempt(() => sessionStorage.getItem(KEY)) : null;
  fresh = false;
  if (!id) forget(); // otherwise a second reload, before the game is open again, returns to it as well
  return id ?? null;
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
