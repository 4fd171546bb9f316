// A player's strip: name, score, sled, cards; and the quarry, in the strip or in a panel of its own.
import type { Card, Place } from '../wire';
import type { Scene } from '../stage/scene';
import { atLeast, clamp, cut, inset, middle, share, type Rect } from './rect';
import { titleHeight, type Layout, type Strip } from './types';

/** The order in which cards lie before a player: what can be played first, then what counts at the end. */
export const HELD: Card[] = ['lever', 'hammer', 'sail', 'chisel', 'statue',
  'pyramid-ornament', 'temple-ornament', 'chamber-ornament', 'obelisk-ornament'];
const SLED = 5;

/** Name and score above the sled, cards beside it or (where the strip is high) below. */
export function stripIn(rect: Rect, seat: number, withQuarry: boolean): Strip {
  const pad = clamp(rect.h * 0.06, 3, 8);
  const low = rect.h < 64;
  const inner = inset(rect, pad + 1, pad);
  const title = Math.min(low ? 18 : titleHeight + 2, inner.h * 0.4);
  const beside = inner.w / inner.h > 3.1;
  let quarry: Rect | null = null;
  let rest = inner;
  if (!beside) {
    const disc = clamp(inner.h * 0.3, 24, 44);
    const top = Math.max(title, disc);
    let sledH = clamp((inner.w - 10) / 5.5 * 1.2, 26, (inner.h - top - 6) * 0.5);
    if (withQuarry) {
      [quarry, rest] = cut(inner, 'right', clamp(inner.w * 0.17, 36, 60), 4);
      sledH = Math.min(sledH, (rest.w - 8) / 5.5 * 1.2);
    }
    const [line, below] = cut(rest, 'top', top, 2);
    const [score, nameLine] = cut(line, 'right', disc, 2);
    const [sled, held] = cut(below, 'top', sledH, 4);
    return finish(rect, seat, nameLine, middle(score, disc, disc), { ...sled, w: Math.min(sled.w, sledH * 4.75) }, quarry, held, title);
  }
  const disc = clamp(Math.min(inner.h, inner.w * 0.11), 28, 56);
  const [scoreBox, afterScore] = cut(rest, 'left', disc, 4);
  const sledH = Math.min(inner.h - title, (inner.w * (withQuarry ? 0.42 : 0.5)) / 4.75);
  const sledW = sledH * 4.75;
  let [block, held] = cut(afterScore, 'left', sledW, 5);
  if (withQuarry) [quarry, held] = cut(held, 'left', clamp(inner.w * 0.12, 38, 64), 5);
  const [nameLine, sledRoom] = cut(block, 'top', title);
  block = sledRoom;
  return finish(rect, seat, nameLine, middle(scoreBox, disc, disc), middle(block, sledW, sledH), quarry, held, title);
}

function finish(rect: Rect, seat: number, line: Rect, score: Rect, sled: Rect, quarry: Rect | null, held: Rect, title: number): Strip {
  const g = Math.min(title - 3, 18);
  const top = line.y + (line.h - title) / 2;
  const glyph = { x: line.x + 1, y: top + (title - g) / 2, w: g, h: g };
  const name = { x: line.x + g + 5, y: top, w: Math.max(0, line.w - g - 5), h: title };
  return { seat, rect, name, glyph, score, sled, quarry, held };
}

/** The five places of a sled, from its back to its curled runner. */
export function sledPlaces(sled: Rect): Rect[] {
  const w = Math.min(sled.h * 0.8, sled.w / 5.75);
  const pitch = Math.min(w * 1.08, (sled.w - w * 0.65) / SLED);
  const y = sled.y + Math.max(1, (sled.h - w * 1.06) * 0.32);
  return Array.from({ length: SLED }, (_, i) => ({ x: sled.x + w * 0.16 + i * pitch, y, w, h: w * 1.06 }));
}

export function placeStrip(layout: Layout, strip: Strip, scene: Scene): void {
  const { seat } = strip;
  layout.strips.push(strip);
  layout.areas.push({ id: `seat/${seat}`, rect: strip.name }, { id: `sled/${seat}`, rect: strip.sled }, { id: `held/${seat}`, rect: strip.held });
  layout.places.set(`score/${seat}`, strip.score);
  sledPlaces(strip.sled).forEach((box, i) => layout.places.set(`sled/${seat}/${i}`, box));
  if (strip.quarry) placeQuarry(layout, seat, strip.quarry, scene);
  placeHeld(layout, strip, scene);
}

/** A column of the quarry sinks as its stock falls; the number below it tells the truth. */
export function placeQuarry(layout: Layout, seat: number, column: Rect, scene: Scene): void {
  const stack = quarryStack(column, scene.counts.get(`quarry/${seat}`) ?? 0);
  layout.quarryColumns[seat] = column;
  layout.places.set(`quarry/${seat}`, stack.boxes[stack.boxes.length - 1] ?? stack.ground);
  layout.taps.set(`quarry/${seat}`, atLeast(column, 24));
}

/** A full quarry: what the highest column stands for. */
const FULL = 29;
/** How far a stone sticks out above the one it lies on, of its breadth. */
const LAYER = 0.34;

/** The stones of a column that are drawn, from the ground up. */
export function quarryStack(column: Rect, count: number): { boxes: Rect[]; ground: Rect; number: number } {
  const number = clamp(column.h * 0.17, 17, 26);
  const room = column.h - number;
  const w = Math.min(column.w * 0.86, room / (1.06 + LAYER), 62);
  const layers = clamp(Math.floor((room - w * 0.72) / (w * LAYER)), 1, 7);
  const ground = { x: column.x + (column.w - w) / 2, y: column.y + room - w * 1.06 - 1, w, h: w * 1.06 };
  const shown = Math.min(layers, Math.ceil(count / FULL * layers));
  return { boxes: Array.from({ length: shown }, (_, i) => ({ ...ground, y: ground.y - i * w * LAYER })), ground, number };
}

/** Kinds held, in one or two or three rows, whichever leaves most of each card in sight. */
function placeHeld(layout: Layout, strip: Strip, scene: Scene): void {
  const { seat, held } = strip;
  const kinds = HELD.filter((card) => (scene.counts.get(heldPlace(seat, card)) ?? 0) > 0);
  const boxes = cardRow(held, Math.max(1, kinds.length), 3);
  kinds.forEach((card, i) => {
    const { box, seen } = boxes[i]!;
    layout.places.set(heldPlace(seat, card), box);
    layout.taps.set(heldPlace(seat, card), seen);
  });
}

export const heldPlace = (seat: number, card: Card): Place => `held/${seat}/${card}`;

export const CARD_SHAPE = 0.7;

/** Boxes for `n` cards in an area, overlapping to the right if need be; `seen` is the part that stays uncovered. */
export function cardRow(area: Rect, n: number, maxRows: number): { box: Rect; seen: Rect }[] {
  let best: { rows: number; w: number; h: number; step: number; worth: number } | null = null;
  for (let rows = 1; rows <= maxRows; rows++) {
    const each = Math.ceil(n / rows);
    const h = Math.min((area.h - (rows - 1) * 3) / rows, 96, area.w / CARD_SHAPE);
    const w = h * CARD_SHAPE;
    const step = Math.min(w + 4, each > 1 ? (area.w - w) / (each - 1) : w + 4);
    const worth = Math.min(step, w) * Math.sqrt(h);
    if (!best || worth > best.worth * 1.08) best = { rows, w, h, step, worth };
  }
  const { rows, w, h, step } = best!;
  const each = Math.ceil(n / rows);
  const lines = share({ ...area, h: rows * h + (rows - 1) * 3, y: area.y + Math.max(0, (area.h - rows * h - (rows - 1) * 3) / 2) }, Array(rows).fill(1), 3, false);
  return Array.from({ length: n }, (_, i) => {
    const line = lines[Math.floor(i / each)]!;
    const box = { x: line.x + (i % each) * step, y: line.y, w, h };
    const last = i % each === each - 1 || i === n - 1;
    return { box, seen: { ...box, w: last ? w : Math.min(w, Math.max(step, 1)) } };
  });
}
