// The engine in Firefox and WebKit, for the benchmark: as they are shipped, by the clock on the wall, because
// neither tells how long a thread has computed.
/* global location */
import { firefox } from '@playwright/test';
import { runnerImport } from 'vite';
import { native } from './bench-engine.mjs';
import { DECISION, nativeSearches } from './bench-search.mjs';
import { inTurns } from './bench-turns.mjs';
import { ensureEngines, findFirefox, findWebKit } from '../../../tools/lib/engines.mjs';
import { GAMES } from '../../../tools/lib/games.mjs';
import { inRoot } from '../../../tools/lib/shell.mjs';

/** Fetches the engines into a page, as `globalThis.engines`. */
async function fetchEngines(games) {
  globalThis.engines = {};
  for (const game of games) {
    const engine = await import(`${location.origin}/${game}/${game}.js`);
    await engine.default();
    globalThis.engines[game] = engine;
  }
  return null;
}

/** Returns the ns of each of the units that a call of an engine says it has done. */
async function timed({ game, call, args }) {
  const start = performance.now();
  const done = globalThis.engines[game][call](...args);
  return ((performance.now() - start) * 1e6) / done;
}

async function openFirefox(env) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(env) ?? undefined,
  });
  const page = await browser.newPage();
  return {
    go: (url) => page.goto(url),
    call: (work, argument) => page.evaluate(work, argument),
    close: () => browser.close(),
  };
}

/** WebKit by the same driver as in the tests. */
async function openWebKit(env) {
  const { module } = await runnerImport(inRoot('tests/engines/webdriver.ts'), {
    configFile: false,
    logLevel: 'warn',
  });
  const { command, browser } = findWebKit(env);
  const driver = await module.WebDriver.start(command, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return {
    go: (url) => driver.go(url),
    call: (work, argument) => driver.call(String(work), argument),
    close: () => driver.end(),
  };
}

/**
 * Opens the other browsers that this machine has, each with the engines at `address`. Returns for each
 * `time({ game, call, args })`, the ns of a unit of that call, and a function that closes them all.
 */
async function openOthers(env, address) {
  const names = await ensureEngines(env);
  const opened = new Map();
  for (const name of names) {
    const page = await { firefox: openFirefox, webkit: openWebKit }[name](env);
    opened.set(name, page);
    await page.go(`${address}empty.html`);
    await page.call(fetchEngines, GAMES);
  }
  return {
    places: Object.fromEntries([...opened].map(([name, page]) => [name, (asked) => page.call(timed, asked)])),
    close: () => Promise.all([...opened.values()].map((page) => page.close())),
  };
}

/** How long random games take for one sample, in seconds. */
const SECONDS = 0.5;

/**
 * Measures random games for two and a master's search of the opening natively and in the other browsers, in turns.
 * Returns `{ names, games, searches }`: the browsers, and what `inTurns` returns.
 */
export async function measureOthers(env, address, { quick, watch }) {
  const { places, close } = await openOthers(env, address);
  const rounds = { quick: 1, least: 6, most: 9 };
  try {
    const games = await inTurns({
      ...{ what: 'random games in other browsers', quick, watch, rounds, wasm: places },
      natively: () => native(SECONDS).filter(({ seats, config }) => seats === 2 && isEmpty(config)),
      keyOf: ({ game }) => game,
      measure: (run, { game, ns, plies }, seed) =>
        run({
          ...{ game, call: 'randomGames' },
          args: [game, 2, '{}', Math.ceil((SECONDS * 1e9) / (ns * plies)), seed],
        }),
    });
    const searches = await inTurns({
      ...{ what: 'searches in other browsers', quick, watch, rounds, wasm: places },
      natively: () => nativeSearches().filter(({ end }) => !end),
      keyOf: ({ game }) => game,
      measure: (run, { game }, seed) =>
        run({ game, call: 'searchOpening', args: [game, 2, '{}', DECISION, seed, false] }),
    });
    return { names: Object.keys(places), games, searches };
  } finally {
    await close();
  }
}

const isEmpty = (config) => Object.keys(config).length === 0;
