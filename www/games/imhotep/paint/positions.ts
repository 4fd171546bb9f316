// Numbers the places of a boat from the bow, in the order of unloading: sentences say "place 2".
import type { Berth } from '../layout/types';
import { haloText, type G } from '../../../stage/brush/ink';
import type { Picture } from './paint';

/** Returns whether a boat is chosen, or one of its places is chosen, told of, or where the last stone went. */
export const isNumbered = (
  { marks, group }: Pick<Picture, 'group' | 'marks'>,
  { at, boat, capacity }: Berth,
): boolean =>
  marks.get(at) === 'chosen' ||
  Array.from({ length: capacity }, (_, i) => `boat/${boat}/${i}`).some(
    (place) => group.includes(place) || !['legal', undefined].includes(marks.get(place)),
  );

export function positions(g: G, p: Picture, berth: Berth): void {
  if (!isNumbered(p, berth)) return;
  const size = Math.max(12, berth.slot * 0.38),
    below = Math.max(berth.slot * 0.24, size * 0.52); // on a small boat between the frame of the place and that of the boat
  for (let i = 0; i < berth.capacity; i++) {
    const r = p.layout.places.get(`boat/${berth.boat}/${i}`);
    if (r) haloText(g, p.look, String(i + 1), r.x + r.w / 2, r.y + r.h + below, size);
  }
}
