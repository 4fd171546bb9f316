// Draws the pictures of the cards: shapes that can be told apart at 24 pixels, by outline before colour. Each
// is drawn in a square of side 1 whose lower edge has its middle at (0, 0). No part reaches outside the
// square.
import { circle, fillAndLine, fillPath, pathOf, pen, strokePath, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import type { Picture } from '../wire';
import { coloursOf, type Colours } from './colours';
import { king, magician, prince, princess } from './people';

export type Draw = (g: G, c: Colours, look: Look, ink: (fill: string) => void) => void;

/** Draws a picture with its feet at (x, y). A plain card has none, and a wall draws its towers itself. */
export function picture(g: G, look: Look, what: Picture, x: number, y: number, high: number): void {
  const draw = DRAW[what];
  if (!draw) return;
  g.save();
  g.translate(x, y);
  g.scale(high, high);
  g.lineJoin = 'round';
  g.lineCap = 'round';
  const line = Math.max(0.036, 1.1 / high);
  const ink = (fill: string): void => {
    fillAndLine(g, look, fill, line);
  };
  draw(g, coloursOf(look), look, ink);
  g.restore();
}

function raven(g: G, c: Colours, look: Look, ink: (fill: string) => void): void {
  pathOf(g, 'M-0.06 -0.14 L-0.08 0 M0.07 -0.14 L0.07 0'); // legs
  strokePath(g, look.ink, 0.06);
  pathOf(g, 'M0.27 -0.77 L0.49 -0.66 0.27 -0.58 Z'); // beak
  ink(look.gold);
  // tail, back, head, breast
  pathOf(
    g,
    'M-0.49 -0.14 L-0.22 -0.46 C-0.1 -0.62 0 -0.66 0.02 -0.74 0.06 -0.95 0.34 -0.93 0.33 -0.68 ' +
      '0.36 -0.3 0.24 -0.1 -0.02 -0.1 -0.18 -0.1 -0.26 -0.16 -0.3 -0.2 Z',
  );
  ink(c.raven);
  if (look.flat) return;
  circle(g, 0.2, -0.73, 0.052);
  fillPath(g, look.cream);
  pathOf(g, 'M0.12 -0.46 Q-0.04 -0.2 -0.3 -0.24 -0.14 -0.32 -0.08 -0.48'); // wing
  strokePath(g, '#7A7E8C', 0.045);
}

const DRAW: Partial<Record<Picture, Draw>> = {
  raven,
  // The two stand back to back, so that there are four tips instead of two.
  'two-ravens': (g, c, look, ink) => {
    for (const side of [-1, 1]) {
      g.save();
      g.translate(side * 0.2, 0);
      g.scale(side * 0.6, 0.84);
      raven(g, c, look, ink);
      g.restore();
    }
  },
  cannon: (g, c, look, ink) => {
    g.save();
    g.translate(-0.04, -0.42);
    g.rotate(-0.5);
    pathOf(
      g,
      'M-0.3 -0.19 L0.34 -0.14 0.34 -0.19 0.46 -0.19 0.46 0.19 0.34 0.19 0.34 0.14 -0.3 0.19 ' +
        'C-0.46 0.18 -0.46 -0.18 -0.3 -0.19 Z',
    );
    ink(c.iron);
    g.restore();
    for (const [x, y] of [
      [0.28, -0.1],
      [0.4, -0.1],
      [0.34, -0.2],
    ] as const) {
      circle(g, x, y, 0.08);
      ink(c.raven);
    }
    circle(g, -0.14, -0.26, 0.25);
    ink(look.wood);
    g.beginPath(); // spokes
    for (const a of [0, 1, 2, 3]) {
      const [dx, dy] = [Math.cos(a * 0.785) * 0.22, Math.sin(a * 0.785) * 0.22];
      g.moveTo(-0.14 - dx, -0.26 - dy);
      g.lineTo(-0.14 + dx, -0.26 + dy);
    }
    g.stroke();
    circle(g, -0.14, -0.26, 0.08);
    ink(look.woodDark);
  },
  tower: (g, c, look, ink) => {
    const merlons = [-0.42, -0.25, -0.085, 0.085, 0.25, 0.42];
    pathOf(g, 'M-0.33 0 L-0.33 -0.66 -0.42 -0.74');
    merlons.slice(1).forEach((x, i) => {
      const y = i % 2 ? -0.88 : -0.98;
      g.lineTo(merlons[i]!, y);
      g.lineTo(x, y);
    });
    g.lineTo(0.42, -0.74);
    g.lineTo(0.33, -0.66);
    g.lineTo(0.33, 0);
    g.closePath();
    ink(c.stoneLight);
    pathOf(g, 'M0.12 0 L0.12 -0.66 0.33 -0.66 0.33 0 Z');
    fillPath(g, c.stone);
    pathOf(g, 'M-0.33 -0.66 L0.33 -0.66 M0.33 -0.64 L0.33 0');
    g.stroke();
    pathOf(g, 'M-0.1 -0.24 L-0.1 -0.42'); // window
    g.arc(0, -0.42, 0.1, Math.PI, 0);
    g.lineTo(0.1, -0.24);
    g.closePath();
    fillPath(g, look.ink);
  },
  king,
  prince,
  princess,
  magician,
};

/** Draws the star over a magician that has not been used. */
export function star(g: G, look: Look, x: number, y: number, r: number): void {
  g.beginPath();
  for (let i = 0; i < 10; i++) {
    const far = i % 2 === 0 ? r : r * 0.45,
      a = -Math.PI / 2 + (i * Math.PI) / 5;
    g.lineTo(x + Math.cos(a) * far, y + Math.sin(a) * far);
  }
  g.closePath();
  fillPath(g, look.gold);
  pen(g, look.ink, Math.max(0.9, r * 0.16));
  g.lineJoin = 'round';
  g.stroke();
}
