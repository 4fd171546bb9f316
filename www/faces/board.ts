// The printed board: sand table, river, panels, empty spaces. Drawn once for a layout, then kept as a picture.
import type { Setup } from '../wire';
import type { Rect } from '../layout/rect';
import type { Layout, SitePanel } from '../layout/types';
import { siteEmblem } from './emblems';
import { box, grains, shade, shadow, text, type G } from './ink';
import type { Look } from './palette';
import { floors, hollow, plates, space, type Prints } from './spaces';
import { mark } from './stone';

export function board(g: G, look: Look, layout: Layout, setup: Setup, prints: Prints): void {
  ground(g, look, layout);
  water(g, look, layout.river, layout.riverAcross, layout.size);
  for (const panel of layout.sites) sitePanel(g, look, panel);
  if (layout.quarry) quarryPanel(g, look, layout);
  for (const strip of layout.strips) stripPanel(g, look, layout, strip.seat, setup);
  floors(g, look, layout);
  for (const { place, box: r } of layout.spaces) space(g, look, r, prints.get(place), place);
  plates(g, look, layout, setup, prints);
}

function ground(g: G, look: Look, layout: Layout): void {
  const { w, h } = layout.size;
  g.fillStyle = look.table;
  g.fillRect(0, 0, w, h);
  if (look.flat) return;
  const next = grains(11);
  g.fillStyle = look.speck;
  g.globalAlpha = 0.09;
  for (let i = 0; i < w * h / 700; i++) g.fillRect(next() * w, next() * h, 1.2, 1.2);
  g.globalAlpha = 1;
}

export function water(g: G, look: Look, r: Rect, across: boolean, size: { w: number; h: number }): void {
  const bank = Math.max(2.5, Math.min(7, (across ? r.h : r.w) * 0.03));
  if (!look.flat) {
    g.fillStyle = look.sandLight;
    if (across) g.fillRect(r.x, r.y - bank, r.w, r.h + bank * 2);
    else g.fillRect(r.x - bank, r.y, r.w + bank * 2, r.h);
  }
  g.save();
  g.beginPath();
  g.rect(r.x, r.y, r.w, r.h);
  g.clip();
  g.fillStyle = across ? shade(g, look, 0, r.y, 0, r.y + r.h, [look.nileDark, look.nile, look.nileDark])
    : shade(g, look, r.x, 0, r.x + r.w, 0, [look.nileDark, look.nile, look.nileDark]);
  g.fillRect(r.x, r.y, r.w, r.h);
  if (!look.flat) waves(g, look, r);
  g.restore();
  g.strokeStyle = look.ink;
  g.lineWidth = look.flat ? 1.5 : 1.2;
  g.beginPath();
  if (across) {
    g.moveTo(r.x, r.y); g.lineTo(r.x + r.w, r.y);
    if (r.y + r.h < size.h - 1) { g.moveTo(r.x, r.y + r.h); g.lineTo(r.x + r.w, r.y + r.h); }
  } else {
    g.moveTo(r.x, r.y); g.lineTo(r.x, r.y + r.h);
    g.moveTo(r.x + r.w, r.y); g.lineTo(r.x + r.w, r.y + r.h);
  }
  g.stroke();
  if (!look.flat && !across) reeds(g, look, r);
}

function waves(g: G, look: Look, r: Rect): void {
  const next = grains(5);
  g.strokeStyle = look.nileLight;
  g.globalAlpha = 0.3;
  g.lineWidth = 1.3;
  g.lineCap = 'round';
  for (let y = r.y + 8; y < r.y + r.h; y += 19) {
    for (let x = r.x; x < r.x + r.w; x += 84) {
      const X = x + next() * 60, Y = y + next() * 12, l = 7 + next() * 5;
      g.beginPath();
      g.moveTo(X, Y);
      g.quadraticCurveTo(X + l, Y - 4, X + l * 2, Y);
      g.quadraticCurveTo(X + l * 3, Y + 4, X + l * 4, Y);
      g.stroke();
    }
  }
  g.globalAlpha = 1;
}

/** A few tufts along the near bank. */
function reeds(g: G, look: Look, r: Rect): void {
  const next = grains(23);
  g.lineCap = 'round';
  for (let y = r.y + 30; y < r.y + r.h - 10; y += 70 + next() * 110) {
    for (let i = 0; i < 4; i++) {
      const x = r.x + 1 + i * 2.6 + next(), h = 10 + next() * 9, lean = (i - 1) * 2.2;
      g.beginPath();
      g.moveTo(x, y); g.quadraticCurveTo(x, y - h * 0.6, x + lean, y - h);
      g.strokeStyle = look.ink;
      g.lineWidth = 2.6;
      g.stroke();
      g.strokeStyle = look.reed;
      g.lineWidth = 1.5;
      g.stroke();
    }
  }
}

function panel(g: G, look: Look, r: Rect, trim: string | null): void {
  const small = r.w < 170 || r.h < 120;
  const radius = small ? 6 : 10;
  shadow(g, look, r, small ? 3 : 5, radius);
  g.fillStyle = shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.sandLight, look.sand]);
  box(g, r, radius);
  g.fill();
  if (trim && !look.flat) {
    const width = small ? 2.2 : 3.4;
    g.strokeStyle = trim;
    g.lineWidth = width;
    box(g, { x: r.x + width * 0.8, y: r.y + width * 0.8, w: r.w - width * 1.6, h: r.h - width * 1.6 }, radius - 1);
    g.stroke();
  }
  g.strokeStyle = look.ink;
  g.lineWidth = small ? 1.2 : 1.5;
  box(g, r, radius);
  g.stroke();
}

function sitePanel(g: G, look: Look, site: SitePanel): void {
  const { rect, icon, dock, sideB } = site;
  panel(g, look, rect, sideB ? look.teal : look.sandDark);
  siteEmblem(g, look, site.site, icon);
  basin(g, look, dock);
  if (!sideB) return;
  // A pennant with the letter hangs over the corner.
  const w = 16, h = Math.min(24, icon.h + 3);
  const x = rect.x + rect.w - w - (rect.w < 170 ? 4 : 7), y = rect.y - 2;
  g.beginPath();
  g.moveTo(x, y); g.lineTo(x + w, y); g.lineTo(x + w, y + h); g.lineTo(x + w / 2, y + h - 5); g.lineTo(x, y + h);
  g.closePath();
  g.fillStyle = look.teal;
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.2;
  g.stroke();
  text(g, look, 'B', x + w / 2, y + h * 0.4, 13, look.flat ? look.ink : '#FFFFFF');
}

/** The dock: an inlet with a post to moor at. A boat covers the post, so a free dock shows it. */
function basin(g: G, look: Look, r: Rect): void {
  const radius = [r.h * 0.5, r.h * 0.18, r.h * 0.18, r.h * 0.5];
  g.fillStyle = shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [look.nileDark, look.nile]);
  box(g, r, radius);
  g.fill();
  if (!look.flat) {
    g.save();
    box(g, r, radius);
    g.clip();
    g.strokeStyle = look.nileLight;
    g.globalAlpha = 0.45;
    g.lineWidth = 1.1;
    for (const [fx, fy] of [[0.16, 0.36], [0.42, 0.72], [0.62, 0.3]] as const) {
      const x = r.x + r.w * fx, y = r.y + r.h * fy;
      g.beginPath();
      g.moveTo(x, y); g.quadraticCurveTo(x + 5, y - 3, x + 10, y); g.quadraticCurveTo(x + 15, y + 3, x + 20, y);
      g.stroke();
    }
    g.restore();
  }
  g.strokeStyle = look.ink;
  g.lineWidth = 1.3;
  box(g, r, radius);
  g.stroke();
  const peg = Math.max(3, r.h * 0.13);
  const x = r.x + r.w - peg * 2, y = r.y + r.h / 2;
  g.fillStyle = look.woodDark;
  box(g, { x: x - peg * 0.7, y: y - peg * 0.2, w: peg * 1.4, h: peg * 1.9 }, peg * 0.4);
  g.fill();
  g.stroke();
  g.beginPath();
  g.ellipse(x, y - peg * 0.2, peg * 0.8, peg * 0.5, 0, 0, 7);
  g.fillStyle = look.woodLight;
  g.fill();
  g.stroke();
}

/** A stepped cliff behind the columns. */
function quarryPanel(g: G, look: Look, layout: Layout): void {
  const r = layout.quarry!;
  panel(g, look, r, look.sandDark);
  if (look.flat) return;
  g.save();
  box(g, { x: r.x + 5, y: r.y + 5, w: r.w - 10, h: r.h - 10 }, 6);
  g.clip();
  const floor = r.y + r.h * 0.8;
  g.fillStyle = 'rgba(150,110,60,.28)';
  g.beginPath();
  g.moveTo(r.x, r.y + r.h * 0.36);
  [0.16, 0.38, 0.58, 0.8, 1].forEach((fx, i) => {
    const y = r.y + r.h * [0.34, 0.27, 0.36, 0.25, 0.33][i]!;
    g.lineTo(r.x + r.w * (fx - 0.14), y); g.lineTo(r.x + r.w * fx, y);
  });
  g.lineTo(r.x + r.w, floor); g.lineTo(r.x, floor);
  g.closePath();
  g.fill();
  g.strokeStyle = 'rgba(90,60,25,.25)';
  g.lineWidth = 1.2;
  g.stroke();
  g.fillStyle = 'rgba(120,84,40,.22)';
  g.fillRect(r.x, floor, r.w, r.h);
  g.restore();
}

function stripPanel(g: G, look: Look, layout: Layout, seat: number, setup: Setup): void {
  const strip = layout.strips[seat]!;
  panel(g, look, strip.rect, null);
  const ink = look.stones[setup.players[seat]!.colour] ?? look.stones[3]!;
  const c = strip.glyph;
  g.fillStyle = shade(g, look, c.x, c.y, c.x + c.w, c.y + c.h, [ink.light, ink.base]);
  box(g, c, c.w * 0.2);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.2;
  g.stroke();
  mark(g, setup.players[seat]!.colour, c.x + c.w / 2, c.y + c.h / 2, c.w * 0.28, ink.mark);
  sled(g, look, strip.sled);
  for (let i = 0; i < 5; i++) hollow(g, look, layout.places.get(`sled/${seat}/${i}`)!, true);
}

/** Two runners that curl up in front, and planks across. */
function sled(g: G, look: Look, r: Rect): void {
  const body = { x: r.x, y: r.y, w: r.w - r.h * 0.3, h: r.h * 0.84 };
  shadow(g, look, { ...body, h: r.h * 0.94 }, r.h * 0.1, r.h * 0.1);
  const runner = () => {
    g.beginPath();
    g.moveTo(r.x + r.h * 0.06, r.y + r.h * 0.9);
    g.lineTo(r.x + r.w - r.h * 0.55, r.y + r.h * 0.9);
    g.bezierCurveTo(r.x + r.w - r.h * 0.1, r.y + r.h * 0.9, r.x + r.w, r.y + r.h * 0.5, r.x + r.w - r.h * 0.12, r.y + r.h * 0.2);
  };
  g.lineCap = 'round';
  runner();
  g.strokeStyle = look.ink;
  g.lineWidth = Math.max(4, r.h * 0.16);
  g.stroke();
  runner();
  g.strokeStyle = look.woodLight;
  g.lineWidth = Math.max(1.6, r.h * 0.16 - 2.6);
  g.stroke();
  g.fillStyle = shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.woodLight, look.wood, look.woodDark]);
  box(g, body, r.h * 0.1);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = Math.max(1.1, r.h * 0.035);
  g.stroke();
}
