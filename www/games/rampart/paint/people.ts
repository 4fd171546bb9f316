// Draws the people on a wall: busts that can be told apart by their outline alone. Each is drawn in a square
// from -0.5 to 0.5 and up to -1. No part reaches outside it, so that a neighbour cuts nothing off.
import { oval, pathOf, strokePath, type G } from '../../../stage/brush/path';
import type { Draw } from './pictures';

/** Draws shoulders; `wide` is half their width. */
function cloak(g: G, wide: number, high = 0.4): void {
  g.beginPath();
  g.moveTo(-wide, 0);
  g.bezierCurveTo(-wide, -high * 0.8, -wide * 0.5, -high, 0, -high);
  g.bezierCurveTo(wide * 0.5, -high, wide, -high * 0.8, wide, 0);
  g.closePath();
}

/** Draws two eyes, and a smile if there is no beard. */
function face(g: G, y: number, apart: number, ink: string, smile = 0): void {
  g.fillStyle = g.strokeStyle = ink;
  for (const x of [-apart, apart]) {
    oval(g, x, y, 0.026, 0.034);
    g.fill();
  }
  if (!smile) return;
  g.beginPath();
  g.arc(0, y + 0.05, smile, 0.5, Math.PI - 0.5);
  g.lineWidth = 0.026;
  g.stroke();
}

export const king: Draw = (g, c, look, ink) => {
  cloak(g, 0.47, 0.46);
  ink(c.king);
  pathOf(g, 'M-0.34 -0.24 Q0 -0.06 0.34 -0.24 L0.24 -0.38 -0.24 -0.38 Z'); // ermine
  ink(c.beard);
  oval(g, 0, -0.5, 0.21, 0.2);
  ink(c.skin);
  // beard with a moustache
  pathOf(
    g,
    'M-0.22 -0.52 C-0.32 -0.1 -0.12 -0.02 0 -0.02 0.12 -0.02 0.32 -0.1 0.22 -0.52 ' +
      'Q0.1 -0.46 0 -0.42 -0.1 -0.46 -0.22 -0.52',
  );
  ink(c.beard);
  face(g, -0.54, 0.085, look.ink);
  pathOf(g, 'M-0.3 -0.6 L-0.38 -0.94 -0.17 -0.79 0 -0.97 0.17 -0.79 0.38 -0.94 0.3 -0.6 Z');
  ink(look.gold);
  if (look.flat) return;
  g.fillStyle = c.king;
  for (const x of [-0.17, 0, 0.17]) {
    oval(g, x, -0.68, 0.04);
    g.fill();
  }
};

export const prince: Draw = (g, c, look, ink) => {
  cloak(g, 0.43);
  ink(c.prince);
  pathOf(g, 'M-0.16 -0.4 L0.16 -0.4 0 -0.16 Z'); // collar
  ink(look.gold);
  oval(g, 0, -0.54, 0.26, 0.25); // hair
  ink(c.hair);
  oval(g, 0, -0.5, 0.2, 0.2);
  ink(c.skin);
  face(g, -0.5, 0.08, look.ink, 0.075);
  // the feather stays within the card
  pathOf(g, 'M0.1 -0.72 C0.14 -0.94 0.32 -1 0.45 -0.9 0.38 -0.84 0.36 -0.68 0.14 -0.66 Z');
  ink(c.beard);
  pathOf(g, 'M-0.31 -0.6 C-0.38 -0.94 0.24 -0.94 0.31 -0.6 Z'); // flat cap
  ink(c.prince);
};

export const princess: Draw = (g, c, look, ink) => {
  // long hair
  pathOf(g, 'M-0.24 -0.6 C-0.4 -0.4 -0.42 -0.12 -0.46 -0.06 L0.46 -0.06 C0.42 -0.12 0.4 -0.4 0.24 -0.6 Z');
  ink(look.gold);
  cloak(g, 0.34, 0.34);
  ink(c.princess);
  pathOf(g, 'M0 -0.97 C0.36 -0.96 0.3 -0.66 0.46 -0.46 L0.16 -0.66 Z'); // veil from the point of the hat
  ink(c.beard);
  oval(g, 0, -0.46, 0.19, 0.19);
  ink(c.skin);
  face(g, -0.46, 0.075, look.ink, 0.07);
  pathOf(g, 'M-0.23 -0.56 L-0.01 -0.99 0.23 -0.56 Z');
  ink(c.princess);
  pathOf(g, 'M-0.24 -0.54 L-0.2 -0.64 0.2 -0.64 0.24 -0.54 Z'); // its brim
  ink(look.gold);
};

export const magician: Draw = (g, c, look, ink) => {
  cloak(g, 0.4, 0.42);
  ink(c.magician);
  oval(g, 0, -0.48, 0.18, 0.16);
  ink(c.skin);
  pathOf(g, 'M-0.2 -0.5 L0 -0.42 0.2 -0.5 0.12 -0.18 0 0 -0.12 -0.18 Z'); // beard
  ink(c.beard);
  face(g, -0.51, 0.07, look.ink);
  // bent hat
  pathOf(g, 'M-0.25 -0.58 C-0.16 -0.86 -0.08 -0.93 -0.26 -0.93 0.04 -1.06 0.2 -0.86 0.25 -0.58 Z');
  ink(c.magician);
  oval(g, 0, -0.59, 0.46, 0.085); // broad brim
  ink(c.magician);
  pathOf(g, 'M0.36 -0.02 L0.42 -0.34'); // wand
  strokePath(g, look.ink, 0.06);
  g.beginPath();
  for (let i = 0; i < 10; i++) {
    const far = i % 2 ? 0.035 : 0.075,
      a = -Math.PI / 2 + (i * Math.PI) / 5;
    g.lineTo(0.42 + Math.cos(a) * far, -0.4 + Math.sin(a) * far);
  }
  g.closePath();
  ink(look.gold);
};
