// What a table and the phones that are its hands say to each other: JSON, checked on both sides. Pure.
import type { Move, Noted, Offer, Printed, Seat, Setup, View } from '../../engine/wire';
import { isCount, isList, isObject, isText, isWhole, parsed } from '../../device/valid';
import type { Deal } from './deal';

export const VERSION = 1;
/** The longest text of a table, in bytes, and that of a phone, in characters. */
export const LONGEST = 64 * 1024;
export const LONGEST_ANSWER = 2048;
const LONGEST_NAME = 96;
const MOST_SEATS = 4;
/** How many lines of the log a phone shows. */
export const MOST_LOG_LINES = 3;

/** Whether a seat has a phone, and whether that can be reached now. */
export type Phoned = 'none' | 'here' | 'away';

/** A seat as everybody may see it. `kind`: the name of its colour in the catalogue. */
export interface PublicSeat {
  name: string;
  colour: number;
  kind: string;
  phone: Phoned;
}

/** Who sits where, before the game has begun or before this phone has a seat. `commit`: see deal.ts. */
export interface Hall {
  is: 'hall';
  v: number;
  game: string;
  language: string;
  commit: string;
  chairs: PublicSeat[];
  seat: Seat | null;
  begun: boolean;
}

/** A line of the log: the colour of its player, or null, and its words. */
export interface LogLine {
  colour: number | null;
  text: string;
}

/** The game as one seat sees it, after so many moves. `taken`: how many moves came from the phone of this seat. */
export interface Turn {
  is: 'turn';
  seat: Seat;
  n: number;
  taken: number;
  view: View;
  offers: Offer[];
  notes: Noted[];
  setup: Setup;
  prints: Printed[];
  log: LogLine[];
  deal: Deal | null;
}

/** A sentence to a phone, by its key. */
export const NEWS = ['full', 'asked', 'no', 'taken', 'ended', 'version', 'elsewhere'] as const;
export interface Word {
  is: 'word';
  word: (typeof NEWS)[number];
}

export type FromTable = Hall | Turn | Word;

/** The phone itself: what it is known by when it comes back, and its number for the deal (deal.ts). */
export interface Hello {
  is: 'hello';
  key: string;
  number: string;
}
/** A phone takes a seat, or asks for it. */
export interface Sit {
  is: 'sit';
  seat: Seat;
  name: string;
}
/** A move, for the position after so many moves. */
export interface Chosen {
  n: number;
  move: Move;
}
export type FromPhone = Hello | Sit | Chosen;

type Loose = Record<string, unknown>;

/** 16 or 32 bytes as hexadecimal digits. */
const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);
const isSeat = (value: unknown): value is Seat => isCount(value, MOST_SEATS - 1);

/** Returns the object in a text that is not too long, or null. */
function parse(text: unknown, longest: number): Loose | null {
  const found = isText(text, longest) ? parsed(text) : null;
  return isObject(found) ? found : null;
}

/** Returns what a phone says, with nothing else of its text; null if it is none of the three. */
export function fromPhone(text: unknown): FromPhone | null {
  const found = parse(text, LONGEST_ANSWER);
  if (!found) return null;
  const { is, key, number, seat, name, n, move } = found;
  if (is === 'hello') return isHex(key, 32) && isHex(number, 32) ? { is, key, number } : null;
  if (is === 'sit') return isSeat(seat) && isText(name, LONGEST_NAME) ? { is, seat, name } : null;
  return is === undefined && isCount(n, 65_535) && isObject(move) && isText(move['do'], 40)
    ? { n, move: move as unknown as Move }
    : null;
}

const isAt = (value: unknown): value is Loose => isObject(value) && isText(value['at'], 60);
const isToken = (value: unknown): value is Loose =>
  isAt(value) && (value['face'] === null || isObject(value['face']));
const isCounter = (value: unknown): value is Loose => isAt(value) && isWhole(value['count']);
const isNote = (value: unknown): value is Loose => isAt(value) && isObject(value['note']);
const isPrint = (value: unknown): value is Loose => isAt(value) && isObject(value['print']);
const isPlace = (value: unknown): value is string => isText(value, 60);
const isOffer = (value: unknown): value is Loose =>
  isObject(value) &&
  isObject(value['move']) &&
  isText(value['move']['do'], 40) &&
  isList(value['taps'], 12, isPlace) &&
  isCount(value['anyOrder'], value['taps'].length);
const isColour = (value: unknown): value is number => isCount(value, 15);
const isTold = (value: unknown): value is Loose =>
  isObject(value) && (value['colour'] === null || isColour(value['colour'])) && isText(value['text'], 4000);
const isPlayer = (value: unknown): value is Loose =>
  isObject(value) && isText(value['name'], LONGEST_NAME) && isColour(value['colour']);
const isChair = (value: unknown): value is Loose =>
  isPlayer(value) && isText(value['kind'], 24) && ['none', 'here', 'away'].includes(String(value['phone']));
const isOutcome = (value: unknown): boolean =>
  value === null ||
  (isObject(value) &&
    isList(value['winners'], MOST_SEATS, isSeat) &&
    isList(value['scores'], MOST_SEATS, isWhole));

const isView = (value: unknown): value is View =>
  isObject(value) &&
  isList(value['tokens'], 600, isToken) &&
  isList(value['counters'], 300, isCounter) &&
  isList(value['toAct'], MOST_SEATS, isSeat) &&
  (value['ask'] === null || isObject(value['ask'])) &&
  typeof value['private'] === 'boolean' &&
  isOutcome(value['outcome']);

const isSetup = (value: unknown): value is Setup =>
  isObject(value) &&
  isText(value['game'], 24) &&
  isList(value['players'], MOST_SEATS, isPlayer) &&
  value['players'].length > 1 &&
  isObject(value['config']);

const isNumber = (value: unknown): value is string | null => value === null || isHex(value, 32);
const isDeal = (value: unknown): value is Deal =>
  isObject(value) &&
  isHex(value['secret'], 64) &&
  isList(value['numbers'], MOST_SEATS, isNumber) &&
  isCount(value['seed'], 0xffff_ffff);

/** Returns what a table says; null if it is none of the three, or not whole. */
export function fromTable(text: unknown): FromTable | null {
  const found = parse(text, LONGEST);
  if (!found) return null;
  const { is, seat } = found;
  switch (is) {
    case 'word':
      return NEWS.some((word) => word === found['word']) ? (found as unknown as Word) : null;
    case 'hall':
      return isCount(found['v'], 1000) &&
        isText(found['game'], 24) &&
        isText(found['language'], 12) &&
        isHex(found['commit'], 64) &&
        isList(found['chairs'], MOST_SEATS, isChair) &&
        (seat === null || isSeat(seat)) &&
        typeof found['begun'] === 'boolean'
        ? (found as unknown as Hall)
        : null;
    case 'turn':
      return isTurn(found) ? (found as unknown as Turn) : null;
    default:
      return null;
  }
}

const isTurn = ({ seat, n, taken, view, offers, notes, setup, prints, log, deal }: Loose): boolean =>
  isCount(n, 65_535) &&
  isCount(taken, 65_535) &&
  isView(view) &&
  isList(offers, 2000, isOffer) &&
  isList(notes, 600, isNote) &&
  isSetup(setup) &&
  isSeat(seat) &&
  seat < setup.players.length &&
  isList(prints, 300, isPrint) &&
  isList(log, MOST_LOG_LINES, isTold) &&
  (deal === null || isDeal(deal));
