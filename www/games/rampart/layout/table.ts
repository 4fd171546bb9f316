// The table of C'est mon fort !: ramparts on their hills, and the cards in the yard before them. Pure, and
// the same for a whole game: players remember spots, so a spot never moves when cards are taken or built.
import type { Game, Setup } from '../wire';
import { clamp, cut, inset, share, type Rect } from '../../../stage/layout/rect';
import type { Scene } from '../../../stage/scene';
import { sidesOf } from '../../../stage/layout/turned';
import { boardKeyOf, fitTitles, type Size } from '../../../stage/layout/types';
import { heightsOf, stripIn } from './strip';
import { LINE, LONGEST, OTHERS, PATH, SPOTS, type Layout } from './types';

export { tapRect } from '../../../stage/layout/types';
export type { Layout } from './types';

/** A way to divide the table: the room of the ramparts, and the room of the cards. */
interface Frame {
  strips: Rect[];
  yard: Rect;
}
interface Grid {
  w: number;
  h: number;
  gap: number;
  ruler: number;
  /** How much wider than the others the gaps are in which the path, the brook and the hedge run, in px. */
  lanes: { path: number; other: number };
}

const LINES = SPOTS / LINE;

/** Lays out the table. `large`: cards are first of all as large as a child's finger needs. */
export function layoutRampart(size: Size, scene: Scene<Game>, setup: Setup, large = false): Layout {
  fitTitles(size);
  const frame = frameOf(size, setup.players.length, scene.across, large);
  const layout: Layout = {
    size,
    places: new Map(),
    taps: new Map(),
    rings: new Map(),
    areas: [],
    boardKey: '',
    strips: [],
    yard: frame.yard,
    spots: [],
    rulers: [],
  };
  frame.strips.forEach((rect, seat) => placeStrip(layout, rect, seat, setup.config.points));
  placeRings(layout, scene);
  placeCards(layout, gridIn(frame.yard, size));
  layout.boardKey = boardKeyOf(size, [
    ...layout.strips.map(({ rect, seat }) => [`seat/${seat}`, rect] as const),
    ['yard', frame.yard],
  ]);
  if (scene.across.length > 0) layout.turned = scene.across.map((seat) => frame.strips[seat]!);
  return layout;
}

/** Returns the division of the table that shows both cards and ramparts best. */
function frameOf(size: Size, seats: number, across: readonly number[], large: boolean): Frame {
  let best: Frame | null = null;
  let most = -Infinity;
  for (const frame of across.length > 0 ? between(size, seats, across) : frames(size, seats)) {
    const worth = worthOf(frame, size, large);
    if (worth > most) [best, most] = [frame, worth];
  }
  return best!;
}

function* frames({ w, h }: Size, seats: number): Generator<Frame> {
  const gap = Math.min(w, h) < 420 ? 3 : clamp(Math.min(w, h) * 0.01, 5, 10);
  const table = inset({ x: 0, y: 0, w, h }, gap);
  for (const abreast of new Set([1, 2, seats])) {
    const rows = Math.ceil(seats / abreast);
    for (let part = 0.14; part < 0.6; part += 0.02) {
      const [band, yard] = cut(table, 'top', table.h * part, gap);
      const lines = share(band, Array<number>(rows).fill(1), gap, false);
      yield {
        strips: lines.flatMap((line, i) =>
          share(line, Array<number>(Math.min(abreast, seats - i * abreast)).fill(1), gap, true),
        ),
        yard,
      };
    }
  }
  if (w < h * 1.3) return;
  for (let part = 0.24; part < 0.56; part += 0.02) {
    const [band, yard] = cut(table, 'left', table.w * part, gap);
    const high = Math.min((band.h - gap * (seats - 1)) / seats, band.w * 0.62);
    const room = { ...band, h: high * seats + gap * (seats - 1) };
    yield {
      strips: share({ ...room, y: band.y + (band.h - room.h) / 2 }, Array<number>(seats).fill(1), gap, false),
      yard,
    };
  }
}

/**
 * Tries a device that lies between the players: ramparts on both sides of the cards, or beside them the far ones above
 * the near ones.
 */
function* between({ w, h }: Size, seats: number, across: readonly number[]): Generator<Frame> {
  const gap = Math.min(w, h) < 420 ? 3 : clamp(Math.min(w, h) * 0.01, 5, 10);
  const table = inset({ x: 0, y: 0, w, h }, gap),
    { far, near } = sidesOf(seats, across);
  const side = (rect: Rect, row: number[], abreast: boolean): [number, Rect][] =>
    share(rect, Array<number>(row.length).fill(1), gap, abreast).map((one, i) => [row[i]!, one]);
  const frame = (yard: Rect, strips: [number, Rect][]): Frame => ({
    strips: strips.sort(([a], [b]) => a - b).map(([, rect]) => rect),
    yard,
  });
  for (const abreast of [true, false])
    for (let part = 0.07; part < 0.32; part += 0.01) {
      const deep = (row: number[]): number => table.h * part * (abreast ? 1 : row.length),
        [above, rest] = cut(table, 'top', deep(far), gap),
        [below, yard] = cut(rest, 'bottom', deep(near), gap);
      yield frame(yard, [...side(above, far, abreast), ...side(below, near, abreast)]);
    }
  if (w < h * 1.3) return;
  for (let part = 0.24; part < 0.56; part += 0.02) {
    const [band, yard] = cut(table, 'left', table.w * part, gap),
      high = Math.min((band.h - gap * (seats - 1)) / seats, band.w * 0.62),
      deep = (row: number[]): number => high * row.length + gap * (row.length - 1);
    yield frame(yard, [
      ...side({ ...band, h: deep(far) }, far, false),
      ...side({ ...band, y: band.y + band.h - deep(near), h: deep(near) }, near, false),
    ]);
  }
}

function worthOf({ strips, yard }: Frame, size: Size, large: boolean): number {
  const grid = gridIn(yard, size);
  // On an upright table nothing makes a card wider, so its height counts.
  const card = Math.min(size.w < size.h ? grid.w * 1.6 : grid.w, grid.h);
  const [one] = stripIn(strips[0]!, 0, false).segments;
  const segment = Math.min(one!.w, one!.h * 0.56);
  const wanted = large ? 58 : Math.min(size.w, size.h) > 600 ? 62 : 46;
  const lack = (has: number, needs: number): number => Math.max(0, (needs - has) / needs);
  return (
    Math.log(Math.min(card, clamp(Math.min(size.w, size.h) * 0.105, 62, 140))) * (large ? 1.7 : 1.25) +
    Math.log(Math.min(grid.w * grid.h, 104 ** 2)) * 0.1 +
    Math.log(Math.min(segment, Math.max(92, Math.min(size.w, size.h) * 0.082))) -
    (new Set(strips.map(({ w }) => Math.round(w))).size > 1 && Math.min(size.w, size.h) >= 420 ? 0.3 : 0) -
    lack(card, wanted) * 5 -
    lack(card, 38) * 9 -
    lack(one!.w, 27) * 7 -
    lack(one!.h, 38) * 6
  );
}

/**
 * Returns the grid: five lines of nine on every device, whichever way up it is held, with letters and numbers along two
 * edges. A spot that is remembered as “B, to the right of the brook” is always found there.
 */
function gridIn(yard: Rect, size: Size): Grid {
  const small = Math.min(size.w, size.h) < 420;
  const ruler = small ? 12 : clamp(Math.min(size.w, size.h) * 0.024, 20, 30),
    pad = small ? 1 : 7;
  const room = { w: yard.w - ruler - pad * 2, h: yard.h - ruler - pad * 2 },
    pitch = Math.min(room.w / LINE, room.h / LINES);
  const gap = small ? 2 : Math.round(clamp(pitch * 0.06, 4, 9));
  const lanes = {
    path: Math.round(clamp(pitch * 0.2, !small ? 12 : size.w < size.h ? 14 : 8, 34)),
    other: Math.round(clamp(pitch * 0.12, small ? 4 : 7, 22)),
  };
  const others = lanes.other * OTHERS.length;
  const pitchW = (room.w - others) / LINE,
    pitchH = (room.h - lanes.path) / LINES,
    most = Math.max(150, Math.min(size.w, size.h) * 0.18);
  // A narrow card is higher than it would be for its looks, so that a finger meets it.
  const slim = small ? 1.7 : 1.36;
  const w = Math.min(pitchW - gap, (pitchH - gap) * 1.36, most * 1.2),
    h = Math.min(pitchH - gap, (pitchW - gap) * slim, most);
  // Whole pixels make all backs alike to the pixel.
  const card = { w: Math.floor(w), h: Math.floor(h) };
  // The lanes use the room that the cards cannot, so that their landmarks are seen better.
  const spare = {
      w: room.w - LINE * (card.w + gap) + gap - others,
      h: room.h - LINES * (card.h + gap) + gap - lanes.path,
    },
    least = Math.min(w, h);
  const grown = (lane: number, by: number, most: number): number =>
    Math.floor(Math.max(lane, Math.min(lane + Math.max(0, by) * 0.7, least * most)));
  const wide = {
    path: grown(lanes.path, spare.h, 0.6),
    other: grown(lanes.other, spare.w / OTHERS.length, 0.32),
  };
  return { ...card, gap, ruler, lanes: wide };
}

function placeCards(layout: Layout, { w, h, gap, ruler, lanes }: Grid): void {
  const { yard } = layout;
  const left = (column: number): number =>
      column * (w + gap) + OTHERS.filter((after) => column > after).length * lanes.other,
    top = (row: number): number => row * (h + gap) + (row > PATH ? lanes.path : 0);
  const across = left(LINE - 1) + w,
    down = top(LINES - 1) + h;
  const x0 = Math.round(yard.x + ruler + (yard.w - ruler - across) / 2),
    y0 = Math.round(yard.y + ruler + (yard.h - ruler - down) / 2);
  for (let spot = 0; spot < SPOTS; spot++) {
    const box = { x: x0 + left(spot % LINE), y: y0 + top(Math.floor(spot / LINE)), w, h };
    layout.spots.push(box);
    layout.places.set(`card/${spot}`, box);
  }
  const px = ruler < 18 ? 13 : clamp(Math.min(w, h) * 0.15, 15, 22);
  for (let column = 0; column < LINE; column++)
    layout.rulers.push({ text: String(column + 1), x: x0 + left(column) + w / 2, y: y0 - ruler / 2 - 1, px });
  for (let row = 0; row < LINES; row++)
    layout.rulers.push({
      text: String.fromCharCode(65 + row),
      x: x0 - ruler / 2 - 1,
      y: y0 + top(row) + h / 2,
      px,
    });
}

function placeStrip(layout: Layout, rect: Rect, seat: number, points: boolean): void {
  const strip = stripIn(rect, seat, points);
  layout.strips.push(strip);
  layout.areas.push({ id: `seat/${seat}`, rect: strip.name });
  if (points) layout.places.set(`score/${seat}`, strip.score);
  for (let i = 0; i < LONGEST; i++) layout.places.set(`wall/${seat}/${i}`, strip.segments[i]!);
}

/** Puts rings around masonry and the figure on it, without the empty sky. */
function placeRings(layout: Layout, scene: Scene<Game>): void {
  for (const { seat, segments } of layout.strips) {
    segments.forEach((box, i) => {
      const place = `wall/${seat}/${i}`,
        face = scene.tokens.get(place);
      if (face?.is !== 'card' || face.picture !== 'plain') return;
      const { top } = heightsOf(box);
      layout.rings.set(place, { ...box, y: top - 2, h: box.y + box.h - top + 2 });
    });
  }
}
