// A table that lies flat between the players: what belongs to a player on the far side is turned to that player.
// A game lays everything out upright and names the panels of the far side (`turned`); here they are turned.
import type { Place, Seat } from '../../engine/wire';
import type { Layout } from './types';
import type { Rect } from './rect';

/** Returns whether a seat is on the far side; seats go clockwise from the near left. */
export const isAcross = (seat: Seat, seats: number): boolean => seat === 1 || (seats === 4 && seat === 2);

/** Returns the seats of the far side and of the near one, each from left to right as the near side sees them. */
export function sidesOf(seats: number, across: readonly Seat[]): { far: Seat[]; near: Seat[] } {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const far = all.filter((seat) => across.includes(seat)),
    near = all.filter((seat) => !across.includes(seat));
  // They sit in the order of play, clockwise or not.
  return { far: across.includes(1) ? far : far.reverse(), near };
}

/** Turns a box by half a turn around the middle of another. */
export const halfTurned = (box: Rect, { x, y, w, h }: Rect): Rect => ({
  ...box,
  x: 2 * x + w - box.x - box.w,
  y: 2 * y + h - box.y - box.h,
});

/** Returns the panel on the far side in which the middle of a box lies. */
export const panelOf = ({ turned }: Pick<Layout, 'turned'>, { x, y, w, h }: Rect): Rect | undefined =>
  turned?.find(
    (r) => x + w / 2 >= r.x && x + w / 2 <= r.x + r.w && y + h / 2 >= r.y && y + h / 2 <= r.y + r.h,
  );

/** Returns the layout with all boxes where they are seen and tapped once the far panels are turned. */
export function faced<L extends Layout>(upright: L): L {
  if (!upright.turned) return upright;
  const seen = (box: Rect): Rect => {
    const panel = panelOf(upright, box);
    return panel ? halfTurned(box, panel) : box;
  };
  const all = <R extends Rect | null>(boxes: Map<Place, R>): Map<Place, R> =>
    new Map([...boxes].map(([place, box]) => [place, box === null ? box : (seen(box) as R)]));
  return {
    ...upright,
    places: all(upright.places),
    taps: all(upright.taps),
    rings: all(upright.rings),
    areas: upright.areas.map((area) => {
      const panel = panelOf(upright, area.rect);
      return panel ? { ...area, rect: halfTurned(area.rect, panel), turned: true } : area;
    }),
    boardKey: `${upright.boardKey}|turned`,
    upright,
  };
}
