import { describe, expect, it } from 'vitest';
import { seated, seating, freshDraft, setCount } from '../../www/engine/draft';
import { decider, mayDecide, OPEN, viewpointAfter, type Viewpoint } from '../../www/engine/viewpoint';
import type { GameEntry, Setup, View } from '../../www/engine/wire';

const view = (ask: string, toAct: number[], secret: boolean, over = false): View =>
  ({
    tokens: [],
    counters: [],
    toAct,
    ask: { ask },
    private: secret,
    outcome: over ? { winners: [0], scores: [1, 0] } : null,
  }) as unknown as View;
const held = (eye: number): Viewpoint => ({ eye, called: null });
const called = (seat: number): Viewpoint => ({ eye: null, called: seat });

describe('the viewpoint', () => {
  it('is everybody’s if nothing is private, and the player to move decides', () => {
    const act = view('act', [1], false);
    expect(decider(act, OPEN)).toBe(1);
    expect(mayDecide(act, OPEN)).toBe(true);
    expect(viewpointAfter(act, view('act', [0], false), OPEN)).toEqual(OPEN);
  });
  it('lets a player decide in private only alone, with the device in hand', () => {
    const choose = view('choose', [0, 1], true);
    expect(mayDecide(choose, OPEN)).toBe(false);
    expect(mayDecide(choose, called(0))).toBe(false);
    expect(mayDecide(choose, held(0))).toBe(true);
    expect(mayDecide(view('choose', [1], true), held(0))).toBe(false);
  });
  it('lets no player decide in the open while another looks at a hand', () => {
    const lay = view('lay', [1], false);
    expect(mayDecide(lay, held(0))).toBe(false);
    expect(mayDecide(lay, held(1))).toBe(true);
  });
  it('is that of the next player to answer, who is called at once, while nothing has been turned up', () => {
    expect(viewpointAfter(view('choose', [0, 1, 2], true), view('choose', [1, 2], true), held(0))).toEqual(
      called(1),
    );
  });
  it('stays the same when that player decides again', () => {
    const next = view('choose', [0, 1], true);
    expect(viewpointAfter(view('announce', [1], true), next, held(1))).toEqual(held(1));
    expect(decider(next, held(1))).toBe(1);
    expect(viewpointAfter(view('choose', [0, 1], true), view('choose', [0], true), held(1))).toEqual(
      called(0),
    );
  });
  it('is everybody’s when something has been turned up, or the game is over', () => {
    expect(viewpointAfter(view('choose', [0], true), view('lay', [0], false), held(0))).toEqual(OPEN);
    expect(viewpointAfter(view('announce', [1], true), view('choose', [0], true), held(1))).toEqual(OPEN);
    expect(viewpointAfter(view('lay', [1], false), view('announce', [0, 1], true), OPEN)).toEqual(OPEN);
    expect(viewpointAfter(view('choose', [0], true), view('', [], true, true), held(0))).toEqual(OPEN);
    expect(decider(view('', [], false, true), OPEN)).toBeNull();
  });
  it('is everybody’s again after a move made while looking at a hand', () => {
    expect(viewpointAfter(view('ship', [0], false), view('lay', [0], false), held(0))).toEqual(OPEN);
  });
});

describe('seats with colours of their own', () => {
  const entry: GameEntry = {
    id: 'kontor',
    seats: [2, 4],
    secrets: 'hands',
    colours: ['red', 'black', 'crimson', 'grey'],
    seating: [
      [0, 1],
      [0, 2, 1, 3],
    ],
    options: [],
    levels: [],
    characters: ['careful', 'greedy', 'spoiler'],
  };
  const names = ['Red', 'Black', 'Red II', 'Black II'];
  it('take them from the number of players, and unchanged names follow', () => {
    const draft = freshDraft(entry, names, 1);
    expect(draft.players.slice(0, 2)).toEqual([
      { name: 'Red', colour: 0 },
      { name: 'Black', colour: 1 },
    ]);
    draft.players[0]!.name = 'Anna';
    setCount(draft, entry, 4, names);
    expect(draft.players).toEqual([
      { name: 'Anna', colour: 0 },
      { name: 'Red II', colour: 2 },
      { name: 'Black', colour: 1 },
      { name: 'Black II', colour: 3 },
    ]);
    setCount(draft, entry, 2, names);
    expect(draft.players.slice(0, 2)).toEqual([
      { name: 'Anna', colour: 0 },
      { name: 'Black', colour: 1 },
    ]);
  });
  it('have them even if a record says otherwise', () => {
    const setup = {
      game: 'kontor',
      players: [
        { name: 'A', colour: 3 },
        { name: 'B', colour: 0 },
      ],
      config: {},
      seed: 1,
    } as unknown as Setup;
    expect(seated(setup, entry).players.map(({ colour }) => colour)).toEqual([0, 1]);
    const free = { ...entry, seating: [] };
    expect(seating(free, 2)).toBeUndefined();
    expect(seated(setup, free)).toBe(setup);
  });
});
