// The style sheet in the document.
import { expect, test } from 'vitest';
import { withStyles } from '../../tools/lib/styles.mjs';

const page = (policy = "style-src 'self'; img-src 'self'"): string =>
  `<meta content="${policy}"><link rel="stylesheet" crossorigin href="./assets/base-1.css"><p>`;

test('the sheet that a document names stands in it, and its policy knows the hash', () => {
  expect(withStyles(page(), (name) => `/* ${name} */ p { content: '$&' }`)).toBe(
    `<meta content="style-src 'self' 'sha256-2BmF2tNMSDJDadtPvwuGqiV8fZrwL6kcD1Q2kPdgliQ='; img-src 'self'">` +
      `<style>/* assets/base-1.css */ p { content: '$&' }</style>` +
      `<link disabled rel="stylesheet" crossorigin href="./assets/base-1.css"><p>`,
  );
});

test('a sheet that would not be the same in a document is refused, and so is a document without sheet or policy', () => {
  for (const css of ['a { background: url(a.png) }', '@import "b.css";', '/* </STYLE> */'])
    expect(() => withStyles(page(), () => css)).toThrow('assets/base-1.css cannot stand in a document.');
  expect(() => withStyles('<p>', () => '')).toThrow('no style sheet');
  expect(() => withStyles(page('img-src'), () => '')).toThrow('no policy');
});
