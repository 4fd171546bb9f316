// Paints market cards. The shape in the head says when a card counts, for players who cannot tell its colour.
import type { Card } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import { inSquare, shadow, text } from '../../../stage/brush/ink';
import {
  box,
  curve,
  fillAndLine,
  fillPath,
  fillRect,
  pathOf,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import { pictogram } from './pictograms';
import type { Look } from '../../../stage/brush/palette';

export type Kind = 'violet' | 'green' | 'red' | 'blue';

export function kindOf(card: Card): Kind {
  switch (card) {
    case 'entrance':
    case 'sarcophagus':
    case 'paved-path':
      return 'red';
    case 'statue':
      return 'violet';
    case 'lever':
    case 'hammer':
    case 'sail':
    case 'chisel':
      return 'blue';
    default:
      return 'green';
  }
}

/** Paints the shape of a kind: diamond, triangle, circle or square. */
function kindShape(g: G, look: Look, kind: Kind, cx: number, cy: number, r: number): void {
  g.beginPath();
  switch (kind) {
    case 'violet':
      g.moveTo(cx, cy - r * 1.1);
      g.lineTo(cx + r * 1.1, cy);
      g.lineTo(cx, cy + r * 1.1);
      g.lineTo(cx - r * 1.1, cy);
      break;
    case 'green':
      g.moveTo(cx, cy - r);
      g.lineTo(cx + r * 1.12, cy + r * 0.85);
      g.lineTo(cx - r * 1.12, cy + r * 0.85);
      break;
    case 'red':
      g.arc(cx, cy, r * 0.95, 0, Math.PI * 2);
      break;
    case 'blue':
      g.rect(cx - r * 0.85, cy - r * 0.85, r * 1.7, r * 1.7);
      break;
  }
  g.closePath();
  fillPath(g, look.flat ? look.ink : '#FFFFFF');
}

export function card(g: G, look: Look, what: Card | null, r: Rect, lifted = false): void {
  const radius = Math.min(7, r.w * 0.11);
  if (!lifted) shadow(g, look, r, r.w * 0.07, radius);
  if (what) front(g, look, what, r, radius);
  else back(g, look, r, radius);
}

function front(g: G, look: Look, what: Card, r: Rect, radius: number): void {
  const kind = kindOf(what);
  const head = r.h * 0.27;
  box(g, r, radius);
  fillPath(g, look.papyrus);
  box(g, { ...r, h: head }, [radius, radius, 0, 0]);
  fillPath(g, look.kinds[kind]);
  look.matter?.dressPaper(g, look, r, radius);
  if (!look.flat && r.w > 30) {
    // A thread of gold between head and picture.
    fillRect(g, look.gold, r.x, r.y + head, r.w, Math.max(1, r.h * 0.018));
  }
  // The shape stands on the left, because a tag with the count may cover the right corner.
  kindShape(g, look, kind, r.x + Math.max(r.w * 0.24, 6.5), r.y + head * 0.52, Math.max(3.4, head * 0.31));
  const room = {
    x: r.x + r.w * 0.07,
    y: r.y + head + r.h * 0.035,
    w: r.w * 0.86,
    h: r.h - head - r.h * 0.07,
  };
  pictogram(g, look, what, room);
  pen(g, look.ink, Math.max(1.1, Math.min(1.7, r.w * 0.035)));
  if (look.flat) {
    trace(g, [r.x, r.y + head, r.x + r.w, r.y + head]);
    g.stroke();
  }
  box(g, r, radius);
  g.stroke();
}

/** Paints the back of a card: a lotus on dark cloth, the same for all cards. */
function back(g: G, look: Look, r: Rect, radius: number): void {
  box(g, r, radius);
  fillPath(g, look.flat ? look.cream : '#6A4A2C');
  look.matter?.dressPaper(g, look, r, radius, 0.4);
  pen(g, look.flat ? look.ink : 'rgba(244,227,196,.55)', 1);
  const edge = Math.max(2, r.w * 0.08);
  box(g, { x: r.x + edge, y: r.y + edge, w: r.w - 2 * edge, h: r.h - 2 * edge }, radius * 0.6);
  g.stroke();
  inSquare(g, { x: r.x + r.w * 0.2, y: r.y, w: r.w * 0.6, h: r.h }, (line) => {
    for (const turn of [-0.95, 0.95, -0.5, 0.5, 0]) petal(g, look, turn, 0.6, 1.25, line * 0.8);
  });
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1.1, Math.min(1.7, r.w * 0.035)));
}

function petal(g: G, look: Look, turn: number, foot: number, length: number, line: number): void {
  g.save();
  g.translate(0, foot);
  g.rotate(turn);
  curve(g, 0, 0, length * 0.28, -length * 0.56, 0, -length, -length * 0.28, -length * 0.56, 0, 0);
  fillAndLine(g, look, look.flat ? look.cream : Math.abs(turn) < 0.3 ? '#F1DFB4' : '#CBA96C', line);
  g.restore();
}

/** Paints a discarded card without its picture: only the number of discards matters. */
export function spent(g: G, look: Look, r: Rect): void {
  const radius = Math.min(7, r.w * 0.11);
  shadow(g, look, r, r.w * 0.07, radius);
  box(g, r, radius);
  fillPath(g, look.papyrus);
  look.matter?.dressPaper(g, look, r, radius);
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1.1, Math.min(1.7, r.w * 0.035)));
  pen(g, look.faint, 1.2);
  trace(g, ...[0.2, 0.34, 0.48].map((y) => [r.x + r.w * 0.2, r.y + r.h * y, r.x + r.w * 0.8, r.y + r.h * y]));
  g.stroke();
}

/** Draws the number of equal cards on a tag over the corner of the head: the picture stays free. */
export function countTag(g: G, look: Look, n: number, r: Rect): void {
  const px = r.h < 28 ? 11 : r.w < 26 ? 12.5 : Math.max(14, Math.min(Math.max(20, r.h * 0.17), r.h * 0.25));
  g.font = `700 ${px * 0.95}px ${look.font}`;
  const w = g.measureText(`×${n}`).width + 5,
    h = px * 1.12;
  const tag = { x: r.x + r.w - w + 2, y: r.y - 3, w, h };
  box(g, tag, 4);
  fillAndLine(g, look, look.cream, 1.2);
  text(g, look, `×${n}`, tag.x + w / 2, tag.y + h / 2, px * 0.95);
}

/** Draws the pictogram of a place's bonus. */
export function bonus(g: G, look: Look, what: 'card' | 'stones' | 'boat', r: Rect): void {
  inSquare(g, r, (line) => {
    switch (what) {
      case 'card':
        g.beginPath();
        g.roundRect(-0.66, -0.98, 1.32, 1.96, 0.18);
        fillAndLine(g, look, look.flat ? look.cream : '#6A4A2C', line);
        for (const turn of [-0.7, 0.7, 0]) petal(g, look, turn, 0.5, 1.1, line * 0.6);
        break;
      case 'stones':
        for (const [x, y] of [
          [-0.5, 0.46],
          [0.5, 0.46],
          [0, -0.46],
        ] as const)
          little(g, look, x, y, 0.86, line);
        break;
      case 'boat':
        pathOf(g, 'M-1 0.1 Q0 0.42 1 0.02 0.7 0.92 0.2 0.92 L-0.4 0.92 Q-0.9 0.86 -1 0.1');
        fillAndLine(g, look, look.flat ? look.cream : look.wood, line);
        little(g, look, 0, -0.34, 0.84, line);
        break;
    }
  });
}

function little(g: G, look: Look, x: number, y: number, size: number, line: number): void {
  g.beginPath();
  g.roundRect(x - size / 2, y - size / 2, size, size, 0.08);
  fillAndLine(g, look, look.lime, line);
  if (look.flat) return;
  g.fillStyle = 'rgba(90,60,25,.4)';
  g.fillRect(x - size / 2 + line / 2, y + size * 0.16, size - line, size * 0.34 - line / 2);
}
