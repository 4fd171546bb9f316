// A key that is pressed before the code for keys is here does its action afterwards.
import type { Host } from '../../shell/host';

let asked = false;

/** Fetches the code for keys, once for the page. */
export async function awaitKeys(host: Host): Promise<void> {
  if (asked) return;
  asked = true;
  let early: KeyboardEvent | null = null;
  const learning = new AbortController();
  const note = (event: KeyboardEvent): void => {
    early = event;
  };
  document.addEventListener('keydown', note, { signal: learning.signal });
  try {
    (await import('./keys')).listen(host, early);
  } catch {
    asked = false; // the next game asks again
  }
  learning.abort(null); // an error as the reason would hold who has called, and its game
}
