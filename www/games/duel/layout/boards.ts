// The buildings on a site board. Every token that can ever lie there has a box.
import type { Tone } from '../wire';
import { middle, type Rect } from '../../../stage/layout/rect';
import { titleHeight } from '../../../stage/layout/types';
import { isLarge, OBELISKS, type Board, type Layout, type Scene } from './types';

/** Returns the largest side of a token on a board, in px. */
const mostIn = ({ size }: Layout): number => (isLarge(size) ? 120 : 60);

export function placeBoard(layout: Layout, board: Board, scene: Scene): void {
  const { seat, site, rect, icon } = board;
  const place = `site/${seat}/${site}`;
  layout.places.set(place, rect);
  layout.rings.set(place, null);
  const left = icon.x + icon.w + 4,
    room = rect.x + rect.w - left - (board.sideB ? 20 : 4);
  if (room > 72 && board.body.y > icon.y)
    layout.areas.push({
      id: place,
      rect: { x: left, y: icon.y + (icon.h - titleHeight) / 2, w: room, h: titleHeight },
    });
  switch (site) {
    case 'obelisk':
      return placeObelisk(layout, board);
    case 'temple':
      return placeTemple(layout, board, scene);
    case 'pyramids':
      return placePyramids(layout, board);
    case 'tomb':
      return placeTomb(layout, board);
  }
}

/** Stacks the blocks, each a little narrower than the one below. */
function placeObelisk(layout: Layout, { seat, body }: Board): void {
  const most = mostIn(layout),
    h = Math.min(body.h / (OBELISKS + 0.9), (most * 14) / 15),
    w = Math.min(body.w * 0.76, h * 2.2 + 16, most * 1.4);
  const foot = body.y + body.h - Math.min(6, h * 0.5);
  for (let i = 0; i < OBELISKS; i++) {
    const width = w * (1 - i * 0.032);
    layout.places.set(`site/${seat}/obelisk/${i}`, {
      x: body.x + (body.w - width) / 2,
      y: foot - (i + 1) * h,
      w: width,
      h,
    });
  }
}

/**
 * Lays tokens in a pile if they are face down, and otherwise in columns or rows by value, in which tokens
 * side by side are a set.
 */
function placeTemple(layout: Layout, { seat, body }: Board, scene: Scene): void {
  const side = Math.min(
    body.w * 0.5,
    body.h * (isLarge(layout.size) ? 0.84 : 0.62),
    (mostIn(layout) * 19) / 15,
  );
  layout.places.set(`pile/${seat}`, middle(body, side, side));
  const wide = body.w / body.h > 0.92;
  const boxes = grid(body, wide ? 4 : 3, wide ? 3 : 4, mostIn(layout));
  for (let value = 1; value <= 4; value++) {
    for (let nth = 0; nth < 3; nth++) {
      layout.places.set(
        `site/${seat}/temple/${value}/${nth}`,
        boxes[wide ? nth * 4 + value - 1 : (value - 1) * 3 + nth]!,
      );
    }
  }
  // At the end of the game the pile is turned up and laid out at the same place.
  if (!scene.counts.has(`pile/${seat}`)) layout.rings.set(`pile/${seat}`, null);
}

/** Returns the width of a block if a pyramid is to fit into this room, in px. */
const width = (w: number, h: number, most: number): number =>
  Math.min((w - 4) / 3.08, (h - 3) / 2.32, (most * 31) / 30);

/** Places two pyramids of three, two and one block, seen from the side: one beside or below the other. */
function placePyramids(layout: Layout, { seat, body }: Board): void {
  const most = mostIn(layout),
    across = width(body.w / 2, body.h, most) >= width(body.w, body.h / 2, most);
  const halves: Rect[] = across
    ? [
        { ...body, w: body.w / 2 },
        { ...body, x: body.x + body.w / 2, w: body.w / 2 },
      ]
    : [
        { ...body, h: body.h / 2 },
        { ...body, y: body.y + body.h / 2, h: body.h / 2 },
      ];
  (['light', 'dark'] as Tone[]).forEach((tone, i) => {
    const half = halves[i]!;
    const w = width(half.w, half.h, most),
      h = isLarge(layout.size) ? Math.min(w, (half.h - 3) / 3.05) : w * 0.76;
    const left = half.x + (half.w - 3 * w) / 2,
      foot = half.y + (half.h + 3 * h) / 2;
    [0, 1, 2, 0, 1, 0].forEach((column, nth) => {
      const level = nth < 3 ? 0 : nth < 5 ? 1 : 2;
      layout.places.set(`site/${seat}/pyramids/${tone}/${nth}`, {
        x: left + (column + level / 2) * w,
        y: foot - (level + 1) * h,
        w: w - 1,
        h: h - 1,
      });
    });
  });
}

/** Places twelve numbered niches, in the number of rows that leaves them largest. */
function placeTomb(layout: Layout, { seat, body }: Board): void {
  const shapes = [
    [12, 1],
    [6, 2],
    [4, 3],
    [3, 4],
    [2, 6],
  ] as const;
  const size = ([columns, rows]: readonly [number, number]): number =>
    Math.min(body.w / columns, body.h / rows);
  const [columns, rows] = [...shapes].sort((a, b) => size(b) - size(a))[0]!;
  grid(body, columns, rows, mostIn(layout)).forEach((box, i) =>
    layout.places.set(`site/${seat}/tomb/${i + 1}`, box),
  );
}

/** Returns squares in rows, centred and as large as fits, with gaps if there is room. */
function grid(area: Rect, columns: number, rows: number, most: number): Rect[] {
  const side = Math.min(area.w / columns, area.h / rows, most);
  const [dx, dy] = [Math.min(area.w / columns, side * 1.16), Math.min(area.h / rows, side * 1.16)];
  const all = middle(area, dx * columns, dy * rows);
  const token = side - Math.max(1.5, side * 0.07);
  return Array.from({ length: columns * rows }, (_, i) =>
    middle(
      { x: all.x + (i % columns) * dx, y: all.y + Math.floor(i / columns) * dy, w: dx, h: dy },
      token,
      token,
    ),
  );
}
