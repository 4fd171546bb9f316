// A player's part of the table: name, florins, points, the hand, the pile, and the place of the chosen card.
import type { Seat, Side } from '../wire';
import { clamp, cut, inset, middle, type Rect } from '../../../stage/layout/rect';
import { titleHeight, type Size } from '../../../stage/layout/types';
import { GOODS, type Hand, type Layout, type Panel, type Rail } from './types';

/** The largest side of a card in hand on a small table, in px. */
const MOST = 108;
/** Returns the largest side of a card in hand, in px, which grows with the window. */
export const mostIn = ({ w, h }: Size): number => (w > 1300 && h > 700 ? h * 0.17 : MOST);
/** Returns whether a table has room for the players' faces and not just for their cards. */
export const isLarge = (most: number): boolean => most > MOST;
/** The margin of the mark inside the face that is drawn over it, as a share of the face. */
const MARK = 0.18;
/** The gap between the hand and its neighbour, as a share of a card. */
const APART = 0.22;

/**
 * The places of the cards in a panel: first the hand, place by place, then the chosen card, then the pile.
 * Lengths are in cards, from the top left.
 */
interface Shape {
  w: number;
  h: number;
  hand: [number, number][];
  chosen: [number, number];
  pile: [number, number];
}

const counted = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Returns all ways to lay out a hand, the chosen card and the pile. */
export function shapesOf({ docks, canals, specials }: Hand): Shape[] {
  const held = docks + canals + specials,
    below = canals + specials,
    wide = Math.max(docks, below);
  const twoRows: [number, number][] = [
    ...counted(docks).map((i): [number, number] => [i, 0]),
    ...counted(below).map((i): [number, number] => [i, 1]),
  ];
  // Two by two, each sort in rows of its own; a single special card lies beside an odd dock.
  const high = Math.ceil(docks / 2),
    beside = docks % 2 === 1 && specials === 1;
  const third = high + Math.ceil(canals / 2),
    last = third + (beside ? 0 : Math.ceil(specials / 2));
  const inPairs = (i: number, from: number): [number, number] => [i % 2, from + Math.floor(i / 2)];
  const pairs = [
    ...counted(docks).map((i) => inPairs(i, 0)),
    ...counted(canals).map((i) => inPairs(i, high)),
    ...counted(specials).map((i): [number, number] => (beside ? [1, high - 1] : inPairs(i, third))),
  ];
  const shapes: Shape[] = [
    {
      w: held + 2 + APART,
      h: 1,
      hand: counted(held).map((i) => [i, 0]),
      chosen: [held + APART, 0],
      pile: [held + 1 + APART, 0],
    },
    { w: wide + 1 + APART, h: 2, hand: twoRows, chosen: [wide + APART, 0], pile: [wide + APART, 1] },
    { w: wide, h: 3 + APART, hand: twoRows, chosen: [1, 2 + APART], pile: [0, 2 + APART] },
    { w: 2, h: last + 1 + APART, hand: pairs, chosen: [1, last + APART], pile: [0, last + APART] },
  ];
  // Many special cards: each sort in a row of its own, or special cards three by three.
  if (specials > 2) {
    const plain: [number, number][] = [
      ...counted(docks).map((i): [number, number] => [i, 0]),
      ...counted(canals).map((i): [number, number] => [i, 1]),
    ];
    const broad = Math.max(docks, canals, 3),
      deep = Math.ceil(specials / 3);
    const threes = counted(specials).map((i): [number, number] => [i % 3, 2 + Math.floor(i / 3)]);
    shapes.push(
      {
        w: broad,
        h: 3 + deep + APART,
        hand: [...plain, ...threes],
        chosen: [1, 2 + deep + APART],
        pile: [0, 2 + deep + APART],
      },
      {
        w: broad + 1 + APART,
        h: 2 + deep,
        hand: [...plain, ...threes],
        chosen: [broad + APART, 0],
        pile: [broad + APART, 1],
      },
    );
  }
  return shapes;
}

const gapOf = (room: Rect): number => clamp(Math.min(room.w, room.h) * 0.022, 2, 7);

/** Returns the shape with the largest cards, and the distance from card to card in it, in px. */
function bestShape(room: Rect, hand: Hand): { shape: Shape; pitch: number } {
  let best: { shape: Shape; pitch: number } | null = null;
  for (const shape of shapesOf(hand)) {
    const pitch = Math.min((room.w + gapOf(room)) / shape.w, (room.h + gapOf(room)) / shape.h);
    if (!best || pitch > best.pitch * 1.04) best = { shape, pitch };
  }
  return best!;
}

interface Cut {
  head: Rect;
  body: Rect;
}

/** Divides a panel into head and hand. On a large table the head of a long panel lies beside the hand. */
function cutUp(rect: Rect, most: number): Cut {
  const small = rect.h < 150 || rect.w < 200,
    large = isLarge(most);
  const inner = inset(rect, small && !large ? 5 : 9, small ? 3 : 7);
  const [head, body] =
    large && rect.w > rect.h * 5
      ? cut(inner, 'left', inner.h + most, 14)
      : cut(
          inner,
          'top',
          large ? clamp(rect.h * 0.15, 48, most * 0.64) : clamp(rect.h * 0.17, 20, 40),
          large ? 10 : small ? 3 : 6,
        );
  return { head, body };
}

/** Returns the size of the cards in a panel of this size, and the height that would be left over, in px. */
export function cardIn(rect: Rect, hand: Hand, most: number): { card: number; spare: number } {
  const { body } = cutUp(rect, most),
    gap = gapOf(body),
    { shape, pitch } = bestShape(body, hand);
  const card = Math.min(most, pitch - gap);
  return { card, spare: Math.max(0, body.h - shape.h * (card + gap) - 56) };
}

export function placePanel(layout: Layout, seat: Seat, side: Side, rect: Rect, hand: Hand): void {
  const limit = mostIn(layout.size),
    large = isLarge(limit),
    { head, body } = cutUp(rect, limit);
  const gap = gapOf(body),
    { shape, pitch: most } = bestShape(body, hand);
  const pitch = Math.min(most, limit + gap),
    card = Math.floor(pitch - gap);
  const used = { w: shape.w * pitch - gap, h: shape.h * pitch - gap };
  // The rest at the bottom of a high panel is a row of florins.
  const spare = body.h - used.h,
    coins = !large && spare > 32 + 2 * gap ? Math.min(46, spare - 2 * gap) : 0;
  const air = coins > 0 ? Math.min(spare - gap - coins, gap * 3) : spare / 2;
  const x0 = body.x + (body.w - used.w) / 2,
    y0 = body.y + (coins > 0 ? gap : air);
  const at = ([x, y]: [number, number]): Rect => ({
    x: Math.round(x0 + x * pitch),
    y: Math.round(y0 + y * pitch),
    w: card,
    h: card,
  });
  const row = coins > 0 ? { x: x0, y: y0 + used.h + air, w: used.w, h: coins } : null;
  addPanel(layout, {
    seat,
    side,
    second: layout.panels.some((one) => one.side === side),
    rect,
    ...(large ? largeHead(head) : headIn(head, row)),
    hand: shape.hand.map(at),
    chosen: at(shape.chosen),
    pile: at(shape.pile),
  });
}

/** Places pile and chosen card if the hand lies in the rail, with a row of small backs for the hand. */
export function placeCompact(
  layout: Layout,
  seat: Seat,
  side: Side,
  rect: Rect,
  { docks, canals, specials }: Hand,
  rail: Rail | null,
): void {
  const inner = inset(rect, 4, 3);
  const [head, body] = cut(inner, 'top', 20, 2);
  const card = Math.floor(Math.min(body.h, body.w * 0.3));
  const y = Math.round(body.y + (body.h - card) / 2),
    held = docks + canals + specials;
  const pile = { x: body.x + body.w - card, y, w: card, h: card },
    chosen = { ...pile, x: pile.x - card - 3 };
  const room = { ...body, w: chosen.x - body.x - 4 };
  const hand = rail?.seat === seat ? inRail(rail.rect, held) : inTwoRows(room, held);
  addPanel(layout, {
    seat,
    side,
    second: layout.panels.some((one) => one.side === side),
    rect,
    ...headIn(head, null),
    hand,
    chosen,
    pile,
  });
}

function inRail(rail: Rect, held: number): Rect[] {
  const room = inset(rail, 4, 3),
    rows = room.w / room.h < held * 0.62 ? 2 : 1,
    each = Math.ceil(held / rows);
  const side = Math.floor(Math.min((room.w + 3) / each - 3, (room.h + 3) / rows - 3, MOST));
  const used = { w: each * (side + 3) - 3, h: rows * (side + 3) - 3 };
  const at = middle(room, used.w, used.h);
  return counted(held).map((i) => ({
    x: Math.round(at.x + (i % each) * (side + 3)),
    y: Math.round(at.y + Math.floor(i / each) * (side + 3)),
    w: side,
    h: side,
  }));
}

function inTwoRows(room: Rect, held: number): Rect[] {
  const each = Math.ceil(held / 2),
    side = Math.floor(Math.min((room.w + 2) / each - 2, (room.h + 2) / 2 - 2));
  const used = { w: each * (side + 2) - 2, h: 2 * (side + 2) - 2 };
  const at = middle(room, used.w, used.h);
  return counted(held).map((i) => ({
    x: Math.round(at.x + (i % each) * (side + 2)),
    y: Math.round(at.y + Math.floor(i / each) * (side + 2)),
    w: side,
    h: side,
  }));
}

/** Lays out mark, name, florins and points from left to right. */
function headIn(head: Rect, row: Rect | null): Pick<Panel, 'glyph' | 'score' | 'purse'> {
  const high = Math.min(head.h, 40, Math.max(20, head.w * 0.15)),
    y = head.y + (head.h - high) / 2;
  // A narrow panel has no room for the mark beside the name; the points stand on a seal of the same shape.
  const mark = head.w < 130 ? 0 : Math.min(high - 2, 22);
  const glyph = middle({ x: head.x, y, w: mark, h: high }, mark, mark);
  const score = { x: head.x + head.w - high, y, w: high, h: high };
  const coin = Math.min(high - 2, 30) * (head.w < 130 ? 0.84 : 1),
    width = coin + (head.w < 130 ? 18 : clamp(coin * 1.2, 23, 32));
  const purse = row ?? { x: score.x - width - 3, y: y + (high - coin) / 2, w: width, h: coin };
  return { glyph, score, purse };
}

/** Lays out the head of a large panel: face or mark, the name over the florins, the points. */
function largeHead({ x, y, w, h }: Rect): Pick<Panel, 'glyph' | 'score' | 'purse'> {
  const face = Math.min(h, w * 0.34),
    disc = Math.min(h, w * 0.21),
    left = x + face + 10,
    width = w - face - disc - 18,
    coins = Math.min(face - titleHeight - 3, width / 3.2);
  return {
    glyph: inset({ x, y: y + (h - face) / 2, w: face, h: face }, face * MARK),
    score: { x: x + w - disc, y: y + (h - disc) / 2, w: disc, h: disc },
    purse: { x: left, y: y + (h + titleHeight + 3 - coins) / 2, w: width, h: coins },
  };
}

/** Returns the box of the top card, which leaves a corner for the edges and the number of the cards below. */
export const topOf = (pile: Rect): Rect => ({
  ...pile,
  w: Math.round(pile.w * 0.88),
  h: Math.round(pile.h * 0.88),
});

function addPanel(layout: Layout, panel: Panel): void {
  const { seat, glyph, score, purse, hand, chosen, pile } = panel;
  layout.places.set(`markers/${seat}`, glyph);
  for (const good of GOODS) layout.places.set(`reserve/${seat}/${good}`, purse);
  layout.panels.push(panel);
  const set = (name: string, r: Rect): void => {
    layout.places.set(`${name}/${seat}`, r);
  };
  hand.forEach((r, i) => layout.places.set(`hand/${seat}/${i}`, r));
  set('chosen', chosen);
  set('out', chosen);
  const top = topOf(pile);
  set('top', top);
  set('pile', top);
  set('score', score);
  set('chip', { ...score, x: score.x - score.w });
  set('purse', { ...purse, w: purse.h });
  for (const name of ['out', 'score', 'chip', 'purse']) layout.rings.set(`${name}/${seat}`, null);
  const left = glyph.x + glyph.w + (glyph.w > 0 ? 5 : 0),
    right = purse.y < score.y + score.h ? purse.x : score.x;
  // On a large table the name stands over the florins.
  const name =
    glyph.w > 24
      ? { ...purse, y: purse.y - titleHeight - 3 }
      : { x: left, y: glyph.y + (glyph.h - titleHeight) / 2, w: Math.max(0, right - left - 3) };
  layout.places.set(`face/${seat}`, inset(glyph, (-glyph.w * MARK) / (1 - 2 * MARK)));
  layout.areas.push({ id: `seat/${seat}`, rect: { ...name, h: titleHeight } });
}
