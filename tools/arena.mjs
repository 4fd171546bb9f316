// `npm run arena`: computer players against one another, every deal twice with seats swapped, on all cores;
// what each wins of the one before, with the interval that holds the truth nineteen times of twenty, and the
// same as a difference of Elo.
//   --game NAME                          one of the games; all of them unless said
//   --scenario NAME                      a scenario of Kontor; base and advanced unless said
//   --config JSON                        other options of the game
//   --levels A,B,…                       each against the one before: levels, random, greedy, grasping; a level with changes
//                                        is written master+iterations=500+horizon=2. All five unless said
//   --games N --seed S --threads T       400, 1 and the number of cores unless said
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAMES } from './lib/games.mjs';
import { chore, inRoot, lastLines, main, Missing, say } from './lib/shell.mjs';
import { setUp } from './setup.mjs';

const LEVELS = ['first-game', 'deckhand', 'boatswain', 'captain', 'master'];
const EXAMPLE = inRoot('target', 'release', 'examples', 'arena');

async function arena() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      config: { type: 'string' },
      levels: { type: 'string' },
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const env = { ...(await setUp()), CARGO_TARGET_DIR: inRoot('target') };
  const built = await chore(
    'cargo build of the arena',
    'cargo',
    ['build', '--release', '--example', 'arena'],
    { env },
  );
  if (!built.ok) throw new Missing(`The arena could not be built:\n${lastLines(built.out)}`);
  const players = (values.levels?.split(',') ?? LEVELS).map((player) => player.trim().replaceAll('+', ','));
  const { games, seed, threads } = values;
  say(
    '\n| game | player | against | games | won | 95 % | Elo | 95 % | µs a decision |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const { game, config } of tables(values)) {
    for (const [i, b] of players.slice(0, -1).entries()) {
      const a = players[i + 1];
      say(row(game, config, a, b, await match({ game, config, a, b, games, seed, threads })));
    }
  }
}

function tables({ game, scenario, config = '{}' }) {
  if (scenario) return [{ game: 'kontor', config: JSON.stringify({ ...JSON.parse(config), scenario }) }];
  const all = game ? [game] : GAMES;
  return all.flatMap((game) =>
    game === 'kontor' && config === '{}'
      ? ['base', 'advanced'].map((scenario) => ({ game, config: JSON.stringify({ scenario }) }))
      : [{ game, config }],
  );
}

/** Plays one match; the example prints its result. */
function match(asked) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      EXAMPLE,
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

const elo = (rate) => -400 * Math.log10(1 / rate - 1);
const percent = (rate) => `${(rate * 100).toFixed(1)} %`;
const points = (rate) => (rate <= 0 ? '−∞' : rate >= 1 ? '∞' : elo(rate).toFixed(0));

/**
 * If nothing was lost, or nothing won, the interval reaches as far as three wins or losses of that many games
 * would.
 */
function row(game, config, a, b, { games, rate, deviation, micros }) {
  const around = Math.max(1.96 * deviation, rate === 0 || rate === 1 ? 3 / games : 0);
  const [low, high] = [Math.max(0, rate - around), Math.min(1, rate + around)];
  const name = config === '{}' ? game : `${game} ${config.replaceAll(/[{}"]/g, '').replaceAll(':', ' ')}`;
  const cells = [
    name,
    a,
    b,
    games,
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    points(rate),
    `${points(low)} to ${points(high)}`,
  ];
  return `| ${[...cells, micros.map(Math.round).join(' / ')].join(' | ')} |`;
}

await main(arena);
