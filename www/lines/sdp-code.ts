// The code that two devices show each other: what differs between two descriptions that browsers make of how they
// can be reached. All else of a description is constant. Pure, and everything that comes from outside is checked:
// a code is exactly what it would be written as, and what a description is made of cannot hold a line break.
import {
  decode,
  encode,
  fromUrl,
  hex,
  join,
  known,
  number,
  Reader,
  same,
  toUrl,
  type Bytes,
} from '../device/bytes';
import { pieces } from '../device/pasted';

/** What two devices meet for, by the byte that says so. */
const PURPOSES = { live: 0x6c, moving: 0x6d, room: 0x72 } as const;
export type Purpose = keyof typeof PURPOSES;

/** What a browser tells another of itself. */
export interface Reach {
  /** SHA-256 of its certificate. */
  print: Bytes;
  /** The name and the password by which the two browsers find each other. */
  name: string;
  password: string;
  places: Place[];
}
/** An address: IPv4 of 4 bytes, IPv6 of 16, or a `.local` name, whose 16 bytes are a number. */
export interface Place {
  kind: 'v4' | 'v6' | 'local';
  bytes: Bytes;
  port: number;
}
export interface Code extends Reach {
  purpose: Purpose;
  /** Whether it answers another code. */
  answers: boolean;
  /** The number of the first code; its answer repeats it. */
  meeting: Bytes;
}

const VERSION = 1;
/** The bytes of a meeting's number, of a fingerprint, and of the check at the end. */
const MEETING = 4,
  PRINT = 32,
  CHECK = 2;
const KINDS = [
  ['v4', 4],
  ['v6', 16],
  ['local', 16],
] as const;
/**
 * The most addresses of a code, the most characters of a text that may hold one, the fewest of a code, and the most
 * behind it that may belong to the text around it.
 */
const MOST_PLACES = 8,
  MOST_TEXT = 2000,
  SHORTEST = 40,
  MOST_MORE = 12;
/** Names and passwords are of the 64 characters of base64 (RFC 8839); browsers make them shorter than allowed. */
const NAME = /^[A-Za-z0-9+/]{4,32}$/,
  PASSWORD = /^[A-Za-z0-9+/]{22,64}$/;

/** Whether a browser takes this name and password, and nothing else can be in them. */
export const isNamed = ({ name, password }: Pick<Reach, 'name' | 'password'>): boolean =>
  NAME.test(name) && PASSWORD.test(password);

/** Returns a text of base64 characters as bytes, six bits for each, after their number. */
function packed(text: string): Bytes {
  const whole = toUrl(text.padEnd(Math.ceil(text.length / 4) * 4, 'A'));
  return join(number(text.length, 1), known(whole).slice(0, sixths(text.length)));
}
const sixths = (length: number): number => Math.ceil((length * 6) / 8);

class CodeReader extends Reader {
  get done(): boolean {
    return this.at >= this.bytes.length;
  }
  text(): string {
    const length = this.number(1),
      bytes = this.raw(sixths(length));
    return fromUrl(encode(join(bytes, new Uint8Array(3))).slice(0, length));
  }
}

/** Two bytes by which a text that was cut, mistyped or is no code is noticed. They stop nobody. */
function checked(bytes: Bytes): Bytes {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return join(bytes, number((sum >>> 16) ^ (sum & 0xffff), CHECK));
}

export function writeCode(code: Code): string {
  const places = code.places.slice(0, MOST_PLACES).map(({ kind, bytes, port }) =>
    join(
      number(
        KINDS.findIndex(([one]) => one === kind),
        1,
      ),
      bytes,
      number(port, 2),
    ),
  );
  const bytes = join(
    number(VERSION * 16 + Number(code.answers), 1),
    number(PURPOSES[code.purpose], 1),
    code.meeting,
    code.print,
    packed(code.name),
    packed(code.password),
    ...places,
  );
  return encode(checked(bytes));
}

/** Returns the code in a text, whatever stands around it; 'newer': another version; null: no whole code. */
export function readCode(text: string): Code | 'newer' | null {
  if (text.length > MOST_TEXT) return null;
  for (const piece of pieces(text, '#p'))
    for (let end = piece.length; end >= Math.max(SHORTEST, piece.length - MOST_MORE); end--) {
      const code = codeOf(piece.slice(0, end).replace(/^p(?=[A-Z])/, '')) ?? codeOf(piece.slice(0, end));
      if (code) return code;
    }
  return null;
}

function codeOf(text: string): Code | 'newer' | null {
  const whole = decode(text);
  if (!whole || whole.length < CHECK + 2) return null;
  const bytes = whole.slice(0, -CHECK);
  if (!same(checked(bytes), whole)) return null;
  const reader = new CodeReader(bytes),
    first = reader.number(1),
    byte = reader.number(1);
  const purpose = (Object.keys(PURPOSES) as Purpose[]).find((one) => PURPOSES[one] === byte);
  if (first >> 4 !== VERSION || first % 16 > 1) return first >> 4 > VERSION ? 'newer' : null;
  if (!purpose) return 'newer';
  const code: Code = {
    purpose,
    answers: first % 16 === 1,
    meeting: reader.raw(MEETING),
    print: reader.raw(PRINT),
    name: reader.text(),
    password: reader.text(),
    places: [],
  };
  if (!isNamed(code)) return null;
  while (!reader.done && code.places.length < MOST_PLACES) {
    const [kind, length] = KINDS[reader.number(1)] ?? [];
    if (kind === undefined) return null;
    code.places.push({ kind, bytes: reader.raw(length ?? 0), port: reader.number(2) });
  }
  return writeCode(code) === text ? code : null;
}

/** Whether two codes belong to one meeting. */
export const isAnswer = (code: Code, to: Code): boolean =>
  code.answers && !to.answers && code.purpose === to.purpose && same(code.meeting, to.meeting);

const pairs = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));

/** Returns the bytes of an address in a description, or null. */
function placeOf(address: string, port: number): Place | null {
  const local = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i.exec(address)?.[1];
  if (local !== undefined) return { kind: 'local', bytes: pairs(local.replaceAll('-', '')), port };
  const four = Uint8Array.from(address.split('.').map(Number));
  if (four.length === 4 && four.join('.') === address) return { kind: 'v4', bytes: four, port };
  const bytes = sixOf(address);
  return bytes && { kind: 'v6', bytes, port };
}

/** Returns the 16 bytes of an IPv6 address; null for one that holds an IPv4 address or a zone. */
function sixOf(address: string): Bytes | null {
  const lacks = Math.max(0, 8 - address.split(':').filter(Boolean).length),
    // What `::` leaves out is zero.
    whole = address.replace('::', `${':0'.repeat(lacks)}:`).replace(/^:|:$/g, '');
  return /^([0-9a-f]{1,4}(:(?!$)|$)){8}$/i.test(whole)
    ? pairs(whole.replace(/[^:]+/g, (group) => group.padStart(4, '0')).replaceAll(':', ''))
    : null;
}

function addressOf({ kind, bytes }: Place): string {
  if (kind === 'v4') return bytes.join('.');
  const digits = hex(bytes);
  return kind === 'v6'
    ? digits.replace(/.{4}(?!$)/g, '$&:')
    : `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

/** Returns what a code has to carry of a browser's own description; null if it is of another kind than expected. */
export function slim(description: string): Reach | null {
  const print = /^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\s*$/im.exec(description)?.[1],
    name = /^a=ice-ufrag:(\S+)/m.exec(description)?.[1] ?? '',
    password = /^a=ice-pwd:(\S+)/m.exec(description)?.[1] ?? '';
  if (print === undefined || !isNamed({ name, password })) return null;
  const found = [...description.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  const places = found.flatMap(([, address = '', port]) => placeOf(address, Number(port)) ?? []);
  return { print: pairs(print.replaceAll(':', '')), name, password, places: places.slice(0, MOST_PLACES) };
}

/** Returns the description that a browser takes, of what a code carries. `answers`: whether it answers another. */
export function descriptionOf({ print, name, password, places }: Reach, answers: boolean): string {
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex(print)
      .replace(/..(?!$)/g, '$&:')
      .toUpperCase()}`,
    // The device with the first code begins: others that have scanned the same code must not be heard before.
    `a=setup:${answers ? 'passive' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    ...places.map(
      (place, i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${addressOf(place)} ${place.port} typ host`,
    ),
    '',
  ].join('\r\n');
}
