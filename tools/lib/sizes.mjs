// The weight of the built page on the wire. The limit is a promise about the first load: the files that a browser
// fetches until a game can be played. An end-to-end test holds it, and `npm run bench` tells the same figures.
/* global document, MutationObserver */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inRoot } from './shell.mjs';

const kB = 1000;
const PARTS = [
  { part: 'JavaScript', names: /\.js$/ },
  { part: 'CSS', names: /\.css$/ },
  { part: 'words', names: /\.txt$/ },
  { part: 'pictures', names: /\.svg$/ },
  { part: 'the engine (wasm)', names: /\.wasm$/ },
  { part: 'everything', names: /./ },
];

/** Returns the most that everything in the first load of a game may weigh: Kontor's engine is the largest (docs/decisions.md). */
export const mostOf = (game) => (game === 'kontor' ? 360 : 228) * kB;

/** All files of dist/. */
export const shipped = () =>
  readdirSync(inRoot('dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(inRoot('dist').length + 1));

/** Of each file that was weighed: first loads have most of them in common. */
const weights = new Map();

/** Returns `{ part, gzip }` for each part of these files of dist/: the compressed bytes. */
export function weigh(names) {
  const files = names.map((name) => {
    if (!weights.has(name))
      weights.set(name, gzipSync(readFileSync(inRoot('dist', name)), { level: 9 }).length);
    return { name, gzip: weights.get(name) };
  });
  return PARTS.map(({ part, names: own }) => ({
    part,
    gzip: files.filter(({ name }) => own.test(name)).reduce((all, { gzip }) => all + gzip, 0),
  }));
}

/** Returns the compressed bytes of all these files of dist/. */
export const weightOf = (names) => weigh(names).find(({ part }) => part === 'everything').gzip;

/** Not as small as it gets, which takes ten times as long. */
const brotli = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** Returns the weights outside the first load, `{ part, bytes, most }`. */
export function furtherSizes() {
  const sum = (names, compress) =>
    names.reduce((all, name) => all + compress(readFileSync(inRoot('dist', name))).length, 0);
  const engines = shipped().filter((name) => /^assets\/.*\.wasm$/.test(name));
  return [
    {
      part: 'the largest engine, gzip',
      bytes: Math.max(0, ...engines.map((name) => weightOf([name]))),
      most: 232 * kB,
    },
    {
      part: 'the engines of all four games, brotli',
      bytes: sum(engines, brotli),
      most: 470 * kB,
    },
    {
      part: 'a poster in another page with its script, gzip',
      bytes: sum(['embed.js', 'posters/kontor.svg'], gzipSync),
      most: 5 * kB,
    },
  ];
}

/**
 * The files of dist/ that a fresh page (of Playwright) fetches until a game can be played. They are taken
 * from the requests, not from a list: every file that is loaded counts, whether it is needed or not.
 */
export async function firstLoad(page, address, { game, language }) {
  await page.addInitScript((kept) => {
    localStorage.setItem('dockhand.settings', kept);
    // Only the first load counts, however slow the machine: timers of a second and more, after which the page
    // fetches further files, start when a game can be played. Until then none of them can be cleared.
    const wait = globalThis.setTimeout,
      held = [];
    globalThis.setTimeout = (run, ms, ...values) => {
      if (!(ms >= 1000) || globalThis.playable !== undefined) return wait(run, ms, ...values);
      held.push(() => wait(run, ms, ...values));
      return 0; // the number of no timer
    };
    let begun = false;
    const watcher = new MutationObserver(() => {
      // A player who begins at once, however slow the machine: what comes when the first screen has rested is
      // no part of the first load.
      const people = document.getElementById('people-2');
      if (people && !people.closest('#first') && !begun) {
        begun = true;
        people.click(); // two people on one device
        document.getElementById('play').click();
      }
      if (!document.querySelector('main.game')) return;
      globalThis.playable = performance.now();
      watcher.disconnect();
      held.forEach((begin) => begin());
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, JSON.stringify({ game, language }));
  await page.goto(address);
  await page.locator('main.game').waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime <= globalThis.playable ? [name] : [])),
  );
  // A browser without a window does not fetch the icon; others do.
  const linked = await page.locator('link[rel=icon]').evaluateAll((links) => links.map((link) => link.href));
  const own = [address, ...fetched, ...linked].filter((url) => url.startsWith(address));
  return [
    ...new Set(
      own.map((url) => new URL(url).pathname.slice(new URL(address).pathname.length) || 'index.html'),
    ),
  ];
}
