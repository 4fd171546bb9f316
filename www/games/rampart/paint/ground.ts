// Paints the ground under the cards: six plots of different soil, a path, a brook and a hedge between them,
// and the landmarks. It is the same in every game.
import { grains } from '../../../stage/brush/ink';
import { circle, clipTo, fillPath, fillRect, pen, strokePath, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { inset, type Rect } from '../../../stage/layout/rect';
import { groundOf, type Ground, type Plot } from '../layout/ground';
import type { Layout } from '../layout/types';
import { landmark } from './landmarks';

const TINTS: Record<Plot, string> = {
  meadow: 'rgba(122,158,74,.5)',
  sand: 'rgba(248,226,170,.4)',
  paving: 'rgba(150,150,146,.5)',
  field: 'rgba(142,92,48,.42)',
  grass: 'rgba(92,140,88,.5)',
  gravel: 'rgba(214,168,118,.4)',
};

export function ground(g: G, look: Look, layout: Layout): void {
  const at = groundOf(layout);
  clipTo(g, layout.yard, 8);
  if (!look.flat)
    for (const [i, { plot, rect }] of at.plots.entries()) {
      fillRect(g, TINTS[plot], rect.x, rect.y, rect.w, rect.h);
      soil(g, plot, rect, i);
    }
  brook(g, look, at);
  hedge(g, look, at);
  path(g, look, at);
  for (const { mark, x, y, side } of at.marks) landmark(g, look, mark, x, y, side);
  g.restore();
}

/** Paints a few strokes that say what a plot is: tufts and flowers, ripples, flagstones, furrows, pebbles. */
function soil(g: G, plot: Plot, r: Rect, seed: number): void {
  const next = grains(seed * 17 + 5),
    many = (r.w * r.h) / 900;
  clipTo(g, r);
  g.lineWidth = 1.2;
  g.lineCap = 'round';
  if (plot === 'paving') flags(g, r);
  else if (plot === 'field') furrows(g, r);
  else
    for (let i = 0; i < many; i++) {
      const x = r.x + next() * r.w,
        y = r.y + next() * r.h,
        size = 1.5 + next() * 2;
      g.beginPath();
      if (plot === 'meadow' || plot === 'grass') {
        g.moveTo(x - size, y);
        g.lineTo(x - size * 1.3, y - size * 2);
        g.moveTo(x, y);
        g.lineTo(x, y - size * 2.5);
        g.moveTo(x + size, y);
        g.lineTo(x + size * 1.3, y - size * 2);
        g.strokeStyle = plot === 'meadow' ? 'rgba(84,120,44,.6)' : 'rgba(50,98,58,.6)';
        g.stroke();
        if (plot === 'grass' || i % 3) continue;
        circle(g, x + 4, y - 1, 1.7);
        fillPath(g, i % 2 ? '#F6EFD8' : '#E2A93C');
      } else if (plot === 'gravel') {
        g.ellipse(x, y, size * 1.3, size, next() * 3, 0, 7);
        fillPath(g, i % 2 ? 'rgba(120,84,48,.32)' : 'rgba(255,246,222,.5)');
      } else {
        g.moveTo(x, y);
        g.quadraticCurveTo(x + size * 4, y - size, x + size * 8, y);
        g.strokeStyle = 'rgba(170,126,66,.3)';
        g.stroke();
      }
    }
  g.restore();
}

function flags(g: G, r: Rect): void {
  const side = 24;
  g.strokeStyle = 'rgba(70,64,56,.34)';
  g.beginPath();
  for (let row = 0, y = r.y; y < r.y + r.h; y += side * 0.75, row++) {
    g.moveTo(r.x, y);
    g.lineTo(r.x + r.w, y);
    for (let x = r.x + (row % 2 ? side / 2 : 0); x < r.x + r.w; x += side) {
      g.moveTo(x, y);
      g.lineTo(x, y + side * 0.75);
    }
  }
  g.stroke();
}

function furrows(g: G, r: Rect): void {
  pen(g, 'rgba(84,48,20,.3)', 2);
  g.beginPath();
  for (let x = r.x - r.h * 0.3; x < r.x + r.w; x += 9) {
    g.moveTo(x, r.y + r.h);
    g.lineTo(x + r.h * 0.3, r.y);
  }
  g.stroke();
}

/** Paints the path: beaten earth with ruts. */
function path(g: G, look: Look, { path: r }: Ground): void {
  const edge = inset(r, 0, r.h * 0.06);
  fillRect(g, look.flat ? look.cream : look.sandLight, edge.x, edge.y, edge.w, edge.h);
  along(g, edge, true, look.flat ? look.ink : 'rgba(120,82,40,.55)', 1.2, [0, 1]);
  if (!look.flat) along(g, edge, true, 'rgba(120,82,40,.22)', 2, [0.32, 0.68]);
}

function brook(g: G, look: Look, { brook: r }: Ground): void {
  fillRect(g, look.flat ? look.cream : look.nileLight, r.x, r.y, r.w, r.h);
  along(g, r, false, look.flat ? look.ink : look.nile, 1.4, [0, 1]);
  if (!look.flat) along(g, r, false, 'rgba(255,255,255,.5)', 1.2, [0.38, 0.66], [9, 7]);
}

function hedge(g: G, look: Look, { hedge: r }: Ground): void {
  for (let i = 0; i * r.w * 0.6 < r.h + r.w; i++) {
    circle(g, r.x + r.w / 2, r.y + i * r.w * 0.6, r.w * 0.5);
    fillPath(g, look.flat ? look.cream : i % 2 ? '#5F8A45' : '#6F9A52');
    strokePath(g, look.flat ? look.ink : 'rgba(44,74,30,.55)', 1);
  }
}

/** Draws lines along a strip, at these shares of its width. */
function along(
  g: G,
  r: Rect,
  lying: boolean,
  colour: string,
  width: number,
  parts: number[],
  dash: number[] = [],
): void {
  pen(g, colour, width);
  g.setLineDash(dash);
  g.beginPath();
  for (const part of parts) {
    if (lying) {
      g.moveTo(r.x, r.y + r.h * part);
      g.lineTo(r.x + r.w, r.y + r.h * part);
    } else {
      g.moveTo(r.x + r.w * part, r.y);
      g.lineTo(r.x + r.w * part, r.y + r.h);
    }
  }
  g.stroke();
  g.setLineDash([]);
}
