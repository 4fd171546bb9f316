// `npm run bench`: how fast everything is, as one table. Times are computed time of a thread, not the clock
// on the wall, unless said; on a shared machine only ratios taken in one run mean something. Nothing is
// asserted.
//   npm run bench -- --probe FOLDER    a reference to run in turns with ours (`cargo run --release` there)
//   npm run bench -- --quick           fewer samples
//   npm run bench -- --write FILE      writes the table into FILE, for example docs/speed.md; not if the
//                                      machine was too busy (tools/lib/quiet.mjs)
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../tools/build.mjs';
import { findChrome } from '../../tools/lib/browser.mjs';
import {
  buildEngine,
  faceTimes,
  inChromium,
  inNode,
  median,
  native,
  PACKAGE,
  reference,
} from './lib/bench-engine.mjs';
import {
  leavesInChromium,
  leavesInNode,
  nativeLeaves,
  nativeSearches,
  searchesInChromium,
  searchesInNode,
  workersInChromium,
} from './lib/bench-search.mjs';
import { decisionTimes } from './lib/bench-decisions.mjs';
import { report, tablesOf } from './lib/bench-report.mjs';
import { inTurns } from './lib/bench-turns.mjs';
import { GAMES } from '../../tools/lib/games.mjs';
import { medianInterval, Watch } from './lib/quiet.mjs';
import { main, inRoot, Missing, say } from '../../tools/lib/shell.mjs';
import { firstLoad } from '../../tools/lib/sizes.mjs';
import { setUp } from '../../tools/setup.mjs';

async function bench() {
  const { values } = parseArgs({
    options: { probe: { type: 'string' }, quick: { type: 'boolean' }, write: { type: 'string' } },
  });
  if (values.quick && values.write) throw new Missing('--write needs all rounds: leave out --quick.');
  const watch = new Watch(); // before our own builds, which would make the machine look busy
  const env = await setUp({ browser: true });
  const probe = values.probe && resolve(values.probe);
  await buildEngine(env, probe);
  await build(env);
  const { launch, serve } = await import('../../tools/lib/serve.mjs');
  const { measureOthers } = await import('./lib/bench-others.mjs');
  const { turnsByLink } = await import('./lib/bench-together.mjs');
  const browser = await launch(findChrome(env));
  try {
    const engine = await serve(PACKAGE);
    const page = await serve(inRoot('dist'));
    const games = await measureGames(browser, engine.address, { probe, quick: values.quick, watch });
    const searches = await measureSearches(browser, engine.address, { probe, quick: values.quick, watch });
    const others = await measureOthers(env, engine.address, { quick: values.quick, watch });
    const rest = await measurePage(browser, engine.address, page.address, values.quick);
    const slow = await measureSlowTaps(browser, page.address, values.quick);
    say('  … turns by link');
    const turns = await turnsByLink(browser, engine.address, values.quick ? 1 : 5);
    const tab = await browser.newPage();
    const first = await firstLoad(tab, page.address, { game: 'imhotep', language: 'en' });
    [engine, page].forEach((server) => server.close());
    const visits = await measureVisits(browser, values.quick);
    const lines = tablesOf({ games, searches, others, rest, slow, turns, visits, first });
    report(lines, watch.complaints(), values.write);
  } finally {
    await browser.close();
  }
}

async function measureGames(browser, address, { probe, quick, watch }) {
  const { enginePage } = await import('./lib/bench-page.mjs');
  const { page, computed } = await enginePage(browser, address);
  const seconds = quick ? 0.3 : 0.5,
    references = [];
  const tables = await inTurns({
    ...{ what: 'random games', quick, watch, rounds: { quick: 2, least: 6 } },
    each: async () => probe && references.push(await reference()),
    natively: () => native(seconds),
    keyOf: ({ game, seats, config }) => JSON.stringify([game, seats, config]),
    wasm: { node: await inNode(), chromium: inChromium(page, computed) },
    measure: (run, table, seed) => run(table, Math.ceil((seconds * 1e8) / (table.ns * table.plies)), seed),
  });
  await page.close();
  const probed = (seats) => (probe ? median(references.map((all) => all[seats].games)) : null);
  return { tables, probe: { 2: probed(2), 4: probed(4) } };
}

/** Searches of the opening for two, natively, in Node, in Chromium and by the reference in turns. */
async function measureSearches(browser, address, { probe, quick, watch }) {
  const { enginePage } = await import('./lib/bench-page.mjs');
  const { page, computed } = await enginePage(browser, address);
  const references = [];
  const searches = await inTurns({
    ...{ what: 'searches', quick, watch, rounds: { quick: 1, least: 6 } },
    each: async () => probe && references.push(await reference()),
    natively: nativeSearches,
    keyOf: ({ game, end }) => `${game} ${end}`,
    wasm: { node: await searchesInNode(), chromium: searchesInChromium(page, computed) },
    measure: (run, search, seed) => run(search, seed),
  });
  const leaves = await inTurns({
    ...{ what: 'positions that a net judges', quick, watch, rounds: { quick: 1, least: 6 } },
    natively: nativeLeaves,
    keyOf: ({ game }) => game,
    wasm: { node: await leavesInNode(), chromium: await leavesInChromium(page, computed) },
    measure: (run, leaf, seed) => run(leaf, seed),
  });
  const together = await workersInChromium(page, address);
  const gains = [];
  for (let round = 0; round < (quick ? 3 : 9); round++) {
    const one = await together(1);
    gains.push((await together(2)) / one);
  }
  await page.close();
  return {
    ...{ searches, leaves },
    gain: medianInterval(gains),
    probe: probe ? median(references.map(({ search }) => search.ns)) : null,
  };
}

async function measurePage(browser, engine, page, quick) {
  const { enginePage, frameTimes, tapTimes } = await import('./lib/bench-page.mjs');
  say('  … the engine as JavaScript uses it, and the page');
  const bare = await enginePage(browser, engine);
  const face = await faceTimes(bare.page, quick ? 1000 : 5000);
  const decisions = await decisionTimes(bare.page);
  await bare.page.close();
  return {
    face,
    decisions,
    taps: await tapTimes(browser, page, quick ? 40 : 150),
    frames: await frameTimes(browser, page, quick ? 6 : 25),
  };
}

async function measureSlowTaps(browser, address, quick) {
  const { tapsOn } = await import('./lib/bench-taps.mjs');
  const games = [];
  for (const game of GAMES) {
    say(`  … a game on a slow phone, by finger: ${game}`);
    games.push({ game, ...(await tapsOn(browser, address, game, quick ? 40 : Infinity)) });
  }
  return games;
}

async function measureVisits(browser, quick) {
  const { idleTimes, serveCompressed, startTimes } = await import('./lib/bench-start.mjs');
  const site = await serveCompressed();
  say('  … a page left to itself');
  const idle = await idleTimes(browser, site.address, 5);
  const starts = [];
  for (const game of ['imhotep', 'kontor']) {
    say(`  … visits on a slow phone, to ${game}`);
    starts.push([game, await startTimes(browser, site.address, game, quick ? 2 : 5)]);
  }
  site.close();
  return { idle, starts };
}

await main(bench);
