import { describe, expect, it } from 'vitest';
import { imhotep } from '../../www/games/imhotep';
import { boatsOf } from '../../www/games/imhotep/layout/boats';
import { emptyScene, isPile, numbers, sceneOf, stepped } from '../../www/stage/scene';
import { arc, between, easeInOut, easeOut } from '../../www/stage/tween';
import type { Face, Game } from '../../www/games/imhotep/wire';

const { piles } = imhotep;

const stone: Face = { is: 'stone', seat: 1 };

describe('the scene', () => {
  it('takes a stone off a pile and lays it on a place', () => {
    const before = sceneOf<Game>({
      tokens: [],
      counters: [{ at: 'quarry/1', count: 18 }],
      toAct: [1],
      ask: null,
      private: false,
      outcome: null,
    });
    const after = stepped(before, { step: 'move', from: 'quarry/1', to: 'sled/1/0', face: stone }, piles);
    expect(after.counts.get('quarry/1')).toBe(17);
    expect(after.tokens.get('sled/1/0')).toEqual(stone);
    expect(before.counts.get('quarry/1')).toBe(18);
  });

  it('takes a token that is moved onto a pile out of sight', () => {
    const before = { ...emptyScene<Game>(), tokens: new Map([['boat/0/1', stone]]) };
    const after = stepped(before, { step: 'move', from: 'boat/0/1', to: 'quarry/1', face: stone }, piles);
    expect(after.counts.get('quarry/1')).toBe(1);
    expect(after.tokens.size).toBe(0);
  });

  it('counts points up and down', () => {
    const scored = stepped(emptyScene(), { step: 'count', at: 'score/0', by: 7 }, piles);
    expect(stepped(scored, { step: 'count', at: 'score/0', by: -9 }, piles).counts.get('score/0')).toBe(-2);
  });

  it('knows where the boats lie', () => {
    const boat: Face = { is: 'boat', boat: 2, capacity: 3, least: 2 };
    const after = stepped<Game>(
      { ...emptyScene<Game>(), tokens: new Map([['lane/2', boat]]) },
      { step: 'move', from: 'lane/2', to: 'dock/temple', face: boat },
      piles,
    );
    expect(boatsOf(after).get(2)).toEqual({ at: 'dock/temple', capacity: 3, least: 2 });
  });

  it('reads places', () => {
    expect(numbers('boat/2/1')).toEqual([2, 1]);
    expect(isPile(piles, 'held/0/sail')).toBe(true);
    expect(isPile(piles, 'deck')).toBe(true);
    expect(isPile(piles, 'market/0')).toBe(false);
  });
});

describe('motions', () => {
  it('begin and end where they should', () => {
    for (const ease of [easeOut, easeInOut]) {
      expect(ease(0)).toBe(0);
      expect(ease(1)).toBe(1);
    }
    expect(arc(0, 40)).toBe(0);
    expect(arc(0.5, 40)).toBe(40);
    expect(between({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 20, w: 20, h: 20 }, 0.5)).toEqual({
      x: 5,
      y: 10,
      w: 15,
      h: 15,
    });
  });
});
