// Paints the land behind a rampart: the sun, clouds, mountains, hills and trees.
import { grains, shade } from '../../../stage/brush/ink';
import { circle, fillPath, fillRect, oval, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import type { Rect } from '../../../stage/layout/rect';
import type { Strip } from '../layout/types';
import { coloursOf } from './colours';

/** Paints the sun or the moon high in the sky, which is brighter around it. */
function sky(g: G, look: Look, r: Rect, line: number): void {
  const high = line - r.y,
    x = r.x + r.w * 0.4,
    y = r.y + high * 0.3,
    dark = look.scheme === 'dark';
  const glow = g.createRadialGradient(x, y, 0, x, y, r.w * 0.4);
  glow.addColorStop(0, dark ? 'rgba(230,235,255,.5)' : 'rgba(255,246,206,.95)');
  glow.addColorStop(0.12, dark ? 'rgba(200,210,240,.18)' : 'rgba(255,236,180,.5)');
  glow.addColorStop(1, 'rgba(255,236,180,0)');
  fillRect(g, glow, r.x, r.y, r.w, high);
  circle(g, x, y, high * 0.12);
  fillPath(g, dark ? '#F1EEDC' : '#FFF6D8');
}

/** Paints mountains behind the hills. */
function ridge(g: G, look: Look, rect: Rect, line: number, next: () => number): void {
  const high = (line - rect.y) * 0.56;
  g.fillStyle = look.scheme === 'dark' ? '#56697A' : '#BFD0C6';
  trace(g, [rect.x, line + 1, rect.x, line - high * 0.7]);
  for (let x = rect.x; x < rect.x + rect.w;) {
    const w = rect.w * (0.1 + next() * 0.12);
    g.quadraticCurveTo(
      x + w / 2,
      line - high * (0.9 + next() * 0.9),
      x + w,
      line - high * (0.5 + next() * 0.3),
    );
    x += w;
  }
  g.lineTo(rect.x + rect.w, line + 1);
  g.fill();
}

/** Paints far hills, a few trees, and a cloud or two, different ones for every player. */
export function scenery(g: G, look: Look, { rect, seat }: Strip, line: number): void {
  sky(g, look, rect, line);
  const c = coloursOf(look),
    next = grains(31 + seat * 7),
    high = line - rect.y;
  g.fillStyle = c.cloud;
  for (let i = 0; i < Math.max(2, rect.w / 240); i++) {
    const x = rect.x + rect.w * (0.12 + next() * 0.8),
      y = rect.y + high * (0.1 + next() * 0.2),
      s = Math.min(26, high * 0.12) * (0.7 + next() * 0.5);
    for (const [dx, dy, k] of [
      [-1.3, 0.2, 0.7],
      [0, 0, 1],
      [1.4, 0.2, 0.75],
    ] as const) {
      oval(g, x + dx * s, y + dy * s, s * k * 1.3, s * k * 0.72);
      g.fill();
    }
  }
  ridge(g, look, rect, line, grains(53 + seat * 11));
  g.fillStyle = shade(g, look, 0, line - high * 0.45, 0, line, [c.farHill, c.hill]);
  g.beginPath();
  g.moveTo(rect.x, line + 1);
  let x = rect.x;
  g.lineTo(x, line - high * 0.16);
  while (x < rect.x + rect.w) {
    const w = rect.w * (0.14 + next() * 0.16),
      up = high * (0.16 + next() * 0.28);
    g.quadraticCurveTo(x + w / 2, line - up * 1.7, x + w, line - high * 0.12);
    x += w;
  }
  g.lineTo(rect.x + rect.w, line + 1);
  g.fill();
  trees(g, look, rect, line, next);
}

function trees(g: G, look: Look, rect: Rect, line: number, next: () => number): void {
  const c = coloursOf(look),
    tall = Math.min(48, (line - rect.y) * 0.2);
  for (let i = 0; i < rect.w / 90; i++) {
    const x = rect.x + next() * rect.w,
      h = tall * (0.6 + next() * 0.6);
    g.fillStyle = c.hillDark;
    g.globalAlpha = 0.5;
    trace(g, [x - h * 0.28, line, x, line - h, x + h * 0.28, line]);
    g.fill();
  }
  g.globalAlpha = 1;
}
