// A kept game as text with a checksum, and which of its two slots to believe. Pure. Each action is written to the slot that was not written last:
// whatever is torn on the way, the other one still holds the game as it was an action before.
import type { Player } from './wire';

/** A game as it is kept on this device. */
export interface Kept {
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
  /** When it was written, in ms since 1970. */
  at: number;
  /** The text of a link or of a file. Only the engine reads it. */
  record: string;
}

export const SLOTS = [0, 1] as const;
/** More than the engine takes for a record, with what stands around it. */
const LONGEST = 300 * 1024;
const HEAD = /^dockhand-1 (\d{1,7}) ([0-9a-f]{8})\n/;

/** FNV-1a over the code units: it tells torn from whole, and nobody has to be kept out here. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    sum = Math.imul(sum ^ (unit & 0xff), 0x01000193);
    sum = Math.imul(sum ^ (unit >>> 8), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}

export function seal(kept: Kept): string {
  const body = JSON.stringify(kept);
  return `dockhand-1 ${body.length} ${checksum(body)}\n${body}`;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPlayer = (value: unknown): value is Player =>
  typeof value === 'object' &&
  value !== null &&
  isText((value as Player).name) &&
  isCount((value as Player).colour);

/** The game in a slot; null when there is none, or when any of it is missing. Storage may hold anything. */
export function unseal(text: unknown): Kept | null {
  if (!isText(text) || text.length > LONGEST) return null;
  const head = HEAD.exec(text);
  const body = head ? text.slice(head[0].length) : '';
  if (!head || body.length !== Number(head[1]) || checksum(body) !== head[2]) return null;
  try {
    const { id, serial, game, players, moves, over, winners, casual, at, record } = JSON.parse(
      body,
    ) as Record<keyof Kept, unknown>;
    const known =
      isText(id) &&
      isCount(serial) &&
      isText(game) &&
      Array.isArray(players) &&
      players.every(isPlayer) &&
      isCount(moves) &&
      typeof over === 'boolean' &&
      Array.isArray(winners) &&
      winners.every(isCount) &&
      isCount(at) &&
      isText(record);
    return known
      ? { id, serial, game, players, moves, over, winners, casual: casual === true, at, record }
      : null; // older ones do not tell
  } catch {
    return null;
  }
}

/** The newer of the slots that can be believed. */
export const newest = (...slots: unknown[]): Kept | null =>
  slots
    .map(unseal)
    .reduce((best, kept) => (kept && (!best || kept.serial > best.serial) ? kept : best), null);

export const slotKey = (id: string, serial: number): string => `${id}/${serial % SLOTS.length}`;

/** What the slots of a game hold that can be believed, the newer first. The engine may refuse what is whole: then there is the older one. */
export const versionsIn = (slots: ReadonlyMap<string, unknown>, id: string): Kept[] =>
  SLOTS.flatMap((slot) => unseal(slots.get(slotKey(id, slot))) ?? []).sort((a, b) => b.serial - a.serial);

/** What is kept of many games, by the keys of their slots: the newest of each, the last played first. */
export function gamesIn(slots: ReadonlyMap<string, unknown>): Kept[] {
  const ids = new Set([...slots.keys()].flatMap((key) => /^(.+)\/[01]$/.exec(key)?.[1] ?? []));
  return [...ids].flatMap((id) => versionsIn(slots, id).slice(0, 1)).sort((a, b) => b.at - a.at);
}

/** So many finished games are kept, and for so long. A game that is still played is never put away. */
const FINISHED = 20;
const DAYS = 60;

/** The finished games that have been kept long enough. */
export const outdated = (games: Kept[], now: number): Kept[] =>
  games.filter(({ over }) => over).filter(({ at }, i) => i >= FINISHED || now - at > DAYS * 86_400_000);
