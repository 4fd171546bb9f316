// Letters: what is sent between the devices of a table, as bytes. Pure. docs/letters.md describes the format. Each
// kind has one function that names its fields, in order: it reads them and writes them.
import { join, number, same, utf8, Reader, type Bytes } from '../device/bytes';
import { isCount, isList, isObject, isText, listOf, objectOf, parsed } from '../device/valid';
import { KEY, SIGNATURE } from '../device/sign';

const MOST_BYTES = 4096;
/** The most seats, bytes of what was agreed and of a name, and moves of a letter and of a whole game. */
const MOST_SEATS = 4,
  MOST_SETUP = 1024,
  MOST_NAME = 96,
  MOST_MOVES = 127,
  MOST_IN_ALL = 2000;

/** What every letter but an invitation and a whole game begins with. */
export interface Head {
  table: Bytes;
  /** The place in the one order of all letters of the table. */
  serial: number;
  /** The beginning of the hash of all letters so far. */
  head: Bytes;
  /** The newest value that the sender has given, and its index. */
  index: number;
  value: Bytes;
  /** The state of the game after the moves that are carried out; 0 before the deal. */
  check: number;
}
export interface Invitation {
  kind: 'invitation';
  key: Bytes;
  anchor: Bytes;
  setup: string;
}
export interface Joining extends Head {
  kind: 'joining';
  key: Bytes;
  anchor: Bytes;
  name: string;
}
/** Asks for a seat. It gives no value and has no place in the order: the host seats those who ask. */
export interface Claim {
  kind: 'claim';
  table: Bytes;
  key: Bytes;
  anchor: Bytes;
  name: string;
}
/** Seats all who have asked, clockwise from the host, and gives the host's first value. */
export interface Seating extends Head {
  kind: 'seating';
  seats: { name: string; key: Bytes; anchor: Bytes }[];
}
export interface Turn extends Head {
  kind: 'turn';
  /** Each as its index among the legal ones. */
  moves: number[];
  /** The anchor of the sender's next chain, if this letter uses the last value. */
  anchor: Bytes | null;
}
export interface GivingUp extends Head {
  kind: 'giving-up';
}
/** Asks that the seat be played from a new device. */
export interface NewDevice extends Head {
  kind: 'new-device';
  seat: number;
  key: Bytes;
}
/** Agrees that the seat be played from the new device. */
export interface Agreeing extends Head {
  kind: 'agreeing';
  seat: number;
  anchor: Bytes | null;
}
/** Takes back the moves of the letter before, with the consents of all other seats, clockwise. */
export interface TakingBack extends Head {
  kind: 'taking-back';
  consents: Bytes[];
}
export interface Whole {
  kind: 'whole';
  table: Bytes;
  /** The number of letters, and the hash of all but the last. */
  serial: number;
  head: Bytes;
  by: number;
  setup: string;
  seats: { name: string; key: Bytes; chains: { index: number; value: Bytes }[] }[];
  /** The draws that were repeated. */
  repeats: number[];
  moves: number[];
  /** The last letter, whole, and the seat that wrote it. */
  lastBy: number;
  last: Bytes;
}
export type Letter =
  | Invitation
  | Claim
  | Joining
  | Seating
  | Turn
  | GivingUp
  | NewDevice
  | Agreeing
  | TakingBack
  | Whole;
export type Kind = Letter['kind'];

/** Reads or writes a field: given a value it writes it, and in any case it returns what stands there. */
interface Pen {
  raw(length: number, value?: Bytes): Bytes;
  number(length: number, value?: number): number;
}

class Writer implements Pen {
  bytes: Bytes[] = [];
  raw(_: number, value: Bytes = new Uint8Array()): Bytes {
    this.bytes.push(value);
    return value;
  }
  number(length: number, value = 0): number {
    this.bytes.push(number(value, length));
    return value;
  }
}

type Fields<L> = (pen: Pen, value?: L) => Omit<L, 'kind'>;
/** The fields of some kind; `write` and `read` see to it that they are those of the letter. */
type SomeFields = (pen: Pen, value?: never) => object;

/** A list with its length before it, which is cut at `most`. */
function list<T>(
  pen: Pen,
  length: number,
  most: number,
  value: readonly T[] | undefined,
  one: (v?: T) => T,
): T[] {
  const count = Math.min(pen.number(length, value?.length), most);
  return Array.from({ length: count }, (_, i) => one(value?.[i]));
}

// A text may begin with U+FEFF; a reader that drops it would not read what was written.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A text of at most `most` bytes, after their number. */
function text(pen: Pen, length: number, most: number, value?: string): string {
  const bytes = value === undefined ? undefined : utf8(value),
    count = Math.min(pen.number(length, bytes?.length), most);
  return decoder.decode(pen.raw(count, bytes));
}

/** The index of a move: one byte below 128, otherwise two. */
function move(pen: Pen, value?: number): number {
  const large = value !== undefined && value > 127;
  const first = pen.number(1, large ? 128 | (value >> 8) : value);
  if (value !== undefined) return large ? (pen.number(1, value & 255), value) : value;
  return first > 127 ? ((first & 127) << 8) | pen.number(1) : first;
}

/** A value of 32 bytes or none, after a byte that says which. */
const perhaps = (pen: Pen, value?: Bytes | null): Bytes | null =>
  list(pen, 1, 1, value === undefined ? undefined : value ? [value] : [], (one) => pen.raw(32, one))[0] ??
  null;

const head: Fields<Head> = (pen, v) => ({
  table: pen.raw(8, v?.table),
  serial: pen.number(2, v?.serial),
  head: pen.raw(8, v?.head),
  index: pen.number(2, v?.index),
  value: pen.raw(32, v?.value),
  check: pen.number(4, v?.check),
});

const invitation: Fields<Invitation> = (pen, v) => ({
  key: pen.raw(KEY, v?.key),
  anchor: pen.raw(32, v?.anchor),
  setup: text(pen, 2, MOST_SETUP, v?.setup),
});
/** Who plays at a seat: the name after the key and the anchor. */
const player = (pen: Pen, v?: Seating['seats'][number]): Seating['seats'][number] => ({
  key: pen.raw(KEY, v?.key),
  anchor: pen.raw(32, v?.anchor),
  name: text(pen, 1, MOST_NAME, v?.name),
});
const joining: Fields<Joining> = (pen, v) => ({ ...head(pen, v), ...player(pen, v) });
const claim: Fields<Claim> = (pen, v) => ({ table: pen.raw(8, v?.table), ...player(pen, v) });
const seating: Fields<Seating> = (pen, v) => ({
  ...head(pen, v),
  seats: list(pen, 1, MOST_SEATS - 1, v?.seats, (one) => player(pen, one)),
});
const turn: Fields<Turn> = (pen, v) => {
  const begin = head(pen, v),
    // The first bit of the number of moves says whether there is an anchor.
    count = pen.number(1, v && v.moves.length + (v.anchor ? 128 : 0));
  const moves = Array.from({ length: count % 128 }, (_, i) => move(pen, v?.moves[i]));
  return { ...begin, moves, anchor: count > 127 ? pen.raw(32, v?.anchor ?? undefined) : null };
};
const newDevice: Fields<NewDevice> = (pen, v) => ({
  ...head(pen, v),
  seat: pen.number(1, v?.seat),
  key: pen.raw(KEY, v?.key),
});
const agreeing: Fields<Agreeing> = (pen, v) => ({
  ...head(pen, v),
  seat: pen.number(1, v?.seat),
  anchor: perhaps(pen, v?.anchor),
});
const takingBack: Fields<TakingBack> = (pen, v) => ({
  ...head(pen, v),
  consents: list(pen, 1, MOST_SEATS - 1, v?.consents, (one) => pen.raw(SIGNATURE, one)),
});
const whole: Fields<Whole> = (pen, v) => ({
  table: pen.raw(8, v?.table),
  serial: pen.number(2, v?.serial),
  head: pen.raw(32, v?.head),
  by: pen.number(1, v?.by),
  setup: text(pen, 2, MOST_SETUP, v?.setup),
  seats: list(pen, 1, MOST_SEATS, v?.seats, (seat) => ({
    name: text(pen, 1, MOST_NAME, seat?.name),
    key: pen.raw(KEY, seat?.key),
    chains: list(pen, 1, 16, seat?.chains, (chain) => ({
      index: pen.number(2, chain?.index),
      value: pen.raw(32, chain?.value),
    })),
  })),
  repeats: list(pen, 1, 64, v?.repeats, (draw) => pen.number(2, draw)),
  moves: list(pen, 2, MOST_IN_ALL, v?.moves, (one) => move(pen, one)),
  lastBy: pen.number(1, v?.lastBy),
  last: ((): Bytes => {
    const length = Math.min(pen.number(2, v?.last.length), MOST_BYTES);
    return pen.raw(length, v?.last);
  })(),
});

/** The kinds by their first byte; of a new device, the second byte says which. */
const KINDS: readonly [number, number | null, Kind, SomeFields][] = [
  [0x20, null, 'invitation', invitation],
  [0x21, null, 'joining', joining],
  [0x22, null, 'turn', turn],
  [0x23, null, 'whole', whole],
  [0x24, null, 'giving-up', head],
  [0x25, 0, 'new-device', newDevice],
  [0x25, 1, 'agreeing', agreeing],
  [0x26, null, 'claim', claim],
  [0x27, null, 'seating', seating],
  [0x28, null, 'taking-back', takingBack],
];

/** Returns the bytes of a letter without its signature. */
export function write(letter: Letter): Bytes {
  const pen = new Writer();
  for (const [first, second, kind, fields] of KINDS)
    if (kind === letter.kind) {
      pen.number(1, first);
      if (second !== null) pen.number(1, second);
      fields(pen, letter as never);
    }
  return join(...pen.bytes);
}

/**
 * Returns the letter in these bytes, without a look at its signature; 'newer' if its kind is unknown, 'cut' if its end is
 * missing, and 'unreadable' if it is not exactly what it would be written as.
 */
export function read(bytes: Bytes): Letter | 'newer' | 'cut' | 'unreadable' {
  if (bytes.length > MOST_BYTES) return 'unreadable';
  const [, second, kind, fields] =
    KINDS.find(([first, then]) => first === bytes[0] && (then === null || then === bytes[1])) ?? [];
  if (kind === undefined) return bytes.length > SIGNATURE ? 'newer' : 'unreadable';
  const readFrom = (body: Bytes): Letter =>
    ({ kind, ...fields?.(new Reader(body.slice(second === null ? 1 : 2))) }) as Letter;
  const body = bytes.slice(0, Math.max(0, bytes.length - SIGNATURE)),
    letter = readFrom(body);
  if (same(write(letter), body)) return letter;
  return write(readFrom(bytes)).length + SIGNATURE > bytes.length ? 'cut' : 'unreadable';
}

export { MOST_MOVES };

/** What was agreed before the first move. */
export interface Setup {
  game: string;
  players: { name: string; colour: number }[];
  config: object;
  /** The seat that invites. */
  host: number;
}

export const writeSetup = ({ game, players, config, host }: Setup): string =>
  JSON.stringify({ g: game, p: players.map(({ name, colour }) => [name, colour]), c: config, h: host });

/** Whether a name can stand in a letter. */
const isName = (name: unknown): boolean =>
  typeof name === 'string' && utf8(name).length <= MOST_NAME && decoder.decode(utf8(name)) === name;

/** Returns what was agreed, or null if that cannot be. The engine has the last word on the game and its options. */
export function readSetup(text: string): Setup | null {
  const { g, p, c, h } = objectOf(parsed(text));
  if (!isText(g) || !isObject(c) || !isList(p, MOST_SEATS) || p.length < 2) return null;
  const players = p.map(listOf);
  const seated = players.every(([name, colour]) => isName(name) && isCount(colour));
  if (!seated || !isCount(h, p.length - 1)) return null;
  const setup = {
    game: g,
    players: players.map(([name, colour]) => ({ name: String(name), colour: Number(colour) })),
    config: c,
    host: h,
  };
  // What can be written in two ways might be read in two ways by two programs.
  return writeSetup(setup) === text ? setup : null;
}
