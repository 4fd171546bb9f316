// The table of what every part adds to the first load.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf, partOf, weighParts } from '../../tools/lib/first-load.mjs';
import { FEATURES, PARTS } from '../../tools/lib/first-load-limits.mjs';
import { judged } from '../../tools/lib/first-load-table.mjs';

/** A page of a script, a style sheet, a script that both games share, a feature and words. */
const made = {
  'assets/base.js': {
    entry: null,
    of: { 'www/shell/app.ts': 300, 'www/ui/elements.ts': 100, 'node_modules/@fluent/bundle/index.js': 100 },
    with: [],
  },
  'assets/base.css': { entry: null, of: { 'www/style.css': 1 }, with: [] },
  'assets/game.js': {
    entry: 'www/games/imhotep/index.ts',
    of: { 'www/games/imhotep/index.ts': 1 },
    with: ['assets/stones.js'],
  },
  'assets/stones.js': {
    entry: null,
    of: { 'www/stage/stone.ts': 90, 'www/features/bots/chip.ts': 10 },
    with: ['assets/base.js'],
  },
  'assets/review.js': {
    entry: 'www/features/review/review.ts',
    of: { 'www/features/review/review.ts': 1, 'www/table/pick.ts': 1 },
    with: ['assets/review.css'],
  },
  'assets/review.css': { entry: null, of: { 'www/features/review/review.css': 1 }, with: [] },
  'assets/words-page-en-1234567.txt': { entry: null, of: {}, with: [] },
  'assets/words-page-fr-1234567.txt': { entry: null, of: {}, with: [] },
  'assets/words-bot-en-1234567.txt': { entry: null, of: {}, with: [] },
};
const html =
  '<link rel="stylesheet" href="./assets/base.css"><script src="./assets/base.js"></script><link href="./manifest.webmanifest">';
const first = filesOf(html, made, ['www/games/imhotep/index.ts'], ['page']);

describe('C2: the table of the first load', () => {
  it('counts what the document names, what is asked for, and what comes with it', () => {
    expect([...first].sort()).toEqual([
      'assets/base.css',
      'assets/base.js',
      'assets/game.js',
      'assets/stones.js',
      'assets/words-page-en-1234567.txt',
      'index.html',
    ]);
    expect(() => filesOf(html, made, ['www/games/senet/index.ts'], [])).toThrow('www/games/senet/index.ts');
  });

  it('gives each source its share of the file, so that all parts add up to what is fetched', () => {
    const { parts, features } = weighParts(made, first, () => 1000);
    expect(parts).toEqual({
      www: 600,
      'www/core': 200,
      libraries: 200,
      'style sheets': 1000,
      'www/games/imhotep': 1000,
      'www/stage': 900,
      words: 1000,
      'the document': 1000,
    });
    // A feature is its own line wherever it is, with its style sheets and words.
    expect(features).toEqual({ bots: [100, 500 + 1000 + 1000] });
  });

  it('names folders for code and kinds for the rest', () => {
    expect(partOf('assets/a.js', 'www/games/index.ts')).toBe('www/games');
    expect(partOf('assets/a.js', 'vite/preload-helper.js')).toBe('libraries');
    expect(partOf('assets/a.js', 'pkg/imhotep/imhotep.js')).toBe('code around the engine');
    expect(partOf('assets/a.wasm', 'pkg/imhotep/imhotep_bg.wasm')).toBe('the engine');
    expect(partOf('assets/a.svg', 'www/home/setup/icon.svg')).toBe('pictures');
  });

  it('says which limit is exceeded, missing, or of nothing, and by how much', () => {
    const weights = { parts: { www: 1200.4, words: 100 }, features: { bots: [0, 50], maps: [20, 30] } };
    const limits: Parameters<typeof judged>[1] = {
      parts: { www: 1200, words: 99, everything: 2000, pictures: 5 },
      features: { bots: [0, 50], maps: [0, 30] },
    };
    const { table, problems } = judged(weights, limits);
    expect(problems).toEqual([
      'The first load, words: 100 bytes, 99 at most, so 1 too many.',
      'The first load, the feature maps: 20 bytes, 0 at most, so 20 too many.',
      'pictures has a limit in tools/lib/first-load-limits.mjs, but the page has nothing of it.',
    ]);
    expect(table).toContain('everything                   1,320     2,000');
    expect(table).toContain('maps                            20         0        30        30');
    expect(judged(weights, { parts: {}, features: {} }).problems).toContain(
      'The feature bots, fetched later: 50 bytes, and no limit in tools/lib/first-load-limits.mjs.',
    );
  });

  it('has a limit for every feature, and none is in the first load', () => {
    const folders = readdirSync('www/features', { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(Object.keys(FEATURES).sort()).toEqual(folders.map(({ name }) => name).sort());
    expect(Object.values(FEATURES).every(([first]) => first === 0)).toBe(true);
    expect(PARTS['everything']).toBeLessThan(250_000);
  });
});
