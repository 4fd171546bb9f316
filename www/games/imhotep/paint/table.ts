// Paints what changes on the table and is no piece: columns of the quarry, heights, groups, counts.
import type { Face, Place } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import { placesOf } from '../layout/pyramids';
import { shapeOf } from '../shape';
import type { Layout } from '../layout/types';
import { head, numbers } from '../../../stage/scene';
import type { Scene } from '../layout/boats';
import { pointsSpace, type Prints } from './spaces';
import { countText, text, textIn } from '../../../stage/brush/ink';
import {
  box,
  dashed,
  fillAndLine,
  fillPath,
  pen,
  shape,
  strokePath,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';

const stoneSeat = (face: Face | null | undefined): number | null => (face?.is === 'stone' ? face.seat : null);

/** Draws one outline around stones of one colour that lie side by side in the chamber. */
export function chamberGroups(g: G, look: Look, layout: Layout, scene: Scene): void {
  const at = (c: number, r: number): number | null =>
    c < 0 || r < 0 || r > 2 ? null : stoneSeat(scene.tokens.get(`chamber/${c * 3 + r}`));
  const floor = layout.marks.get('chamber-floor');
  const first = layout.places.get('chamber/0'),
    below = layout.places.get('chamber/1'),
    right = layout.places.get('chamber/3');
  if (!floor || !first || !below || !right) return;
  const pw = right.x - first.x,
    ph = below.y - first.y,
    inset = Math.max(0.9, pw * 0.035);
  g.beginPath();
  for (const place of scene.tokens.keys()) {
    if (head(place) !== 'chamber') continue;
    const i = numbers(place)[0]!,
      c = Math.floor(i / 3),
      r = i % 3;
    const seat = at(c, r);
    const joins = {
      l: at(c - 1, r) === seat,
      r: at(c + 1, r) === seat,
      t: at(c, r - 1) === seat,
      b: at(c, r + 1) === seat,
    };
    if (seat === null || !(joins.l || joins.r || joins.t || joins.b)) continue;
    const x = floor.x + c * pw,
      y = floor.y + r * ph;
    const x0 = x + (joins.l ? 0 : inset),
      x1 = x + pw - (joins.r ? 0 : inset);
    const y0 = y + (joins.t ? 0 : inset),
      y1 = y + ph - (joins.b ? 0 : inset);
    if (!joins.t) {
      g.moveTo(x0, y0);
      g.lineTo(x1, y0);
    }
    if (!joins.b) {
      g.moveTo(x0, y1);
      g.lineTo(x1, y1);
    }
    if (!joins.l) {
      g.moveTo(x0, y0);
      g.lineTo(x0, y1);
    }
    if (!joins.r) {
      g.moveTo(x1, y0);
      g.lineTo(x1, y1);
    }
    // If two sides run on but the diagonal belongs to another player, the outline turns inwards by the inset.
    corner(g, joins.r && joins.t && at(c + 1, r - 1) !== seat, x1, y0, -0, inset, inset);
    corner(g, joins.r && joins.b && at(c + 1, r + 1) !== seat, x1, y1, -0, -inset, inset);
    corner(g, joins.l && joins.t && at(c - 1, r - 1) !== seat, x0, y0, 0, inset, -inset);
    corner(g, joins.l && joins.b && at(c - 1, r + 1) !== seat, x0, y1, 0, -inset, -inset);
  }
  twoTone(g, look, Math.max(1.5, Math.min(3, pw * 0.06)));
}

function corner(g: G, is: boolean, x: number, y: number, _: number, dy: number, dx: number): void {
  if (!is) return;
  g.moveTo(x, y + dy);
  g.lineTo(x - dx, y + dy);
  g.moveTo(x - dx, y + dy);
  g.lineTo(x - dx, y);
}

/** Strokes the path in ink with cream on top; dashes would mean that something can be chosen. */
function twoTone(g: G, look: Look, width: number): void {
  g.lineCap = 'square';
  g.lineJoin = 'miter';
  strokePath(g, look.ink, width * 2.2);
  strokePath(g, look.cream, width);
  g.lineCap = 'butt';
}

/**
 * Draws the spaces of one level of the pyramids above the ground, from 0, once the layer below is complete.
 * The stones of that level lie on them.
 */
export function raisedSpaces(
  g: G,
  look: Look,
  layout: Layout,
  scene: Scene,
  prints: Prints,
  level: number,
): void {
  const sideB = layout.places.has('pyramid/1/0'),
    places = placesOf(prints.keys());
  for (let p = sideB ? 3 * level : 0; p < (sideB ? 3 : 1); p++) {
    const all = places[p] ?? 0;
    const [from, to, end] = sideB ? [0, shapeOf(all).ground, all] : level ? [9, 13, 14] : [0, 9, 13];
    let open = true;
    for (let i = from; i < end; i++) {
      const place = `pyramid/${p}/${i}`,
        taken = scene.tokens.has(place);
      if (i < to) open &&= taken;
      else {
        const r = layout.places.get(place),
          print = prints.get(place);
        if (!r || taken || print?.is !== 'points') continue;
        if (open) ledge(g, look, r, print.points, print.bonus);
        else if (sideB) small(g, look, r, print.points);
      }
    }
  }
}

function ledge(g: G, look: Look, r: Rect, points: number, what: 'card' | 'stones' | 'boat' | null): void {
  box(g, r, r.w * 0.12);
  fillPath(g, look.flat ? look.cream : 'rgba(235,215,174,.94)');
  pen(g, look.ink, 1.1);
  dashed(g, [3, 2.4]);
  pointsSpace(g, look, r, points, what);
}

/** Draws the value of a top that cannot be built on yet: a small lozenge over the joint. */
function small(g: G, look: Look, r: Rect, points: number): void {
  const cx = r.x + r.w * 0.55,
    cy = r.y + r.h * 0.72,
    s = Math.max(8.5, r.w * 0.3);
  shape(g, cx, cy - s, cx + s, cy, cx, cy + s, cx - s, cy);
  fillAndLine(g, look, look.flat ? look.cream : look.gold, 1.1);
  text(g, look, String(points), cx, cy, s * 1.12);
}

export function obeliskHeights(g: G, look: Look, layout: Layout, scene: Scene, hidden: Set<Place>): void {
  for (const [id, r] of layout.marks) {
    if (!id.startsWith('obelisk-plinth/')) continue;
    const seat = numbers(id)[0]!;
    let n = 0;
    for (const place of scene.tokens.keys())
      if (place.startsWith(`obelisk/${seat}/`) && !hidden.has(place)) n++;
    textIn(g, look, String(n), r, Math.min(Math.max(20, r.h * 0.58), r.h * 0.86));
  }
}

/** Writes the stock of a quarry below its column. */
export function quarryCount(g: G, look: Look, column: Rect, band: number, n: number): void {
  countText(
    g,
    look,
    n,
    column.x + column.w / 2,
    column.y + column.h - band / 2 + 1,
    Math.min(Math.max(20, band * 0.77), band * 0.96),
  );
}
