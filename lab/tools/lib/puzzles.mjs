// Puzzles from the files of the generator: merged, each once, in the form that the page reads.
import { gzipSync } from 'node:zlib';
import { Missing } from '../../../tools/lib/shell.mjs';

const VERSION = 1;
/** The most bytes of a game's puzzles, as gzip counts. */
export const MOST_BYTES = 8000;

/**
 * Returns groups of games with one beginning: from files of the generator each group once, the deeper searched; from files
 * of the page every game. A group of a run gives way to the same one of a file of the page, unless it was searched deeper:
 * what was disputed and taken out of that file does not come back.
 */
export function groupsOf(texts) {
  const groups = new Map(),
    shipped = texts.filter((text) => text.startsWith('{"version"')),
    lines = texts
      .filter((text) => !shipped.includes(text))
      .flatMap((text) => text.split('\n').filter(Boolean))
      .map((line) => JSON.parse(line));
  for (const one of shipped.flatMap(shippedIn)) {
    const before = groups.get(beginningOf(one)),
      games = [...(before?.games ?? []), ...one.games];
    groups.set(beginningOf(one), { ...one, depth: Math.max(before?.depth ?? 0, one.depth), games });
  }
  const onPage = new Set(groups.keys());
  for (const { game, found } of lines) {
    if (found.length === 0) continue;
    const one = { game, depth: found[0].puzzles[0].depth, games: found },
      key = beginningOf(one),
      least = (groups.get(key)?.depth ?? 0) + (onPage.has(key) ? 1 : 0);
    if (one.depth < least) continue;
    groups.set(key, one);
    onPage.delete(key);
  }
  return [...groups.values()];
}

/** Returns the set-up that the links of a group begin with: players, options and seed. */
const beginningOf = ({ games: [{ link }] }) =>
  /\{.*?"s":\d+/s.exec(Buffer.from(link, 'base64url').toString('latin1'))?.[0];

/** Returns the games of a file of the page, each as a group. */
function shippedIn(text) {
  const { game, sorts, games } = JSON.parse(text);
  return games.map(([link, ...rows]) => {
    const puzzles = rows.map(([at, sort, solved, ...accept]) => {
      const [theme, goal, seat, depth] = sorts[sort];
      return { at, seat, theme, goal, depth, solved, accept };
    });
    return { game, depth: puzzles[0].depth, games: [{ link, puzzles }] };
  });
}

/** Returns the file of a game: the sorts of its puzzles, and games with puzzles, each a short list of numbers. */
function fileOf(game, games) {
  const sortOf = ({ theme, goal, seat, depth }) => JSON.stringify([theme, goal, seat, depth]);
  const sorts = [...new Set(games.flatMap(({ puzzles }) => puzzles.map(sortOf)))].sort();
  const row = (one) => [one.at, sorts.indexOf(sortOf(one)), one.solved, ...one.accept];
  return written(
    game,
    sorts,
    games.map(({ link, puzzles }) => [link, ...puzzles.map(row)]),
  );
}

/** Whether the set-up of a link names the base game: then the game has another one, which players learn later. */
const isBase = ([link]) => Buffer.from(link, 'base64url').includes('"scenario":"base"');

/** Returns the text of a file: a line for each game. Those of the base game come last, and `base` says how many they are. */
function written(game, sorts, games) {
  const base = games.filter(isBase),
    rows = [...games.filter((one) => !isBase(one)), ...base].map((one) => JSON.stringify(one)),
    first = base.length > 0 ? `"base":${base.length},` : '';
  return `{"version":${VERSION},"game":${JSON.stringify(game)},${first}"sorts":[${sorts.join()}],"games":[\n${rows.join(',\n')}\n]}\n`;
}

/**
 * Returns the text of a file without these puzzles, each named by its link and the moves before it. `depth`: what the
 * searches of the others have had, if they were searched again.
 */
export function without(text, disputed, depth) {
  const { game, sorts, games } = JSON.parse(text),
    gone = new Set(disputed.map((one) => JSON.stringify(one)));
  const left = games.map(([link, ...puzzles]) => [
    link,
    ...puzzles.filter(([at]) => !gone.has(JSON.stringify([link, at]))),
  ]);
  return written(
    game,
    sorts.map(([theme, goal, seat, before]) =>
      JSON.stringify([theme, goal, seat, before > 0 && depth ? depth : before]),
    ),
    left.filter(({ length }) => length > 1),
  );
}

/**
 * Returns the words that tell the generator how to check puzzles; throws a `Missing` if these options contradict each
 * other.
 */
export function howToCheck({ check, depth = '', shard = '', prune = false }) {
  if (!/^[1-9]\d*$/.test(check)) throw new Missing('--check N: a number of iterations');
  if (depth && !/^[4-7]$/.test(depth)) throw new Missing('--depth D: 4 to 7');
  if (depth && Number(check) !== 10 ** Number(depth))
    throw new Missing(`--check ${10 ** Number(depth)} --depth ${depth}: five searches of so many iterations`);
  // What is left in the file is written down as searched again: so all of it has to be.
  if (prune && depth && shard) throw new Missing('--prune with --depth: without --shard');
  return [...(depth ? ['--depth', depth] : ['--iterations', check]), ...(shard ? ['--shard', shard] : [])];
}

export const weightOf = (text) => gzipSync(text, { level: 9 }).length;
const count = (groups) => puzzlesOf(groups).length;
const puzzlesOf = (groups) => groups.flatMap(({ games }) => games.flatMap(({ puzzles }) => puzzles));

/**
 * Returns the file of a game with as many puzzles as there is room for, at most `most` that are proved and as many that
 * were searched. Of whichever there are more, some are left out first.
 */
export function packed(game, all, most) {
  const text = (groups) =>
    fileOf(
      game,
      groups.flatMap(({ games }) => games),
    );
  // Groups that weigh least for each of their puzzles come first: several games that have most of their moves in common.
  const weights = new Map(all.map((one) => [one, weightOf(text([one])) / count([one])]));
  const own = all
    .filter((one) => one.game === game)
    .sort((a, b) => weights.get(a) - weights.get(b) || (a.games[0].link < b.games[0].link ? -1 : 1));
  const kinds = [own.filter(({ depth }) => depth === 0), own.filter(({ depth }) => depth > 0)];
  for (const groups of kinds) while (count(groups) > most) groups.pop();
  while (weightOf(text(kinds.flat())) > MOST_BYTES) {
    const [larger] = [...kinds].sort((a, b) => count(b) - count(a));
    larger.splice(-Math.ceil(larger.length / 50));
  }
  const groups = kinds.flat();
  return { text: text(groups), games: groups.length, puzzles: puzzlesOf(groups) };
}
