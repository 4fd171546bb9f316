// One pictogram for each of the twelve kinds of cards, drawn in a square from -1 to 1.
import type { Card, Site } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import { inSquare, shade } from '../../../stage/brush/ink';
import { curve, fillAndLine, oval, shape, strokePath, trace, type G } from '../../../stage/brush/path';
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
  const body = () => {
    g.beginPath();
    g.moveTo(0, -0.98);
    g.bezierCurveTo(0.34, -0.98, 0.42, -0.7, 0.4, -0.48);
    g.bezierCurveTo(0.74, -0.36, 0.7, 0.0, 0.6, 0.28);
    g.lineTo(0.4, 0.98);
    g.lineTo(-0.4, 0.98);
    g.lineTo(-0.6, 0.28);
    g.bezierCurveTo(-0.7, 0.0, -0.74, -0.36, -0.4, -0.48);
    g.bezierCurveTo(-0.42, -0.7, -0.34, -0.98, 0, -0.98);
    g.closePath();
  };
  body();
  fillAndLine(
    g,
    look,
    shade(
      g,
      look,
      -0.6,
      0,
      0.6,
      0,
      ['#F0C566', look.gold, '#A8741E'].map((c) => (look.flat ? look.cream : c)),
    ),
    line,
  );
  oval(g, 0, -0.62, 0.2, 0.25);
  fillAndLine(g, look, look.lime, line * 0.9);
  g.save();
  body();
  g.clip();
  g.beginPath();
  for (const y of [0.3, 0.56, 0.82]) {
    g.moveTo(-0.8, y);
    g.lineTo(0.8, y);
  }
  strokePath(g, look.flat ? look.ink : look.kinds.blue, 0.11);
  g.restore();
  trace(g, [-0.5, -0.1, 0.12, 0.12], [0.5, -0.1, -0.12, 0.12]);
  strokePath(g, look.ink, line * 1.2);
  body();
  g.lineWidth = line;
  g.stroke();
}

/** Draws flagstones that lead up to an obelisk. */
function pavedPath(g: G, look: Look, line: number): void {
  shape(g, -0.22, -0.1, 0.22, -0.1, 0.98, 0.95, -0.98, 0.95);
  fillAndLine(g, look, look.sandDark, line);
  g.beginPath();
  g.moveTo(-0.4, 0.16);
  g.lineTo(0.4, 0.16);
  g.moveTo(-0.64, 0.5);
  g.lineTo(0.64, 0.5);
  g.moveTo(0, -0.1);
  g.lineTo(0, 0.16);
  g.moveTo(-0.2, 0.16);
  g.lineTo(-0.26, 0.5);
  g.moveTo(0.2, 0.16);
  g.lineTo(0.26, 0.5);
  g.moveTo(0, 0.5);
  g.lineTo(0, 0.95);
  strokePath(g, look.ink, line * 0.8);
  shape(g, -0.17, -0.72, 0, -0.98, 0.17, -0.72, 0.24, -0.06, -0.24, -0.06);
  fillAndLine(g, look, look.gold, line);
}

/** Draws the bust of a king with a headcloth. */
function statue(g: G, look: Look, line: number): void {
  g.beginPath();
  g.moveTo(-0.92, 0.92);
  g.bezierCurveTo(-0.9, 0.5, -0.6, 0.42, -0.3, 0.34);
  g.lineTo(0.3, 0.34);
  g.bezierCurveTo(0.6, 0.42, 0.9, 0.5, 0.92, 0.92);
  g.closePath();
  fillAndLine(g, look, look.sandDark, line);
  const cloth = () => {
    g.beginPath();
    g.moveTo(0, -0.96);
    g.bezierCurveTo(0.5, -0.96, 0.58, -0.6, 0.6, -0.3);
    g.lineTo(0.82, 0.56);
    g.lineTo(0.36, 0.56);
    g.lineTo(0.3, 0.1);
    g.lineTo(-0.3, 0.1);
    g.lineTo(-0.36, 0.56);
    g.lineTo(-0.82, 0.56);
    g.lineTo(-0.6, -0.3);
    g.bezierCurveTo(-0.58, -0.6, -0.5, -0.96, 0, -0.96);
    g.closePath();
  };
  cloth();
  fillAndLine(g, look, look.flat ? look.cream : look.kinds.violet, line);
  g.save();
  cloth();
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
  trace(g, [-0.19, -0.28, -0.08, -0.28], [0.08, -0.28, 0.19, -0.28]);
  strokePath(g, look.ink, line);
  shape(g, -0.08, 0.2, 0.08, 0.2, 0.06, 0.52, -0.06, 0.52);
  fillAndLine(g, look, look.gold, line * 0.9);
}

/** Draws a bar over a wedge that heaves a stone. */
function lever(g: G, look: Look, line: number): void {
  shape(g, 0.1, 0.2, 0.44, 0.9, -0.24, 0.9);
  fillAndLine(g, look, look.sandDark, line);
  trace(g, [-0.92, 0.66, 0.92, -0.34]);
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
    shade(
      g,
      look,
      0,
      -0.9,
      0,
      -0.3,
      [look.sandLight, '#8A6F4D'].map((c) => (look.flat ? look.cream : c)),
    ),
    line,
  );
  trace(g, [-0.4, -0.9, -0.4, -0.3], [0.4, -0.9, 0.4, -0.3]);
  g.lineWidth = line * 0.8;
  g.stroke();
  g.restore();
}

function sail(g: G, look: Look, line: number): void {
  trace(g, [-0.1, -0.98, -0.1, 0.6]);
  strokePath(g, look.ink, 0.13);
  trace(g, [-0.62, -0.8, 0.46, -0.84]);
  g.bezierCurveTo(0.98, -0.44, 0.92, 0.0, 0.6, 0.34);
  g.quadraticCurveTo(0.1, 0.2, -0.52, 0.38);
  g.bezierCurveTo(-0.2, 0.0, -0.24, -0.44, -0.62, -0.8);
  g.closePath();
  fillAndLine(g, look, look.flat ? look.cream : '#FFFBEA', line);
  curve(g, -0.3, -0.3, 0.3, -0.42, 0.84, -0.26);
  strokePath(g, look.flat ? look.ink : look.red, 0.16);
  g.beginPath();
  g.moveTo(-0.96, 0.46);
  g.quadraticCurveTo(0, 0.76, 0.98, 0.4);
  g.quadraticCurveTo(0.72, 0.98, 0.3, 0.96);
  g.lineTo(-0.46, 0.96);
  g.quadraticCurveTo(-0.84, 0.9, -0.96, 0.46);
  g.closePath();
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
  trace(g, [-0.21, -0.72, 0.21, -0.72]);
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
