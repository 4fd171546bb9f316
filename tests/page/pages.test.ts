// A lesson in pages: whole sentences, nothing lost, and room for the task on the last.
import { describe, expect, it } from 'vitest';
import { pagesOf, wordsIn } from '../../www/features/tutorial/pages';

/** Returns a function that tells whether a text fits into this many letters; the task takes ten. */
const upTo =
  (room: number) =>
  (text: string, last: boolean): boolean =>
    text.length + (last ? 10 : 0) <= room;

describe('P17: the pages of a lesson', () => {
  const text = 'One two. Three! Four five six? Seven.';
  it('P17: a text that fits is one page', () => {
    expect(pagesOf(text, upTo(47))).toEqual([text]);
  });
  it('P17: a longer text is divided between sentences, and the last page leaves room', () => {
    expect(pagesOf(text, upTo(24))).toEqual([
      'One two. Three!',
      'Four five six? Seven.'.slice(0, 14),
      'Seven.',
    ]);
    expect(pagesOf(text, upTo(40))).toEqual(['One two. Three! Four five six?', 'Seven.']);
    for (let room = 1; room < 60; room++) expect(pagesOf(text, upTo(room)).join(' ').trim()).toBe(text);
  });
  it('P58: a page has at most 25 words', () => {
    const sentence = 'One two three four five six seven eight nine.',
      pages = pagesOf(Array<string>(5).fill(sentence).join(' '), () => true);
    expect(pages.map(wordsIn)).toEqual([18, 18, 9]);
    expect(wordsIn('2, 3, 4 : 9 points – l’obélisque.')).toBe(6);
  });
  it('P17: the task has a page of its own after a sentence that leaves no room', () => {
    expect(pagesOf('A long sentence without an end.', upTo(31))).toEqual([
      'A long sentence without an end.',
      '',
    ]);
  });
});
