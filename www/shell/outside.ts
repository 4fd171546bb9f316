// Reads a game from a file or a link. Neither is trusted: the engine replays the record or refuses it.

/** The most bytes of a file with one game, and of one with everything; a larger file is not read. */
export const LARGEST = 256 * 1024;
const LARGEST_ALL = 64 * 1024 * 1024;
/** How a file with everything begins. */
export const ALL = '{"dockhand-all"';

/** Returns the text of a file. Throws 'too-large' before reading it, or 'unreadable'. */
export async function readFile(file: File): Promise<string> {
  const read = (part: Blob): Promise<string> =>
    part.text().catch(() => {
      throw new Error('unreadable');
    });
  const isAll = file.size > LARGEST && (await read(file.slice(0, ALL.length))) === ALL;
  if (file.size > (isAll ? LARGEST_ALL : LARGEST)) throw new Error('too-large');
  return read(file);
}

/** The most characters of a fragment that are read: the largest file with every byte encoded. */
export const LONGEST_FRAGMENT = 3 * LARGEST;

/** Returns the game in the fragment of the address, or null. Throws 'record-too-large' before decoding. */
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
