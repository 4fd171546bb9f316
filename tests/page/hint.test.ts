// P10: a hint says why, and equivalent moves are one row.
import { expect, it } from 'vitest';
import { difference, howOften, keepTo, rowsOf, twinOf, type Idea } from '../../www/words/reasons';
import type { Analysis } from '../../www/engine/wire';

const advice = (chance: number, points: number[]): Analysis => ({ chance, points }) as unknown as Analysis;
const idea = (what: string, chance: number, points: number[], why: string | null = ''): Idea =>
  ({ what, why, advice: advice(chance, points), offer: {} }) as unknown as Idea;

it('P10: moves of the same chance and the same reason are one row, each named once', () => {
  const rows = rowsOf(
    [
      idea('load 1', 494, [120, 120]),
      idea('load 2', 490, [121, 120]),
      idea('load 2', 492, [121, 120]),
      idea('sail', 494, [120, 120], 'Temple +4'),
      idea('take', 400, [100, 140]),
    ],
    0,
    3,
  );
  expect(rows.map(({ ideas, chance }) => [chance, ...ideas.map(({ what }) => what)])).toEqual([
    [49, 'load 1', 'load 2'],
    [49, 'sail'],
    [40, 'take'],
  ]);
  expect(rows[1]!.reason).toEqual({ is: 'told', text: 'Temple +4' });
});

it('where moves are best mixed, each has a row that says how often it is made, and others have none', () => {
  const mixed = (what: string, chance: number, share?: number): Idea => ({
    ...idea(what, chance, [120, 120], 'Temple +4'),
    advice: { ...advice(chance, [120, 120]), ...(share !== undefined && { share }) },
  });
  const rows = rowsOf([mixed('41', 520, 600), mixed('pass', 520, 400), mixed('17', 700)], 0, 3);
  expect(rows.map(({ ideas, chance, reason }) => [ideas.map(({ what }) => what), chance, reason])).toEqual([
    [['41'], 52, { is: 'mixed', often: 60 }],
    [['pass'], 52, { is: 'mixed', often: 40 }],
  ]);
  const odd = rowsOf([mixed('41', 520, 865), mixed('pass', 520, 135)], 0, 3);
  expect(odd.map(({ reason }) => reason)).toEqual([
    { is: 'mixed', often: 87 },
    { is: 'mixed', often: 13 },
  ]);
  expect([87, 51, 50, 25, 13].map(howOften)).toEqual([
    'mostly',
    'mostly',
    'sometimes',
    'sometimes',
    'seldom',
  ]);
});

it('P48: a move that nothing tells from the best one stands in its row if it is about as good', () => {
  const rows = rowsOf(
    [
      idea('A1', 500, [120, 120], 'your wall has 4 cards'),
      idea('B1', 490, [120, 120], null),
      idea('C1', 420, [100, 120], null),
      idea('D1', 420, [100, 120], 'the 12 still fits'),
    ],
    0,
    3,
  );
  expect(rows.map(({ ideas, reason }) => [ideas.map(({ what }) => what), reason])).toEqual([
    [['A1', 'B1'], { is: 'told', text: 'your wall has 4 cards' }],
    [['C1'], { is: 'own', seat: 0, points: -2 }],
    [['D1'], { is: 'told', text: 'the 12 still fits' }],
  ]);
});

it('P10: the reason is the part of the forecast that differs most, for the best move in its favour', () => {
  const [one, other] = [advice(500, [130, 100]), advice(480, [120, 140])];
  expect(difference(one, other, 0, true)).toEqual({ is: 'other', seat: 1, points: -4 });
  expect(difference(other, one, 0, false)).toEqual({ is: 'other', seat: 1, points: 4 });
  expect(difference(one, advice(500, [128, 101]), 0, true)).toEqual({ is: 'even' });
  expect(difference(one, undefined, 0, true)).toEqual({ is: 'even' });
});

it('P10: a move whose chance is clearly better is not said to be like the others', () => {
  const even = [idea('A1', 620, [120, 120]), idea('B1', 410, [120, 120])],
    alike = [idea('A1', 420, [120, 120]), idea('B1', 410, [120, 120], 'a')];
  expect(rowsOf(even, 0, 3).map(({ reason }) => reason)).toEqual([
    { is: 'chance', more: 21 },
    { is: 'chance', more: -21 },
  ]);
  expect(rowsOf(alike, 0, 3)[0]!.reason).toEqual({ is: 'even' });
});

it('P10: a hint goes on with the move of a plan unless another one is clearly better', () => {
  const kept = (...all: [number, number?][]): number => {
    const moves = all.map(([chance, share]) => ({
      ...advice(chance, [120, 120]),
      ...(share !== undefined && { share }),
    }));
    return moves.indexOf(keepTo(moves, (one) => one === moves[1])[0] as (typeof moves)[0]);
  };
  expect(kept([500], [485])).toBe(1);
  expect(kept([500], [470])).toBe(0);
  expect(kept([500, 600], [490, 400])).toBe(1);
  expect(kept([500, 600], [500])).toBe(0); // not one of those that are mixed
  expect(keepTo([advice(500, [])], () => false)).toHaveLength(1);
});

it('P48: nothing that a forecast guesses is said of a move that is about as good as the best one', () => {
  const rows = rowsOf(
    [idea('A1', 500, [120, 120], 'a'), idea('B1', 490, [100, 120]), idea('C1', 400, [100, 120])],
    0,
    3,
  );
  expect(rows.map(({ reason }) => reason)).toEqual([
    { is: 'told', text: 'a' },
    { is: 'told', text: '' },
    { is: 'own', seat: 0, points: -2 },
  ]);
});

it('P48: of two moves with one reason and different chances each finds the other', () => {
  const ideas = [
    idea('take', 520, [], 'a'),
    idea('tomb', 470, [], 'b'),
    idea('pyramids', 410, [], 'b'),
    idea('wait', 400, [], 'a'),
  ];
  expect(ideas.map((_, i) => twinOf(ideas, i))).toEqual([-1, 2, 1, -1]);
  expect(twinOf([ideas[0]!, ideas[1]!, idea('obelisk', 470, [], 'b')], 1)).toBe(-1); // they share a row
});
