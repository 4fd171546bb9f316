// Reads a game from a file or a link. Neither is trusted: the engine replays the record or refuses it.

/** The most bytes of a file; a larger file is not read. No game needs more. */
export const LARGEST = 256 * 1024;

/** Returns the text of a file. Throws 'too-large' before reading it, or 'unreadable'. */
export async function readFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error('too-large');
  try {
    return await file.text();
  } catch {
    throw new Error('unreadable');
  }
}

/**
 * The most characters of a fragment that are read: the largest file with every byte encoded as three
 * characters.
 */
export const LONGEST_FRAGMENT = 3 * LARGEST;

/**
 * Returns the game in the fragment of this page's address, or null. Throws 'record-too-large' before decoding
 * it.
 */
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

/** Removes the fragment, so that a reload does not open the link again. */
export function forgetLink(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
}
