// Regret: what players lose against the best moves of a deep search. Shards put together, and the table.
import { eachOnce, linesOf, meanOf, nameOf, together } from './samples.mjs';

/** What all shards of one measure have in common. */
const SAME = ['game', 'seats', 'config', 'regret', 'by', 'games', 'seed'];

/** Puts the shards of each measure together; a position that is there twice is a mistake. */
export function mergedRegrets(lines) {
  const measures = together(lines, SAME, (all, { positions }) => all.positions.push(...positions));
  for (const { regret, positions } of measures) eachOnce(regret, positions);
  return measures;
}

/** Returns the mean loss in thousandths, by how much it may be wrong, and the share of positions without a loss. */
export function regretOf(losses) {
  return { ...meanOf(losses), best: losses.filter((loss) => loss === 0).length / losses.length };
}

/** Returns the lines of a table: a row for each player. */
export function regretRows(measures) {
  const head = ['game', 'player', 'by', 'positions', 'loses of 1000', '95 %', 'best move', 'seed', 'day'];
  return linesOf(head, measures.flatMap(rowsOf));
}

function rowsOf(measure) {
  const { regret, by, positions, seed, date } = measure;
  return JSON.parse(regret).map((player, at) => {
    const { mean, around, best } = regretOf(positions.map(([, losses]) => losses[at]));
    return [
      nameOf(measure),
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
