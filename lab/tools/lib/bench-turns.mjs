// The rounds of the benchmark: what is compared is measured in turns, until the ratios are sure.
import { median } from './bench-engine.mjs';
import { medianInterval, width } from './quiet.mjs';
import { say } from '../../../tools/lib/shell.mjs';

/** Further rounds are measured until ratios are as sure as this, or so many rounds are over. */
const SURE = 0.03,
  MOST_ROUNDS = 9;
/** So many rounds that other work has disturbed are measured again. */
const MOST_DISTURBED = 9;

/** Returns whether the ratios of all these to native are sure enough. */
const areSure = (measured, places) =>
  measured.every((one) => places.every((place) => width(medianInterval(one[place].ratios)) <= SURE));

/**
 * Measures all that `natively` lists, in rounds: native and each place of `wasm` (Node, browsers) in turns, so that
 * other work of the machine slows all of them alike. A round that was disturbed all the same is measured again. Returns
 * each with its samples in ns (`native`, and `all` of each place) and the ratios of each round (`ratios`).
 */
export async function inTurns({ what, quick, rounds, watch, each, natively, keyOf, wasm, measure }) {
  const known = new Map(),
    places = Object.keys(wasm),
    most = quick ? rounds.quick : (rounds.most ?? MOST_ROUNDS);
  for (let round = 0, kept = 0; kept < most; round++) {
    if (!quick && kept >= rounds.least && areSure([...known.values()], places)) break;
    say(`  … ${what}, round ${round + 1}`);
    watch.beginRound();
    const measured = await oneRound({ round, watch, each, natively, wasm, measure });
    if (!watch.isQuiet() && !quick) {
      if (round - kept < MOST_DISTURBED) {
        say('  … other work disturbed it: it is measured again');
        continue;
      }
      watch.spoiled += 1;
    }
    kept += 1;
    measured.forEach((one) => keep(known, keyOf(one.entry), one, places));
  }
  return [...known.values()];
}

/** Measures everything once natively and three times at each place: `{ entry, times }`, `times` in ns for each place. */
async function oneRound({ round, watch, each, natively, wasm, measure }) {
  const measured = [];
  watch.sample();
  await each?.();
  for (const entry of await natively()) {
    const times = {};
    for (const [place, run] of Object.entries(wasm)) {
      if (round === 0) await measure(run, entry, 0); // only warms it up
      times[place] = [];
      for (let sample = 0; sample < 3; sample++)
        times[place].push(await measure(run, entry, round * 3 + sample));
    }
    measured.push({ entry, times });
    watch.sample();
  }
  return measured;
}

function keep(known, key, { entry, times }, places) {
  const none = Object.fromEntries(places.map((place) => [place, { all: [], ratios: [] }]));
  if (!known.has(key)) known.set(key, { ...entry, native: [], ...none });
  const samples = known.get(key);
  samples.native.push(entry.ns);
  for (const place of places) {
    samples[place].all.push(...times[place]);
    samples[place].ratios.push(median(times[place]) / entry.ns);
  }
}
