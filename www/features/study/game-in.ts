// The game of a study, for the single file, which is without notes.

/** Returns the record in a study, as a link or a file. */
export function gameIn(text: string): string {
  try {
    return text.startsWith('s')
      ? text.slice(1).replace(/\..*$/s, '')
      : JSON.stringify((JSON.parse(text) as { game: unknown }).game ?? null);
  } catch {
    return '';
  }
}
