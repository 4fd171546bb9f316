// P10: moves that come to the same are one hint.
import { expect, it } from 'vitest';
import { distinct } from '../../www/features/bots/hint';
import type { Advice } from '../../www/core/wire';

const advice = (boat: number, kind: string, chance: number): Advice =>
  ({ move: { do: kind, boat }, chance, points: [240, 210] }) as unknown as Advice;

it('P10: of moves that come to the same the first stands for all, as long as there are others', () => {
  const all = [
    advice(0, 'load', 660),
    advice(1, 'load', 660),
    advice(2, 'load', 660),
    advice(0, 'sail', 640),
  ];
  expect(distinct([...all, advice(3, 'take', 500)], 3)).toEqual([all[0], all[3], advice(3, 'take', 500)]);
  expect(distinct(all, 3)).toEqual([all[0], all[3], all[1]]);
});
