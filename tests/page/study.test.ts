// A study comes from outside: what is not as docs/study.md says is refused, and the game stays readable.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unseal, seal, type SavedGame } from '../../www/device/slots';
import {
  fileOf,
  keptOf,
  linkOf,
  LONGEST_LINK,
  MOST,
  readKept,
  readNotes,
  takeApart,
  type Note,
  type Study,
} from '../../www/features/study/format';
import { Notes } from '../../www/features/study/notes';

const note = (at: number, more: Partial<Note> = {}): Note => ({
  at,
  words: '',
  arrows: [],
  marks: [],
  ...more,
});
const STUDY: Study = {
  title: 'Le quai vide',
  author: 'Zoë',
  notes: [
    note(3, { words: 'Here the boat leaves too early.\nWhy?', arrows: [['quarry/0', 'boat/2/1']] }),
    note(9, { marks: ['dock/temple', 'hand/0/3'] }),
  ],
};
const record = (moves: unknown[]): string => JSON.stringify({ dockhand: 2, game: 'imhotep', seed: 5, moves });
const MOVES = Array.from({ length: 12 }, (_, i) => [i % 2, { do: 'load', boat: i }]);

it('a study comes back from a file and from a link as it was', async () => {
  const file = await takeApart(fileOf(STUDY, record(MOVES)));
  expect(file).toEqual({ game: record(MOVES), study: STUDY });
  const link = await linkOf(STUDY, 'AbC-_9');
  expect(link).toMatch(/^sAbC-_9\.[\w-]+$/);
  expect(await takeApart(link)).toEqual({ game: 'AbC-_9', study: STUDY });
});

it('notes that break a rule are refused as a whole', () => {
  const wrong = (more: object): unknown => ({ notes: [{ ...note(1, { words: 'x' }), ...more }] });
  const refused: unknown[] = [
    null,
    [],
    'x',
    { notes: 'x' },
    { notes: [null] },
    { notes: [{}] },
    { title: 5, notes: [] },
    { title: 'x'.repeat(MOST.title + 1), notes: [] },
    { author: 'x'.repeat(MOST.author + 1), notes: [] },
    { notes: Array.from({ length: MOST.notes + 1 }, (_, at) => note(at, { words: 'x' })) },
    { notes: [note(4, { words: 'x' }), note(4, { words: 'y' })] },
    wrong({ at: -1 }),
    wrong({ at: 1.5 }),
    wrong({ at: '1' }),
    wrong({ at: 2001 }),
    wrong({ words: 'x'.repeat(MOST.words + 1) }),
    wrong({ words: { toString: 1 } }),
    wrong({ marks: Array.from({ length: MOST.marks + 1 }, (_, i) => `quarry/${i}`) }),
    wrong({ marks: ['<img src=x>'] }),
    wrong({ marks: ['Quarry/0'] }),
    wrong({ marks: ['quarry//0'] }),
    wrong({ marks: [`a/${'b'.repeat(40)}`] }),
    wrong({ marks: { length: 1, 0: 'quarry/0' } }),
    wrong({ arrows: Array.from({ length: MOST.arrows + 1 }, (_, i) => ['quarry/0', `boat/${i}`]) }),
    wrong({ arrows: [['quarry/0']] }),
    wrong({ arrows: [['quarry/0', 'boat/0', 'boat/1']] }),
    wrong({ arrows: [['quarry/0', 'quarry/0']] }),
    wrong({ arrows: ['quarry/0'] }),
  ];
  for (const one of refused) expect(readNotes(one), JSON.stringify(one)).toBeNull();
  expect(readNotes(wrong({ at: 13 }), 12)).toBeNull();
  expect(readNotes({ notes: [] })).toEqual({ title: '', author: '', notes: [] });
});

it('only named fields are copied, empty notes are left out, and notes come in the order of the game', () => {
  const text = JSON.stringify({
    title: ' a\u202Eb\u0007 ',
    notes: [{ at: 7, words: '\u2067later\r\nline', more: 1 }, { at: 5 }, { at: 2, marks: ['quarry/1'] }],
    other: 1,
  }).replace('"other"', '"__proto__"');
  expect(readNotes(JSON.parse(text))).toEqual({
    title: 'a b',
    author: '',
    notes: [note(2, { marks: ['quarry/1'] }), note(7, { words: 'later\nline' })],
  });
});

it('where notes are damaged, the game is still found', async () => {
  const link = await linkOf(STUDY, 'AbC');
  for (let length = 'sAbC'.length; length < link.length; length++)
    expect(await takeApart(link.slice(0, length)), `cut after ${length}`).toEqual({
      game: 'AbC',
      study: null,
    });
  const other = link.replace(/.$/, (letter) => (letter === 'A' ? 'Q' : 'A'));
  expect((await takeApart(other)).game).toBe('AbC');
  const file = JSON.parse(fileOf(STUDY, record(MOVES))) as object;
  for (const more of [{ notes: 7 }, { 'dockhand-study': 2 }, { title: [] }])
    expect(await takeApart(JSON.stringify({ ...file, ...more }))).toEqual({
      game: record(MOVES),
      study: null,
    });
  for (const text of ['{"dockhand-study":1', '{"dockhand-study":1,"game":"x"}', '{"dockhand-study":1}'])
    expect(await takeApart(text)).toEqual({ game: '', study: null });
});

it('a link that unpacks to more than notes can be is refused before it fills the memory', async () => {
  const stream = new Blob([new Uint8Array(40_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  expect(bomb.length).toBeLessThan(100_000);
  const began = performance.now();
  expect(await takeApart(`sAbC.${bomb}`)).toEqual({ game: 'AbC', study: null });
  expect(performance.now() - began).toBeLessThan(2000);
});

it('the largest study fits into a file, is too long for a link, and an ordinary one is not', async () => {
  let seed = 1;
  const letter = (): string => String.fromCharCode(0x4e00 + ((seed = (seed * 48271) % 2147483647) % 20000));
  const most = (at: number): Note =>
    note(at, {
      words: Array.from({ length: MOST.words }, letter).join(''),
      arrows: Array.from({ length: MOST.arrows }, (_, i) => [`warehouse/${at}/${i}`, `boat/${i}/${at}`]),
      marks: Array.from({ length: MOST.marks }, (_, i) => `site/${i}/${at}`),
    });
  const largest: Study = { ...STUDY, notes: Array.from({ length: MOST.notes }, (_, at) => most(at)) };
  const file = fileOf(largest, record(MOVES));
  expect(Buffer.byteLength(file)).toBeLessThan(230 * 1024);
  expect((await takeApart(file)).study).toEqual(largest);
  expect((await linkOf(largest, 'AbC')).length).toBeGreaterThan(LONGEST_LINK);
  const words = 'The boat at the temple is full, so Black has to sail it now or lose two places on the wall.';
  const usual = { ...STUDY, notes: Array.from({ length: 20 }, (_, at) => note(at, { words: words + at })) };
  expect((await linkOf(usual, 'A'.repeat(400))).length).toBeLessThan(1000);
  // It is kept with its game, too.
  const kept = {
    id: 'a',
    serial: 1,
    game: 'duel',
    players: [],
    moves: 1,
    over: false,
    winners: [],
    casual: false,
    at: 1,
  };
  const saved: SavedGame = { ...kept, record: 'AbC', study: keptOf(largest, record(MOVES)) };
  expect(unseal(seal(saved))).toEqual(saved);
});

it('notes are kept with their moves, and those about moves that were taken back are left out', () => {
  const kept = keptOf(STUDY, record(MOVES));
  expect(readKept(kept, record(MOVES))).toEqual(STUDY);
  expect(readKept(kept, record([...MOVES, [0, { do: 'sail' }]]))).toEqual(STUDY);
  const other = [...MOVES.slice(0, 5), [1, { do: 'sail' }], ...MOVES.slice(6)];
  expect(readKept(kept, record(other))).toEqual({ ...STUDY, notes: [STUDY.notes[0]] });
  expect(readKept('{"notes":[{"at":1,"words":"x"}]}', record(MOVES))?.notes).toEqual([]);
  expect(readKept('nothing', record(MOVES))).toBeNull();
});

it('what is drawn twice goes away, and nothing grows over its limit', () => {
  const notes = new Notes({ title: '', author: '', notes: [] });
  expect(notes.arrow(3, ['quarry/0', 'boat/1'])).toBe('added');
  expect(notes.arrow(3, ['boat/1', 'quarry/0'])).toBe('added');
  expect(notes.arrow(3, ['quarry/0', 'boat/1'])).toBe('removed');
  expect(notes.study.notes).toEqual([note(3, { arrows: [['boat/1', 'quarry/0']] })]);
  for (let i = 0; i < MOST.marks; i++) expect(notes.mark(4, `site/${i}`)).toBe('added');
  expect(notes.mark(4, 'site/99')).toBe('full');
  expect(notes.mark(4, 'site/0')).toBe('removed');
  notes.remove(4);
  expect(notes.stops).toEqual([3]);
  for (let at = 10; at < 9 + MOST.notes; at++) expect(notes.write(at, 'x'.repeat(600))).toBe(true);
  expect(notes.write(500, 'x')).toBe(false);
  expect(notes.mark(500, 'site/0')).toBe('full');
  expect(readNotes(notes.study)).toEqual(notes.study);
});

it('the example in docs/study.md is a study', async () => {
  const [, example = ''] = /```json\n([^`]*)```/.exec(readFileSync('docs/study.md', 'utf8')) ?? [];
  const { game, study } = await takeApart(example);
  expect(game).not.toBe('');
  expect(study?.notes.length).toBeGreaterThan(0);
});
