// P23: a target is as large as a finger, unless something else lies there.
import { describe, expect, it } from 'vitest';
import { FINGER, reaches, type Target } from '../../www/ui/pointer/reach';
import { layoutImhotep } from '../../www/games/imhotep/layout/table';
import { imhotep } from '../../www/games/imhotep';
import type { Rect } from '../../www/stage/layout/rect';
import { tapRect } from '../../www/stage/layout/types';
import { sceneOf } from '../../www/stage/scene';
import type { Face, Game } from '../../www/games/imhotep/wire';
import { prints, setup, view } from './fixture';

const table = { w: 300, h: 200 };
const target = (place: string, x: number, y: number, w: number, h: number, open = true): Target => ({
  place,
  rect: { x, y, w, h },
  open,
});
const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

describe('P23: the buttons over small places', () => {
  it('grow about their middles to the size of a finger', () => {
    expect(reaches([target('a', 100, 100, 20, 30)], table).get('a')).toEqual({ x: 88, y: 93, w: 44, h: 44 });
  });
  it('grow to one side at the edge of the table', () => {
    expect(reaches([target('a', 2, 100, 20, 44)], table).get('a')).toEqual({ x: 0, y: 100, w: 44, h: 44 });
  });
  it('share the room between them, and take what a neighbour does not need', () => {
    const both = reaches([target('a', 100, 100, 24, 44), target('b', 134, 100, 24, 44)], table);
    expect([both.get('a'), both.get('b')]).toEqual([
      { x: 85, y: 100, w: 44, h: 44 },
      { x: 129, y: 100, w: 44, h: 44 },
    ]);
    const one = reaches([target('a', 100, 100, 24, 44), target('b', 134, 100, 60, 44)], table);
    expect(one.get('a')).toEqual({ x: 90, y: 100, w: 44, h: 44 });
  });
  it('do not cover places that can only be asked about, and leave places that cannot be tapped as they are', () => {
    const all = reaches([target('a', 0, 0, 24, 44), target('b', 30, 0, 24, 44, false)], table);
    expect(all.get('a')).toEqual({ x: 0, y: 0, w: 30, h: 44 });
    expect(all.has('b')).toBe(false);
  });
  it('may cover a place that they already lie on', () => {
    const all = reaches([target('boat', 0, 50, 200, 60), target('berth', 80, 60, 20, 20)], table);
    expect(all.get('berth')).toEqual({ x: 68, y: 48, w: 44, h: 44 });
  });
});

/** Returns boats with a free berth each, and further places that may be tapped. */
function phone(w: number, h: number): { targets: Target[]; grown: Map<string, Rect> } {
  const boat = (at: number, capacity: number): { at: string; face: Face } => ({
    at: `lane/${at}`,
    face: { is: 'boat', boat: at, capacity, least: 1 },
  });
  const capacities = [4, 3, 3, 2];
  const tokens = [
    ...view.tokens.filter(({ at }) => !/^(boat|lane|dock)/.test(at)),
    ...capacities.map((capacity, at) => boat(at, capacity)),
  ];
  const layout = layoutImhotep({ w, h }, sceneOf<Game>({ ...view, tokens }), setup, prints);
  const places = [
    'quarry/0',
    'held/0/lever',
    ...[0, 1, 2, 3].flatMap((i) => [`lane/${i}`, `market/${i}`]),
    ...capacities.flatMap((capacity, at) => Array.from({ length: capacity }, (_, p) => `boat/${at}/${p}`)),
  ];
  const targets = places.map((place) => ({ place, rect: tapRect(layout, place)!, open: true }));
  const grown = new Map(targets.map(({ place, rect }) => [place, rect]));
  for (const [place, box] of reaches(targets, { w, h })) grown.set(place, box);
  return { targets, grown };
}

describe.each([
  [360, 555],
  [390, 660],
  [562, 314],
])('P23: Imhotep on a table of %d × %d', (w, h) => {
  const { targets, grown } = phone(w, h);
  const boxOf = (place: string): Rect => targets.find((one) => one.place === place)!.rect;

  it('has berths and cards of the market as large as the river and the market allow', () => {
    for (const { place } of targets.filter((one) => one.place.startsWith('boat/')))
      expect(Math.min(grown.get(place)!.w, grown.get(place)!.h), place).toBeGreaterThanOrEqual(38);
    if (w < h)
      for (let i = 0; i < 4; i++)
        expect(Math.min(grown.get(`market/${i}`)!.w, grown.get(`market/${i}`)!.h)).toBeGreaterThanOrEqual(44);
  });
  it('leaves no place smaller than a finger with free room on both sides or on one', () => {
    for (const [place, box] of grown)
      for (const [side, size] of [
        ['x', 'w'],
        ['y', 'h'],
      ] as const) {
        if (box[size] >= FINGER - 0.01) continue;
        for (const by of [-1, 1]) {
          const moved = { ...box, [side]: box[side] + by };
          const out = moved.x < 0 || moved.y < 0 || moved.x + moved.w > w || moved.y + moved.h > h;
          const met = [...grown].some(
            ([other, there]) => !meet(boxOf(place), boxOf(other)) && other !== place && meet(moved, there),
          );
          expect(out || met, `${place} is ${JSON.stringify(box)}`).toBe(true);
        }
      }
  });
  it('lets no place grow onto another', () => {
    for (const [place, box] of grown)
      for (const [other, there] of grown)
        if (place !== other && !meet(boxOf(place), boxOf(other)))
          expect(meet(box, there), `${place} ${other}`).toBe(false);
  });
});

it('P23: a berth lies on its boat, and nothing else lies on one', () => {
  expect(imhotep.beneath?.('boat/2/1')).toBe('lane/2');
  expect(imhotep.beneath?.('quarry/0')).toBeNull();
});
