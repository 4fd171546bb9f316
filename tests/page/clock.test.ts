// P60: the chess clock, without a browser.
import { describe, expect, it } from 'vitest';
import { clockFrom, CLOCKS, newClock } from '../../www/device/clock';
import { seal, unseal, type SavedGame } from '../../www/device/slots';
import { after, runsFor } from '../../www/features/clock/time';
import { minutes } from '../../www/ui/clock';
import type { PastPosition } from '../../www/table/history';

describe('P60: a chess clock', () => {
  it('begins with the time that was chosen, or not at all', () => {
    expect(newClock('player 600', 3)).toEqual({
      each: 'player',
      time: 600_000,
      left: [600_000, 600_000, 600_000],
    });
    expect(newClock('off', 2)).toBeUndefined();
    expect(CLOCKS.filter((choice) => !newClock(choice, 2))).toEqual(['off']);
  });
  it('takes the time of the seat that thinks, also below zero', () => {
    const clock = newClock('player 600', 2)!;
    expect(after(clock, 1, 1500, false).left).toEqual([600_000, 598_500]);
    expect(after(clock, null, 1500, true)).toEqual(clock);
    expect(after(clock, 0, 601_000, true).left).toEqual([-1000, 600_000]);
  });
  it('gives everybody the whole time again after each move, if it is for a move', () => {
    const clock = after(newClock('move 30', 2)!, 0, 12_000, false);
    expect(clock.left).toEqual([18_000, 30_000]);
    expect(after(clock, 0, 500, true).left).toEqual([30_000, 30_000]);
  });
  it('runs for the seat that decides, and stands otherwise', () => {
    const still = { seat: 1, moving: null, pastPosition: null, paused: [] };
    expect(runsFor(still)).toBe(1);
    expect(runsFor({ ...still, seat: null })).toBeNull(); // the device is handed over, or the game is over
    expect(runsFor({ ...still, moving: { who: 1 } })).toBeNull();
    expect(runsFor({ ...still, pastPosition: {} as PastPosition })).toBeNull();
    expect(runsFor({ ...still, paused: ['notes'] })).toBeNull();
  });
  it('is shown in minutes and seconds', () => {
    expect([600_000, 59_001, 1, 0, -400, -61_000].map(minutes)).toEqual([
      '10:00',
      '1:00',
      '0:01',
      '0:00',
      '0:00',
      '−1:01',
    ]);
  });
  it('is kept with its game, whatever storage holds', () => {
    const clock = after(newClock('player 1200', 2)!, 0, 7, true);
    const game: SavedGame = {
      ...{ id: 'a', serial: 1, game: 'duel', players: [], moves: 1, over: false, winners: [], casual: false },
      ...{ at: 1, record: 'x', clock },
    };
    expect(unseal(seal(game))?.clock).toEqual(clock);
    for (const bad of [
      null,
      5,
      {},
      { ...clock, each: 'week' },
      { ...clock, left: ['1'] },
      { ...clock, time: null },
    ])
      expect(clockFrom(bad)).toBeUndefined();
  });
});
