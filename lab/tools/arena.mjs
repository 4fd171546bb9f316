// `npm run arena`: computer players against one another, every deal twice with seats swapped, on all cores;
// what each wins of the other, with the interval that holds the truth nineteen times out of twenty, and the same
// as a difference of Elo; with the seeds, the time and the day of the games.
//   --game NAME                          one of the games; all of them unless said
//   --seats N                            2 unless said; with 3 and 4 each player has several seats, or one
//   --scenario NAME                      a scenario of Kontor; base and advanced unless said
//   --config JSON                        other options of the game
//   --tables N --drawn S                 instead of one table of Kontor so many for two with options, which the pairs take in turn; they
//                                        are drawn with the seed S, 1 unless said
//   --levels A,B,…                       each against the one before: levels, also as they once were (master-2026-11), random,
//                                        greedy, grasping, attentive; with changes as in master+iterations=500+horizon=2, +net=FILE,
//                                        +time=MS, +keep=1 or +ponder=MS. All five unless said
//   --games N --seed S --threads T       400, 1 and the number of cores unless said
//   --shard I/N --out FILE               plays only every Nth pair, I from 0 to N - 1, and adds what came of it to a file
//   --regret --by PLAYER                 measures instead how much the --levels lose against the best moves of PLAYER, which
//                                        thinks longer (master+iterations=100000), in --games N positions
//   --foresees WORLDS                    measures instead what each of the --levels gains against itself by first running the
//                                        other's search in so many imagined worlds, where both choose at once
//   --exploit --reads N                  measures instead what a best response gains against each of the --levels in --games small
//                                        endings of Kontor that are solved exactly; N seeds (1) for each decision of a level
//   --merge FILE,FILE,…                  makes the table from such files, once all shards are there
import { spawn } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAMES } from '../../tools/lib/games.mjs';
import { merged, rows } from './lib/matches.mjs';
import { hiddenRows, mergedHidden } from './lib/hidden.mjs';
import { buildProgram, programOf } from './lib/program.mjs';
import { mergedRegrets, regretRows } from './lib/regrets.mjs';
import { main, Missing, say } from '../../tools/lib/shell.mjs';
import { setUp } from '../../tools/setup.mjs';

const LEVELS = ['first-game', 'deckhand', 'boatswain', 'captain', 'master'];

async function arena() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string', default: '2' },
      scenario: { type: 'string' },
      config: { type: 'string' },
      tables: { type: 'string' },
      drawn: { type: 'string', default: '1' },
      levels: { type: 'string' },
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
      shard: { type: 'string', default: '0/1' },
      out: { type: 'string' },
      regret: { type: 'boolean', default: false },
      by: { type: 'string', default: 'master+iterations=100000' },
      foresees: { type: 'string' },
      exploit: { type: 'boolean', default: false },
      reads: { type: 'string', default: '1' },
      merge: { type: 'string' },
    },
  });
  if (values.merge) return (await table(values.merge.split(','))).forEach((row) => say(row));
  await buildProgram('arena', await setUp());
  const players = (values.levels?.split(',') ?? LEVELS).map(named);
  const { games, seed, shard, threads, seats } = values;
  const lines = [];
  for (const { game, config } of tables(values)) {
    const table = { game, seats, config, games, seed, shard, ...drawnOf(values) };
    for (const asked of measures(values, players, table)) {
      const line = {
        ...asked,
        date: new Date().toISOString().slice(0, 10),
        ...(await match({ ...asked, threads })),
      };
      lines.push(line);
      if (values.out) await appendFile(values.out, `${JSON.stringify(line)}\n`);
    }
  }
  if (shard === '0/1') shown(lines).forEach((row) => say(row));
}

/** Returns what is to be measured at one table. */
function measures({ regret, by, exploit, reads, foresees }, players, table) {
  if (regret) return [{ ...table, regret: JSON.stringify(players), by: named(by) }];
  if (exploit) return [{ ...table, exploit: JSON.stringify(players), reads }];
  if (foresees) return players.map((a) => ({ ...table, a, b: a, foresees }));
  return players.slice(0, -1).map((b, i) => ({ ...table, a: players[i + 1], b }));
}

const named = (player) => player.trim().replaceAll('+', ',');

/** Returns the lines of the tables of whole matches and measures. */
function shown(lines) {
  const of = (wanted) => lines.filter((line) => wanted === kindOf(line)),
    [matches, regrets, hidden] = ['match', 'regret', 'hidden'].map(of);
  return [
    ...(matches.length > 0 ? rows(merged(matches)) : []),
    ...(regrets.length > 0 ? regretRows(mergedRegrets(regrets)) : []),
    ...hiddenRows(mergedHidden(hidden)),
  ];
}

const kindOf = ({ regret, exploit, foresees }) =>
  regret ? 'regret' : exploit || foresees ? 'hidden' : 'match';

/** Makes the tables from files of shards. */
async function table(files) {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean));
  try {
    return shown(lines.map((line) => JSON.parse(line)));
  } catch (error) {
    throw new Missing(error.message);
  }
}

/** Returns how many tables are drawn, and with which seed, if any are. */
const drawnOf = ({ tables, drawn }) => (tables ? { tables, drawn } : {});

function tables({ game, scenario, config = '{}', tables }) {
  if (tables) return [{ game: 'kontor', config }];
  if (scenario) return [{ game: 'kontor', config: JSON.stringify({ ...JSON.parse(config), scenario }) }];
  const all = game ? [game] : GAMES;
  return all.flatMap((game) =>
    game === 'kontor' && config === '{}'
      ? ['base', 'advanced'].map((scenario) => ({ game, config: JSON.stringify({ scenario }) }))
      : [{ game, config }],
  );
}

/** Plays one match; the program prints its result. */
function match(asked) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      programOf('arena'),
      Object.entries(asked).flatMap(([key, value]) => [`--${key}`, value]),
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', reject);
    child.on('close', () =>
      out ? resolve(JSON.parse(out)) : reject(new Missing(err.trim() || 'The arena said nothing.')),
    );
  });
}

await main(arena);
