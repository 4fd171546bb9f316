// The layout of any table: a box for every place, and the parts that the printed board depends on.
import type { Place } from '../../engine/wire';
import { clamp, type Rect } from './rect';

export interface Size {
  w: number;
  h: number;
}

/** The height that is left free for titles at the top of every area, in px, in the latest layout. */
export let titleHeight = 20;

/** Sets the height of titles, which grow with the table. Every layout calls this first. */
export function fitTitles({ w, h }: Size): void {
  titleHeight = Math.round(clamp(Math.min(w / 118, h / 50) + 9.4, 20, 30));
}

/** A part of the table with a title. `turned`: the title is turned to the far side. */
export interface Area {
  id: string;
  rect: Rect;
  turned?: boolean;
}

export interface Layout {
  size: Size;
  /** The box of the piece on a place; on a pile, the box of one piece. */
  places: Map<Place, Rect>;
  /** The box to hit for a place, if it is larger than the piece. */
  taps: Map<Place, Rect>;
  /** The box of the ring, if it is not that of the piece; null means that there is no ring. */
  rings: Map<Place, Rect | null>;
  areas: Area[];
  /** Two layouts with the same key have the same printed board. */
  boardKey: string;
  /** The panels that are turned to players on the far side, if the device lies flat between the players (turned.ts). */
  turned?: readonly Rect[];
  /** The same layout before they were turned. */
  upright?: Layout;
}

/** Returns a key of everything that is printed, given as pairs of a name and a box. */
export function boardKeyOf(size: Size, printed: Iterable<readonly [string, Rect]>): string {
  const n = (r: Rect): string => `${r.x.toFixed(1)},${r.y.toFixed(1)},${r.w.toFixed(1)},${r.h.toFixed(1)}`;
  return [`${size.w}x${size.h}`, ...[...printed].map(([id, r]) => id + n(r))].join('|');
}

/** Returns the box to hit for a place. Each side is at least `least` px, even if the piece is smaller. */
export function tapRect(layout: Layout, place: Place, least = 24): Rect | null {
  const tap = layout.taps.get(place) ?? layout.places.get(place);
  if (!tap) return null;
  if (tap.w >= least && tap.h >= least) return tap;
  const w = Math.max(least, tap.w),
    h = Math.max(least, tap.h);
  return { x: tap.x + (tap.w - w) / 2, y: tap.y + (tap.h - h) / 2, w, h };
}
