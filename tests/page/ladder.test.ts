// The ladder of animals: its rungs, what is kept in storage, and the guest at the table.
import { beforeEach, expect, test, vi } from 'vitest';
import { guestOf, seatGuest } from '../../www/device/guest';
import { rungEnd } from '../../www/features/ladder/end';
import { beat, beaten, beatenFrom, nextRung, RUNGS } from '../../www/features/ladder/rungs';
import { isFace } from '../../www/stage/faces/face';
import type { Setup } from '../../www/engine/wire';
import type { Game } from '../../www/ui/game-view';
import type { Host } from '../../www/shell/host';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const table = (seed: number, ...levels: (number | null)[]): Setup =>
  ({ seed, players: levels.map((level) => ({ name: '', colour: 0, level })) }) as unknown as Setup;

test('each animal has a face and is at least as strong as the one before', () => {
  expect(RUNGS.every(({ id }) => isFace(id))).toBe(true);
  const levels = RUNGS.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort());
});

test('animals are beaten one after the other, and the last one ends the ladder', () => {
  for (const rung of RUNGS) {
    expect(nextRung(beaten.read())).toBe(rung);
    beat(rung.id);
    beat(rung.id);
    expect([...beaten.read()].filter((id) => id === rung.id)).toHaveLength(1);
  }
  expect(nextRung(beaten.read())).toBeNull();
});

test.each(['null', '7', '{"snail":1}', '["tiger",3,null]', 'not json', '"snail"'])(
  'storage may hold anything: %s',
  (text) => {
    kept.set('dockhand.ladder', text);
    kept.set('dockhand.guest', text);
    expect(beaten.read().size).toBe(0);
    expect(guestOf(table(1, null, 0))).toBeNull();
  },
);

test('of a list only animals count, each once', () => {
  expect([...beatenFrom(['owl', 'owl', 'tiger', 'snail'])]).toEqual(['snail', 'owl']);
});

test('a guest sits at one table only, and only where one seat is played by the computer', () => {
  seatGuest(table(5, null, 2), 'fox');
  expect(guestOf(table(5, null, 2))).toBe('fox');
  expect(guestOf(table(6, null, 2))).toBeNull();
  expect(guestOf(table(5, null, 2, 2))).toBeNull();
  expect(guestOf(table(5, null, null))).toBeNull();
});

test.each([
  ['a victory', [0], 'ladder-play'],
  ['a defeat', [1], 'ladder-again'],
  ['a draw', [0, 1], 'ladder-again'],
])('only a victory leads to the next animal: %s', async (_, winners, text) => {
  const setup = { ...table(5, null, 0), game: 'rampart' },
    words = { fetch: () => Promise.resolve(), t: (id: string) => id };
  seatGuest(setup, RUNGS[0]!.id);
  const end = await rungEnd(
    { words } as unknown as Host,
    { table: { setup, view: { outcome: { winners } } } } as unknown as Game,
  );
  expect(end?.onward).toMatchObject({ id: 'after-ladder-next', text });
});
