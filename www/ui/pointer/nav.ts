// Moving about the table with keys: arrows lead from one box to the nearest one in that direction. Pure.
import type { Place } from '../../engine/wire';
import type { Rect } from '../../stage/layout/rect';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface Point {
  x: number;
  y: number;
}

const inside = (point: Point, box: Rect): boolean =>
  point.x >= box.x && point.x <= box.x + box.w && point.y >= box.y && point.y <= box.y + box.h;
const centre = (box: Rect): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** Returns the point of each box for travelling: its centre, or a corner if others lie on it. */
export function anchors<K>(boxes: Map<K, Rect>): Map<K, Point> {
  const points = new Map<K, Point>();
  for (const [key, box] of boxes) {
    const carries = [...boxes].some(
      ([other, small]) => other !== key && small.w * small.h < box.w * box.h && inside(centre(small), box),
    );
    points.set(key, carries ? { x: box.x + 6, y: box.y + 6 } : centre(box));
  }
  return points;
}

/** The nearest other key in that direction: straight ahead is nearer than aside. Null at the edge. */
export function neighbour<K>(points: Map<K, Point>, from: K, direction: Direction): K | null {
  const here = points.get(from);
  if (!here) return null;
  let best: K | null = null;
  let least = Infinity;
  for (const [key, point] of points) {
    if (key === from) continue;
    const [dx, dy] = [point.x - here.x, point.y - here.y];
    const ahead = direction === 'right' ? dx : direction === 'left' ? -dx : direction === 'down' ? dy : -dy;
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    if (ahead < 4) continue;
    // Beyond 45 degrees only if there is no better one.
    const cost = ahead + 2 * aside + (aside > ahead ? 10_000 : 0);
    if (cost < least) [best, least] = [key, cost];
  }
  return best;
}

/** Returns the place that an arrow key leads to. */
export function towards<K>(boxes: Map<K, Rect>, from: K, key: string): K | null {
  const direction = ARROWS[key];
  return direction ? neighbour(anchors(boxes), from, direction) : null;
}

/** A place that keys may lead to, in the order of the page. */
export interface Stop {
  place: Place;
  area: string;
  lit: boolean;
  chosen: boolean;
  rect: Rect;
}

/** Whether a place is the next part of a move: it can be tapped, and is not chosen. */
const isOpen = ({ lit, chosen }: Stop): boolean => lit && !chosen;

/** Returns the first place that has to be chosen after `chosen`, or null if nothing is left to choose. */
export function nextPart(all: Stop[], chosen: Place): Place | null {
  const isPart = all.some((one) => one.place === chosen && one.chosen);
  return (isPart && all.find(isOpen)?.place) || null;
}

/**
 * Returns the places that arrows lead to. While a move is half chosen, they lead from one place that it may
 * go on with to another, and to those that are chosen.
 */
function among(all: Stop[], from: Place): Stop[] {
  const parts = all.filter((one) => isOpen(one) || one.chosen),
    isHalf = parts.some(isOpen) && parts.some(({ chosen }) => chosen);
  return isHalf && parts.some(({ place }) => place === from) ? parts : all;
}

/**
 * Returns the place that a key leads to: arrows to the nearest, Home and End within the area, Page keys to
 * the next that can be tapped. `goesOn`: what is chosen is no whole move yet.
 */
export function leads(all: Stop[], from: Place, key: string, goesOn: boolean): Place | null {
  if (key.startsWith('Arrow'))
    return towards(
      new Map((goesOn ? among(all, from) : all).map(({ place, rect }) => [place, rect])),
      from,
      key,
    );
  const at = all.findIndex(({ place }) => place === from),
    own = all.filter(({ area }) => area === all[at]?.area);
  if (key === 'Home') return own[0]?.place ?? null;
  if (key === 'End') return own.at(-1)?.place ?? null;
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)],
    before = [...all.slice(at), ...all.slice(0, at)].reverse();
  return (key === 'PageDown' ? after : before).find(({ lit }) => lit)?.place ?? null;
}
