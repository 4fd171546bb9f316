// Paints Kontor's table from a scene: the map card by card, the pieces on it, the hands, the money.
import { stepSeen } from '../layout/harbour';
import { numberIn } from '../layout/city';
import { handOf, isSecond, sideOf, type Hand, type Layout, type Panel } from '../layout/types';
import { inset, type Rect } from '../../../stage/layout/rect';
import { piece, shownCount, type Picture as AnyPicture } from '../../../stage/draw';
import { head, numbers } from '../../../stage/scene';
import type { Card, Face, Game, Good, Place, Side } from '../wire';
import type { GamePage } from '../../contract';
import { actingStrip } from '../../../stage/brush/furniture';
import { text, type G } from '../../../stage/brush/ink';
import { back, card, type BackOf } from './card';
import { coordinates } from './coordinates';
import { extra } from './events';
import { overMap } from './flags';
import { keeper } from './keeper';
import { letter } from './letter';
import { drunk, exported, hatches, moored, reserves, sunken, tides } from './states';
import { frameRound } from './frame';
import { ship, warehouse } from './pieces';
import { florin, good, partyMark, points, tag } from './signs';
import { isWater, tile, type Around, type Beside } from './tiles';

export type Picture = AnyPicture<Game, Layout>;

export { paintBoard, paintPanels } from './board';

export function paintPieces(g: G, p: Picture): void {
  for (const panel of p.layout.panels) seat(g, p, panel);
  city(g, p);
  map(g, p);
}

/** Draws the number of cards in each pile, which a mark on the card on top must not hide. */
export function paintTags(g: G, p: Picture): void {
  for (const { seat, pile } of p.layout.panels) pileSize(g, p, String(seat), pile);
  pileSize(g, p, 'canals', p.layout.city.canals);
}

export const key = (x: number, y: number): string => `${x},${y}`;

/** Returns the uppermost cards of the map by cell: below a card on its way, the one that it will cover. */
export function cardsOf({ scene, hidden }: Picture): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const [place, face] of scene.tokens) {
    if (face?.is !== 'card') continue;
    const kind = head(place),
      at = place.split('/')[1] ?? '';
    // Covered cards come from the lowest to the highest.
    if (kind === 'under' && (hidden.has(`cell/${at}`) || !scene.tokens.has(`cell/${at}`)))
      cards.set(at, face);
    if (kind === 'cell' && !hidden.has(place)) cards.set(at, face);
  }
  return cards;
}

/** Returns the winners of the finished sectors, by cell. */
function districts({ notes }: Picture): Map<string, Side> {
  const won = new Map<string, Side>();
  for (const { note } of notes) {
    if (note.is !== 'sector' || note.standing === 'open' || !note.winner) continue;
    for (const [x, y] of note.cells) won.set(key(x, y), note.winner);
  }
  return won;
}

const ROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

export function around(
  { layout: { harbour }, setup }: Picture,
  cards: Map<string, Card>,
  x: number,
  y: number,
): Around {
  const { columns, rows } = harbour,
    closed = setup.config.edges === 'per-axis' || (columns.fixed && rows.fixed);
  return ROUND.map(([seenX, seenY]): Beside => {
    const [dx, dy] = stepSeen(harbour, seenX, seenY);
    const lying = cards.get(key(x + dx, y + dy));
    if (lying) return isWater(lying) ? 'water' : 'land';
    const beyond =
      (columns.fixed && (x + dx < columns.from || x + dx > columns.to)) ||
      (rows.fixed && (y + dy < rows.from || y + dy > rows.to));
    return closed && beyond ? 'edge' : 'open';
  }) as unknown as Around;
}

export function map(g: G, p: Picture): void {
  const { look, layout, scene, sprites, hidden } = p,
    cards = cardsOf(p),
    won = districts(p);
  hatches(g, p);
  for (const { x, y, box } of layout.harbour.cells) {
    const lying = cards.get(key(x, y)),
      place = `cell/${key(x, y)}`;
    // A card that no player may look at lies there with its back up.
    if (!lying && scene.tokens.get(place) === null && !hidden.has(place))
      piece(g, p, place, null, inset(box, box.w * 0.08));
    if (!lying) continue;
    const beside = around(p, cards, x, y),
      wash = won.get(key(x, y)) ?? null;
    sprites.draw(g, `tile${lying.number}|${beside.map((b) => b[0]).join('')}|${wash ?? ''}`, box, (c, r) =>
      tile(c, look, lying, beside, wash, r),
    );
  }
  frameRound(g, look, layout.harbour, p.hidden);
  coordinates(g, look, layout.harbour);
  for (const kind of ['extra', 'stock', 'owner', 'coin', 'keeper', 'ship']) {
    for (const [place, face] of scene.tokens) {
      const r = layout.places.get(place);
      if (!r || !face || head(place) !== kind || p.hidden.has(place)) continue;
      const under = cards.get(place.split('/')[1] ?? '');
      if (kind === 'stock' && under && isWater(under)) sunken(g, p, place, face, r);
      else if (kind === 'coin') drunk(g, p, place, face, r);
      else piece(g, p, place, face, r);
    }
  }
  overMap(g, p);
}

function seat(g: G, p: Picture, { seat: s, side, rect, score, purse, hand, chosen, pile }: Panel): void {
  const { look, scene } = p,
    out = (scene.counts.get(`out/${s}`) ?? 0) > 0;
  if (scene.toAct.includes(s)) actingStrip(g, look, rect);
  points(g, look, side, scene.counts.get(`score/${s}`) ?? 0, score);
  florins(g, p, `purse/${s}`, purse);
  g.save();
  if (out) g.globalAlpha = 0.62;
  hand.forEach((r, i) => lying(g, p, `hand/${s}/${i}`, r));
  g.restore();
  pileAt(g, p, String(s), pile);
  lying(g, p, `chosen/${s}`, chosen);
  if (out && !scene.tokens.has(`chosen/${s}`)) moored(g, p, chosen);
}

function lying(g: G, p: Picture, place: Place, r: Rect): void {
  const face = p.scene.tokens.get(place);
  if (face !== undefined && !p.hidden.has(place)) piece(g, p, place, face, r);
}

/** Draws the top card and the edges of those below it. */
function pileAt(g: G, p: Picture, of: string, r: Rect): void {
  const below = shownCount(p, `pile/${of}`),
    top = `top/${of}`;
  const layers = Math.min(3, Math.ceil(below / 4)),
    d = Math.max(1, r.w * 0.03),
    at = p.layout.places.get(top) ?? r;
  for (let i = layers; i > 0; i--)
    piece(g, p, `pile/${of}`, null, { ...at, x: at.x + i * d, y: at.y + i * d });
  lying(g, p, top, at);
}

function pileSize(g: G, p: Picture, of: string, r: Rect): void {
  const all = shownCount(p, `pile/${of}`) + (p.scene.tokens.has(`top/${of}`) ? 1 : 0);
  const px = Math.max(11, Math.min(Math.max(17, r.w * 0.155, Math.min(26, r.w * 0.2)), r.w * 0.24));
  if (all > 0) tag(g, p.look, `×${all}`, r.x + r.w - px * (all > 9 ? 0.86 : 0.6), r.y + r.h - px * 0.5, px);
}

/** Draws florins in a row if there is room, otherwise one florin with their number. */
function florins(g: G, p: Picture, place: Place, r: Rect): void {
  const { look } = p,
    n = shownCount(p, place),
    side = r.h;
  if (r.w < side * 3) {
    coin(g, p, place, { x: r.x, y: r.y, w: side, h: side }, n > 0);
    return text(
      g,
      look,
      String(n),
      r.x + side + 3,
      r.y + r.h / 2,
      Math.max(13, Math.min(20, side * 0.78)),
      look.ink,
      'left',
      800,
    );
  }
  const px = Math.min(24, side * 0.6),
    room = r.w - px * (n > 9 ? 2.5 : 2) - 4,
    pitch = Math.min(side * 0.86, (room - side) / Math.max(1, n - 1));
  for (let i = 0; i < Math.max(1, n); i++)
    coin(g, p, place, { x: r.x + i * pitch, y: r.y, w: side, h: side }, n > 0);
  text(
    g,
    look,
    `×${n}`,
    r.x + Math.max(0, n - 1) * pitch + side + 6,
    r.y + r.h / 2,
    px,
    look.ink,
    'left',
    800,
  );
}

function coin(g: G, p: Picture, place: Place, r: Rect, there: boolean): void {
  g.save();
  if (!there) g.globalAlpha = 0.3;
  piece(g, p, place, null, r);
  g.restore();
}

function city(g: G, p: Picture): void {
  const {
    layout: {
      city: { canals, treasury, supply, extras },
    },
  } = p;
  pileAt(g, p, 'canals', canals);
  (['tea', 'wine', 'spice'] as const).forEach((kind, i) => stock(g, p, `supply/${kind}`, supply[i]!, kind));
  stock(g, p, 'treasury', treasury, null);
  for (const [what, r] of extras) extra(g, p, what, r);
  tides(g, p);
}

function stock(g: G, p: Picture, place: Place, r: Rect, kind: Good | null): void {
  const at = p.layout.places.get(place),
    n = shownCount(p, place),
    { x, y, px, beside } = numberIn(r);
  if (!at || (kind && reserves(g, p, r, kind))) return;
  g.save();
  if (n === 0) g.globalAlpha = 0.35;
  piece(g, p, place, kind && { is: 'warehouse', good: kind }, at);
  g.restore();
  text(g, p.look, beside ? String(n) : `×${n}`, x, y, px, p.look.ink, beside ? 'left' : 'center', 800);
  if (kind) exported(g, p, at, kind);
}

/** Returns the back of a card. The places of a hand are for docks, then canals, then a special card. */
function backOf(at: Place, seats: number, { docks, canals }: Hand): BackOf {
  const [seat = 0, i = 0] = numbers(at);
  if (at.endsWith('/canals')) return 'canal';
  if (head(at) === 'box' || head(at) === 'cell') return 'special';
  if (head(at) === 'hand' && i >= docks) return i < docks + canals ? 'canal' : 'special';
  return sideOf(seats, seat);
}

const isCoin = (at: Place): boolean => at === 'treasury' || head(at) === 'purse';
const isLetter = (at: Place): boolean => head(at) === 'chosen' || head(at) === 'chip';

/** Returns the key of a sprite. For a card that is face up it depends on the face, never on the place. */
export function faceKey(face: Face | null, at: Place): string {
  if (face === null) {
    if (isCoin(at)) return 'florin';
    const kind = isLetter(at) ? 'letter' : 'back';
    return at.endsWith('/canals')
      ? `${kind}-canals`
      : `${kind}-${numbers(at).join('.')}-${head(at) === 'hand' ? 'h' : ''}`;
  }
  switch (face.is) {
    case 'card':
      return `card${face.number}`;
    case 'warehouse':
      return face.good;
    case 'keeper':
      return `keeper-${face.side}`;
    case 'ship':
    case 'coin':
    case 'edge':
      return face.is;
    case 'owner':
      return `owner${face.seat}`;
    case 'announced':
      return `letter${numbers(at)[0] ?? 0}-${face.pass ? 'pass' : 'stay'}`;
    case 'chosen':
      return `letter${numbers(at)[0] ?? 0}-${face.number}`;
    case 'buys':
      return `letter${numbers(at)[0] ?? 0}-buys${face.count}`;
    case 'smuggled':
      return `letter${numbers(at)[0] ?? 0}-smuggles${face.number}`;
    case 'event':
      return `event-${face.event}`;
  }
}

export const paintFace: GamePage<Game, Layout>['paintFace'] = (
  g,
  { look, setup, prints },
  face,
  at,
  r,
  lifted,
) => {
  const seats = setup.players.length;
  if (face === null) {
    if (isCoin(at)) florin(g, look, r);
    else if (isLetter(at)) letter(g, look, sideOf(seats, numbers(at)[0] ?? 0), null, r, lifted);
    else
      back(
        g,
        look,
        backOf(at, seats, handOf([...prints].map(([where, print]) => ({ at: where, print })))),
        r,
        lifted,
      );
    return;
  }
  switch (face.is) {
    case 'card':
      return card(g, look, face, r, lifted);
    case 'warehouse':
      return head(at) === 'supply' ? good(g, look, face.good, r) : warehouse(g, look, face.good, r, lifted);
    case 'keeper':
      return keeper(g, look, face.side, r, lifted);
    case 'ship':
      return ship(g, look, r, lifted);
    case 'coin':
      return florin(g, look, r);
    case 'owner':
      return partyMark(g, look, sideOf(seats, face.seat), isSecond(seats, face.seat), r);
    case 'edge':
    case 'event':
      return;
    case 'buys':
    case 'smuggled':
      return letter(g, look, sideOf(seats, numbers(at)[0] ?? 0), null, r, lifted);
    case 'announced':
    case 'chosen':
      return letter(g, look, sideOf(seats, numbers(at)[0] ?? 0), face, r, lifted);
  }
};
