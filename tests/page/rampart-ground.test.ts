// The table of C'est mon fort !: landmarks that depend on the place alone, and card fronts that are legible
// across a table.
import { describe, expect, it } from 'vitest';
import { DIGIT, frontOf, sizeIn } from '../../www/games/rampart/layout/front';
import { groundOf } from '../../www/games/rampart/layout/ground';
import { layoutRampart } from '../../www/games/rampart/layout/table';
import type { Layout } from '../../www/games/rampart/layout/types';
import { picture } from '../../www/games/rampart/paint/pictures';
import type { Game, Picture, Setup, View } from '../../www/games/rampart/wire';
import type { G } from '../../www/stage/brush/ink';
import { lookFor } from '../../www/stage/brush/palette';
import type { Rect } from '../../www/stage/layout/rect';
import { emptyScene, sceneOf } from '../../www/stage/scene';

const SIZES = [
  [360, 600],
  [740, 270],
  [768, 900],
  [1024, 650],
  [1366, 630],
  [2240, 1290],
] as const;

const setupOf = (seats: number, seed: number, points = false): Setup => ({
  game: 'rampart',
  seed,
  players: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i })),
  config: { points, flagIsTower: false, first: 0, deck: null },
});
const layoutOf = (w: number, h: number, seed = 1, scene = emptyScene<Game>()): Layout =>
  layoutRampart({ w, h }, scene, setupOf(2, seed));

/** Returns a table on which these cards lie face up and the others are taken. */
const up = (numbers: number[]): View => ({
  tokens: numbers.map((number, i) => ({
    at: `card/${i * 3}`,
    face: { is: 'card' as const, number, picture: 'plain' as const },
  })),
  counters: [],
  toAct: [0],
  ask: null,
  private: false,
  outcome: null,
});

const middle = ({ x, y, w, h }: Rect): [number, number] => [x + w / 2, y + h / 2];
/** Returns the four spots that are nearest to a landmark. */
const beside = (layout: Layout, x: number, y: number): number[] =>
  layout.spots
    .map((spot, i) => [Math.hypot(middle(spot)[0] - x, middle(spot)[1] - y), i] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, 4)
    .map(([, i]) => i)
    .sort((a, b) => a - b);

describe.each(SIZES)('the ground at %i × %i', (w, h) => {
  const layout = layoutOf(w, h),
    ground = groundOf(layout);

  it('P29: the landmarks are the same in every game, for any seed and any cards', () => {
    for (const [seed, numbers] of [
      [2, []],
      [999, [2, 17, 46]],
      [4242, [9, 8, 7, 6, 5, 4, 3]],
    ] as const)
      expect(groundOf(layoutOf(w, h, seed, sceneOf<Game>(up([...numbers]))))).toEqual(ground);
  });

  it('P29, P38: a card beside the well is beside the well when the device is turned, and on the same side of it', () => {
    const turned = layoutOf(h, w),
      other = groundOf(turned);
    const order = ({ spots }: Layout): number[] =>
      [...spots.keys()].sort((a, b) => spots[a]!.y - spots[b]!.y || spots[a]!.x - spots[b]!.x);
    expect(order(turned)).toEqual(order(layout));
    expect(order(turned)).toEqual([...layout.spots.keys()]);
    for (const { mark, x, y } of ground.marks.filter(({ mark }) =>
      ['well', 'bridge', 'tent', 'duck'].includes(mark),
    )) {
      const there = other.marks.find((one) => one.mark === mark)!;
      expect(beside(turned, there.x, there.y), mark).toEqual(beside(layout, x, y));
    }
  });

  it('P29: they lie between the cards and in the margin, on no card, and are large enough to be told apart', () => {
    expect(new Set(ground.marks.map(({ mark }) => mark)).size).toBeGreaterThanOrEqual(14);
    for (const { mark, x, y, side } of ground.marks) {
      expect(
        layout.spots.some((spot) => x > spot.x && x < spot.x + spot.w && y > spot.y && y < spot.y + spot.h),
        mark,
      ).toBe(false);
      expect(side, mark).toBeGreaterThanOrEqual(7);
    }
    // The path has most of them, and room for them.
    expect(Math.min(ground.path.w, ground.path.h)).toBeGreaterThanOrEqual(10);
  });

  it('P29: every card lies in one of six plots', () => {
    for (const spot of layout.spots) {
      const [x, y] = middle(spot),
        plots = ground.plots.filter(
          ({ rect }) => x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.h,
        );
      expect(plots).toHaveLength(1);
    }
    expect(new Set(ground.plots.map(({ plot }) => plot)).size).toBe(6);
  });

  it('P29: the number of a card is large, and the picture fills the rest', () => {
    const card = layout.spots[0]!,
      upright = card.h > card.w * 0.9;
    for (const shows of [true, false]) {
      const front = frontOf(card, shows),
        // Two bold digits of a broad face are 1.4 times as wide as their letters are high.
        digits = sizeIn(front, 1.4) * DIGIT;
      expect(digits / card.h, String(shows)).toBeGreaterThanOrEqual(upright ? 0.3 : shows ? 0.38 : 0.5);
      expect(digits).toBeGreaterThanOrEqual(14.5);
      expect(front.number.x).toBeGreaterThanOrEqual(card.x);
      expect(front.number.x + front.number.w).toBeLessThanOrEqual(card.x + card.w + 0.01);
      if (!shows) continue;
      const part = (front.ground.w * front.ground.h) / (card.w * card.h);
      expect(part).toBeGreaterThanOrEqual(0.38);
    }
  });
});

/** A context that notes how far the drawing reaches. */
function measure(what: Picture): { left: number; right: number; top: number; foot: number } {
  let matrix = [1, 0, 0, 1, 0, 0];
  const kept: number[][] = [];
  const all = { left: 0, right: 0, top: 0, foot: 0 };
  const to = (x: number, y: number): void => {
    const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
    const [px, py] = [a * x + c * y + e, b * x + d * y + f];
    all.left = Math.min(all.left, px);
    all.right = Math.max(all.right, px);
    all.top = Math.min(all.top, py);
    all.foot = Math.max(all.foot, py);
  };
  const times = (n: number[]): void => {
    const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number],
      [A, B, C, D, E, F] = n as [number, number, number, number, number, number];
    matrix = [
      a * A + c * B,
      b * A + d * B,
      a * C + c * D,
      b * C + d * D,
      a * E + c * F + e,
      b * E + d * F + f,
    ];
  };
  const round = (x: number, y: number, w: number, h: number): void => {
    for (let i = 0; i < 16; i++) to(x + w * Math.cos((i * Math.PI) / 8), y + h * Math.sin((i * Math.PI) / 8));
  };
  const nothing = (): void => undefined;
  const g = {
    save: () => kept.push(matrix),
    restore: () => (matrix = kept.pop() ?? matrix),
    translate: (x: number, y: number) => times([1, 0, 0, 1, x, y]),
    scale: (x: number, y: number) => times([x, 0, 0, y, 0, 0]),
    rotate: (r: number) => times([Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, 0]),
    moveTo: to,
    lineTo: to,
    arc: (x: number, y: number, r: number) => round(x, y, r, r),
    ellipse: round,
    quadraticCurveTo: (a: number, b: number, x: number, y: number) => (to(a, b), to(x, y)),
    bezierCurveTo: (_a: number, _b: number, _c: number, _d: number, x: number, y: number) => to(x, y),
    beginPath: nothing,
    closePath: nothing,
    fill: nothing,
    stroke: nothing,
  };
  picture(g as unknown as G, lookFor('light', 'serif', null), what, 0, 0, 1);
  return all;
}

it.each(['king', 'prince', 'princess', 'magician', 'cannon', 'tower', 'raven', 'two-ravens'] as const)(
  'P29: a %s fills its square and stays within it, so that nothing of it is cut off',
  (what) => {
    const { left, right, top, foot } = measure(what);
    expect(left).toBeGreaterThanOrEqual(-0.5);
    expect(right).toBeLessThanOrEqual(0.5);
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(foot).toBeLessThanOrEqual(0.03);
    expect(right - left).toBeGreaterThan(0.75);
    expect(foot - top).toBeGreaterThan(0.6);
  },
);
