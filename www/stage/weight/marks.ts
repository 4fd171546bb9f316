// The momentary effects of weight on a table: shadows, dust, rings, wakes, and things that give way.
// Everything is copied or drawn with a few strokes: nothing is blurred while things move.
import { circle, oval, pen, type G } from '../brush/path';
import type { Picture } from '../draw';
import type { Rect } from '../layout/rect';
import { dust, rings } from './poses';

/** The side of a shadow as it is painted, in px; it is stretched to the size of a thing. */
const SIDE = 64;

/** Draws the shadow of a thing `z` px above the ground `r`: sharp if it is low, far off if it is high. */
export function cast(g: G, p: Picture, r: Rect, z: number, round = false): void {
  const { look } = p;
  if (look.flat || r.w < 1 || r.h < 1) return;
  const sun = look.matter?.sunOf(look).x ?? 0.6,
    soft = z > 7;
  g.save();
  g.globalAlpha = 0.5 - Math.min(0.26, z * 0.005);
  p.sprites.drawScaled(
    g,
    `cast${soft ? 2 : 1}${round ? 'o' : ''}`,
    { w: SIDE, h: SIDE },
    { ...r, x: r.x + r.w * 0.03 + sun * z * 0.4, y: r.y + r.h * 0.07 + z * 0.2 },
    (c, at) => {
      c.shadowColor = '#2c1606';
      c.shadowBlur = (soft ? 15 : 6) * c.getTransform().a;
      c.shadowOffsetX = 4 * SIDE * c.getTransform().a; // the picture has only the shadow
      c.beginPath();
      c.roundRect(at.x - 4 * SIDE, at.y, at.w, at.h, round ? SIDE / 2 : SIDE * 0.14);
      c.fill();
    },
  );
  g.restore();
}

/** Draws `n` flecks of dust around the foot of a thing that has landed in `r`. */
export function raiseDust(g: G, p: Picture, r: Rect, ms: number, n?: number): void {
  if (p.look.flat) return;
  const x = r.x + r.w / 2,
    y = r.y + r.h * 0.97;
  for (const [colour, k] of [
    ['rgb(120,84,44)', 1.25],
    ['rgb(255,240,212)', 1],
  ] as const) {
    g.fillStyle = colour;
    for (const fleck of dust(ms, n)) {
      g.globalAlpha = k > 1 ? fleck.alpha * 0.5 : fleck.alpha + 0.15;
      circle(g, x + fleck.x * r.w, y + fleck.y * r.w, fleck.r * r.w * k);
      g.fill();
    }
  }
  g.globalAlpha = 1;
}

/** Draws two rings on the water around a point, for a boat `breadth` px wide. */
export function ringsAt(g: G, p: Picture, x: number, y: number, breadth: number, ms: number): void {
  if (p.look.flat) return;
  pen(g, 'rgb(240,252,246)', 1.4);
  for (const { r, alpha } of rings(ms)) {
    g.globalAlpha = alpha;
    oval(g, x, y, r * breadth, r * breadth * 0.42);
    g.stroke();
  }
  g.globalAlpha = 1;
}

/** Draws three strokes on both sides of the stern, against the direction, longer at higher speed. */
export function wake(g: G, p: Picture, r: Rect, dx: number, dy: number, speed: number): void {
  if (speed < 0.05) return;
  const long = r.h * 0.75 * speed,
    stern = { x: r.x + r.w * (dx < 0 ? 0.94 : 0.06), y: r.y + r.h * 0.78 };
  g.strokeStyle = p.look.flat ? p.look.ink : 'rgb(240,252,246)';
  g.lineCap = 'round';
  for (const [k, off] of [
    [1, 0],
    [0.7, 5],
    [0.45, 10],
  ] as const) {
    g.globalAlpha = 0.75 * speed * k;
    g.lineWidth = 1.8 * k + 0.6;
    g.beginPath();
    for (const side of [-1, 1]) {
      // Across the direction; the far side of the hull is nearer to the middle.
      const wide = r.h * (side < 0 ? 0.34 : 0.16),
        [ax, ay] = [-dy * side, Math.abs(dx) * side];
      const x = stern.x - dx * off + ax * wide * 0.5,
        y = stern.y - dy * off + ay * wide * 0.5;
      g.moveTo(x, y);
      g.quadraticCurveTo(
        x - dx * long * 0.5 + ax * off * 0.3,
        y - dy * long * 0.5 + ay * off * 0.3,
        x - dx * long * (0.6 + k) + ax * (wide * 0.5 + off),
        y - dy * long * (0.6 + k) + ay * (wide * 0.5 + off),
      );
    }
    g.stroke();
  }
  g.globalAlpha = 1;
  g.lineCap = 'butt';
}

/** Copies a part of the table, moved a little, so that it seems to give way. */
export function shifted(g: G, table: HTMLCanvasElement, r: Rect, dx: number, dy: number): void {
  const k = g.getTransform().a,
    x = Math.max(0, Math.floor(r.x * k)),
    y = Math.max(0, Math.floor(r.y * k)),
    w = Math.min(table.width, Math.ceil((r.x + r.w) * k)) - x,
    h = Math.min(table.height, Math.ceil((r.y + r.h) * k)) - y;
  if (w > 0 && h > 0) g.drawImage(table, x, y, w, h, x / k + dx, y / k + dy, w / k, h / k);
}
