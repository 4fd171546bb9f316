// Paints ship and warehouse.
import type { Rect } from '../../../stage/layout/rect';
import type { Good } from '../wire';
import { inSquare, shade } from '../../../stage/brush/ink';
import { fillAndLine, fillPath, oval, pathOf, strokePath, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf } from './colours';
import { good } from './signs';

/** Draws the patrol ship: a yacht with a pennant, seen from the side. */
export function ship(g: G, look: Look, r: Rect, lifted: boolean): void {
  const c = coloursOf(look);
  if (!look.flat) {
    oval(g, r.x + r.w * 0.54, r.y + r.h * (lifted ? 0.98 : 0.93), r.w * 0.46, r.h * 0.09);
    fillPath(g, 'rgba(8,36,44,.36)');
  }
  const cloth = (): unknown => look.matter?.grain(g, look, 'cloth', 1, 1 / r.h);
  inSquare(
    g,
    { x: r.x + (r.w - r.h * 1.06) / 2, y: r.y - r.h * 0.03, w: r.h * 1.06, h: r.h * 1.06 },
    (line) => {
      pathOf(g, 'M0.02 -0.96 L0.02 0.36');
      strokePath(g, look.ink, line * 1.5);
      const sail = look.flat ? look.cream : shade(g, look, -0.7, -0.8, 0.6, 0.3, ['#FFFDF6', '#E4D6B4']);
      pathOf(g, 'M0.1 -0.8 Q0.74 -0.34 0.72 0.24 L0.1 0.24 Z');
      fillAndLine(g, look, sail, line);
      cloth();
      pathOf(g, 'M-0.06 -0.66 Q-0.5 -0.26 -0.66 0.24 L-0.06 0.24 Z');
      fillAndLine(g, look, sail, line);
      cloth();
      pathOf(g, 'M0.02 -0.98 L-0.44 -0.86 0.02 -0.74 Z');
      fillAndLine(g, look, look.flat ? look.cream : c.wax, line * 0.8);
      pathOf(
        g,
        'M-0.96 0.3 L-0.8 0.38 0.74 0.38 0.98 0.24 Q0.94 0.72 0.6 0.86 L-0.6 0.86 ' +
          'Q-0.88 0.74 -0.96 0.3 Z',
      );
      fillAndLine(
        g,
        look,
        shade(g, look, 0, 0.3, 0, 0.9, [look.woodLight, look.wood, look.woodDark]),
        line * 1.1,
      );
      pathOf(g, 'M-0.82 0.54 L0.84 0.54');
      strokePath(g, look.flat ? look.ink : '#F0D9A4', line * 0.9);
    },
  );
}

/** Draws goods that lie on a dock, in full colour and with their shadow. */
export function warehouse(g: G, look: Look, kind: Good, r: Rect, lifted: boolean): void {
  if (!lifted && !look.flat) {
    oval(g, r.x + r.w * 0.56, r.y + r.h * 0.93, r.w * 0.44, r.h * 0.1);
    fillPath(g, look.shadow);
  }
  good(g, look, kind, r, false, true);
}
