// Puzzles: every file is small, every puzzle is a position of a game that the engine replays, a sample is solved anew;
// altered files are refused; ratings and what was seen are read with care.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../tools/lib/games.mjs';
import { groupsOf, howToCheck, packed, without } from '../../lab/tools/lib/puzzles.mjs';
import { Missing } from '../../tools/lib/shell.mjs';
import type { Engine, Search, Session } from '../../www/engine/engine';
import { acceptedOf, Damaged, puzzlesFrom, recordOf, type Puzzle } from '../../www/features/puzzles/file';
import { after, nextOf, progressFrom, ratingOf, type Result } from '../../www/features/puzzles/progress';
import { seenIn } from '../../www/features/puzzles/seen';
import type { Move, RootStats } from '../../www/engine/wire';
import type * as wasm from '../../pkg/imhotep/imhotep';

const games: string[] = GAMES;
const fileOf = (game: string): string => readFileSync(`www/features/puzzles/data/${game}.json`, 'utf8');
const puzzlesOf = (game: string): Puzzle[] => puzzlesFrom(fileOf(game), game);

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');

async function engineOf(game: string): Promise<Engine> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return { resume: (text: string) => engine.Session.resume(text) } as unknown as Engine;
}

/** Calls `each` with puzzles on the table, every `step`th. */
async function laid(
  game: string,
  step: number,
  each: (session: Session, puzzle: Puzzle) => void,
): Promise<void> {
  const engine = await engineOf(game);
  for (const puzzle of puzzlesOf(game).filter((_, at) => at % step === 0)) {
    const session = engine.resume(recordOf(engine, puzzle, ['A', 'B']));
    each(session, puzzle);
    session.free();
  }
}

describe.each(games)('the puzzles of %s', (game) => {
  it('are many, each once, in at most 8 kB', () => {
    const puzzles = puzzlesOf(game);
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(puzzles.map(({ link, at }) => `${link} ${at}`)).size).toBe(puzzles.length);
    expect(gzipSync(fileOf(game), { level: 9 }).length).toBeLessThanOrEqual(8000);
  });

  it('are decisions of their player with at least three moves, of which a few are accepted', async () => {
    await laid(game, 1, (session, puzzle) => {
      expect(session.view(puzzle.seat).toAct).toContain(puzzle.seat);
      expect(session.moveCount()).toBe(puzzle.at);
      const offers = session.offers(puzzle.seat);
      expect(offers.length).toBeGreaterThan(2);
      expect(acceptedOf(puzzle, offers).length).toBeLessThan(offers.length);
    });
  });

  it('have a theme and a task with words in every language', () => {
    for (const language of ['en', 'fr', 'de']) {
      const words = readFileSync(`www/features/puzzles/words/puzzles.${language}.ftl`, 'utf8');
      for (const { theme, goal } of puzzlesOf(game)) {
        expect(words).toContain(`\npuzzles-theme-${game}-${theme} = `);
        expect(words).toContain(`\npuzzles-task-${goal} = `);
      }
    }
  });

  it('that are proved are proved anew by the solver', async () => {
    let proved = 0;
    await laid(game, 5, (session, { depth, seat, accept, goal }) => {
      if (depth > 0) return expect(goal).toBe('best');
      const search = session.search(seat, SOLVES, 1),
        ranks = (search.rootStats() as (RootStats & { forced: number })[]).map(({ forced }) => forced),
        best = Math.max(...ranks);
      search.free();
      ranks.forEach((rank, at) => {
        if (accept.includes(at)) expect(rank).toBe(best);
        else expect(rank).toBeLessThanOrEqual(best - 3);
      });
      if (goal === 'win' || goal === 'share')
        expect(ranks.filter((rank) => Math.abs(best - rank) < 2000)).toHaveLength(accept.length);
      proved++;
    });
    if (game === 'imhotep' || game === 'duel') expect(proved).toBeGreaterThan(8);
  });
});

/** The level that solves endings. */
const SOLVES = 5;

/** Returns a search as the one that found the puzzles of a game: where there is a net, it judges. */
function searchOf(game: string, session: Session, seat: number): Search {
  const net = `nets/${game}-2.net`;
  return existsSync(net) && session.searchWith
    ? session.searchWith(seat, SOLVES, 4242, readFileSync(net))
    : session.search(seat, 4, 4242);
}

it('those of Kontor’s base game are known as such', async () => {
  const engine = await engineOf('kontor');
  for (const { link, base } of puzzlesOf('kontor')) {
    const session = engine.resume(link);
    expect(session.record().includes('"scenario":"base"')).toBe(base);
    session.free();
  }
  expect(puzzlesOf('kontor').filter(({ base }) => base).length).toBe(17);
  for (const game of ['imhotep', 'duel', 'rampart'])
    expect(puzzlesOf(game).every(({ base }) => base)).toBe(true);
});

it('a search of another seed finds the answer of puzzles that were searched', async () => {
  for (const game of games) {
    let [right, all] = [0, 0];
    await laid(game, 4, (session, { seat, accept, depth }) => {
      if (depth === 0) return;
      const search = searchOf(game, session, seat);
      while (search.run(4000) < 8000);
      const visits = search.rootStats().map((one) => one.visits);
      search.free();
      right += Number(accept.includes(visits.indexOf(Math.max(...visits))));
      all++;
    });
    // A search this short is not the judge: it only shows that files and engine belong together.
    if (all > 0) expect(right / all, game).toBeGreaterThan(0.7);
  }
}, 60_000);

it('a file without some of its puzzles is the same file otherwise', () => {
  for (const game of games) {
    const text = fileOf(game),
      all = puzzlesOf(game),
      gone = all.filter((_, at) => at % 50 === 7);
    expect(without(text, [])).toBe(text);
    const left = puzzlesFrom(
      without(
        text,
        gone.map(({ link, at }) => [link, at]),
      ),
      game,
    );
    expect(left).toEqual(all.filter((one) => !gone.includes(one)));
    // What was searched again says so, and what is proved stays proved.
    const deeper = puzzlesFrom(without(text, [], 7), game);
    expect(deeper).toEqual(all.map((one) => ({ ...one, depth: one.depth > 0 ? 7 : 0 })));
    // A file of the page can be packed again, with others; in another order some may find no room.
    const again = puzzlesFrom(packed(game, groupsOf([text]), 240).text, game),
      names = (some: typeof all): string[] => some.map(({ link, at, accept }) => `${link} ${at} ${accept}`);
    expect(names(all)).toEqual(expect.arrayContaining(names(again)));
    expect(again.length).toBeGreaterThan(all.length * 0.9);
  }
});

/** Returns a file of the generator with the games of a file of the page, in which the searches have had this depth. */
function runOf(game: string, depth: number): string {
  const lines = new Map<string, { link: string; puzzles: object[] }[]>();
  for (const { link, at, seat, accept, theme, goal, solved } of puzzlesOf(game)) {
    const seed = /"s":(\d+)/.exec(Buffer.from(link, 'base64url').toString('latin1'))![1]!,
      games = lines.get(seed) ?? [];
    let one = games.find((other) => other.link === link);
    if (!one) games.push((one = { link, puzzles: [] }));
    one.puzzles.push({ at, seat, accept, theme, goal, solved, depth });
    lines.set(seed, games);
  }
  const text = ([number, found]: [string, object[]]): string =>
    JSON.stringify({ game, config: {}, kind: 'searched', seed: 1, number, found });
  return [...lines].map(text).join('\n');
}

it('a file of the page is packed with the run that it came from, each puzzle once', () => {
  for (const game of games) {
    const shipped = fileOf(game),
      alone = packed(game, groupsOf([shipped]), 240),
      deepest = Math.max(...puzzlesOf(game).map(({ depth }) => depth));
    for (const files of [
      [shipped, runOf(game, deepest)],
      [runOf(game, deepest), shipped],
    ])
      expect(puzzlesFrom(packed(game, groupsOf(files), 240).text, game), game).toEqual(
        puzzlesFrom(alone.text, game),
      );
    // A run that has searched deeper takes the place of what is there.
    const deeper = puzzlesFrom(packed(game, groupsOf([shipped, runOf(game, 8)]), 240).text, game);
    expect(new Set(deeper.map(({ depth }) => depth))).toEqual(new Set([8]));
  }
});

describe('a check', () => {
  it('asks one search of many iterations, or five of the depth that is written to the file', () => {
    expect(howToCheck({ check: '50000' })).toEqual(['--iterations', '50000']);
    expect(howToCheck({ check: '1000000', depth: '6', prune: true })).toEqual(['--depth', '6']);
  });

  it('is of a share of the puzzles if that is wanted', () => {
    expect(howToCheck({ check: '50000', shard: '1/4' })).toEqual(['--iterations', '50000', '--shard', '1/4']);
  });

  it.each([
    ['a depth that no search has', { check: '100000000', depth: '8' }],
    ['a depth that is no number', { check: '1000000', depth: '6x' }],
    ['iterations that are not those of the depth', { check: '50000', depth: '6' }],
    ['iterations that are no number', { check: '1,000,000' }],
    ['no iterations', { check: '0' }],
    ['a new depth for puzzles of other shards', { check: '1000000', depth: '6', shard: '0/2', prune: true }],
  ])('is refused: %s', (_, asked) => {
    expect(() => howToCheck(asked)).toThrow(Missing);
  });
});

describe('a file from outside', () => {
  const text = fileOf('imhotep');
  const altered = (change: (file: { games: unknown[][]; [key: string]: unknown }) => void): string => {
    const file = JSON.parse(text) as { games: unknown[][] };
    change(file);
    return JSON.stringify(file);
  };

  it.each([
    ['no JSON', 'puzzles'],
    ['null', 'null'],
    ['far too long', `${text}${' '.repeat(200_000)}`],
    ['another version', altered((file) => (file['version'] = 2))],
    ['another game', altered((file) => (file['game'] = 'kontor'))],
    ['sorts that are none', altered((file) => (file['sorts'] = ['sail']))],
    ['a theme that is markup', altered((file) => (file['sorts'] = [['<b>', 'win', 0, 0]]))],
    ['a task that is none', altered((file) => (file['sorts'] = [['sail', 'constructor', 0, 0]]))],
    ['a number of base games that is none', altered((file) => (file['base'] = 'all'))],
    ['games that are no list', altered((file) => Object.assign(file, { games: {} }))],
    ['a game without a link', altered((file) => (file.games[0] = [[1, 0, 0, 0]]))],
    ['a link with an address', altered((file) => (file.games[0] = ['https://example.org/?x=12345678', []]))],
    ['fractions', altered((file) => file.games[0]?.push([1.5, 0, 0, 0]))],
    ['negative places', altered((file) => file.games[0]?.push([1, 0, 0, -1]))],
    ['no accepted move', altered((file) => file.games[0]?.push([1, 0, 0]))],
    ['a sort that is missing', altered((file) => file.games[0]?.push([1, 99, 0, 0]))],
    ['a puzzle twice', altered((file) => file.games[0]?.push(file.games[0][1]))],
  ])('is refused: %s', (_, file) => {
    expect(() => puzzlesFrom(file, 'imhotep')).toThrow(Damaged);
  });

  it('is refused when its game or its moves are not those of the engine', async () => {
    const engine = await engineOf('imhotep'),
      [puzzle] = puzzlesOf('imhotep');
    if (!puzzle) throw new Error('no puzzle');
    const swapped = puzzle.link.replace(/.(?=.{20}$)/, (c) => (c === 'A' ? 'B' : 'A'));
    expect(() => recordOf(engine, { ...puzzle, link: swapped }, [])).toThrow();
    expect(() => recordOf(engine, { ...puzzle, at: 500 }, [])).toThrow(Damaged);
    expect(() => acceptedOf({ ...puzzle, accept: [190] }, [])).toThrow(Damaged);
  });
});

it('the temple tokens of the Duel lie face up: a player of a puzzle has not seen them being taken', () =>
  laid('duel', 10, (session, { seat }) => {
    const { tokens } = session.view(seat);
    expect(tokens.filter(({ at }) => at.startsWith('pile/'))).toEqual([]);
    expect(tokens.some(({ at }) => /^site\/\d\/temple\//.test(at))).toBe(true);
  }));

it('the cards that were seen in a game of memory are those that were turned over, and no others', async () => {
  const engine = await engineOf('rampart');
  for (const puzzle of puzzlesOf('rampart').slice(0, 20)) {
    const record = recordOf(engine, puzzle, ['A', 'B']),
      { moves } = JSON.parse(record) as { moves: [number, Move & { spot?: number }][] };
    const turned = new Set(moves.flatMap(([, move]) => (move.do === 'turn-over' ? `card/${move.spot}` : [])));
    const seen = [...seenIn(engine, record, puzzle.seat).keys()];
    expect(seen.every((at) => turned.has(at))).toBe(true);
    const session = engine.resume(record),
      hidden = session.view(puzzle.seat).tokens.filter(({ face }) => face === null);
    session.free();
    expect(seen.sort()).toEqual(hidden.flatMap(({ at }) => (turned.has(at) ? at : [])).sort());
  }
});

describe('how a player does', () => {
  const puzzle = (id: string, solved: number): Puzzle => ({
    ...{
      id,
      solved,
      link: '',
      at: 1,
      seat: 0,
      accept: [0],
      theme: 'sail',
      goal: 'win',
      depth: 0,
      base: true,
    },
  });

  it('is read from storage that may hold anything', () => {
    expect(progressFrom(null)).toEqual({ rating: 1000, tried: 0, row: 0, longest: 0, seen: {} });
    expect(
      progressFrom({
        ...{ rating: 1e9, tried: -4, row: 'many', longest: 2.5 },
        seen: { imhotep: ['abcde12', 7, '<img>', 'x'.repeat(99)], duel: 'all' },
      }),
    ).toEqual({ rating: 3000, tried: 0, row: 0, longest: 0, seen: { imhotep: ['abcde12'], duel: [] } });
    const many = Array.from({ length: 5000 }, (_, at) => `abcde${at}`);
    expect(progressFrom({ seen: { kontor: many } }).seen['kontor']).toHaveLength(1000);
  });

  it('rises with puzzles that are solved, less with a hint, and falls with missed ones; each counts once', () => {
    const start = progressFrom(null),
      one = puzzle('abcde1', 35);
    const solved = after(start, 'imhotep', one, 'solved');
    expect(solved.rating).toBeGreaterThan(start.rating);
    expect(solved).toMatchObject({ row: 1, longest: 1, tried: 1, seen: { imhotep: ['abcde1'] } });
    expect(after(solved, 'imhotep', one, 'missed')).toEqual(solved);
    const missed = after(solved, 'imhotep', puzzle('abcde2', 35), 'missed');
    expect(missed).toMatchObject({ row: 0, longest: 1, tried: 2 });
    expect(missed.rating).toBeLessThan(solved.rating);
    const helped = after(start, 'imhotep', one, 'helped');
    expect(helped.rating).toBeLessThan(solved.rating);
    expect(Number.isInteger(helped.rating)).toBe(true);
  });

  it('never falls with a solution, of which a hint halves the gain; a miss among equals costs at most 20', () => {
    const start = progressFrom(null),
      change = (solved: number, result: Result): number =>
        after(start, 'imhotep', puzzle('abcde1', solved), result).rating - start.rating;
    for (const solved of [0, 20, 35, 50]) {
      expect(change(solved, 'helped')).toBeGreaterThanOrEqual(0);
      expect(Math.abs(change(solved, 'solved') - 2 * change(solved, 'helped'))).toBeLessThanOrEqual(1);
    }
    expect(change(37, 'missed')).toBeGreaterThanOrEqual(-20); // rated 990
  });

  it('decides which puzzle comes next: one near the rating that was not seen, then the one seen longest ago', () => {
    const all = Array.from({ length: 40 }, (_, at) => puzzle(`abcde${at}`, at)),
      start = progressFrom(null);
    const next = nextOf(all, start, 'imhotep', 0.99);
    expect(Math.abs(ratingOf(next ?? puzzle('', 0)) - 1000)).toBeLessThan(200);
    const seen = { ...start, seen: { imhotep: all.map(({ id }) => id) } };
    expect(nextOf(all, seen, 'imhotep', 0)?.id).toBe('abcde0');
    expect(nextOf([], start, 'imhotep', 0)).toBeNull();
  });

  it('brings easier puzzles to a new player, and those of the base game before the others', () => {
    const all = Array.from({ length: 50 }, (_, at) => ({ ...puzzle(`abcde${at}`, at), base: at % 5 === 0 })),
      start = progressFrom(null);
    const rated = (progress: typeof start): number[] =>
      [0, 0.5, 0.99].map((draw) => ratingOf(nextOf(all, progress, 'kontor', draw)!));
    expect(rated(start)).toEqual([900, 1350, 1800]);
    expect(rated({ ...start, tried: 30, rating: 1300 })[0]).toBe(1350);
    // The last one of the base game comes alone.
    const seen = all.filter(({ base, solved }) => base && solved !== 5).map(({ id }) => id),
      last = { ...start, seen: { kontor: seen } };
    expect(rated(last)).toEqual([1950, 1950, 1950]);
    const rest = nextOf(all, { ...last, seen: { kontor: [...seen, 'abcde5'] } }, 'kontor', 0)!;
    expect([rest.base, ratingOf(rest)]).toEqual([false, 840]);
  });

  it('brings all of them again once all were seen, without a rating', () => {
    const all = Array.from({ length: 20 }, (_, at) => puzzle(`abcde${at}`, at));
    let now = progressFrom({ seen: { imhotep: all.map(({ id }) => id) } });
    const again = new Map<string, number>();
    for (let i = 0; i < 200; i++) {
      const next = nextOf(all, now, 'imhotep', ((i * 7) % 10) / 10)!;
      again.set(next.id, (again.get(next.id) ?? 0) + 1);
      now = after(now, 'imhotep', next, 'solved');
    }
    expect(again.size).toBe(20);
    expect(now).toMatchObject({ rating: 1000, tried: 0 });
  });
});

it('as many puzzles are packed as a file may weigh, and each group of games once', () => {
  const group = (number: number): object => ({
    game: 'duel',
    games: [
      {
        link: Array.from({ length: 400 }, (_, i) => ((i * 7919 + number * 104729) % 36).toString(36)).join(
          '',
        ),
        puzzles: [{ at: 1, seat: 0, theme: 'place', goal: 'win', depth: 0, solved: 9, accept: [number] }],
      },
    ],
  });
  const { text, puzzles } = packed(
    'duel',
    Array.from({ length: 300 }, (_, at) => group(at)),
    240,
  );
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(8000);
  expect(puzzles.length).toBeLessThanOrEqual(240);
});
