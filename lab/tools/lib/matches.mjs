// Matches of the arena: shards put together, and the table.
import { linesOf, meanOf, nameOf, together } from './samples.mjs';

/** What all shards of one match have in common. */
const SAME = ['game', 'seats', 'config', 'tables', 'drawn', 'a', 'b', 'games', 'seed'];
/** What is added up for both players. The last three count what trees kept; lines of before that do not have them. */
const SUMS = ['decisions', 'micros', 'iterations', 'went_on', 'kept', 'pondered'];
const NONE = [0, 0];

/**
 * Puts the shards of each match together. A pair that is missing, or there twice, is a mistake: a match that
 * ends when it looks good says nothing.
 */
export function merged(lines) {
  const matches = together(lines, SAME, (all, line) => {
    all.pairs.push(...line.pairs);
    for (const key of SUMS) all[key] = (all[key] ?? NONE).map((n, i) => n + (line[key] ?? NONE)[i]);
  });
  for (const match of matches) {
    match.pairs.sort(([a], [b]) => a - b);
    const wanted = Math.ceil(match.games / 2);
    if (match.pairs.length !== wanted || match.pairs.some(([number], i) => number !== i)) {
      throw new Error(
        `${match.a} against ${match.b}: ${match.pairs.length} pairs of ${wanted}, or some of them twice`,
      );
    }
  }
  return matches;
}

/** Returns the lines of a table of whole matches; what trees kept is in it if one of them kept any. */
export function rows(matches) {
  const keeps = matches.some(({ went_on = NONE }) => went_on.some((n) => n > 0));
  const head = [
    ...['game', 'player', 'against', 'games', 'won', '95 %', 'Elo', 'iterations', 'ms a decision'],
    ...(keeps ? ['decisions that go on', 'iterations kept'] : []),
    ...['seed', 'day'],
  ];
  return linesOf(
    head,
    matches.map((match) => row(match, keeps)),
  );
}

const elo = (rate) => -400 * Math.log10(1 / rate - 1);
const percent = (rate) => `${(rate * 100).toFixed(1)} %`;
const points = (rate) => (rate <= 0 ? '−∞' : rate >= 1 ? '∞' : elo(rate).toFixed(0).replace('-', '−'));

/** Returns what was won, and by how much it may be wrong: 1.96 times the deviation of the mean of all pairs. */
export function won(pairs) {
  const rates = pairs.map(([, points]) => points / 2),
    { mean: rate, around } = meanOf(rates);
  // If nothing was lost, or nothing won, the interval reaches as far as three wins or losses of that many games would.
  return { rate, around: Math.max(around, rate === 0 || rate === 1 ? 3 / (2 * rates.length) : 0) };
}

function row(match, keeps) {
  const { a, b, pairs, decisions, micros, iterations, seed, date } = match;
  const { rate, around } = won(pairs);
  const [low, high] = [Math.max(0, rate - around), Math.min(1, rate + around)];
  const each = (sums, digits) =>
    sums.map((sum, i) => (sum / Math.max(1, decisions[i])).toFixed(digits)).join(' / ');
  return [
    nameOf(match),
    a,
    b,
    pairs.length * 2,
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    `${points(rate)} (${points(low)} to ${points(high)})`,
    each(iterations, 0),
    each(
      micros.map((n) => n / 1000),
      1,
    ),
    ...(keeps ? keptOf(match) : []),
    seed,
    date,
  ];
}

/** Returns the share of decisions that went on with a tree, and that of iterations which it held, of both players. */
function keptOf({ decisions, iterations, went_on = NONE, kept = NONE }) {
  const share = (part, whole) => `${((part / Math.max(1, whole)) * 100).toFixed(0)} %`;
  return [
    went_on.map((n, i) => share(n, decisions[i])).join(' / '),
    kept.map((n, i) => share(n, n + iterations[i])).join(' / '),
  ];
}
