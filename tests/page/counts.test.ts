// What counts when, asked of the engine: many games are played at random with every side, scenario and number
// of players that the course of a game tells apart. Points come when the course says, every source has its
// line, and the numbers in the words are those that the engine counts with.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seated } from '../../www/engine/draft';
import type { Session } from '../../www/engine/engine';
import type { GameEvent, Move, Source, Token } from '../../www/engine/wire';
import { Words } from '../../www/words/words';
import type { CountLine, Progress, GamePage } from '../../www/games/contract';
import { fetchProgress } from '../../www/games/progress';
import { duel } from '../../www/games/duel';
import { ACTIONS } from '../../www/games/duel/layout/types';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import { tellerOf, type Teller } from './playthroughs/tell';
import { resourceOf } from './words-of';

const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode

/** What an event says of points; every game has these. */
type Said = GameEvent & { source?: Source };

/** A move: what the log told of it, and the points of every source before and after it. */
interface Played {
  said: Said[];
  ends: 'nothing' | 'round' | 'game';
  before: Map<string, number>;
  after: Map<string, number>;
}
interface Game {
  config: object;
  lines: CountLine[];
  plays: Played[];
  /** How it ended. */
  tokens: Token[];
  count: (at: string) => number;
  session: Session;
  seats: number;
  colours: number[];
  points: (seat: number, source: string) => number;
  decided: string | undefined;
}

/** The numbers in a text, in its order. */
const numbersIn = (text: string): number[] =>
  (text.match(/[−-]?\d+/g) ?? []).map((one) => Number(one.replace('−', '-')));
const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0);

class Player {
  private readonly words: Words;

  constructor(
    readonly teller: Teller,
    readonly progress: Progress,
    readonly game: string,
  ) {
    const names = ['page', game, 'progress', `progress-${game}`];
    this.words = new Words('en', ...names.map((name) => resourceOf(name, 'en')));
  }

  /** Plays a game at random; null: there is no such table. */
  play(seats: number, config: object, seed: number): Game | null {
    const { engine, entry } = this.teller;
    const defaults = Object.fromEntries(
      entry.options.map((option) => [option.key, 'default' in option ? option.default : null]),
    );
    const players = ['Anna', 'Bruno', 'Chloé', 'David']
      .slice(0, seats)
      .map((name, colour) => ({ name, colour }));
    let session: Session;
    try {
      const begun = { game: this.game, players, config: { ...defaults, ...config }, seed };
      session = engine.Session.open(begun as never) as unknown as Session;
    } catch {
      return null;
    }
    const setup = seated(session.setup(), entry);
    const text = this.teller.page.text(this.words, setup, session.view(null), session.prints(), () =>
      session.notes(null),
    );
    const lines = this.progress.counts(text.terms, text.score.sources(session.score())),
      plays: Played[] = [],
      pointsNow = (): Map<string, number> =>
        new Map(
          session
            .score()
            .flatMap(({ sources }, seat) =>
              sources.map(({ source, points }) => [`${source}/${seat}`, points] as const),
            ),
        ),
      round = (): number => session.view(null).counters.find(({ at }) => at === 'round')?.count ?? 0,
      // In Imhotep a round ends when all boats have docked; then players may still have to choose.
      docked = (): boolean =>
        this.game === 'imhotep' && !session.view(null).tokens.some(({ at }) => at.startsWith('lane/'));
    let [before, chance, number] = [pointsNow(), seed, round()];
    for (let { toAct } = session.view(null); toAct[0] !== undefined; toAct = session.view(null).toAct) {
      const offers = session.offers(toAct[0]);
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
      const ending = docked(),
        move = offers[(chance >>> 8) % offers.length]!.move as Move,
        said = session.play(toAct[0], move, null).flatMap((step) => (step.step === 'say' ? [step.said] : [])),
        after = pointsNow(),
        now = round(),
        over = session.view(null).outcome !== null;
      const ends = over ? 'game' : ending || now !== number || docked() ? 'round' : 'nothing';
      plays.push({ said, before, after, ends });
      [before, number] = [after, now];
    }
    const { tokens, counters } = session.view(null),
      decided = session.score().find(({ decided }) => decided)?.decided;
    return {
      config,
      lines,
      plays,
      tokens,
      session,
      seats,
      colours: setup.players.map(({ colour }) => colour),
      count: (at) => counters.find((one) => one.at === at)?.count ?? 0,
      points: (seat, source) => before.get(`${source}/${seat}`) ?? 0,
      decided: decided?.by,
    };
  }
}

/** The stone or figure of which seat lies at a place. */
const seatAt = ({ tokens }: Game, at: string): number | null =>
  (tokens.find((token) => token.at === at)?.face as { seat?: number } | undefined)?.seat ?? null;
const facesAt = <T>({ tokens }: Game, start: string): T[] =>
  tokens.filter(({ at }) => at.startsWith(start)).map(({ face }) => face as T);

/** The prize of a rank by stones: equal players share the prizes of their ranks, rounded down. */
function prize(counts: number[], seat: number, prizes: number[]): number {
  const own = counts[seat]!;
  if (own === 0) return 0;
  const ahead = counts.filter((one) => one > own).length,
    equal = counts.filter((one) => one === own).length;
  return Math.floor(sum(prizes.slice(ahead, ahead + equal)) / equal);
}

/** What a source must have brought, by the numbers of its line; null: the words name none. */
type Ledger = (game: Game, seat: number, numbers: number[]) => number | null;

const IMHOTEP: Record<string, Ledger> = {
  'chamber-a': (game, seat, [...numbers]) => {
    const more = numbers.pop()!,
      seen = new Set<number>();
    const group = (i: number): number => {
      if (i < 0 || seen.has(i) || seatAt(game, `chamber/${i}`) !== seat) return 0;
      seen.add(i);
      return 1 + sum([i - 3, i + 3, ...(i % 3 > 0 ? [i - 1] : []), ...(i % 3 < 2 ? [i + 1] : [])].map(group));
    };
    return sum(
      Array.from({ length: 40 }, (_, i) => group(i))
        .filter((n) => n > 0)
        .map((n) => numbers[n - 1] ?? numbers.at(-1)! + more * (n - numbers.length)),
    );
  },
  'chamber-b': (game, seat, numbers) =>
    sum(
      [0, 1, 2].map((row) => {
        const counts = Array.from({ length: game.seats }, () => 0);
        for (let i = row; i < 60; i += 3) {
          const owner = seatAt(game, `chamber/${i}`);
          if (owner !== null) counts[owner]!++;
        }
        return prize(counts, seat, numbers);
      }),
    ),
  'obelisks-a': (game, seat, numbers) => {
    const counts = Array.from({ length: game.seats }, (_, one) => facesAt(game, `obelisk/${one}/`).length);
    return prize(counts, seat, numbers);
  },
  'obelisks-b': (game, seat, [first = 0, second = 0, third = 0, loose = 0]) => {
    expect([second, third]).toEqual([first - 1, first - 2]);
    const built = Array.from({ length: 10 }, (_, nth) => seatAt(game, `built/${nth}/0`));
    return (
      sum(built.map((owner, nth) => (owner === seat ? first - nth : 0))) +
      loose * facesAt(game, `loose/${seat}/`).length
    );
  },
  'unused-cards': (game, seat, [each = 0]) =>
    each * sum(['chisel', 'hammer', 'lever', 'sail'].map((card) => game.count(`held/${seat}/${card}`))),
  wrath: (game, seat, [less = 0]) => (game.points(seat, 'wrath') === 0 ? 0 : -less),
  temple: (_game, _seat, [each]) => {
    if (each !== undefined) expect(each).toBe(1); // `effect: one` is all that side A has
    return null;
  },
};

const RAMPART: Record<string, Ledger> = {
  cards: (game, seat, [each = 1]) => each * facesAt(game, `wall/${seat}/`).length,
  king: (game, seat, [each = 0]) => each * pictures(game, seat, 'king'),
  royals: (game, seat, [each = 0, pair = 0]) => {
    const [princes, princesses] = [pictures(game, seat, 'prince'), pictures(game, seat, 'princess')];
    return each * (princes + princesses) + pair * Math.min(princes, princesses);
  },
  ravens: (game, seat, [each = 0, most = 0]) =>
    Math.min(most, each * (pictures(game, seat, 'raven') + 2 * pictures(game, seat, 'two-ravens'))),
};
const pictures = (game: Game, seat: number, wanted: string): number =>
  facesAt<{ picture?: string }>(game, `wall/${seat}/`).filter(({ picture }) => picture === wanted).length;

const DUEL: Record<string, Ledger> = {
  'unused-actions': (game, seat, [each = 0]) =>
    each * sum(ACTIONS.map((action) => game.count(`action/${seat}/${action}`))),
  figures: (game, seat, [each = 0]) =>
    each * facesAt<{ seat: number }>(game, 'cell/').filter((figure) => figure.seat === seat).length,
};

interface Sector {
  standing: string;
  points: number;
  winner: string | null;
  cells: [number, number][];
}
const sectors = ({ session }: Game): Sector[] =>
  session
    .notes(null)
    .map(({ note }) => note as unknown as Sector)
    .filter(({ standing }) => standing === 'counts');
const own = (game: Game, seat: number): Sector[] =>
  sectors(game).filter(({ winner }) => winner === (game.colours[seat]! % 2 === 0 ? 'red' : 'black'));

const customsIn = ({ lines, tokens }: Game, { cells }: Sector): number =>
  lines.some(({ sources }) => sources?.includes('customs' as Source))
    ? tokens.filter(
        ({ at, face }) =>
          cells.some((cell) => at === `cell/${cell.join()}`) &&
          (face as { sort?: string }).sort === 'customs',
      ).length
    : 0;

const KONTOR: Record<string, Ledger> = {
  sectors: (game, seat, numbers) => {
    // The engine notes the points of a sector with those of its customs houses.
    const { scenario } = game.config as { scenario: string },
      points = own(game, seat).map((one) => one.points - customsIn(game, one));
    if (scenario === 'freewheel-solo') return null; // allies share
    if (scenario === 'ever-smaller') return sum(own(game, seat).map(({ cells }) => cells.length));
    if (numbers.length > 0) for (const one of points) expect(numbers, scenario).toContain(one);
    return sum(points);
  },
  customs: (game, seat, [each = 0]) =>
    (game.config as { scenario: string }).scenario === 'freewheel-solo'
      ? null
      : each * sum(own(game, seat).map((one) => customsIn(game, one))),
  export: (game, seat, [each = 0]) => {
    expect(game.points(seat, 'export') % each).toBe(0);
    expect(game.points(0, 'export') + game.points(1, 'export')).toBeLessThanOrEqual(3 * each);
    return null;
  },
  'golden-days': (game, seat, [each = 0]) => (game.points(seat, 'golden-days') === 0 ? 0 : each),
};

const LEDGERS: Record<string, Record<string, Ledger>> = {
  imhotep: IMHOTEP,
  duel: DUEL,
  kontor: KONTOR,
  rampart: RAMPART,
};

/** Every configuration that a course tells apart, and how many games of each are played. */
function tables(game: string, teller: Teller): [number, object][] {
  if (game === 'imhotep')
    return [2, 3, 4].flatMap((seats) =>
      ['a', 'b'].flatMap((side) =>
        [false, true].map((wrath): [number, object] => [
          seats,
          { market: side, pyramid: side, temple: side, chamber: side, obelisks: side, wrath },
        ]),
      ),
    );
  if (game === 'duel')
    return ['a', 'b'].flatMap((side) =>
      [false, true].map((memoryAid): [number, object] => [
        2,
        { obelisk: side, temple: side, pyramids: side, tomb: side, memoryAid },
      ]),
    );
  if (game === 'rampart')
    return [2, 3, 4].flatMap((seats) => [false, true].map((points): [number, object] => [seats, { points }]));
  const scenarios = teller.entry.options.flatMap((option) =>
    option.key === 'scenario' && 'values' in option ? option.values : [],
  );
  return scenarios.flatMap((scenario) =>
    [2, 3, 4].flatMap((seats): [number, object][] => [
      [seats, { scenario }],
      ...['export', 'events'].map((option): [number, object] => [seats, { scenario, [option]: true }]),
    ]),
  );
}
const GAMES: Record<string, number> = { imhotep: 4, duel: 6, kontor: 1, rampart: 3 };
/**
 * Games whose scores hold only what has been counted; the others say what would count if the game ended now.
 */
const COUNTED = ['imhotep'];

describe.each(Object.keys(PAGES))('what counts in %s', (game) => {
  const games: Game[] = [];
  beforeAll(async () => {
    const player = new Player(await tellerOf(PAGES[game]!, game), (await fetchProgress(game))!, game);
    for (const [seats, config] of tables(game, player.teller))
      for (let seed = 1; seed <= GAMES[game]!; seed++)
        games.push(...[player.play(seats, config, seed)].filter((one) => one !== null));
  }, 120_000);

  it('P22: every source of the engine has one line, and no line tells of another', () => {
    expect(games.length).toBeGreaterThan(15);
    for (const { lines, session, config } of games) {
      const told = lines.flatMap(({ sources }) => sources ?? []);
      expect(told.sort(), JSON.stringify(config)).toEqual(
        session
          .score()[0]!
          .sources.map(({ source }) => source)
          .sort(),
      );
    }
  });

  it('P22: points come when the line says: at once, with the end of a round, or with the end of the game', () => {
    const at = new Map<string, Set<string>>();
    for (const { plays, lines, config } of games)
      for (const { when, sources } of lines)
        for (const source of sources ?? [])
          for (const { said, ends, before, after } of plays) {
            const scored = said.some((one) => one.say === 'scored' && one.source === source),
              changed = [...after].some(
                ([of, points]) => of.startsWith(`${source}/`) && points !== before.get(of),
              );
            if (!scored && !(changed && (COUNTED.includes(game) || when === 'now'))) continue;
            const key = `${source}, ${when}`;
            at.set(key, (at.get(key) ?? new Set()).add(ends));
            if (when === 'end') expect(ends, `${key} ${JSON.stringify(config)}`).toBe('game');
            if (when === 'round') expect(ends, `${key} ${JSON.stringify(config)}`).not.toBe('nothing');
          }
    // At once means that it need not be the end of a round.
    for (const [key, ends] of at) if (key.endsWith('now')) expect([...ends], key).toContain('nothing');
    for (const [key, ends] of at) if (key.endsWith('round')) expect([...ends], key).toContain('round');
    expect(at.size).toBeGreaterThan(0);
  });

  it('P22: the numbers in the words are those that the engine counts with', () => {
    const counted = new Set<string>();
    for (const one of games)
      for (const { sources, about } of one.lines)
        for (const source of sources ?? []) {
          const side = (one.config as Record<string, unknown>)[source],
            ledger = LEDGERS[game]![`${source}-${String(side)}`] ?? LEDGERS[game]![source];
          for (let seat = 0; seat < one.seats; seat++) {
            const points = ledger?.(one, seat, numbersIn(about)) ?? null;
            if (points === null) continue;
            expect(one.points(seat, source), `${about} ${JSON.stringify(one.config)}`).toBe(points);
            if (points !== 0) counted.add(source);
          }
        }
    expect([...counted].sort()).toEqual(COUNTS[game]);
  });
});

/** The sources whose points are counted here, and were not always nothing. */
const COUNTS: Record<string, string[]> = {
  imhotep: ['chamber', 'obelisks', 'unused-cards', 'wrath'],
  duel: ['figures', 'unused-actions'],
  kontor: ['customs', 'golden-days', 'sectors'],
  rampart: ['cards', 'king', 'ravens', 'royals'],
};

describe('what counts in the Duel', () => {
  it('P22: names the points that are printed on the boards, and no others', async () => {
    const player = new Player(await tellerOf(PAGES['duel']!, 'duel'), (await fetchProgress('duel'))!, 'duel');
    for (const [seats, config] of tables('duel', player.teller)) {
      const { lines, session } = player.play(seats, config, 1)!;
      for (const { print } of session.prints()) {
        const { site, points } = print as unknown as { site: string; points: number[] },
          about = lines.find(({ sources }) => sources?.includes(site as Source))!.about,
          numbers = numbersIn(about);
        expect(numbers.length, about).toBeGreaterThan(0);
        // Nothing for no tokens need not be said; how many tokens or values there are may be.
        expect(numbers, about).toEqual(expect.arrayContaining(points.filter((one) => one !== 0)));
        for (const one of numbers) expect([0, 1, 2, 3, 4, 5, 6, ...points], about).toContain(one);
      }
    }
  });
});

describe('what counts in Kontor', () => {
  it('P22: says how many sectors count at most', async () => {
    const player = new Player(
      await tellerOf(PAGES['kontor']!, 'kontor'),
      (await fetchProgress('kontor'))!,
      'kontor',
    );
    let limited = 0;
    for (const [seats, config] of tables('kontor', player.teller)) {
      const game = player.play(seats, config, 5),
        about = game?.lines.find(({ sources }) => sources?.includes('sectors' as Source))?.about ?? '',
        [, most] = /(three|five|seven) (?:largest|smallest)/.exec(about) ?? [];
      if (!game || most === undefined) continue;
      limited++;
      expect(sectors(game).length, about).toBeLessThanOrEqual({ three: 3, five: 5, seven: 7 }[most] ?? 0);
    }
    expect(limited).toBeGreaterThan(5);
  });
});
