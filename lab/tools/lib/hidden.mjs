// Choices made at once, in secret: what a player gains who foresees them, and what a best response gains in small
// endings that are solved. Shards put together, and the tables.
import { eachOnce, linesOf, meanOf, nameOf, together } from './samples.mjs';

/** What all shards of one measure have in common. */
const SAME = ['game', 'seats', 'config', 'a', 'b', 'foresees', 'exploit', 'reads', 'games', 'seed'];

/** Puts the shards of each measure together; a deal or an ending that is there twice is a mistake. */
export function mergedHidden(lines) {
  const samplesOf = ({ both, endings }) => both ?? endings,
    measures = together(lines, SAME, (all, line) => samplesOf(all).push(...samplesOf(line)));
  for (const measure of measures) eachOnce(measure.a ?? measure.exploit, samplesOf(measure));
  return measures;
}

const titled = (head, rows) => (rows.length > 0 ? linesOf(head, rows) : []);

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
    nameOf(measure),
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
    nameOf(measure),
    player,
    endings.length,
    around(meanOf(endings.map(([, , gains]) => gains[at]))),
    reads,
    seed,
    date,
  ]);
}
