// When a game is not saved: while another window plays it, and once it was left.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Events } from '../../www/dom/page-events';
import { gamesIn } from '../../www/device/slots';
import type * as Autosaves from '../../www/features/saves/autosave';
import type { Game } from '../../www/ui/game-view';
import type { Host } from '../../www/shell/host';
import { FakeDatabase } from './fake-database';

vi.mock('../../www/ui/sheets/notice', () => ({ notice: () => () => undefined }));
vi.mock('../../www/features/saves/rescue', () => ({ watchForTraps: () => undefined }));

/** What the window learns of the lock of its game. */
const tabs = { free: true, lost: (): void => undefined };
vi.mock('../../www/features/saves/tabs', () => ({
  claim: (_host: Host, _game: Game, _id: string, lost: () => void) => {
    tabs.lost = lost;
    return Promise.resolve(tabs.free);
  },
  taken: () => Promise.resolve(false),
}));

let device: FakeDatabase, autosaves: typeof Autosaves;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('parent', {});
  vi.stubGlobal('navigator', {});
  device = new FakeDatabase().install();
  tabs.free = true;
  autosaves = await import('../../www/features/saves/autosave');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tableOf = (): Game => {
  const table = {
    setup: { players: [{ name: 'Ann', colour: 0 }] },
    papers: { came: false },
    saved: false,
  };
  return {
    open: true,
    card: { id: 'duel' },
    history: { moves: 0, now: 'Alink' },
    table,
    commands: {
      outcome: null,
      keepPapers: (papers: object) => Object.assign(table.papers, papers),
      markSaved: (saved: boolean) => (table.saved = saved),
    },
    events: new Events(),
  } as unknown as Game;
};

/** Puts a game on the page; returns how it is saved after a move. */
async function put(game: Game): Promise<(noted?: boolean) => Promise<void>> {
  const host = {
      words: { fetch: () => Promise.resolve(), t: (id: string) => id },
      game,
      features: [],
    } as unknown as Host,
    save = await autosaves.startAutosave(host, game);
  return async (noted = false) => {
    if (!noted) Object.assign(game.history, { moves: game.history.moves + 1, now: `${game.history.now}.` });
    const saving = save(noted);
    await vi.advanceTimersByTimeAsync(300);
    await saving;
  };
}

it('S17: a window that only shows a game does not save it', async () => {
  tabs.free = false;
  const move = await put(tableOf());
  await move();
  expect([...device.disk.keys()]).toEqual([]);
});

it('S17: a window whose game was taken over does not save it any more', async () => {
  const move = await put(tableOf());
  await move();
  const before = new Map(device.disk);
  expect(before.size).toBe(1);
  tabs.lost();
  await move();
  expect(device.disk).toEqual(before);
});

it('a save says when the last move was made: notes, a review, and opening the game again change nothing of that', async () => {
  const game = tableOf(),
    at = (): number => {
      const { at } = gamesIn(device.disk)[0]!;
      return at;
    };
  const move = await put(game);
  await move();
  const first = at();
  await move(true);
  expect(at()).toBe(first);
  game.events.emit('closed');
  await vi.advanceTimersByTimeAsync(60_000);
  const again = await put(game);
  await again(true);
  expect(at()).toBe(first);
  await again();
  expect(at()).toBeGreaterThan(first);
});

it('a game that was left hears no more of the storage', async () => {
  const [left, other] = [tableOf(), tableOf()];
  await (
    await put(left)
  )();
  expect(left.table.saved).toBe(true);
  left.events.emit('closed');
  const move = await put(other);
  device.full = true;
  await move();
  expect([left.table.saved, other.table.saved]).toEqual([true, false]);
});
