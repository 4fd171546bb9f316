// P1: a beat leaves a picture in view for a time, and can be cut short.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Beat } from '../../www/dom/pause';
import { beatBefore, inOne, revealedFor, roomIn } from '../../www/searches/pace';
import { undoBarred } from '../../www/table/history';
import type { Setup, View } from '../../www/engine/wire';
import { toldOf } from '../../www/features/opponents/announcements';
import type { Game } from '../../www/ui/game-view';
import { speaksOf } from '../../www/ui/prompt-model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns whether a beat is over, after the code that waits for it has run. */
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

it('P1: a new beat ends the one that is running', async () => {
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

it('P1: the first three cards that computers turn over rest until a tap, later ones four seconds at normal speed, and without motions all until a tap', () => {
  for (const before of [0, 1, 2]) expect(revealedFor('fast', false, before)).toBeNull();
  expect(revealedFor('normal', false, 3)).toBe(4000);
  for (const speed of ['fast', 'normal', 'slow'] as const) {
    expect(revealedFor(speed, false, 3)).toBeGreaterThanOrEqual(1500);
    expect(revealedFor(speed, true, 3)).toBeGreaterThanOrEqual(2500);
  }
  expect(revealedFor('off', false, 3)).toBeNull();
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

it('P3: a turn is told in as many sentences as there is room for, the result included', () => {
  const [begun, taken, got] = [
    'Deckhand unloads the boat of row 1.',
    'Deckhand takes burial chamber 3.',
    'Black takes Swap and unload.',
  ] as const;
  expect(inOne([begun, taken, got], 200)).toBe(`${begun} ${taken} ${got}`);
  expect(inOne([begun, taken, got])).toBe(`${begun} … ${got}`);
  expect(inOne([begun, taken, got], 40)).toBe(`… ${got}`);
  expect(inOne(['Deckhand lays 34 at F3.', 'From now on the harbour gets no taller.'])).toBe(
    'Deckhand lays 34 at F3. From now on the harbour gets no taller.',
  );
  expect(inOne([])).toBe('');
  expect(roomIn(236)).toBe(111);
  expect(roomIn(150)).toBe(76);
  expect(roomIn(500)).toBe(140);
  expect(roomIn(900)).toBe(240);
});

it('P3: what a computer player did is told before the points that it brought, which the header shows as well', () => {
  const points = 'Obelisk: Senbi +1. Burial Chamber: You +1, Senbi +5.',
    deed = 'Senbi uses “Place and unload”.',
    view = (count: number) => ({ counters: [{ at: 'score/0', count }] }) as unknown as View;
  const told = (width: number, sentences: string[]): string => {
    const game = {
      screen: { prompt: { width } },
      session: { score: () => [] },
      text: () => ({ moves: { preview: () => points } }),
    } as unknown as Game;
    return toldOf(game, 0, sentences, view(1), view(7));
  };
  expect(told(150, [deed])).toBe(deed);
  const unloads = 'Senbi unloads two boats with obelisks and chambers.';
  expect(told(150, [deed, unloads])).toBe(`… ${unloads}`);
  expect(told(900, [deed])).toBe(`${deed} ${points}`);
});

it('P3: an undo that is not allowed says why: nothing was done, something was revealed, another player has decided', () => {
  const barred = (
    made: { eye: number | null; byHand: boolean; free: boolean }[],
    called: number | null = null,
    away: number[] = [],
  ) =>
    undoBarred(
      { viewpoint: { eye: 0, called }, holder: 0, setup: { away } as Partial<Setup> as Setup },
      { made },
    );
  const own = { eye: 0, byHand: true, free: true },
    bot = { eye: 0, byHand: false, free: false };
  expect(barred([])).toBe('none');
  expect(barred([bot])).toBe('none');
  expect(barred([own, bot])).toBe('revealed');
  expect(barred([{ ...own, eye: 1 }])).toBe('decided');
  expect(barred([own], 1)).toBe('decided');
  expect(barred([own], null, [1])).toBe('sent');
  expect(barred([], null, [1])).toBe('none');
});

it('P3: the prompt, the chip and the name belong to the player whose move is shown, and then to the one who decides', () => {
  const table = {
    moving: { who: 1 },
    seat: 0,
    pastPosition: null,
    view: { toAct: [0] },
    setup: { players: [] },
  };
  const speaks = (change: object) =>
    speaksOf({ table: { ...table, ...change } } as unknown as Parameters<typeof speaksOf>[0]);
  expect(speaks({})).toBe(1);
  expect(speaks({ moving: null })).toBe(0);
  expect(speaks({ moving: { who: 0 }, seat: 1 })).toBe(0);
  expect(speaks({ pastPosition: {} })).toBeNull();
});
