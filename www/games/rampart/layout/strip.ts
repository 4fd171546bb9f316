// One player's part of the table: a hill for ten segments of wall, and a sign.
import { clamp, cut, inset, type Rect } from '../../../stage/layout/rect';
import { titleHeight } from '../../../stage/layout/types';
import { LONGEST, type Strip } from './types';

/** Lays out a strip: the sign stands beside a low rampart and below a high one. */
export function stripIn(rect: Rect, seat: number, points: boolean): Strip {
  const pad = rect.h < 60 ? 2 : 5;
  const inner = inset(rect, pad, pad);
  return rect.w / rect.h > 4.4 || rect.h < 76
    ? signBeside(rect, inner, seat, points)
    : signBelow(rect, inner, seat, points);
}

function signBeside(rect: Rect, inner: Rect, seat: number, points: boolean): Strip {
  const low = rect.h < 76;
  const [column, hill] = cut(
    inner,
    'left',
    clamp(inner.w * (low ? 0.215 : 0.14), 48, low ? 78 : 150),
    low ? 2 : 8,
  );
  const high = Math.min(column.h, points && column.h > 90 ? 96 : 60);
  const sign = { ...column, y: column.y + column.h - high - (low ? 0 : 2), h: high };
  const inside = inset(sign, low ? 3 : 5, high < 44 ? 0 : 4);
  const line = Math.min(titleHeight, inside.h / 2);
  const [top, rest] = cut(inside, 'top', line);
  const disc = clamp(Math.min(rest.h + 2, inside.w * 0.4), 16, 44);
  const [score, words] = points ? cut(rest, 'right', disc, 1) : [{ ...rest, w: 0 }, rest];
  const { glyph, name } = nameIn(top, line);
  return {
    seat,
    rect,
    sign,
    // On a narrow sign the name has the line to itself, and the mark stands before the count.
    ...(low && !points
      ? { glyph: { ...glyph, y: rest.y + (rest.h - glyph.h) / 2 }, name: { ...name, x: top.x, w: top.w } }
      : { glyph, name }),
    progress: low && !points ? cut(words, 'left', glyph.w + 2)[1] : words,
    score: { ...score, y: rest.y + (rest.h - disc) / 2, h: disc },
    segments: segmentsIn(hill),
  };
}

function signBelow(rect: Rect, inner: Rect, seat: number, points: boolean): Strip {
  const line = Math.max(titleHeight + 2, Math.min(rect.h * 0.1, titleHeight * 1.4));
  const [sign, hill] = cut(inner, 'bottom', line, 1);
  const inside = inset(sign, 5, 0);
  const [score, words] = points ? cut(inside, 'right', line + 6, 4) : [{ ...inside, w: 0 }, inside];
  const [progress, name] = cut(words, 'right', Math.max(52, line * 2.3), 4);
  return {
    seat,
    rect,
    sign,
    ...nameIn(name, line),
    progress,
    score: { ...score, y: sign.y - 4, h: line + 6 },
    segments: segmentsIn(hill),
  };
}

function nameIn(line: Rect, high: number): { glyph: Rect; name: Rect } {
  const side = Math.min(high - 4, line.w < 74 ? 14 : Math.max(18, high * 0.62));
  return {
    glyph: { x: line.x, y: line.y + (line.h - side) / 2, w: side, h: side },
    name: {
      x: line.x + side + 3,
      y: line.y + (line.h - titleHeight) / 2,
      w: Math.max(0, line.w - side - 3),
      h: titleHeight,
    },
  };
}

/** Returns ten equal boxes on the ground, at most three times as high as wide, as in a castle. */
function segmentsIn(hill: Rect): Rect[] {
  const w = Math.floor(Math.min(hill.w / LONGEST, hill.h * 1.1));
  const h = Math.min(hill.h, w * 3);
  const x = Math.round(hill.x + (hill.w - w * LONGEST) / 2),
    y = hill.y + hill.h - h;
  return Array.from({ length: LONGEST }, (_, i) => ({ x: x + i * w, y, w, h }));
}

/** The heights in the box of a segment: sky for the figure, then merlons, then masonry. */
export interface Heights {
  top: number;
  merlon: number;
  tower: number;
  foot: number;
  plate: Rect;
}

export function heightsOf(r: Rect): Heights {
  const head = Math.min(r.h - 25, Math.max(Math.min(r.h * 0.42, r.w * 1.1), 20));
  const merlon = clamp(r.w * 0.15, 3.5, r.h * 0.1);
  const top = r.y + head,
    foot = r.y + r.h;
  const plateH = clamp((foot - top - merlon) * 0.55, 18, Math.max(40, r.w * 0.44)),
    plateW = Math.min(r.w - Math.max(3, r.w * 0.1), plateH * 1.5);
  const low = Math.max(1, Math.min(r.h * 0.06, (foot - top - merlon - plateH) / 2));
  return {
    top,
    merlon,
    tower: Math.min(head * 0.5, r.w * 0.42),
    foot,
    plate: { x: r.x + (r.w - plateW) / 2, y: foot - low - plateH, w: plateW, h: plateH },
  };
}
