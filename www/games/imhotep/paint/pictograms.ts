// One pictogram for each of the twelve kinds of cards, drawn in a square from -1 to 1.
import type { Card, Site } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import { inSquare, shade } from '../../../stage/brush/ink';
import { fillAndLine, oval, pathOf, shape, strokePath, trace, type G } from '../../../stage/brush/path';
import { plainStone, siteShape } from '../../../stage/brush/emblems';
import type { Look } from '../../../stage/brush/palette';

export function pictogram(g: G, look: Look, card: Card, r: Rect): void {
  inSquare(g, r, (line) => PICTURES[card](g, look, line));
}

type Picture = (g: G, look: Look, line: number) => void;

const PICTURES: Record<Card, Picture> = {
  entrance: entrance,
  sarcophagus: sarcophagus,
  'paved-path': pavedPath,
  'pyramid-ornament': ornament('pyramid'),
  'temple-ornament': ornament('temple'),
  'chamber-ornament': ornament('chamber'),
  'obelisk-ornament': ornament('obelisks'),
  statue: statue,
  lever: lever,
  hammer: hammer,
  sail: sail,
  chisel: chisel,
};

/** Draws a part of a picture, moved and scaled. */
function part(g: G, x: number, y: number, scale: number, draw: () => void): void {
  g.save();
  g.translate(x, y);
  g.scale(scale, scale);
  draw();
  g.restore();
}

/** Draws the site, and below it the three stones that are worth a point. */
function ornament(site: Site): Picture {
  return (g, look, line) => {
    part(g, 0, -0.26, 0.74, () => siteShape(g, look, site, line / 0.74));
    for (const x of [-0.56, 0, 0.56]) plainStone(g, look, x, 0.76, 0.42, line * 0.9);
  };
}

function arrowDown(g: G, look: Look, x: number, y: number, size: number, line: number): void {
  shape(
    g,
    x - size * 0.3,
    y - size,
    x + size * 0.3,
    y - size,
    x + size * 0.3,
    y - size * 0.2,
    x + size * 0.75,
    y - size * 0.2,
    x,
    y + size * 0.7,
    x - size * 0.75,
    y - size * 0.2,
    x - size * 0.3,
    y - size * 0.2,
  );
  fillAndLine(g, look, look.red, line);
}

/** Draws a dark door in the flank of a pyramid. */
function entrance(g: G, look: Look, line: number): void {
  shape(g, 0, -0.92, 0.98, 0.84, -0.98, 0.84);
  fillAndLine(g, look, look.gold, line);
  shape(g, -0.34, 0.84, -0.26, 0.0, 0.26, 0.0, 0.34, 0.84);
  fillAndLine(g, look, look.flat ? look.ink : '#2E1C0E', line);
  shape(g, -0.46, -0.16, 0.46, -0.16, 0.38, 0.04, -0.38, 0.04);
  fillAndLine(g, look, look.lime, line);
}

/** Draws a coffin in human shape with a striped headcloth. */
function sarcophagus(g: G, look: Look, line: number): void {
  const body =
    'M0 -0.98 C0.34 -0.98 0.42 -0.7 0.4 -0.48 0.74 -0.36 0.7 0 0.6 0.28 L0.4 0.98 -0.4 0.98 ' +
    '-0.6 0.28 C-0.7 0 -0.74 -0.36 -0.4 -0.48 -0.42 -0.7 -0.34 -0.98 0 -0.98 Z';
  pathOf(g, body);
  fillAndLine(
    g,
    look,
    shade(g, look, -0.6, 0, 0.6, 0, [look.flat ? look.cream : '#F0C566', look.gold, '#A8741E']),
    line,
  );
  oval(g, 0, -0.62, 0.2, 0.25);
  fillAndLine(g, look, look.lime, line * 0.9);
  g.save();
  pathOf(g, body);
  g.clip();
  trace(g, ...[0.3, 0.56, 0.82].map((y) => [-0.8, y, 0.8, y]));
  strokePath(g, look.flat ? look.ink : look.kinds.blue, 0.11);
  g.restore();
  pathOf(g, 'M-0.5 -0.1 L0.12 0.12 M0.5 -0.1 L-0.12 0.12');
  strokePath(g, look.ink, line * 1.2);
  pathOf(g, body);
  g.lineWidth = line;
  g.stroke();
}

/** Draws flagstones that lead up to an obelisk. */
function pavedPath(g: G, look: Look, line: number): void {
  shape(g, -0.22, -0.1, 0.22, -0.1, 0.98, 0.95, -0.98, 0.95);
  fillAndLine(g, look, look.sandDark, line);
  pathOf(
    g,
    'M-0.4 0.16 L0.4 0.16 M-0.64 0.5 L0.64 0.5 M0 -0.1 L0 0.16 M-0.2 0.16 L-0.26 0.5 ' +
      'M0.2 0.16 L0.26 0.5 M0 0.5 L0 0.95',
  );
  strokePath(g, look.ink, line * 0.8);
  shape(g, -0.17, -0.72, 0, -0.98, 0.17, -0.72, 0.24, -0.06, -0.24, -0.06);
  fillAndLine(g, look, look.gold, line);
}

/** Draws the bust of a king with a headcloth. */
function statue(g: G, look: Look, line: number): void {
  pathOf(g, 'M-0.92 0.92 C-0.9 0.5 -0.6 0.42 -0.3 0.34 L0.3 0.34 C0.6 0.42 0.9 0.5 0.92 0.92 Z');
  fillAndLine(g, look, look.sandDark, line);
  const cloth =
    'M0 -0.96 C0.5 -0.96 0.58 -0.6 0.6 -0.3 L0.82 0.56 0.36 0.56 0.3 0.1 -0.3 0.1 -0.36 0.56 ' +
    '-0.82 0.56 -0.6 -0.3 C-0.58 -0.6 -0.5 -0.96 0 -0.96 Z';
  pathOf(g, cloth);
  fillAndLine(g, look, look.flat ? look.cream : look.kinds.violet, line);
  g.save();
  pathOf(g, cloth);
  g.clip();
  g.beginPath();
  for (const y of [-0.16, 0.1, 0.36]) {
    g.moveTo(-0.9, y + 0.08);
    g.lineTo(-0.34, y);
    g.moveTo(0.9, y + 0.08);
    g.lineTo(0.34, y);
  }
  strokePath(g, look.flat ? look.ink : '#F2CE76', 0.1);
  g.restore();
  oval(g, 0, -0.22, 0.33, 0.44);
  fillAndLine(g, look, look.lime, line);
  pathOf(g, 'M-0.19 -0.28 L-0.08 -0.28 M0.08 -0.28 L0.19 -0.28');
  strokePath(g, look.ink, line);
  shape(g, -0.08, 0.2, 0.08, 0.2, 0.06, 0.52, -0.06, 0.52);
  fillAndLine(g, look, look.gold, line * 0.9);
}

/** Draws a bar over a wedge that heaves a stone. */
function lever(g: G, look: Look, line: number): void {
  shape(g, 0.1, 0.2, 0.44, 0.9, -0.24, 0.9);
  fillAndLine(g, look, look.sandDark, line);
  pathOf(g, 'M-0.92 0.66 L0.92 -0.34');
  strokePath(g, look.ink, 0.24 + line);
  strokePath(g, look.flat ? look.cream : look.woodLight, 0.24 - line);
  g.save();
  g.translate(-0.44, -0.22);
  g.rotate(-0.5);
  plainStone(g, look, -0.06, 0.06, 0.72, line);
  g.restore();
  arrowDown(g, look, 0.72, -0.62, 0.3, line * 0.9);
}

function hammer(g: G, look: Look, line: number): void {
  g.save();
  g.rotate(-0.62);
  g.beginPath();
  g.roundRect(-0.12, -0.4, 0.24, 1.42, 0.1);
  fillAndLine(g, look, look.flat ? look.cream : look.woodLight, line);
  g.beginPath();
  g.roundRect(-0.66, -0.9, 1.32, 0.6, 0.12);
  fillAndLine(
    g,
    look,
    shade(g, look, 0, -0.9, 0, -0.3, [look.flat ? look.cream : look.sandLight, '#8A6F4D']),
    line,
  );
  pathOf(g, 'M-0.4 -0.9 L-0.4 -0.3 M0.4 -0.9 L0.4 -0.3');
  g.lineWidth = line * 0.8;
  g.stroke();
  g.restore();
}

function sail(g: G, look: Look, line: number): void {
  pathOf(g, 'M-0.1 -0.98 L-0.1 0.6');
  strokePath(g, look.ink, 0.13);
  pathOf(
    g,
    'M-0.62 -0.8 L0.46 -0.84 C0.98 -0.44 0.92 0 0.6 0.34 Q0.1 0.2 -0.52 0.38 ' +
      'C-0.2 0 -0.24 -0.44 -0.62 -0.8 Z',
  );
  fillAndLine(g, look, look.flat ? look.cream : '#FFFBEA', line);
  pathOf(g, 'M-0.3 -0.3 Q0.3 -0.42 0.84 -0.26');
  strokePath(g, look.flat ? look.ink : look.red, 0.16);
  pathOf(g, 'M-0.96 0.46 Q0 0.76 0.98 0.4 0.72 0.98 0.3 0.96 L-0.46 0.96 Q-0.84 0.9 -0.96 0.46 Z');
  fillAndLine(g, look, look.wood, line);
}

/** Draws the blade of a chisel on a stone, its handle to the upper right, and two chips. */
function chisel(g: G, look: Look, line: number): void {
  plainStone(g, look, -0.42, 0.52, 0.8, line);
  g.save();
  g.translate(0.18, -0.12);
  g.rotate(0.72);
  shape(g, -0.19, 0.0, 0.19, 0.0, 0.14, 0.66, -0.22, 0.74);
  fillAndLine(g, look, look.flat ? look.cream : '#B9C4CC', line);
  g.beginPath();
  g.roundRect(-0.21, -0.98, 0.42, 1.0, 0.16);
  fillAndLine(g, look, look.flat ? look.cream : look.wood, line);
  pathOf(g, 'M-0.21 -0.72 L0.21 -0.72');
  g.lineWidth = line;
  g.stroke();
  g.restore();
  for (const [x, y] of [
    [0.36, 0.66],
    [0.68, 0.4],
  ] as const) {
    shape(g, x - 0.12, y + 0.08, x, y - 0.14, x + 0.13, y + 0.1);
    fillAndLine(g, look, look.lime, line * 0.8);
  }
}
