// A game leaves the page as a file or as a link.

export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The address of this page with a game in the fragment, which never reaches a server. */
export function linkAddress(link: string): string {
  return `${location.href.replace(/#.*$/s, '')}#${link}`;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
