// Choices made at once, in secret: what a player gains who foresees them, and what a best response gains in small
// endings that are solved. Shards put together, and the tables.

/** What all shards of one measure have in common. */
const SAME = ['game', 'seats', 'config', 'a', 'b', 'foresees', 'exploit', 'reads', 'games', 'seed'];

/** Puts the shards of each measure together; a deal or an ending that is there twice is a mistake. */
export function mergedHidden(lines) {
  const measures = new Map();
  for (const line of lines) {
    const name = JSON.stringify(SAME.map((key) => line[key])),
      all = measures.get(name),
      key = line.both ? 'both' : 'endings';
    if (!all) measures.set(name, structuredClone(line));
    else {
      all[key].push(...line[key]);
      all.date = all.date < line.date ? line.date : all.date;
    }
  }
  for (const { a, exploit, both, endings } of measures.values()) {
    const all = both ?? endings;
    if (new Set(all.map(([number]) => number)).size !== all.length)
      throw new Error(`${a ?? exploit}: some of them are there twice`);
  }
  return [...measures.values()];
}

/** Returns the mean, and by how much it may be wrong: 1.96 times its deviation. */
export function meanOf(all) {
  const mean = all.reduce((sum, n) => sum + n, 0) / all.length,
    squares = all.reduce((sum, n) => sum + (n - mean) ** 2, 0);
  return { mean, around: 1.96 * Math.sqrt(squares / Math.max(1, all.length - 1) / all.length) };
}

const line = (cells) => `| ${cells.join(' | ')} |`;
const titled = (head, rows) => (rows.length > 0 ? [head, head.map(() => '---'), ...rows].map(line) : []);

function table({ game, config }) {
  const options = config === '{}' ? '' : ` ${config.replaceAll(/[{}"]/g, '').replaceAll(':', ' ')}`;
  return `${game}${options}`;
}

const around = ({ mean, around }) => `${mean.toFixed(1)} ± ${around.toFixed(1)}`;

/** Returns the lines of both tables. */
export function hiddenRows(measures) {
  const foreseen = measures.filter(({ both }) => both).map(foresight),
    exploited = measures.filter(({ endings }) => endings).flatMap(exploitation);
  return [
    ...titled(
      ['game', 'player', 'against', 'worlds', 'games', 'wins', 'with foresight', 'gains', 'seed', 'day'],
      foreseen,
    ),
    ...titled(['game', 'policy', 'endings', 'a best response gains', 'seeds read', 'seed', 'day'], exploited),
  ];
}

/** Of each deal the gain is one number, so that its interval is that of the difference on the same deals. */
function foresight(measure) {
  const { a, b, foresees, both, seed, date } = measure,
    of = (each) => meanOf(both.map(each));
  return [
    table(measure),
    a,
    b,
    foresees,
    both.length * 2,
    around(of(([, without]) => without * 50)),
    around(of(([, , foreseen]) => foreseen * 50)),
    around(of(([, without, foreseen]) => (foreseen - without) * 50)),
    seed,
    date,
  ];
}

function exploitation(measure) {
  const { exploit, endings, reads, seed, date } = measure;
  return JSON.parse(exploit).map((player, at) => [
    table(measure),
    player,
    endings.length,
    around(meanOf(endings.map(([, , gains]) => gains[at]))),
    reads,
    seed,
    date,
  ]);
}
