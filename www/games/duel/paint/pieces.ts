// Figures and boats.
import type { Rect } from '../../../stage/layout/rect';
import { footShadow, shade } from '../../../stage/brush/ink';
import {
  box,
  circle,
  dashed,
  fillAndLine,
  fillPath,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { mark } from '../../../stage/brush/stone';

function outline(g: G, r: Rect): void {
  const [x, y, w, h] = [r.x, r.y, r.w, r.h],
    cx = x + w / 2;
  g.beginPath();
  g.moveTo(x + w * 0.04, y + h);
  g.quadraticCurveTo(x, y + h, x + w * 0.03, y + h * 0.93);
  g.lineTo(x + w * 0.25, y + h * 0.44);
  g.bezierCurveTo(x + w * 0.1, y + h * 0.1, x + w * 0.32, y, cx, y);
  g.bezierCurveTo(x + w * 0.68, y, x + w * 0.9, y + h * 0.1, x + w * 0.75, y + h * 0.44);
  g.lineTo(x + w * 0.97, y + h * 0.93);
  g.quadraticCurveTo(x + w, y + h, x + w * 0.96, y + h);
  g.closePath();
}

/** Draws a standing figure with the mark of its colour. */
export function figure(g: G, look: Look, colour: number, r: Rect, lifted: boolean): void {
  const ink = look.stones[colour] ?? look.stones[3]!;
  if (!lifted && !look.flat) footShadow(g, look, r.x + r.w * 0.5, r.y + r.h * 0.95, r.w * 0.54, r.w * 0.2);
  g.lineJoin = 'round';
  outline(g, r);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h * 0.6, [ink.light, ink.base, ink.front]));
  look.matter?.grain(g, look, 'wood', 0.22, 0.6);
  if (ink.line) {
    pen(g, ink.line, Math.max(2.6, r.w * 0.12));
    g.save();
    g.clip();
    g.stroke();
    g.restore();
  }
  outline(g, r);
  strokePath(g, look.ink, Math.max(1.2, r.w * 0.055));
  mark(g, colour, r.x + r.w / 2, r.y + r.h * 0.68, r.w * 0.22, ink.mark);
}

/** Draws the mark of a cell in which a figure can stand again. */
export function footprint(g: G, look: Look, r: Rect): void {
  outline(g, { x: r.x + 0.8, y: r.y + 0.8, w: r.w - 1.6, h: r.h - 1.6 });
  fillPath(g, look.flat ? look.cream : look.recess);
  pen(g, look.faint, 1);
  dashed(g, [2.5, 2]);
}

/** Draws a long boat from above, its stern at the quay. `across`: the bow points east. */
export function boat(g: G, look: Look, across: boolean, r: Rect): void {
  const [length, beam] = across ? [r.w, r.h] : [r.h, r.w];
  g.save();
  if (across) g.translate(r.x, r.y);
  else g.transform(0, 1, 1, 0, r.x, r.y);
  const hull = (d: number): void => {
    trace(g, [d + beam * 0.1, d, length - beam * 0.62, d]);
    g.bezierCurveTo(length - beam * 0.26, d, length - d * 1.5, beam * 0.32, length - d * 1.5, beam / 2);
    g.bezierCurveTo(
      length - d * 1.5,
      beam * 0.68,
      length - beam * 0.26,
      beam - d,
      length - beam * 0.62,
      beam - d,
    );
    g.lineTo(d + beam * 0.1, beam - d);
    g.quadraticCurveTo(d, beam - d, d, beam - d - beam * 0.1);
    g.lineTo(d, d + beam * 0.1);
    g.quadraticCurveTo(d, d, d + beam * 0.1, d);
    g.closePath();
  };
  if (!look.flat) {
    g.save();
    if (!look.matter) g.translate(beam * 0.06, beam * 0.08);
    hull(0);
    g.fillStyle = 'rgba(8,36,44,.36)';
    if (look.matter) look.matter.cast(g, look, beam * 0.16);
    else g.fill();
    g.restore();
  }
  const wide = Math.max(1.3, beam * 0.03);
  hull(0);
  if (!look.flat) strokePath(g, look.foam, wide * 3);
  fillPath(g, shade(g, look, 0, 0, 0, beam, [look.woodLight, look.wood, look.woodDark]));
  look.matter?.grain(g, look, 'wood', 1, Math.max(0.5, beam / 120));
  look.matter?.rim(g, beam * 0.06);
  hull(0);
  strokePath(g, look.ink, wide);
  hull(beam * 0.085);
  fillPath(g, shade(g, look, 0, 0, length, beam, [look.flat ? look.cream : '#BC8D58', '#AD7D49']));
  look.matter?.grain(g, look, 'wood', 1, Math.max(0.5, beam / 140));
  g.lineWidth = Math.max(0.9, wide * 0.6);
  g.stroke();
  if (!look.flat) {
    g.save();
    hull(beam * 0.085);
    g.clip();
    pen(g, 'rgba(42,27,16,.28)', 1);
    trace(g, ...[0.25, 0.42, 0.58, 0.75].map((f) => [0, beam * f, length, beam * f]));
    g.stroke();
    g.restore();
    // A golden eye on the bow.
    circle(g, length - beam * 0.2, beam / 2, beam * 0.055);
    fillAndLine(g, look, look.gold, 1);
  }
  g.restore();
}

/** Draws the mark of a place for a token on a deck. */
export function hold(g: G, look: Look, r: Rect): void {
  box(g, r, r.w * 0.14);
  fillPath(g, look.flat ? look.cream : 'rgba(42,22,8,.42)');
  look.matter?.carve(g, look, r, r.w * 0.14, r.w * 0.1, 0.7);
  pen(g, look.flat ? look.ink : 'rgba(255,238,205,.5)', 1);
  dashed(g, [r.w * 0.12, r.w * 0.09]);
}
