// Paints the print inside the panels: empty spaces with their points, floors, plinths, effects.
import type { Place, Print, Setup } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import type { Layout } from '../layout/types';
import { numbers } from '../../../stage/scene';
import { bonus } from './cards';
import { pointsDisc, shade, shadow, text, textIn } from '../../../stage/brush/ink';
import {
  box,
  circle,
  dashed,
  fillPath,
  fillRect,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { mark } from '../../../stage/brush/stone';

export type Prints = Map<Place, Print>;

/** Paints an empty space for a stone. */
export function hollow(g: G, look: Look, r: Rect, onWood: boolean): void {
  const radius = r.w * 0.11;
  box(g, r, radius);
  fillPath(g, look.flat ? look.cream : onWood ? 'rgba(42,22,8,.12)' : look.recess);
  look.matter?.carve(g, look, r, radius, Math.max(1.5, r.w * 0.09), onWood ? 0.5 : 0.42);
  g.strokeStyle = look.flat ? look.ink : onWood ? 'rgba(255,238,205,.5)' : look.faint;
  g.lineWidth = Math.max(0.9, Math.min(1.4, r.w * 0.035));
  box(g, { x: r.x + 0.6, y: r.y + 0.6, w: r.w - 1.2, h: r.h - 1.2 }, radius);
  dashed(g, [Math.max(2, r.w * 0.11), Math.max(1.6, r.w * 0.08)]);
}

/** Paints worked stone under the buildings. */
export function floors(g: G, look: Look, layout: Layout): void {
  if (look.flat) return;
  for (const [id, r] of layout.marks) {
    if (id !== 'chamber-floor' && id !== 'temple-floor' && !id.startsWith('plinth/')) continue;
    const edge = 1.5;
    const at = { x: r.x - edge, y: r.y - edge, w: r.w + 2 * edge, h: r.h + 2 * edge };
    box(g, at, 5);
    fillPath(g, 'rgba(255,248,224,.34)');
    look.matter?.grain(g, look, 'masonry', 0.5);
    strokePath(g, 'rgba(90,60,25,.35)', 1);
  }
}

export function space(g: G, look: Look, r: Rect, print: Print | undefined, place: Place): void {
  hollow(g, look, r, false);
  if (print?.is === 'points') pointsSpace(g, look, r, print.points, print.bonus);
  else if (place.startsWith('chamber/')) chamberMark(g, look, r, numbers(place)[0]!);
}

/** Draws the points of a space in a disc, a pale spot if it is small, and beside them the bonus. */
export function pointsSpace(
  g: G,
  look: Look,
  r: Rect,
  points: number,
  what: 'card' | 'stones' | 'boat' | null,
): void {
  const pale = look.flat ? look.cream : 'rgba(250,240,214,.86)';
  const size = r.w * 0.54;
  const cx = what ? r.x + r.w * 0.31 : r.x + r.w / 2,
    cy = what ? r.y + r.h * 0.34 : r.y + r.h / 2;
  if (what)
    bonus(g, look, what, { x: r.x + r.w * 0.98 - size, y: r.y + r.h * 0.98 - size, w: size, h: size });
  if (r.w >= 36) return pointsDisc(g, look, points, cx, cy, r.w * (what ? 0.27 : 0.33), pale);
  circle(g, cx, cy, r.w * (what ? 0.29 : 0.4));
  fillPath(g, pale);
  text(g, look, String(points), cx, cy, Math.max(what ? 12 : 13, Math.min(17, r.w * (what ? 0.56 : 0.64))));
}

/** Paints a small arrow in the first space: the chamber is filled from the top left, by columns. */
function chamberMark(g: G, look: Look, r: Rect, i: number): void {
  if (i !== 0 || r.w < 18) return;
  const cx = r.x + r.w / 2,
    cy = r.y + r.h / 2,
    s = r.w * 0.2;
  trace(g, [cx, cy - s, cx, cy + s], [cx - s * 0.6, cy + s * 0.35, cx, cy + s, cx + s * 0.6, cy + s * 0.35]);
  strokePath(g, look.faint, Math.max(1.2, r.w * 0.06));
}

export function plates(g: G, look: Look, layout: Layout, setup: Setup, prints: Prints): void {
  for (const [id, r] of layout.marks) {
    const at = numbers(id)[0] ?? 0;
    if (id.startsWith('effect/')) templeEffect(g, look, r, prints.get(`temple/${at}`));
    else if (id.startsWith('row/')) podium(g, look, r);
    else if (id.startsWith('columns/')) drums(g, look, r);
    else if (id.startsWith('obelisk-ghost/')) {
      ghost(g, look, r);
      mark(g, setup.players[at]!.colour, r.x + r.w / 2, r.y + r.h - r.w * 0.4, r.w * 0.22, look.faint);
    } else if (id.startsWith('obelisk-plinth/')) slab(g, look, r);
    else if (id.startsWith('built-')) slot(g, look, id, r, prints.get(`built/${at}/0`));
    else if (id === 'pair-mat') mat(g, look, r);
    else if (id === 'discard') hollow(g, look, r, false);
  }
}

function templeEffect(g: G, look: Look, r: Rect, print: Print | undefined): void {
  if (print?.is !== 'temple-effect') return;
  const size = r.h > r.w * 1.15 ? r.w * 0.8 : Math.min(r.h, r.w * 0.5),
    cy = r.y + r.h / 2,
    cx = r.x + r.w / 2;
  switch (print.effect) {
    case 'one':
      return pointsDisc(g, look, 1, cx, cy, size * 0.42);
    case 'two':
      return pointsDisc(g, look, 2, cx, cy, size * 0.46);
    case 'card':
      return bonus(g, look, 'card', { x: cx - size / 2, y: cy - size / 2, w: size, h: size });
    case 'choice': {
      if (r.h > r.w * 1.15) return choiceBelow(g, look, r);
      const part = Math.min(size, r.w * 0.44);
      pointsDisc(g, look, 1, cx - r.w * 0.24, cy, part * 0.4);
      trace(g, [cx + r.w * 0.035, cy - part * 0.42, cx - r.w * 0.035, cy + part * 0.42]);
      strokePath(g, look.ink, 1.3);
      twoStones(g, look, cx + r.w * 0.25, cy, part * 0.86);
    }
  }
}

/** Paints the same choice in a narrow column, with the point over the stones. */
function choiceBelow(g: G, look: Look, r: Rect): void {
  const cx = r.x + r.w / 2,
    part = Math.min(r.w * 0.84, r.h * 0.5);
  pointsDisc(g, look, 1, cx, r.y + part * 0.48, part * 0.44);
  trace(g, [r.x + r.w * 0.25, r.y + r.h / 2, r.x + r.w * 0.75, r.y + r.h / 2]);
  strokePath(g, look.ink, 1.2);
  twoStones(g, look, cx, r.y + r.h - part * 0.46, part * 0.84);
}

function twoStones(g: G, look: Look, cx: number, cy: number, size: number): void {
  for (const [dx, dy] of [
    [0.12, -0.22],
    [-0.12, 0.2],
  ] as const) {
    const s = size * 0.56;
    const at = { x: cx + dx * size - s / 2, y: cy + dy * size - s / 2, w: s, h: s };
    box(g, at, 1.5);
    fillPath(g, look.lime);
    if (!look.flat) fillRect(g, 'rgba(90,60,25,.4)', at.x, at.y + s * 0.68, s, s * 0.32);
    box(g, at, 1.5);
    strokePath(g, look.ink, 1.1);
  }
}

/** Paints a podium, first, second and third, beside a row that is scored by itself. */
function podium(g: G, look: Look, r: Rect): void {
  const w = Math.min(r.w * 0.26, r.h * 0.22),
    foot = r.y + r.h * 0.72,
    cx = r.x + r.w / 2;
  pen(g, look.ink, 1.2);
  [
    [-1, 0.26],
    [0, 0.44],
    [1, 0.14],
  ].forEach(([dx, up]) => {
    const at = { x: cx + dx! * w - w / 2, y: foot - r.h * up!, w, h: r.h * up! };
    box(g, at, 1);
    fillPath(g, look.lime);
    g.stroke();
  });
}

/** Outlines the obelisk that is to grow here. */
function ghost(g: G, look: Look, r: Rect): void {
  const cap = Math.min(r.w * 0.5, r.h * 0.16);
  g.beginPath();
  g.moveTo(r.x + 1, r.y + r.h);
  g.lineTo(r.x + r.w * 0.1, r.y + cap);
  g.lineTo(r.x + r.w / 2, r.y);
  g.lineTo(r.x + r.w * 0.9, r.y + cap);
  g.lineTo(r.x + r.w - 1, r.y + r.h);
  g.closePath();
  fillPath(g, look.flat ? look.cream : 'rgba(90,60,25,.10)');
  pen(g, look.flat ? look.ink : 'rgba(42,27,16,.3)', 1.1);
  dashed(g, [4, 3]);
}

/** Paints the feet of a row of columns, seen from above. */
function drums(g: G, look: Look, r: Rect): void {
  const n = Math.max(4, Math.round(r.w / (r.h * 2.6)));
  for (let i = 0; i < n; i++) {
    const cx = r.x + r.h / 2 + ((r.w - r.h) * i) / (n - 1),
      cy = r.y + r.h / 2,
      radius = r.h * 0.42;
    if (!look.flat) {
      circle(g, cx + radius * 0.25, cy + radius * 0.3, radius);
      fillPath(g, look.shadow);
    }
    circle(g, cx, cy, radius);
    g.fillStyle = shade(g, look, cx - radius, cy - radius, cx + radius, cy + radius, [
      look.lime,
      look.sandDark,
    ]);
    g.fill();
    strokePath(g, look.faint, 1.1);
    circle(g, cx, cy, radius * 0.6);
    g.stroke();
  }
}

function slab(g: G, look: Look, r: Rect): void {
  shadow(g, look, r, 3, 3);
  box(g, r, 3);
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.lime, look.sandDark]));
  look.matter?.dressBox(g, look, r, 3, {});
  strokePath(g, look.ink, 1.3);
}

function slot(g: G, look: Look, id: string, r: Rect, print: Print | undefined): void {
  if (id.startsWith('built-ghost')) return ghost(g, look, r);
  slab(g, look, r);
  if (print?.is === 'points')
    textIn(g, look, String(print.points), r, Math.min(Math.max(18, r.h * 0.69), r.h * 0.95, r.w * 0.75));
}

function mat(g: G, look: Look, r: Rect): void {
  box(g, r, 5);
  fillPath(g, look.flat ? look.cream : 'rgba(90,60,25,.16)');
  pen(g, look.flat ? look.ink : 'rgba(42,27,16,.4)', 1.1);
  dashed(g, [4, 3]);
}
