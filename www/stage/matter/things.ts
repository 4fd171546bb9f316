// Materials and light for what the tables of several games share: the ground, panels, stones, coins.
import type { Rect } from '../layout/rect';
import type { Size } from '../layout/types';
import { grains, shade } from '../brush/ink';
import { box, circle, curve, fillPath, fillRect, oval, pen, strokePath, trace, type G } from '../brush/path';
import type { Look } from '../brush/palette';
import { mark } from '../brush/stone';
import { grain, type Material } from './grain';
import { bevel, cast, sunOf } from './light';

/** Paints sand in which the wind has drawn ripples: shade above, light below. */
export function ground(g: G, look: Look, { w, h }: Size): void {
  g.beginPath();
  g.rect(0, 0, w, h);
  grain(g, look, 'sand', 1, 1.4);
  const next = grains(11);
  g.lineCap = 'round';
  g.lineWidth = 1.3;
  for (let i = 0; i < (w * h) / 9000; i++) {
    const x = next() * w,
      y = next() * h,
      long = 16 + next() * 46,
      bend = 2 + next() * 4;
    for (const [dy, colour] of [
      [0, 'rgba(70,42,14,.16)'],
      [1.5, 'rgba(255,246,220,.3)'],
    ] as const) {
      g.strokeStyle = colour;
      if (look.scheme === 'dark') g.globalAlpha = 0.3;
      curve(g, x, y + dy, x + long / 2, y + dy - bend, x + long, y + dy);
      g.stroke();
    }
  }
  g.globalAlpha = 1;
  g.lineCap = 'butt';
}

/** Paints a slab of sandstone for the plain panel: its front below, a bevel at the top, the trim inlaid. */
export function slab(g: G, look: Look, r: Rect, radius: number, trim: string | null): void {
  const small = radius < 10,
    thick = small ? 2.5 : 5,
    top = { ...r, h: r.h - thick };
  box(g, r, radius);
  cast(g, look, small ? 4 : 9, 0.9);
  fillPath(g, shade(g, look, 0, r.y + r.h - thick * 2, 0, r.y + r.h, ['#A9834F', '#7E5E36']));
  box(g, top, radius);
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.sandLight, look.sand]));
  grain(g, look, 'slab', 0.9, small ? 1.2 : 2, r.x, r.y);
  bevel(
    g,
    look,
    { x: top.x + 0.8, y: top.y + 0.8, w: top.w - 1.6, h: top.h - 1 },
    radius,
    small ? 1.6 : 2.4,
    0.85,
  );
  if (!trim) return;
  const width = small ? 1.6 : 2.4,
    d = small ? 3.2 : 5;
  for (const [colour, line, dy] of [
    [trim, width, 0],
    ['rgba(255,250,230,.55)', 1, width * 0.6],
  ] as const) {
    box(g, { x: top.x + d, y: top.y + d + dy, w: top.w - 2 * d, h: top.h - 2 * d }, radius - d * 0.5);
    strokePath(g, colour, line);
  }
}

/** The colours of the front of a stone at the ground, by the place of its colour in the palette. */
const FEET = ['#050506', '#B8A987', '#371A0B', '#434D56'];
/** The strength of bevel and worn edge: too much of either turns black grey, and is lost on white. */
const BEVELS = [0.42, 0.95, 0.55, 0.55];
const EDGES = [
  'rgba(255,246,224,.3)',
  'rgba(255,255,255,.95)',
  'rgba(255,246,224,.42)',
  'rgba(255,246,224,.42)',
];

/** Paints the surface of a stone, below its outline. `top`: the height of the top face in px. */
export function dressStone(g: G, look: Look, colour: number, r: Rect, top: number, radius: number): void {
  const { x, y, w, h } = r,
    sun = sunOf(look),
    pale = colour === 1;
  if (w < 14) return;
  const face = { x, y, w, h: top };
  g.save();
  g.beginPath();
  g.roundRect(x, y, w, h, radius);
  g.roundRect(x, y, w, top, radius);
  g.clip('evenodd');
  const foot = FEET[colour] ?? FEET[3]!;
  fillRect(g, shade(g, look, 0, y + top * 0.9, 0, y + h, [`${foot}00`, foot]), x, y, w, h);
  box(g, r, radius);
  grain(g, look, 'masonry', pale ? 0.6 : 0.45, Math.max(0.35, w / 110));
  // The side of the front towards the sun catches a little light.
  const turned = ['rgba(255,240,210,.2)', 'rgba(0,0,0,.12)'];
  fillRect(g, shade(g, look, x, 0, x + w, 0, sun.x > 0 ? turned : turned.reverse()), x, y, w, h);
  g.restore();
  box(g, face, radius);
  grain(g, look, 'masonry', pale ? 0.6 : 0.45, Math.max(0.35, w / 100));
  bevel(
    g,
    look,
    { x: x + 0.5, y: y + 0.5, w: w - 1, h: top - 0.5 },
    radius,
    Math.max(1, w * 0.055),
    BEVELS[colour] ?? 0.55,
  );
  // The near edge is worn, so it shines.
  const line = Math.max(0.8, w * 0.03),
    edge = y + top - line * 0.2;
  trace(g, [x + radius * 0.9, edge, x + w - radius * 0.9, edge]);
  strokePath(g, EDGES[colour] ?? EDGES[3]!, line);
  if (w > 26) toolMarks(g, colour, x, y, w, top);
}

/** Draws four strokes of the chisel, the same on all stones of a colour. */
function toolMarks(g: G, colour: number, x: number, y: number, w: number, top: number): void {
  const next = grains(colour + 3);
  g.lineCap = 'round';
  g.lineWidth = Math.max(0.7, w * 0.018);
  for (let i = 0; i < 4; i++) {
    const from = x + w * (0.12 + 0.74 * next()),
      at = y + top * (0.12 + 0.74 * next()),
      long = w * (0.03 + 0.05 * next()),
      way = next() * 3;
    for (const [dy, tone] of [
      [0, 'rgba(40,20,6,.34)'],
      [w * 0.018, 'rgba(255,250,235,.4)'],
    ] as const) {
      g.strokeStyle = tone;
      trace(g, [from, at + dy, from + Math.cos(way) * long, at + dy + Math.sin(way) * long * 0.5]);
      g.stroke();
    }
  }
  g.lineCap = 'butt';
}

/** Draws the lower edge of a mark that is cut in: the mark once more, lower, in the opposite tone. */
export function cutIn(g: G, colour: number, cx: number, cy: number, size: number, w: number): void {
  if (w > 22)
    mark(
      g,
      colour,
      cx,
      cy + Math.max(0.8, w * 0.022),
      size,
      colour === 1 || colour === 3 ? 'rgba(255,255,255,.75)' : 'rgba(0,0,0,.6)',
    );
}

interface Dressing {
  material?: Material;
  alpha?: number;
  scale?: number;
  /** The width and the strength of the bevel. */
  edge?: number;
  shine?: number;
}

/** Dresses a box of stone or painted wood, with its edge: a token, a block, a piece of quay. */
export function dressBox(
  g: G,
  look: Look,
  r: Rect,
  radius: number,
  { material = 'masonry', alpha = 0.5, scale = 1, edge = 2, shine = 0.5 }: Dressing,
): void {
  box(g, r, radius);
  grain(g, look, material, alpha, scale);
  bevel(g, look, { x: r.x + 0.5, y: r.y + 0.5, w: r.w - 1, h: r.h - 1 }, radius, edge, shine);
  box(g, r, radius);
}

/** Dresses a card or its back: paper with a lit rim, and the thickness of the card at its foot. */
export function dressPaper(g: G, look: Look, r: Rect, radius: number, shine = 0.6): void {
  box(g, r, radius);
  grain(g, look, 'paper', 0.9);
  bevel(g, look, r, radius, Math.max(1.3, Math.min(r.w, r.h) * 0.032), shine);
  const thick = Math.max(1.6, r.h * 0.022);
  box(g, { x: r.x + 1, y: r.y + r.h - thick, w: r.w - 2, h: thick }, [0, 0, radius, radius]);
  fillPath(g, 'rgba(70,40,10,.28)');
}

/** Draws a gold coin: a milled edge, and a raised field inside it. */
export function coin(g: G, look: Look, cx: number, cy: number, radius: number): void {
  const disc = (k: number): void => {
    circle(g, cx, cy, radius * k);
  };
  disc(1);
  cast(g, look, radius * 0.3);
  g.fillStyle = shade(g, look, cx - radius, cy - radius, cx + radius, cy + radius, [
    '#FCE6A8',
    '#EFC363',
    look.gold,
    '#B57F27',
  ]);
  g.fill();
  pen(g, 'rgba(110,70,12,.55)', radius * 0.1);
  g.setLineDash([radius * 0.055, radius * 0.075]);
  disc(0.93);
  g.stroke();
  g.setLineDash([]);
  disc(0.8);
  g.fillStyle = shade(g, look, cx - radius * 0.6, cy - radius, cx + radius * 0.5, cy + radius, [
    '#E2A93E',
    '#F2CB70',
    '#FBE3A0',
  ]);
  g.fill();
  strokePath(g, 'rgba(42,27,16,.4)', 1);
  disc(1);
  strokePath(g, look.ink, 1.5);
}

/** Dresses planks: grain along them, light along the upper edge. Leaves the box as the current path. */
export function dressWood(g: G, look: Look, r: Rect, radius: number): void {
  box(g, r, radius);
  g.fillStyle = shade(g, look, 0, r.y, 0, r.y + r.h, [
    'rgba(255,226,170,.3)',
    'rgba(255,226,170,0)',
    'rgba(60,30,8,.22)',
  ]);
  g.fill();
  grain(g, look, 'wood', 1, 0.8, r.x, r.y);
  trace(g, [r.x + radius + 1, r.y + 1.6, r.x + r.w - radius - 1, r.y + 1.6]);
  strokePath(g, 'rgba(255,244,214,.7)', 1.2);
  box(g, r, radius);
}

/**
 * Draws the soft shadow and the reflection of a hull on the water. `w` is its length in the units of the
 * drawing. Leaves its footprint as the current path.
 */
export function afloat(g: G, look: Look, w: number): void {
  const sun = sunOf(look),
    { a, b } = g.getTransform(),
    k = Math.hypot(a, b);
  g.save();
  g.shadowColor = 'rgba(4,26,34,.62)';
  g.shadowBlur = 0.26 * k;
  g.shadowOffsetX = sun.x * 0.2 * k;
  g.shadowOffsetY = 0.14 * k;
  fillPath(g, 'rgba(4,26,34,.4)');
  g.restore();
  oval(g, w / 2, 1.86, w * 0.36, 0.15);
  fillPath(g, 'rgba(120,78,40,.34)');
}

/** Draws light along the inside of the edge of the current path. */
export function rim(g: G, width: number): void {
  g.save();
  g.clip();
  strokePath(g, 'rgba(255,240,205,.55)', width);
  g.restore();
}

/** Gives each brick or ashlar its own tone, in courses up from the foot, within the current clip. */
export function courses(
  g: G,
  { x, y, w, h }: Rect,
  high: number,
  wide: number,
  seed: number,
  [dark, darkest]: [string, number],
  [bright, brightest]: [string, number],
): void {
  const next = grains(seed);
  for (let at = y + h - high, row = 0; at > y - high; at -= high, row++)
    for (let left = x - (row % 2 ? wide / 2 : 0); left < x + w - 1; left += wide) {
      const tone = next() - 0.5;
      g.fillStyle =
        tone < 0
          ? `rgba(${dark},${(-tone * darkest).toFixed(3)})`
          : `rgba(${bright},${(tone * brightest).toFixed(3)})`;
      g.fillRect(left, at, wide, high);
    }
}
