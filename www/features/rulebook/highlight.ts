// Marks the words of a search in the text, in browsers that can do so without changing it.

/** Marks the words in an element for which `isWord` holds; with null, removes all marks. */
export function highlight(within: HTMLElement | null, isWord: (word: string) => boolean): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  if (!within) return;
  const marked = new Highlight(),
    texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT),
    known = new Map<string, boolean>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (!known.has(word)) known.set(word, isWord(word));
      if (!known.get(word)) continue;
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      marked.add(range);
    }
  }
  CSS.highlights.set('found', marked);
}
