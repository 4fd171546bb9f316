// The table of C'est mon fort !: ramparts on their hills, the cards in the yard before them. Pure, and the same for a whole game: a spot
// of the table never moves (memory!), whichever cards are taken or built.
import type { Game, Setup } from '../wire';
import { clamp, cut, inset, share, type Rect } from '../../../stage/layout/rect';
import type { Scene } from '../../../stage/scene';
import { boardKeyOf, fitTitles, type Size } from '../../../stage/layout/types';
import { heightsOf, stripIn } from './strip';
import { LINE, LONGEST, SPOTS, type Layout } from './types';

export { tapRect } from '../../../stage/layout/types';
export type { Layout } from './types';

/** How a table may be divided: the room of the ramparts, and that of the cards. */
interface Frame {
  strips: Rect[];
  yard: Rect;
}
interface Grid {
  columns: number;
  rows: number;
  w: number;
  h: number;
  gap: number;
  ruler: number;
}

const FEWEST_LINES = SPOTS / LINE;

/** `large`: cards as large as a child's finger needs, before anything else. */
export function layoutRampart(size: Size, scene: Scene<Game>, setup: Setup, large = false): Layout {
  fitTitles(size);
  const frame = frameOf(size, setup.players.length, large);
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
  return layout;
}

/** Of all ways to cut up the table, the one in which both cards and ramparts are seen best. */
function frameOf(size: Size, seats: number, large: boolean): Frame {
  let best: Frame | null = null;
  let most = -Infinity;
  for (const frame of frames(size, seats)) {
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

function worthOf({ strips, yard }: Frame, size: Size, large: boolean): number {
  const grid = gridIn(yard, size);
  const card = Math.min(grid.w, grid.h);
  const [one] = stripIn(strips[0]!, 0, false).segments;
  const segment = Math.min(one!.w, one!.h * 0.56);
  const wanted = large ? 58 : Math.min(size.w, size.h) > 600 ? 62 : 46;
  const lack = (has: number, needs: number): number => Math.max(0, (needs - has) / needs);
  return (
    Math.log(Math.min(card, clamp(Math.min(size.w, size.h) * 0.105, 62, 104))) * (large ? 1.7 : 1.25) +
    Math.log(Math.min(grid.w * grid.h, 104 ** 2)) * 0.1 +
    Math.log(Math.min(segment, 92)) -
    (new Set(strips.map(({ w }) => Math.round(w))).size > 1 && Math.min(size.w, size.h) >= 420 ? 0.3 : 0) -
    lack(card, wanted) * 5 -
    lack(card, 38) * 9 -
    lack(one!.w, 27) * 7 -
    lack(one!.h, 38) * 6
  );
}

/** Nine by five lying, five by nine standing; letters and numbers along two edges. */
function gridIn(yard: Rect, size: Size): Grid {
  const [columns, rows] = size.w >= size.h ? [LINE, FEWEST_LINES] : [FEWEST_LINES, LINE];
  const small = Math.min(size.w, size.h) < 420;
  const ruler = small ? 14 : 20,
    pad = small ? 2 : 7;
  const pitchW = (yard.w - ruler - pad * 2) / columns,
    pitchH = (yard.h - ruler - pad * 2) / rows;
  const gap = small ? 2 : clamp(Math.min(pitchW, pitchH) * 0.08, 4, 9);
  const w = Math.min(pitchW - gap, (pitchH - gap) * 1.36, 150),
    h = Math.min(pitchH - gap, (pitchW - gap) * 1.36, 150);
  // Whole pixels, so that all backs are alike to the pixel.
  return { columns, rows, w: Math.floor(w), h: Math.floor(h), gap: Math.round(gap), ruler };
}

function placeCards(layout: Layout, { columns, rows, w, h, gap, ruler }: Grid): void {
  const { yard } = layout;
  const across = columns * (w + gap) - gap,
    down = rows * (h + gap) - gap;
  const x0 = Math.round(yard.x + ruler + (yard.w - ruler - across) / 2),
    y0 = Math.round(yard.y + ruler + (yard.h - ruler - down) / 2);
  for (let spot = 0; spot < SPOTS; spot++) {
    const { row, column } = cellOf(spot, columns);
    const box = { x: x0 + column * (w + gap), y: y0 + row * (h + gap), w, h };
    layout.spots.push(box);
    layout.places.set(`card/${spot}`, box);
  }
  const px = ruler < 18 ? 13 : 15;
  const name = (line: boolean, i: number): string => (line ? String.fromCharCode(65 + i) : String(i + 1));
  for (let column = 0; column < columns; column++)
    layout.rulers.push({
      text: name(columns !== LINE, column),
      x: x0 + column * (w + gap) + w / 2,
      y: y0 - ruler / 2 - 1,
      px,
    });
  for (let row = 0; row < rows; row++)
    layout.rulers.push({
      text: name(columns === LINE, row),
      x: x0 - ruler / 2 - 1,
      y: y0 + row * (h + gap) + h / 2,
      px,
    });
}

/** Turned upright, lines become columns: the next card in a line lies below, and keeps its name. */
const cellOf = (spot: number, columns: number): { row: number; column: number } =>
  columns === LINE
    ? { row: Math.floor(spot / LINE), column: spot % LINE }
    : { row: spot % LINE, column: Math.floor(spot / LINE) };

function placeStrip(layout: Layout, rect: Rect, seat: number, points: boolean): void {
  const strip = stripIn(rect, seat, points);
  layout.strips.push(strip);
  layout.areas.push({ id: `seat/${seat}`, rect: strip.name });
  if (points) layout.places.set(`score/${seat}`, strip.score);
  for (let i = 0; i < LONGEST; i++) layout.places.set(`wall/${seat}/${i}`, strip.segments[i]!);
}

/** A ring goes round masonry and the figure on it, not round empty sky. */
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
