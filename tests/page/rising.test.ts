// Points that rise from a score.
import { expect, it } from 'vitest';
import { motionOf } from '../../www/stage/motion';
import type { G } from '../../www/stage/brush/ink';
import type { Picture } from '../../www/stage/draw';

/** Returns where the number is written during the motion: the middle of its text, and its size. */
function written(score: {
  x: number;
  y: number;
  w: number;
  h: number;
}): { x: number; y: number; px: number }[] {
  const at: { x: number; y: number; px: number }[] = [];
  const g = {
    font: '',
    strokeText: () => undefined,
    fillText(this: { font: string }, _: string, x: number, y: number) {
      const px = Number(/(\d+(?:\.\d+)?)px/.exec(this.font)?.[1]);
      at.push({ x, y: y - px * 0.355, px });
    },
  };
  const picture = {
    game: {},
    look: { font: 'serif' },
    layout: { size: { w: 360, h: 500 }, places: new Map([['score/0', score]]) },
  } as unknown as Picture;
  const motion = motionOf({ step: 'count', at: 'score/0', by: 1 }, picture, picture)!;
  for (let i = 0; i <= 10; i++) motion.draw(g as unknown as G, picture, i / 10, null as never);
  return at;
}

it('P23: points that rise at the edge of the table are whole', () => {
  for (const score of [
    { x: 330, y: 0, w: 30, h: 20 },
    { x: 0, y: 2, w: 20, h: 36 },
    { x: 340, y: 480, w: 20, h: 20 },
  ])
    for (const { x, y, px } of written(score)) {
      expect(x - px, JSON.stringify(score)).toBeGreaterThan(-0.001);
      expect(x + px, JSON.stringify(score)).toBeLessThanOrEqual(360);
      expect(y - px * 0.6, JSON.stringify(score)).toBeGreaterThan(-0.001);
    }
});

it('P23: points in the middle of the table rise from their score', () => {
  const at = written({ x: 100, y: 100, w: 40, h: 20 });
  expect(at.every(({ x }) => x === 120)).toBe(true);
  expect(at[0]!.y).toBeGreaterThan(at.at(-1)!.y);
});
