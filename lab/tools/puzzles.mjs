// `npm run puzzles`: finds puzzles in games between computer players, and packs them for the page.
//   --game NAME                one of the games
//   --config JSON              its options; for Kontor '{"scenario":"base"}' or the advanced game
//   --kind proved|searched     endings that are solved, or moves that five searches agree about; proved unless said
//   --depth D                  each of the five searches has 10 to the power of D iterations, 4 to 7; 5 unless said
//   --games N --seed S         100 and 1 unless said
//   --iterations N --slips N   how long the players think, as a master unless said, and how many in a hundred of their moves
//                              are random: the answer to a slip is often worth finding
//   --net FILE                 a net that judges, for players and searches
//   --shard I/N                plays only every Nth game, I from 0 to N - 1
//   --out FILE                 the file that found puzzles are added to; games that are there already are not played again
//   --merge FILE,FILE,… --most N   packs the puzzles of such files, and of files of the page, for the page, at most N of each kind
//                              and 8 kB for each game; 240 unless said
//   --check N                  asks one more search of N iterations about each puzzle of the page, with --seed, solves again what
//                              is proved, and says how many are disputed; of all games unless --game is said, of every Nth
//                              puzzle with --shard I/N. With --depth D, 4 to 7, five new searches of N iterations, which is 10
//                              to the power of D, must agree instead. --prune takes those out of the files that are disputed
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GAMES } from '../../tools/lib/games.mjs';
import { groupsOf, howToCheck, packed, weightOf, without } from './lib/puzzles.mjs';
import { inRoot, main, Missing, say } from '../../tools/lib/shell.mjs';
import { setUp } from '../../tools/setup.mjs';
import { buildProgram, programOf } from './lib/program.mjs';

const PASSED = [
  'game',
  'config',
  'kind',
  'depth',
  'games',
  'seed',
  'iterations',
  'slips',
  'net',
  'shard',
  'out',
];

/** The games in which a net judges the searches, as it did when their puzzles were found. */
const WITH_NET = ['imhotep', 'duel'];
const fileOf = (game) => inRoot('www', 'features', 'puzzles', 'data', `${game}.json`);

async function puzzles() {
  const text = (name) => [name, { type: 'string' }];
  const options = Object.fromEntries([...PASSED, 'merge', 'most', 'check'].map(text));
  const { values } = parseArgs({ options: { ...options, prune: { type: 'boolean', default: false } } });
  if (values.merge) return merge(values.merge.split(','), Number(values.most ?? 240));
  if (values.check) howToCheck(values); // refused before the generator is built
  await buildProgram('puzzles', await setUp());
  if (values.check) {
    for (const game of values.game ? [values.game] : GAMES) await check(game, values);
    return;
  }
  await run(PASSED.filter((name) => values[name]).flatMap((name) => [`--${name}`, values[name]]));
}

/** Runs the generator; resolves to what it prints. */
function run(asked) {
  return new Promise((done, fail) => {
    const child = spawn(programOf('puzzles'), asked, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done(out) : fail(new Missing('The generator stopped.'))));
  });
}

/** Says how many puzzles of a game another search disputes, and takes these out of its file if that is wanted. */
async function check(game, values) {
  const net = WITH_NET.includes(game) ? ['--net', inRoot('nets', `${game}-2.net`)] : [],
    { depth, seed = '1', prune } = values,
    asked = ['--game', game, '--check', fileOf(game), ...howToCheck(values), '--seed', seed, ...net],
    { proved, searched, disputed } = JSON.parse(await run(asked));
  say(`${game}: ${proved} proved and ${searched} searched puzzles, ${disputed.length} disputed`);
  if (prune)
    await writeFile(
      fileOf(game),
      without(await readFile(fileOf(game), 'utf8'), disputed, Number(depth ?? 0)),
    );
}

/** Writes the files of the page, and says what is in them. */
async function merge(files, most) {
  const all = groupsOf(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
  for (const game of new Set(all.map((one) => one.game))) {
    const { text, games, puzzles } = packed(game, all, most);
    await writeFile(fileOf(game), text);
    const each = (key) =>
      [...new Set(puzzles.map((puzzle) => puzzle[key]))]
        .sort()
        .map((name) => `${name} ${puzzles.filter((puzzle) => puzzle[key] === name).length}`)
        .join(', ');
    say(`${game}: ${puzzles.length} puzzles of ${games} games, ${weightOf(text)} bytes`);
    ['theme', 'goal', 'depth'].forEach((key) => say(`  ${key}: ${each(key)}`));
  }
}

await main(puzzles);
