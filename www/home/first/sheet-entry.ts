// Back closes a sheet over the first screen or the set-up: an open sheet has an entry of its own in the history
// of the tab. The state of that entry is that of the entry below with an ending.
const ENDING = '-sheet';
import { ALWAYS } from '../../dom/life';

/** Whether the page itself is on its way back over an entry that stands for nothing any more. */
let skipping = false;

/** Whether the sheet of the topmost entry was closed in another way, so that Back has to skip the entry. */
let spent = false;

const openSheet = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>('dialog[open]');

/** Returns whether the tab shows the entry of a sheet; it is taken over by what comes next. */
export const hasSheetEntry = (): boolean => String(history.state).endsWith(ENDING);

/** Makes the entry of a sheet that of what comes next: nothing has to be skipped any more. */
export function takeSheetEntry(state: string): void {
  spent = false;
  history.replaceState(state, '');
}

/** Whether the page itself is on its way back: nobody has to answer. */
export const isSkipping = (): boolean => skipping;

/** Goes back over an entry that stands for nothing any more. */
export function skipEntry(): void {
  skipping = true;
  addEventListener('popstate', skipped, { once: true, signal: ALWAYS }); // the last to hear of it
  history.back();
}

function skipped(): void {
  skipping = false;
  if (openSheet()) enterSheet();
}

/** Adds the entry of a sheet that has just been opened. */
export function enterSheet(): void {
  if (skipping) return; // as soon as the tab has gone back
  spent = false;
  if (!hasSheetEntry()) history.pushState(`${history.state ?? ''}${ENDING}`, '');
  openSheet()?.addEventListener('close', () => (spent = hasSheetEntry()), { once: true });
}

/** Answers Back; returns whether it was about a sheet. */
export function leaveSheet(): boolean {
  if (location.hash.length > 1 || hasSheetEntry()) return false;
  const sheet = openSheet();
  if (sheet) {
    if (sheet.dispatchEvent(new Event('cancel', { cancelable: true }))) sheet.close();
    return true;
  }
  if (!spent) return false;
  spent = false;
  history.back();
  return true;
}
