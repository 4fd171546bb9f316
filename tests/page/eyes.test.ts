// M8: a player is called by the screen of the hand-over only as long as that player has to take the device.
import { beforeEach, expect, it, vi } from 'vitest';
import { Eyes } from '../../www/ui/eyes';
import type { Game } from '../../www/ui/game-view';

const { called } = vi.hoisted(() => ({ called: [] as (number | 'closed')[] }));
vi.mock('../../www/ui/handover', () => ({
  HandOver: class {
    call(seat: number): void {
      called.push(seat);
    }
    close(): void {
      called.push('closed');
    }
  },
}));
beforeEach(() => void (called.length = 0));

const tableOf = (seat: number | null, holder: number | null = null) => ({
  viewpoint: { eye: null, called: seat },
  holder,
});
const follow = (table: ReturnType<typeof tableOf>): Eyes => {
  const eyes = new Eyes({ table, open: true } as unknown as Game);
  eyes.follow();
  return eyes;
};
/** Until the code of the screen is here. */
const arrived = (): Promise<void> => vi.dynamicImportSettled();

it('a player who has to take the device is called, one who has it already is not', async () => {
  follow(tableOf(1, 0));
  await arrived();
  expect(called).toEqual([1]);
  follow(tableOf(1, 1));
  await arrived();
  expect(called).toEqual([1]);
});

it.each([
  ['nobody', null],
  ['another player', 0],
])('if %s is called when the screen has been fetched, it shows no old call', async (_, now) => {
  const table = tableOf(1);
  const eyes = follow(table);
  table.viewpoint = { eye: null, called: now };
  await arrived();
  expect(called).toEqual([]);
  eyes.follow();
  await arrived();
  expect(called).toEqual([now ?? 'closed']);
});
