// Paints the parts that never change: sky and hills behind the ramparts, and the yard.
import type { Layout, Strip } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import type { Setup } from '../wire';
import { ground as table } from '../../../stage/brush/furniture';
import { colourOf, plate } from '../../../stage/brush/plates';
import { haloText, shade, shadow } from '../../../stage/brush/ink';
import {
  box,
  clipTo,
  dashed,
  fillAndLine,
  fillPath,
  fillRect,
  pen,
  strokePath,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf } from './colours';
import { ground } from './ground';
import { scenery } from './scenery';

export function board(g: G, look: Look, layout: Layout, setup: Setup): void {
  table(g, look, layout.size);
  for (const strip of layout.strips) hill(g, look, strip, colourOf(setup, strip.seat));
  yard(g, look, layout);
  look.matter?.daylight(g, look, layout.size, {
    strips: layout.strips.map(({ rect, sign }) => ({ ...rect, h: sign.y - rect.y })),
  });
}

export const radiusOf = (r: Rect): number => (r.w < 170 || r.h < 120 ? 6 : 10);

function hill(g: G, look: Look, strip: Strip, colour: number): void {
  const c = coloursOf(look),
    { rect } = strip,
    radius = radiusOf(rect);
  const first = strip.segments[0]!,
    foot = first.y + first.h,
    line = foot - Math.max(3, first.h * 0.05);
  shadow(g, look, rect, rect.h < 60 ? 2 : 4, radius);
  clipTo(g, rect, radius);
  fillRect(g, shade(g, look, 0, rect.y, 0, line, [c.skyHigh, c.skyLow]), rect.x, rect.y, rect.w, rect.h);
  if (!look.flat) scenery(g, look, strip, line);
  g.fillStyle = shade(g, look, 0, line, 0, rect.y + rect.h, [c.hill, c.hillDark]);
  g.fillRect(rect.x, line, rect.w, rect.y + rect.h - line);
  if (look.flat) fillRect(g, look.ink, rect.x, line, rect.w, 1);
  g.restore();
  foundations(g, look, strip.segments);
  sign(g, look, strip, colour);
  box(g, rect, radius);
  strokePath(g, look.ink, 1.4);
}

/** Draws ten places from the beginning, so that no player has to read how many make a rampart. */
function foundations(g: G, look: Look, segments: Rect[]): void {
  const c = coloursOf(look);
  for (const r of segments) {
    const h = Math.max(4, Math.min(r.h * 0.1, 12)),
      at = { x: r.x + 1.5, y: r.y + r.h - h, w: r.w - 3, h };
    box(g, at, 2);
    fillPath(g, look.flat ? look.cream : c.earth);
    g.strokeStyle = look.ink;
    g.globalAlpha = 0.6;
    g.lineWidth = 1;
    dashed(g, [3, 2.5]);
    g.globalAlpha = 1;
  }
}

/** Paints a sign of paper, on which the page writes the name. */
function sign(g: G, look: Look, strip: Strip, colour: number): void {
  box(g, strip.sign, 5);
  fillAndLine(g, look, coloursOf(look).paper, 1.2);
  plate(g, look, colour, strip.glyph);
}

function yard(g: G, look: Look, layout: Layout): void {
  const c = coloursOf(look),
    r = layout.yard,
    radius = 8;
  shadow(g, look, r, 4, radius);
  box(g, r, radius);
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.sandLight, c.earth]));
  if (look.matter) {
    look.matter.grain(g, look, 'sand', 1, 1.5);
    look.matter.bevel(g, look, r, radius, 2.4, 0.8);
  }
  ground(g, look, layout);
  box(g, r, radius);
  strokePath(g, look.ink, 1.4);
  for (const spot of layout.spots) gap(g, look, spot);
  for (const { text: s, x, y, px } of layout.rulers) haloText(g, look, s, x, y, px);
}

/** Paints the empty place of a card, which a card covers until it is taken. */
function gap(g: G, look: Look, r: Rect): void {
  const radius = Math.max(4, Math.min(r.w, r.h) * 0.11);
  box(g, r, radius);
  fillPath(g, look.recess);
  look.matter?.carve(g, look, r, radius, 4, 0.45);
  pen(g, look.faint, 1);
  dashed(g, [4, 3]);
}
