// Thinking ahead while a person decides: when it begins, for how long, and what ends it. The page, the workers and the
// clock are imitated.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ahead, LONGEST } from '../../www/features/opponents/ahead';
import { ReusedTree } from '../../www/searches/reused-tree';
import { Events } from '../../www/dom/page-events';
import type { Search } from '../../www/engine/engine';
import type { Table as Position, Task } from '../../www/searches/think';
import type { GameEvents } from '../../www/table/ports';

const PERSON = 0,
  ADMIRAL = 1;
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table at which a person decides, with another player of this level, and workers that think until told to stop. */
function seated(level = 5) {
  const asked: Task[] = [],
    events = new Events<GameEvents>();
  let moves = 4,
    ended = 0;
  const table = {
    setup: { players: [{ level: null }, { level }] },
    view: { toAct: [PERSON], outcome: null as unknown },
    viewpoint: { called: null, eye: PERSON },
    holder: PERSON,
  };
  const game = { open: true, events, table, session: { moveCount: () => moves } };
  const levels = [{}, {}, {}, {}, {}, { timed: true }];
  const pool = {
    kept: true,
    think: (task: Task) => {
      asked.push(task);
      let stop: (all: null) => void = () => undefined;
      const result = new Promise<null>((go) => {
        const timer = setTimeout(() => go(null), task.most);
        stop = (all) => {
          clearTimeout(timer);
          ended += 1;
          go(all);
        };
      });
      return { result, hurry: () => stop(null), giveUp: () => stop(null) };
    },
  };
  const task = { link: 'x', level: 5, seed: 1, iterations: Infinity, most: 500, keeps: true };
  const mind = { task: (seat: number) => Promise.resolve({ ...task, seat }) };
  const ahead = new Ahead(game as never, { entry: { levels } } as never, pool, mind);
  const show = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    ...{ ahead, asked, events, game, pool, show, table },
    play: () => moves++,
    ended: () => ended,
    begin: async () => {
      void ahead.begin();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('thinking ahead', () => {
  it('is done for the player that thinks for a time, from its own seat, and only for a while', async () => {
    const { asked, begin, ended } = seated();
    await begin();
    expect(asked).toMatchObject([{ seat: ADMIRAL, ahead: true, keeps: true, most: LONGEST }]);
    await vi.advanceTimersByTimeAsync(LONGEST);
    expect(ended()).toBe(1);
    await begin();
    expect(asked).toHaveLength(1);
  });
  it('has the time that is left if it is interrupted, and all of it after a move', async () => {
    const { asked, begin, play, show } = seated();
    await begin();
    await vi.advanceTimersByTimeAsync(4000);
    show(true);
    await vi.advanceTimersByTimeAsync(60_000);
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    play();
    await begin();
    expect(asked.map(({ most }) => most)).toEqual([LONGEST, LONGEST - 4000, LONGEST]);
  });
  it('never begins on a hidden page, and ends at once when the page is hidden', async () => {
    const { asked, begin, ended, show } = seated();
    show(true);
    await begin();
    expect(asked).toHaveLength(0);
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, ended()]).toEqual([1, 0]);
    show(true);
    expect(ended()).toBe(1);
  });
  it('ends with a move, with the game, and when it is told to; then it asks for nothing any more', async () => {
    for (const how of ['made', 'closed', 'stop'] as const) {
      const { ahead, asked, begin, ended, events, game, show } = seated();
      await begin();
      if (how === 'stop') ahead.stop();
      else events.emit(how);
      expect(ended()).toBe(1);
      if (how !== 'closed') continue;
      game.open = false;
      show(false);
      await vi.advanceTimersByTimeAsync(0);
      expect(asked).toHaveLength(1);
    }
  });
  it('is not done for other levels, before the first decision, at the turn of the computer, or when the game is over', async () => {
    const captain = seated(3);
    await captain.begin();
    const [first, busy, over] = [seated(), seated(), seated()];
    first.pool.kept = false;
    busy.table.view.toAct = [ADMIRAL];
    over.table.view.outcome = { winners: [0] };
    for (const one of [first, busy, over]) await one.begin();
    expect([captain, first, busy, over].map(({ asked }) => asked.length)).toEqual([0, 0, 0, 0]);
  });
  it('asks for nothing if it is ended while the net is still on its way', async () => {
    const { ahead, asked } = seated();
    void ahead.begin();
    ahead.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(0);
  });
});

describe('a search that is kept', () => {
  const task: Task = { link: '', seat: 1, level: 5, seed: 9, iterations: Infinity, most: 500, keeps: true };
  const counted = () => {
    const freed: string[] = [],
      followed: unknown[] = [];
    let made = 0;
    const search = (): Search => {
      const name = `search ${(made += 1)}`;
      return { name, free: () => freed.push(name) } as unknown as Search;
    };
    const table: Position = { search, follow: (one, seed) => followed.push([one, seed]) };
    return { freed, followed, table };
  };
  it('goes on with the next decision of the same player, and with thinking ahead', () => {
    const { freed, followed, table } = counted(),
      kept = new ReusedTree();
    const first = kept.begin(table, task)!;
    kept.end(first);
    expect(kept.begin(table, { ...task, seed: 10, ahead: true })).toBe(first);
    expect(kept.begin(table, { ...task, seed: 11 })).toBe(first);
    expect(followed).toEqual([
      [first, 10],
      [first, 11],
    ]);
    expect(freed).toEqual([]);
  });
  it('makes room for any other search before that begins', () => {
    for (const other of [{ seat: 0 }, { level: 4 }, { keeps: false }, { net: new Uint8Array(1) }]) {
      const { freed, followed, table } = counted(),
        kept = new ReusedTree();
      kept.end(kept.begin(table, task)!);
      const search = kept.begin(
        { ...table, search: () => (expect(freed).toEqual(['search 1']), table.search(0, 0, 0)) },
        { ...task, ...other },
      )!;
      kept.end(search);
      expect(followed).toEqual([]);
      expect(freed).toHaveLength(other.keeps === false ? 2 : 1);
    }
  });
  it('is none where the engine keeps nothing, and before the first decision there is nothing to think ahead from', () => {
    const { freed, table } = counted(),
      kept = new ReusedTree();
    expect(kept.begin(table, { ...task, ahead: true })).toBeNull();
    kept.end(kept.begin({ search: table.search }, task)!);
    expect(freed).toEqual(['search 1']);
  });
});
