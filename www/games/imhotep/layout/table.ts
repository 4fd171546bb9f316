// Imhotep's table: finds a rectangle for every place. Pure: a size and a scene go in, boxes come out.
import type { Printed, Setup } from '../wire';
import { head } from '../../../stage/scene';
import type { Scene } from './boats';
import { clamp, cut, inset, share, type Rect } from '../../../stage/layout/rect';
import { placeRiver } from './river';
import { FACED, kindsHeld, placeQuarry, placeStrip, stripIn } from './seats';
import { placeSites } from './sites';
import { sidesOf } from '../../../stage/layout/turned';
import { boardKeyOf } from '../../../stage/layout/types';
import { fitTitles, titleHeight, type Layout, type Size } from './types';

export { tapRect } from '../../../stage/layout/types';
export type { Layout } from './types';

/** The boxes of the large parts of the table. */
interface Frame {
  strips: Rect[];
  quarry: Rect | null;
  river: Rect;
  across: boolean;
  sites: Rect;
  /** Whether there is so little height that everything but the sites is small. */
  short?: boolean;
}

export function layoutImhotep(size: Size, scene: Scene, setup: Setup, prints: readonly Printed[]): Layout {
  fitTitles(size);
  const frame = frameOf(size, setup.players.length, scene.across),
    key = builtKey(scene);
  if (
    !last ||
    last.size.w !== size.w ||
    last.size.h !== size.h ||
    last.setup !== setup ||
    last.prints !== prints ||
    last.key !== key
  )
    last = { size, setup, prints, key, still: placeStill(size, frame, scene, setup, prints) };
  const { still } = last;
  const layout: Layout = {
    ...still,
    places: new Map(still.places),
    taps: new Map(still.taps),
    rings: new Map(),
    areas: [...still.areas],
    berths: [],
  };
  placeRiver(layout, frame.river, frame.across, scene);
  layout.quarryColumns.forEach((column, seat) => placeQuarry(layout, seat, column, scene));
  placeRings(layout);
  return layout;
}

/** The last layout of the parts that do not change with every move. */
let last: { size: Size; setup: Setup; prints: readonly Printed[]; key: string; still: Layout } | null = null;

const BUILT = new Set(['temple', 'chamber', 'obelisk', 'built', 'pair', 'beside', 'held']);

/** Returns a key of what the layout of sites and strips depends on: buildings, and the cards held. */
function builtKey({ tokens, counts, across }: Scene): string {
  let key = `${across.join()} `;
  for (const [place, face] of tokens)
    if (BUILT.has(head(place))) key += face === null ? `${place}? ` : `${place} `;
  for (const [place, count] of counts) if (count > 0 && BUILT.has(head(place))) key += `${place} `;
  return key;
}

function placeStill(
  size: Size,
  frame: Frame,
  scene: Scene,
  setup: Setup,
  prints: readonly Printed[],
): Layout {
  const layout: Layout = {
    size,
    places: new Map(),
    taps: new Map(),
    rings: new Map(),
    areas: [],
    sites: [],
    strips: [],
    quarry: frame.quarry,
    quarryColumns: [],
    river: frame.river,
    riverAcross: frame.across,
    berths: [],
    spaces: [],
    marks: new Map(),
    boardKey: '',
  };
  placeSites(layout, frame, scene, setup, prints);
  frame.strips.forEach((rect, seat) => {
    const kinds = kindsHeld(scene, seat).length;
    placeStrip(layout, stripIn(rect, seat, !frame.quarry, kinds), scene);
  });
  if (frame.quarry) placeQuarryPanel(layout, frame.quarry, setup.players.length);
  layout.boardKey = boardKeyOf(size, printedParts(layout));
  if (scene.across.length > 0) layout.turned = scene.across.map((seat) => frame.strips[seat]!);
  return layout;
}

function frameOf(size: Size, seats: number, across: readonly number[]): Frame {
  const { w, h } = size,
    sides = across.length > 0 ? sidesOf(seats, across) : null;
  if (w < h * 1.05) return tall(size, seats, sides);
  // In a small window sites beside the river would be too narrow.
  if (w < 1000 && w / h < 2.2) return low(size, seats, sides);
  return wide(size, seats, sides);
}

/** The seats of both sides of a device that lies between the players; null: all strips are side by side. */
type Sides = ReturnType<typeof sidesOf> | null;

/** The height below which a phone's table leaves the sites as much of it as it can. */
const SHORT = 500;

/**
 * Divides a portrait table: the sites, the river as a band, and the players at the bottom, near the thumb; in
 * two columns if there is little height.
 */
function tall({ w, h }: Size, seats: number, sides: Sides): Frame {
  const gap = w < 500 ? 4 : 8;
  const table = inset({ x: 0, y: 0, w, h }, gap);
  const short = w < 500 && h < SHORT,
    paired = short || (seats > 2 && h < 560),
    abreast = paired ? 2 : 1,
    rowsOf = (n: number): number => Math.ceil(n / abreast),
    rows = sides ? rowsOf(sides.far.length) + rowsOf(sides.near.length) : rowsOf(seats);
  const stripH = short
    ? rows > 1
      ? 48
      : 58
    : paired
      ? 66
      : clamp((h * 0.333) / seats, 46, w < 500 ? (seats > 2 ? 64 : 76) : 104);
  const deep = (n: number): number => stripH * rowsOf(n) + gap * (rowsOf(n) - 1);
  const [foot, over] = cut(table, 'bottom', deep(sides ? sides.near.length : seats), gap),
    [head, rest] = sides ? cut(over, 'top', deep(sides.far.length), gap) : [foot, over];
  const riverH = paired ? clamp(h * 0.17, 90, 94) : clamp(h * 0.2, 100, w * 0.34);
  const [river, sites] = cut(rest, 'bottom', riverH, gap);
  const stripsOf = (room: Rect, n: number): Rect[] =>
    share(room, Array(rowsOf(n)).fill(1), gap, false).flatMap((line, i) =>
      share(line, Array(Math.min(abreast, n - abreast * i)).fill(1), gap, true),
    );
  const strips = sides
    ? bySeat(sides, stripsOf(head, sides.far.length), stripsOf(foot, sides.near.length))
    : stripsOf(foot, seats);
  return { strips, quarry: null, river: { ...river, x: 0, w }, across: true, sites, short };
}

/** Divides a small landscape table: players on the left, sites over the river. */
function low({ w, h }: Size, seats: number, sides: Sides): Frame {
  const gap = 4;
  const table = inset({ x: 0, y: 0, w, h }, gap);
  const [left, right] = cut(table, 'left', clamp(w * 0.34, 180, 260), gap);
  const [river, sites] = cut(right, 'bottom', clamp(h * 0.32, 90, 140), gap);
  return {
    strips: stripsIn(left, seats, sides, gap, clamp(h * 0.34, 150, 230)),
    quarry: null,
    river: { ...river, w: w - river.x, h: h - river.y },
    across: true,
    sites,
  };
}

/** Divides a landscape table: players, the river from top to bottom, and the sites on its far bank. */
function wide({ w, h }: Size, seats: number, sides: Sides): Frame {
  const short = h < 420;
  const gap = short ? 4 : clamp(h * 0.012, 7, 12);
  const table = inset({ x: 0, y: 0, w, h }, gap);
  const [left, right] = cut(
    table,
    'left',
    short ? clamp(w * 0.31, 200, 300) : clamp(w * 0.25, 230, clamp(w * 0.235, 300, 560)),
    gap,
  );
  const [river, sites] = cut(
    right,
    'left',
    short ? clamp(w * 0.22, 130, 200) : clamp(w * 0.245, 200, clamp(w * 0.225, 294, 560)),
    gap,
  );
  const flow = { ...river, y: 0, h };
  if (short)
    return {
      strips: stripsIn(left, seats, sides, gap, 150),
      quarry: null,
      river: flow,
      across: false,
      sites,
    };
  const [quarry, below] = cut(left, 'top', clamp(h * 0.22, 138, 330), gap),
    most = below.w < FACED.w ? clamp(below.w * 0.66, 190, 280) : 480,
    strips = stripsIn(below, seats, null, gap, most);
  // The quarry is for all, so it lies between the players.
  const own = sides && stripsIn(left, seats, sides, gap, strips[0]!.h),
    far = sides?.far.at(-1),
    lowest = far === undefined ? undefined : own?.[far];
  return {
    strips: own ?? strips,
    quarry: lowest ? { ...quarry, y: lowest.y + lowest.h + gap } : quarry,
    river: flow,
    across: false,
    sites,
  };
}

/** Returns equal strips from the top, no higher than `most`; with sides, those of the near one stand at the foot. */
function stripsIn(column: Rect, seats: number, sides: Sides, gap: number, most: number): Rect[] {
  const h = Math.min(most, (column.h - gap * (seats - 1)) / seats),
    from = (top: number, n: number): Rect[] =>
      Array.from({ length: n }, (_, i) => ({ x: column.x, y: top + i * (h + gap), w: column.w, h }));
  if (!sides) return from(column.y, seats);
  const { far, near } = sides,
    foot = column.y + column.h - near.length * (h + gap) + gap;
  return bySeat(sides, from(column.y, far.length), from(foot, near.length));
}

/** Returns the strips of both sides in the order of seats. */
function bySeat({ far, near }: NonNullable<Sides>, above: Rect[], below: Rect[]): Rect[] {
  const strips: Rect[] = [];
  far.forEach((seat, i) => (strips[seat] = above[i]!));
  near.forEach((seat, i) => (strips[seat] = below[i]!));
  return strips;
}

function placeQuarryPanel(layout: Layout, panel: Rect, seats: number): void {
  layout.areas.push({ id: 'quarry', rect: inset(panel, 10, 6) });
  const [, body] = cut(inset(panel, 10, 8), 'top', titleHeight, 4);
  layout.quarryColumns = share(body, Array(seats).fill(1), 8, true);
}

const printedParts = (layout: Layout): (readonly [string, Rect])[] => [
  ...layout.spaces.map(({ place, box }) => [place, box] as const),
  ...layout.marks,
];

/** Sets the boxes of the rings: around a piece, a whole panel of a site, or a whole pile of a quarry. */
function placeRings(layout: Layout): void {
  for (const [place, tap] of layout.taps) {
    const part = head(place);
    if (part === 'dock') layout.rings.set(place, inset(tap, 3));
    else if (part === 'quarry') layout.rings.set(place, inset(tap, 1, -3)); // clear of the number at its foot
    else if (part === 'pair') layout.rings.set(place, tap);
    else if (part === 'lane')
      layout.rings.set(
        place,
        layout.berths.some(({ at }) => at === place) ? inset(layout.places.get(place)!, -2) : null,
      );
  }
}
