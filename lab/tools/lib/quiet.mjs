// Whether a benchmark can be trusted: how busy the machine is with other work, and how sure a median is.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** More of any of these, and no table is written. */
const MOST = { load: 0.5, steal: 0.05 };

/** More of any of these while a round is measured, and it is measured again. */
const MOST_IN_A_ROUND = { steal: 0.01, spread: 0.05 };

/** Steps of the fixed work that is measured again and again: about 30 ms. */
const STEPS = 2e7;
/** The shortest of so many times counts: an interrupt is not a busy machine. */
const AGAIN = 3;

/** Milliseconds on the wall for a fixed piece of work. Other work on the machine makes it longer. */
function fixedWork() {
  const start = performance.now();
  let state = 1;
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return performance.now() - start + (state === 0 ? 1 : 0); // or the loop might be left out
}

/** The time of all processors so far, and what others took of it, in ticks. Zero where the system does not say. */
function processorTime() {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0];
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number); // the last is steal
    return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[7] };
  } catch {
    return { all: 0, stolen: 0 };
  }
}

const sorted = (values) => [...values].sort((one, other) => one - other);

/** Returns how far the middle 80 % of the values lie apart, as a share of their median. */
export function spread(values) {
  const all = sorted(values),
    at = (share) => all[Math.round((all.length - 1) * share)];
  return (at(0.9) - at(0.1)) / at(0.5);
}

/**
 * Returns the median with an interval that holds the true one 19 times in 20, as `{ middle, low, high }`. It
 * asks nothing of how the values are spread: the ranks come from the tosses of a coin. With fewer than six
 * values it holds less often.
 */
export function medianInterval(values) {
  const all = sorted(values),
    n = all.length;
  let ways = 1,
    below = 2 ** -n,
    rank = 0;
  for (; rank < (n - 1) / 2; rank++) {
    ways = (ways * (n - rank)) / (rank + 1);
    if (below + ways * 2 ** -n > 0.025) break;
    below += ways * 2 ** -n;
  }
  const middle = (all[Math.floor((n - 1) / 2)] + all[Math.ceil((n - 1) / 2)]) / 2;
  return { middle, low: all[rank], high: all[n - 1 - rank] };
}

/** Returns half the width of an interval as a share of its middle. */
export const width = ({ middle, low, high }) => (high - low) / 2 / middle;

const share = (from, to) => (to.stolen - from.stolen) / Math.max(1, to.all - from.all);
const percent = (part) => `${(part * 100).toFixed(1)} %`;

/** Watches the machine while something is measured. */
export class Watch {
  load = loadavg()[0] / availableParallelism();
  began = processorTime();
  /** @type {{ began: { all: number, stolen: number }, times: number[] }} */
  round = { began: this.began, times: [] };
  /** How many rounds were kept although other work had disturbed them. */
  spoiled = 0;

  /** Begins a round: what is measured in turns, once each. `now`: as processorTime. */
  beginRound(now = processorTime()) {
    this.round = { began: now, times: [] };
  }

  /** Measures the fixed work; between any two samples of a round. */
  sample() {
    this.round.times.push(Math.min(...Array.from({ length: AGAIN }, fixedWork)));
  }

  /** Returns whether the round so far can be trusted. */
  isQuiet(now = processorTime()) {
    const { began, times } = this.round;
    return (
      share(began, now) <= MOST_IN_A_ROUND.steal &&
      (times.length < 2 || spread(times) <= MOST_IN_A_ROUND.spread)
    );
  }

  /**
   * Returns why the figures cannot be trusted, one reason a line; none if they can. `now`: as processorTime.
   * @returns {string[]}
   */
  complaints(now = processorTime()) {
    const stolen = share(this.began, now);
    return [
      this.load > MOST.load &&
        `The machine was busy at the start: ${percent(this.load)} of its processors, ${percent(MOST.load)} at most.`,
      stolen > MOST.steal &&
        `Others had ${percent(stolen)} of the processors, ${percent(MOST.steal)} at most.`,
      this.spoiled > 0 && `Other work disturbed rounds so often that ${this.spoiled} of them were kept.`,
    ].filter(Boolean);
  }
}
