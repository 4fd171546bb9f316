// What a player has asked for and waits for, because it has to be fetched. A player who does something else in
// the meantime does not want it any more: a sheet that opened then would cover what was done.

/** Keys that act. Others move the focus or scroll, which one may do while one waits. */
const acts = ({ key }: KeyboardEvent): boolean => key === 'Escape' || key === 'Enter' || key.length === 1;

/**
 * Begins to wait. The signal is aborted when a key or a tap acts, or when Back is pressed. The caller aborts it
 * when the wait is over.
 */
export function waiting(): AbortController {
  const wait = new AbortController();
  const end = (event: Event): void => {
    // The second half of a double click was meant for the same button.
    if (event instanceof KeyboardEvent ? acts(event) : (event as MouseEvent).detail !== 2) wait.abort();
  };
  for (const type of ['keydown', 'click', 'cancel', 'popstate'])
    addEventListener(type, end, { capture: true, signal: wait.signal });
  return wait;
}
