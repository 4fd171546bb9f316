// Silhouettes of the five sites, in a square from -1 to 1: in title bars, and on cards about a site.
import type { Rect } from '../layout/rect';
import { inSquare, shade } from './ink';
import { fillAndLine, fillPath, oval, pathOf, shape, strokePath, trace, type G } from './path';
import type { Look } from './palette';

/** The sites that have a silhouette. */
export type Site = 'market' | 'pyramid' | 'temple' | 'chamber' | 'obelisks';

/** Draws the silhouette of a site in the square. */
export const siteShape = (g: G, look: Look, site: Site, line: number): void => SHAPES[site](g, look, line);

export function siteEmblem(g: G, look: Look, site: Site, r: Rect): void {
  inSquare(g, r, (line) => siteShape(g, look, site, line));
}

function stall(g: G, look: Look, line: number): void {
  shape(g, -0.72, -0.2, 0.72, -0.2, 0.72, 0.86, -0.72, 0.86);
  fillAndLine(g, look, look.woodLight, line);
  g.beginPath();
  g.rect(-0.9, 0.22, 1.8, 0.26);
  fillAndLine(g, look, look.wood, line);
  for (let i = 0; i < 4; i++) {
    const x = -0.96 + i * 0.48;
    trace(g, [x + 0.1, -0.82, x + 0.38, -0.82, x + 0.48, -0.24]);
    g.arc(x + 0.24, -0.24, 0.24, 0, Math.PI);
    g.closePath();
    fillAndLine(g, look, i % 2 ? look.lime : look.red, line * 0.9);
  }
}

function pyramid(g: G, look: Look, line: number): void {
  shape(g, 0, -0.86, 0.96, 0.8, -0.96, 0.8);
  fillAndLine(g, look, look.gold, line);
  if (!look.flat) {
    shape(g, 0, -0.86, 0.96, 0.8, 0.26, 0.8);
    fillPath(g, 'rgba(60,30,5,.36)');
  }
  trace(g, [-0.62, 0.22, 0.62, 0.22], [-0.33, -0.28, 0.33, -0.28]);
  strokePath(g, look.ink, line * 0.8);
  shape(g, 0, -0.86, 0.96, 0.8, -0.96, 0.8);
  g.lineWidth = line;
  g.stroke();
}

function temple(g: G, look: Look, line: number): void {
  shape(g, -0.98, -0.36, 0, -0.9, 0.98, -0.36);
  fillAndLine(g, look, look.gold, line);
  for (const x of [-0.78, -0.15, 0.48]) {
    shape(g, x, -0.3, x + 0.3, -0.3, x + 0.3, 0.56, x, 0.56);
    fillAndLine(g, look, look.lime, line * 0.9);
  }
  shape(g, -0.98, 0.54, 0.98, 0.54, 0.98, 0.84, -0.98, 0.84);
  fillAndLine(g, look, look.gold, line);
}

/** Draws a mound with the door of a tomb. */
function chamber(g: G, look: Look, line: number): void {
  pathOf(g, 'M-0.98 0.84 L-0.8 -0.3 Q0 -1.18 0.8 -0.3 L0.98 0.84 Z');
  fillAndLine(g, look, look.gold, line);
  trace(g, [-0.44, 0.84, -0.44, 0.08]);
  g.arc(0, 0.08, 0.44, Math.PI, 0);
  g.lineTo(0.44, 0.84);
  g.closePath();
  fillAndLine(g, look, look.flat ? look.cream : '#3A2412', line);
  oval(g, 0, 0.2, 0.13, 0.18);
  g.moveTo(0, 0.38);
  g.lineTo(0, 0.78);
  g.moveTo(-0.2, 0.48);
  g.lineTo(0.2, 0.48);
  strokePath(g, look.flat ? look.ink : '#F2CE76', Math.max(0.09, line * 0.8));
}

function obelisk(g: G, look: Look, line: number): void {
  shape(g, -0.7, 0.62, 0.7, 0.62, 0.7, 0.88, -0.7, 0.88);
  fillAndLine(g, look, look.lime, line);
  shape(g, -0.27, -0.6, 0.27, -0.6, 0.4, 0.62, -0.4, 0.62);
  fillAndLine(g, look, look.gold, line);
  if (!look.flat) {
    shape(g, 0.08, -0.6, 0.27, -0.6, 0.4, 0.62, 0.12, 0.62);
    fillPath(g, 'rgba(60,30,5,.34)');
  }
  shape(g, -0.27, -0.6, 0, -0.98, 0.27, -0.6);
  fillAndLine(g, look, look.flat ? look.cream : '#FFF1BF', line);
  trace(g, [-0.14, -0.2, 0.12, -0.2], [-0.16, 0.06, 0.14, 0.06], [-0.18, 0.32, 0.16, 0.32]);
  strokePath(g, look.ink, line * 0.75);
}

const SHAPES = { market: stall, pyramid, temple, chamber, obelisks: obelisk };

/** Draws a small block without colour, for a stone of any player. */
export function plainStone(g: G, look: Look, x: number, y: number, size: number, line: number): void {
  g.beginPath();
  g.roundRect(x - size / 2, y - size / 2, size, size, size * 0.12);
  fillAndLine(g, look, shade(g, look, x, y - size / 2, x, y + size / 2, [look.lime, look.sandDark]), line);
  trace(g, [x - size / 2, y + size * 0.2, x + size / 2, y + size * 0.2]);
  g.lineWidth = line * 0.7;
  g.stroke();
}
