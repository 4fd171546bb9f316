// The deal of the day: the same for everybody, made from the date alone. Pure. Dates are written as 2026-11-25.
import { againstComputer } from '../../engine/draft';
import type { GameEntry, Player, Setup } from '../../engine/wire';
import type { Words } from '../../words/words';

/** The games in turn. Their order is part of the calendar and never changes. */
const GAMES = ['imhotep', 'duel', 'kontor', 'rampart'];
/** The level of the opponent and that of the player who sets par, as indices. */
export const OPPONENT = 2;
export const PAR = 4;

const DAY = 86_400_000;
/** The first day that has a deal. */
const FIRST = Date.UTC(2026, 10, 1);

/** Options whose default has changed, with what deals before a day have: a past deal stays as it was. */
const CHANGED: readonly { before: string; game: string; key: string; value: string }[] = [
  { before: '2026-12-01', game: 'imhotep', key: 'pyramidBonus', value: 'must' },
];

export interface Deal {
  day: string;
  game: string;
  seed: number;
  /** Whether it is played on the second sides, or with the advanced scenario. */
  further: boolean;
}

/** Returns the date of now, by the clock on the wall of this device. */
export function today(now = new Date()): string {
  const digits = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}

/** Returns the date as midnight in the time zone of Greenwich, in ms; NaN if it is none. */
export const timeOf = (day: string): number =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;

export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the deal of a day; null for a day before the first, or if it is no date. */
export function dealOf(day: string): Deal | null {
  const number = (timeOf(day) - FIRST) / DAY,
    game = GAMES[number % GAMES.length];
  if (!(number >= 0) || game === undefined) return null;
  const further = Math.floor(number / GAMES.length) % 2 === 1;
  return { day, game, seed: mixed(number), further };
}

/** Returns a seed that looks unlike that of the next day. */
function mixed(number: number): number {
  let n = Math.imul(number + 1, 0x9e3779b1);
  n = Math.imul(n ^ (n >>> 15), 0x85ebca77);
  return (n ^ (n >>> 13)) >>> 0;
}

/** Whether deals of the day have such players: a person, and the opponent. */
export const mayBeDeal = ([person, rival, ...others]: Pick<Player, 'level'>[]): boolean =>
  others.length === 0 && (person?.level ?? null) === null && rival?.level === OPPONENT;

/** Returns the day whose deal this table has, up to a date; null if it is no deal of the day. */
export function dayOf(setup: Setup, until: string): string | null {
  if (!mayBeDeal(setup.players)) return null;
  for (let time = timeOf(until); time >= FIRST; time -= DAY) {
    const deal = dealOf(dayAt(time));
    if (deal?.game === setup.game && deal.seed === setup.seed) return deal.day;
  }
  return null;
}

/** Returns a date as people write it. */
export const dateIn = (language: string, day: string, month: 'long' | 'short' = 'long'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month,
    timeZone: 'UTC',
  });

/** Returns what a table is called as a deal of the day, with the month as long as there is room; empty if it is none. */
export function titleOf(words: Words, setup: Setup, month: 'long' | 'short'): string {
  const day = dayOf(setup, today());
  return day === null ? '' : words.t('daily-of', { day: dateIn(words.language, day, month) });
}

/** Returns the table of a deal: a person against a computer player. */
export function setupOf(deal: Deal, entry: GameEntry, names: { person: string; rival: string }): Setup {
  const rival = { name: names.rival, level: OPPONENT },
    setup = againstComputer(entry, deal.seed, names.person, rival),
    values = setup.config as Record<string, unknown>;
  for (const option of entry.options) {
    if (option.kind !== 'choice') continue;
    const [first, second] = option.values,
      sides = option.values.length === 2 && first === 'a' && second === 'b';
    if (option.key === 'scenario') values[option.key] = deal.further ? 'advanced' : 'base';
    else if (sides) values[option.key] = (deal.further ? second : first) ?? option.default;
  }
  for (const { before, game, key, value } of CHANGED)
    if (deal.game === game && deal.day < before) values[key] = value;
  return setup;
}
