// A game leaves the page as a file or as a link.

export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Returns the address of this page with a record in the fragment, which never reaches a server. On a server
 * each game has a page of its own, whose picture other sites show with the link.
 */
export function linkAddress(link: string, game: string): string {
  const here = location.href.replace(/#.*$/s, '');
  return `${here.startsWith('http') && import.meta.env.MODE !== 'single' ? new URL(`${game}.html`, here).href : here}#${link}`;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
