// How moves are drawn: where a piece goes, and where the plates of two moves lie.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { initSync, Session } from '../../pkg/duel/duel.js';
import type { Session as AnySession } from '../../www/engine/engine';
import { drawingOf } from '../../www/features/review/drawing';
import { isAbove, isSmall, plateAt, spotOf } from '../../www/ui/drawn';

const box = (y: number, h = 40): { x: number; y: number; w: number; h: number } => ({ x: 10, y, w: 40, h });
const above = (played: number, better: number): [played: boolean, better: boolean] => {
  const [one, other] = [box(played), box(better)],
    all = [{ target: one }, { target: other }];
  return [isAbove('played', one, all), isAbove('better', other, all)];
};

describe('the plates of two moves', () => {
  it('lie above the higher place and below the lower one, so that each lies at its own', () => {
    expect(above(100, 160)).toEqual([true, false]);
    expect(above(160, 100)).toEqual([false, true]);
  });
  it('lie above and below places side by side', () => {
    expect(above(100, 100)).toEqual([false, true]);
    expect(above(110, 100)).toEqual([false, true]);
  });
  it('lie as side by side if there is one move alone', () => {
    const target = box(50);
    expect(isAbove('better', target, [{ target }])).toBe(true);
    expect(isAbove('played', target, [{ target }])).toBe(false);
  });
});

describe('the plate of a move', () => {
  const room = { w: 800, h: 600 },
    target = { x: 90, y: 100, w: 60, h: 60 };
  it('lies on its side of the place, on the other, on its lower edge or beside it, where it covers least', () => {
    const free = plateAt('Played', target, true, [], room),
      name = { x: 40, y: 70, w: 60, h: 20 },
      below = { ...name, w: 120, y: 165 };
    expect(free).toMatchObject({ y: 72, h: 26 });
    expect(plateAt('Played', target, true, [name], room)).toEqual({ ...free, y: 162 });
    expect(plateAt('Played', target, true, [name, below], room)).toEqual({ ...free, y: 132 });
    const piece = { x: 100, y: 110, w: 40, h: 40 };
    expect(plateAt('Played', target, true, [name, below, piece], room)).toEqual({ ...free, x: 154, y: 117 });
    // If something is covered everywhere, it is as little as can be.
    const [left, right] = [
      { x: 0, y: 120, w: 60, h: 10 },
      { x: 180, y: 120, w: 20, h: 5 },
    ];
    expect(plateAt('Played', target, true, [name, below, piece, left, right], room)).toMatchObject({
      x: 154,
    });
  });
});

describe('the badges of two moves on a small table', () => {
  const room = { w: 360, h: 400 },
    place = (x: number, y: number): { x: number; y: number; w: number; h: number } => ({
      x,
      y,
      w: 40,
      h: 40,
    });
  const covers = (one: { x: number; y: number; w: number; h: number }, other: typeof one): number =>
    Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
    Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

  it('take the place of plates on phones, and beside places that a plate would hide', () => {
    const wide = { w: 1000, h: 700 },
      large = { target: { x: 0, y: 0, w: 90, h: 80 } },
      small = { target: { x: 0, y: 0, w: 90, h: 40 } };
    expect([isSmall(wide, [large]), isSmall(wide, [large, small]), isSmall(wide, [])]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isSmall({ w: 360, h: 400 }, [large]), isSmall({ w: 700, h: 300 }, [large])]).toEqual([
      true,
      true,
    ]);
  });
  it('leave names and numbers visible, even if more of the pieces is covered', () => {
    const target = place(100, 100),
      name = { x: 60, y: 80, w: 60, h: 16 },
      card = place(60, 142);
    expect(covers(spotOf('played', target, [target, card], room), name)).toBeGreaterThan(0);
    const spot = spotOf('played', target, [target, card], room, [name]);
    expect(covers(spot, name)).toBe(0);
    // Where all corners cover a word, it lies beside its place.
    const words = [name, { ...name, x: 120 }, { ...name, y: 140 }, { ...name, x: 120, y: 140 }],
      beside = spotOf('better', target, [target], room, words);
    expect(words.map((one) => covers(beside, one))).toEqual([0, 0, 0, 0]);
    expect(covers(beside, target)).toBeLessThan(120); // of 1,600
  });
  it('lie at a corner of their places, and leave the places visible', () => {
    for (const [one, other] of [
      [place(100, 100), place(200, 200)],
      [place(100, 100), place(140, 100)],
      [place(100, 100), place(100, 140)],
      [place(100, 100), place(100, 100)],
      [place(0, 0), place(320, 360)],
    ] as const) {
      const taken = [one, other];
      for (const [kind, target] of [
        ['played', one],
        ['better', other],
      ] as const) {
        const spot = spotOf(kind, target, taken, room);
        const [own = 0, ...others] = [target, ...taken.filter((box) => box !== target)].map((box) =>
          covers(spot, box),
        );
        expect(own).toBeLessThan(40); // of 1,600
        for (const area of others) expect(area).toBeLessThan(200);
        expect(Math.min(spot.x, spot.y, room.w - spot.x - spot.w, room.h - spot.y - spot.h)).toBeGreaterThan(
          0,
        );
        taken.push(spot);
      }
    }
  });
});

describe('the way of a move', () => {
  it('is that of what was tapped, not that of the token that is spent for it', () => {
    initSync({ module: readFileSync('pkg/duel/duel_bg.wasm') });
    const session = Session.resume(
      'ATkAeyJnIjoiZHVlbCIsInAiOltbIkFubiIsMF0sWyJCZW4iLDFdXSwiYyI6e30sInMiOjIsIm4iOjZ9cAAEqRIEtQ',
    ) as unknown as AnySession;
    const seat = session.view(null).toAct[0]!,
      { move } = session.offers(seat).find((one) => one.move.do === 'place-several')!;
    const { way } = drawingOf(session, seat, move, { kind: 'better', word: 'Better' });
    expect(way).toEqual([expect.stringMatching(/^reserve\//), expect.stringMatching(/^cell\//)]);
  });
});
