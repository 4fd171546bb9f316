// Room for Imhotep: on a large window the table grows with it, players have presence, and no panel is an
// empty box.
import { describe, expect, it } from 'vitest';
import { layoutImhotep, tapRect } from '../../www/games/imhotep/layout/table';
import type { Strip } from '../../www/games/imhotep/layout/types';
import { lanes } from '../../www/games/imhotep/paint/lanes';
import type { Picture } from '../../www/games/imhotep/paint/paint';
import type { G } from '../../www/stage/brush/ink';
import { lookFor } from '../../www/stage/brush/palette';
import { fitTitles, titleHeight } from '../../www/stage/layout/types';
import type { Rect } from '../../www/stage/layout/rect';
import { sceneOf } from '../../www/stage/scene';
import type { Card, Game, Side, Token, View } from '../../www/games/imhotep/wire';
import { areApart, expectApart, inside, largestEmpty, numbered } from './boxes';
import { setupOf } from './fixture';

/** The size of the table in each window, beside the log and above the prompt. */
const TABLE = {
  1366: { w: 1102, h: 634 },
  1440: { w: 1168, h: 760 },
  1920: { w: 1603, h: 930 },
  2560: { w: 2180, h: 1280 },
} as const;
type Window = keyof typeof TABLE;
const WINDOWS: Window[] = [1366, 1440, 1920, 2560];

/** Returns a game that has just begun, with `held` kinds of cards before every player. */
function begun(seats: number, held = 0): View {
  const boats: Token[] = [4, 3, 3, 2].map((capacity, boat) => ({
    at: `lane/${boat}`,
    face: { is: 'boat', boat, capacity, least: capacity - 1 },
  }));
  const cards: Token[] = (['statue', 'lever', 'entrance', 'sail'] as Card[]).map((card, i) => ({
    at: `market/${i}`,
    face: { is: 'card', card },
  }));
  const kinds = ['lever', 'hammer', 'sail', 'chisel', 'statue', 'pyramid-ornament'].slice(0, held);
  return {
    tokens: [...boats, ...cards],
    counters: [
      ...Array.from({ length: seats }, (_, s) => [
        { at: `quarry/${s}`, count: 27 - s },
        { at: `score/${s}`, count: 0 },
        ...kinds.map((card) => ({ at: `held/${s}/${card}`, count: 1 })),
      ]).flat(),
      { at: 'deck', count: 30 },
      { at: 'round', count: 1 },
    ],
    toAct: [0],
    ask: null,
    private: false,
    outcome: null,
  };
}

function laidOut(window: Window, seats: number, held = 0, side: Side = 'a') {
  const setup = setupOf(seats, side);
  return layoutImhotep(TABLE[window], sceneOf<Game>(begun(seats, held)), setup, []);
}

describe('P22: sizes grow with the window', () => {
  it('titles are 20 px high up to 1366 and on phones, higher beyond', () => {
    const high = [
      [360, 600],
      [768, 900],
      [1102, 634],
      [1603, 930],
      [2180, 1280],
      [3100, 1280],
    ].map(([w, h]) => {
      fitTitles({ w: w!, h: h! });
      return titleHeight;
    });
    expect(high).toEqual([20, 20, 20, 23, 28, 30]);
  });

  it.each([2, 3, 4])(
    '%i players: every piece is larger at 1920 than at 1366, and at 2560 than at 1920',
    (seats) => {
      const [small, middle, large] = ([1366, 1920, 2560] as const).map((window) => laidOut(window, seats, 1));
      for (const place of [
        'quarry/0',
        'sled/0/0',
        'score/0',
        'held/0/lever',
        'market/0',
        'pyramid/0/0',
        'temple/0',
        'chamber/0',
        'obelisk/0/0',
        'lane/0',
        'dock/market',
      ]) {
        const [s, m, l] = [small, middle, large].map((layout) => layout!.places.get(place)!.w);
        expect(m, `${place} at 1920`).toBeGreaterThan(s!);
        if (place === 'score/0' && m === 96) expect(l).toBe(96); // the largest size of a coin
        else expect(l, `${place} at 2560`).toBeGreaterThan(m!);
      }
    },
  );

  it('the columns of players and of the river take the same parts of the table, and have a limit', () => {
    for (const window of [1920, 2560] as const) {
      const { strips, river } = laidOut(window, 2),
        { w } = TABLE[window];
      expect(strips[0]!.rect.w / w).toBeCloseTo(0.235, 2);
      expect(river.w / w).toBeCloseTo(0.225, 2);
    }
    const vast = layoutImhotep({ w: 3400, h: 1900 }, sceneOf<Game>(begun(2)), setupOf(2), []);
    expect([vast.strips[0]!.rect.w, vast.river.w]).toEqual([560, 560]);
    expect(vast.strips[0]!.rect.h).toBe(480);
    expect(vast.quarry!.h).toBe(330);
  });
});

const faced = WINDOWS.flatMap((window) =>
  [2, 3, 4].flatMap((seats) =>
    laidOut(window, seats, 6).strips.map((strip) => ({ window, seats, seat: strip.seat })),
  ),
);

describe.each(faced)('P22: $window, $seats players, seat $seat', ({ window, seats, seat }) => {
  const layout = laidOut(window, seats, 6),
    strip: Strip = layout.strips[seat]!,
    { rect, face } = strip;

  it('has room for a face from 250 x 118 px on, about half as high as the panel, and not below', () => {
    if (rect.w < 250 || rect.h < 118) return expect(face).toBeNull();
    expect(face!.w).toBe(face!.h);
    expect(face!.w).toBeLessThanOrEqual(190);
    expect(face!.w).toBeGreaterThan(Math.min(190, rect.h * 0.5) * 0.6);
    expect(inside(face!, rect)).toBe(true);
    expect(inside(strip.glyph, face!)).toBe(true); // until the face is drawn
  });

  it('covers nothing with it: not the name, the score, the sled, nor anything that can be tapped', () => {
    if (!face) return;
    for (const part of ['name', 'score', 'sled', 'held'] as const)
      expect(areApart(face, strip[part]), part).toBe(true);
    const taps = [...layout.places.keys(), ...layout.taps.keys()].filter(
      (at) => !at.startsWith('shore') && !at.startsWith('face/'),
    );
    for (const at of taps) expect(areApart(face, tapRect(layout, at)!), at).toBe(true);
  });

  it('keeps name, score, sled and cards apart and inside the panel', () => {
    const parts = [strip.name, strip.score, strip.sled, strip.held];
    for (const part of parts) expect(inside(part, rect)).toBe(true);
    expectApart(numbered('part', parts));
    expect(strip.score.w).toBeLessThanOrEqual(96);
  });

  it('has cards that can be read', () => {
    if (!face) return;
    const least = Math.min(
      ...[...layout.places].filter(([at]) => at.startsWith(`held/${seat}/`)).map(([, { h }]) => h),
    );
    if (seats === 2) expect(strip.held.h).toBeGreaterThanOrEqual(72);
    expect(least).toBeGreaterThanOrEqual(window >= 1920 ? 30 : 24);
  });
});

describe('P22: nothing sticks to a side of its panel, and nothing lies alone in an empty box', () => {
  it.each(WINDOWS.flatMap((window) => [2, 4].map((seats) => ({ window, seats }))))(
    '$window, $seats players: pyramid, temple, chamber and cards lie in the middle',
    ({ window, seats }) => {
      const layout = laidOut(window, seats);
      const middleOf = (prefix: string): number => {
        const all = layout.spaces.filter(({ place }) => place.startsWith(prefix)).map(({ box }) => box);
        return (Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x, w }) => x + w))) / 2;
      };
      for (const site of ['pyramid', 'temple', 'chamber'] as const) {
        const { rect } = layout.sites.find((panel) => panel.site === site)!;
        // Piles beside the pyramid may push it a little.
        expect(Math.abs(middleOf(`${site}/`) - rect.x - rect.w / 2), site).toBeLessThan(
          site === 'pyramid' ? rect.w * 0.1 : 1.5,
        );
      }
    },
  );

  it.each([2, 3, 4])(
    '%i players at 1920: no empty rectangle is larger than 12 per cent of the table',
    (seats) => {
      const layout = laidOut(1920, seats),
        { w, h } = TABLE[1920];
      const panels = [
        ...layout.sites.map(({ rect }) => rect),
        ...layout.strips.map(({ rect }) => rect),
        layout.quarry!,
      ];
      const full = [
        ...[...layout.places]
          .filter(([at]) => !/^(lane|boat|held|played|obelisk|beside)/.test(at))
          .map(([, box]) => box),
        ...layout.spaces.map(({ box }) => box),
        ...[...layout.marks].filter(([id]) => id.startsWith('obelisk')).map(([, box]) => box),
        ...layout.strips.flatMap(({ face, name, score, sled }) => [face!, name, score, sled]),
        ...layout.sites.map(({ dock }) => dock),
      ];
      for (const panel of panels) expect(largestEmpty(panel, full) / (w * h)).toBeLessThan(0.12);
      // Outside the panels there is only water, and a strip of sand below the players.
      const foot = Math.max(...layout.strips.map(({ rect }) => rect.y + rect.h));
      expect(h - foot).toBeLessThan(h * 0.05);
    },
  );
});

describe('P22: a lane whose boat has sailed', () => {
  /** Returns everything that is drawn in the lanes while these boats lie at docks. */
  function drawn(docked: number[]) {
    const setup = setupOf(2),
      view = begun(2);
    view.tokens = view.tokens.map((token) =>
      token.face?.is === 'boat' && docked.includes(token.face.boat)
        ? { ...token, at: `dock/${['temple', 'market', 'chamber', 'obelisks'][token.face.boat]}` }
        : token,
    );
    const scene = sceneOf<Game>(view),
      layout = layoutImhotep(TABLE[1920], scene, setup, []);
    const posts: Rect[] = [],
      ends: [number, number][] = [],
      alphas = new Set<number>();
    const g = {
      save: () => undefined,
      restore: () => undefined,
      beginPath: () => undefined,
      moveTo: () => undefined,
      stroke: () => undefined,
      setLineDash: () => undefined,
      bezierCurveTo: (...at: number[]) => ends.push([at[4]!, at[5]!]),
      set globalAlpha(alpha: number) {
        alphas.add(alpha);
      },
    };
    const sprites = { draw: (_: unknown, __: string, r: Rect) => posts.push(r) };
    const look = lookFor('light', 'serif');
    lanes(
      g as unknown as G,
      { layout, scene, setup, look, sprites, hidden: new Set() } as unknown as Picture,
    );
    return { layout, posts, ends, alphas };
  }

  it('keeps two mooring posts on its bank, and a pale wake that ends at the bank of the docks', () => {
    const { layout, posts, ends, alphas } = drawn([1]),
      lane = layout.taps.get('lane/1')!,
      { river } = layout;
    expect(posts).toHaveLength(2);
    for (const post of posts) {
      expect(post.x).toBeLessThan(river.x + river.w * 0.1);
      expect(inside(post, lane)).toBe(true);
    }
    expect([...alphas]).toEqual([0.3]);
    expect(ends.length).toBeGreaterThan(2);
    for (const [x, y] of ends) {
      expect(x).toBeGreaterThan(river.x + river.w * 0.95);
      expect(x).toBeLessThanOrEqual(river.x + river.w);
      expect(Math.abs(y - lane.y - lane.h / 2)).toBeLessThan(lane.h / 2); // in its own lane
    }
  });

  it('has what a lane has not whose boat still waits', () => {
    expect(drawn([]).posts).toEqual([]);
    expect(drawn([]).ends).toEqual([]);
    expect(drawn([0, 1, 2, 3]).posts).toHaveLength(8);
  });
});
