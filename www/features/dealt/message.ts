// What the devices of a table leave for each other on a relay if one of them deals: texts of JSON, signed by the seat that
// leaves them, and closed for one other seat if only that may read them. Pure. What comes is checked in every part: the
// other device may be anybody's who has the invitation.
import { encode, join, known, utf8, type Bytes } from '../../device/bytes';
import { isCount, isList, isObject, isText, objectOf, parsed } from '../../device/valid';
import { KEY, SIGNATURE, type Private } from '../../device/sign';
import type { Move, Refusal, Seat } from '../../engine/wire';
import type { Slot } from '../../lines/relay/relay';
import { isQuestion, isSay, type Question, type Say } from '../../lines/relay/question';
import { isFrom, signedAt } from '../../lines/relay/said';

/** The kinds of messages: who sits where, a claim to a seat, a move that is asked for, what a viewer has been shown. */
const KINDS = { hall: 5, claim: 6, ask: 7, out: 8 } as const;
type Kind = keyof typeof KINDS;

const MOST_SEATS = 4,
  MOST_NAME = 24,
  MOST_MOVES = 4000,
  MOST_REFUSALS = 4;
/** How often moves can be taken back in a game. */
export const MOST_BACKS = 100;
/** How many moves lie together in a chunk. */
export const CHUNK = 16;

/** A player: the name, and the public keys of the device, with which it signs and has boxes closed for it. */
export interface Guest {
  name: string;
  key: string;
  box: string;
}

/** Who sits where and what is played, as the host says it. A later one has a higher number. */
export interface Hall {
  n: number;
  game: string;
  config: object;
  colours: number[];
  /** By seat; the first one is the host. */
  guests: (Guest | null)[];
  /** Whether the cards are dealt. Then nobody sits down any more. */
  dealt: boolean;
  /** The seats for which a computer plays, as the time of their players was up. */
  computers: Seat[];
}

/** A move that a seat asks the host to play, what it says about taking back the last one, or that its player is there again. */
export interface Ask {
  /** Counts what this seat has asked for. */
  own: number;
  /** How many moves the seat had seen. */
  n: number;
  /** How often a move had been taken back. */
  course: number;
  move: Move | null;
  say: Say | 'return' | null;
}

/** A move as a viewer knows it, and what it has shown (`Shown` of the engine, which judges the rest of it). */
export interface Shown {
  seat: Seat;
  move: unknown;
  check: number;
}

/** What the host tells a viewer. */
export interface Out {
  /** The game as the viewer knows it before the first move; only in the first chunk. */
  sight?: string;
  /** The number of the first of these moves. */
  from: number;
  shown: Shown[];
  /** How many moves there are. */
  count: number;
  /** What of this seat has been answered last, and why it was refused. */
  own: number;
  why: Refusal[];
  /** Whose turn it is, and whether the game is over. */
  next: Seat[];
  over: boolean;
  /** How many moves were left each time that one was taken back. */
  backs: number[];
  /** Whether the last move can be taken back, and who has agreed to that. */
  back: Question | null;
}

/** Returns a message, signed for its topic. `close` closes what stands in it. */
export async function toBytes(
  kind: Kind,
  value: object,
  key: Private,
  topic: string,
  close: (text: Bytes) => Promise<Bytes> = (text) => Promise.resolve(text),
): Promise<Bytes> {
  return signedAt(key, topic, join(Uint8Array.of(KINDS[kind]), await close(utf8(JSON.stringify(value)))));
}

/** Returns what stands in a message of this kind; null if it is another one. */
export function bodyOf(kind: Kind, message: Bytes): Bytes | null {
  return message[0] === KINDS[kind] && message.length > 1 + SIGNATURE ? message.slice(1, -SIGNATURE) : null;
}

/** Returns the value of a text that the seat with this key has signed at the topic; null if it has not. */
export async function valueOf(
  kind: Kind,
  message: Bytes,
  key: string,
  topic: string,
  open: (body: Bytes) => Promise<Bytes | null> = (body) => Promise.resolve(body),
): Promise<unknown> {
  const body = bodyOf(kind, message);
  if (!body || !(await isFrom(known(key), topic, message))) return null;
  const text = await open(body);
  return text && parsed(new TextDecoder().decode(text));
}

const isSeat = (value: unknown): value is Seat => isCount(value, MOST_SEATS - 1);
const isKey = (value: unknown): value is string => isText(value, 88) && known(value).length === KEY;
const isGuest = (value: unknown): value is Guest => {
  const { name, key, box } = objectOf(value);
  return isText(name, MOST_NAME) && isKey(key) && isKey(box);
};

/** Returns a claim to a seat, with a signature of the key that it names. */
export async function claimIn(message: Bytes, topic: string): Promise<Guest | null> {
  const body = bodyOf('claim', message),
    claim = body && parsed(new TextDecoder().decode(body));
  if (!isGuest(claim)) return null;
  const { name, key, box } = claim;
  return (await valueOf('claim', message, key, topic)) ? { name, key, box } : null;
}

/** Returns the hall of the table whose id comes from the key of its host. */
export async function hallIn(message: Bytes, topic: string, id: string): Promise<Hall | null> {
  const body = bodyOf('hall', message),
    hall = body && hallOf(parsed(new TextDecoder().decode(body))),
    host = hall?.guests[0];
  if (!hall || !host || (await idOf(host.key)) !== id) return null;
  return (await valueOf('hall', message, host.key, topic)) ? hall : null;
}

/** Returns a hall that is right in every part; null if the value is none. */
export function hallOf(value: unknown): Hall | null {
  const { n, game, config, colours, guests, dealt, computers = [] } = objectOf(value);
  return isCount(n, 1e6) &&
    isText(game, 20) &&
    isObject(config) &&
    isList(colours, MOST_SEATS, (one): one is number => isCount(one, 8)) &&
    isList(guests, MOST_SEATS, (one): one is Guest | null => one === null || isGuest(one)) &&
    guests.length === colours.length &&
    guests.length >= 2 &&
    guests[0] !== null &&
    typeof dealt === 'boolean' &&
    isList(computers, MOST_SEATS, isSeat) &&
    (!dealt || guests.every((one) => one !== null))
    ? { n, game, config, colours, guests, dealt, computers }
    : null;
}

/** Returns what is asked for; the engine judges a move. */
export function askOf(value: unknown): Ask | null {
  const { own, n, course = 0, move, say = null } = objectOf(value),
    isRight = say === null ? isObject(move) : move === null && (isSay(say) || say === 'return');
  return isCount(own, 1e6) && isCount(n, MOST_MOVES) && isCount(course, MOST_BACKS) && isRight
    ? { own, n, course, move: move as Move | null, say: say as Ask['say'] }
    : null;
}

const isShown = (value: unknown): value is Shown => {
  const { seat, check } = objectOf(value);
  return isSeat(seat) && isCount(check);
};
const isRefusal = (value: unknown): value is Refusal => {
  const { code, rule } = objectOf(value);
  return isText(code, 60) && (rule === null || isText(rule, 60));
};

export const isBacks = (value: unknown): value is number[] =>
  isList(value, MOST_BACKS, (one): one is number => isCount(one, MOST_MOVES));

/** Returns what the host tells a viewer. */
export function outOf(value: unknown): Out | null {
  const { sight, from, shown, count, own, why, next, over, backs = [], back = null } = objectOf(value);
  return (sight === undefined || isText(sight)) &&
    isCount(from, MOST_MOVES) &&
    isList(shown, 2 * CHUNK, isShown) &&
    isCount(count, MOST_MOVES) &&
    isCount(own, 1e6) &&
    isList(why, MOST_REFUSALS, isRefusal) &&
    isList(next, MOST_SEATS, isSeat) &&
    typeof over === 'boolean' &&
    isBacks(backs) &&
    (back === null || isQuestion(back))
    ? { ...(sight === undefined ? {} : { sight }), from, shown, count, own, why, next, over, backs, back }
    : null;
}

/** Returns the id of the table of a host: it names the host's key, so that nobody else can speak for it. */
export async function idOf(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', join('dockhand/dealt/1', known(key)));
  return encode(new Uint8Array(hash).slice(0, 16));
}

/** Where the claim of a device lies: it names the device's key. */
export const claimSlot = (key: string): Slot => `j/${key.slice(2, 13)}`;
