// The parts of every drawing of a game's course: a sky and ground, a path across it, and marks.
import type { Size } from '../layout/types';
import { shade, text } from './ink';
import { circle, dashed, fillPath, fillRect, pen, strokePath, type G } from './path';
import type { Look } from './palette';

/** The width that the strokes of a course are measured for, in px. */
const WIDTH = 240;

/** Returns the scale of a drawing, compared with the measured width. */
export const scaleOf = ({ w }: Size): number => w / WIDTH;

/** Paints a sky over the whole ground, from top to bottom, and clips everything that follows to it. */
export function ground(g: G, look: Look, { w, h }: Size, sky: string[]): void {
  g.beginPath();
  g.roundRect(0.75, 0.75, w - 1.5, h - 1.5, 9);
  g.clip();
  fillRect(g, look.flat ? look.cream : shade(g, look, 0, 0, 0, h, sky), 0, 0, w, h);
}

export function frame(g: G, look: Look, { w, h }: Size): void {
  g.beginPath();
  g.roundRect(0.75, 0.75, w - 1.5, h - 1.5, 9);
  strokePath(g, look.ink, 1.5);
}

/** Turns the ground to dusk in the dark theme: blue above, the last light below. */
export function dusk(g: G, look: Look, { w, h }: Size): void {
  if (look.scheme !== 'dark') return;
  g.globalCompositeOperation = 'multiply';
  fillRect(g, shade(g, look, 0, 0, 0, h, ['#7C84B4', '#E0A680']), 0, 0, w, h);
  g.globalCompositeOperation = 'source-over';
}

/** Returns the point at `t`, from 0 to 1, of a flat arch. `foot`: the height of its ends. */
export function arch({ w, h }: Size, t: number, foot: number): { x: number; y: number } {
  const s = w / WIDTH,
    angle = Math.PI * (0.93 - 0.86 * t),
    base = h - foot * s;
  return { x: w / 2 + Math.cos(angle) * (w / 2 - 21 * s), y: base - Math.sin(angle) * (base - 21 * s) };
}

/** Draws the dashed path along the arch. */
export function way(g: G, look: Look, size: Size, foot: number, colour = look.faint): void {
  const s = scaleOf(size);
  g.beginPath();
  for (let i = 0; i <= 40; i++) {
    const { x, y } = arch(size, i / 40, foot);
    g.lineTo(x, y);
  }
  pen(g, look.flat ? look.ink : colour, 1.3 * s);
  dashed(g, [3 * s, 4 * s]);
}

/** Draws a disc with a number; it is pale once it is gone. */
export function disc(
  g: G,
  look: Look,
  { x, y }: { x: number; y: number },
  r: number,
  n: number,
  gone: boolean,
): void {
  circle(g, x, y, r);
  fillPath(g, gone && !look.flat ? 'rgba(255,250,232,.5)' : look.papyrus);
  const line = gone && !look.flat ? 'rgba(42,27,16,.5)' : look.ink;
  pen(g, line, Math.max(1, r * 0.15));
  if (gone && look.flat) g.setLineDash([2, 2]);
  g.stroke();
  g.setLineDash([]);
  text(g, look, String(n), x, y, r * 1.3, gone && !look.flat ? 'rgba(42,27,16,.72)' : look.ink);
}
