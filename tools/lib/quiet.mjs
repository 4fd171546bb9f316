// Whether a benchmark can be trusted: how busy the machine is with other work, and how sure a median is.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** More of any of these, and no table is written. */
const MOST = { load: 0.5, steal: 0.01, spread: 0.05 };

/** Steps of the fixed work that is measured again and again: about a tenth of a second. */
const STEPS = 5e7;

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

/** Watches the machine while something is measured. */
export class Watch {
  load = loadavg()[0] / availableParallelism();
  began = processorTime();
  times = [];

  /** Measures the fixed work once; between any two samples of what is measured. */
  sample() {
    this.times.push(fixedWork());
  }

  /**
   * Returns why the figures cannot be trusted, one reason a line; none if they can. `now`: as processorTime.
   * @returns {string[]}
   */
  complaints(now = processorTime()) {
    const stolen = (now.stolen - this.began.stolen) / Math.max(1, now.all - this.began.all),
      apart = this.times.length > 1 ? spread(this.times) : 0,
      percent = (share) => `${(share * 100).toFixed(1)} %`;
    return [
      this.load > MOST.load &&
        `The machine was busy at the start: ${percent(this.load)} of its processors, ${percent(MOST.load)} at most.`,
      stolen > MOST.steal &&
        `Others had ${percent(stolen)} of the processors, ${percent(MOST.steal)} at most.`,
      apart > MOST.spread &&
        `A fixed piece of work took times that lie ${percent(apart)} apart, ${percent(MOST.spread)} at most.`,
    ].filter(Boolean);
  }
}
