// The codes by which two devices find each other, and the pieces in which texts go between them.
import { describe, expect, it } from 'vitest';
import { encode, join, known, number, utf8, type Bytes } from '../../www/device/bytes';
import { LONGEST, Pieces, pieces } from '../../www/lines/frames';
import { descriptionOf, isAnswer, readCode, slim, writeCode, type Code } from '../../www/lines/sdp-code';

const PRINT = Array.from({ length: 32 }, (_, i) => (i * 7).toString(16).padStart(2, '0').slice(-2));
/** What Chromium and Firefox make, as far as it matters. */
const described = (candidates: string[], name = 'aB+/', password = '0123456789abcdefABCDEF+/'): string =>
  [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map((one) => `a=candidate:${one}`),
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${PRINT.join(':').toUpperCase()}`,
    'a=setup:actpass',
    '',
  ].join('\r\n');
const CANDIDATES = [
  '1843 1 udp 2113937151 8e5d9c4a-1b2c-4d3e-8f90-123456789abc.local 54321 typ host generation 0',
  '1 1 UDP 2122252543 192.168.1.20 9 typ host',
  '2 1 udp 2122187007 fd00::12:0:9 65535 typ host generation 0 network-id 2',
];
const codeOf = (description = described(CANDIDATES)): Code => ({
  purpose: 'live',
  answers: false,
  meeting: Uint8Array.from([1, 2, 3, 4]),
  ...slim(description)!,
});
/** Returns the text of bytes with the right check at their end, as somebody who means harm would. */
function checked(bytes: Bytes): string {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return encode(join(bytes, number((sum >>> 16) ^ (sum & 0xffff), 2)));
}
/** A generator for tests: the same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let now = seed;
  return (below) => (now = (Math.imul(now, 1103515245) + 12345) >>> 0) % below;
}

describe('a code', () => {
  it('carries a description, and makes one that says the same', () => {
    const code = codeOf(),
      text = writeCode(code),
      found = readCode(`https://example.org/some/duel.html#p${text}`);
    expect(found).toEqual(code);
    const again = descriptionOf(found as Code, false);
    expect(slim(again)).toEqual(slim(described(CANDIDATES)));
    expect(again).toContain(' 192.168.1.20 9 typ host');
    expect(again).toContain(' fd00:0000:0000:0000:0000:0012:0000:0009 65535 typ host');
    expect(again).toContain(' 8e5d9c4a-1b2c-4d3e-8f90-123456789abc.local 54321 typ host');
    // Names and passwords of other lengths, as Firefox makes them.
    const other = codeOf(described(CANDIDATES.slice(0, 1), 'a1b2c3d4', 'abcdef'.repeat(5) + 'xy'));
    expect(readCode(writeCode(other))).toEqual(other);
  });

  it('is short: one address, and two', () => {
    expect(writeCode(codeOf(described(CANDIDATES.slice(1, 2)))).length).toBeLessThanOrEqual(96);
    expect(writeCode(codeOf(described(CANDIDATES.slice(0, 1)))).length).toBeLessThanOrEqual(112);
    const two = [CANDIDATES[0]!, CANDIDATES[0]!.replace('54321', '54322')];
    expect(writeCode(codeOf(described(two))).length).toBeLessThanOrEqual(136);
  });

  it('leaves out what a device in the same room does not need, and more addresses than fit', () => {
    const others = [
      '1 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active',
      '2 1 udp 1685987071 203.0.113.9 4444 typ srflx raddr 0.0.0.0 rport 0',
      '3 1 udp 2122252543 ::ffff:192.168.1.20 4444 typ host',
      '4 1 udp 2122252543 192.168.1.999 4444 typ host',
      '5 1 udp 2122252543 evil.example.org 4444 typ host',
    ];
    expect(slim(described(others))?.places).toEqual([]);
    const many = Array.from({ length: 20 }, (_, i) => `${i} 1 udp 1 10.0.0.${i} 5000 typ host`);
    expect(slim(described(many))?.places).toHaveLength(8);
  });

  it('is of one meeting', () => {
    const first = codeOf(),
      answer: Code = { ...codeOf(), answers: true };
    expect(isAnswer(answer, first)).toBe(true);
    expect(isAnswer(first, first)).toBe(false);
    expect(isAnswer({ ...answer, meeting: Uint8Array.from([1, 2, 3, 5]) }, first)).toBe(false);
    expect(isAnswer({ ...answer, purpose: 'room' }, first)).toBe(false);
  });

  it('is refused when it is damaged, cut or of another version', () => {
    const text = writeCode(codeOf());
    for (let length = 0; length < text.length; length++) expect(readCode(text.slice(0, length))).toBeNull();
    // What stands behind a code may belong to the text around it.
    for (const more of ['A', '.', ' Ben']) expect(readCode(`${text}${more}`)).toEqual(codeOf());
    expect(readCode('x'.repeat(3000))).toBeNull();
    expect(readCode('')).toBeNull();
    expect(readCode('Point a camera here')).toBeNull();
    const newer = known(text).slice(0, -2);
    newer[0] = 0x20;
    expect(readCode(checked(newer))).toBe('newer');
    newer[0] = 0x10;
    newer[1] = 0x7a;
    expect(readCode(checked(newer))).toBe('newer');
    newer[1] = 0x6c;
    expect(readCode(checked(newer))).toEqual(codeOf());
  });

  it('makes a description only of checked parts, whatever the bytes are', () => {
    const draw = numbers(7),
      good = known(writeCode(codeOf())).slice(0, -2);
    let read = 0;
    for (let round = 0; round < 10_000; round++) {
      const bytes: Bytes = good.slice(0, draw(3) === 0 ? draw(good.length + 1) : good.length);
      for (let times = draw(4); times >= 0; times--)
        if (bytes.length > 0) bytes[draw(bytes.length)] = draw(256);
      const text = checked(bytes),
        code = readCode(text);
      if (code === null || code === 'newer') continue;
      read++;
      expect(writeCode(code)).toBe(text);
      for (const line of descriptionOf(code, code.answers).split('\r\n'))
        expect(line).toMatch(/^$|^[vostcm]=[\w .:/-]+$|^s=-$|^a=[\w.:+/ -]+$/);
    }
    expect(read).toBeGreaterThan(500);
  });

  it('is not made of what no browser should say', () => {
    expect(slim('')).toBeNull();
    expect(slim(described([], 'ab', undefined))).toBeNull();
    expect(slim(described([], 'ab!d', undefined))).toBeNull();
    expect(slim(described([], undefined, 'short'))).toBeNull();
    expect(slim(described([]).replace(/sha-256/, 'sha-1'))).toBeNull();
  });
});

describe('pieces of a text', () => {
  const whole = (all: Bytes[]): unknown => {
    const parts = new Pieces();
    return all.map((one) => parts.add(one.buffer)).at(-1);
  };
  it('come together again', () => {
    for (const text of ['', 'a', 'é'.repeat(20_000), '🂡'.repeat(16_384), '\ufeffx']) {
      const all = pieces(text)!;
      expect(whole(all)).toEqual({ text, own: false });
      expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(16_001);
    }
    expect(whole(pieces('again', true)!)).toEqual({ text: 'again', own: true });
    expect(pieces('x'.repeat(LONGEST))).not.toBeNull();
    expect(pieces('x'.repeat(LONGEST + 1))).toBeNull();
  });
  it('are refused if no line of ours sends them', () => {
    const raw = (...bytes: number[]): ArrayBuffer => Uint8Array.from(bytes).buffer;
    for (const bad of ['text', raw(), raw(3, 65), raw(1, 0xff), new ArrayBuffer(20_000), null])
      expect(new Pieces().add(bad)).toBe('bad');
    const endless = new Pieces(),
      more = join(Uint8Array.from([0]), utf8('x'.repeat(16_000)));
    const said = Array.from({ length: 5 }, () => endless.add(more.buffer));
    expect(said).toEqual([null, null, null, null, 'bad']);
  });
});
