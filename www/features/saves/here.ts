// Which kept game lies on the table of this tab, so that it lies there again when the page is loaded anew. An embedded page is told by its host.
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

/** Returns the name of the game to go on with if the page was reloaded, else null. From then on there is none until one is on the table. */
export function takeHere(): string | null {
  const id = fresh && wasReloaded() ? attempt(() => sessionStorage.getItem(KEY)) : null;
  fresh = false;
  forget();
  return id ?? null;
}

function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'reload';
}

/** A browser may refuse its storage. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
