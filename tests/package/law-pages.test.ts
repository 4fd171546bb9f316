// The law book as pages (`npm run pages`): all of it, with headings that links reach.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lawPages } from '../../tools/lib/pages.mjs';

const pages = lawPages() as Map<string, string>;

test('every page of the law book is there, and an index', () => {
  const wanted = readdirSync('docs/rules').map((name) =>
    name.replace('README.md', 'index.md').replace('.md', '.html'),
  );
  expect([...pages.keys()].sort()).toEqual(wanted.sort());
  expect(pages.get('kontor-rulings.html')).toContain('<h3 id="kontorruling-81">kontor/ruling-81</h3>');
});

test('every link leads to a page and a heading that are there', () => {
  const lost = [...pages].flatMap(([name, page]) =>
    [...page.matchAll(/href="(?!https?:)([^"]*)"/g)]
      .map(([, href]) => href!)
      .filter((href) => {
        const [file, heading] = href.split('#');
        const goal = pages.get(file === './' ? 'index.html' : file || name);
        return !goal || (heading && !goal.includes(` id="${heading}"`));
      })
      .map((href) => `${name} → ${href}`),
  );
  expect(lost).toEqual([]);
});
