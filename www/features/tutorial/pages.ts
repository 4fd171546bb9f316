// Divides the text of a lesson into pages, each of whole sentences.

/** The most words of a page: nobody reads a wall before a tap. */
export const MOST_WORDS = 25;

export const wordsIn = (text: string): number => text.match(/[\p{L}\d]\S*/gu)?.length ?? 0;

/** Returns the pages of a text. The last one has to leave room for the question (`last`). */
export function pagesOf(text: string, hasRoom: (text: string, last: boolean) => boolean): string[] {
  const fits = (page: string, last: boolean): boolean => wordsIn(page) <= MOST_WORDS && hasRoom(page, last);
  if (fits(text, true)) return [text];
  const pages: string[][] = [];
  let page: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…]) +/)) {
    if (page.length === 0 || !fits([...page, sentence].join(' '), false)) pages.push((page = []));
    page.push(sentence);
  }
  // The last sentence goes with the question; if a page has only one sentence, the question stands alone.
  if (!fits(page.join(' '), true)) pages.push(page.length > 1 ? page.splice(-1) : []);
  return pages.map((sentences) => sentences.join(' '));
}
