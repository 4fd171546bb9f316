// The figures on a wall: shapes that can be told apart at 24 pixels, by outline before colour. Each is drawn on a square whose middle
// of the lower edge is (0, 0); one unit is its height.
import { type G } from '../../../stage/brush/ink';
import type { Look } from '../../../stage/brush/palette';
import type { Picture } from '../wire';
import { coloursOf, type Colours } from './colours';

type Draw = (g: G, c: Colours, look: Look, ink: (fill: string) => void) => void;

/** Draws a picture with its feet at (x, y). A tower is drawn by the wall itself; a plain card shows nothing. */
export function picture(g: G, look: Look, what: Picture, x: number, y: number, high: number): void {
  const draw = DRAW[what];
  if (!draw) return;
  g.save();
  g.translate(x, y);
  g.scale(high, high);
  g.lineJoin = 'round';
  g.lineCap = 'round';
  const line = Math.max(0.045, 1.1 / high);
  const ink = (fill: string): void => {
    g.fillStyle = fill;
    g.fill();
    g.strokeStyle = look.ink;
    g.lineWidth = line;
    g.stroke();
  };
  draw(g, coloursOf(look), look, ink);
  g.restore();
}

const path = (g: G, ...points: number[]): void => {
  g.beginPath();
  for (let i = 0; i < points.length; i += 2) g.lineTo(points[i]!, points[i + 1]!);
  g.closePath();
};
const disc = (g: G, x: number, y: number, r: number): void => {
  g.beginPath();
  g.arc(x, y, r, 0, 7);
};

/** Shoulders under a cloak. */
function cloak(g: G, ink: (fill: string) => void, fill: string, wide = 0.36): void {
  g.beginPath();
  g.moveTo(-wide, 0);
  g.bezierCurveTo(-wide * 0.95, -0.3, -wide * 0.5, -0.42, 0, -0.42);
  g.bezierCurveTo(wide * 0.5, -0.42, wide * 0.95, -0.3, wide, 0);
  g.closePath();
  ink(fill);
}

function raven(g: G, c: Colours, look: Look, ink: (fill: string) => void): void {
  g.beginPath(); // legs
  g.moveTo(-0.04, -0.12);
  g.lineTo(-0.06, 0);
  g.moveTo(0.08, -0.12);
  g.lineTo(0.08, 0);
  g.strokeStyle = look.ink;
  g.lineWidth = 0.06;
  g.stroke();
  g.beginPath(); // tail, back, head, beak, breast
  g.moveTo(-0.52, -0.2);
  g.lineTo(-0.2, -0.42);
  g.bezierCurveTo(-0.05, -0.56, 0.06, -0.62, 0.1, -0.68);
  g.bezierCurveTo(0.13, -0.88, 0.36, -0.88, 0.4, -0.7);
  g.lineTo(0.6, -0.62);
  g.lineTo(0.4, -0.55);
  g.bezierCurveTo(0.42, -0.3, 0.24, -0.08, 0, -0.1);
  g.bezierCurveTo(-0.16, -0.1, -0.26, -0.16, -0.32, -0.2);
  g.closePath();
  ink(c.raven);
  if (look.flat) return;
  disc(g, 0.27, -0.71, 0.045);
  g.fillStyle = look.cream;
  g.fill();
  g.beginPath(); // wing
  g.moveTo(0.16, -0.42);
  g.quadraticCurveTo(-0.02, -0.2, -0.26, -0.24);
  g.strokeStyle = '#6C6F7C';
  g.lineWidth = 0.05;
  g.stroke();
  path(g, 0.4, -0.7, 0.6, -0.62, 0.4, -0.57);
  g.fillStyle = look.gold;
  g.fill();
}

const DRAW: Partial<Record<Picture, Draw>> = {
  raven,
  'two-ravens': (g, c, look, ink) => {
    for (const side of [-1, 1]) {
      g.save();
      g.translate(side * 0.33, side < 0 ? 0 : -0.02);
      g.scale(-side * 0.7, 0.76);
      raven(g, c, look, ink);
      g.restore();
    }
  },
  cannon: (g, c, look, ink) => {
    g.save();
    g.translate(-0.06, -0.36);
    g.rotate(-0.42);
    g.beginPath();
    g.moveTo(-0.34, -0.17);
    g.lineTo(0.5, -0.13);
    g.lineTo(0.5, -0.17);
    g.lineTo(0.62, -0.17);
    g.lineTo(0.62, 0.17);
    g.lineTo(0.5, 0.17);
    g.lineTo(0.5, 0.13);
    g.lineTo(-0.34, 0.17);
    g.bezierCurveTo(-0.5, 0.16, -0.5, -0.16, -0.34, -0.17);
    g.closePath();
    ink(c.iron);
    g.restore();
    disc(g, -0.12, -0.24, 0.23);
    ink(look.wood);
    disc(g, -0.12, -0.24, 0.07);
    ink(look.woodDark);
  },
  king: (g, c, look, ink) => {
    cloak(g, ink, c.king, 0.42);
    path(g, -0.2, -0.56, 0.2, -0.56, 0.24, -0.3, 0, -0.1, -0.24, -0.3); // beard
    ink(c.beard);
    g.beginPath();
    g.ellipse(0, -0.53, 0.19, 0.15, 0, 0, 7);
    ink(c.skin);
    path(g, -0.28, -0.6, -0.36, -0.98, -0.14, -0.8, 0, -1.06, 0.14, -0.8, 0.36, -0.98, 0.28, -0.6);
    ink(look.gold);
  },
  prince: (g, c, look, ink) => {
    cloak(g, ink, c.prince);
    disc(g, 0, -0.54, 0.19);
    ink(c.skin);
    g.beginPath(); // feather
    g.moveTo(0.16, -0.72);
    g.bezierCurveTo(0.24, -1, 0.44, -1.04, 0.56, -0.94);
    g.bezierCurveTo(0.46, -0.86, 0.4, -0.68, 0.16, -0.66);
    g.closePath();
    ink(look.flat ? look.cream : '#E9E2C6');
    g.beginPath(); // flat cap
    g.moveTo(-0.27, -0.6);
    g.bezierCurveTo(-0.34, -0.9, 0.2, -0.92, 0.27, -0.6);
    g.closePath();
    ink(c.prince);
  },
  princess: (g, c, look, ink) => {
    cloak(g, ink, c.princess);
    g.beginPath(); // veil from the point of the hat
    g.moveTo(0.02, -1.04);
    g.bezierCurveTo(0.36, -0.96, 0.3, -0.6, 0.48, -0.4);
    g.lineTo(0.18, -0.6);
    g.closePath();
    ink(look.flat ? look.cream : '#FBEFF3');
    disc(g, 0, -0.5, 0.18);
    ink(c.skin);
    path(g, -0.2, -0.58, 0.02, -1.08, 0.22, -0.6);
    ink(c.princess);
  },
  magician: (g, c, _, ink) => {
    cloak(g, ink, c.magician, 0.38);
    path(g, -0.18, -0.52, 0.18, -0.52, 0.08, -0.16, -0.04, -0.1); // beard
    ink(c.beard);
    g.beginPath();
    g.ellipse(0, -0.52, 0.17, 0.13, 0, 0, 7);
    ink(c.skin);
    g.beginPath(); // bent hat
    g.moveTo(-0.22, -0.62);
    g.bezierCurveTo(-0.14, -0.9, -0.06, -1.02, -0.3, -1.04);
    g.bezierCurveTo(0.06, -1.18, 0.2, -0.9, 0.22, -0.62);
    g.closePath();
    ink(c.magician);
    g.beginPath(); // broad brim
    g.ellipse(0, -0.61, 0.42, 0.075, 0, 0, 7);
    ink(c.magician);
  },
};

/** A star: over a magician that has not been used. */
export function star(g: G, look: Look, x: number, y: number, r: number): void {
  g.beginPath();
  for (let i = 0; i < 10; i++) {
    const far = i % 2 === 0 ? r : r * 0.45,
      a = -Math.PI / 2 + (i * Math.PI) / 5;
    g.lineTo(x + Math.cos(a) * far, y + Math.sin(a) * far);
  }
  g.closePath();
  g.fillStyle = look.gold;
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = Math.max(0.9, r * 0.16);
  g.lineJoin = 'round';
  g.stroke();
}
