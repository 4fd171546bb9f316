// What a review has found, as it is kept with a saved game: it comes back as it was, and nothing else is taken for it.
import { expect, test } from 'vitest';
import {
  countsOf,
  readFindings,
  statsOf,
  sumOf,
  textOf,
  type Findings,
} from '../../www/features/review/findings';
import { LONGEST_REVIEW, seal, unseal, type SavedGame } from '../../www/device/slots';
import type { Move } from '../../www/engine/wire';

const RECORD = '{"dockhand":1,"moves":[]}';
const FINDINGS: Findings = {
  passes: 2,
  counts: [
    [
      { visits: 2100, worth: [1_200_000, 950_400], points: [-31_000, 22_017] },
      { visits: 0, worth: [0, 0], points: [0, 0] },
    ],
    null,
    [
      { visits: 12, worth: [0, 12_288], points: [16, 160], forced: -3 },
      { visits: 9, worth: [9216, 0], points: [0, 0], forced: 70_000 },
    ],
    [
      { visits: 40, worth: [900, 12_288], points: [16, 160], share: 600 },
      { visits: 30, worth: [9216, 0], points: [0, 0], forced: 2, share: 400 },
    ],
  ],
  luck: [null, { luck: [12.125, -12.125], noise: [3.5, 3.5] }, null, null],
  settled: [0, 3],
};
const TEXT = textOf(RECORD, FINDINGS);

test('what was found comes back as it was, with the moves that the game offers', () => {
  expect(readFindings(TEXT, RECORD, 4)).toEqual(FINDINGS);
  expect(readFindings(textOf(RECORD, { ...FINDINGS, luck: null }), RECORD, 4)?.luck).toBeNull();
  const [counts] = FINDINGS.counts,
    moves = ['one', 'other'] as unknown as Move[],
    stats = statsOf(counts!, moves)!;
  expect(stats.map(({ move }) => move)).toEqual(moves);
  expect(countsOf(stats)).toEqual(counts);
  expect(statsOf(counts!, moves.slice(1))).toBeNull();
});

test('several searches of a decision are added up, move by move', () => {
  const [one, , , mixed] = FINDINGS.counts;
  expect(sumOf([one!])).toEqual(one);
  expect(sumOf([one!, one!, one!])).toEqual([
    { visits: 6300, worth: [3_600_000, 2_851_200], points: [-93_000, 66_051] },
    { visits: 0, worth: [0, 0], points: [0, 0] },
  ]);
  expect(sumOf([mixed!, mixed!]).map(({ share, forced }) => [share, forced])).toEqual([
    [1200, undefined],
    [800, 2],
  ]);
});

test('findings of another game, of another length or of no pass are none', () => {
  expect(readFindings(TEXT, `${RECORD} `, 4)).toBeNull();
  expect(readFindings(TEXT, RECORD, 2)).toBeNull();
  expect(readFindings(textOf(RECORD, { ...FINDINGS, passes: 0 }), RECORD, 4)).toBeNull();
  expect(readFindings(textOf(RECORD, { ...FINDINGS, settled: [4] }), RECORD, 4)).toBeNull();
});

test('text that is damaged anywhere is read as none, or as numbers of the same shape', () => {
  for (let at = 0; at < TEXT.length; at++)
    for (const other of ['', '9', '-', '"', '[', ']', ',', 'e', 'null', '{}', '"x"']) {
      const read = readFindings(TEXT.slice(0, at) + other + TEXT.slice(at + 1), RECORD, 4);
      if (read === null) continue;
      expect(read.counts).toHaveLength(4);
      for (const all of read.counts)
        for (const { visits, worth, points } of all ?? []) {
          expect(Number.isSafeInteger(visits) && visits >= 0).toBe(true);
          expect([...worth, ...points].every(Number.isSafeInteger)).toBe(true);
        }
    }
  for (const text of ['', 'null', '[]', '{}', '[1,2]', '[[[[[[]]]]]]', `[1,"x",2,${'['.repeat(9000)}`])
    expect(readFindings(text, RECORD, 4)).toBeNull();
});

test('a saved game keeps what its review has found, and is read without it where it is too long', () => {
  const saved: SavedGame = {
    id: 'a',
    serial: 1,
    game: 'duel',
    players: [],
    moves: 3,
    over: true,
    winners: [0],
    casual: false,
    at: 5,
    record: 'AbC',
    review: TEXT,
  };
  expect(unseal(seal(saved))).toEqual(saved);
  const bare = { ...saved };
  delete bare.review;
  expect(unseal(seal({ ...saved, review: 'x'.repeat(LONGEST_REVIEW + 1) }))).toEqual(bare);
  expect(unseal(seal({ ...saved, review: 7 as unknown as string }))).toEqual(bare);
});
