// A saved game as text with a checksum, and which of its two slots is valid. Pure. Each action is written to
// the slot that was not written last: if the write is torn, the other slot still holds the game as it was an
// action before.
import type { Player } from '../engine/wire';
import { clockFrom, type Clock } from './clock';
import { isCount, isList, isText, objectOf, parsed } from './valid';

/** A game as it is saved on this device. */
export interface SavedGame {
  id: string;
  /** Counts the writes of this game: the larger one is the newer. */
  serial: number;
  game: string;
  players: Player[];
  moves: number;
  over: boolean;
  /** The seats that have won, when it is over. */
  winners: number[];
  /** Something was taken back in it that computer players had answered, or could have. */
  casual: boolean;
  /** When its last action was written, in ms since 1970. */
  at: number;
  /** The text of a link or of a file. Only the engine reads it. */
  record: string;
  /** The notes about it, if there are any (features/study/format.ts). */
  study?: string | undefined;
  /** What its review has found, if it was reviewed (features/review/findings.ts). */
  review?: string | undefined;
  clock?: Clock | undefined;
}

export const SLOTS = [0, 1] as const;
/** The most characters of a slot: those of a record, with its surroundings. */
const LONGEST = 600 * 1024;
/** The most characters of the notes and of the review in it. */
const LONGEST_STUDY = 160 * 1024;
export const LONGEST_REVIEW = 300 * 1024;
const HEAD = /^dockhand-1 (\d{1,7}) ([0-9a-f]{8})\n/;

/** FNV-1a over the code units: it detects torn writes; it is not meant against attacks. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    sum = Math.imul(sum ^ (unit & 0xff), 0x01000193);
    sum = Math.imul(sum ^ (unit >>> 8), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}

export function seal(kept: SavedGame): string {
  const body = JSON.stringify(kept);
  return `dockhand-1 ${body.length} ${checksum(body)}\n${body}`;
}

const isPlayer = (value: unknown): value is Player => {
  const { name, colour } = objectOf(value);
  return isText(name) && isCount(colour);
};

/** Returns the game in a slot; null if there is none or any part is missing. Storage may hold anything. */
export function unseal(text: unknown): SavedGame | null {
  if (!isText(text, LONGEST)) return null;
  const head = HEAD.exec(text);
  const body = head ? text.slice(head[0].length) : '';
  if (!head || body.length !== Number(head[1]) || checksum(body) !== head[2]) return null;
  const { id, serial, game, players, moves, over, winners, casual, at, record, study, review, clock } =
    objectOf(parsed(body));
  const known =
    isText(id) &&
    isCount(serial) &&
    isText(game) &&
    isList(players, Infinity, isPlayer) &&
    isCount(moves) &&
    typeof over === 'boolean' &&
    isList(winners, Infinity, (one) => isCount(one)) &&
    isCount(at) &&
    isText(record);
  if (!known) return null;
  const more = {
    ...(isText(study, LONGEST_STUDY) && { study }),
    ...(isText(review, LONGEST_REVIEW) && { review }),
    ...(clock !== undefined && { clock: clockFrom(clock) }),
  };
  // Older saves do not have `casual`.
  return { id, serial, game, players, moves, over, winners, casual: casual === true, at, record, ...more };
}

/** The newer of the slots that can be believed. */
export const newest = (...slots: unknown[]): SavedGame | null =>
  slots
    .map(unseal)
    .reduce((best, kept) => (kept && (!best || kept.serial > best.serial) ? kept : best), null);

export const slotKey = (id: string, serial: number): string => `${id}/${serial % SLOTS.length}`;

/** Returns the valid slots of a game, the newer first. The engine may still refuse the newer one. */
export const versionsIn = (slots: ReadonlyMap<string, unknown>, id: string): SavedGame[] =>
  SLOTS.flatMap((slot) => unseal(slots.get(slotKey(id, slot))) ?? []).sort((a, b) => b.serial - a.serial);

/** Returns the newest save of each game, by the keys of their slots, the last played first. */
export function gamesIn(slots: ReadonlyMap<string, unknown>): SavedGame[] {
  const ids = new Set([...slots.keys()].flatMap((key) => /^(.+)\/[01]$/.exec(key)?.[1] ?? []));
  return [...ids].flatMap((id) => versionsIn(slots, id).slice(0, 1)).sort((a, b) => b.at - a.at);
}

/** How many finished games are stored, and for how long. An unfinished game is never deleted. */
const FINISHED = 20;
const DAYS = 60;

/** Returns the finished games that are old enough to be deleted. */
export const outdated = (games: SavedGame[], now: number): SavedGame[] =>
  games.filter(({ over }) => over).filter(({ at }, i) => i >= FINISHED || now - at > DAYS * 86_400_000);
