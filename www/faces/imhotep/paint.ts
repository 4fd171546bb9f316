// Paints Imhotep's table from a scene, far pieces first.
import type { Berth, Layout } from '../../layout/imhotep/types';
import type { Rect } from '../../layout/rect';
import { HELD, heldPlace, quarryStack } from '../../layout/imhotep/seats';
import { piece, shownCount, type Picture as AnyPicture } from '../../stage/draw';
import { head, numbers } from '../../stage/scene';
import type { Scene } from '../../layout/imhotep/boats';
import type { Card, Face, Game, Place } from '../../wire/imhotep';
import { actingStrip } from '../furniture';
import { colourOf, scoreDisc, slip } from '../plates';
import { countText, haloText, type G } from '../ink';
import { block, stone } from '../stone';
import { board } from './board';
import { ship } from './boat';
import { card, countTag, spent } from './cards';
import { chamberGroups, obeliskHeights, quarryCount, raisedSpaces } from './table';

export type Picture = AnyPicture<Game, Layout>;

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
  for (const place of scene.counts.keys()) {
    if (head(place) === 'beside') beside(g, p, place);
  }
  raised(g, p);
  for (const berth of layout.berths) boat(g, p, berth);
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

function quarry(g: G, p: Picture, seat: number, column: Rect): void {
  const n = shownCount(p, `quarry/${seat}`);
  const stack = quarryStack(column, n);
  stack.boxes.forEach((box) => piece(g, p, `quarry/${seat}`, { is: 'stone', seat }, box));
  if (stack.tagged) slip(g, p.look, n, column.x + column.w / 2, column.y + column.h - 9, column.w < 40 ? 14.5 : 15.5);
  else quarryCount(g, p.look, column, stack.number, n);
}

function cardPile(g: G, p: Picture, place: 'deck' | 'discard'): void {
  const r = p.layout.places.get(place);
  const n = shownCount(p, place);
  if (!r || n <= 0) return;
  const layers = Math.min(3, Math.ceil(n / 8));
  for (let i = 0; i < layers; i++) {
    const at = { ...r, x: r.x + i * 1.4, y: r.y - i * 1.4 };
    if (place === 'deck') piece(g, p, place, null, at);
    else p.sprites.draw(g, 'spent', at, (c, box) => spent(c, p.look, box));
  }
  // On the smallest tables there is no room for the number; the page tells it in words.
  const px = Math.max(13, Math.min(17, r.h * 0.36));
  if (r.w > 19) slip(g, p.look, n, r.x + r.w / 2, r.y + r.h - px * 0.6, px);
}

function held(g: G, p: Picture, place: Place, what: Card): void {
  const r = p.layout.places.get(place);
  const shown = shownCount(p, place);
  if (!r || shown <= 0) return;
  piece(g, p, place, { is: 'card', card: what }, r);
  if (shown > 1) {
    const seen = p.layout.taps.get(place) ?? r;
    countTag(g, p.look, shown, { ...r, w: seen.w });
  }
}

function beside(g: G, p: Picture, place: Place): void {
  const r = p.layout.places.get(place);
  const shown = shownCount(p, place);
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

const kind = (face: Face | null): string =>
  (face === null ? 'back' : face.is === 'card' ? face.card : face.is === 'stone' ? `stone${face.seat}` : 'boat');

const isBlock = (place: Place): boolean => head(place) === 'obelisk' || head(place) === 'built';

export const faceKey = (face: Face | null, at: Place): string => `${kind(face)}${isBlock(at) ? 'b' : ''}`;

/** A stone or a card. */
export function paintFace(g: G, { look, setup }: Picture, face: Face | null, at: Place, r: Rect, lifted: boolean): void {
  if (face === null) card(g, look, null, r, lifted);
  else if (face.is === 'card') card(g, look, face.card, r, lifted);
  else if (face.is === 'stone') {
    if (isBlock(at)) block(g, look, colourOf(setup, face.seat), r);
    else stone(g, look, colourOf(setup, face.seat), r, lifted);
  }
}
