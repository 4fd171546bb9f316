// Divides the text of a lesson into pages, each of whole sentences.

/** Returns the pages of a text, one if all of it `fits`; the last of them has to leave room for what is asked (`last`). */
export function pagesOf(text: string, fits: (text: string, last: boolean) => boolean): string[] {
  if (fits(text, true)) return [text];
  const pages: string[][] = [];
  let page: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…]) +/)) {
    if (page.length === 0 || !fits([...page, sentence].join(' '), false)) pages.push((page = []));
    page.push(sentence);
  }
  // The last sentence goes with what is asked; if there is only one, what is asked stands alone.
  if (!fits(page.join(' '), true)) pages.push(page.length > 1 ? page.splice(-1) : []);
  return pages.map((sentences) => sentences.join(' '));
}
