// Paints cards: the picture on the map and in the hand, the border in the hand, backs, sealed letters.
import { badgeIn, goodsIn, labelIn } from '../layout/harbour';
import { inset, middle, type Rect } from '../../../stage/layout/rect';
import type { Card, Side } from '../wire';
import { inSquare, shade, shadow, textIn } from '../../../stage/brush/ink';
import {
  box,
  clipTo,
  fillAndLine,
  fillPath,
  fillRect,
  pen,
  strokePath,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { anchor, front, houses, ripples, rose } from './buildings';
import { coloursOf, partyOf } from './colours';
import { bridge, crane, flood, planks, square, tavern } from './special-cards';
import { badge, florin, good, shipSign } from './signs';

/** Draws the number in the top left corner and the symbol in the top right, which every card has. */
export function corners(g: G, look: Look, card: Card, r: Rect): void {
  const side = badgeIn(r),
    d = Math.max(1, r.w * 0.035);
  if (card.sort !== 'anchor')
    badge(g, look, card.side, card.number, { x: r.x + d, y: r.y + d, w: side, h: side });
  const at = { x: r.x + r.w - d - side, y: r.y + d, w: side, h: side };
  if (card.symbol === 'florin') florin(g, look, inset(at, side * 0.03));
  if (card.symbol === 'ship') shipSign(g, look, at);
}

/** Draws a block of houses. `printed`: goods are in ink only, because they lie there as pieces. */
export function dock(g: G, look: Look, card: Card, r: Rect, printed = false): void {
  const c = coloursOf(look),
    side = card.side ?? 'red',
    label = labelIn(r);
  houses(g, look, partyOf(c, side), side === 'black', r, Math.max(2, r.w * 0.05));
  if (card.goods.length > 0) fronts(g, look, card, label, printed);
  else {
    paper(g, look, label);
    const area = middle(label, Math.min(label.w, label.h * 1.5), label.h * 0.96);
    if (card.building === 'crane') crane(g, look, area);
    if (card.building === 'tavern') tavern(g, look, area);
  }
  corners(g, look, card, r);
}

/** Draws a house for each kind of goods. */
function fronts(g: G, look: Look, { goods, number }: Card, label: Rect, printed: boolean): void {
  const spots = goodsIn(label, goods.length),
    pitch = label.w / goods.length;
  goods.forEach((kind, i) => {
    const spot = spots[i]!,
      w = Math.min(pitch * 0.96, Math.max(spot.w * 1.22, label.w * 0.3)),
      room = spot.y - label.y;
    const foot = label.y + label.h,
      high = foot - spot.y + spot.h * 0.06;
    const gable = Math.min(room + label.h * 0.06, w * 0.42);
    const at = {
      x: spot.x + spot.w / 2 - w / 2,
      y: foot - high - Math.max(0, gable),
      w,
      h: high + Math.max(0, gable),
    };
    front(g, look, at, gable > label.h * 0.09 ? gable : 0, number + i);
    good(g, look, kind, inset(spot, spot.w * 0.04), printed);
  });
}

function paper(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  box(g, r, r.w * 0.08);
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [c.plaster, c.plasterDark]));
  strokePath(g, look.ink, Math.max(0.9, r.w * 0.02));
}

/** Draws the signs on water. `air`: the distance of number and symbol from the sides, in px. */
export function onWater(g: G, look: Look, card: Card, r: Rect, air = 0): void {
  const c = coloursOf(look);
  if (card.sort === 'anchor') {
    if (!look.flat) {
      g.globalAlpha = 0.5;
      rose(g, r.x + r.w / 2, r.y + r.h / 2, r.w * 0.47, c.waterLight, c.waterDeep);
      g.globalAlpha = 1;
    }
    return anchor(g, look, middle(r, r.w * 0.56, r.h * 0.56));
  }
  if (card.sort === 'flood')
    flood(g, look, middle({ ...r, y: r.y + r.h * 0.12, h: r.h * 0.86 }, r.w * 0.72, r.h * 0.72));
  else if (!look.flat && r.w > 24) ripples(g, r, card.number, c.waterLight, 0.75);
  corners(g, look, card, inset(r, air));
}

/** Draws a card that is too small for a picture: its colour and its number. */
function slip(g: G, look: Look, face: Card, r: Rect): void {
  const c = coloursOf(look),
    wet = face.sort === 'canal' || face.sort === 'flood';
  box(g, r, 2);
  fillAndLine(g, look, face.side ? partyOf(c, face.side).badge : wet ? c.waterDeep : c.stone, 1);
  textIn(
    g,
    look,
    String(face.number),
    r,
    r.w * 0.68,
    look.flat || (!face.side && !wet) ? look.ink : '#FFFFFF',
    800,
  );
}

/** Draws a card that lies by itself. */
export function card(g: G, look: Look, face: Card, r: Rect, lifted: boolean): void {
  if (r.w < 24) return slip(g, look, face, r);
  const c = coloursOf(look),
    radius = Math.max(2.5, r.w * 0.07),
    border = Math.max(1.5, r.w * 0.035);
  if (!lifted) shadow(g, look, r, Math.max(2, r.w * 0.05), radius);
  box(g, r, radius);
  fillPath(g, look.flat ? look.cream : '#FBF3DE');
  const inner = inset(r, border),
    water =
      face.sort === 'canal' || face.sort === 'anchor' || face.sort === 'flood' || face.sort === 'bridge';
  clipTo(g, inner, radius * 0.7);
  if (water) {
    g.fillStyle = shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [c.water, c.waterDeep]);
    g.fillRect(inner.x, inner.y, inner.w, inner.h);
    look.matter?.wash(g, look, inner);
    if (face.sort === 'bridge') planks(g, look, { x: r.x, y: r.y + r.h * 0.5, w: r.w, h: r.h * 0.36 });
  } else {
    fillRect(g, c.street, inner.x, inner.y, inner.w, inner.h);
  }
  g.restore();
  switch (face.sort) {
    case 'dock':
      dock(g, look, face, inset(r, border * 1.25));
      break;
    case 'customs':
      square(g, look, face, inset(r, border * 1.25));
      break;
    case 'bridge':
      bridge(g, look, face, inner);
      break;
    case 'canal':
    case 'flood':
    case 'anchor':
      onWater(g, look, face, inner);
  }
  look.matter?.bevel(g, look, r, radius, border * 0.7, 0.7);
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1, r.w * 0.02));
}

export type BackOf = Side | 'canal' | 'special';

/** Draws the back of a card, which shows its owner or its kind, and nothing more. */
export function back(g: G, look: Look, of: BackOf, r: Rect, lifted: boolean): void {
  const c = coloursOf(look),
    radius = Math.max(2, r.w * 0.07),
    border = Math.max(1.8, r.w * 0.05);
  if (!lifted) shadow(g, look, r, Math.max(1.5, r.w * 0.05), radius);
  box(g, r, radius);
  fillAndLine(g, look, look.flat ? look.cream : '#FBF3DE', Math.max(1.7, r.w * 0.024));
  const tones =
    of === 'canal'
      ? [c.water, c.waterDeep]
      : of === 'special'
        ? [c.kraft, c.kraftDark]
        : [partyOf(c, of).backLight, partyOf(c, of).back];
  const inner = inset(r, border);
  box(g, inner, radius * 0.7);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, tones));
  if (look.flat) g.stroke();
  if (r.w > 15) crest(g, look, of, inner);
}

/** Draws the crest of a back: the saltires of Amsterdam, waves for canals, a star for special cards. */
function crest(g: G, look: Look, of: BackOf, r: Rect): void {
  const pale = look.flat ? look.ink : 'rgba(251,243,222,.92)';
  inSquare(g, r, (line) => {
    pen(g, pale, Math.max(0.1, line * 0.9));
    g.beginPath();
    if (of === 'canal') {
      for (const y of [-0.36, 0, 0.36]) {
        g.moveTo(-0.56, y);
        g.bezierCurveTo(-0.34, y - 0.3, -0.2, y + 0.28, 0, y);
        g.bezierCurveTo(0.2, y - 0.28, 0.34, y + 0.3, 0.56, y);
      }
    } else if (of === 'special') {
      for (let i = 0; i < 8; i++) {
        const a = (i * Math.PI) / 4,
          l = i % 2 ? 0.34 : 0.6;
        g.moveTo(0, 0);
        g.lineTo(Math.cos(a) * l, Math.sin(a) * l);
      }
    } else {
      for (const y of [-0.5, 0, 0.5]) {
        g.moveTo(-0.17, y - 0.17);
        g.lineTo(0.17, y + 0.17);
        g.moveTo(0.17, y - 0.17);
        g.lineTo(-0.17, y + 0.17);
      }
      g.moveTo(-0.36, -0.8);
      g.lineTo(-0.36, 0.8);
      g.moveTo(0.36, -0.8);
      g.lineTo(0.36, 0.8);
    }
    g.stroke();
  });
}
