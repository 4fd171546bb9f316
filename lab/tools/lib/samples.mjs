// What the measures of the arena have in common: shards put together, the mean of samples, and the lines of a table.

/**
 * Puts the shards of each measure together: those that agree in all the keys `same`. `add` adds a further shard to what is
 * there of its measure, which bears the latest date.
 */
export function together(lines, same, add) {
  const measures = new Map();
  for (const line of lines) {
    const name = JSON.stringify(same.map((key) => line[key])),
      all = measures.get(name);
    if (!all) measures.set(name, structuredClone(line));
    else {
      add(all, line);
      all.date = all.date < line.date ? line.date : all.date;
    }
  }
  return [...measures.values()];
}

/** Throws if two of these samples have the same number, which comes first in each. */
export function eachOnce(measure, samples) {
  if (new Set(samples.map(([number]) => number)).size !== samples.length)
    throw new Error(`${measure}: some samples are there twice`);
}

/** Returns the mean, and by how much it may be wrong: 1.96 times its deviation. */
export function meanOf(all) {
  const mean = all.reduce((sum, n) => sum + n, 0) / all.length,
    squares = all.reduce((sum, n) => sum + (n - mean) ** 2, 0);
  return { mean, around: 1.96 * Math.sqrt(squares / Math.max(1, all.length - 1) / all.length) };
}

/** Returns the name of a table: its game, its seats unless they are two, and its options; or of tables that are drawn. */
export function nameOf({ game, seats, config, tables, drawn }) {
  if (tables) return `${game}, ${tables} tables with options of seed ${drawn}`;
  const options = config === '{}' ? '' : ` ${config.replaceAll(/[{}"]/g, '').replaceAll(':', ' ')}`;
  return `${game}${seats === '2' ? '' : ` for ${seats}`}${options}`;
}

/** Returns the lines of a table: a head, and these rows of cells. */
export const linesOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
