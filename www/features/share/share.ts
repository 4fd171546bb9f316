// A game comes back to the page from a file or a link. Nothing is believed: the engine replays it or refuses it.

/** More than any game needs; a larger file is not read at all. */
export const LARGEST = 256 * 1024;

/** Asks for a file and reads it; null if none was chosen. Throws 'too-large' before reading, 'unreadable' after. */
export async function readFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error('too-large');
  try {
    return await file.text();
  } catch {
    throw new Error('unreadable');
  }
}

/** The most characters of a fragment that are looked at: the largest file with every byte of it encoded as three characters. */
export const LONGEST_FRAGMENT = 3 * LARGEST;

/** The game in the fragment of this page's address, if there is one. Throws 'record-too-large' before any of it is decoded. */
export function linkedGame(fragment = location.hash): string | null {
  if (fragment.length < 2) return null;
  if (fragment.length - 1 > LONGEST_FRAGMENT) throw new Error('record-too-large');
  const text = fragment.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Forgets the fragment, so that a reload does not go back to where the link began. */
export function forgetLink(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}
