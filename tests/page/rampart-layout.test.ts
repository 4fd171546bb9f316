// C'est mon fort !: every spot and every segment has its place, which never moves, and is large enough to
// hit.
import { describe, expect, it } from 'vitest';
import { layoutRampart, tapRect } from '../../www/games/rampart/layout/table';
import { emptyScene, sceneOf } from '../../www/stage/scene';
import type { Game, Setup, View } from '../../www/games/rampart/wire';
import { inside, overlap } from './boxes';

const SIZES = [
  [360, 600],
  [560, 330],
  [740, 270],
  [768, 900],
  [1024, 650],
  [1640, 960],
] as const;

const setupOf = (seats: number, points: boolean): Setup => ({
  game: 'rampart',
  seed: 1,
  players: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i })),
  config: { points, flagIsTower: false, first: 0, deck: null },
});

/** Returns a table with ten cards before every player and a card on every spot. */
const full = (seats: number): View => ({
  tokens: [
    ...Array.from({ length: 45 }, (_, i) => ({ at: `card/${i}`, face: null })),
    ...Array.from({ length: seats * 10 }, (_, i) => ({
      at: `wall/${Math.floor(i / 10)}/${i % 10}`,
      face: { is: 'card' as const, number: i + 2, picture: 'plain' as const },
    })),
  ],
  counters: [],
  toAct: [0],
  ask: null,
  private: false,
  outcome: null,
});

const cases = SIZES.flatMap(([w, h]) =>
  [2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((points) => [false, true].map((large) => ({ w, h, seats, points, large }))),
  ),
);
const laidOut = ({ w, h, seats, points, large }: (typeof cases)[number]) =>
  layoutRampart({ w, h }, sceneOf<Game>(full(seats)), setupOf(seats, points), large);

describe.each(cases)('at $w × $h with $seats players (points: $points, large: $large)', (one) => {
  const layout = laidOut(one);
  const host = { x: 0, y: 0, w: one.w, h: one.h };
  const places = [...layout.places].filter(([place]) => !place.startsWith('score/'));

  it('every place has a box on the table and on no other box', () => {
    expect(layout.spots).toHaveLength(45);
    expect(places).toHaveLength(45 + one.seats * 10);
    for (const [place, box] of places) expect(inside(box, host), place).toBe(true);
    for (const [i, [place, box]] of places.entries()) {
      for (const [other, there] of places.slice(i + 1))
        expect(overlap(box, there), `${place} ${other}`).toBeLessThan(0.5);
    }
    for (const spot of layout.spots) expect(inside(spot, layout.yard)).toBe(true);
    for (const strip of layout.strips) {
      for (const box of [...strip.segments, strip.sign]) expect(inside(box, strip.rect)).toBe(true);
      expect(strip.segments.every((segment) => overlap(segment, strip.sign) < 0.5)).toBe(true);
      expect(overlap(strip.name, strip.sign), 'name').toBeGreaterThan(
        Math.min(strip.name.h, strip.name.w) - 1.5,
      );
      expect(overlap(strip.name, strip.progress)).toBeLessThan(1.5);
      expect(overlap(strip.glyph, strip.progress)).toBeLessThan(0.5);
      expect(overlap(strip.glyph, strip.name)).toBeLessThan(0.5);
    }
  });

  it('P3: a name has the whole line of a narrow sign, if no points stand there', () => {
    for (const { sign, name, rect } of layout.strips)
      if (!one.points && rect.h < 76) expect(name.w).toBeGreaterThanOrEqual(sign.w - 6.5);
  });

  it('cards are large enough for a finger, and segments for a cannon', () => {
    const card = layout.spots[0]!;
    const cramped = Math.min(one.w, one.h) < 420; // on a phone the ramparts of four players need room, too
    // Nine cards abreast on an upright phone are as narrow as the keys of its keyboard, and higher than those.
    const upright = cramped && one.w < one.h;
    expect(Math.min(card.w, card.h)).toBeGreaterThanOrEqual(
      one.large && !cramped ? 56 : upright ? 34 : cramped ? (one.h < 340 ? 36 : one.seats > 3 ? 36 : 40) : 52,
    );
    if (upright) expect(card.h).toBeGreaterThanOrEqual(one.seats > 2 ? 50 : 54);
    for (const [place] of places) {
      const tap = tapRect(layout, place)!;
      expect(Math.min(tap.w, tap.h), place).toBeGreaterThanOrEqual(24);
    }
  });

  it('all cards are alike to the pixel', () => {
    const card = layout.spots[0]!;
    for (const spot of layout.spots)
      expect([spot.w, spot.h, spot.x % 1, spot.y % 1]).toEqual([card.w, card.h, 0, 0]);
  });

  it('all ramparts stand equally high, segment by segment', () => {
    for (const { segments } of layout.strips) {
      for (const [i, { x, y, w, h }] of segments.entries())
        expect([x, y, w, h]).toEqual([
          segments[0]!.x + i * w,
          segments[0]!.y,
          segments[0]!.w,
          segments[0]!.h,
        ]);
    }
  });

  it('no place moves when cards are taken and ramparts are built', () => {
    const empty = layoutRampart(host, emptyScene<Game>(), setupOf(one.seats, one.points), one.large);
    expect([...empty.places]).toEqual([...layout.places]);
    expect(empty.boardKey).toBe(layout.boardKey);
  });
});

it('P38: five lines of nine both ways up, so that B1 lies below A1 however the device is held', () => {
  for (const [w, h] of SIZES)
    for (const large of [false, true]) {
      const { spots, rulers } = layoutRampart({ w, h }, emptyScene<Game>(), setupOf(2, false), large);
      expect(new Set(spots.map(({ y }) => y)).size).toBe(5);
      expect(spots[1]!.y).toBe(spots[0]!.y); // A2 lies beside A1
      expect(spots[9]!.x).toBe(spots[0]!.x); // B1 lies below A1
      expect(rulers.map(({ text }) => text).join('')).toBe('123456789ABCDE');
    }
});
