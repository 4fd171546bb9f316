// The deal of the day: the calendar, the results in storage, and the text that is shared.
import { beforeEach, expect, test, vi } from 'vitest';
import {
  dateIn,
  dayOf,
  dealOf,
  mayBeDeal,
  OPPONENT,
  setupOf,
  titleOf,
  today,
} from '../../www/features/daily/deal';
import {
  courseOf,
  keep,
  resultsFrom,
  dailyResults,
  shapesOf,
  tallyOf,
  type Result,
} from '../../www/features/daily/results';
import { shareText } from '../../www/features/daily/share';
import type { Setup } from '../../www/engine/wire';
import { entry } from './fixture';
import { wordsOf } from './words-of';

const result = (more: Partial<Result> = {}): Result => ({
  points: 38,
  rival: 31,
  end: 'won',
  course: ['more', 'same', 'less'],
  par: null,
  ...more,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('the four games come in turn, and after each round of them with the other tables', () => {
  const deals = Array.from({ length: 9 }, (_, at) => dealOf(`2026-11-0${at + 1}`));
  expect(deals.map((deal) => deal?.game)).toEqual([
    ...['imhotep', 'duel', 'kontor', 'rampart'],
    ...['imhotep', 'duel', 'kontor', 'rampart'],
    'imhotep',
  ]);
  expect(deals.map((deal) => deal?.further)).toEqual([
    ...[false, false, false, false],
    ...[true, true, true, true],
    false,
  ]);
});

test('a day has the deal that it always had', () => {
  // Results of friends are compared by these: they may never change.
  expect(dealOf('2026-11-25')).toEqual({
    day: '2026-11-25',
    game: 'imhotep',
    seed: 2_501_612_669,
    further: false,
  });
  expect(dealOf('2027-03-31')).toMatchObject({ game: 'kontor' });
});

test('a changed default leaves the deals alone that were played with the old one', () => {
  const bonus = (day: string) => {
    const table = setupOf(dealOf(day)!, entry, { person: 'A', rival: 'B' });
    return (table.config as unknown as Record<string, unknown>)['pyramidBonus'];
  };
  // The days on which Imhotep is played on the sides B.
  const days = ['2026-11-05', '2026-11-13', '2026-11-21', '2026-11-29', '2026-12-07', '2026-12-15'];
  expect(days.every((day) => dealOf(day)?.game === 'imhotep' && dealOf(day)?.further)).toBe(true);
  expect(days.map(bonus)).toEqual(['must', 'must', 'must', 'must', 'may', 'may']);
});

test('two thousand days have different seeds', () => {
  const seeds = Array.from({ length: 2000 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10);
    return dealOf(day)?.seed;
  });
  expect(new Set(seeds).size).toBe(2000);
  expect(seeds.every((seed) => seed !== undefined && Number.isInteger(seed) && seed < 2 ** 32)).toBe(true);
});

test('there is no deal before the first day, nor for what is no date', () => {
  for (const day of ['2026-10-31', '1999-01-01', '', 'tomorrow', '2026-13-01', '2026-11-1', '__proto__'])
    expect(dealOf(day), day).toBeNull();
});

test('today is the date of this device, not that of Greenwich', () => {
  expect(today(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
  expect(today(new Date(2027, 0, 1, 0, 1))).toBe('2027-01-01');
});

test('a table is known as the deal of its day, and another is not', () => {
  const deal = dealOf('2026-11-25'),
    setup = {
      game: 'imhotep',
      players: [
        { name: 'A', colour: 0 },
        { name: 'B', colour: 1, level: OPPONENT },
      ],
      config: {},
      seed: deal?.seed,
    } as unknown as Setup;
  expect(dayOf(setup, '2026-12-24')).toBe('2026-11-25');
  expect(dayOf(setup, '2026-11-24')).toBeNull(); // not yet
  expect(dayOf({ ...setup, seed: setup.seed + 1 }, '2026-12-24')).toBeNull();
  expect(dayOf({ ...setup, game: 'duel' } as Setup, '2026-12-24')).toBeNull();
  expect(
    dayOf({ ...setup, players: setup.players.map((one) => ({ ...one, level: 1 })) }, '2026-12-24'),
  ).toBeNull();
});

test('the first result of a day stays, and only its par is added', () => {
  keep('2026-11-25', result());
  const kept = keep('2026-11-25', result({ points: 50, par: 40 }));
  expect(kept).toEqual(result({ par: 40 }));
  expect(dailyResults.read().get('2026-11-25')).toEqual(kept);
  expect(keep('2026-11-25', result({ par: 99 })).par).toBe(40);
});

test('storage may hold anything', () => {
  for (const found of [null, 7, 'x', [], { '2026-11-25': null }, { '2026-11-25': { points: 'x' } }])
    expect(resultsFrom(found).size).toBe(0);
  expect(
    resultsFrom({ '2026-10-01': result(), day: result(), '2026-11-25': { ...result(), end: 'shot' } }).size,
  ).toBe(0);
  const [[day, kept] = []] = resultsFrom({
    '2026-11-25': { ...result(), course: ['more', 'toString', ...Array<string>(99).fill('less')], par: 'x' },
  });
  expect(day).toBe('2026-11-25');
  expect(kept?.course).toEqual(['more', 'less', 'less', 'less', 'less', 'less']);
  expect(kept?.par).toBeNull();
});

test('a full storage loses nothing that is shown', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keep('2026-11-25', result())).toEqual(result());
});

test('the course tells whether the lead grew in each part', () => {
  expect(courseOf([0, 3, 3, 1])).toEqual(['more', 'same', 'less']);
  expect(shapesOf(result())).toBe('▲■▼');
});

test('the tally counts days in a row up to today, which may still be played', () => {
  const all = new Map([
    ['2026-11-20', result({ end: 'lost' })],
    ['2026-11-22', result({ par: 38 })],
    ['2026-11-23', result({ par: 39 })],
  ]);
  const days = ['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'];
  expect(tallyOf(all, days)).toEqual({ played: 3, won: 2, par: 1, row: 2 });
  expect(tallyOf(all, days.slice(1)).row).toBe(2);
  expect(tallyOf(all, ['2026-11-26', '2026-11-25']).row).toBe(0);
});

test('only a person, who comes first, against the opponent alone may play a deal of the day', () => {
  const table = (...levels: (number | null | undefined)[]): boolean =>
    mayBeDeal(levels.map((level) => (level === undefined ? {} : { level })));
  expect(table(undefined, OPPONENT)).toBe(true);
  expect(table(null, OPPONENT)).toBe(true);
  for (const levels of [[OPPONENT, null], [null, 1], [null, null], [null], [], [null, OPPONENT, OPPONENT]])
    expect(table(...levels), String(levels)).toBe(false);
});

test('a table is called by its day in the language of the reader, with a short month where room is small', () => {
  vi.setSystemTime(new Date('2026-11-26T12:00:00'));
  const deal = dealOf('2026-11-25');
  const setup = {
    game: 'imhotep',
    players: [{ level: null }, { level: OPPONENT }],
    seed: deal?.seed,
  } as unknown as Setup;
  const words = (language: string) => wordsOf(language, 'daily');
  expect(titleOf(words('en'), setup, 'long')).toBe('Game of the day, November 25');
  expect(titleOf(words('en'), setup, 'short')).toBe('Game of the day, Nov 25');
  expect(titleOf(words('fr'), setup, 'long')).toBe('La partie du 25 novembre');
  expect(titleOf(words('de'), setup, 'long')).toBe('Partie des Tages, 25. November');
  expect(titleOf(words('en'), { ...setup, seed: 1 } as Setup, 'long')).toBe('');
  expect(dateIn('en', '2026-11-25')).toBe('November 25');
  vi.useRealTimers();
});

test('P57: the shared line says in every language what it is about, without a link', () => {
  const line = (language: string, more: Partial<Result>, row: number): string => {
    const words = wordsOf(language, 'daily');
    return shareText(words, '2026-11-26', result(more), row, '').replaceAll(/[\u2068\u2069]/g, '');
  };
  expect(line('en', { par: 36 }, 4)).toBe(
    'Imhotep: The Duel, game of the day, November 26: won 38 to 31 against the computer, par 36. ▲■▼ 4 days in a row.',
  );
  expect(line('de', { end: 'lost' }, 1)).toMatch(/: 38 zu 31 gegen den Computer verloren\. ▲■▼$/);
  expect(line('fr', { end: 'shared', par: 40 }, 2)).toMatch(
    /: victoire partagée 38 à 31 avec l’ordinateur, par 40\. ▲■▼ 2 jours d’affilée\.$/,
  );
});
