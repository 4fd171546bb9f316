// Paints the Duel's table from a scene: boats with their cargo, figures, and tokens.
import { cargoIn } from '../layout/harbour';
import type { Layout } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import { piece, shownCount, type Picture as AnyPicture } from '../../../stage/draw';
import { head } from '../../../stage/scene';
import type { Face, Game, Place } from '../wire';
import type { GamePage } from '../../contract';
import { actingStrip } from '../../../stage/brush/furniture';
import { colourOf, scoreDisc, slip } from '../../../stage/brush/plates';
import type { G } from '../../../stage/brush/ink';
import { niche } from './board';
import { boat, figure, hold } from './pieces';
import { block, token } from './tokens';

export type Picture = AnyPicture<Game, Layout>;

export function paintPieces(g: G, p: Picture): void {
  const { look, layout, scene } = p;
  for (const { seat, rect, score } of layout.players) {
    if (scene.toAct.includes(seat)) actingStrip(g, look, rect);
    scoreDisc(g, p, score, scene.counts.get(`score/${seat}`) ?? 0);
    reserve(g, p, seat);
  }
  for (const { boat: id, box, across } of layout.berths) {
    const face = scene.tokens.get(`quay/${id}`);
    if (!face) p.sprites.draw(g, `gone${across}`, box, (c, r) => look.matter?.gone(c, look, across, r));
    else if (!p.hidden.has(`quay/${id}`)) piece(g, p, `quay/${id}`, face, box);
  }
  heap(g, p, 'supply', 12);
  heap(g, p, 'warehouse', 1);
  for (const { seat } of layout.players) secret(g, p, seat);
  const order = [...scene.tokens]
    .filter(([place, face]) => face?.is !== 'boat' && !p.hidden.has(place))
    .map(([place, face]) => ({ place, face, r: layout.places.get(place) }));
  order.sort((a, b) => (a.r?.y ?? 0) - (b.r?.y ?? 0));
  for (const { place, face, r } of order) if (r) piece(g, p, place, face, r);
  for (const [place] of scene.counts) if (head(place) === 'action') held(g, p, place);
}

/** Draws the figures in reserve on their footprints, from the left. */
function reserve(g: G, p: Picture, seat: number): void {
  const n = shownCount(p, `reserve/${seat}`);
  p.layout.players[seat]?.figures
    .slice(0, n)
    .forEach((at) => piece(g, p, `reserve/${seat}`, { is: 'figure', seat }, at));
}

/** Draws a pile of tokens that lie face down; it grows with their number. */
function heap(g: G, p: Picture, place: Place, each: number): void {
  const r = p.layout.places.get(place),
    n = shownCount(p, place);
  if (!r || n <= 0) return;
  const layers = Math.min(4, Math.ceil(n / each));
  for (let i = 0; i < layers; i++)
    piece(g, p, place, null, { ...r, x: r.x + i * r.w * 0.02, y: r.y - i * r.h * 0.07 });
  const px = Math.max(14, Math.min(Math.max(22, r.h * 0.24), r.h * 0.36));
  slip(g, p.look, n, r.x + r.w / 2, r.y + r.h - px * 0.3, px);
}

/** Draws the temple tokens that lie face down, or their empty place until they are turned up. */
function secret(g: G, p: Picture, seat: number): void {
  const { temple, memoryAid } = p.setup.config;
  if (temple === 'b' || memoryAid) return;
  const r = p.layout.places.get(`pile/${seat}`);
  const open = [...p.scene.tokens.keys()].some((at) => at.startsWith(`site/${seat}/temple/`));
  if (r && !open) p.sprites.draw(g, 'niche', r, (c, at) => niche(c, p.look, at, 8));
  heap(g, p, `pile/${seat}`, 3);
}

/** Draws the action tokens of one kind, with their number if there are several. */
function held(g: G, p: Picture, place: Place): void {
  const r = p.layout.places.get(place),
    n = shownCount(p, place);
  const action = place.split('/')[2];
  if (!r || n <= 0 || !isAction(action)) return;
  piece(g, p, place, { is: 'action', action }, r);
  if (n > 1)
    slip(
      g,
      p.look,
      n,
      r.x + r.w * 0.72,
      r.y + r.h * 0.76,
      Math.max(12.5, Math.min(Math.max(18, r.h * 0.22), r.h * 0.3)),
    );
}

const isAction = (
  name: string | undefined,
): name is 'take-one' | 'place-several' | 'place-and-unload' | 'swap-and-unload' =>
  name === 'take-one' ||
  name === 'place-several' ||
  name === 'place-and-unload' ||
  name === 'swap-and-unload';

/** Returns whether the token at this place is a block of an obelisk or of a pyramid. */
const isBuilt = (at: Place): boolean => /^site\/\d\/(obelisk|pyramids)\//.test(at);

export function faceKey(face: Face | null, at: Place): string {
  if (face === null) return 'back';
  const built = isBuilt(at) ? '#' : '';
  switch (face.is) {
    case 'figure':
      return `figure${face.seat}`;
    case 'boat':
      return face.boat.startsWith('row') ? 'boat-across' : 'boat-down';
    case 'pyramid':
      return `pyramid-${face.tone}${built}`;
    case 'temple':
      return `temple${face.value}`;
    case 'tomb':
      return `tomb${face.number}`;
    case 'action':
      return face.action;
    case 'obelisk':
    case 'first-fifth':
      return `${face.is}${built}`;
  }
}

export const paintFace: GamePage<Game, Layout>['paintFace'] = (g, { look, setup }, face, at, r, lifted) => {
  if (face === null) token(g, look, null, r, lifted);
  else if (face.is === 'figure') figure(g, look, colourOf(setup, face.seat), r, lifted);
  else if (face.is === 'boat') ship(g, { look, across: face.boat.startsWith('row') }, r);
  else if (isBuilt(at)) block(g, look, face, r);
  else token(g, look, face, r, lifted);
};

/** Draws a boat with its three places. */
function ship(g: G, { look, across }: { look: Picture['look']; across: boolean }, r: Rect): void {
  boat(g, look, across, r);
  for (let p = 0; p < 3; p++) hold(g, look, cargoIn(r, across, p));
}
