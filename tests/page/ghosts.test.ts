// What a move would do is drawn as ghosts, which nobody takes for pieces that lie there.
import { expect, it } from 'vitest';
import { paintGhosts as duel } from '../../www/games/duel/paint/ghosts';
import { paintGhosts as imhotep } from '../../www/games/imhotep/paint/ghosts';
import { paintGhosts as kontor } from '../../www/games/kontor/paint/ghosts';
import type { G } from '../../www/stage/brush/ink';
import { lookFor } from '../../www/stage/brush/palette';

const R = { x: 10, y: 10, w: 40, h: 40 };
const move = (from: string, to: string, face: object) => ({ step: 'move', from, to, face });

/** Paints the ghosts of these steps; returns the alpha of every piece, and the dashes of every stroke. */
function painted(paint: unknown, scheme: 'light' | 'forced', steps: object[]): [number[], boolean[]] {
  const alphas: number[] = [],
    dashed: boolean[] = [];
  let dashes: number[] = [];
  const g: Record<string, unknown> = { globalAlpha: 1, setLineDash: (all: number[]) => (dashes = all) };
  const canvas = new Proxy(g, {
    get: (of, key: string) =>
      key === 'stroke' ? () => dashed.push(dashes.length > 0) : (of[key] ?? (() => undefined)),
  });
  const places = new Map(['boat/0/1', 'quarry/0', 'cell/1,0', 'cell/1/1'].map((place) => [place, R]));
  const picture = {
    look: lookFor(scheme, 'serif', null),
    layout: { places, unit: 40 },
    scene: { tokens: new Map() },
    sprites: { draw: () => alphas.push(g['globalAlpha'] as number) },
    game: { faceKey: () => '' },
    ghosts: steps,
  };
  (paint as (g: G, p: unknown) => void)(canvas as unknown as G, picture);
  return [alphas, dashed];
}

it('P59: where colours are forced, ghosts are in dashed frames; otherwise they are pale', () => {
  for (const [paint, step] of [
    [imhotep, move('sled/0/0', 'boat/0/1', { is: 'stone', seat: 0 })],
    [duel, move('reserve/0', 'cell/1/1', { is: 'figure', seat: 0 })],
    [kontor, move('chosen/0', 'cell/1,0', { is: 'card', number: 5 })],
  ] as const) {
    const [pale, plain] = painted(paint, 'light', [step]);
    expect(pale).toEqual([expect.closeTo(0.68, 0.15)]);
    expect(plain).not.toContain(true);
    const [paler, framed] = painted(paint, 'forced', [step]);
    expect(paler[0]).toBeLessThan(pale[0]!);
    expect(framed).toContain(true);
  }
});

it('a stone that goes back to the quarry has no ghost, which would hide the number of stones', () => {
  const back = move('boat/0/1', 'quarry/0', { is: 'stone', seat: 0 });
  expect(painted(imhotep, 'light', [back, back])).toEqual([[], []]);
});
