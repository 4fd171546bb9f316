// A player's part of the table: name, points, figures in reserve, action tokens, and the four boards.
import type { Config, Seat } from '../wire';
import { clamp, cut, inset, middle, share, type Rect } from '../../../stage/layout/rect';
import { titleHeight } from '../../../stage/layout/types';
import { placeBoard } from './boards';
import { ACTIONS, FIGURES, isLarge, type Board, type Layout, type Player, type Scene } from './types';

export function placePlayer(layout: Layout, seat: Seat, rect: Rect, config: Config, scene: Scene): void {
  const small = rect.h < 190 || rect.w < 230;
  const inner = inset(rect, small ? 5 : 9, small ? 4 : 8);
  const gap = small ? 4 : 7;
  const oneRow = inner.w >= 262 && inner.w / inner.h > 1.5;
  const large = isLarge(layout.size);
  const [head, boards] = cut(
    inner,
    'top',
    large
      ? clamp(inner.h * 0.2, 118, 240)
      : oneRow
        ? clamp(inner.h * 0.23, 30, 50)
        : clamp(inner.h * 0.19, small ? 54 : 62, 120),
    gap,
  );
  placeHead(layout, seat, rect, head, oneRow && !large);
  for (const board of boardsIn(boards, seat, config, gap, large)) {
    layout.boards.push(board);
    placeBoard(layout, board, scene);
  }
}

/** Lays out the head. One row: name, points, figures, actions. Two rows: the actions come below the rest. */
function placeHead(layout: Layout, seat: Seat, rect: Rect, head: Rect, oneRow: boolean): void {
  const large = isLarge(layout.size);
  const [top, below] = oneRow
    ? [head, head]
    : (share(head, [large ? 1.06 : 0.86, 1], 5, false) as [Rect, Rect]);
  const token = Math.min(below.h, Math.max(26, below.w * (oneRow ? 0.084 : 0.22)), large ? 120 : 64);
  const pitch = oneRow ? token + 3 : below.w / ACTIONS.length;
  const actions = ACTIONS.map((_, i) =>
    middle(
      { x: below.x + below.w - (ACTIONS.length - i) * pitch, y: below.y, w: pitch, h: below.h },
      token,
      token,
    ),
  );
  const { name, ...parts } = large ? largeHead(top) : smallHead(top, oneRow ? actions[0]!.x - 8 : null);
  layout.areas.push({ id: `seat/${seat}`, rect: name });
  layout.players.push({ seat, rect, ...parts, actions });
  // The mark lies within the face, which is drawn over it.
  layout.places.set(`face/${seat}`, inset(parts.glyph, -parts.glyph.w * 0.28));
  layout.places.set(`score/${seat}`, parts.score);
  ACTIONS.forEach((action, i) => layout.places.set(`action/${seat}/${action}`, actions[i]!));
}

type Head = Pick<Player, 'glyph' | 'score' | 'figures'> & { name: Rect };

const figuresIn = (x: number, y: number, figure: number, h: number, high: number): Rect[] =>
  Array.from({ length: FIGURES }, (_, i) =>
    middle({ x: x + i * (figure + 2), y, w: figure, h }, figure, high),
  );

/**
 * Lays out the head of a small panel. `end` is the x at which the figures end, to the left of the points, or
 * null if there are two rows.
 */
function smallHead(top: Rect, end: number | null): Head {
  const oneRow = end !== null,
    disc = Math.min(top.h * (oneRow ? 0.9 : 1), top.w * 0.175, 48),
    figure = Math.min(top.h * 0.66, top.w * (oneRow ? 0.046 : 0.07), 30),
    row = FIGURES * (figure + 2);
  const score = {
    x: (oneRow ? end - row - 5 : top.x + top.w) - disc,
    y: top.y + (top.h - disc) / 2,
    w: disc,
    h: disc,
  };
  const start = oneRow ? score.x + disc + 6 : score.x - 6 - row,
    g = 17,
    names = (oneRow ? score.x : start) - top.x - 4,
    y = top.y + (top.h - titleHeight) / 2;
  return {
    glyph: { x: top.x + 1, y: y + (titleHeight - g) / 2, w: g, h: g },
    name: { x: top.x + g + 6, y, w: Math.max(0, names - g - 6), h: titleHeight },
    score,
    figures: figuresIn(start, top.y, figure, top.h, Math.min(top.h - 2, figure * 1.36)),
  };
}

/** Lays out the head of a large panel: face or mark, the name over the figures, the points. */
function largeHead({ x, y, w, h }: Rect): Head {
  const face = Math.min(h, w * 0.26),
    disc = Math.min(h, w * 0.2),
    top = y + (h - face) / 2,
    left = x + face + 9,
    room = w - face - disc - 16,
    high = face - titleHeight - 3,
    figure = Math.min(high / 1.36, room / FIGURES - 2);
  return {
    glyph: middle({ x, y: top, w: face, h: face }, face / 1.56, face / 1.56),
    name: { x: left, y: top, w: room, h: titleHeight },
    score: { x: x + w - disc, y: y + (h - disc) / 2, w: disc, h: disc },
    figures: figuresIn(left, top + titleHeight + 3, figure, high, figure * 1.36),
  };
}

/** Returns the boards: the obelisk in the full height, the others in a row, a column, or over the tomb. */
function boardsIn(area: Rect, seat: Seat, config: Config, gap: number, large: boolean): Board[] {
  const tower = area.w / area.h > 2.4 ? 0.15 : area.w / area.h > 0.9 ? 0.2 : 0.25;
  const [left, rest] = cut(area, 'left', clamp(area.w * tower, 44, large ? 150 : 120), gap);
  // A pile needs less room than tokens that lie face up.
  const temple = config.temple === 'a' && !config.memoryAid ? 0.74 : 1;
  const shape = rest.w / rest.h;
  let others: Rect[];
  if (shape > 1.95) others = share(rest, [temple, 1.3, 1.26], gap, true);
  else if (shape < 0.8) others = share(rest, [large ? temple : 1, 1, 1.06], gap, false);
  else {
    const [above, tomb] = share(rest, [1, 0.86], gap, false) as [Rect, Rect];
    others = [...share(above, [temple, 1.2], gap, true), tomb];
  }
  const sites = ['obelisk', 'temple', 'pyramids', 'tomb'] as const;
  return [left, ...others].map((rect, i) => boardIn(rect, seat, sites[i]!, config[sites[i]!] === 'b'));
}

/** A board that is lower than this has no title, in px. */
const LOW = 60;

function boardIn(rect: Rect, seat: Seat, site: Board['site'], sideB: boolean): Board {
  const tiny = rect.h < 130 || rect.w < 90;
  const inner = inset(rect, tiny ? 4 : 7, tiny ? 3 : 6);
  const bar = clamp(rect.h * 0.16, 16, Math.max(26, Math.min(rect.h, rect.w) * 0.11));
  // In a low board a title would leave nothing to the tokens, which lie beside the sign of the site.
  if (rect.h < LOW) {
    const icon = { x: inner.x, y: inner.y, w: 16, h: 16 },
      [, body] = cut(inner, 'left', rect.w < 70 ? 12 : 18);
    return { seat, site, sideB, rect, icon, body, scale: null };
  }
  const [title, under] = cut(inner, 'top', bar, tiny ? 1 : 4);
  const icon = middle({ ...title, w: bar }, bar, bar);
  const scaled = under.h > 96 && under.w > 110 && site !== 'obelisk';
  const [scale, body] = scaled
    ? cut(under, 'bottom', clamp(under.h * 0.15, 17, Math.max(24, under.h * 0.12)), 4)
    : [null, under];
  return { seat, site, sideB, rect, icon, body, scale };
}
