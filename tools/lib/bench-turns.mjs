// The rounds of the benchmark: what is compared is measured in turns, until the ratios are sure.
import { median } from './bench-engine.mjs';
import { medianInterval, width } from './quiet.mjs';
import { say } from './shell.mjs';

/** Further rounds are measured until ratios are as sure as this, or so many rounds are over. */
const SURE = 0.03,
  MOST_ROUNDS = 15;

/** Returns whether the ratios of all these to native are sure enough. */
const areSure = (measured) =>
  measured.every(({ node, chromium }) =>
    [node, chromium].every((times) => width(medianInterval(times.ratios)) <= SURE),
  );

/**
 * Measures all that `natively` lists, in rounds: native, Node and Chromium in turns, so that other work of the
 * machine slows all of them alike. Returns each with its samples in ns (`native`, and `all` of the others) and
 * the ratios of each round (`ratios`).
 */
export async function inTurns({ what, quick, rounds, watch, each, natively, keyOf, wasm, measure }) {
  const known = new Map();
  for (let round = 0; round < (quick ? rounds.quick : MOST_ROUNDS); round++) {
    if (!quick && round >= rounds.least && areSure([...known.values()])) break;
    say(`  … ${what}, round ${round + 1}`);
    watch.sample();
    await each?.();
    for (const one of natively()) {
      const key = keyOf(one),
        fresh = { ...one, native: [], node: { all: [], ratios: [] }, chromium: { all: [], ratios: [] } };
      if (!known.has(key)) known.set(key, fresh);
      const samples = known.get(key);
      samples.native.push(one.ns);
      for (const [where, run] of Object.entries(wasm)) {
        if (round === 0) await measure(run, one, 0);
        const times = [];
        for (let sample = 0; sample < 3; sample++) times.push(await measure(run, one, round * 3 + sample));
        samples[where].all.push(...times);
        samples[where].ratios.push(median(times) / one.ns);
      }
      watch.sample();
    }
  }
  return [...known.values()];
}
