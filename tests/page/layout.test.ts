// Every place of the table has a box, inside the table, on no other box, and large enough to hit.
import { describe, expect, it } from 'vitest';
import { layoutImhotep, tapRect } from '../../www/games/imhotep/layout/table';
import type { Rect } from '../../www/stage/layout/rect';
import { sceneOf } from '../../www/stage/scene';
import type { Card, Face, Game, Printed, Setup, Side, Token, View } from '../../www/games/imhotep/wire';
import { expectApart, inside, numbered } from './boxes';
import { setupOf } from './fixture';

const SIZES = [
  [360, 600],
  [360, 480],
  [320, 410],
  [560, 330],
  [740, 270],
  [768, 900],
  [1024, 650],
  [1100, 560],
  [1640, 960],
] as const;
const stone = (seat: number): Face => ({ is: 'stone', seat });

function printsOf(side: Side): Printed[] {
  if (side === 'a') return [];
  const slots = Array.from({ length: 10 }, (_, k) => [`built/${k}/0`, 10 - k] as const),
    pyramids = Array.from({ length: 15 }, (_, i) => [`pyramid/${Math.floor(i / 5)}/${i % 5}`, 2] as const);
  return [...slots, ...pyramids].map(([at, points]) => ({
    at,
    print: { is: 'points', points, bonus: null },
  }));
}

/** Returns a table with a piece on every place. */
function fullView(setup: Setup): View {
  const seats = setup.players.length;
  const tokens: Token[] = [];
  const put = (at: string, seat: number) => tokens.push({ at, face: stone(seat % seats) });
  [4, 4, 3, 2].forEach((capacity, boat) => {
    tokens.push({
      at: boat === 3 ? 'dock/temple' : `lane/${boat}`,
      face: { is: 'boat', boat, capacity, least: Math.max(1, capacity - 1) },
    });
    for (let p = 0; p < capacity; p++) put(`boat/${boat}/${p}`, p);
  });
  for (let s = 0; s < seats; s++) for (let i = 0; i < 5; i++) put(`sled/${s}/${i}`, s);
  for (let i = 0; i < 24; i++) put(`temple/${i}`, i);
  for (let i = 0; i < 28; i++) put(`chamber/${i}`, i);
  if (setup.config.pyramid === 'a') for (let i = 0; i < 14; i++) put(`pyramid/0/${i}`, i);
  else for (let i = 0; i < 15; i++) put(`pyramid/${Math.floor(i / 5)}/${i % 5}`, i);
  if (setup.config.obelisks === 'a')
    for (let s = 0; s < seats; s++) for (let i = 0; i < 6 + s; i++) put(`obelisk/${s}/${i}`, s);
  else for (let i = 0; i < 27; i++) put(`built/${Math.floor(i / 3)}/${i % 3}`, Math.floor(i / 3));
  const cards: Card[] = ['statue', 'lever', 'entrance', 'sail'];
  cards
    .slice(0, setup.config.market === 'a' ? 4 : 3)
    .forEach((card, i) => tokens.push({ at: `market/${i}`, face: { is: 'card', card } }));
  if (setup.config.market === 'b')
    tokens.push(
      { at: 'pair/0', face: { is: 'card', card: 'hammer' } },
      { at: 'pair/1', face: { is: 'card', card: 'chisel' } },
    );
  const counters = setup.players.flatMap((_, s) => [
    { at: `quarry/${s}`, count: 18 },
    { at: `score/${s}`, count: 100 + s },
    { at: `beside/${s}`, count: s + 1 },
    ...(['lever', 'hammer', 'statue'] as const).map((card) => ({ at: `held/${s}/${card}`, count: 2 })),
  ]);
  return {
    tokens,
    counters: [...counters, { at: 'deck', count: 9 }, { at: 'discard', count: 3 }, { at: 'shore', count: 4 }],
    toAct: [0],
    ask: null,
    private: false,
    outcome: null,
  };
}

const cases = SIZES.flatMap(([w, h]) =>
  [2, 3, 4].flatMap((seats) => (['a', 'b'] as Side[]).map((side) => ({ w, h, seats, side }))),
);

function laidOut({ w, h, seats, side }: { w: number; h: number; seats: number; side: Side }) {
  const setup = setupOf(seats, side);
  const scene = sceneOf<Game>(fullView(setup));
  return { scene, setup, layout: layoutImhotep({ w, h }, scene, setup, printsOf(side)) };
}

describe.each(cases)('$w x $h, $seats players, side $side', (which) => {
  const { layout, scene, setup } = laidOut(which);
  const table = { x: 0, y: 0, w: which.w, h: which.h };

  it('has a box inside the table for every piece', () => {
    const piles = [...scene.counts.keys()].filter(
      (at) => !['score', 'shore', 'round'].includes(at.split('/')[0]!),
    );
    for (const at of [...scene.tokens.keys(), ...piles]) {
      const r = layout.places.get(at);
      expect(r, at).toBeDefined();
      expect(r!.w, at).toBeGreaterThan(4);
      expect(inside(r!, table, 1), `${at} ${JSON.stringify(r)}`).toBe(true);
    }
  });

  it('keeps panels, strips and the river apart', () => {
    expectApart([
      ...numbered(
        'site',
        layout.sites.map(({ rect }) => rect),
      ),
      ...numbered(
        'strip',
        layout.strips.map(({ rect }) => rect),
      ),
      ['river', layout.river],
      ...numbered('quarry', layout.quarry ? [layout.quarry] : []),
    ]);
  });

  it('keeps the number of the deck off the discards', () => {
    const [deck, discard] = [layout.places.get('deck')!, layout.places.get('discard')!];
    if (Math.abs(deck.y - discard.y) < 1) expect(discard.x - deck.x - deck.w).toBeGreaterThan(5);
  });

  it('lays no piece of a row on another', () => {
    const rows = [
      [
        'market/0',
        'market/1',
        'market/2',
        setup.config.market === 'b' ? 'pair/0' : 'market/3',
        'pair/1',
        'deck',
        'discard',
      ],
      [0, 1, 2, 3].map((p) => `boat/0/${p}`),
      [0, 1, 2, 3, 4].map((i) => `sled/0/${i}`),
      [0, 1, 2, 3, 4, 5].map((i) => `chamber/${i}`),
      setup.players.flatMap((_, s) => [`score/${s}`, `sled/${s}/4`, `held/${s}/lever`]),
    ];
    for (const row of rows)
      expectApart(
        row.flatMap((at): [string, Rect][] => {
          const box = layout.places.get(at);
          return box ? [[at, box]] : [];
        }),
      );
  });

  it('has a target of at least 24 pixels for everything that may be tapped', () => {
    const taps = [
      'quarry/0',
      'lane/0',
      'dock/market',
      'boat/0/0',
      'boat/2/1',
      'market/0',
      'held/0/lever',
      'pyramid/0/0',
      ...(which.side === 'b' ? ['pair/0', 'pair/1', 'pyramid/2/4'] : []),
    ];
    for (const at of taps) {
      const r = tapRect(layout, at);
      expect(Math.min(r?.w ?? 0, r?.h ?? 0), at).toBeGreaterThanOrEqual(24);
    }
    for (const site of layout.sites)
      expect(Math.min(site.rect.w, site.rect.h), site.site).toBeGreaterThanOrEqual(44);
  });

  it('keeps the titles on the table', () => {
    for (const { id, rect } of layout.areas) expect(inside(rect, table, 1), id).toBe(true);
  });
});

describe('the river', () => {
  it('has lanes of at least 44 pixels on phones and tablets', () => {
    for (const [w, h] of [
      [360, 600],
      [768, 900],
    ] as const) {
      const { layout } = laidOut({ w, h, seats: 4, side: 'a' });
      for (let b = 0; b < 4; b++)
        expect(
          Math.min(layout.taps.get(`lane/${b}`)!.w, layout.taps.get(`lane/${b}`)!.h),
        ).toBeGreaterThanOrEqual(44);
    }
  });
});

it('P23: the place of a stone on a boat is no higher than the boat, or a finger: the water sails the boat', () => {
  for (const [w, h] of [
    [360, 600],
    [1100, 634],
    [2000, 1200],
  ] as const) {
    const { layout } = laidOut({ w, h, seats: 2, side: 'a' });
    for (const [place, area] of layout.taps) {
      if (!place.startsWith('boat/')) continue;
      const [, boat] = place.split('/'),
        drawn = layout.places.get(`lane/${boat}`)!,
        lane = layout.taps.get(`lane/${boat}`)!;
      expect(area.h).toBeLessThanOrEqual(Math.max(drawn.h, 44));
      expect(area.h).toBeGreaterThanOrEqual(Math.min(44, lane.h - 2));
      expect(inside(area, lane)).toBe(true);
    }
  }
});

it('M22, S4: four players on side B have temple and pyramids large enough to be read in the replay on a phone', () => {
  // A replay of a finished game leaves this much of 740 px, which tests/e2e/replay.spec.ts checks.
  const { layout } = laidOut({ w: 360, h: 480, seats: 4, side: 'b' });
  const least = (start: string, most = 99): number =>
    Math.min(
      ...[...layout.places]
        .filter(([at]) => at.startsWith(start) && Number(at.split('/')[2] ?? 0) < most)
        .map(([, { w }]) => w),
    );
  expect(least('temple/')).toBeGreaterThanOrEqual(16);
  expect(least('pyramid/', 4)).toBeGreaterThanOrEqual(20);
  expect(least('chamber/')).toBeGreaterThanOrEqual(11);
  expect(least('sled/')).toBeGreaterThanOrEqual(12);
});

it('P22: the points of every player can be read in every window, also beside a face', () => {
  const hidden: string[] = [];
  for (const seats of [2, 3, 4])
    for (let w = 360; w <= 1400; w += 26)
      for (let h = 240; h <= 1100; h += 29) {
        const setup = setupOf(seats, 'a');
        const { places } = layoutImhotep({ w, h }, sceneOf<Game>(fullView(setup)), setup, []);
        const least = Math.min(...setup.players.map((_, seat) => places.get(`score/${seat}`)!.w));
        if (least < 20) hidden.push(`${seats} players at ${w} × ${h}: ${least.toFixed(1)} px`);
      }
  expect(hidden).toEqual([]);
});

it('M22: stones at every site are large enough to be seen in a small window of any shape', () => {
  const small: string[] = [];
  for (const side of ['a', 'b'] as const)
    for (const seats of [2, 3, 4])
      for (let w = 480; w <= 1400; w += 46)
        for (let h = 420; h <= 1000; h += 58) {
          const { layout } = laidOut({ w, h, seats, side });
          for (const [place, least] of Object.entries({ 'chamber/': 10, 'temple/': 10, 'pyramid/': 8 })) {
            const size = Math.min(
              ...[...layout.places].flatMap(([at, r]) => (at.startsWith(place) ? [r.w] : [])),
            );
            if (size < least) small.push(`${side}, ${seats} at ${w} × ${h}: ${place} ${size.toFixed(1)} px`);
          }
        }
  expect(small).toEqual([]);
});

/** The room of the table on a short phone: 360 × 640, 360 × 600, 375 × 553 and 320 × 568, less the bar and the prompt. */
const SHORT = [
  [360, 482],
  [360, 442],
  [375, 395],
  [320, 410],
] as const;

it('P35: on a short phone the sites are large, and players and empty places for cards are small', () => {
  for (const [w, h] of SHORT)
    for (const seats of [2, 3, 4]) {
      const setup = setupOf(seats, 'a'),
        view = fullView(setup),
        counters = view.counters.filter(({ at }) => !at.startsWith('beside/')),
        scene = sceneOf<Game>({ ...view, counters });
      const { sites, strips, marks, river } = layoutImhotep({ w, h }, scene, setup, []);
      const at = `${seats} at ${w} × ${h}`;
      for (const { site, rect } of sites) {
        expect(rect.w, `${site}, ${at}`).toBeGreaterThanOrEqual(90);
        expect(rect.h, `${site}, ${at}`).toBeGreaterThanOrEqual(seats > 2 ? 74 : 88);
      }
      const highest = Math.max(...strips.map(({ rect }) => rect.y + rect.h)) - (river.y + river.h);
      expect(highest, at).toBeLessThanOrEqual(110);
      // The building itself, not only its panel.
      const built = marks.get('plinth/0')!.w,
        least = h < 430 ? (seats > 2 ? 52 : 66) : h < 480 && seats > 2 ? 74 : 90;
      expect(built, at).toBeGreaterThanOrEqual(least);
    }
});

it('P35: on a short phone cards get room beside the sled as soon as there are some', () => {
  const setup = setupOf(2, 'a'),
    full = fullView(setup),
    empty = { ...full, counters: full.counters.filter(({ at }) => !at.startsWith('held/')) };
  const [some, none] = [full, empty].map((view) =>
    layoutImhotep({ w: 360, h: 442 }, sceneOf<Game>(view), setup, []),
  );
  const sled = (layout?: { strips: { sled: Rect; held: Rect }[] }): number[] => [
    layout!.strips[0]!.sled.w,
    layout!.strips[0]!.held.w,
  ];
  const [wide, nothing] = sled(none),
    [narrow, held] = sled(some);
  expect(nothing).toBe(0);
  expect(wide).toBeGreaterThan(narrow!);
  expect(held).toBeGreaterThan(30);
  expect(some!.sites.map(({ rect }) => rect)).toEqual(none!.sites.map(({ rect }) => rect));
});

it.each([
  [4, 4, 2, 2],
  [4, 3, 3, 3],
  [4, 3, 3, 2],
  [3, 3, 3, 2],
])(
  'P3: boats of one capacity lie in the order in which sentences number them: %i, %i, %i, %i',
  (...boats) => {
    const setup = setupOf(4),
      view = fullView(setup);
    const tokens = view.tokens.map((token) =>
      token.face?.is === 'boat'
        ? { ...token, face: { ...token.face, capacity: boats[token.face.boat]! } }
        : token,
    );
    for (const [w, h] of SIZES) {
      const { taps } = layoutImhotep({ w, h }, sceneOf<Game>({ ...view, tokens }), setup, []);
      for (const boat of [1, 2, 3].filter((boat) => boats[boat] === boats[boat - 1])) {
        const [before, after] = [taps.get(`lane/${boat - 1}`)!, taps.get(`lane/${boat}`)!];
        expect(before.y < after.y - 1 || (before.y <= after.y && before.x < after.x), `${w} x ${h}`).toBe(
          true,
        );
      }
    }
  },
);
