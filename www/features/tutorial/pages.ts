// Divides the text of a lesson into pages, each of whole sentences.

/** Returns the pages of a text. The last one has to leave room for the question (`last`). */
export function pagesOf(text: string, fits: (text: string, last: boolean) => boolean): string[] {
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
