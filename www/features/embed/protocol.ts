// The messages between a host page and the frame of a game. Pure. A message is hostile until it has been read
// here: only known requests are accepted, every value has to be small and of the right kind, and only named
// fields are copied.
import { isCount, isObject, isText, own, parsed } from '../../device/valid';

/** A request of the host page. */
export type EmbedRequest =
  | { do: 'open'; position: string; moves: Played[]; config?: string }
  | { do: 'play'; seat: number; move: object }
  | { do: 'readonly'; on: boolean }
  | { do: 'locale'; language: string }
  | { do: 'record' };

/** A move with its seat. */
export interface Played {
  seat: number;
  move: object;
}

/**
 * A message to the host page. `gamechange` and `gameend` hold only what every player may know; a record holds
 * hidden things as well. `opened`: the game has just been laid on the table. `refused` answers a move that was not
 * played, or a game that was not opened as it was asked for; `attribute` says what of it is wrong.
 */
export type EmbedResponse =
  | { say: 'ready' }
  | { say: 'gamechange'; game: string; moves: number; toAct: number[]; opened?: true }
  | { say: 'gameend'; game: string; moves: number; winners: number[]; scores: number[] }
  | { say: 'record'; game: string | null; record: string | null }
  | { say: 'refused'; do: 'open' | 'play'; reason: string; attribute?: string };

/** Marks messages of this protocol. */
export const MARK = 'dockhand';
/** The most characters of a record, as in a file. */
const LONGEST = 256 * 1024;
const MOST_MOVES = 2000;
const LARGEST_MOVE = 400;
const MOST_SEATS = 8;

const isSeat = (value: unknown): value is number => isCount(value, MOST_SEATS - 1);

/** Returns how much is left of the size that a value may have, or -1 as soon as it is too large. */
function spared(value: unknown, budget: number, depth = 0): number {
  if (budget < 0 || depth > 6) return -1;
  if (typeof value === 'string') return budget - value.length - 2;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return budget - 4;
  if (typeof value !== 'object') return -1;
  let left = budget - 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left >= 0; i++) left = spared(value[i], left - 1, depth + 1);
    return left;
  }
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    left = spared((value as Record<string, unknown>)[key], left - key.length - 3, depth + 1);
    if (left < 0) return left;
  }
  return left;
}

/** Returns a move in the engine's format; the engine decides whether it is legal. */
const isMove = (value: unknown): value is object => isObject(value) && spared(value, LARGEST_MOVE) >= 0;

function readMoves(value: unknown): Played[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST_MOVES) return null;
  const moves: Played[] = [];
  for (const one of value as unknown[]) {
    if (!isObject(one)) return null;
    const seat = own(one, 'seat'),
      move = own(one, 'move');
    if (!isSeat(seat) || !isMove(move)) return null;
    moves.push({ seat, move });
  }
  return moves;
}

/** Returns the moves of an attribute or an address, or null if they cannot be read. */
export function movesFrom(text: string): Played[] | null {
  return text.length > LONGEST ? null : readMoves(parsed(text));
}

/** Returns what a message asks for that cannot be read; null if it is no message of this protocol. */
export function unreadable(data: unknown): 'open' | 'play' | null {
  if (!isObject(data) || own(data, MARK) !== 1) return null;
  const what = own(data, 'do');
  return what === 'open' || what === 'play' ? what : null;
}

/** Returns the request in a message, or null if the message does not follow this protocol. */
export function requestFrom(data: unknown): EmbedRequest | null {
  if (!isObject(data) || own(data, MARK) !== 1) return null;
  const text = (key: string, longest: number): string | null => {
    const value = own(data, key);
    return isText(value, longest) ? value : null;
  };
  switch (own(data, 'do')) {
    case 'open': {
      const position = text('position', LONGEST),
        moves = readMoves(own(data, 'moves'));
      if (position === null || moves === null) return null;
      const config = text('config', LONGEST);
      return { do: 'open', position, moves, ...(config && { config }) };
    }
    case 'play': {
      const seat = own(data, 'seat'),
        move = own(data, 'move');
      return isSeat(seat) && isMove(move) ? { do: 'play', seat, move } : null;
    }
    case 'readonly': {
      const on = own(data, 'on');
      return typeof on === 'boolean' ? { do: 'readonly', on } : null;
    }
    case 'locale': {
      const language = text('language', 35);
      return language === null ? null : { do: 'locale', language };
    }
    case 'record':
      return { do: 'record' };
    default:
      return null;
  }
}
