// The law book (docs/rules) is complete: every id that the repository names has a heading there, every
// heading is an entry with marks and source, and a test names it.
import { describe, expect, it } from 'vitest';
import { rulesIn, rulingsOn } from '../../www/features/rulebook/book';
import { BOOKS } from '../page/books';
import { entries, files, idsIn, isRuling, isTest, PAGES } from './lawbook';

/** Headings that no test names, each with the reason. */
const UNTESTED: Readonly<Record<string, string>> = {};

/** Names that look like ids but are names of word files. */
const NO_IDS = ['kontor/fr'];

const book = entries(),
  headings = book.map(({ id }) => id);
const all = files('src', 'mixture', 'web', 'www', 'tests', 'examples', 'lab', 'npm', 'tools');
for (const path of [...all.keys()].filter((one) => one.startsWith('tests/docs/'))) all.delete(path);

describe('the law book', () => {
  it('has exactly one heading for every id that is named anywhere', () => {
    expect(headings.length).toBeGreaterThan(300);
    expect(new Set(headings).size).toBe(headings.length);
    const unknown = [...all].flatMap(([path, text]) =>
      idsIn(text)
        .filter((id) => !headings.includes(id) && !NO_IDS.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has just the rules of the rulebook in the page', () => {
    const rules = headings.filter((id) => !isRuling(id));
    expect([...rules].sort()).toEqual(
      Object.keys(PAGES)
        .flatMap((game) => rulesIn(game, BOOKS[game]!))
        .sort(),
    );
  });

  it('lists just the rulings that the rulebook in the page shows', () => {
    for (const { id, related } of book.filter((one) => !isRuling(one.id))) {
      const [game = '', rule = ''] = id.split('/');
      expect(
        rulingsOn(BOOKS[game]!, rule).map((ruling) => `${game}/ruling-${ruling}`),
        id,
      ).toEqual(related);
    }
  });

  it('has a test for every heading', () => {
    const tested = new Set([...all].filter(([path]) => isTest(path)).flatMap(([, text]) => idsIn(text)));
    expect(headings.filter((id) => !tested.has(id)).sort()).toEqual(Object.keys(UNTESTED).sort());
  });

  it('names rulings by their whole ids, so that they can be found', () => {
    const short = [...all]
      .filter(([path]) => /^(src|web|tests)\//.test(path))
      .flatMap(([path, text]) =>
        [...text.matchAll(/\b[Rr]ulings? [A-Z]?\d+|^\s*\/\/.*\([DR]\d+[,)]/gm)].map(
          ([found]) => `${path}: ${found.trim()}`,
        ),
      );
    expect(short).toEqual([]);
  });

  it('gives marks and source for every entry, and question and answer for every ruling', () => {
    for (const { id, source, text } of book) {
      expect(source, id).toMatch(/^_[TVDCR](, [TVDCR])* · .+_$/);
      expect(text.length, id).toBeGreaterThan(20);
      if (isRuling(id)) expect(text, id).toMatch(/^\*\*Question\.\*\* .+\? .*\*\*Ruling\.\*\* [^*]/);
    }
  });

  it('marks as reconstructed just what the rulebook in the page marks so', () => {
    const marked = book.filter(({ id, source }) => !isRuling(id) && /^_[^·]*R/.test(source));
    const starred = Object.keys(PAGES).flatMap((game) =>
      BOOKS[game]!.chapters.flatMap(({ rules }) =>
        rules.filter(({ mark }) => mark === 'reconstructed').map(({ id }) => `${game}/${id}`),
      ),
    );
    expect(marked.map(({ id }) => id).sort()).toEqual(starred.sort());
  });

  it('links each ruling with the rules it is on, both ways', () => {
    for (const { id, related } of book) {
      if (isRuling(id)) expect(related.length, id).toBeGreaterThan(0);
      for (const other of related) {
        const back = book.find((one) => one.id === other);
        expect(back, `${id} names ${other}`).toBeDefined();
        expect(back!.related, `${other} leads back to ${id}`).toContain(id);
      }
    }
  });

  it('has no link that leads nowhere', () => {
    const anchors = new Set(headings.map((id) => id.replace('/', '').toLowerCase()));
    for (const [path, text] of files('docs/rules'))
      for (const [, page, anchor] of text.matchAll(/\]\(([\w-]+\.md)?#([\w-]+)\)/g))
        expect(anchors, `${path} → ${page ?? ''}#${anchor}`).toContain(anchor);
  });
});
