// Kontor's table: finds a rectangle for every place. Pure: a size and a scene go in, boxes come out. Of all
// ways to divide the table, it takes the one that shows the map and the cards in hand best. The choice
// depends only on the size, the board and the number of players, so that nothing moves during a game except
// two parts: the map, which grows, and the hand in the rail of a small table, which is that of the next
// player to decide.
import type { Printed, Setup } from '../wire';
import { clamp, cut, inset, share, type Rect } from '../../../stage/layout/rect';
import { sidesOf } from '../../../stage/layout/turned';
import { boardKeyOf, fitTitles, type Size } from '../../../stage/layout/types';
import { equal, placeCity } from './city';
import { placeHarbour, sizeOf, unitIn } from './harbour';
import { cardIn, isLarge, mostIn, placeCompact, placePanel } from './panel';
import { handOf, sideOf, type Hand, type Layout, type Rail, type Scene } from './types';

export type { Layout } from './types';

/** A way to divide the table. `panels` are in the order of seats; they are small if there is a rail. */
export interface Frame {
  sheet: Rect;
  panels: Rect[];
  city: Rect[];
  rail: Rect | null;
}

/** Lays out the table. `left`: for the left hand, to which the hands of cards come where they lie beside the map. */
export function layoutKontor(
  size: Size,
  scene: Scene,
  setup: Setup,
  prints: readonly Printed[],
  left = false,
): Layout {
  fitTitles(size);
  const seats = setup.players.length,
    hand = handOf(prints),
    best = seatedAt(scene, bestFrame(size, seats, hand, sizeOf(prints), scene.across)),
    frame = left && scene.across.length === 0 ? mirrored(best, size) : best;
  const rail: Rail | null = frame.rail && { seat: scene.eye ?? scene.toAct[0] ?? 0, rect: frame.rail };
  const layout = {
    size,
    places: new Map(),
    taps: new Map(),
    rings: new Map(),
    areas: [],
    boardKey: '',
    panels: [],
    rail,
  } as Partial<Layout> as Layout;
  placeHarbour(layout, frame.sheet, scene, prints);
  frame.panels.forEach((rect, seat) => {
    if (frame.rail) placeCompact(layout, seat, sideOf(seats, seat), rect, hand, rail);
    else placePanel(layout, seat, sideOf(seats, seat), rect, hand);
  });
  const { config } = setup;
  placeCity(layout, frame.city, [
    ...(config.events ? ['events' as const] : []),
    ...(config.specialShop ? ['shop' as const] : []),
  ]);
  layout.boardKey = boardKeyOf(size, printed(layout));
  if (scene.across.length > 0) layout.turned = scene.across.map((seat) => frame.panels[seat]!);
  return layout;
}

/** Mirrors where panels lie, not what they contain: what was at one side of the map is at the other. */
function mirrored({ sheet, panels, city, rail }: Frame, { w }: Size): Frame {
  const across = (rect: Rect): Rect => ({ ...rect, x: w - rect.x - rect.w });
  return {
    sheet: across(sheet),
    panels: panels.map(across),
    city: city.map(across),
    rail: rail && across(rail),
  };
}

/** Lays the things of who holds the device in the near row. Sides of a device that lies between the players stay. */
function seatedAt({ near, across }: Scene, frame: Frame): Frame {
  const seats = frame.panels.length;
  if (near === null || across.length > 0) return frame;
  // Of four, partners share the near row, whose second place is the lowest in every frame.
  const to = (seat: number): number =>
    seats < 4 ? seat - near : near % 2 === 1 ? seat - near + 1 : near - seat + 1;
  return { ...frame, panels: frame.panels.map((_, seat) => frame.panels[(to(seat) + 2 * seats) % seats]!) };
}

function printed({ harbour, city, rail }: Layout): [string, Rect][] {
  return [
    [`map${harbour.columns.fixed}${harbour.rows.fixed}`, harbour.sheet],
    ['grid', harbour.grid],
    ...city.rects.map((rect, i): [string, Rect] => [`c${i}`, rect]),
    ...(rail ? [['rail', rail.rect] as [string, Rect]] : []),
  ];
}

/** The last division: most calls ask for the same table again. */
let kept: { key: string; frame: Frame } | null = null;

export function bestFrame(
  size: Size,
  seats: number,
  hand: Hand,
  board: { columns: number; rows: number },
  across: readonly number[] = [],
): Frame {
  const key = JSON.stringify([size, seats, hand, board, across]);
  if (kept?.key === key) return kept.frame;
  let best: Frame | null = null,
    most = -Infinity;
  for (const frame of frames(size, rowsOf(seats, across), board)) {
    const worth = worthOf(frame, size, hand, board);
    if (worth > most) [best, most] = [frame, worth];
  }
  kept = { key, frame: best! };
  return best!;
}

/** Returns the seats of the near row and of the far one: partners side by side, opposite opponents. */
const rowsOf = (seats: number, across: readonly number[]): Rows =>
  across.length > 0
    ? { ...sidesOf(seats, across), between: true }
    : seats === 4
      ? { near: [0, 1], far: [3, 2] }
      : seats === 3
        ? { near: [0], far: [2, 1] }
        : { near: [0], far: [1] };

/** `between`: the device lies between the two rows, and each has all that is theirs on their side. */
interface Rows {
  near: number[];
  far: number[];
  between?: boolean;
}

function* frames(size: Size, rows: Rows, board: { columns: number; rows: number }): Generator<Frame> {
  const gap = Math.min(size.w, size.h) < 420 ? 3 : clamp(Math.min(size.w, size.h) * 0.012, 6, 12);
  const table = inset({ x: 0, y: 0, ...size }, gap);
  // The heights to try for the city, below the map and beside it.
  const [bands, feet] = isLarge(mostIn(size))
    ? [[size.h * 0.1], [size.h * 0.13]]
    : [
        [56, 72, 88],
        [40, 52, 64, 84],
      ];
  yield* upright(table, gap, rows, feet);
  if (size.w > size.h * 1.2) yield* beside(table, gap, rows, feet);
  // Elsewhere a player's things are not on that player's side.
  if (rows.between) return;
  if (size.w < size.h * 1.25) yield* railed(table, gap, rows);
  if (
    size.w < size.h * 0.8 &&
    Math.max(board.columns, board.rows) > 1.5 * Math.min(board.columns, board.rows)
  )
    yield* slender(table, gap, rows);
  if (size.w > size.h * 0.95) yield* broad(table, gap, rows, bands);
}

const placed = (by: { seats: number[]; rects: Rect[] }[]): Rect[] => {
  const panels: Rect[] = [];
  for (const { seats, rects } of by)
    seats.forEach((seat, i) => {
      panels[seat] = rects[i]!;
    });
  return panels;
};

/** Tries one row of players behind the map and one before it, with the city below the map or beside it. */
function* upright(table: Rect, gap: number, { near, far }: Rows, feet: number[]): Generator<Frame> {
  for (let part = 0.08; part < 0.35; part += 0.01) {
    const high = table.h * part;
    const [first, rest] = cut(table, 'top', high, gap),
      [last, between] = cut(rest, 'bottom', high, gap);
    const panels = placed([
      { seats: far, rects: share(first, equal(far.length), gap, true) },
      { seats: near, rects: share(last, equal(near.length), gap, true) },
    ]);
    for (const size of feet) {
      const [city, sheet] = cut(between, 'bottom', size, gap);
      yield { sheet, panels, city: [city], rail: null };
    }
    const [city, sheet] = cut(between, 'right', Math.max(56, table.w * 0.12), gap);
    yield { sheet, panels, city: [city], rail: null };
  }
}

/** Tries small panels in two columns, and a rail for the hand of the player who decides. */
function* railed(table: Rect, gap: number, { near, far }: Rows): Generator<Frame> {
  if (near.length + far.length < 3) return;
  for (const high of [62, 66, 72]) {
    for (const rail of [54, 58, 62]) {
      const [hand, above] = cut(table, 'bottom', rail, gap),
        [last, middle] = cut(above, 'bottom', high, gap),
        [first, between] = cut(middle, 'top', high, gap);
      const [city, sheet] = cut(between, 'bottom', 40, gap);
      const panels = placed([
        { seats: far, rects: share(first, equal(far.length), gap, true) },
        { seats: near, rects: share(last, equal(near.length), gap, true) },
      ]);
      yield { sheet, panels, city: [city], rail: hand };
    }
  }
}

/** Tries a long board beside all panels, from top to bottom of a high table. */
function* slender(table: Rect, gap: number, { near, far }: Rows): Generator<Frame> {
  for (let part = 0.42; part < 0.66; part += 0.02) {
    const [sheet, rest] = cut(table, 'left', table.w * part, gap);
    for (const foot of [0.16, 0.19, 0.22]) {
      const [city, over] = cut(rest, 'bottom', table.h * foot, gap);
      const rects = share(over, equal(near.length + far.length), gap, false);
      yield {
        sheet,
        panels: placed([{ seats: [...far, ...[...near].reverse()], rects }]),
        city: [city],
        rail: null,
      };
    }
  }
}

/** Tries players left and right of the map, with the city at the foot of both sides or below the map. */
function* broad(table: Rect, gap: number, { near, far }: Rows, bands: number[]): Generator<Frame> {
  for (let part = 0.13; part < 0.36; part += 0.01) {
    const column = table.w * part;
    const [left, rest] = cut(table, 'left', column, gap),
      [right, sheet] = cut(rest, 'right', column, gap);
    const split = (r: Rect, side: number[]): Rect[] => share(r, equal(side.length), gap, false);
    for (const foot of [0.12, 0.16, 0.2, 0.25, 0.3, 0.36, 0.42]) {
      const [canals, first] = cut(left, 'bottom', table.h * foot, gap),
        [bank, second] = cut(right, 'bottom', table.h * foot, gap);
      yield {
        sheet,
        panels: placed([
          { seats: near, rects: split(first, near) },
          { seats: far, rects: split(second, far) },
        ]),
        city: [canals, bank],
        rail: null,
      };
    }
    // A player alone on a side has room for the whole city.
    if (near.length + far.length === 3)
      for (const foot of [0.24, 0.3, 0.36]) {
        const [city, own] = cut(left, 'bottom', table.h * foot, gap);
        yield {
          sheet,
          panels: placed([
            { seats: near, rects: [own] },
            { seats: far, rects: split(right, far) },
          ]),
          city: [city],
          rail: null,
        };
      }
    for (const band of bands) {
      const [city, over] = cut(sheet, 'bottom', band, gap);
      yield {
        sheet: over,
        panels: placed([
          { seats: near, rects: split(left, near) },
          { seats: far, rects: split(right, far) },
        ]),
        city: [city],
        rail: null,
      };
    }
  }
}

/** Tries, for low tables, the map on the left and everything else to its right. */
function* beside(table: Rect, gap: number, { near, far, between }: Rows, feet: number[]): Generator<Frame> {
  for (let part = 0.36; part < 0.62; part += 0.02) {
    const [sheet, rest] = cut(table, 'left', table.w * part, gap);
    for (const foot of feet) {
      const [city, over] = cut(rest, 'bottom', foot, gap);
      const rows = share(over, equal(2), gap, false) as [Rect, Rect];
      yield {
        sheet,
        panels: placed([
          { seats: far, rects: share(rows[0], equal(far.length), gap, true) },
          { seats: near, rects: share(rows[1], equal(near.length), gap, true) },
        ]),
        city: [city],
        rail: null,
      };
      if (between || near.length + far.length < 3) continue;
      for (const rail of [48, 64, 96]) {
        const [hand, above] = cut(over, 'bottom', rail, gap),
          two = share(above, equal(2), gap, false) as [Rect, Rect];
        yield {
          sheet,
          panels: placed([
            { seats: far, rects: share(two[0], equal(far.length), gap, true) },
            { seats: near, rects: share(two[1], equal(near.length), gap, true) },
          ]),
          city: [city],
          rail: hand,
        };
      }
    }
  }
}

/** Returns how well a table can be seen: cells count most, then hands; small parts cost most. */
function worthOf(
  { sheet, panels, city, rail }: Frame,
  size: Size,
  hand: Hand,
  board: { columns: number; rows: number },
): number {
  const unit = unitIn(sheet, board),
    most = mostIn(size),
    large = isLarge(most);
  const held = hand.docks + hand.canals + hand.specials,
    one = panels[0]!,
    own = rail
      ? { card: 0, spare: 0 }
      : panels
          .slice(0, large ? 4 : 1)
          .map((panel) => cardIn(panel, hand, most))
          .reduce((a, b) => (b.card < a.card ? b : a));
  const card = rail
    ? Math.max(
        Math.min(rail.h - 6, (rail.w - 8) / held - 3),
        Math.min((rail.h - 9) / 2, (rail.w - 8) / Math.ceil(held / 2) - 3),
      )
    : own.card;
  const lack = (has: number, needs: number): number => Math.max(0, (needs - has) / needs);
  const tight =
    city.length > 1
      ? lack(city[0]!.h, 58) * 3 + lack(city[0]!.w, 100) * 3
      : lack(Math.min(city[0]!.w, city[0]!.h), 38) * 8 +
        lack(Math.min(city[0]!.w, city[0]!.h), large ? size.h * 0.13 : clamp(size.h * 0.085, 38, 84)) * 0.4 +
        lack(Math.max(city[0]!.w, city[0]!.h), 220) * 3;
  // Paper on which no card can ever lie is better used for the players.
  const idle = (sheet.w * sheet.h) / (unit * unit * (board.columns + 0.5) * (board.rows + 0.5)) - 1;
  const small = rail ? 0.35 + lack(one.w, 118) * 6 + lack(one.h, 56) * 8 : lack(one.w, 150) * 4;
  return (
    1.5 * Math.log(Math.min(unit, clamp(size.h * 0.13, 44, 190))) +
    Math.log(Math.min(card, most * 0.89)) -
    lack(card, 40.5) * 9 -
    (large ? lack(card, unit * 1.05) : 0) -
    lack(unit, 43) * 6 -
    small -
    tight -
    own.spare * 0.0012 -
    Math.min(idle, 1) * 0.2
  );
}
