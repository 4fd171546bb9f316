// Decorates a finished rampart of ten with rays behind it and pennants where its segments meet.
import { clipTo, fillPath, shape, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { clamp, type Rect } from '../../../stage/layout/rect';
import { heightsOf } from '../layout/strip';
import type { Strip } from '../layout/types';

export function proud(g: G, look: Look, { rect, segments }: Strip, colour: number): void {
  const [first] = segments,
    last = segments.at(-1);
  if (!first || !last || look.flat) return;
  const at = heightsOf(first),
    sky = { x: first.x, y: rect.y + 2, w: last.x + last.w - first.x, h: at.top + at.merlon - rect.y - 2 };
  rays(g, sky);
  const high = Math.min(first.w * 0.62, at.top - rect.y - 3),
    ink = look.stones[colour] ?? look.stones[3]!;
  g.lineJoin = 'round';
  for (const [i, { x }] of segments.slice(1).entries()) {
    const top = at.top + at.merlon - high;
    trace(g, [x, at.top + at.merlon, x, top]);
    strokePath(g, look.ink, clamp(first.w * 0.035, 1.2, 3));
    shape(g, x, top, x + first.w * 0.24, top + high * 0.16, x, top + high * 0.34);
    fillPath(g, i % 2 ? look.gold : ink.base);
    g.lineWidth = clamp(first.w * 0.025, 1, 2);
    g.stroke();
  }
}

function rays(g: G, r: Rect): void {
  const x = r.x + r.w / 2,
    y = r.y + r.h,
    far = r.w,
    count = 15;
  clipTo(g, r);
  const glow = g.createRadialGradient(x, y, 0, x, y, r.w * 0.6);
  glow.addColorStop(0, 'rgba(255,226,140,.75)');
  glow.addColorStop(1, 'rgba(255,226,140,0)');
  g.fillStyle = glow;
  g.beginPath();
  for (let i = 0; i < count; i++) {
    const [from, to] = [i, i + 0.5].map((at) => Math.PI + (at * Math.PI) / count);
    g.moveTo(x, y);
    g.lineTo(x + Math.cos(from!) * far, y + Math.sin(from!) * far);
    g.lineTo(x + Math.cos(to!) * far, y + Math.sin(to!) * far);
  }
  g.fill();
  g.restore();
}
