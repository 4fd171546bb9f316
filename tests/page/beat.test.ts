// P1: a beat leaves what was shown to be seen, and can be cut short.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Beat } from '../../www/core/beat';
import { beatBefore, inOne, revealedFor } from '../../www/features/bots/pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a beat is over, when what waits for it has been done. */
async function isOver(resting: Promise<unknown>): Promise<boolean> {
  let over = false;
  void resting.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

it('P1: a beat ends when its time is up, and not before', async () => {
  const beat = new Beat(),
    resting = beat.rest(1500);
  await vi.advanceTimersByTimeAsync(1499);
  expect(await isOver(resting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(resting)).toBe(true);
  expect(beat.cut()).toBe(false);
});

it('P1: a tap cuts a beat short', async () => {
  const beat = new Beat(),
    resting = beat.rest(1500);
  expect(beat.cut()).toBe(true);
  expect(await isOver(resting)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('P1: a beat without a time waits for a tap', async () => {
  const beat = new Beat(),
    resting = beat.rest(null);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await isOver(resting)).toBe(false);
  beat.cut();
  expect(await isOver(resting)).toBe(true);
});

it('P1: a beat begins anew where another one goes on', async () => {
  const beat = new Beat(),
    first = beat.rest(1500);
  await vi.advanceTimersByTimeAsync(1000);
  const second = beat.rest(1500);
  expect(await isOver(first)).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isOver(second)).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await isOver(second)).toBe(true);
});

it('P1: a card that a computer turns over rests at least a second and a half, longer in a family, and without motions until a tap', () => {
  for (const speed of ['fast', 'normal', 'slow'] as const) {
    expect(revealedFor(speed, false)).toBe(1500);
    expect(revealedFor(speed, true)).toBe(2500);
  }
  expect(revealedFor('off', false)).toBeNull();
});

it('P2: a turn of a computer player is announced for half a second at normal speed, with the time it was thought about', () => {
  expect(beatBefore(0, 'normal')).toBe(500);
  expect(beatBefore(300, 'normal')).toBe(200);
  expect(beatBefore(2000, 'normal')).toBe(0);
  expect(beatBefore(0, 'slow')).toBeGreaterThan(1000);
  expect(beatBefore(0, 'fast')).toBeGreaterThan(200);
  expect(beatBefore(0, 'off')).toBe(0);
});

it('P2: a beat says whether it was cut short', async () => {
  const beat = new Beat(),
    whole = beat.rest(500);
  await vi.advanceTimersByTimeAsync(500);
  expect(await whole).toBe(true);
  const short = beat.rest(500);
  beat.cut();
  expect(await short).toBe(false);
});

it('P3: what is told of a turn has whole sentences only, as many as there is room for', () => {
  const long = 'Deckhand unloads the boat of row 1';
  expect(inOne([`${long}.`, 'Deckhand takes tomb 3.', 'Black takes Swap and unload.'])).toBe(
    `${long}; Deckhand takes tomb 3 …`,
  );
  expect(inOne([`${long} and then goes on to do very many other things at once.`])).toMatch(/once\.$/);
});
