// The parts that give way in Imhotep: boats under their stones, sleds, and the post where a boat lands.
import { inset } from '../../stage/layout/rect';
import { head, numbers } from '../../stage/scene';
import type { Giving } from '../../stage/weight/weight';
import type { Layout } from './layout/types';
import type { Place } from './wire';

export function giving(at: Place, { berths, sites, strips }: Layout): Giving[] {
  const [first] = numbers(at);
  switch (head(at)) {
    case 'boat':
      return berths.flatMap(({ boat, box }) => (boat === first ? [{ r: inset(box, -3), much: 1 }] : []));
    case 'sled':
      return strips.flatMap(({ seat, sled }) => (seat === first ? [{ r: inset(sled, -2), much: 0.5 }] : []));
    case 'dock':
      return sites.flatMap(({ site, dock }) => {
        if (`dock/${site}` !== at) return [];
        // The post as it is printed there.
        const peg = Math.max(3, dock.h * 0.13);
        return [
          {
            r: { x: dock.x + dock.w - peg * 3, y: dock.y + dock.h / 2 - peg, w: peg * 2, h: peg * 2.9 },
            much: 1,
          },
        ];
      });
    default:
      return [];
  }
}
