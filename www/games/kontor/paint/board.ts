// Paints the printed parts: the table, the sheet of the map with its net, the players' panels, the city.
import type { City, Harbour, Panel } from '../layout/types';
import { numberIn } from '../layout/city';
import { inset, type Rect } from '../../../stage/layout/rect';
import { cornerOf, ground, panel, SHADOW } from '../../../stage/brush/furniture';
import { shade, shadow } from '../../../stage/brush/ink';
import { box, clipTo, dashed, fillPath, pen, strokePath, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf, partyOf } from './colours';
import { aged } from './aged';
import type { Picture } from './paint';
import { partyMark } from './signs';

export function paintBoard(g: G, { look, layout }: Picture): void {
  ground(g, look, layout.size);
  sheet(g, look, layout.harbour);
  if (layout.rail) tray(g, look, layout.rail.rect);
  for (const rect of layout.city.rects) panel(g, look, rect, null);
  city(g, look, layout.city);
  daylight(g, { look, layout });
}

/** Paints the panels of the players, each once for every place where it lies: they change places with every turn. */
export function paintPanels(g: G, { look, layout, sprites }: Picture): void {
  for (const one of layout.panels) {
    const { seat, rect, hand, chosen, pile } = one,
      slots = layout.rail?.seat === seat ? [chosen, pile] : [...hand, chosen, pile],
      { x, y } = rect;
    sprites.part(g, `seat ${seat} ${x} ${y}`, JSON.stringify([rect, slots]), inset(rect, -SHADOW), (c) => {
      house(c, look, one, slots);
      box(c, rect, cornerOf(rect));
      c.clip();
      daylight(c, { look, layout });
    });
  }
}

const daylight = (g: G, { look, layout }: Pick<Picture, 'look' | 'layout'>): void =>
  look.matter?.daylight(g, look, layout.size, { sheet: layout.harbour.sheet });

/** Draws the paper, and all that is on it before the first card. */
export function sheet(g: G, look: Look, harbour: Harbour): void {
  paper(g, look, harbour);
  clipTo(g, harbour.sheet, 4);
  chart(g, look, harbour);
  g.restore();
}

/** Draws old paper, with a compass rose if there is room. */
export function paper(g: G, look: Look, harbour: Harbour): void {
  const c = coloursOf(look),
    r = harbour.sheet;
  shadow(g, look, r, 5, 5);
  box(g, r, 4);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [c.paperLight, c.paper, c.paperDark]));
  if (!look.flat) {
    g.save();
    g.clip();
    aged(g, look, harbour);
    g.restore();
  }
  box(g, r, 4);
  strokePath(g, look.ink, 1.4);
  if (look.flat) return;
  box(g, inset(r, 1.6), 3);
  strokePath(g, 'rgba(255,250,232,.6)', 1);
}

/** Draws a net of courses from the anchor, and a cross at every corner of a cell. */
export function chart(g: G, look: Look, harbour: Harbour): void {
  if (!look.flat) beyond(g, coloursOf(look).paperDark, harbour);
  net(g, look, harbour);
  for (const field of harbour.fields) plot(g, look, field, harbour.unit);
}

/** Draws a field as a surveyor's plot: a wash, a dashed line, a peg in every corner. */
function plot(g: G, look: Look, field: Rect, unit: number): void {
  const c = coloursOf(look),
    r = inset(field, unit * 0.07),
    peg = Math.max(2, unit * 0.05);
  if (!look.flat) {
    g.fillStyle = c.sepia;
    g.globalAlpha = 0.12;
    g.fillRect(r.x, r.y, r.w, r.h);
    g.globalAlpha = 0.75;
  }
  pen(g, look.flat ? look.ink : c.sepia, Math.max(1.2, unit * 0.028));
  g.setLineDash([unit * 0.14, unit * 0.09]);
  g.strokeRect(r.x, r.y, r.w, r.h);
  g.setLineDash([]);
  g.fillStyle = g.strokeStyle;
  for (const x of [r.x, r.x + r.w])
    for (const y of [r.y, r.y + r.h]) g.fillRect(x - peg, y - peg, 2 * peg, 2 * peg);
  g.globalAlpha = 1;
}

/** Darkens the paper beyond a fixed axis, where no card will ever lie. */
function beyond(g: G, colour: string, { sheet: r, grid, across, down }: Harbour): void {
  g.fillStyle = colour;
  g.globalAlpha = 0.55;
  if (across.fixed) {
    g.fillRect(r.x, r.y, grid.x - r.x, r.h);
    g.fillRect(grid.x + grid.w, r.y, r.x + r.w - grid.x - grid.w, r.h);
  }
  if (down.fixed) {
    const [x, w] = across.fixed ? [grid.x, grid.w] : [r.x, r.w];
    g.fillRect(x, r.y, w, grid.y - r.y);
    g.fillRect(x, grid.y + grid.h, w, r.y + r.h - grid.y - grid.h);
  }
  g.globalAlpha = 1;
}

/** Draws the places for cards: a cross at every corner of a cell. */
function net(g: G, look: Look, { cells, unit }: Harbour): void {
  const c = coloursOf(look),
    l = unit * 0.09;
  g.strokeStyle = look.flat ? look.ink : c.sepia;
  g.globalAlpha = look.flat ? 1 : 0.5;
  g.lineWidth = 1;
  g.beginPath();
  for (const { box: at } of cells) {
    for (const [x, y] of [
      [at.x, at.y],
      [at.x + at.w, at.y],
      [at.x, at.y + at.h],
      [at.x + at.w, at.y + at.h],
    ] as const) {
      g.moveTo(x - l, y);
      g.lineTo(x + l, y);
      g.moveTo(x, y - l);
      g.lineTo(x, y + l);
    }
  }
  g.stroke();
  g.globalAlpha = 1;
}

function house(g: G, look: Look, { side, second, rect, glyph }: Panel, slots: Rect[]): void {
  panel(g, look, rect, partyOf(coloursOf(look), side).house);
  if (glyph.w > 0) partyMark(g, look, side, second, glyph);
  for (const r of slots) slot(g, look, r);
}

/** Draws a tray of wood for the hand of the player who decides. */
function tray(g: G, look: Look, r: Rect): void {
  shadow(g, look, r, 3, 7);
  box(g, r, 7);
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.woodLight, look.wood]));
  look.matter?.dressWood(g, look, r, 7);
  strokePath(g, look.ink, 1.3);
}

/** Draws the outline of a place for a card. */
export function slot(g: G, look: Look, r: Rect): void {
  g.fillStyle = look.flat ? look.cream : look.recess;
  const radius = Math.max(2.5, r.w * 0.07);
  box(g, r, radius);
  g.fill();
  look.matter?.carve(g, look, r, radius, 4);
  pen(g, look.faint, 1);
  dashed(g, [4, 3]);
}

function city(g: G, look: Look, { canals, treasury, supply, extras }: City): void {
  slot(g, look, canals);
  for (const r of [treasury, ...supply, ...extras.map(([, rect]) => rect)]) {
    const { beside } = numberIn(r);
    if (!beside && r.h < 52) continue;
    box(g, r, 6);
    fillPath(g, look.flat ? look.cream : look.recess);
  }
}
