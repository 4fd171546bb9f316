// `npm run check`: which parts have changed since they passed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isChecked, noteChecked, printOf } from '../../tools/lib/unchanged.mjs';

let folder: string;
const git = (...words: string[]): unknown => execFileSync('git', ['-C', folder, ...words]);
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const prints = (): (string | null)[] => ['rust', 'page'].map((part) => printOf(part, folder));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dockhand-'));
  for (const one of ['src', 'www']) mkdirSync(join(folder, one));
  write('src/lib.rs', 'one');
  write('www/page.ts', 'one');
  write('package.json', '{}');
  git('init', '-q');
  git('add', '.');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a change concerns its own part, and what both share concerns both', () => {
  const [rust, page] = prints();
  expect(prints()).toEqual([rust, page]);
  write('www/page.ts', 'two');
  expect(prints()).toEqual([rust, expect.not.stringMatching(page!)]);
  write('www/page.ts', 'one');
  expect(prints()).toEqual([rust, page]);
  write('src/more.rs', 'new');
  expect(prints()).toEqual([expect.not.stringMatching(rust!), page]);
  write('package.json', '{ }');
  expect(prints()).toEqual([expect.not.stringMatching(rust!), expect.not.stringMatching(page!)]);
  rmSync(join(folder, 'package.json'));
  expect(prints()[1]).not.toBe(page);
});

test('a step has passed with the very files with which it did, and with no others', () => {
  const [rust, page] = prints();
  expect(isChecked('lint', page!, folder)).toBe(false);
  noteChecked('lint', page!, folder);
  noteChecked('clippy', rust!, folder);
  expect(isChecked('lint', page!, folder)).toBe(true);
  expect(isChecked('lint', rust!, folder)).toBe(false);
  expect(isChecked('clippy', rust!, folder)).toBe(true);
  // Without Git everything is checked every time.
  expect(isChecked('lint', null, folder)).toBe(false);
});
