// Links come in texts as people, messengers, mail programs and spread-sheets make them: whatever stands around
// one, and however it was encoded, the same record, letter or code is read.
import { describe, expect, it } from 'vitest';
import { recordIn } from '../../www/device/pasted';
import { encode, type Bytes } from '../../www/device/bytes';
import { write } from '../../www/letters/letter';
import { isCut, lettersIn, linkOf } from '../../www/letters/link';
import { readCode, writeCode } from '../../www/lines/sdp-code';

const bytes = (length: number, seed: number): Bytes =>
  Uint8Array.from({ length }, (_, i) => (i * 37 + seed * 101 + ((i * i * seed) % 251)) & 255);
const signed = (letter: Bytes): Bytes => Uint8Array.from([...letter, ...bytes(64, 9)]);
const letters = [
  signed(write({ kind: 'invitation', key: bytes(65, 1), anchor: bytes(32, 2), setup: '{"g":"duel"}' })),
  signed(
    write({
      kind: 'turn',
      table: bytes(8, 3),
      serial: 7,
      head: bytes(8, 4),
      index: 2,
      value: bytes(32, 5),
      check: 99,
      moves: [1, 200, 3],
      anchor: null,
    }),
  ),
];
const LETTER = linkOf(letters);
const CODE = writeCode({
  purpose: 'live',
  answers: false,
  meeting: bytes(4, 6),
  print: bytes(32, 7),
  name: 'abcd',
  password: 'abcdefghijklmnopqrstuv',
  places: [{ kind: 'v4', bytes: bytes(4, 8), port: 5000 }],
});
const RECORD = `A${encode(bytes(90, 11)).slice(1)}`;

const percent = (text: string): string =>
  text.replace(/[^\w]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
const broken = (text: string, width: number, by: string): string =>
  text.match(new RegExp(`.{1,${width}}`, 'g'))!.join(by);

/** The texts that a link may come in, by what they are. */
const WAYS: Record<string, (link: string) => string> = {
  alone: (link) => link,
  'with a name before it': (link) => `Ben: ${link}`,
  'with a full stop': (link) => `${link}.`,
  'with a comma and words': (link) => `${link}, your turn!`,
  'in brackets': (link) => `(${link})`,
  'in angle brackets': (link) => `<${link}>`,
  'in quotes': (link) => `"${link}"`,
  'in French quotes': (link) => `«\u00a0${link}\u00a0»`,
  'in a sentence': (link) => `Ben unloads row 1. Your turn, Anna: ${link} – see you!`,
  'after a greeting': (link) => `Hi Anna,\n\nit is your turn:\n${link}\n\nBest\nBen`,
  'with a parameter of a network': (link) => `${link}&fbclid=IwAR0abcdefghijklmnop`,
  'in an anchor': (link) => `<a href="${link}">my move</a>`,
  'as HTML with codes': (link) => `<a href="${link.replace('#', '&#35;').replaceAll('.', '&#46;')}">x</a>`,
  'with its sign encoded': (link) => link.replace('#', '%23'),
  'encoded as a whole': (link) => percent(link),
  'within a safe link': (link) => `https://safelinks.example/?url=${encodeURIComponent(link)}&data=05|01`,
  'within a redirect within another': (link) =>
    `https://a.example/?u=${encodeURIComponent(`https://b.example/?q=${encodeURIComponent(link)}`)}`,
  'broken by mail': (link) => broken(link, 76, '=\r\n'),
  'broken into lines': (link) => broken(link, 60, '\n'),
  'quoted in a reply': (link) => `> ${broken(link, 60, '\n> ')}`,
  'with invisible signs': (link) => broken(link, 30, '\u200b'),
  'with soft hyphens': (link) => broken(link, 25, '\u00ad'),
  'from a spread-sheet': (link) => `"Anna"\t"${link}"\t3`,
  'as a formula': (link) => `=HYPERLINK("${link}";"turn")`,
  'in Markdown': (link) => `[your turn](${link})`,
  'in bold': (link) => `**${link}**`,
  'with spaces around it': (link) => `\u00a0 ${link}\u2003`,
  'after a left-to-right mark': (link) => `\u200e${link}\u200e`,
};
const PAGES = ['https://dockhand.example/', 'http://10.0.0.2:8080/games/index.html', 'dockhand.example/duel'];
const texts = Object.entries(WAYS).flatMap(([way, make]) =>
  PAGES.map((page) => [`${way}, ${page}`, (link: string) => make(page + link)] as const),
);

describe('P63: a link is found in whatever text it comes with', () => {
  it.each(texts)('a letter %s', (_, make) => {
    expect(lettersIn(make(`#t${LETTER}`))?.map(encode)).toEqual(letters.map(encode));
  });
  it.each(texts)('a code of a room %s', (_, make) => {
    expect(readCode(make(`#p${CODE}`))).toMatchObject({ purpose: 'live', name: 'abcd' });
  });
  it.each(texts)('a record %s', (_, make) => {
    // Only the record is one, and only if it is whole.
    const gameOf = (text: string): string => {
      if (text !== RECORD) throw new Error('no record');
      return 'duel';
    };
    expect(recordIn(make(`#${RECORD}`), gameOf)).toBe(RECORD);
  });

  it('is found without its address, too', () => {
    expect(lettersIn(`Ben: ${LETTER}`)).toHaveLength(2);
    expect(readCode(`Ben: ${CODE}`)).not.toBeNull();
    expect(readCode(`${CODE}.`)).not.toBeNull();
  });

  it('is told from one that was cut, and nothing is found in other texts', () => {
    for (let missing = 1; missing < 40; missing++) {
      const cut = `https://dockhand.example/#t${LETTER.slice(0, -missing)}`;
      expect(lettersIn(cut), `${missing} less`).toBeNull();
      expect(isCut(cut), `${missing} less`).toBe(true);
    }
    for (const text of [
      '',
      'Hello Anna!',
      'https://example.org/',
      '#t',
      'x'.repeat(15_000),
      '%',
      '&#;',
      '#t.'.repeat(999),
    ]) {
      expect(lettersIn(text), text.slice(0, 20)).toBeNull();
      expect(isCut(text), text.slice(0, 20)).toBe(false);
      expect(readCode(text)).toBeNull();
    }
  });
});
