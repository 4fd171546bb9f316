// Paints where the next cards of a player will lie, so that no strip has an empty box in it.
import { box, dashed, fillPath, type G } from '../../../stage/brush/path';
import type { Rect } from '../../../stage/layout/rect';
import type { Picture } from './paint';

/** The lowest space that looks like one for a card, in CSS pixels. */
const LEAST = 24;
const GAP = 4;

export function trays(g: G, p: Picture): void {
  for (const { seat, held } of p.layout.strips)
    for (const box of traysOf(p.layout.places, `held/${seat}/`, held))
      p.sprites.draw(g, 'card-space', box, (c, r) => space(c, p, r));
}

/** Returns the boxes of free spaces: they go on in the row of the cards, if that is the only one. */
export function traysOf(places: ReadonlyMap<string, Rect>, head: string, held: Rect): Rect[] {
  const lying = [...places].flatMap(([place, r]) => (place.startsWith(head) ? [r] : [])),
    [first, last] = [lying[0], lying.at(-1)],
    h = first?.h ?? Math.min(held.h, held.w),
    w = first?.w ?? h * 0.7,
    y = first?.y ?? held.y + (held.h - h) / 2;
  if (h < LEAST || (last && last.y !== y)) return [];
  const from = last ? last.x + last.w + GAP : held.x,
    count = Math.max(0, Math.floor((held.x + held.w - from + GAP + 1) / (w + GAP)));
  return Array.from({ length: count }, (_, at) => ({ x: from + at * (w + GAP), y, w, h }));
}

function space(g: G, { look }: Picture, r: Rect): void {
  const radius = r.w * 0.1;
  box(g, r, radius);
  fillPath(g, look.flat ? look.cream : look.recess);
  look.matter?.carve(g, look, r, radius, Math.max(1.5, r.w * 0.07), 0.42);
  g.strokeStyle = look.flat ? look.ink : look.faint;
  g.beginPath();
  g.roundRect(r.x + 0.6, r.y + 0.6, r.w - 1.2, r.h - 1.2, radius);
  dashed(g, [Math.max(2, r.w * 0.11), Math.max(1.6, r.w * 0.08)]);
}
