// Lays out the parts that all players share: the canal pile, the treasury and the supply of warehouses; and
// the box, which lies off the table.
import { clamp, cut, inset, middle, share, type Rect } from '../../../stage/layout/rect';
import { titleHeight } from '../../../stage/layout/types';
import { topOf } from './panel';
import { GOODS, type Extra, type Layout } from './types';

/** The number of stocks beside the pile: the treasury and three kinds of warehouses; some games have more. */
const STOCKS = 1 + GOODS.length;

/** Places the parts on one panel, or on two with the canal pile on the first. */
export function placeCity(layout: Layout, rects: Rect[], extras: Extra[]): void {
  const [first, second] = rects as [Rect, Rect?];
  let tide: Rect | null = null;
  const titled = (id: string, rect: Rect): Rect => {
    const small = Math.min(rect.w, rect.h) < 90,
      inner = inset(rect, small ? 4 : 8, small ? 3 : 7);
    if (small || inner.h < 112) return inner;
    const [title, below] = cut(inner, 'top', titleHeight, 5);
    layout.areas.push({ id, rect: { ...title, w: title.w - 46 } });
    tide = { x: title.x + title.w - 44, y: title.y, w: 44, h: titleHeight };
    return below;
  };
  const n = STOCKS + extras.length;
  const boxes = second
    ? apart(titled('canals', first), titled('city', second), n)
    : together(titled('city', first), n);
  const [canals, treasury, ...rest] = boxes as [Rect, Rect, ...Rect[]],
    supply = rest.slice(0, GOODS.length);
  layout.city = {
    rects,
    canals,
    treasury,
    supply,
    extras: extras.map((what, i) => [what, rest[GOODS.length + i]!]),
    tide,
  };
  for (const [what, rect] of layout.city.extras) {
    layout.places.set(what, iconIn(rect));
    layout.rings.set(what, null);
  }
  layout.places.set('top/canals', topOf(canals));
  layout.places.set('pile/canals', topOf(canals));
  layout.places.set('treasury', iconIn(treasury));
  layout.rings.set('treasury', null);
  layout.places.set('coins', iconIn(treasury));
  GOODS.forEach((good, i) => {
    layout.places.set(`supply/${good}`, iconIn(supply[i]!));
    layout.rings.set(`supply/${good}`, null);
    // The warehouses of each player, if there are such, lie here too.
    for (const { seat } of layout.panels) layout.places.set(`reserve/${seat}/${good}`, iconIn(supply[i]!));
  });
  const shown = tide as Rect | null;
  for (const [i, name] of ['round', 'dry-rounds'].entries()) {
    layout.places.set(
      name,
      shown ? { ...shown, x: shown.x + (i * shown.w) / 2, w: shown.w / 2 } : middle(treasury, 8, 8),
    );
    layout.rings.set(name, null);
  }
  layout.places.set('box', { x: layout.size.w + 40, y: layout.size.h + 40, w: canals.w, h: canals.h });
}

const together = (r: Rect, n: number): Rect[] =>
  r.w / r.h > 2.2 ? row(r, n) : r.h / r.w > 2.2 ? column(r, n) : block(r, n);

/** Returns boxes on two panels. The pile alone would look lost, so the treasury lies with it. */
function apart(first: Rect, second: Rect, n: number): Rect[] {
  const [short, long] = [Math.min(first.w, first.h), Math.max(first.w, first.h)];
  if (short < 56 || long < 110) return [square(first, short), ...bank(second, n)];
  return [...(first.w > first.h ? row : column)(first, 1), ...bank(second, n - 1)];
}

export const equal = (n: number): number[] => Array<number>(n).fill(1);

/** Returns boxes for the stocks in two rows, or in a line if they are few or their panel is long. */
function bank(r: Rect, n: number): Rect[] {
  const shape = r.w / r.h,
    gap = gapOf(r),
    half = Math.ceil(n / 2);
  if (shape > 2.6 || shape < 0.4 || n < 4) return share(r, equal(n), gap, shape > 1);
  return share(r, [1, 1], gap, false).flatMap((line, i) =>
    share(line, equal(i === 0 ? half : n - half), gap, true),
  );
}

const gapOf = (r: Rect): number => clamp(Math.min(r.w, r.h) * 0.08, 3, 10);

/** Returns boxes in a row: the pile is square, and the others share the rest. */
function row(r: Rect, n: number): Rect[] {
  const gap = gapOf(r),
    pile = Math.min(r.h, r.w * (n > 1 ? 0.24 : 0.48)),
    w = Math.min((r.w - pile - gap * n) / n, r.h * 2.4);
  const all = pile + n * (w + gap),
    x = r.x + (r.w - all) / 2;
  return [
    square({ x, y: r.y, w: pile, h: r.h }, pile),
    ...Array.from({ length: n }, (_, i) => ({ x: x + pile + gap + i * (w + gap), y: r.y, w, h: r.h })),
  ];
}

function column(r: Rect, n: number): Rect[] {
  const gap = gapOf(r),
    pile = Math.min(r.w, r.h * (n > 1 ? 0.26 : 0.48)),
    most = (r.h - pile - gap * n) / n,
    h = Math.min(most, Math.max(30, r.w * 1.05));
  const air = (r.h - pile - n * h) / (n + 1);
  return [
    square({ x: r.x, y: r.y + air / 2, w: r.w, h: pile }, pile),
    ...Array.from({ length: n }, (_, i) => ({
      x: r.x,
      y: r.y + air * 1.5 + pile + i * (h + air),
      w: r.w,
      h,
    })),
  ];
}

/** Returns boxes for the pile and the treasury side by side, with the supply and all else below them. */
function block(r: Rect, n: number): Rect[] {
  const gap = gapOf(r),
    high = Math.min((r.h - gap) * 0.58, (r.w - gap) / 2),
    low = Math.min(r.h - gap - high, high * 0.8);
  const y = r.y + (r.h - high - gap - low) / 2,
    half = (r.w - gap) / 2,
    below = n - 1,
    part = (r.w - (below - 1) * gap) / below;
  return [
    square({ x: r.x, y, w: half, h: high }, high),
    { x: r.x + half + gap, y, w: half, h: high },
    ...Array.from({ length: below }, (_, i) => ({
      x: r.x + i * (part + gap),
      y: y + high + gap,
      w: part,
      h: low,
    })),
  ];
}

const square = (r: Rect, side: number): Rect => {
  const at = middle(r, Math.floor(side), Math.floor(side));
  return { ...at, x: Math.round(at.x), y: Math.round(at.y) };
};

/** Returns the box of a coin or a warehouse, with its number beside or below it. */
export function iconIn(r: Rect): Rect {
  const beside = r.w > r.h * 1.35;
  const side = beside
    ? Math.min(r.h * 0.86, r.w * 0.5, Math.max(44, r.h * 0.56))
    : Math.min(r.w * 0.8, r.h * 0.6);
  return beside
    ? { x: r.x + r.w * 0.5 - side - 1, y: r.y + (r.h - side) / 2, w: side, h: side }
    : { x: r.x + (r.w - side) / 2, y: r.y + Math.max(r.h * 0.04, (r.h - side - 28) / 2), w: side, h: side };
}
export function numberIn(r: Rect): { x: number; y: number; px: number; beside: boolean } {
  const icon = iconIn(r),
    beside = r.w > r.h * 1.35;
  const px = beside
    ? Math.min(Math.max(22, r.h * 0.28), Math.max(13, icon.h * 0.56), r.w * 0.26)
    : Math.min(clamp((r.y + r.h - icon.y - icon.h) * 0.86, 12, Math.max(23, r.h * 0.2)), r.w / 1.75); // room for three characters
  return beside
    ? { x: icon.x + icon.w + 3, y: r.y + r.h / 2, px, beside }
    : { x: r.x + r.w / 2, y: icon.y + icon.h + px * 0.62, px, beside };
}
