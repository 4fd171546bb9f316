// What computer players with a character say: lines for every person, game and occasion in three languages, true whenever
// their occasion comes, and none twice in ten games.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { asideFrom } from '../../www/device/aside';
import { chooseLine, LINES, saidFrom } from '../../www/device/said';
import type { GameEvent, Setup } from '../../www/engine/wire';
import type { Occasions } from '../../www/games/turnings';
import * as duel from '../../www/games/duel/talk';
import * as imhotep from '../../www/games/imhotep/talk';
import * as kontor from '../../www/games/kontor/talk';
import * as rampart from '../../www/games/rampart/talk';
import { offerAfter } from '../../www/features/ending/streak';
import type { Entry } from '../../www/device/entries';

const CHARACTERS = ['careful', 'greedy', 'spoiler'];
const GAMES: Record<string, Occasions> = { imhotep, duel, kontor, rampart } as never;
const ALWAYS = ['start', 'won', 'lost', 'shared', 'up', 'down'];

/** The lines of a game by person and occasion. */
function linesOf(game: string, language: string): Map<string, string[]> {
  const bundle = new FluentBundle(language, { useIsolating: false }),
    text = readFileSync(`www/games/${game}/words/talk-${game}.${language}.ftl`, 'utf8');
  bundle.addResource(new FluentResource(text));
  return new Map(
    [...bundle._messages.keys()].map((id) => [
      id,
      bundle.formatPattern(bundle.getMessage(id)!.value!).split('\n'),
    ]),
  );
}

describe.each(Object.entries(GAMES))('P54: the people of %s', (game, { turnings }) => {
  it.each(['en', 'fr', 'de'])(
    'have lines for every occasion in %s, short ones, each another one',
    (language) => {
      const lines = linesOf(game, language),
        occasions = [...ALWAYS, ...turnings.map(({ name }) => name)];
      expect([...lines.keys()].toSorted()).toEqual(
        CHARACTERS.flatMap((who) => occasions.map((name) => `talk-${game}-${who}-${name}`)).toSorted(),
      );
      for (const who of CHARACTERS) {
        const own = [...lines].flatMap(([id, all]) => (id.startsWith(`talk-${game}-${who}-`) ? all : []));
        expect(own.length).toBeGreaterThanOrEqual(25);
      }
      const all = [...lines.values()].flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((line) => line.length > 90 || line.trim() !== line || line === '')).toEqual([]);
    },
  );

  it('have as many lines for an occasion in every language, and a beginning and an end for each of ten games', () => {
    const counts = (language: string): [string, number][] =>
      [...linesOf(game, language)].map(([id, lines]) => [id, lines.length]);
    expect(counts('fr')).toEqual(counts('en'));
    expect(counts('de')).toEqual(counts('en'));
    for (const who of CHARACTERS)
      for (const occasion of ['start', 'won', 'lost'])
        expect(linesOf(game, 'en').get(`talk-${game}-${who}-${occasion}`)?.length).toBe(10);
  });
});

describe('P54: a line', () => {
  const setup = { players: [{ colour: 0 }, { colour: 1 }] } as unknown as Setup;
  /** The occasions that these events are for the second player, who speaks to the first. */
  const of = (game: string, ...events: object[]): string[] =>
    GAMES[game]!.turnings.filter(({ is }) => is(events as GameEvent[], { me: 1, you: 0, setup })).map(
      ({ name }) => name,
    );

  it('is chosen by what happened in Imhotep', () => {
    const sailed = (seat: number) => ({ say: 'sailed', seat, boat: 0, site: 'pyramid' }),
      delivered = (seat: number) => ({ say: 'delivered', seat, site: 'pyramid' }),
      scored = (seat: number) => ({ say: 'scored', seat, points: 2, source: 'pyramid' });
    expect(of('imhotep', sailed(0), delivered(1))).toEqual(['robbed']);
    expect(of('imhotep', sailed(1), delivered(0))).toEqual(['diverted']);
    expect(of('imhotep', sailed(1), delivered(0), delivered(1))).toEqual([]);
    expect(of('imhotep', sailed(0), delivered(0), delivered(1), scored(1))).toEqual(['gift']);
    expect(of('imhotep', sailed(1), delivered(1), scored(1), scored(1))).toEqual(['mine']);
    expect(of('imhotep', sailed(0), delivered(0), scored(0), scored(0))).toEqual(['yours']);
    // Points of the temple at the end of a round are not those of the voyage.
    expect(of('imhotep', sailed(0), delivered(0), { say: 'temple-scored' }, scored(1), scored(1))).toEqual(
      [],
    );
    expect(of('imhotep', { say: 'round-begins', round: 6, first: 0 })).toEqual(['last']);
    expect(of('imhotep', { say: 'round-begins', round: 5, first: 0 })).toEqual([]);
    expect(of('imhotep', { say: 'played-card', seat: 0, card: 'sail' })).toEqual(['card']);
  });

  it('is chosen by what happened in the Duel', () => {
    const unloaded = (seat: number) => ({ say: 'unloaded', seat, boat: 0 }),
      took = (seat: number) => ({ say: 'took', seat, token: 'x' });
    expect(of('duel', unloaded(1), took(1), took(1))).toEqual(['mine']);
    expect(of('duel', unloaded(0), took(0), took(0), took(1))).toEqual(['yours', 'gift']);
    expect(of('duel', unloaded(1), took(1), took(0))).toEqual(['helped']);
    expect(of('duel', { say: 'nobody-took', token: 'x' })).toEqual(['wasted']);
    expect(of('duel', { say: 'boat-left', boat: 0, left: 3 })).toEqual(['left']);
    expect(of('duel', { say: 'played-action', seat: 0 }, took(0))).toEqual(['action']);
  });

  it('is chosen by what happened in Kontor', () => {
    const finished = (winner: string | null) => ({ say: 'sector-finished', winner });
    expect(of('kontor', finished('black'))).toEqual(['mine']);
    expect(of('kontor', finished('red'))).toEqual(['yours']);
    expect(of('kontor', finished(null))).toEqual(['tie']);
    expect(of('kontor', finished('red'), finished('black'))).toEqual([]);
    expect(of('kontor', { say: 'sector-scored', winners: [1] })).toEqual(['mine']);
    expect(of('kontor', { say: 'paid-tax', seat: 0 })).toEqual(['tax']);
    expect(of('kontor', { say: 'could-not-pay', seat: 0 })).toEqual(['poor']);
    expect(of('kontor', { say: 'passed', seat: 0, got: true })).toEqual(['passed']);
    expect(of('kontor', { say: 'passed', seat: 1, got: true })).toEqual([]);
    expect(of('kontor', { say: 'took-away', seat: 0 })).toEqual(['took']);
    expect(of('kontor', { say: 'took-away', seat: 1 })).toEqual(['taken']);
    expect(of('kontor', { say: 'axis-fixed', columns: true, rows: false })).toEqual(['frame']);
  });

  it('is chosen by what happened in C’est mon fort !', () => {
    const took = (seat: number, number: number) => ({ say: 'took', seat, spot: 0, number });
    expect(of('rampart', took(1, 4))).toEqual(['low', 'mine']);
    expect(of('rampart', took(1, 41))).toEqual(['high', 'mine']);
    expect(of('rampart', took(1, 20))).toEqual(['mine']);
    expect(of('rampart', took(0, 4))).toEqual(['yourlow', 'yours']);
    expect(of('rampart', took(0, 41))).toEqual(['yours']);
    expect(of('rampart', { say: 'put-back', seat: 0, spot: 1 })).toEqual(['back']);
    expect(of('rampart', { say: 'put-back', seat: 1, spot: 1 })).toEqual([]);
    expect(of('rampart', { say: 'shot', seat: 0, victim: 1, number: 9 })).toEqual(['hit']);
    expect(of('rampart', { say: 'shot', seat: 1, victim: 0, number: 9 })).toEqual(['shot']);
    expect(of('rampart', { say: 'skipped', seat: 0, last: 45, highest: 44 })).toEqual(['out']);
    expect(of('rampart', { say: 'alone', seat: 1 })).toEqual(['out']);
    expect(of('rampart', { say: 'alone', seat: 0 })).toEqual([]);
  });

  it('tells who has taken the lead, where all see the points', () => {
    const lead = (game: string, leads: number | null): string[] =>
      GAMES[game]!.turnings.filter(({ is }) => is([], { me: 1, you: 0, setup, leads })).map(
        ({ name }) => name,
      );
    for (const game of ['imhotep', 'duel', 'rampart'])
      expect([lead(game, 1), lead(game, 0), lead(game, null)]).toEqual([['ahead'], ['behind'], []]);
    expect(lead('duel', 2)).toEqual([]);
  });
});

describe('P54: what was said', () => {
  let store = new Map<string, string>();
  beforeEach(() => {
    store = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
  });

  it('does not come again within ten games, nor more than six times in a game', () => {
    const games = Array.from({ length: 40 }, (_, seed) =>
      Array.from({ length: 9 }, (_turn, at) => {
        const occasion = `o${at % 3}`,
          nth = chooseLine('imhotep-careful', seed, occasion, 9);
        return nth === null ? [] : [`${occasion}${nth}`];
      }).flat(),
    );
    games.forEach((said, at) => {
      expect(said.length).toBeLessThanOrEqual(LINES);
      const last = games.slice(Math.max(0, at - 9), at + 1).flat();
      expect(new Set(last).size).toBe(last.length);
    });
    // It comes again later, so nobody falls silent for ever.
    expect(games.slice(30).flat().length).toBeGreaterThan(0);
    expect(store.get('dockhand.said')!.length).toBeLessThan(1000);
  });

  it('lasts for ten games, in each of which a person begins, speaks on, and ends', () => {
    for (let seed = 0; seed < 30; seed++) {
      const say = (occasion: string, count: number, most = LINES - 1): boolean =>
        chooseLine('duel-careful', seed, occasion, count, most) !== null;
      expect(say('start', 10)).toBe(true);
      const order = [...'abcdefg'].map((_, at, all) => all[(at + seed) % all.length]!);
      expect(order.filter((occasion) => say(occasion, 5)).length).toBeGreaterThanOrEqual(2);
      expect(say('won', 10, LINES)).toBe(true);
    }
  });

  it('is kept for each person, and for a game that is opened again', () => {
    expect(chooseLine('imhotep-careful', 1, 'start', 1)).toBe(0);
    expect(chooseLine('imhotep-careful', 1, 'start', 1)).toBeNull();
    expect(chooseLine('imhotep-greedy', 1, 'start', 1)).toBe(0);
    for (let more = 1; more < LINES; more++)
      expect(chooseLine('imhotep-careful', 1, `turning${more}`, 9)).not.toBeNull();
    expect(chooseLine('imhotep-careful', 1, 'won', 9)).toBeNull();
  });

  it('may be anything in storage', () => {
    for (const found of [null, 7, 'x', [], { a: 7 }, { a: [[]] }, { a: [['x', 'y']] }, { a: [[1, 2]] }])
      expect([...saidFrom(found).values()].flat()).toEqual([]);
    const much = Object.fromEntries(
      Array.from({ length: 99 }, (_, id) => [
        `p${id}`,
        Array.from({ length: 99 }, (_game, seed) => [seed, 'a']),
      ]),
    );
    expect(saidFrom(much).size).toBe(40);
    expect(saidFrom(much).get('p98')).toHaveLength(10);
    store.set('dockhand.said', '{"imhotep-careful": [[3, "start0"], "x"]}');
    expect(chooseLine('imhotep-careful', 4, 'start', 6)).not.toBe(0);
  });
});

describe('P55: the level that is offered', () => {
  const entry = (won: boolean, level = 1, at = 0): Entry => ({
    game: 'duel',
    at,
    moves: 40 + at,
    casual: false,
    seats: [
      { name: 'Anna', level: null, points: won ? 30 : 20, won },
      { name: 'Senbi', level, points: 25, won: !won },
    ],
  });
  const now = (won: boolean, level = 1) => ({ game: 'duel', level, moves: 7, points: [1, 2], won });

  it('is the next one after two victories in a row', () => {
    expect(offerAfter([], now(true))).toBeNull();
    expect(offerAfter([entry(true)], now(true))).toBe('up');
    expect(offerAfter([entry(true), entry(true)], now(true))).toBeNull();
    expect(offerAfter([entry(false), entry(true)], now(true))).toBeNull();
    expect(offerAfter([entry(true, 2)], now(true))).toBeNull(); // at another level
  });

  it('is the one below after three defeats in a row, if there is one', () => {
    expect(offerAfter([entry(false)], now(false))).toBeNull();
    expect(offerAfter([entry(false), entry(false)], now(false))).toBe('down');
    expect(offerAfter([entry(false, 0), entry(false, 0)], now(false, 0))).toBeNull();
    expect(offerAfter([entry(false), entry(true), entry(false)], now(false))).toBeNull();
  });

  it('counts a game once, whether it is among the finished ones yet or not', () => {
    const ended = { game: 'duel', level: 1, moves: 40, points: [30, 25], won: true };
    expect(offerAfter([entry(true)], ended)).toBeNull();
    expect(offerAfter([entry(true), entry(true)], ended)).toBe('up');
  });
});

describe('what is said beside a game', () => {
  it('is remarks and no coach, until a person asks for others; storage may hold anything', () => {
    for (const found of [null, undefined, 7, 'x', [], { remarks: 'no', coach: 'yes' }])
      expect(asideFrom(found)).toEqual({ remarks: true, coach: false });
    expect(asideFrom({ remarks: false, coach: true })).toEqual({ remarks: false, coach: true });
  });
});
