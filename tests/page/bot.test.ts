import { describe, expect, it } from 'vitest';
import { inOne, mostOf, restAfter, seedFor } from '../../www/searches/pace';
import {
  chancesOf,
  fortunesOf,
  isGuess,
  grown,
  judgedOf,
  skillsOf,
  slides,
  smooth,
  turnings,
  worstOf,
} from '../../www/features/review/turning-points';
import { differenceOf } from '../../www/features/review/luck';
import { lineEnd } from '../../www/features/review/line-end';
import { pathOf } from '../../www/features/replay/graph';
import { freshName, levelsFrom } from '../../www/device/levels';
import { serve, type SearchRequest, type Package, type SearchResponse } from '../../www/searches/serve';
import { shares, Slices } from '../../www/searches/think';
import { byHand, homeOf, isByHand, OPEN, viewpointAfter } from '../../www/engine/viewpoint';
import type { RootStats, Setup, View } from '../../www/engine/wire';

const table = (...levels: (number | null | undefined)[]): Setup =>
  ({
    game: 'kontor',
    players: levels.map((level, colour) => ({
      name: String(colour),
      colour,
      ...(level !== undefined && { level }),
    })),
    config: {},
    seed: 1,
  }) as unknown as Setup;
const view = (toAct: number[], secret = false): View =>
  ({
    tokens: [],
    counters: [],
    toAct,
    ask: { ask: 'choose' },
    private: secret,
    outcome: null,
  }) as unknown as View;

/** A clock that advances by this many ms for each iteration. */
function clocked(each: number): {
  search: { run(n: number): number; done: number; calls: number[] };
  now: () => number;
} {
  let time = 0;
  const search = {
    done: 0,
    calls: [] as number[],
    run(n: number) {
      time += n * each;
      search.calls.push(n);
      return (search.done += n);
    },
  };
  return { search, now: () => time };
}

describe('thinking in slices', () => {
  it('runs exactly the whole budget, in slices near their length', () => {
    const { search, now } = clocked(0.1),
      slices = new Slices(search, { iterations: 5000, most: 1e9 }, 10, now);
    while (!slices.step());
    expect(search.done).toBe(5000);
    expect(Math.max(...search.calls)).toBeLessThanOrEqual(100);
    expect(search.calls.length).toBeLessThan(60);
  });
  it('is limited by time on a slow device, but always runs something', () => {
    const { search, now } = clocked(50),
      slices = new Slices(search, { iterations: 5000, most: 1000 }, 10, now);
    while (!slices.step());
    expect(search.done).toBeGreaterThan(0);
    expect(now()).toBeLessThan(2000);
  });
  it('compares the best move with another one in the last quarter, however it is cut off', () => {
    const stats = ['load', 'sail'].map((move) => ({ move, visits: 0 })) as unknown as RootStats[];
    for (const [each, iterations, most] of [
      [0.1, 1000, 1e9],
      [50, 1e9, 1000],
    ] as const) {
      const { search, now } = clocked(each),
        heeded: [number, number][] = [];
      const heed = (at: number): void => void heeded.push([at, search.done]);
      const heeding = { run: search.run, heed, rootStats: () => stats };
      const slices = new Slices(heeding, { iterations, most, heeds: 'sail' as never }, 10, now);
      while (!slices.step());
      expect(heeded.map(([at]) => at)).toEqual([1]);
      if (most === 1e9) expect([heeded[0]![1], search.done]).toEqual([750, 1000]);
      else expect(search.done).toBeGreaterThan(heeded[0]![1]);
    }
  });
  it('ends if there is nothing to choose between', () => {
    expect(new Slices({ run: () => 0 }, { iterations: 5000, most: 1000 }, 10, () => 0).step()).toBe(true);
  });
  it('is shared by as many workers as are worth it, without a remainder', () => {
    expect(shares(10_001, 4)).toEqual([2501, 2500, 2500, 2500]);
    expect(shares(250, 4)).toEqual([125, 125]);
    expect(shares(12, 4)).toEqual([12]);
    expect(shares(100_000, 1)).toEqual([100_000]);
  });
});

describe('a worker', () => {
  type Tell = (request: SearchRequest) => void;
  const run = (
    requests: (tell: Tell) => void,
    each = 0,
    told: (response: SearchResponse, tell: Tell) => void = () => undefined,
  ): Promise<SearchResponse[]> =>
    new Promise((resolve) => {
      const responses: SearchResponse[] = [];
      const scope = {
        onmessage: null as ((event: MessageEvent<SearchRequest>) => void) | null,
        postMessage: (response: SearchResponse) => {
          responses.push(response);
          told(response, (request) => scope.onmessage?.({ data: request } as MessageEvent<SearchRequest>));
          if ('rootStats' in response || 'failed' in response) resolve(responses);
        },
      };
      let done = 0;
      const search = {
        run: (n: number) => {
          const until = performance.now() + n * each;
          while (performance.now() < until);
          return (done += n);
        },
        budget: () => 0,
        heed: () => undefined,
        rootStats: () => [{ move: { do: 'x' }, visits: done, worth: [], points: [] }] as never,
        free: () => undefined,
        [Symbol.dispose]: () => undefined,
      };
      const engine: Package = {
        initSync: () => undefined,
        Session: {
          resume: (link) => {
            if (link === 'bad') throw new Error('no');
            return { search: () => search, free: () => undefined };
          },
        },
      };
      serve(engine, scope);
      requests((request) => scope.onmessage?.({ data: request } as MessageEvent<SearchRequest>));
    });
  const task = { link: 'good', seat: 0, level: 1, seed: 5, iterations: 3000, most: 1e9 };

  it('runs the whole of its share and posts its root statistics', async () => {
    const responses = await run((tell) => tell({ do: 'think', id: 7, ...task }));
    expect(responses.at(-1)).toMatchObject({ id: 7, done: 3000, rootStats: [{ visits: 3000 }] });
  });
  it('answers at once with what it has when it is told to stop', async () => {
    const responses = await run(
      (tell) => tell({ do: 'think', id: 7, ...task, iterations: 1e7 }),
      0.01,
      (_, tell) => tell({ do: 'stop', id: 7 }),
    );
    const last = responses.at(-1)!;
    expect(last).toHaveProperty('rootStats');
    expect('done' in last && last.done).toBeGreaterThan(0);
    expect('done' in last && last.done).toBeLessThan(1e7);
    expect(responses.length).toBeGreaterThan(1); // it reported its progress
  });
  it('reports that it cannot think', async () => {
    expect(await run((tell) => tell({ do: 'think', id: 2, ...task, link: 'bad' }))).toEqual([
      { id: 2, failed: 'Error: no' },
    ]);
  });
});

describe('M2: the turn of a computer player', () => {
  it('takes at most 1.2 s at normal speed, however many moves it has', () => {
    let shown = 0;
    for (let move = 0; move < 12; move++) shown += mostOf(shown, 'normal');
    expect(shown).toBeLessThanOrEqual(1200);
    expect(mostOf(0, 'normal')).toBeGreaterThan(600);
    expect(shown + restAfter(shown, 'normal')).toBeLessThanOrEqual(1200);
  });
  it('can be read, unless motions are off', () => {
    expect(restAfter(200, 'normal')).toBe(500);
    expect(restAfter(900, 'normal')).toBe(0);
    expect(restAfter(0, 'off')).toBe(0);
    expect(mostOf(0, 'off')).toBe(0);
  });
  it('is told in one sentence', () => {
    expect(inOne([])).toBe('');
    expect(inOne(['A sails.'])).toBe('A sails.');
    expect(inOne(['A sails.', 'B scores 2 points.'])).toBe('A sails. B scores 2 points.');
    expect(inOne(['A.', 'B.', 'C.', 'D.'])).toBe('A. B. C. D.');
    expect(inOne(['A.', 'B.', 'C.', 'D.'], 8)).toBe('A. … D.'); // the result comes before its causes
  });
  it('has a seed of its own for every decision', () => {
    const seeds = new Set(
      Array.from({ length: 200 }, (_, moves) => [0, 1, 2, 3].map((seat) => seedFor(7, moves, seat))).flat(),
    );
    expect(seeds.size).toBe(800);
    expect(seedFor(7, 3, 1)).toBe(seedFor(7, 3, 1));
  });
});

describe('M8: the viewpoint at a table with computer players', () => {
  it('is always that of the only person', () => {
    expect(homeOf(table(undefined, 2, 3))).toEqual({ eye: 0, called: null });
    expect(homeOf(table(0, null))).toEqual({ eye: 1, called: null });
  });
  it('is everybody’s with several people, or with none', () => {
    expect(homeOf(table(null, null, 4))).toBe(OPEN);
    expect(homeOf(table(0, 4))).toBe(OPEN);
  });
  it('is never that of a computer player: the device goes to the next person', () => {
    const setup = table(null, 1, null),
      before = view([0, 1, 2], true),
      after = view([1, 2], true);
    expect(isByHand(setup, 1)).toBe(false);
    expect(viewpointAfter(byHand(before, setup), byHand(after, setup), { eye: 0, called: null })).toEqual({
      eye: null,
      called: 2,
    });
    expect(
      viewpointAfter(byHand(after, setup), byHand(view([1], true), setup), { eye: 2, called: null }),
    ).toEqual(OPEN);
  });
});

describe('opponents that this device remembers', () => {
  it('are used if they are levels', () => {
    expect(levelsFrom({ games: { imhotep: [null, 4, 9, 'x', 1], duel: 'no' } }, 5)).toEqual({
      games: { imhotep: [null, 4, null, null] },
    });
    for (const found of [null, 7, 'x', [], { usual: -1 }, { games: [1] }])
      expect(levelsFrom(found, 5)).toEqual({ games: {} });
    expect(levelsFrom({ games: { duel: [null, 1] } }, 1)).toEqual({
      games: { duel: [null, null] },
    });
  });
  it('have names of their own', () => {
    expect(freshName('Captain', ['Anna', 'Captain', ''], 2)).toBe('Captain 2');
    expect(freshName('Captain', ['Anna', 'Captain'], 1)).toBe('Captain');
  });
});

describe('D3: the course of a game', () => {
  const best = { do: 'best' } as never,
    other = { do: 'other' } as never;
  const why = { is: 'even' } as const;
  const judged = [
    { chances: [600, 400], best, why, loss: 90 },
    { chances: [550, 450], best, why, loss: 0 },
    null,
    { chances: [300, 700], best, why, loss: 210 },
    { chances: [250, 750], best, why, loss: 30 },
  ];
  it('keeps the chances if there was nothing to choose, and ends with the winner', () => {
    expect(chancesOf(judged, 2, [1])).toEqual([
      [600, 400],
      [550, 450],
      [550, 450],
      [300, 700],
      [250, 750],
      [0, 1000],
    ]);
    expect(chancesOf([null], 2, null)).toEqual([[500, 500]]);
    expect(chancesOf([null], 2, [0, 1])).toEqual([
      [500, 500],
      [500, 500],
    ]);
    expect(chancesOf([null], 3, [0, 2])[1]).toEqual([1000, 0, 1000]);
  });
  it('P10: keeps why the best move was better than the one that was made, from the forecasts of both', () => {
    const analyses = [
      { move: best, visits: 400, chance: 600, chances: [600, 400], points: [312, 250] },
      { move: other, visits: 200, chance: 300, chances: [300, 700], points: [270, 262] },
    ];
    expect(judgedOf(analyses, 0, other)).toEqual({
      chances: [600, 400],
      best,
      why: { is: 'own', seat: 0, points: 4 },
      loss: 300,
    });
    expect(judgedOf(analyses, 0, best)).toMatchObject({ why: { is: 'even' }, loss: 0 });
    expect(judgedOf(analyses, 0, { do: 'unseen' } as never)?.loss).toBeNull();
    expect(judgedOf(analyses, 0, { do: 'unseen' } as never)?.why).toEqual({ is: 'even' });
    expect(judgedOf([], 0, other)).toBeNull();
    const mixed = analyses.map((one) => ({ ...one, share: 500 }));
    expect(judgedOf(mixed, 0, other)?.loss, 'a move of a mixture is no mistake').toBe(0);
  });
  it('judges no move that was hardly tried, unless another search would say the same', () => {
    const of = (move: object, visits: number, forced?: object): object => ({ move, visits, forced });
    const analyses = [
      of(best, 30_000),
      of({ do: 'tenth' }, 3000),
      of({ do: 'less' }, 2999),
      of({ do: 'proved' }, 3, { ending: 'lost', lead: -2 }),
      { ...of({ do: 'mixed' }, 3), share: 80 },
    ] as never;
    expect(isGuess(analyses, best)).toBe(false);
    expect(isGuess(analyses, { do: 'tenth' } as never)).toBe(false);
    expect(isGuess(analyses, { do: 'less' } as never)).toBe(true);
    expect(isGuess(analyses, { do: 'proved' } as never)).toBe(false);
    expect(isGuess(analyses, { do: 'mixed' } as never)).toBe(false);
    expect(isGuess(analyses, { do: 'like another one' } as never)).toBe(false);
    const short = [of(best, 1500), of(other, 1400)] as never;
    expect(isGuess(short, other)).toBe(true);
    expect(isGuess(short, best)).toBe(false);
    expect(isGuess([], best)).toBe(false);
  });
  it('does not depend on whose turn it is', () => {
    const swings = Array.from({ length: 9 }, (_, at) => (at % 2 === 0 ? [560, 440] : [440, 560]));
    for (const [chance] of smooth(swings, 2).slice(1, -1)) expect(chance).toBe(500);
  });
  it('turned at the moves that cost most in their own search, whatever came next, in the order of the game', () => {
    const moves = [
      [0, other],
      [1, best],
      [0, best],
      [0, other],
      [1, other],
    ] as never;
    expect(turnings(judged, moves).map(({ at, seat, loss }) => [at, seat, loss])).toEqual([
      [0, 0, 90],
      [3, 0, 210],
    ]);
    expect(turnings(judged, moves, 1).map(({ at }) => at)).toEqual([3]);
    expect(worstOf(turnings(judged, moves))?.at).toBe(3);
    expect(worstOf([])).toBeUndefined();
  });
  it('P50: keeps every turning point that it has listed, and puts others in between', () => {
    const listed = [
      { at: 3, seat: 0, loss: 90 },
      { at: 8, seat: 1, loss: 210 },
    ];
    const found = [
      { at: 5, seat: 0, loss: 300 },
      { at: 8, seat: 1, loss: 210 },
    ];
    expect(grown([], found)).toEqual(found);
    expect(grown(listed, found).map(({ at }) => at)).toEqual([3, 5, 8]);
  });
  it('says at the end of an imagined line what its move is worth, and what the other one', () => {
    const judged = { chances: [770, 230], loss: 506 } as never;
    expect(lineEnd(judged, 0, 'best')).toEqual({ after: 'best', than: 'played', chance: 77, other: 26 });
    expect(lineEnd(judged, 0, 'own')).toEqual({ after: 'own', than: 'best', chance: 26, other: 77 });
    const alone = { chances: [770, 230], loss: 0 } as never,
      unlike = { chances: [770, 230], loss: null } as never;
    expect(lineEnd(alone, 1, 'own')).toEqual({ after: 'own', than: 'none', chance: 23, other: 23 });
    expect(lineEnd(unlike, 0, 'best')).toEqual({ after: 'best', than: 'none', chance: 77, other: 77 });
    expect([lineEnd(unlike, 0, 'own'), lineEnd(null, 0, 'best')]).toEqual([null, null]);
  });
  it('counts the moves of each player that cost much for sure, without moves that were not compared', () => {
    const moves = [
      [0, other],
      [1, best],
      [0, best],
      [0, other],
      [1, other],
    ] as never;
    expect(skillsOf(judged, () => true, moves, 2)).toEqual([
      { decisions: 2, costly: 2 },
      { decisions: 2, costly: 0 }, // 3 % is within the doubt of a search
    ]);
    expect(skillsOf(judged, (at) => at !== 3, moves, 2)[0]).toEqual({ decisions: 2, costly: 1 });
    expect(skillsOf([], () => true, moves, 2)[0]).toEqual({ decisions: 0, costly: 0 });
  });
  it('tells of a player who slid in small steps the one that cost most, if no single move turned the game', () => {
    const moves = [0, 1, 0, 1, 0, 1].map((seat) => [seat, other]) as never,
      slid = [30, 0, 20, 0, 35, 0].map((loss) => ({ chances: [], best, why, loss })),
      course = [450, 500, 470, 420, 400, 330, 380].map((own) => [own, 1000 - own]);
    expect(slides(slid, moves, course, [])).toEqual([{ at: 4, seat: 0, loss: 35, slid: [500, 330] }]);
    // Not if a turning point is told of that player, if the fall is small, or if no move of the player is to blame.
    expect(slides(slid, moves, course, [{ at: 2, seat: 0, loss: 40 }])).toEqual([]);
    expect(slides(slid, moves, [[500], [400], [351]], [])).toEqual([]);
    expect(slides([null, null, null], moves, course, [])).toEqual([]);
  });
  it('is drawn from left to right, and upwards to a sure win', () => {
    const frame = { moves: 2, least: 0, most: 1000 };
    expect(pathOf([0, 500, 1000], frame)).toBe('M0.0 96.0L500.0 50.0L1000.0 4.0');
    expect(pathOf([500], frame)).toBe('M0.0 50.0');
  });
  it('adds up the luck of the draws, and says how far it may be off', () => {
    const one = differenceOf([[600, 400], [640, 360]], [[500, 500], [520, 480]], 2); // oxfmt-ignore
    expect(one).toEqual({ luck: [110, -110], noise: [500, 500] });
    const two = { luck: [-30, 30], noise: [400, 400] };
    expect(fortunesOf([null, one, two], 2)).toEqual([
      { luck: 80, within: 1.96 * 30 },
      { luck: -80, within: 1.96 * 30 },
    ]);
    expect(fortunesOf([null, null], 2)).toBeNull();
    expect(fortunesOf(null, 2)).toBeNull();
  });
});
