// Paths on a canvas: beginning them, filling them, drawing their lines.
import type { Rect } from '../layout/rect';
import type { Look } from './palette';

export type G = CanvasRenderingContext2D;
type Colour = G['fillStyle'];

// These begin a path.

export function box(g: G, r: Rect, radius: number | number[]): void {
  g.beginPath();
  addBox(g, r, radius);
}

export function circle(g: G, x: number, y: number, r: number): void {
  g.beginPath();
  g.arc(x, y, r, 0, 7);
}

export function oval(g: G, x: number, y: number, wide: number, high = wide): void {
  g.beginPath();
  g.ellipse(x, y, wide, high, 0, 0, 7);
}

/** Goes straight from point to point in each of these runs. */
export function trace(g: G, ...runs: number[][]): void {
  g.beginPath();
  for (const [x, y, ...more] of runs) {
    g.moveTo(x!, y!);
    for (let i = 0; i < more.length; i += 2) g.lineTo(more[i]!, more[i + 1]!);
  }
}

/** Goes straight from point to point, and back to the first one. */
export function shape(g: G, ...points: number[]): void {
  trace(g, points);
  g.closePath();
}

/** Goes from a point in bends: four numbers each, as `quadraticCurveTo` has them. */
export function curve(g: G, x: number, y: number, ...bends: number[]): void {
  g.beginPath();
  g.moveTo(x, y);
  for (let i = 0; i < bends.length; i += 4)
    g.quadraticCurveTo(bends[i]!, bends[i + 1]!, bends[i + 2]!, bends[i + 3]!);
}

/** Draws the outlines that SVG writes so, in absolute numbers: M, L, Q, C and Z. */
export function pathOf(g: G, drawn: string): void {
  g.beginPath();
  for (const [, to, numbers] of drawn.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const n = numbers!.trim().split(/\s+/).map(Number);
    if (to === 'M') g.moveTo(n[0]!, n[1]!);
    else if (to === 'L') for (let i = 0; i < n.length; i += 2) g.lineTo(n[i]!, n[i + 1]!);
    else if (to === 'Q')
      for (let i = 0; i < n.length; i += 4) g.quadraticCurveTo(n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!);
    else if (to === 'C')
      for (let i = 0; i < n.length; i += 6)
        g.bezierCurveTo(n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!, n[i + 4]!, n[i + 5]!);
    else g.closePath();
  }
}

/** Adds a box with round corners to the current path. */
export function addBox(g: G, r: Rect, radius: number | number[]): void {
  // A radius that is computed from a width can be negative in a very small frame.
  g.roundRect(r.x, r.y, r.w, r.h, (radius as number) < 0 ? 0 : radius);
}

// These end it.

/** Fills the current path. */
export function fillPath(g: G, colour: Colour): void {
  g.fillStyle = colour;
  g.fill();
}

/** Draws the line of the current path. */
export function strokePath(g: G, colour: Colour, width: number): void {
  pen(g, colour, width);
  g.stroke();
}

/** Fills the current path, and draws its line in ink. */
export function fillAndLine(g: G, look: Look, fill: Colour, line: number): void {
  fillPath(g, fill);
  strokePath(g, look.ink, line);
}

/** Draws the line of the current path in dashes. */
export function dashed(g: G, dashes: number[]): void {
  g.setLineDash(dashes);
  g.stroke();
  g.setLineDash([]);
}

/** Sets how lines are drawn from now on. */
export function pen(g: G, colour: Colour, width: number): void {
  g.strokeStyle = colour;
  g.lineWidth = width;
}

export function fillRect(g: G, colour: Colour, x: number, y: number, w: number, h: number): void {
  g.fillStyle = colour;
  g.fillRect(x, y, w, h);
}

/** Keeps what is drawn until `restore` within a box. */
export function clipTo(g: G, r: Rect, radius?: number | number[]): void {
  g.save();
  g.beginPath();
  if (radius === undefined) g.rect(r.x, r.y, r.w, r.h);
  else addBox(g, r, radius);
  g.clip();
}
