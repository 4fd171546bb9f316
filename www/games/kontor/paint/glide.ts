// The motions of the map: it makes room while a card is laid at its rim, and its frame snaps shut.
import type { Rect } from '../../../stage/layout/rect';
import type { Motion } from '../../../stage/motion';
import { easeInOut, easeOut } from '../../../stage/tween';
import type { Harbour } from '../layout/types';
import type { Place } from '../wire';
import { clipTo, type G } from '../../../stage/brush/path';
import { chart, paper } from './board';
import { scale } from './frame';
import { map, type Picture } from './paint';

/** Returns the north-west corner of the anchor's cell. */
export const anchor = ({ grid, unit, across, down }: Harbour): { x: number; y: number } => ({
  x: grid.x - across.from * unit,
  y: grid.y - down.from * unit,
});

/** Returns a painter that moves the old map, drawn once, to its new place, while the paper stays. */
function glide(before: Picture, after: Picture): (g: G, e: number, alpha?: number) => void {
  const [old, now] = [before.layout.harbour, after.layout.harbour],
    { look } = before,
    r = old.sheet;
  const [a, b] = [anchor(old), anchor(now)];
  let drawn: { under: HTMLCanvasElement; over: HTMLCanvasElement } | null = null;
  return (g, e, alpha = 1) => {
    const dpr = g.getTransform().a;
    drawn ??= {
      under: picture(r, dpr, (c) => paper(c, look, now)),
      over: picture(r, dpr, (c) => {
        chart(c, look, old);
        map(c, before);
      }),
    };
    const k = 1 + (now.unit / old.unit - 1) * e,
      x = a.x + (b.x - a.x) * e,
      y = a.y + (b.y - a.y) * e;
    clipTo(g, r);
    g.globalAlpha = alpha;
    g.drawImage(drawn.under, r.x, r.y, r.w, r.h);
    g.drawImage(drawn.over, x - (a.x - r.x) * k, y - (a.y - r.y) * k, r.w * k, r.h * k);
    g.restore();
  };
}

/** Draws a part of the table on a canvas of its own. */
function picture(r: Rect, dpr: number, draw: (g: G) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas'),
    g = canvas.getContext('2d')!;
  canvas.width = Math.ceil(r.w * dpr);
  canvas.height = Math.ceil(r.h * dpr);
  g.setTransform(dpr, 0, 0, dpr, -r.x * dpr, -r.y * dpr);
  draw(g);
  return canvas;
}

/** Moves the map while a card travels to its rim. */
export function panned(before: Picture, card: Motion | null, after: Picture): Motion {
  const show = glide(before, after);
  return {
    hides: card?.hides ?? [],
    pends: card?.pends ?? null,
    trails: card?.trails ?? [],
    draw(g, p, t, table) {
      show(g, easeInOut(t));
      card?.draw(g, p, t, table);
    },
  };
}

/**
 * Closes an axis at the second of its two edges: the map takes its last size, the cells beyond it fade, and
 * both sides of the frame fall into place.
 */
export function snapped(at: Place, before: Picture, after: Picture): Motion | null {
  const { harbour } = after.layout,
    column = at.startsWith('edge/column/');
  const axis = column ? harbour.columns : harbour.rows;
  if (!axis.fixed) return null;
  const sides: Place[] = [axis.from, axis.to].map((n) => `edge/${column ? 'column' : 'row'}/${n}`);
  const show = glide(before, after);
  return {
    hides: sides,
    pends: null,
    draw(g, p, t) {
      if (t < 0.7) show(g, easeInOut(Math.min(1, t / 0.55)), Math.min(1, (0.7 - t) / 0.2));
      const way = (1 - easeOut(Math.max(0, (t - 0.35) / 0.65))) * harbour.unit * 0.7,
        r = harbour.sheet;
      clipTo(g, r);
      g.globalAlpha = Math.min(1, Math.max(0, (t - 0.3) * 3));
      sides.forEach((side, i) => {
        const bar = after.layout.places.get(side),
          out = (i === 0) !== (harbour.turned && !column) ? -way : way;
        if (bar)
          scale(
            g,
            p.look,
            column !== harbour.turned ? { ...bar, x: bar.x + out } : { ...bar, y: bar.y + out },
            harbour.unit,
          );
      });
      g.restore();
    },
  };
}
