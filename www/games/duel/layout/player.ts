// A player's part of the table: name, points, figures in reserve, action tokens, and the four boards.
import type { Config, Seat } from '../wire';
import { clamp, cut, inset, middle, share, type Rect } from '../../../stage/layout/rect';
import { titleHeight } from '../../../stage/layout/types';
import { placeBoard } from './boards';
import { ACTIONS, FIGURES, type Board, type Layout, type Scene } from './types';

export function placePlayer(layout: Layout, seat: Seat, rect: Rect, config: Config, scene: Scene): void {
  const small = rect.h < 190 || rect.w < 230;
  const inner = inset(rect, small ? 5 : 9, small ? 4 : 8);
  const gap = small ? 4 : 7;
  const oneRow = inner.w >= 262 && inner.w / inner.h > 1.5;
  const [head, boards] = cut(
    inner,
    'top',
    oneRow ? clamp(inner.h * 0.23, 30, 50) : clamp(inner.h * 0.19, small ? 54 : 62, 120),
    gap,
  );
  placeHead(layout, seat, rect, head, oneRow);
  for (const board of boardsIn(boards, seat, config, gap)) {
    layout.boards.push(board);
    placeBoard(layout, board, scene);
  }
}

/** In one row: name, points, figures, actions. In two: the actions below the rest. */
function placeHead(layout: Layout, seat: Seat, rect: Rect, head: Rect, oneRow: boolean): void {
  const [top, below] = oneRow ? [head, head] : (share(head, [0.86, 1], 5, false) as [Rect, Rect]);
  const token = Math.min(below.h, Math.max(26, below.w * (oneRow ? 0.084 : 0.22)), 64);
  const disc = Math.min(top.h * (oneRow ? 0.9 : 1), top.w * 0.175, 48);
  const figure = Math.min(top.h * 0.66, top.w * (oneRow ? 0.046 : 0.07), 30);
  const pitch = oneRow ? token + 3 : below.w / ACTIONS.length;
  const actions = ACTIONS.map((_, i) =>
    middle(
      { x: below.x + below.w - (ACTIONS.length - i) * pitch, y: below.y, w: pitch, h: below.h },
      token,
      token,
    ),
  );
  const score = {
    x: (oneRow ? actions[0]!.x - 8 - FIGURES * (figure + 2) - 5 : top.x + top.w) - disc,
    y: top.y + (top.h - disc) / 2,
    w: disc,
    h: disc,
  };
  const start = oneRow ? score.x + disc + 6 : score.x - 6 - FIGURES * (figure + 2);
  const figures = Array.from({ length: FIGURES }, (_, i) =>
    middle(
      { x: start + i * (figure + 2), y: top.y, w: figure, h: top.h },
      figure,
      Math.min(top.h - 2, figure * 1.36),
    ),
  );
  const g = 17;
  const names = (oneRow ? score.x : start) - top.x - 4;
  const line = middle({ ...top, w: names }, names, titleHeight);
  const glyph = { x: line.x + 1, y: line.y + (titleHeight - g) / 2, w: g, h: g };
  layout.areas.push({
    id: `seat/${seat}`,
    rect: { x: glyph.x + g + 5, y: line.y, w: Math.max(0, line.w - g - 6), h: titleHeight },
  });
  layout.players.push({ seat, rect, glyph, score, figures, actions });
  layout.places.set(`score/${seat}`, score);
  ACTIONS.forEach((action, i) => layout.places.set(`action/${seat}/${action}`, actions[i]!));
}

/** The obelisk is as high as there is room; the other boards lie in a row, in a column, or with the tomb below two. */
function boardsIn(area: Rect, seat: Seat, config: Config, gap: number): Board[] {
  const tower = area.w / area.h > 2.4 ? 0.15 : area.w / area.h > 0.9 ? 0.2 : 0.25;
  const [left, rest] = cut(area, 'left', clamp(area.w * tower, 44, 120), gap);
  // A pile needs less room than the open tokens.
  const temple = config.temple === 'a' && !config.memoryAid ? 0.74 : 1;
  const shape = rest.w / rest.h;
  let others: Rect[];
  if (shape > 1.95) others = share(rest, [temple, 1.3, 1.26], gap, true);
  else if (shape < 0.8) others = share(rest, [1, 1, 1.06], gap, false);
  else {
    const [above, tomb] = share(rest, [1, 0.86], gap, false) as [Rect, Rect];
    others = [...share(above, [temple, 1.2], gap, true), tomb];
  }
  const sites = ['obelisk', 'temple', 'pyramids', 'tomb'] as const;
  return [left, ...others].map((rect, i) => boardIn(rect, seat, sites[i]!, config[sites[i]!] === 'b'));
}

function boardIn(rect: Rect, seat: Seat, site: Board['site'], sideB: boolean): Board {
  const tiny = rect.h < 130 || rect.w < 90;
  const inner = inset(rect, tiny ? 4 : 7, tiny ? 3 : 6);
  const bar = clamp(rect.h * 0.16, 16, 26);
  const [title, under] = cut(inner, 'top', bar, tiny ? 1 : 4);
  const icon = middle({ ...title, w: bar }, bar, bar);
  const scaled = under.h > 96 && under.w > 110 && site !== 'obelisk';
  const [scale, body] = scaled ? cut(under, 'bottom', clamp(under.h * 0.15, 17, 24), 4) : [null, under];
  return { seat, site, sideB, rect, icon, body, scale };
}
