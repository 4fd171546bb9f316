// The pictures of rules are painted once, and only what is seen of the table.
import { expect, it, vi } from 'vitest';
import { Once } from '../../www/features/rulebook/once';
import type { G } from '../../www/stage/brush/ink';

it('faces of a picture that is painted once are painted where they are seen, and not outside of it', () => {
  const sprites = new Once(2),
    painted: string[] = [],
    copied = vi.fn();
  // The canvas shows the table from 100 to 200, at 2 pixels each.
  const g = {
    canvas: { width: 200, height: 200 },
    getTransform: () => ({ a: 2, b: 0, c: 0, d: 2, e: -200, f: -200 }),
    ...Object.fromEntries(
      ['save', 'restore', 'beginPath', 'rect', 'clip'].map((name) => [name, () => undefined]),
    ),
    drawImage: copied,
  } as unknown as G;
  for (const [key, x, y] of [
    ['inside', 150, 150],
    ['with its shadow', 92, 150],
    ['left', 80, 150],
    ['below', 150, 210],
  ] as const)
    sprites.draw(g, key, { x, y, w: 10, h: 10 }, (_, at) => painted.push(`${key} ${at.x} ${at.y}`));
  expect(painted).toEqual(['inside 150 150', 'with its shadow 92 150']);
  expect(copied).not.toHaveBeenCalled();
  sprites.part(g, 'far', 'a', { x: 0, y: 0, w: 90, h: 90 }, () => painted.push('far'));
  sprites.part(g, 'near', 'a', { x: 0, y: 0, w: 110, h: 110 }, () => painted.push('near'));
  expect(painted.slice(2)).toEqual(['near']);
});
