// Regret: what players lose against the best moves of a deep search. Shards put together, and the table.

/** What all shards of one measure have in common. */
const SAME = ['game', 'seats', 'config', 'regret', 'by', 'games', 'seed'];

/** Puts the shards of each measure together; a position that is there twice is a mistake. */
export function mergedRegrets(lines) {
  const measures = new Map();
  for (const line of lines) {
    const name = JSON.stringify(SAME.map((key) => line[key])),
      all = measures.get(name);
    if (!all) measures.set(name, structuredClone(line));
    else {
      all.positions.push(...line.positions);
      all.date = all.date < line.date ? line.date : all.date;
    }
  }
  for (const { regret, positions } of measures.values()) {
    if (new Set(positions.map(([number]) => number)).size !== positions.length)
      throw new Error(`${regret}: some positions are there twice`);
  }
  return [...measures.values()];
}

/** Returns the mean loss in thousandths, by how much it may be wrong, and the share of positions without a loss. */
export function regretOf(losses) {
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
    squares = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0);
  return {
    mean,
    around: 1.96 * Math.sqrt(squares / Math.max(1, losses.length - 1) / losses.length),
    best: losses.filter((loss) => loss === 0).length / losses.length,
  };
}

/** Returns the lines of a table: a row for each player. */
export function regretRows(measures) {
  const head = ['game', 'player', 'by', 'positions', 'loses of 1000', '95 %', 'best move', 'seed', 'day'],
    line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...measures.flatMap(rowsOf).map(line)];
}

function rowsOf({ game, seats, config, regret, by, positions, seed, date }) {
  const options = config === '{}' ? '' : ` ${config.replaceAll(/[{}"]/g, '').replaceAll(':', ' ')}`;
  return JSON.parse(regret).map((player, at) => {
    const { mean, around, best } = regretOf(positions.map(([, losses]) => losses[at]));
    return [
      `${game}${seats === '2' ? '' : ` for ${seats}`}${options}`,
      player,
      by,
      positions.length,
      mean.toFixed(1),
      `± ${around.toFixed(1)}`,
      `${(best * 100).toFixed(0)} %`,
      seed,
      date,
    ];
  });
}
