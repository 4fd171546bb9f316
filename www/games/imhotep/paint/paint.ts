// Paints Imhotep's table from a scene, far pieces first.
import type { Berth, Layout } from '../layout/types';
import { inset, type Rect } from '../../../stage/layout/rect';
import { draught } from '../layout/boat';
import { placesOf } from '../layout/pyramids';
import { shapeOf } from '../shape';
import { HELD, heldPlace, quarryStack } from '../layout/seats';
import { piece, shownCount, type Picture as AnyPicture } from '../../../stage/draw';
import { head, numbers } from '../../../stage/scene';
import type { Scene } from '../layout/boats';
import type { Card, Face, Game, Place, Site } from '../wire';
import type { GamePage } from '../../contract';
import { actingStrip } from '../../../stage/brush/furniture';
import { colourOf, scoreDisc, slip } from '../../../stage/brush/plates';
import { countText, type G } from '../../../stage/brush/ink';
import { block, stone } from '../../../stage/brush/stone';
import { board } from './board';
import { ship } from './boat';
import { card, countTag, spent } from './cards';
import { positions } from './positions';
import { chamberGroups, obeliskHeights, quarryCount, raisedSpaces } from './table';

export type Picture = AnyPicture<Game, Layout>;

export function paintBoard(g: G, p: Picture): void {
  board(g, p.look, p.layout, p.setup, p.prints);
}

export function paintPieces(g: G, p: Picture): void {
  const { look, layout, scene } = p;
  for (const strip of layout.strips) {
    if (scene.toAct.includes(strip.seat)) actingStrip(g, look, strip.rect);
    scoreDisc(g, p, strip.score, scene.counts.get(`score/${strip.seat}`) ?? 0);
    for (const card of HELD) held(g, p, heldPlace(strip.seat, card), card);
  }
  layout.quarryColumns.forEach((column, seat) => quarry(g, p, seat, column));
  sites(g, p);
  for (const berth of layout.berths) boat(g, p, berth);
}

/** A visible token with its place and its box. */
interface Lying {
  place: Place;
  face: Face | null;
  r: Rect;
  z: number;
}
/** The tokens at a site, and a key of all that their picture depends on. */
interface Built {
  key: string;
  lying: Lying[];
}

/** The site of each place, by the first part of its name; cards that are played lie on the discards. */
const SITE_OF: Partial<Record<string, Site>> = {
  market: 'market',
  pair: 'market',
  played: 'market',
  deck: 'market',
  discard: 'market',
  pyramid: 'pyramid',
  beside: 'pyramid',
  temple: 'temple',
  chamber: 'chamber',
  obelisk: 'obelisks',
  built: 'obelisks',
};
/** How far the tokens of a site may reach over its panel, in px. */
const OVER = 14;

/** Paints the sites, each again only after a change there, and the tokens outside sites. */
function sites(g: G, p: Picture): void {
  const all = new Map<Site, Built>(p.layout.sites.map(({ site }) => [site, { key: ' ', lying: [] }]));
  for (const [place, face] of p.scene.tokens) {
    const part = head(place),
      r = p.layout.places.get(place);
    if (!r || part === 'boat' || face?.is === 'boat') continue;
    const hidden = p.hidden.has(place),
      built = all.get(SITE_OF[part]!),
      token = { place, face, r, z: 0 };
    if (built) {
      built.key += `${place}${hidden ? '' : kind(face)} `;
      if (!hidden) built.lying.push(token);
    } else if (!hidden) piece(g, p, place, face, r);
  }
  for (const [place] of p.scene.counts) {
    const built = all.get(SITE_OF[head(place)]!);
    if (built) built.key += `${place}=${shownCount(p, place)} `;
  }
  for (const { site, rect } of p.layout.sites) {
    const { key, lying } = all.get(site)!;
    p.sprites.part(g, site, key, inset(rect, -OVER), (c) => paintSite(c, p, site, lying));
  }
}

function paintSite(g: G, p: Picture, site: Site, lying: Lying[]): void {
  const { look, layout, scene } = p;
  if (site === 'market') for (const place of ['deck', 'discard'] as const) cardPile(g, p, place);
  if (site === 'pyramid')
    for (const [place] of scene.counts) if (head(place) === 'beside') beside(g, p, place);
  raised(g, p, site, lying);
  if (site === 'chamber' && p.setup.config.chamber === 'a') chamberGroups(g, look, layout, visible(p));
  if (site === 'obelisks') obeliskHeights(g, look, layout, scene, p.hidden);
}

/** Paints the tokens of a site as they cover one another: by level, then from far to near. */
function raised(g: G, p: Picture, site: Site, lying: Lying[]): void {
  const ground =
    p.setup.config.pyramid === 'b' ? placesOf(p.prints.keys()).map((n) => shapeOf(n).ground) : [9];
  for (const token of lying) token.z = levelOf(token.place, ground);
  lying.sort((a, b) => a.z - b.z || a.r.y - b.r.y || a.r.x - b.r.x);
  let open = site === 'pyramid' ? 0 : 2;
  const openTo = (level: number): void => {
    for (; open < level; open++) raisedSpaces(g, p.look, p.layout, p.scene, p.prints, open);
  };
  for (const { place, face, r, z } of lying) {
    openTo(z);
    piece(g, p, place, face, r);
  }
  openTo(2);
}

const visible = (p: Picture): Scene =>
  p.hidden.size
    ? { ...p.scene, tokens: new Map([...p.scene.tokens].filter(([place]) => !p.hidden.has(place))) }
    : p.scene;

/** Returns the level of a stone. `ground`: how many places of each pyramid lie on the ground. */
function levelOf(place: Place, ground: readonly number[]): number {
  const [a = 0, b = 0] = numbers(place);
  switch (head(place)) {
    case 'pyramid':
      return b >= 13 ? 2 : b >= ground[a]! ? 1 : 0;
    case 'temple':
      return a / 100;
    case 'played':
      return 5 + a;
    default:
      return 0;
  }
}

function quarry(g: G, p: Picture, seat: number, column: Rect): void {
  const n = shownCount(p, `quarry/${seat}`);
  const stack = quarryStack(column, n);
  stack.boxes.forEach((box) => piece(g, p, `quarry/${seat}`, { is: 'stone', seat }, box));
  if (stack.tagged)
    slip(g, p.look, n, column.x + column.w / 2, column.y + column.h - 9, column.w < 40 ? 14.5 : 15.5);
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
  // The smallest tables have no room for the number; the label of the place has it.
  const px = Math.max(13, Math.min(Math.max(17, r.h * 0.19), r.h * 0.36));
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
  countText(
    g,
    p.look,
    shown,
    r.x + r.w + 3,
    r.y + r.h / 2,
    Math.max(13, Math.min(Math.max(18, r.h * 0.56), r.h * 0.85)),
    p.look.ink,
    'left',
  );
}

/** Paints a boat with the stones that it carries. */
function boat(g: G, p: Picture, berth: Berth): void {
  if (p.hidden.has(berth.at)) return;
  const places = Array.from({ length: berth.capacity }, (_, i) => `boat/${berth.boat}/${i}`).reverse();
  // A stone that is still on its way does not weigh the boat down yet.
  const higher = draught(berth.box, places.filter((place) => p.hidden.has(place)).length);
  const up = (r: Rect): Rect => ({ ...r, y: r.y - higher });
  hull(g, p, berth, up(berth.box));
  for (const place of places) {
    const face = p.scene.tokens.get(place),
      r = p.layout.places.get(place);
    if (face && r && !p.hidden.has(place)) piece(g, p, place, face, up(r));
  }
  positions(g, p, berth);
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
  face === null
    ? 'back'
    : face.is === 'card'
      ? face.card
      : face.is === 'stone'
        ? `stone${face.seat}`
        : 'boat';

const isBlock = (place: Place): boolean => head(place) === 'obelisk' || head(place) === 'built';

export const faceKey = (face: Face | null, at: Place): string => `${kind(face)}${isBlock(at) ? 'b' : ''}`;

/** Paints a stone or a card. */
export const paintFace: GamePage<Game, Layout>['paintFace'] = (g, { look, setup }, face, at, r, lifted) => {
  if (face === null) card(g, look, null, r, lifted);
  else if (face.is === 'card') card(g, look, face.card, r, lifted);
  else if (face.is === 'stone') {
    if (isBlock(at)) block(g, look, colourOf(setup, face.seat), r);
    else stone(g, look, colourOf(setup, face.seat), r, lifted);
  }
};
