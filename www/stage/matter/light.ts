// One sun for every piece: it moves from left to right over six hours; at dusk there are lanterns.
import type { Rect } from '../layout/rect';
import type { Size } from '../layout/types';
import { addBox, box, clipTo, fillPath, fillRect, shape, strokePath, trace, type G } from '../brush/path';
import type { Look } from '../brush/palette';

/** The direction and length of shadows, and the light on the board: sunny side, lee, around the sun. */
export interface Sun {
  x: number;
  y: number;
  far: number;
  lit: string;
  lee: string;
  glow: string;
}

export const DAY: readonly Sun[] = [
  { x: 0.95, y: 0.62, far: 1.25, lit: '#FFF6E6', lee: '#F2DCC6', glow: 'rgba(255,214,160,.3)' },
  { x: 0.6, y: 0.6, far: 1, lit: '#FFFBF2', lee: '#FAEEDC', glow: 'rgba(255,232,190,.26)' },
  { x: 0.24, y: 0.56, far: 0.8, lit: '#FFFFFF', lee: '#FFF9EE', glow: 'rgba(255,246,220,.26)' },
  { x: -0.24, y: 0.56, far: 0.8, lit: '#FFFDF6', lee: '#FCF1DE', glow: 'rgba(255,242,208,.26)' },
  { x: -0.62, y: 0.6, far: 1.05, lit: '#FFF2DC', lee: '#F3DCBC', glow: 'rgba(255,216,150,.3)' },
  { x: -1, y: 0.64, far: 1.35, lit: '#FFE3BC', lee: '#E8BE9C', glow: 'rgba(255,178,96,.36)' },
];
/** At dusk, the rest of the daylight comes from above. */
const DUSK: Sun = { x: 0.12, y: 0.5, far: 0.9, lit: '#D4CCD4', lee: '#D4CCD4', glow: '' };

export const sunOf = (look: Look): Sun => (look.scheme === 'dark' ? DUSK : DAY[look.hour]!);

const SHADE = '44,22,6';
/** Returns the scale of the canvas: shadows are cast in its pixels, however it is turned or scaled. */
const scaleOf = (g: G): number => {
  const { a, b } = g.getTransform();
  return Math.hypot(a, b);
};

/** Casts the shadow of the path, dark at its foot and soft at its end. `high`: how high the thing is. */
export function cast(g: G, look: Look, high: number, strength = 1): void {
  if (look.flat) return;
  const sun = sunOf(look),
    k = scaleOf(g) * sun.far * high;
  g.save();
  g.shadowColor = `rgba(${SHADE},${0.46 * strength})`;
  g.shadowBlur = 0.9 * k;
  g.shadowOffsetX = sun.x * 0.75 * k;
  g.shadowOffsetY = sun.y * 0.75 * k;
  g.translate(sun.x * high * 0.12, high * 0.16);
  fillPath(g, `rgba(${SHADE},${0.4 * strength})`);
  g.restore();
}

/** Draws a bevel along the inside of a box: bright towards the sun, dark away from it. */
export function bevel(g: G, look: Look, r: Rect, radius: number, width: number, alpha = 0.5): void {
  if (look.flat) return;
  const slant = r.w * 0.5 * sunOf(look).x,
    middle = r.x + r.w / 2;
  const light = g.createLinearGradient(middle - slant, r.y, middle + slant, r.y + r.h);
  light.addColorStop(0, `rgba(255,250,232,${alpha})`);
  light.addColorStop(0.45, 'rgba(255,250,232,0)');
  light.addColorStop(0.62, `rgba(${SHADE},0)`);
  light.addColorStop(1, `rgba(${SHADE},${alpha * 0.6})`);
  box(g, { x: r.x + width / 2, y: r.y + width / 2, w: r.w - width, h: r.h - width }, radius - width / 2);
  strokePath(g, light, width);
}

/**
 * Carves a sunk place: the edge towards the sun throws its shadow in, and the lower lip catches light. Leaves
 * the box as the current path.
 */
export function carve(g: G, look: Look, r: Rect, radius: number | number[], deep: number, alpha = 0.4): void {
  if (look.flat) return;
  const sun = sunOf(look),
    k = scaleOf(g) * deep;
  clipTo(g, r, radius);
  g.shadowColor = `rgba(${SHADE},${alpha})`;
  g.shadowBlur = 1.3 * k;
  g.shadowOffsetX = sun.x * 0.6 * k;
  g.shadowOffsetY = 0.75 * k;
  g.beginPath();
  g.rect(r.x - 40, r.y - 40, r.w + 80, r.h + 80);
  addBox(g, { x: r.x - 0.5, y: r.y - 0.5, w: r.w + 1, h: r.h + 1 }, radius);
  g.fillStyle = '#000';
  g.fill('evenodd');
  g.restore();
  const from = typeof radius === 'number' ? radius : (radius[3] ?? 0),
    to = typeof radius === 'number' ? radius : (radius[2] ?? 0);
  trace(g, [r.x + from, r.y + r.h + 0.5, r.x + r.w - to, r.y + r.h + 0.5]);
  strokePath(g, 'rgba(255,248,224,.5)', 1);
  box(g, r, radius);
}

/** A light and its reach in px. `body`: whether the lantern itself is visible. */
interface Lamp {
  x: number;
  y: number;
  reach: number;
  body: boolean;
}

/** The places of lanterns at dusk; none may stand over words. */
export interface Lit {
  /** The water. Lanterns stand on both banks of a river from top to bottom, or below one that runs across. */
  river?: Rect;
  across?: boolean;
  /** The docks: one lantern on the mooring post of each, unless the table is small. */
  docks?: Rect[];
  /** The strips: one lantern in the lower right corner of each that is high enough. */
  strips?: Rect[];
  /** A rectangle with one lantern in each corner. */
  corners?: Rect;
  /** A sheet into whose corners light falls, from lanterns that are not visible. */
  sheet?: Rect;
}

function lampsOf({ river, across, docks = [], strips = [], corners, sheet }: Lit): Lamp[] {
  const lamps: Lamp[] = [];
  const put = (x: number, y: number, reach: number, body = true): unknown =>
    lamps.push({ x, y, reach, body });
  if (river && across)
    for (const f of [0.03, 0.5, 0.97]) put(river.x + river.w * f, river.y + river.h - 6, 90);
  else if (river)
    [0.12, 0.38, 0.62, 0.88].forEach((f, i) =>
      put(i % 2 ? river.x + river.w + 3 : river.x - 3, river.y + river.h * f, river.w * 0.62),
    );
  for (const { x, y, w, h } of docks) if (h > 22 && !across) put(x + w - h * 0.26, y + h * 0.36, 110);
  for (const { x, y, w, h } of strips) if (h > 90) put(x + w - 12, y + h - 22, 120);
  for (const r of [corners, sheet])
    if (r) {
      // Lanterns stand at the very edge: further in they would stand in the water, or on the pier.
      const aside = r === corners ? 5 : r.w * 0.04;
      for (const x of [r.x + aside, r.x + r.w - aside])
        for (const y of [r.y + r.h * 0.06, r.y + r.h * 0.94])
          put(x, y, Math.min(r.w, r.h) * 0.6, r === corners);
    }
  return lamps;
}

/** Paints the light of the hour on the printed board. It is painted last, and never over pieces. */
export function daylight(g: G, look: Look, { w, h }: Size, lit: Lit = {}): void {
  if (look.flat) return;
  const sun = sunOf(look),
    from = sun.x > 0 ? 0 : w;
  const wash = g.createLinearGradient(from, 0, w - from, h);
  wash.addColorStop(0, sun.lit);
  wash.addColorStop(1, sun.lee);
  g.save();
  g.globalCompositeOperation = 'multiply';
  fillRect(g, wash, 0, 0, w, h);
  if (look.scheme === 'dark') lanterns(g, lampsOf(lit));
  else {
    g.globalCompositeOperation = 'soft-light';
    const x = w * (0.5 - sun.x * 0.5);
    const pool = g.createRadialGradient(x, -h * 0.15, 0, x, -h * 0.15, Math.hypot(w, h) * 0.8);
    pool.addColorStop(0, 'rgba(255,255,255,.55)');
    pool.addColorStop(0.5, sun.glow);
    pool.addColorStop(1, 'rgba(90,50,20,.12)');
    fillRect(g, pool, 0, 0, w, h);
  }
  g.restore();
}

function lanterns(g: G, lamps: Lamp[]): void {
  g.globalCompositeOperation = 'overlay';
  for (const { x, y, reach } of lamps)
    pool(g, x, y, reach, [
      [0, 'rgba(255,206,130,.55)'],
      [0.3, 'rgba(255,190,110,.26)'],
      [0.65, 'rgba(255,180,100,.07)'],
      [1, 'rgba(255,170,80,0)'],
    ]);
  g.globalCompositeOperation = 'source-over';
  for (const { x, y, body } of lamps) if (body) lantern(g, x, y);
}

function pool(g: G, x: number, y: number, reach: number, stops: [number, string][]): void {
  const light = g.createRadialGradient(x, y, 0, x, y, reach);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  fillRect(g, light, x - reach, y - reach, 2 * reach, 2 * reach);
}

/** Paints a lantern: a pale body on a short pole, with a roof. */
function lantern(g: G, x: number, y: number): void {
  pool(g, x, y, 26, [
    [0, 'rgba(255,226,150,.9)'],
    [0.3, 'rgba(255,196,100,.4)'],
    [1, 'rgba(255,180,90,0)'],
  ]);
  fillRect(g, '#2A1B10', x - 1.2, y + 5, 2.4, 13);
  box(g, { x: x - 4.5, y: y - 6, w: 9, h: 12 }, 3);
  fillPath(g, '#FFE6A6');
  strokePath(g, '#2A1B10', 1.4);
  shape(g, x - 5.5, y - 6, x, y - 10, x + 5.5, y - 6);
  fillPath(g, '#2A1B10');
}
