// `npm run train`: from nothing to the weights of a net, by playing against itself. Each generation plays games,
// the first with the forecast by hand and each later one with the net of the one before, and learns from all
// games so far. The weights go to `nets/`, with their hash, seed and recipe.
//   --game NAME --seats N                imhotep for 2, 3 or 4, duel, kontor or rampart for 2
//   --games N,N,…                        how many games each generation plays in all
//   --iterations N --epochs N --seed S   128, 5 and 1 unless said
//   --shards N                           into how many parts the games of a generation are split; 1 unless said. Another
//                                        number gives other games, and so other weights
//   --threads T                          how many of them are played at a time here; the number of cores unless said
//   --only G/I                           plays only shard I of generation G, counted from 0, for machines that share the work
//   --folder NAME                        where games and nets in between are kept, and looked for; target/train unless said
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chore, inRoot, lastLines, main, Missing, say } from '../../tools/lib/shell.mjs';
import { setUp } from '../../tools/setup.mjs';
import { buildProgram, programOf } from './lib/program.mjs';

const TRAINER = programOf('train');
const LIST = inRoot('nets', 'nets.json');

async function train() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'imhotep' },
      seats: { type: 'string', default: '2' },
      games: { type: 'string', default: '8000,8000' },
      iterations: { type: 'string', default: '128' },
      epochs: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      shards: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
      only: { type: 'string' },
      folder: { type: 'string', default: inRoot('target', 'train') },
    },
  });
  await mkdir(values.folder, { recursive: true });
  await buildProgram('train', await setUp());
  if (values.only) {
    const [generation, shard] = values.only.split('/').map(Number);
    return play(values, generation, shard);
  }
  const generations = values.games.split(',').length;
  for (let generation = 0; generation < generations; generation += 1) {
    const shards = Array.from({ length: Number(values.shards) }, (_, shard) => shard);
    const worker = async () => {
      for (let shard = shards.shift(); shard !== undefined; shard = shards.shift())
        await play(values, generation, shard);
    };
    await Promise.all(Array.from({ length: Number(values.threads) }, worker));
    await learn(values, generation);
  }
  await ship(values, generations - 1);
}

const table = ({ game, seats }) => ['--game', game, '--seats', seats];
const netOf = ({ folder, game, seats }, generation) => join(folder, `${game}-${seats}-${generation}.net`);
const gamesOf = ({ folder, game, seats }, generation, shard) =>
  join(folder, `${game}-${seats}-${generation}-${shard}.jsonl`);

/** Plays the games of a shard, unless they are there. A file has its name only once it is whole. */
async function play(asked, generation, shard) {
  const file = gamesOf(asked, generation, shard);
  if (existsSync(file)) return;
  const games = Math.ceil(Number(asked.games.split(',')[generation]) / Number(asked.shards));
  const args = ['play', ...table(asked), '--iterations', asked.iterations, '--games', String(games)];
  args.push('--shard', String(generation * 100 + shard), '--out', `${file}.part`);
  if (generation > 0) args.push('--net', netOf(asked, generation - 1));
  await done(`${games} games, shard ${shard} of generation ${generation}`, TRAINER, args);
  await rename(`${file}.part`, file);
}

/** Learns from the games of this generation and of all before it. */
async function learn(asked, generation) {
  const files = [];
  for (let of = 0; of <= generation; of += 1) {
    for (let shard = 0; shard < Number(asked.shards); shard += 1) files.push(gamesOf(asked, of, shard));
  }
  const args = ['fit', ...table(asked), '--epochs', asked.epochs, '--seed', asked.seed];
  args.push('--files', files.join(','), '--out', netOf(asked, generation));
  say(await done(`the net of generation ${generation}`, TRAINER, args));
}

/** Puts the last net where the games look for it, and writes down where it comes from. */
async function ship(asked, generation) {
  const { game, seats, games, iterations, epochs, seed, shards } = asked;
  const bytes = await readFile(netOf(asked, generation));
  const name = `${game}-${seats}.net`;
  await mkdir(inRoot('nets'), { recursive: true });
  await copyFile(netOf(asked, generation), inRoot('nets', name));
  const list = existsSync(LIST) ? JSON.parse(await readFile(LIST, 'utf8')) : {};
  list[name] = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    recipe: { game, seats, games, iterations, epochs, seed, shards },
  };
  const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(LIST, `${JSON.stringify(sorted, null, 2)}\n`);
  say(`nets/${name}: ${bytes.length} bytes`);
}

/** Runs a step; returns what it said. */
async function done(title, program, args) {
  const step = await chore(title, program, args);
  if (!step.ok) throw new Missing(`${title}:\n${lastLines(step.out)}`);
  return lastLines(step.out);
}

await main(train);
