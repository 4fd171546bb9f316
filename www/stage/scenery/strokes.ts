// The strokes that paint the scenes of the start page, each once, in the size in which it is shown.
import {
  box,
  circle,
  fillPath,
  fillRect,
  pen,
  shape as closed,
  strokePath,
  trace,
  type G,
} from '../brush/path';

export const INK = '#2a1b10';
const FULL = Math.PI * 2;

/** Returns a generator of numbers from 0 to less than 1, the same for the same seed. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a gradient along a line, its colours evenly spaced. */
export function blend(
  g: G,
  [x0, y0, x1, y1]: [number, number, number, number],
  ...colours: string[]
): CanvasGradient {
  const gradient = g.createLinearGradient(x0, y0, x1, y1);
  colours.forEach((colour, at) => gradient.addColorStop(at / (colours.length - 1), colour));
  return gradient;
}

/** Paints the light around a sun. */
export function glow(g: G, x: number, y: number, r: number, from: string, to: string): void {
  const light = g.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, from);
  light.addColorStop(1, to);
  fillRect(g, light, x - r, y - r, 2 * r, 2 * r);
}

/** Fills the current path, and outlines it in ink if the line has a width. */
export function paint(g: G, fill: string | CanvasGradient, line = 0): void {
  fillPath(g, fill);
  if (line === 0) return;
  strokePath(g, INK, line);
}

/** Paints a polygon through points that are given as x, y, x, y … */
export function polygon(g: G, points: number[], fill: string | CanvasGradient, line = 0): void {
  closed(g, ...points);
  paint(g, fill, line);
}

export function disc(g: G, x: number, y: number, r: number, fill: string, line = 0): void {
  circle(g, x, y, r);
  paint(g, fill, line);
}

export function oval(g: G, x: number, y: number, rx: number, ry: number, fill: string, turn = 0): void {
  g.beginPath();
  g.ellipse(x, y, rx, ry, turn, 0, FULL);
  paint(g, fill);
}

export function block(
  g: G,
  [x, y, w, h]: [number, number, number, number],
  round: number | number[],
  fill: string | CanvasGradient,
  line = 0,
): void {
  box(g, { x, y, w, h }, round);
  paint(g, fill, line);
}

/** Draws a line through points that are given as x, y, x, y … */
export function stroke(g: G, points: number[], width: number, colour: string): void {
  trace(g, points);
  strokePath(g, colour, width);
}

/** Paints an SVG path with its origin at `x`, `y` and units of `s` pixels, also in gradients. */
export function shape(
  g: G,
  path: string,
  [x, y, s]: [number, number, number],
  fill: string | CanvasGradient | null,
  line = 0,
  ink = INK,
): void {
  const drawn = new Path2D(path);
  g.save();
  g.translate(x, y);
  g.scale(s, s);
  if (fill !== null) {
    g.fillStyle = fill;
    g.fill(drawn);
  }
  pen(g, ink, line / s);
  if (line > 0) g.stroke(drawn);
  g.restore();
}
