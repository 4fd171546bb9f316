// Paints the printed table of the Duel: sand, harbour, the players' panels, and the site boards.
import type { Rect } from '../../../stage/layout/rect';
import { ACTIONS, isLarge, type Board, type Layout } from '../layout/types';
import { siteEmblem } from '../../../stage/brush/emblems';
import { ground, panel } from '../../../stage/brush/furniture';
import { colourOf, pennant, plate } from '../../../stage/brush/plates';
import { grains, shade, shadow, text, textIn } from '../../../stage/brush/ink';
import {
  box,
  circle,
  clipTo,
  dashed,
  fillAndLine,
  fillPath,
  fillRect,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { actionPicture } from './actions';
import { footprint } from './pieces';
import type { Picture } from './paint';

export function paintBoard(g: G, p: Picture): void {
  const { look, layout, setup } = p;
  ground(g, look, layout.size);
  harbour(g, look, layout);
  for (const player of layout.players) {
    panel(g, look, player.rect, null);
    plate(g, look, colourOf(setup, player.seat), player.glyph);
    for (const at of player.figures) footprint(g, look, at);
    player.actions.forEach((at, i) => {
      niche(g, look, at, at.w * 0.26);
      g.save();
      g.globalAlpha = 0.26;
      actionPicture(g, look, ACTIONS[i]!, look.ink, { x: at.x, y: at.y, w: at.w, h: at.h * 0.92 });
      g.restore();
    });
  }
  for (const board of layout.boards) siteBoard(g, p, board);
  look.matter?.daylight(g, look, layout.size, { corners: layout.harbour });
}

/** Paints the water, which reaches the edge of the table, and the nine blocks of the quay. */
function harbour(g: G, look: Look, { harbour: r, unit, cells, berths, rafts, size }: Layout): void {
  const bank = Math.max(2.5, unit * 0.035);
  if (!look.flat) fillRect(g, look.sandLight, r.x - bank, r.y - bank, r.w + 2 * bank, r.h + 2 * bank);
  clipTo(g, r);
  g.fillStyle = shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [look.nile, look.nile, look.nileDark]);
  g.fillRect(r.x, r.y, r.w, r.h);
  look.matter?.harbourWater(g, look, r, isLarge(size) ? rafts[0] : undefined);
  g.restore();
  pen(g, look.ink, 1.3);
  g.strokeRect(
    r.x - (r.x < 1 ? 4 : 0),
    r.y - (r.y < 1 ? 4 : 0),
    r.w + (r.x < 1 ? 4 : 0) + (r.x + r.w > size.w - 1 ? 4 : 0),
    r.h + (r.y < 1 ? 4 : 0) + (r.y + r.h > size.h - 1 ? 4 : 0),
  );
  pier(
    g,
    look,
    cells.map(({ box: cell }) => cell),
    unit,
  );
  for (const { row, column, box: cell } of cells)
    quayStone(g, look, cell, `${'ABC'[column] ?? ''}${row + 1}`);
  for (const berth of berths) posts(g, look, berth.box, berth.across, unit);
  for (const raft of rafts) planks(g, look, raft);
}

/** Paints the ground under the blocks. */
function pier(g: G, look: Look, cells: Rect[], unit: number): void {
  const first = cells[0],
    last = cells.at(-1);
  if (!first || !last || look.flat) return;
  const d = unit * 0.045;
  const r = {
    x: first.x - d,
    y: first.y - d,
    w: last.x + last.w - first.x + 2 * d,
    h: last.y + last.h - first.y + 2 * d,
  };
  shadow(g, look, r, unit * 0.17, unit * 0.12);
  const foot = { ...r, h: r.h + unit * 0.06 };
  box(g, foot, unit * 0.12);
  fillAndLine(g, look, '#5D4828', 1.4);
  box(g, r, unit * 0.12);
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, ['#B0946A', '#8B7048']));
  look.matter?.dressBox(g, look, r, unit * 0.12, { alpha: 1 });
  strokePath(g, look.ink, 1.4);
}

function quayStone(g: G, look: Look, r: Rect, name: string): void {
  const depth = r.h * 0.07,
    radius = r.w * 0.11;
  box(g, r, radius);
  fillAndLine(g, look, look.flat ? look.cream : '#B49C6E', Math.max(1.2, r.w * 0.02));
  const top = { ...r, h: r.h - depth };
  const stone = [look.flat ? look.cream : '#FBF1D8', look.lime, '#E2D0A6'];
  box(g, top, radius);
  fillPath(g, shade(g, look, top.x, top.y, top.x + top.w, top.y + top.h, stone));
  if (!look.flat) {
    look.matter?.dressBox(g, look, top, radius, {
      material: 'slab',
      alpha: 1,
      edge: Math.max(2, r.w * 0.03),
      shine: 1,
    });
    box(g, { x: top.x + 2, y: top.y + 2, w: top.w - 4, h: top.h - 4 }, radius * 0.8);
    strokePath(g, 'rgba(120,90,45,.3)', 1);
    const next = grains(name.charCodeAt(0) * 7 + name.charCodeAt(1));
    g.fillStyle = 'rgba(120,90,45,.22)';
    for (let i = 0; i < 6; i++)
      g.fillRect(
        top.x + top.w * (0.12 + 0.76 * next()),
        top.y + top.h * (0.3 + 0.6 * next()),
        Math.max(1.2, r.w * 0.03),
        1.2,
      );
  }
  text(
    g,
    look,
    name,
    top.x + Math.max(4, r.w * 0.08),
    top.y + Math.max(8, r.h * 0.14),
    Math.max(10.5, Math.min(17, r.w * 0.17)),
    look.flat ? look.ink : 'rgba(42,27,16,.82)',
    'left',
    600,
  );
}

/** Paints two mooring posts, which can be seen while a berth is free. */
function posts(g: G, look: Look, r: Rect, across: boolean, unit: number): void {
  const s = Math.max(2.4, unit * 0.05);
  for (const f of [0.2, 0.8]) {
    const [x, y] = across ? [r.x + unit * 0.02, r.y + r.h * f] : [r.x + r.w * f, r.y + unit * 0.02];
    circle(g, x, y, s);
    fillAndLine(g, look, look.woodLight, 1.1);
  }
}

/** Paints the raft of planks that carries supply or warehouse. */
function planks(g: G, look: Look, r: Rect): void {
  shadow(g, look, r, r.w * 0.09, 5);
  box(g, r, 5);
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.woodPale, look.woodLight]));
  look.matter?.dressWood(g, look, r, 5);
  pen(g, look.flat ? look.ink : 'rgba(42,27,16,.3)', 1);
  trace(g, ...[0.25, 0.5, 0.75].map((f) => [r.x, r.y + r.h * f, r.x + r.w, r.y + r.h * f]));
  g.stroke();
  box(g, r, 5);
  strokePath(g, look.ink, 1.3);
}

/** Paints an empty space for a token. */
export function niche(g: G, look: Look, r: Rect, radius: number): void {
  box(g, r, radius);
  fillPath(g, look.flat ? look.cream : look.recess);
  look.matter?.carve(g, look, r, Math.min(radius, r.w / 2), Math.max(1.5, r.w * 0.07), 0.36);
  pen(g, look.faint, 1);
  box(g, { x: r.x + 0.6, y: r.y + 0.6, w: r.w - 1.2, h: r.h - 1.2 }, radius);
  dashed(g, [Math.max(2, r.w * 0.11), Math.max(1.6, r.w * 0.08)]);
}

const EMBLEMS = { obelisk: 'obelisks', temple: 'temple', pyramids: 'pyramid', tomb: 'chamber' } as const;

function siteBoard(g: G, p: Picture, board: Board): void {
  const { look, layout, prints, setup } = p;
  const { seat, site, rect, icon, body, scale, sideB } = board;
  const small = rect.w < 110 || rect.h < 110;
  shadow(g, look, rect, small ? 2 : 3, 6);
  box(g, rect, 6);
  fillPath(g, shade(g, look, rect.x, rect.y, rect.x, rect.y + rect.h, [look.papyrus, look.sandLight]));
  look.matter?.grain(g, look, 'paper', 0.9);
  look.matter?.grain(g, look, 'slab', 0.5, 2);
  if (!look.flat) {
    pen(g, sideB ? look.teal : look.sandDark, small ? 2 : 3);
    const d = g.lineWidth * 0.8;
    box(g, { x: rect.x + d, y: rect.y + d, w: rect.w - 2 * d, h: rect.h - 2 * d }, 5);
    g.stroke();
  }
  box(g, rect, 6);
  strokePath(g, look.ink, 1.2);
  siteEmblem(g, look, EMBLEMS[site], icon);
  if (sideB) {
    pennant(g, look, rect, icon.h);
    look.matter?.grain(g, look, 'cloth', 0.6, 0.45);
  }
  const places = (pattern: RegExp): Rect[] =>
    [...layout.places].filter(([at]) => pattern.test(at)).map(([, r]) => r);
  const own = `site/${seat}/${site}`;
  switch (site) {
    case 'obelisk':
      tower(g, look, places(new RegExp(`^${own}/`)), body, sideB);
      break;
    case 'pyramids':
      for (const r of places(new RegExp(`^${own}/`))) niche(g, look, r, 2);
      break;
    case 'tomb':
      layout.places.forEach((r, at) => {
        if (at.startsWith(`${own}/`)) grave(g, look, r, at.slice(own.length + 1));
      });
      break;
    case 'temple':
      if (sideB || setup.config.memoryAid)
        for (const r of places(new RegExp(`^${own}/`))) niche(g, look, r, r.w / 2);
  }
  const print = prints.get(own);
  if (scale && print) points(g, look, scale, print.points);
}

/** Outlines the obelisk that is to grow here; on side B, lines mark the fifth and the tenth token. */
function tower(g: G, look: Look, blocks: Rect[], body: Rect, sideB: boolean): void {
  const first = blocks[0],
    last = blocks.at(-1);
  if (!first || !last) return;
  g.fillStyle = shade(g, look, first.x, 0, first.x + first.w, 0, [look.lime, look.sandDark]);
  g.fillRect(first.x - 4, first.y + first.h, first.w + 8, Math.max(3, body.y + body.h - first.y - first.h));
  pen(g, look.ink, 1.1);
  g.strokeRect(first.x - 4, first.y + first.h, first.w + 8, Math.max(3, body.y + body.h - first.y - first.h));
  g.beginPath();
  g.moveTo(first.x, first.y + first.h);
  g.lineTo(last.x, last.y);
  g.lineTo(last.x + last.w / 2, last.y - last.h * 0.7);
  g.lineTo(last.x + last.w, last.y);
  g.lineTo(first.x + first.w, first.y + first.h);
  g.closePath();
  fillPath(g, look.flat ? look.cream : look.recess);
  g.strokeStyle = look.faint;
  dashed(g, [4, 3]);
  if (!sideB) return;
  for (const n of [5, 10]) {
    const at = blocks[n - 1];
    if (!at) continue;
    trace(g, [body.x, at.y, at.x, at.y], [at.x + at.w, at.y, body.x + body.w, at.y]);
    strokePath(g, look.teal, 1.6);
    if (body.w < 66) continue;
    const tag = { x: body.x + body.w - 14, y: at.y - 8, w: 17, h: 15 };
    box(g, tag, 3);
    fillPath(g, look.flat ? look.cream : look.teal);
    if (look.flat) g.stroke();
    textIn(g, look, String(n), tag, 12, look.flat ? look.ink : '#FFFFFF');
  }
}

/** The least width of a grave that has room for its number, in px. */
const LEGIBLE = 12;

/** Paints a niche, with its number if there is room. */
function grave(g: G, look: Look, r: Rect, number: string): void {
  niche(g, look, r, r.w * 0.15);
  if (r.w < LEGIBLE) return; // the numbers would lie on each other
  textIn(
    g,
    look,
    number,
    r,
    Math.max(10, r.w * (number.length > 1 ? 0.48 : 0.56)),
    look.flat ? look.ink : 'rgba(42,27,16,.86)',
    600,
  );
}

/** Paints the printed points, each in a disc. */
function points(g: G, look: Look, r: Rect, all: number[]): void {
  const n = all.length,
    radius = Math.min(r.h / 2, r.w / n / 2.1);
  const pitch = Math.min(r.w / n, radius * 2.5);
  const x0 = r.x + (r.w - pitch * n) / 2 + pitch / 2;
  all.forEach((value, i) => {
    const x = x0 + i * pitch,
      y = r.y + r.h / 2;
    circle(g, x, y, radius);
    fillPath(g, look.flat ? look.cream : 'rgba(217,164,65,.5)');
    strokePath(g, look.faint, 1);
    text(
      g,
      look,
      value < 0 ? `−${-value}` : String(value),
      x,
      y,
      radius * (Math.abs(value) > 9 || value < 0 ? 1.22 : 1.4),
      look.ink,
      'center',
      700,
    );
  });
}
