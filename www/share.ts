// A game leaves the page as a file or as a link, and comes back from one. Nothing is believed: the engine replays it or refuses it.

/** More than any game needs; a larger file is not read at all. */
export const LARGEST = 256 * 1024;

export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Asks for a file and reads it; null if none was chosen. Throws 'too-large' before reading, 'unreadable' after. */
export async function readFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error('too-large');
  try {
    return await file.text();
  } catch {
    throw new Error('unreadable');
  }
}

/** The address of this page with a game in the fragment, which never reaches a server. */
export function linkAddress(link: string): string {
  return `${location.href.replace(/#.*$/s, '')}#${link}`;
}

/** The game in the fragment of this page's address, if there is one. */
export function linkedGame(): string | null {
  const text = location.hash.slice(1);
  if (!text) return null;
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

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
