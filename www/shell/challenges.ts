// What there is to play beside whole games: the deal of the day, puzzles, the ladder of animals.
import { el } from '../dom/elements';
import { guestOf } from '../device/guest';
import type { Game } from '../ui/game-view';
import type { Setup } from '../engine/wire';
import type { Words } from '../words/words';
import type { Host } from './host';
import type { Choice } from '../table/drivers';
import { withWords } from '../ui/sheets/fetching';

/** What the end of a game means beside the game itself. */
export interface Meaning {
  /** Adds its part to the sheet at the end, with the button that leads on from there. */
  tell(place: Element): void;
  /** What leads on from the bar, in place of another game at the same table. */
  onward: Choice;
}

/** Opens the calendar of the deals of the day. */
export const openDaily = (host: Host): void =>
  withWords(
    host,
    'daily',
    () => import('../features/daily/sheet'),
    ({ showDaily }, signal) => showDaily(host, signal),
  );

/** Opens the sheet that chooses puzzles, at those of a game. */
export const openPuzzles = (host: Host, game: string): void =>
  withWords(
    host,
    'puzzles',
    () => import('../features/puzzles/sheet'),
    ({ showPuzzles }, signal) => showPuzzles(host, game, signal),
  );

/** Opens the ladder of animals. */
export const openLadder = (host: Host): void =>
  withWords(
    host,
    'ladder',
    () => import('../features/ladder/sheet'),
    ({ showLadder }) => showLadder(host),
  );

/**
 * Resolves with what the end of a game means as a deal of the day or on the ladder; null if it is neither, or as long as
 * that cannot be found out.
 */
export async function meaningOf(host: Host, game: Game): Promise<Meaning | null> {
  const { setup } = game.table;
  try {
    if (guestOf(setup)) return await (await import('../features/ladder/end')).rungEnd(host, game);
    return isAgainstOne(setup) ? await (await import('../features/daily/end')).dayEnd(host, game) : null;
  } catch {
    return null;
  }
}

/** Resolves with what a table is called as a deal of the day; empty if it is none, or if its words cannot be fetched. */
export async function dealTitle(
  words: Words,
  setup: Setup,
  month: 'long' | 'short' = 'long',
): Promise<string> {
  if (!isAgainstOne(setup)) return '';
  try {
    const [{ titleOf }] = await Promise.all([import('../features/daily/deal'), words.fetch('daily')]);
    return titleOf(words, setup, month);
  } catch {
    return '';
  }
}

/** Says above the menu that the game is a deal of the day, if it is one. */
export async function nameDeal({ sheet, words }: Host, { table }: Game): Promise<void> {
  const menu = sheet.dialog.querySelector('.menu'),
    title = await dealTitle(words, table.setup);
  if (title !== '') menu?.before(el('p', { class: 'note deal' }, title));
}

/** What was tried beside whole games: the key of its name, how it went, and what deletes it from this device. */
export interface Tried {
  name: 'daily' | 'puzzles' | 'ladder';
  text: string;
  forget: () => void;
}

/** Resolves with what was tried on this device; what cannot be fetched is left out. */
export async function triedOf(words: Words): Promise<Tried[]> {
  type Reader = Pick<Tried, 'forget'> & { tried: (words: Words) => string };
  const readers: [Tried['name'], () => Promise<Reader>][] = [
    ['daily', () => import('../features/daily/tried')],
    ['puzzles', () => import('../features/puzzles/tried')],
    ['ladder', () => import('../features/ladder/tried')],
  ];
  const all = readers.map(async ([name, load]): Promise<Tried> => {
    const [{ tried, forget }] = await Promise.all([load(), words.fetch(name)]);
    return { name, text: tried(words), forget };
  });
  const found = await Promise.allSettled(all);
  return found.flatMap((one) => (one.status === 'fulfilled' && one.value.text !== '' ? [one.value] : []));
}

/** Whether a person plays against one computer player: nothing is fetched for other tables. */
const isAgainstOne = ({ players: [person, rival, ...others] }: Setup): boolean =>
  others.length === 0 && (person?.level ?? null) === null && (rival?.level ?? null) !== null;
