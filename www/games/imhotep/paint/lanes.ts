// Paints the lanes of boats that have sailed: two mooring posts, and a wake that ends at the docks.
import { fillPath, oval, pen, strokePath, type G } from '../../../stage/brush/path';
import { clamp, type Rect } from '../../../stage/layout/rect';
import type { Picture } from './paint';

/** The lowest lane that has room for this, in CSS pixels; lanes on a phone are lower. */
const LEAST = 60;

export function lanes(g: G, p: Picture): void {
  for (const { boat, at, docked, box } of p.layout.berths) {
    const lane = p.layout.taps.get(`lane/${boat}`);
    if (!docked || !lane || lane.h < LEAST || p.hidden.has(at)) continue;
    if (!p.look.flat) wake(g, p, lane, box);
    moorings(g, p, lane);
  }
}

/** Paints two posts with a ring of rope each, at the former bow and stern of the boat. */
function moorings(g: G, p: Picture, lane: Rect): void {
  const { river, riverAcross } = p.layout,
    size = clamp(lane.h * 0.16, 9, 26);
  // In a band the lanes of two boats may lie one behind the other, so their posts stand beside each other.
  const near = riverAcross && lane.y < river.y + river.h / 3 ? 0.16 : 0;
  for (const f of [0.26 + near, 0.58 + near])
    p.sprites.draw(
      g,
      'mooring',
      riverAcross
        ? { x: lane.x + lane.w * f - size / 2, y: river.y + river.h - size * 1.15, w: size, h: size }
        : { x: river.x + size * 0.1, y: lane.y + lane.h * f - size / 2, w: size, h: size },
      (c, r) => post(c, p, r),
    );
}

function post(g: G, { look }: Picture, r: Rect): void {
  const cx = r.x + r.w / 2,
    w = r.w * 0.24;
  pen(g, look.ink, Math.max(1, r.w * 0.06));
  g.beginPath();
  g.roundRect(cx - w, r.y + r.h * 0.16, w * 2, r.h * 0.8, w * 0.4);
  look.matter?.cast(g, look, r.w * 0.16);
  fillPath(g, look.woodDark);
  g.stroke();
  oval(g, cx, r.y + r.h * 0.18, w, w * 0.62);
  fillPath(g, look.woodLight);
  g.stroke();
  // The ring is drawn twice: first in ink, a little wider.
  for (const [colour, line] of [
    [look.ink, 0.19],
    [look.gold, 0.09],
  ] as const) {
    oval(g, cx, r.y + r.h * 0.58, r.w * 0.36, r.h * 0.2);
    strokePath(g, colour, r.w * line);
  }
}

/** Paints a wake, broad at the former berth of the boat and narrow at the bank. */
function wake(g: G, p: Picture, lane: Rect, dock: Rect): void {
  const { river, riverAcross } = p.layout;
  const [length, breadth] = riverAcross
    ? [lane.y + lane.h / 2 - river.y, lane.h * 1.4]
    : [lane.w * 0.8, lane.h];
  const middle = riverAcross ? lane.x + lane.w / 2 : lane.y + lane.h / 2,
    towards = riverAcross ? dock.x + dock.w / 2 : dock.y + dock.h / 2,
    drift = clamp(towards - middle, -breadth * 0.34, breadth * 0.34);
  const at = (along: number, aside: number): [number, number] =>
    riverAcross
      ? [middle + aside, river.y + length * (1 - along)]
      : [river.x + river.w - length * (1 - along), middle + aside];
  g.save();
  g.strokeStyle = p.look.cream;
  g.globalAlpha = p.look.scheme === 'dark' ? 0.14 : 0.3;
  g.lineCap = 'round';
  for (const [spread, line, from] of [
    [-0.17, 1, 0.02],
    [-0.1, 0.7, 0.2],
    [0, 1.3, 0.34],
    [0.1, 0.7, 0.14],
    [0.17, 1, 0],
  ] as const) {
    g.lineWidth = line * clamp(breadth * 0.014, 1, 2.6);
    g.setLineDash([breadth * 0.3, breadth * 0.05, breadth * 0.12, breadth * 0.07]);
    g.beginPath();
    g.moveTo(...at(from, spread * breadth));
    g.bezierCurveTo(
      ...at(0.45, spread * breadth * 0.8),
      ...at(0.7, drift + spread * breadth * 0.3),
      ...at(0.97, drift + spread * breadth * 0.12),
    );
    g.stroke();
  }
  g.restore();
}
