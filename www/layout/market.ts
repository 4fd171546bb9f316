// The market: cards in one row or in two, the face-down pair of side B side by side, deck and discards behind.
import { CARD_SHAPE } from './seats';
import { share, type Rect } from './rect';
import type { Layout, SitePanel } from './types';

/** Deck and discards are a little smaller than the cards on offer. */
const PILE = 0.62;

export function placeMarket(layout: Layout, { body, sideB }: SitePanel): void {
  const cards = sideB ? 5 : 4;
  const gap = Math.max(3, Math.min(body.w, body.h) * 0.03);
  const inOneRow = cardSize(body.w, body.h, cards + PILE, 1, gap, cards + 1);
  const inTwo = cardSize(body.w, body.h, sideB ? 3 : 2 + PILE, 2, gap, 3);
  if (inOneRow.w >= inTwo.w) oneRow(layout, body, cards, inOneRow, gap, sideB);
  else twoRows(layout, body, inTwo, gap, sideB);
}

function cardSize(w: number, h: number, across: number, rows: number, gap: number, columns: number) {
  const fit = Math.min((w - gap * (columns - 1)) / across, (h - gap * (rows - 1)) / rows * CARD_SHAPE, 130);
  return { w: fit, h: fit / CARD_SHAPE };
}

const nth = (i: number, sideB: boolean): string => (sideB && i > 2 ? `pair/${i - 3}` : `market/${i}`);

function oneRow(layout: Layout, body: Rect, cards: number, size: { w: number; h: number }, gap: number, sideB: boolean): void {
  const pileW = size.w * PILE;
  const spare = Math.max(0, body.w - cards * size.w - pileW - gap * cards) / (cards + 1);
  const y = body.y + (body.h - size.h) / 2;
  let x = body.x;
  for (let i = 0; i < cards; i++) {
    layout.places.set(nth(i, sideB), { x, y, ...size });
    x += size.w + gap + (sideB && i === 3 ? 0 : spare);
  }
  piles(layout, { x: body.x + body.w - pileW, y, w: pileW, h: size.h }, pileW);
  if (sideB) mat(layout, gap);
}

function twoRows(layout: Layout, body: Rect, size: { w: number; h: number }, gap: number, sideB: boolean): void {
  const lines = share({ ...body, y: body.y + (body.h - size.h * 2 - gap) / 2, h: size.h * 2 + gap }, [1, 1], gap, false);
  const columns = sideB ? 3 : 2;
  const pileW = size.w * PILE;
  const width = sideB ? 3 * size.w : 2 * size.w + pileW;
  const spare = Math.max(0, body.w - width - gap * 2) / 2;
  const step = size.w + gap + spare;
  const row = (i: number) => (sideB ? (i < 3 ? 0 : 1) : Math.floor(i / 2));
  for (let i = 0; i < (sideB ? 5 : 4); i++) {
    const column = sideB ? i % 3 : i % columns;
    const pull = sideB && i === 4 ? spare : 0;
    layout.places.set(nth(i, sideB), { x: body.x + column * step - pull, y: lines[row(i)]!.y, ...size });
  }
  const top = sideB ? lines[1]! : { ...lines[0]!, h: size.h * 2 + gap };
  piles(layout, { x: body.x + body.w - pileW, y: top.y, w: pileW, h: top.h }, Math.min(pileW, (top.h - gap) / 2 * CARD_SHAPE));
  if (sideB) mat(layout, gap);
}

function piles(layout: Layout, column: Rect, w: number): void {
  const h = Math.min(w / CARD_SHAPE, column.h / 2 - 2);
  const x = column.x + (column.w - h * CARD_SHAPE) / 2;
  const deck = { x, y: column.y, w: h * CARD_SHAPE, h };
  const discard = { ...deck, y: column.y + column.h - h };
  layout.places.set('deck', deck);
  layout.places.set('discard', discard);
  layout.marks.set('discard', discard);
  // A card that is being carried out lies over the discards, where it goes next.
  for (let k = 0; k < 4; k++) {
    const big = Math.min(1.45, column.h / 1.1 / h);
    layout.places.set(`played/${k}`, {
      x: discard.x + discard.w - discard.w * big - k * discard.w * 0.3, y: discard.y + discard.h - h * big - k * 3, w: discard.w * big, h: h * big,
    });
  }
}

/** The cloth under the face-down pair shows that the two go together. */
function mat(layout: Layout, gap: number): void {
  const a = layout.places.get('pair/0')!, b = layout.places.get('pair/1')!;
  const edge = Math.min(5, gap * 0.8);
  layout.marks.set('pair-mat', { x: a.x - edge, y: a.y - edge, w: b.x + b.w - a.x + 2 * edge, h: a.h + 2 * edge });
}
