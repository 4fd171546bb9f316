// The search's part of the benchmark: decisions of an opening natively, in Node, in Chromium, and by workers
// side by side.
/* global Worker */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { nodeEngines } from './bench-engine.mjs';
import { programOf } from './program.mjs';
import { inRoot, Missing } from '../../../tools/lib/shell.mjs';

/** One line for each game and way of playing on, or none: `{ game, end, ns }`; see lab/src/bin/bench.rs. */
export function nativeSearches() {
  const done = spawnSync(programOf('bench'), ['--searches'], { encoding: 'utf8' });
  if (done.status !== 0) throw new Missing(`The native benchmark failed:\n${done.stderr}`);
  return done.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** So many iterations are one decision of the target. */
export const DECISION = 10_000;

/**
 * Functions that measure a search of an opening in this process and in Chromium: nanoseconds an iteration
 * that a thread has computed.
 */
export async function searchesInNode() {
  const engines = await nodeEngines();
  return ({ game, end }, seed) => {
    const start = process.cpuUsage();
    const done = engines[game].searchOpening(game, 2, '{}', DECISION, seed, end);
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1e3) / done;
  };
}
export const searchesInChromium = (page, computed) => async (search, seed) => {
  const before = await computed();
  const done = await page.evaluate(
    ({ game, end, seed, iterations }) =>
      globalThis.engines[game].searchOpening(game, 2, '{}', iterations, seed, end),
    { ...search, seed, iterations: DECISION },
  );
  return (((await computed()) - before) * 1e9) / done;
};

/** One line for each game that a net has learned: `{ game, ns }` for a position that it judges; see lab/src/bin/bench.rs. */
export function nativeLeaves() {
  const done = spawnSync(programOf('bench'), ['--leaves', inRoot('nets')], { encoding: 'utf8' });
  if (done.status !== 0) throw new Missing(`The native benchmark failed:\n${done.stderr}`);
  return done.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** So many positions are judged for one sample. */
const LEAVES = 100_000;

/** Functions that measure the judging of a position: nanoseconds that a thread has computed. */
export async function leavesInNode() {
  const engines = await nodeEngines();
  const nets = Object.fromEntries(await netFiles());
  return ({ game }, seed) => {
    const start = process.cpuUsage();
    if (engines[game].judgeLeaves(game, 2, nets[game], LEAVES, seed) === 0) throw new Missing('no such net');
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1e3) / LEAVES;
  };
}
export async function leavesInChromium(page, computed) {
  const nets = (await netFiles()).map(([game, bytes]) => [game, [...bytes]]);
  await page.evaluate((nets) => {
    globalThis.nets = Object.fromEntries(nets.map(([game, bytes]) => [game, new Uint8Array(bytes)]));
  }, nets);
  return async ({ game }, seed) => {
    const before = await computed();
    await page.evaluate(
      ({ game, count, seed }) =>
        globalThis.engines[game].judgeLeaves(game, 2, globalThis.nets[game], count, seed),
      { game, count: LEAVES, seed },
    );
    return (((await computed()) - before) * 1e9) / LEAVES;
  };
}
const netFiles = () =>
  Promise.all(
    ['imhotep', 'duel'].map(async (game) => [game, await readFile(inRoot('nets', `${game}-2.net`))]),
  );

/**
 * How long workers search for one sample, in ms by the clock on the wall: the gain of a second worker does
 * not show in computed time.
 */
const TOGETHER = 1000;

/**
 * Returns a function that measures this many workers side by side: iterations of a master's decisions in
 * Imhotep.
 */
export async function workersInChromium(page, address) {
  await page.evaluate(async (address) => {
    const code = `import * as engine from '${address}imhotep/imhotep.js';
      let seed = 0;
      onmessage = async ({ data }) => {
        await engine.default();
        const search = () => engine.searchOpening('imhotep', 2, '{}', 2000, seed++, false);
        if (data.until === 0) return postMessage(search());
        let done = 0;
        while (performance.timeOrigin + performance.now() < data.until) done += search();
        postMessage(done);
      };`;
    const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const workers = [0, 1].map(() => new Worker(url, { type: 'module' }));
    const ask = (worker, until) =>
      new Promise((done, fail) => {
        worker.onmessage = ({ data }) => done(data);
        worker.onerror = ({ message }) => fail(new Error(message));
        worker.postMessage({ until });
      });
    await Promise.all(workers.map((worker) => ask(worker, 0))); // both are at hand
    globalThis.thinkTogether = async (count, ms) => {
      const until = performance.timeOrigin + performance.now() + ms;
      const done = await Promise.all(workers.slice(0, count).map((worker) => ask(worker, until)));
      return done.reduce((sum, one) => sum + one, 0);
    };
  }, address);
  return (count) => page.evaluate(([count, ms]) => globalThis.thinkTogether(count, ms), [count, TOGETHER]);
}
