// Matches of the arena: shards put together, and the table.

/** What all shards of one match have in common. */
const SAME = ['game', 'seats', 'config', 'a', 'b', 'games', 'seed'];

/**
 * Puts the shards of each match together. A pair that is missing, or there twice, is a mistake: a match that
 * ends when it looks good says nothing.
 */
export function merged(lines) {
  const matches = new Map();
  for (const line of lines) {
    const name = JSON.stringify(SAME.map((key) => line[key]));
    const all = matches.get(name);
    if (!all) {
      matches.set(name, structuredClone(line));
      continue;
    }
    all.pairs.push(...line.pairs);
    for (const key of ['decisions', 'micros', 'iterations'])
      all[key] = all[key].map((n, i) => n + line[key][i]);
    all.date = all.date < line.date ? line.date : all.date;
  }
  for (const match of matches.values()) {
    match.pairs.sort(([a], [b]) => a - b);
    const wanted = Math.ceil(match.games / 2);
    if (match.pairs.length !== wanted || match.pairs.some(([number], i) => number !== i)) {
      throw new Error(
        `${match.a} against ${match.b}: ${match.pairs.length} pairs of ${wanted}, or some of them twice`,
      );
    }
  }
  return [...matches.values()];
}

/** Returns the lines of a table of whole matches. */
export function rows(matches) {
  const head = [
    'game',
    'player',
    'against',
    'games',
    'won',
    '95 %',
    'Elo',
    'iterations',
    'ms a decision',
    'seed',
    'day',
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...matches.map((match) => line(row(match)))];
}

const elo = (rate) => -400 * Math.log10(1 / rate - 1);
const percent = (rate) => `${(rate * 100).toFixed(1)} %`;
const points = (rate) => (rate <= 0 ? '−∞' : rate >= 1 ? '∞' : elo(rate).toFixed(0).replace('-', '−'));

/** Returns what was won, and by how much it may be wrong: 1.96 times the deviation of the mean of all pairs. */
export function won(pairs) {
  const rates = pairs.map(([, points]) => points / 2);
  const rate = rates.reduce((sum, n) => sum + n, 0) / rates.length;
  const squares = rates.reduce((sum, n) => sum + (n - rate) ** 2, 0);
  const around = 1.96 * Math.sqrt(squares / Math.max(1, rates.length - 1) / rates.length);
  // If nothing was lost, or nothing won, the interval reaches as far as three wins or losses of that many games would.
  return { rate, around: Math.max(around, rate === 0 || rate === 1 ? 3 / (2 * rates.length) : 0) };
}

function row({ game, seats, config, a, b, pairs, decisions, micros, iterations, seed, date }) {
  const { rate, around } = won(pairs);
  const [low, high] = [Math.max(0, rate - around), Math.min(1, rate + around)];
  const options = config === '{}' ? '' : ` ${config.replaceAll(/[{}"]/g, '').replaceAll(':', ' ')}`;
  const each = (sums, digits) =>
    sums.map((sum, i) => (sum / Math.max(1, decisions[i])).toFixed(digits)).join(' / ');
  return [
    `${game}${seats === '2' ? '' : ` for ${seats}`}${options}`,
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
    seed,
    date,
  ];
}
