// Paints the traces of age and of a pilot on the paper: stains, brown edges, courses, a compass rose.
import type { Harbour } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import { grains } from '../../../stage/brush/ink';
import { circle, fillRect, pen, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { rose } from './buildings';
import { coloursOf } from './colours';

/** Ages the paper within the current clip. */
export function aged(g: G, look: Look, harbour: Harbour): void {
  const c = coloursOf(look),
    r = harbour.sheet;
  if (look.flat) return;
  g.beginPath();
  g.rect(r.x, r.y, r.w, r.h);
  look.matter?.grain(g, look, 'paper', 1, 1.5);
  look.matter?.grain(g, look, 'slab', 0.7, 3);
  stains(g, c.stain, r);
  edges(g, r);
  margins(g, look, harbour);
  courses(g, c.sepia, harbour);
  graticule(g, c.sepia, harbour);
  look.matter?.bevel(g, look, r, 4, 2, 0.7);
}

/** Browns the paper from its edges, each as far as its colour reaches. */
function edges(g: G, { x, y, w, h }: Rect): void {
  const deep = Math.min(w, h) * 0.16,
    right = x + w,
    low = y + h;
  type Four = [number, number, number, number];
  const strips: [way: Four, strip: Four][] = [
    [
      [x, 0, x + deep, 0],
      [x, y, deep, h],
    ],
    [
      [right, 0, right - deep, 0],
      [right - deep, y, deep, h],
    ],
    [
      [0, y, 0, y + deep],
      [x, y, w, deep],
    ],
    [
      [0, low, 0, low - deep],
      [x, low - deep, w, deep],
    ],
  ];
  for (const [way, strip] of strips) {
    const fade = g.createLinearGradient(...way);
    fade.addColorStop(0, 'rgba(122,76,24,.26)');
    fade.addColorStop(0.4, 'rgba(122,76,24,.07)');
    fade.addColorStop(1, 'rgba(122,76,24,0)');
    fillRect(g, fade, ...strip);
  }
}

/** Paints old water stains. */
function stains(g: G, colour: string, r: Rect): void {
  const next = grains(71);
  for (let i = 0; i < 6; i++) {
    const x = r.x + next() * r.w,
      y = r.y + next() * r.h,
      size = Math.min(r.w, r.h) * (0.2 + 0.24 * next());
    const fade = g.createRadialGradient(x, y, 0, x, y, size);
    fade.addColorStop(0, colour);
    fade.addColorStop(0.72, colour);
    fade.addColorStop(1, 'rgba(150,104,44,0)');
    fillRect(g, fade, x - size, y - size, 2 * size, 2 * size);
  }
}

/** Draws sixteen courses that meet in the anchor. */
function courses(g: G, colour: string, { grid, unit, across, down, sheet: r }: Harbour): void {
  const x = grid.x + (0.5 - across.from) * unit,
    y = grid.y + (0.5 - down.from) * unit,
    far = r.w + r.h;
  g.strokeStyle = colour;
  g.globalAlpha = 0.16;
  g.lineWidth = 1;
  g.beginPath();
  for (let i = 0; i < 16; i++) {
    g.moveTo(x, y);
    g.lineTo(x + Math.cos((i * Math.PI) / 8) * far, y + Math.sin((i * Math.PI) / 8) * far);
  }
  g.stroke();
  g.globalAlpha = 1;
}

/** Draws the net, fainter, to the edge of the sheet in the directions in which the board can still grow. */
function graticule(g: G, colour: string, { sheet: r, grid, unit, across, down }: Harbour): void {
  const l = unit * 0.06,
    columns = across.fixed ? 0 : Math.floor((grid.x - r.x - l) / unit),
    rows = down.fixed ? 0 : Math.floor((grid.y - r.y - l) / unit),
    wide = Math.round(grid.w / unit),
    high = Math.round(grid.h / unit);
  g.strokeStyle = colour;
  g.globalAlpha = 0.28;
  g.lineWidth = 1;
  g.beginPath();
  for (let i = -columns; i <= wide + columns; i++)
    for (let j = -rows; j <= high + rows; j++) {
      if (i >= 0 && i <= wide && j >= 0 && j <= high) continue;
      const x = grid.x + i * unit,
        y = grid.y + j * unit;
      g.moveTo(x - l, y);
      g.lineTo(x + l, y);
      g.moveTo(x, y - l);
      g.lineTo(x, y + l);
    }
  g.stroke();
  g.globalAlpha = 1;
}

/** Draws a compass rose and sails beside the map, if the sheet is larger than the map can ever become. */
function margins(g: G, look: Look, { sheet: r, grid, unit, across, down }: Harbour): void {
  const c = coloursOf(look),
    most = { w: across.slots * unit, h: down.slots * unit };
  const aside = (r.w - Math.max(most.w, grid.w)) / 2,
    above = (r.h - Math.max(most.h, grid.h)) / 2;
  const room = Math.max(aside, above);
  if (room < 34) return;
  const radius = Math.min(room * 0.36, 58),
    x = r.x + r.w - (aside > above ? aside / 2 : radius * 1.5),
    y = r.y + r.h - (aside > above ? radius * 1.6 : above / 2);
  g.globalAlpha = 0.6;
  pen(g, c.sepia, 1);
  for (const k of [0.56, 0.64]) {
    circle(g, x, y, radius * k);
    g.stroke();
  }
  rose(g, x, y, radius, c.paperLight, c.sepia);
  g.globalAlpha = 1;
}
