// Paints the table from a scene: the printed board as one picture, then every piece as a sprite, far ones first.
import type { Card, Face, Place, Setup } from '../wire';
import { board } from '../faces/board';
import { ship } from '../faces/boat';
import { card, countTag, spent } from '../faces/cards';
import { countText, haloText, ring, type G } from '../faces/ink';
import type { Look } from '../faces/palette';
import type { Prints } from '../faces/spaces';
import { block, stone } from '../faces/stone';
import { actingStrip, chamberGroups, colourOf, obeliskHeights, quarryCount, raisedSpaces, scoreDisc } from '../faces/table';
import type { Berth, Layout } from '../layout/types';
import { inset, type Rect } from '../layout/rect';
import { HELD, heldPlace, quarryStack } from '../layout/seats';
import { head, numbers, type Scene } from './scene';
import type { Sprites } from './sprites';

export type Mark = 'legal' | 'chosen' | 'last' | 'forbidden';

export interface Picture {
  look: Look;
  layout: Layout;
  scene: Scene;
  setup: Setup;
  prints: Prints;
  sprites: Sprites;
  marks: Map<Place, Mark>;
  /** Places whose piece is still on its way. */
  hidden: Set<Place>;
  /** Pieces on their way to a pile, which does not show them yet. */
  pending: Map<Place, number>;
}

export function paintBoard(g: G, p: Picture): void {
  board(g, p.look, p.layout, p.setup, p.prints);
}

export function paintPieces(g: G, p: Picture): void {
  const { look, layout, scene } = p;
  for (const strip of layout.strips) {
    if (scene.toAct.includes(strip.seat)) actingStrip(g, look, strip.rect);
    scoreDisc(g, look, strip.score, scene.counts.get(`score/${strip.seat}`) ?? 0);
  }
  layout.quarryColumns.forEach((column, seat) => quarry(g, p, seat, column));
  cardPile(g, p, 'deck');
  cardPile(g, p, 'discard');
  for (const { seat } of layout.strips) {
    for (const card of HELD) held(g, p, heldPlace(seat, card), card);
  }
  for (const [place, n] of scene.counts) {
    if (head(place) === 'beside') beside(g, p, place, n);
  }
  raised(g, p);
  for (const berth of layout.berths) boat(g, p, berth);
  for (const [place, mark] of p.marks) drawMark(g, p, place, mark);
}

/** The tokens in the order in which they cover one another: by level, then from far to near. */
function raised(g: G, p: Picture): void {
  const { layout, scene } = p;
  const order = [...scene.tokens.entries()]
    .filter(([place, face]) => face?.is !== 'boat' && head(place) !== 'boat' && !p.hidden.has(place) && layout.places.has(place))
    .map(([place, face]) => ({ place, face, r: layout.places.get(place)!, z: levelOf(place) }))
    .sort((a, b) => a.z - b.z || a.r.y - b.r.y || a.r.x - b.r.x);
  let spaces = false;
  for (const { place, face, r, z } of order) {
    if (z > 0 && !spaces) { raisedSpaces(g, p.look, layout, scene, p.prints); spaces = true; }
    piece(g, p, place, face, r);
  }
  if (!spaces) raisedSpaces(g, p.look, layout, scene, p.prints);
  if (p.setup.config.chamber === 'a') chamberGroups(g, p.look, layout, visible(p));
  obeliskHeights(g, p.look, layout, scene, p.hidden);
}

const visible = (p: Picture): Scene =>
  (p.hidden.size ? { ...p.scene, tokens: new Map([...p.scene.tokens].filter(([place]) => !p.hidden.has(place))) } : p.scene);

function levelOf(place: Place): number {
  const [a = 0, b = 0] = numbers(place);
  switch (head(place)) {
    case 'pyramid': return b >= 13 ? 2 : b >= 9 ? 1 : b === 4 && a > 0 ? 1 : 0;
    case 'temple': return a / 100;
    case 'played': return 5 + a;
    default: return 0;
  }
}

const kind = (face: Face | null): string =>
  (face === null ? 'back' : face.is === 'card' ? face.card : face.is === 'stone' ? `stone${face.seat}` : 'boat');

const isBlock = (place: Place): boolean => head(place) === 'obelisk' || head(place) === 'built';

/** A stone or a card where it lies. */
export function piece(g: G, p: Picture, place: Place, face: Face | null, r: Rect, lifted = false): void {
  const { look, setup } = p;
  const key = `${kind(face)}${isBlock(place) ? 'b' : ''}${lifted ? '^' : ''}`;
  p.sprites.draw(g, key, r, (c, at) => paintFace(c, look, setup, face, at, isBlock(place), lifted));
}

export function paintFace(g: G, look: Look, setup: Setup, face: Face | null, r: Rect, asBlock: boolean, lifted: boolean): void {
  if (face === null) card(g, look, null, r, lifted);
  else if (face.is === 'card') card(g, look, face.card, r, lifted);
  else if (face.is === 'stone') {
    if (asBlock) block(g, look, colourOf(setup, face.seat), r);
    else stone(g, look, colourOf(setup, face.seat), r, lifted);
  }
}

const shownCount = (p: Picture, place: Place, n: number): number => n - (p.pending.get(place) ?? 0);

function quarry(g: G, p: Picture, seat: number, column: Rect): void {
  const n = shownCount(p, `quarry/${seat}`, p.scene.counts.get(`quarry/${seat}`) ?? 0);
  const stack = quarryStack(column, n);
  stack.boxes.forEach((box) => piece(g, p, `quarry/${seat}`, { is: 'stone', seat }, box));
  if (stack.tagged) label(g, p.look, n, column.x + column.w / 2, column.y + column.h - 9, column.w < 40 ? 14.5 : 15.5);
  else quarryCount(g, p.look, column, stack.number, n);
}

function cardPile(g: G, p: Picture, place: 'deck' | 'discard'): void {
  const r = p.layout.places.get(place);
  const n = shownCount(p, place, p.scene.counts.get(place) ?? 0);
  if (!r || n <= 0) return;
  const layers = Math.min(3, Math.ceil(n / 8));
  for (let i = 0; i < layers; i++) {
    const at = { ...r, x: r.x + i * 1.4, y: r.y - i * 1.4 };
    if (place === 'deck') piece(g, p, place, null, at);
    else p.sprites.draw(g, 'spent', at, (c, box) => spent(c, p.look, box));
  }
  // On the smallest tables there is no room for the number; the page tells it in words.
  const px = Math.max(13, Math.min(17, r.h * 0.36));
  if (r.w > 19) label(g, p.look, n, r.x + r.w / 2, r.y + r.h - px * 0.6, px);
}

function label(g: G, look: Look, n: number, x: number, y: number, px: number): void {
  g.font = `700 ${px}px ${look.font}`;
  const w = g.measureText(`×${n}`).width + 7, h = px * 1.15;
  g.fillStyle = look.cream;
  g.beginPath();
  g.roundRect(x - w / 2, y - h / 2, w, h, 4);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.1;
  g.stroke();
  countText(g, look, n, x, y, px);
}

function held(g: G, p: Picture, place: Place, what: Card): void {
  const r = p.layout.places.get(place);
  const shown = shownCount(p, place, p.scene.counts.get(place) ?? 0);
  if (!r || shown <= 0) return;
  piece(g, p, place, { is: 'card', card: what }, r);
  if (shown > 1) {
    const seen = p.layout.taps.get(place) ?? r;
    countTag(g, p.look, shown, { ...r, w: seen.w });
  }
}

function beside(g: G, p: Picture, place: Place, n: number): void {
  const r = p.layout.places.get(place);
  const shown = shownCount(p, place, n);
  if (!r || shown <= 0) return;
  piece(g, p, place, { is: 'stone', seat: numbers(place)[0]! }, r);
  countText(g, p.look, shown, r.x + r.w + 3, r.y + r.h / 2, Math.max(13, Math.min(18, r.h * 0.85)), p.look.ink, 'left');
}

/** A boat with the stones it carries. */
function boat(g: G, p: Picture, berth: Berth): void {
  if (p.hidden.has(berth.at)) return;
  hull(g, p, berth, berth.box);
  for (let i = berth.capacity - 1; i >= 0; i--) {
    const place = `boat/${berth.boat}/${i}`, face = p.scene.tokens.get(place), r = p.layout.places.get(place);
    if (face && r && !p.hidden.has(place)) piece(g, p, place, face, r);
  }
  if (p.marks.get(berth.at) === 'chosen') positions(g, p, berth);
}

/** Once a boat is chosen its places are numbered from the bow: the order of unloading. */
function positions(g: G, p: Picture, berth: Berth): void {
  for (let i = 0; i < berth.capacity; i++) {
    const r = p.layout.places.get(`boat/${berth.boat}/${i}`);
    if (r) haloText(g, p.look, String(i + 1), r.x + r.w / 2, r.y + r.h + berth.slot * 0.24, Math.max(12, berth.slot * 0.38));
  }
}

export function hull(g: G, p: Picture, berth: Berth, r: Rect, natural: { w: number; h: number } = r): void {
  let loaded = 0;
  for (let i = 0; i < berth.capacity; i++) {
    const place = `boat/${berth.boat}/${i}`;
    if (p.scene.tokens.has(place) && (berth.docked || !p.hidden.has(place))) loaded++;
  }
  const key = `boat${berth.capacity}.${berth.least}.${berth.docked ? 'd' : Math.min(loaded, berth.least)}`;
  const paint = (c: G, at: Rect) =>
    ship(c, p.look, { capacity: berth.capacity, least: berth.least, loaded, docked: berth.docked }, at);
  if (natural === r) p.sprites.draw(g, key, r, paint);
  else p.sprites.drawScaled(g, key, natural, r, paint);
}

/** Meaning by pattern, not by colour: dashed may be chosen, solid is chosen, brackets were the last move, hatching is barred. */
function drawMark(g: G, p: Picture, place: Place, mark: Mark): void {
  const r = markRect(p.layout, place);
  if (!r) return;
  const { look } = p;
  const radius = Math.max(3, Math.min(9, Math.min(r.w, r.h) * 0.14));
  const width = Math.max(1.5, Math.min(2.6, Math.min(r.w, r.h) * 0.06));
  switch (mark) {
    case 'legal': return ring(g, look, r, radius, false, width);
    case 'chosen': return ring(g, look, inset(r, -1), radius, true, width * 1.5);
    case 'last': return brackets(g, look, inset(r, -1.5), width);
    case 'forbidden': return hatch(g, look, r, radius);
  }
}

/** What the ring goes around: the piece, but the whole panel for a site and the whole pile for a quarry. */
function markRect(layout: Layout, place: Place): Rect | null {
  const r = layout.places.get(place);
  switch (head(place)) {
    case 'dock': return layout.taps.has(place) ? inset(layout.taps.get(place)!, 3) : null;
    case 'quarry': return layout.taps.has(place) ? inset(layout.taps.get(place)!, 1) : null;
    case 'pair': return layout.taps.get(place) ?? r ?? null;
    case 'lane': return r && layout.berths.some((b) => b.at === place) ? inset(r, -2) : null;
    default: return r ?? null;
  }
}

function brackets(g: G, look: Look, r: Rect, width: number): void {
  const l = Math.min(r.w, r.h) * 0.28;
  for (const [colour, line] of [[look.ink, width * 2.1], [look.cream, width * 0.95]] as const) {
    g.strokeStyle = colour;
    g.lineWidth = line;
    g.lineCap = 'square';
    g.lineJoin = 'miter';
    g.beginPath();
    for (const [x, y, sx, sy] of [[r.x, r.y, 1, 1], [r.x + r.w, r.y, -1, 1], [r.x, r.y + r.h, 1, -1], [r.x + r.w, r.y + r.h, -1, -1]] as const) {
      g.moveTo(x + sx * l, y); g.lineTo(x, y); g.lineTo(x, y + sy * l);
    }
    g.stroke();
  }
  g.lineCap = 'butt';
}

function hatch(g: G, look: Look, r: Rect, radius: number): void {
  g.save();
  g.beginPath();
  g.roundRect(r.x, r.y, r.w, r.h, radius);
  g.clip();
  const step = Math.min(r.w, r.h) > 80 ? 22 : 9;
  for (const [colour, line] of [[look.ink, 2.4], [look.cream, 1]] as const) {
    g.strokeStyle = colour;
    g.lineWidth = line;
    g.beginPath();
    for (let d = 0; d < r.w + r.h; d += step) { g.moveTo(r.x + d, r.y); g.lineTo(r.x + d - r.h, r.y + r.h); }
    g.stroke();
  }
  g.restore();
}
