// A player's strip: name, score, sled and cards; and the quarry, in the strip or in a panel of its own.
import type { Card, Place } from '../wire';
import type { Scene } from './boats';
import { atLeast, clamp, cut, inset, middle, type Rect } from '../../../stage/layout/rect';
import { titleHeight, type Layout, type Strip } from './types';

/** The order of the cards before a player: first the cards to play, then those that count at the end. */
export const HELD: Card[] = [
  'lever',
  'hammer',
  'sail',
  'chisel',
  'statue',
  'pyramid-ornament',
  'temple-ornament',
  'chamber-ornament',
  'obelisk-ornament',
];
const SLED = 5;

/** The smallest strip that has room for a face, in px. */
export const FACED = { w: 250, h: 118 };
/** The smallest score beside a face, in px. */
const LEAST_SCORE = 24;

/**
 * Returns one of five arrangements. Large strips: a face (`facedStrip`). Small strips, two beside each other: name
 * and score over sled and cards, and the quarry beside them (`shortStrip`). Long strips: score, name over sled,
 * quarry and cards side by side. High strips with a quarry: score over quarry, and beside them name, sled and
 * cards. High strips without one: name over sled, the score to their right, cards below.
 */
export function stripIn(rect: Rect, seat: number, withQuarry: boolean, kinds: number): Strip {
  const pad = clamp(rect.h * 0.06, 3, 8);
  const inner = inset(rect, pad + 1, pad);
  const faced = !withQuarry && rect.w >= FACED.w && rect.h >= FACED.h ? facedStrip(rect, inner, seat) : null;
  if (faced && faced.score.w >= LEAST_SCORE) return faced;
  const title = Math.min(rect.h < 84 ? 18 : titleHeight + 2, inner.h * 0.4);
  if (withQuarry && inner.h < 56 && inner.w < 240) return shortStrip(rect, inner, seat, title, kinds);
  if (inner.w / inner.h > 3.1) return longStrip(rect, inner, seat, withQuarry, title);
  return withQuarry ? highStripWithQuarry(rect, inner, seat, title) : highStrip(rect, inner, seat, title);
}

function longStrip(rect: Rect, inner: Rect, seat: number, withQuarry: boolean, title: number): Strip {
  const roomy = inner.w > 300;
  const disc = roomy ? clamp(Math.min(inner.h, inner.w * 0.11), 28, 56) : Math.min(27, inner.h * 0.5);
  const [scoreBox, rest] = roomy ? cut(inner, 'left', disc, 4) : [null, inner];
  const line = Math.max(title, roomy ? 0 : disc - 2);
  const sledH = Math.min(inner.h - line, (inner.w * (withQuarry ? 0.42 : 0.5)) / 4.75);
  const [block, after] = cut(rest, 'left', sledH * 4.75, 5);
  const [quarry, held] = withQuarry ? cut(after, 'left', clamp(inner.w * 0.125, 34, 64), 5) : [null, after];
  const [nameLine, sledRoom] = cut(block, 'top', line);
  const score = scoreBox
    ? middle(scoreBox, disc, disc)
    : { x: nameLine.x + nameLine.w - disc, y: nameLine.y - 1, w: disc, h: disc };
  const name = scoreBox ? nameLine : { ...nameLine, w: nameLine.w - disc - 2 };
  return finish(rect, seat, name, score, middle(sledRoom, sledH * 4.75, sledH), quarry, held, title);
}

/** Cards get room when there are some: until then all of it is the sled's. */
function shortStrip(rect: Rect, inner: Rect, seat: number, title: number, kinds: number): Strip {
  const [quarry, rest] = cut(inner, 'left', clamp(inner.w * 0.2, 32, 40), 4);
  const [nameLine, under] = cut(rest, 'top', title, 1);
  const [scoreBox, name] = cut(nameLine, 'right', title + 4);
  const score = { ...middle(scoreBox, title + 4, title + 4), y: nameLine.y - 1 };
  const cards = kinds === 0 ? 0 : Math.min(under.w * 0.36, kinds * (under.h * CARD_SHAPE + 4));
  const [held, sledRoom] = cut(under, 'right', cards, kinds && 4);
  const w = Math.min(sledRoom.w, under.h * 4.75),
    h = Math.min(under.h, Math.max(w / 4.75, 18));
  const sled = { ...sledRoom, y: under.y + (under.h - h) / 2, w, h };
  return finish(rect, seat, name, score, sled, quarry, held, title);
}

function highStripWithQuarry(rect: Rect, inner: Rect, seat: number, title: number): Strip {
  const [left, right] = cut(inner, 'left', clamp(inner.w * 0.2, 36, 56), 6);
  const disc = Math.min(left.w - 2, inner.h * 0.46, 44);
  const [scoreBox, quarry] = cut(left, 'top', disc, 3);
  const [nameLine, below] = cut(right, 'top', title);
  const sledH = Math.min(right.w / 4.75, below.h * 0.46);
  const [sledLine, held] = cut(below, 'top', sledH, 3);
  return finish(
    rect,
    seat,
    nameLine,
    middle(scoreBox, disc, disc),
    { ...sledLine, w: sledH * 4.75 },
    quarry,
    held,
    title,
  );
}

function highStrip(rect: Rect, inner: Rect, seat: number, title: number): Strip {
  const sledH = Math.min((inner.w - 50) / 4.75, (inner.h - title) * 0.43);
  const [top, held] = cut(inner, 'top', title + sledH + 1, 5);
  const [words, scoreBox] = cut(top, 'left', sledH * 4.75, 6);
  const [nameLine, sled] = cut(words, 'top', title, 1);
  const disc = Math.min(scoreBox.w, scoreBox.h * 0.94, 58);
  const score = { x: inner.x + inner.w - disc, y: top.y + (top.h - disc) / 2, w: disc, h: disc };
  return finish(rect, seat, nameLine, score, sled, null, held, title);
}

/**
 * Lays out a strip with a face: beside it name and score, below it the cards. The sled lies between them over
 * the full width. In a low strip the sled lies beside the face, and in a long one the score does too.
 */
function facedStrip(rect: Rect, inner: Rect, seat: number): Strip {
  const { w, h } = inner,
    line = titleHeight * 1.25,
    gap = clamp(h * 0.035, 4, 12),
    low = w > h * 1.6,
    long = w > h * 2,
    full = Math.min(w / 4.75, h * 0.26),
    big = Math.min(190, h * 0.5, w * 0.46, low ? h : h - full - Math.max(72, h * 0.26) - 2 * gap),
    aside = w - big - 8,
    disc = long
      ? Math.min(96, w * 0.15)
      : low
        ? clamp(big - aside / 4.75, line * 1.4, 96)
        : Math.min(96, aside * 0.62, big - line - 2),
    first = low && !long ? disc : line;
  const headH = low && !long ? Math.max(big, Math.min(disc + aside / 4.75, h * 0.58)) : big;
  const [head, below] = cut(inner, 'top', headH, gap);
  const [faceRoom, block] = cut(head, 'left', big, 8);
  const [top, under] = cut({ ...block, w: aside - (long ? disc + 6 : 0) }, 'top', first);
  const [sledRoom, held] = low ? [under, below] : cut(below, 'top', full, gap);
  const face = middle(faceRoom, big, big),
    sledH = Math.min(sledRoom.w / 4.75, sledRoom.h),
    score = middle(long ? block : low ? top : under, disc, disc);
  if (low) score.x = inner.x + w - disc;
  return {
    seat,
    rect,
    name: { ...top, y: top.y + (first - line) / 2, w: aside - (low ? disc + 6 : 0), h: line },
    glyph: middle(face, big * 0.6, big * 0.6),
    face,
    score,
    sled: middle(sledRoom, sledH * 4.75, sledH),
    quarry: null,
    held,
  };
}

function finish(
  rect: Rect,
  seat: number,
  line: Rect,
  score: Rect,
  sled: Rect,
  quarry: Rect | null,
  held: Rect,
  title: number,
): Strip {
  const g = Math.min(title - 3, 18);
  const top = line.y + (line.h - title) / 2;
  const glyph = { x: line.x + 1, y: top + (title - g) / 2, w: g, h: g };
  const name = { x: line.x + g + 5, y: top, w: Math.max(0, line.w - g - 5), h: title };
  return { seat, rect, name, glyph, face: null, score, sled, quarry, held };
}

/** Returns the five places of a sled, from its back to its curled runner. */
export function sledPlaces(sled: Rect): Rect[] {
  const w = Math.min(sled.h * 0.8, sled.w / 5.75);
  const pitch = Math.min(w * 1.08, (sled.w - w * 0.65) / SLED);
  const y = sled.y + Math.max(1, (sled.h - w * 1.06) * 0.32);
  return Array.from({ length: SLED }, (_, i) => ({ x: sled.x + w * 0.16 + i * pitch, y, w, h: w * 1.06 }));
}

export function placeStrip(layout: Layout, strip: Strip, scene: Scene): void {
  const { seat } = strip;
  layout.strips.push(strip);
  layout.areas.push(
    { id: `seat/${seat}`, rect: strip.name },
    { id: `sled/${seat}`, rect: strip.sled },
    { id: `held/${seat}`, rect: strip.held },
  );
  layout.places.set(`score/${seat}`, strip.score);
  if (strip.face) layout.places.set(`face/${seat}`, strip.face);
  sledPlaces(strip.sled).forEach((box, i) => layout.places.set(`sled/${seat}/${i}`, box));
  if (strip.quarry) layout.quarryColumns[seat] = strip.quarry;
  placeHeld(layout, strip, scene);
}

/** Places a column of the quarry, which sinks as its stock falls; the number below it is exact. */
export function placeQuarry(layout: Layout, seat: number, column: Rect, scene: Scene): void {
  const stack = quarryStack(column, scene.counts.get(`quarry/${seat}`) ?? 0);
  layout.places.set(`quarry/${seat}`, stack.boxes[stack.boxes.length - 1] ?? stack.ground);
  layout.taps.set(`quarry/${seat}`, atLeast(column, 24));
}

/** The number of stones at which a column has its full height. */
const FULL = 29;
/** The visible height of a stone above the one below it, as a share of its width. */
const LAYER = 0.34;

/**
 * Returns the boxes of the stones that are drawn in a column, from the ground up, and the height of the
 * number, in px. `tagged`: whether the number stands on a tag.
 */
export function quarryStack(
  column: Rect,
  count: number,
): { boxes: Rect[]; ground: Rect; number: number; tagged: boolean } {
  // In a low column the number stands on a tag over the foot of the stack.
  const tagged = column.h < 90;
  const number = tagged ? 17 : clamp(column.h * 0.17, 17, titleHeight * 1.3);
  const room = column.h - (tagged ? 11 : number);
  // The stones are small enough that at least four layers fit into a panel.
  const w = Math.min(column.w * 0.86, room / (tagged ? 1.06 + LAYER : 0.75 + 4 * LAYER), titleHeight * 3.1);
  const layers = clamp(Math.floor((room - w * 0.72) / (w * LAYER)), 1, 7);
  const ground = { x: column.x + (column.w - w) / 2, y: column.y + room - w * 1.06 - 1, w, h: w * 1.06 };
  const shown = Math.min(layers, Math.ceil((count / FULL) * layers));
  return {
    boxes: Array.from({ length: shown }, (_, i) => ({ ...ground, y: ground.y - i * w * LAYER })),
    ground,
    number,
    tagged,
  };
}

/** The kinds of cards before a player. */
export const kindsHeld = ({ counts }: Scene, seat: number): Card[] =>
  HELD.filter((card) => (counts.get(heldPlace(seat, card)) ?? 0) > 0);

/** Places the kinds of cards held in up to three rows, so that most of each card stays visible. */
function placeHeld(layout: Layout, strip: Strip, scene: Scene): void {
  const { seat, held } = strip,
    kinds = kindsHeld(scene, seat);
  const boxes = cardRow(held, Math.max(1, kinds.length), 3);
  kinds.forEach((card, i) => {
    const { box, seen } = boxes[i]!;
    layout.places.set(heldPlace(seat, card), box);
    layout.taps.set(heldPlace(seat, card), seen);
  });
}

export const heldPlace = (seat: number, card: Card): Place => `held/${seat}/${card}`;

export const CARD_SHAPE = 0.7;

/** Returns boxes for `n` cards in an area. Many are narrower; they overlap only if that is not enough. */
export function cardRow(area: Rect, n: number, maxRows: number): { box: Rect; seen: Rect }[] {
  const gap = 3;
  let best: { rows: number; w: number; h: number; step: number; worth: number } | null = null;
  for (let rows = 1; rows <= maxRows; rows++) {
    const each = Math.ceil(n / rows);
    const h = Math.min((area.h - (rows - 1) * gap) / rows, titleHeight * 6.8, area.w / CARD_SHAPE);
    const room = area.w / each - gap;
    const w = clamp(room, h * (rows > 1 ? 0.5 : 0.36), h * (h < 30 ? 0.92 : CARD_SHAPE));
    const step = Math.min(w + gap + 1, each > 1 ? (area.w - w) / (each - 1) : w);
    const worth = Math.min(step, w) * h ** 0.42;
    if (!best || worth > best.worth * 1.05) best = { rows, w, h, step, worth };
  }
  const { rows, w, h, step } = best!;
  const each = Math.ceil(n / rows);
  const top = area.y + Math.max(0, (area.h - rows * h - (rows - 1) * gap) / 2);
  return Array.from({ length: n }, (_, i) => {
    const box = { x: area.x + (i % each) * step, y: top + Math.floor(i / each) * (h + gap), w, h };
    const last = i % each === each - 1 || i === n - 1;
    return { box, seen: { ...box, w: last ? w : Math.min(w, Math.max(step, 1)) } };
  });
}
