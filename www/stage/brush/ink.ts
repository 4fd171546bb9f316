// Shadows, shades, texts and rings, which all tables share.
import type { Rect } from '../layout/rect';
import type { Look } from './palette';
import { box, circle, fillAndLine, fillPath, strokePath, type G } from './path';

export type { G } from './path';

/** Returns a gradient, or the one flat colour if colours are forced. */
export function shade(
  g: G,
  look: Look,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  stops: string[],
): CanvasGradient | string {
  if (look.flat) return stops[0]!;
  const gradient = g.createLinearGradient(x0, y0, x1, y1);
  stops.forEach((colour, i) => gradient.addColorStop(i / (stops.length - 1), colour));
  return gradient;
}

/** Paints a contact shadow: the same shape, moved away from the light; blurred with materials. */
export function shadow(g: G, look: Look, r: Rect, depth: number, radius: number): void {
  if (look.flat) return;
  if (look.matter) {
    box(g, r, radius);
    return look.matter.cast(g, look, depth);
  }
  box(g, { ...r, x: r.x + depth * 0.55, y: r.y + depth * 0.65 }, radius);
  fillPath(g, look.shadow);
}

export function footShadow(g: G, look: Look, x: number, y: number, wide: number, high: number): void {
  if (look.flat) return;
  g.beginPath();
  g.ellipse(x + (look.matter ? 0 : wide * 0.2), y, wide, wide * 0.2, 0, 0, 7);
  if (look.matter) return look.matter.cast(g, look, high);
  fillPath(g, look.shadow);
}

export function text(
  g: G,
  look: Look,
  s: string,
  x: number,
  y: number,
  px: number,
  colour = look.ink,
  align: CanvasTextAlign = 'center',
  weight = 700,
): void {
  g.font = `${weight} ${px}px ${look.font}`;
  g.textAlign = align;
  g.textBaseline = 'alphabetic';
  g.fillStyle = colour;
  // Digits have no descender, so a baseline at about half their height below the middle centres them in every
  // font.
  g.fillText(s, x, y + px * 0.355);
}

/** Writes text in the middle of a box. */
export const textIn = (
  g: G,
  look: Look,
  s: string,
  r: Rect,
  px: number,
  colour = look.ink,
  weight = 700,
): void => text(g, look, s, r.x + r.w / 2, r.y + r.h / 2, px, colour, 'center', weight);

/** Writes a number of pieces, always with the times sign, so that it is not taken for points. */
export function countText(
  g: G,
  look: Look,
  n: number,
  x: number,
  y: number,
  px: number,
  colour = look.ink,
  align: CanvasTextAlign = 'center',
): void {
  text(g, look, `×${n}`, x, y, px, colour, align);
}

/** Writes text that stays readable on any ground, over an outline in the opposite tone. */
export function haloText(g: G, look: Look, s: string, x: number, y: number, px: number): void {
  g.font = `800 ${px}px ${look.font}`;
  g.textAlign = 'center';
  g.lineJoin = 'round';
  g.lineWidth = px * 0.3;
  g.strokeStyle = look.cream;
  g.strokeText(s, x, y + px * 0.355);
  g.fillStyle = look.ink;
  g.fillText(s, x, y + px * 0.355);
}

export function pointsDisc(
  g: G,
  look: Look,
  n: number,
  x: number,
  y: number,
  r: number,
  fill: string = look.papyrus,
): void {
  circle(g, x, y, r);
  fillAndLine(g, look, fill, Math.max(1.1, r * 0.1));
  text(g, look, String(n), x, y, r * (Math.abs(n) > 9 ? 1.15 : 1.4));
}

/** Returns a sequence of numbers from 0 to less than 1, the same at every repaint. */
export function grains(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Draws a two-tone ring, solid or dashed, that is visible on any ground: ink below, cream on top. */
export function ring(g: G, look: Look, r: Rect, radius: number, solid: boolean, width = 2.2): void {
  g.lineJoin = 'round';
  g.setLineDash([]);
  box(g, r, radius);
  strokePath(g, look.flat && solid ? look.highlight : look.ink, width * 2.1);
  if (!solid) g.setLineDash([width * 3, width * 2]);
  strokePath(g, look.cream, width * (solid ? 0.9 : 1.15));
  g.setLineDash([]);
}

/** Draws in a square from -1 to 1 that fits into `r`. `line`: a width about the same at every size. */
export function inSquare(g: G, r: Rect, draw: (line: number) => void): void {
  const half = Math.min(r.w, r.h) / 2;
  g.save();
  g.translate(r.x + r.w / 2, r.y + r.h / 2);
  g.scale(half, half);
  g.lineJoin = 'round';
  g.lineCap = 'round';
  draw(Math.max(0.085, 1.15 / half));
  g.restore();
}
