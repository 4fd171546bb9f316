// Lays out the Market: cards in a row or two, the face-down pair of side B, deck and discards behind.
import type { Scene } from './boats';
import { CARD_SHAPE } from './seats';
import type { Rect } from '../../../stage/layout/rect';
import { titleHeight, type Layout, type SitePanel } from './types';

/** The size of deck and discards, as a share of the size of a card on offer. */
const PILE = 0.62;
/** In a site that is narrower than this, in px, the deck beside two rows is nearly as wide as its number. */
const NARROW = 124;
/**
 * The gap between deck and discards in a row, in px: the number of a pile may be wider than the pile, and the
 * topmost card lies a little to the right.
 */
const APART = 8;

export function placeMarket(layout: Layout, { body, sideB }: SitePanel, scene: Scene): void {
  const cards = sideB ? 5 : 4;
  const gap = Math.max(3, Math.min(body.w, body.h) * 0.03);
  const inOneRow = cardSize(body.w, body.h, cards + PILE, 1, gap, cards + 1);
  const inTwo = cardSize(body.w, body.h, sideB ? 3 : 2 + (body.w < NARROW ? 0.9 : PILE), 2, gap, 3);
  if (inOneRow.w >= inTwo.w) oneRow(layout, body, cards, inOneRow, gap, sideB);
  else twoRows(layout, body, inTwo, gap, sideB);
  if (sideB) mat(layout, gap, scene);
}

function cardSize(w: number, h: number, across: number, rows: number, gap: number, columns: number) {
  const fit = Math.min(
    (w - gap * (columns - 1)) / across,
    ((h - gap * (rows - 1)) / rows) * CARD_SHAPE,
    titleHeight * 6.5,
  );
  return { w: fit, h: fit / CARD_SHAPE };
}

const nth = (i: number, sideB: boolean): string => (sideB && i > 2 ? `pair/${i - 3}` : `market/${i}`);

function oneRow(
  layout: Layout,
  body: Rect,
  cards: number,
  size: { w: number; h: number },
  gap: number,
  sideB: boolean,
): void {
  const pileW = size.w * PILE;
  const spare = Math.max(0, body.w - cards * size.w - pileW - gap * cards) / (cards + 1);
  const y = body.y + (body.h - size.h) / 2;
  let x = body.x;
  for (let i = 0; i < cards; i++) {
    layout.places.set(nth(i, sideB), { x, y, ...size });
    x += size.w + gap + (sideB && i === 3 ? 0 : spare);
  }
  piles(layout, { x: body.x + body.w - pileW, y, w: pileW, h: size.h }, pileW);
}

function twoRows(
  layout: Layout,
  body: Rect,
  size: { w: number; h: number },
  gap: number,
  sideB: boolean,
): void {
  const top = body.y + (body.h - size.h * 2 - gap) / 2;
  const columns = sideB ? 3 : 2;
  const pileW = sideB ? 0 : Math.min(size.w, body.w - 2 * (size.w + gap * 1.5));
  const spare = Math.max(0, body.w - columns * size.w - pileW - gap * 2) / 3;
  const step = size.w + gap + Math.min(spare, size.w * 0.35);
  const wide = step * 2 + (sideB ? size.w : pileW);
  const left = body.x + (body.w - wide) / 2;
  for (let i = 0; i < (sideB ? 5 : 4); i++) {
    const column = i % columns,
      row = Math.floor(i / columns);
    const x = sideB && row ? left + column * (size.w + gap) : left + column * step;
    const box = { x, y: top + row * (size.h + gap), ...size };
    layout.places.set(nth(i, sideB), box);
    const reach = sideB && row ? gap / 2 : Math.min(6, (step - size.w) / 2);
    layout.taps.set(nth(i, sideB), {
      x: x - reach,
      y: box.y - gap / 2,
      w: size.w + 2 * reach,
      h: size.h + gap,
    });
  }
  if (!sideB) return piles(layout, { x: left + wide - pileW, y: top, w: pileW, h: size.h * 2 + gap }, pileW);
  const after = left + 2 * (size.w + gap) + gap * 1.5;
  piles(layout, { x: after, y: top + size.h + gap, w: left + wide - after, h: size.h }, size.w);
}

/** Places deck and discards in a column, or in a row if they are larger that way. */
function piles(layout: Layout, room: Rect, most: number): void {
  const stacked = Math.min(room.w, ((room.h - 3) / 2) * CARD_SHAPE, most);
  const beside = Math.min((room.w - APART) / 2, room.h * CARD_SHAPE, most);
  const inRow = beside > stacked;
  const w = inRow ? beside : stacked,
    h = w / CARD_SHAPE;
  const deck = inRow
    ? { x: room.x + room.w - w * 2 - APART, y: room.y + room.h - h, w, h }
    : { x: room.x + (room.w - w) / 2, y: room.y, w, h };
  const discard = inRow ? { ...deck, x: room.x + room.w - w } : { ...deck, y: room.y + room.h - h };
  layout.places.set('deck', deck);
  layout.places.set('discard', discard);
  layout.marks.set('discard', discard);
  // A card that is being played lies over the discards, where it goes next.
  const big = Math.min(1.5, Math.max(1, Math.min(room.h / 1.05 / h, (room.w + 4) / w)));
  for (let k = 0; k < 4; k++) {
    layout.places.set(`played/${k}`, {
      x: discard.x + w - w * big - k * w * 0.3,
      y: discard.y + h - h * big - k * 3,
      w: w * big,
      h: h * big,
    });
  }
}

/** Places the cloth under the face-down pair, which shows that the two cards go together. */
function mat(layout: Layout, gap: number, scene: Scene): void {
  const a = layout.places.get('pair/0')!,
    b = layout.places.get('pair/1')!;
  const edge = Math.min(5, gap * 0.8);
  const cloth = { x: a.x - edge, y: a.y - edge, w: b.x + b.w - a.x + 2 * edge, h: a.h + 2 * edge };
  layout.marks.set('pair-mat', cloth);
  // The two cards are taken as one while they lie face down, so both are hit by one tap.
  if (scene.tokens.get('pair/0') === null) layout.taps.set('pair/0', cloth);
}
