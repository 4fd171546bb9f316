// Paints the table of C'est mon fort ! from a scene.
import { LONGEST, type Layout, type Strip } from '../layout/types';
import { inset, type Rect } from '../../../stage/layout/rect';
import { piece, type Picture as AnyPicture } from '../../../stage/draw';
import { head, numbers } from '../../../stage/scene';
import type { Face, Game, Place } from '../wire';
import type { GamePage } from '../../contract';
import { actingStrip } from '../../../stage/brush/furniture';
import { colourOf, scoreDisc } from '../../../stage/brush/plates';
import { textIn } from '../../../stage/brush/ink';
import { box, strokePath, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { board, radiusOf } from './board';
import { card } from './card';
import { proud } from './proud';
import { isTower, rope, scaffold, segment } from './wall';

export type Picture = AnyPicture<Game, Layout>;

export function paintBoard(g: G, p: Picture): void {
  board(g, p.look, p.layout, p.setup);
}

export function paintPieces(g: G, p: Picture): void {
  for (const strip of p.layout.strips) rampart(g, p, strip);
  for (const [place, face] of p.scene.tokens) {
    const r = p.layout.places.get(place);
    if (r && head(place) === 'card' && !p.hidden.has(place)) piece(g, p, place, face, r);
  }
}

function rampart(g: G, p: Picture, strip: Strip): void {
  const { seat, segments } = strip;
  const faces = segments.map((_, i) => {
    const place = `wall/${seat}/${i}`;
    return p.hidden.has(place) ? undefined : (p.scene.tokens.get(place) ?? undefined);
  });
  const key = faces
    .map((face, i) => `${face ? faceKey(face, '') : ''}${(p.scene.counts.get(`safe/${seat}/${i}`) ?? 0) > 0}`)
    .join();
  const over = p.scene.toAct.length === 0,
    magic = p.scene.counts.get(`magic/${seat}`) ?? 0;
  const waits = !over && !p.scene.toAct.includes(seat);
  if (waits) veil(g, p, strip);
  // The wall has grain and a tone for every stone, so it is painted again only when it changes.
  p.sprites.part(g, `wall/${seat}`, `${key}${over}${magic}`, inset(strip.rect, -6), (c) =>
    wall(c, p, strip, faces, over),
  );
  tally(g, p, strip);
}

function wall(g: G, p: Picture, strip: Strip, faces: (Face | undefined)[], over: boolean): void {
  const { seat, segments } = strip;
  const built = faces.length - [...faces].reverse().findIndex((face) => face !== undefined);
  if (built === LONGEST) proud(g, p.look, strip, colourOf(p.setup, seat));
  if (built < LONGEST && !over && segments[built]) scaffold(g, p.look, segments[built]);
  faces.forEach((face, i) => {
    if (face && !isTower(face)) stand(g, p, strip, faces, i);
  });
  faces.forEach((face, i) => {
    if (face && isTower(face)) stand(g, p, strip, faces, i);
  });
  rope(
    g,
    p.look,
    segments.filter((_, i) => faces[i] && (p.scene.counts.get(`safe/${seat}/${i}`) ?? 0) > 0),
  );
}

function stand(g: G, p: Picture, { seat, segments }: Strip, faces: (Face | undefined)[], i: number): void {
  const magic = (p.scene.counts.get(`magic/${seat}`) ?? 0) > 0;
  const face = faces[i]!;
  segment(
    g,
    p.look,
    face,
    colourOf(p.setup, seat),
    segments[i]!,
    { left: !faces[i - 1], right: !faces[i + 1] },
    magic && face.is === 'card' && face.picture === 'magician',
  );
}

/** Draws the sign: the number of cards out of ten, the points, and whether it is the player's turn. */
function tally(g: G, p: Picture, strip: Strip): void {
  const { seat, progress } = strip;
  const built = [...p.scene.tokens.keys()].filter((place) => place.startsWith(`wall/${seat}/`)).length;
  const narrow = progress.w < 44;
  const px = Math.min(progress.h * 0.82, progress.w * (narrow ? 0.44 : 0.32), 24);
  textIn(g, p.look, narrow ? `${built}/${LONGEST}` : `${built} / ${LONGEST}`, progress, px);
  if (p.layout.places.has(`score/${seat}`))
    scoreDisc(g, p, strip.score, p.scene.counts.get(`score/${seat}`) ?? 0);
  if (p.scene.toAct.includes(seat)) turn(g, p.look, strip.rect);
}

/** Draws clouds over the land of the players who wait. */
function veil(g: G, { look }: Picture, { rect, sign }: Strip): void {
  if (look.flat) return;
  g.fillStyle = look.scheme === 'dark' ? 'rgba(14,20,32,.36)' : 'rgba(52,66,86,.24)';
  box(g, rect, radiusOf(rect));
  g.roundRect(sign.x, sign.y, sign.w, sign.h, 5);
  g.fill('evenodd');
}

/** Draws a golden frame around the player to act. */
function turn(g: G, look: Look, r: Rect): void {
  actingStrip(g, look, r);
  if (look.flat) return;
  box(g, { x: r.x + 1, y: r.y + 1, w: r.w - 2, h: r.h - 2 }, radiusOf(r));
  strokePath(g, look.gold, 3);
}

/** Returns the key of a sprite. It depends on the face, never on the spot, so all backs are one sprite. */
export const faceKey = (face: Face | null, at: Place): string => {
  if (face === null) return 'back';
  const what = face.is === 'flag' ? `flag${face.seat}` : `${face.number}.${face.picture}`;
  return head(at) === 'card' ? what : `${what}|${head(at)}`;
};

/** Paints a card of the table, or a moving segment. */
export const paintFace: GamePage<Game, Layout>['paintFace'] = (g, { look, setup }, face, at, r, lifted) => {
  if (face === null || head(at) === 'card') return card(g, look, face, r, lifted);
  segment(g, look, face, colourOf(setup, face.is === 'flag' ? face.seat : (numbers(at)[0] ?? 0)), r, {
    left: true,
    right: true,
  });
};
