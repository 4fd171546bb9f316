// The printed board: sand table, river, panels, empty spaces. Drawn once for a layout, then kept as a picture.
import type { Place, Print, Setup } from '../wire';
import type { Rect } from '../layout/rect';
import type { Layout, SitePanel } from '../layout/types';
import { numbers } from '../stage/scene';
import { bonus } from './cards';
import { siteEmblem } from './emblems';
import { box, grains, pointsDisc, shade, shadow, text, type G } from './ink';
import type { Look } from './palette';
import { mark } from './stone';

export type Prints = Map<Place, Print>;

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

/** A place that waits for a stone. */
function hollow(g: G, look: Look, r: Rect, onWood: boolean): void {
  const radius = r.w * 0.11;
  g.fillStyle = look.flat ? look.cream : onWood ? 'rgba(42,22,8,.34)' : look.recess;
  box(g, r, radius);
  g.fill();
  g.strokeStyle = look.flat ? look.ink : onWood ? 'rgba(255,238,205,.5)' : look.faint;
  g.lineWidth = Math.max(0.9, Math.min(1.4, r.w * 0.035));
  g.setLineDash([Math.max(2, r.w * 0.11), Math.max(1.6, r.w * 0.08)]);
  box(g, { x: r.x + 0.6, y: r.y + 0.6, w: r.w - 1.2, h: r.h - 1.2 }, radius);
  g.stroke();
  g.setLineDash([]);
}

/** Worked stone under the buildings. */
function floors(g: G, look: Look, layout: Layout): void {
  if (look.flat) return;
  for (const [id, r] of layout.marks) {
    if (id !== 'chamber-floor' && id !== 'temple-floor' && !id.startsWith('plinth/')) continue;
    const edge = 1.5;
    const at = { x: r.x - edge, y: r.y - edge, w: r.w + 2 * edge, h: r.h + 2 * edge };
    g.fillStyle = 'rgba(255,248,224,.34)';
    box(g, at, 5);
    g.fill();
    g.strokeStyle = 'rgba(90,60,25,.35)';
    g.lineWidth = 1;
    g.stroke();
  }
}

function space(g: G, look: Look, r: Rect, print: Print | undefined, place: Place): void {
  hollow(g, look, r, false);
  if (print?.is === 'points') pointsSpace(g, look, r, print.points, print.bonus);
  else if (place.startsWith('chamber/')) chamberMark(g, look, r, numbers(place)[0]!);
}

/** What a space gives: points in a disc, and beside them the bonus. In a small space the disc is only a pale spot. */
export function pointsSpace(g: G, look: Look, r: Rect, points: number, what: 'card' | 'stones' | 'boat' | null): void {
  const pale = look.flat ? look.cream : 'rgba(250,240,214,.86)';
  const size = r.w * 0.54;
  const cx = what ? r.x + r.w * 0.31 : r.x + r.w / 2, cy = what ? r.y + r.h * 0.34 : r.y + r.h / 2;
  if (what) bonus(g, look, what, { x: r.x + r.w * 0.98 - size, y: r.y + r.h * 0.98 - size, w: size, h: size });
  if (r.w >= 36) return pointsDisc(g, look, points, cx, cy, r.w * (what ? 0.27 : 0.33), pale);
  g.fillStyle = pale;
  g.beginPath();
  g.arc(cx, cy, r.w * (what ? 0.29 : 0.4), 0, 7);
  g.fill();
  text(g, look, String(points), cx, cy, Math.max(what ? 12 : 13, Math.min(17, r.w * (what ? 0.56 : 0.64))));
}

/** Filled from the top left, column by column: a small arrow in the first space says so. */
function chamberMark(g: G, look: Look, r: Rect, i: number): void {
  if (i !== 0 || r.w < 18) return;
  const cx = r.x + r.w / 2, cy = r.y + r.h / 2, s = r.w * 0.2;
  g.beginPath();
  g.moveTo(cx, cy - s); g.lineTo(cx, cy + s);
  g.moveTo(cx - s * 0.6, cy + s * 0.35); g.lineTo(cx, cy + s); g.lineTo(cx + s * 0.6, cy + s * 0.35);
  g.strokeStyle = look.faint;
  g.lineWidth = Math.max(1.2, r.w * 0.06);
  g.stroke();
}

function plates(g: G, look: Look, layout: Layout, setup: Setup, prints: Prints): void {
  for (const [id, r] of layout.marks) {
    const at = numbers(id)[0] ?? 0;
    if (id.startsWith('effect/')) templeEffect(g, look, r, prints.get(`temple/${at}`));
    else if (id.startsWith('row/')) podium(g, look, r);
    else if (id.startsWith('columns/')) drums(g, look, r);
    else if (id.startsWith('obelisk-ghost/')) {
      ghost(g, look, r);
      mark(g, setup.players[at]!.colour, r.x + r.w / 2, r.y + r.h - r.w * 0.4, r.w * 0.22, look.faint);
    }
    else if (id.startsWith('obelisk-plinth/')) slab(g, look, r);
    else if (id.startsWith('built-')) slot(g, look, id, r, prints.get(`built/${at}/0`));
    else if (id === 'pair-mat') mat(g, look, r);
    else if (id === 'discard') hollow(g, look, r, false);
  }
}

function templeEffect(g: G, look: Look, r: Rect, print: Print | undefined): void {
  if (print?.is !== 'temple-effect') return;
  const size = r.h > r.w * 1.15 ? r.w * 0.8 : Math.min(r.h, r.w * 0.5), cy = r.y + r.h / 2, cx = r.x + r.w / 2;
  switch (print.effect) {
    case 'one': return pointsDisc(g, look, 1, cx, cy, size * 0.42);
    case 'two': return pointsDisc(g, look, 2, cx, cy, size * 0.46);
    case 'card': return bonus(g, look, 'card', { x: cx - size / 2, y: cy - size / 2, w: size, h: size });
    case 'choice': {
      if (r.h > r.w * 1.15) return choiceBelow(g, look, r);
      const part = Math.min(size, r.w * 0.44);
      pointsDisc(g, look, 1, cx - r.w * 0.24, cy, part * 0.4);
      g.beginPath();
      g.moveTo(cx + r.w * 0.035, cy - part * 0.42); g.lineTo(cx - r.w * 0.035, cy + part * 0.42);
      g.strokeStyle = look.ink;
      g.lineWidth = 1.3;
      g.stroke();
      twoStones(g, look, cx + r.w * 0.25, cy, part * 0.86);
    }
  }
}

/** The same choice in a narrow column: the point over the stones. */
function choiceBelow(g: G, look: Look, r: Rect): void {
  const cx = r.x + r.w / 2, part = Math.min(r.w * 0.84, r.h * 0.5);
  pointsDisc(g, look, 1, cx, r.y + part * 0.48, part * 0.44);
  g.beginPath();
  g.moveTo(r.x + r.w * 0.25, r.y + r.h / 2); g.lineTo(r.x + r.w * 0.75, r.y + r.h / 2);
  g.strokeStyle = look.ink;
  g.lineWidth = 1.2;
  g.stroke();
  twoStones(g, look, cx, r.y + r.h - part * 0.46, part * 0.84);
}

function twoStones(g: G, look: Look, cx: number, cy: number, size: number): void {
  for (const [dx, dy] of [[0.12, -0.22], [-0.12, 0.2]] as const) {
    const s = size * 0.56;
    const at = { x: cx + dx * size - s / 2, y: cy + dy * size - s / 2, w: s, h: s };
    g.fillStyle = look.lime;
    box(g, at, 1.5);
    g.fill();
    if (!look.flat) { g.fillStyle = 'rgba(90,60,25,.4)'; g.fillRect(at.x, at.y + s * 0.68, s, s * 0.32); }
    g.strokeStyle = look.ink;
    g.lineWidth = 1.1;
    box(g, at, 1.5);
    g.stroke();
  }
}

/** Beside a row that is scored for itself: first, second, third. */
function podium(g: G, look: Look, r: Rect): void {
  const w = Math.min(r.w * 0.26, r.h * 0.22), foot = r.y + r.h * 0.72, cx = r.x + r.w / 2;
  g.lineWidth = 1.2;
  g.strokeStyle = look.ink;
  [[-1, 0.26], [0, 0.44], [1, 0.14]].forEach(([dx, up]) => {
    const at = { x: cx + dx! * w - w / 2, y: foot - r.h * up!, w, h: r.h * up! };
    g.fillStyle = look.lime;
    box(g, at, 1);
    g.fill();
    g.stroke();
  });
}

/** The outline of the obelisk that is to grow here. */
function ghost(g: G, look: Look, r: Rect): void {
  const cap = Math.min(r.w * 0.5, r.h * 0.16);
  g.beginPath();
  g.moveTo(r.x + 1, r.y + r.h);
  g.lineTo(r.x + r.w * 0.1, r.y + cap); g.lineTo(r.x + r.w / 2, r.y); g.lineTo(r.x + r.w * 0.9, r.y + cap);
  g.lineTo(r.x + r.w - 1, r.y + r.h);
  g.closePath();
  g.fillStyle = look.flat ? look.cream : 'rgba(90,60,25,.10)';
  g.fill();
  g.strokeStyle = look.flat ? look.ink : 'rgba(42,27,16,.3)';
  g.lineWidth = 1.1;
  g.setLineDash([4, 3]);
  g.stroke();
  g.setLineDash([]);
}

/** The feet of a row of columns, seen from above. */
function drums(g: G, look: Look, r: Rect): void {
  const n = Math.max(4, Math.round(r.w / (r.h * 2.6)));
  for (let i = 0; i < n; i++) {
    const cx = r.x + r.h / 2 + (r.w - r.h) * i / (n - 1), cy = r.y + r.h / 2, radius = r.h * 0.42;
    if (!look.flat) {
      g.fillStyle = look.shadow;
      g.beginPath();
      g.arc(cx + radius * 0.25, cy + radius * 0.3, radius, 0, 7);
      g.fill();
    }
    g.beginPath();
    g.arc(cx, cy, radius, 0, 7);
    g.fillStyle = shade(g, look, cx - radius, cy - radius, cx + radius, cy + radius, [look.lime, look.sandDark]);
    g.fill();
    g.strokeStyle = look.faint;
    g.lineWidth = 1.1;
    g.stroke();
    g.beginPath();
    g.arc(cx, cy, radius * 0.6, 0, 7);
    g.stroke();
  }
}

function slab(g: G, look: Look, r: Rect): void {
  shadow(g, look, r, 3, 3);
  g.fillStyle = shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.lime, look.sandDark]);
  box(g, r, 3);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.3;
  g.stroke();
}

function slot(g: G, look: Look, id: string, r: Rect, print: Print | undefined): void {
  if (id.startsWith('built-ghost')) return ghost(g, look, r);
  slab(g, look, r);
  if (print?.is === 'points') text(g, look, String(print.points), r.x + r.w / 2, r.y + r.h / 2, Math.min(18, r.h * 0.95, r.w * 0.75));
}

function mat(g: G, look: Look, r: Rect): void {
  g.fillStyle = look.flat ? look.cream : 'rgba(181,71,47,.32)';
  box(g, r, 5);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.1;
  g.stroke();
}
