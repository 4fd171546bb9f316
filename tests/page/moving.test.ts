// The pieces that move over a table: while a piece is on its way it is not drawn where it goes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Moving, type Ground } from '../../www/stage/moving';
import type { Motion } from '../../www/stage/motion';
import type { Picture } from '../../www/stage/draw';
import type { Step } from '../../www/engine/wire';

beforeEach(() => void vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined }));
afterEach(() => void vi.unstubAllGlobals());

it('a piece lies in one place at a time, and piles get it when it has come', async () => {
  const held: [string[], [string, number][]][] = [];
  const ground = {
    life: new AbortController().signal,
    clear: () => null,
    wish: () => undefined,
    held: (hidden: Set<string>, pending: Map<string, number>) => void held.push([[...hidden], [...pending]]),
  } as unknown as Ground;
  const motions: Record<string, Motion> = {
    card: { hides: ['cell/1'], pends: null, draw: () => undefined },
    coin: { hides: [], pends: 'purse/0', draw: () => undefined },
  };
  const after = {
    game: { motion: (step: Step & { step: 'move' }) => motions[step.from] },
  } as unknown as Picture;
  const moving = new Moving(ground),
    move = (from: string): Step => ({ step: 'move', from, to: '', face: null }) as unknown as Step;
  const shown = [
    moving.begin(move('card'), after, after, 200),
    moving.begin(move('coin'), after, after, 200),
  ];
  expect(held).toEqual([
    [['cell/1'], []],
    [['cell/1'], [['purse/0', 1]]],
  ]);
  moving.land(performance.now() + 1000);
  for (const one of shown) await one;
  expect(held.at(-1)).toEqual([[], []]);
  expect(moving.busy).toBe(false);
});
