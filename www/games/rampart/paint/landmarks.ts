// Paints the landmarks on the ground, which help players to remember a card: beside the well, behind the
// tent. Each is drawn in a square from -0.5 to 0.5, seen a little from above, in few quiet tones, because the
// cards come first.
import { fillPath, oval, pathOf, pen, shape, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import type { Mark } from '../layout/ground';

type Ink = (fill: string) => void;
type Draw = (g: G, ink: Ink, dot: Ink) => void;

export function landmark(g: G, look: Look, mark: Mark, x: number, y: number, side: number): void {
  g.save();
  g.translate(x, y);
  g.scale(side, side);
  g.lineJoin = g.lineCap = 'round';
  const line = Math.min(0.09, Math.max(0.05, 0.9 / side));
  const dot: Ink = (fill) => {
    fillPath(g, look.flat ? look.cream : fill);
  };
  const ink: Ink = (fill) => {
    dot(fill);
    strokePath(g, look.flat ? look.ink : '#4A3620', line);
  };
  pen(g, look.flat ? look.ink : '#4A3620', line);
  DRAW[mark](g, ink, dot);
  g.restore();
}

const line = (g: G, ...points: number[]): void => {
  trace(g, points);
  g.stroke();
};

const DRAW: Record<Mark, Draw> = {
  stone: (g, ink, dot) => {
    shape(g, -0.42, 0.3, -0.34, -0.1, -0.06, -0.34, 0.2, -0.22, 0.4, 0.06, 0.42, 0.3);
    ink('#9E988A');
    shape(g, -0.24, -0.06, -0.06, -0.24, 0.1, -0.16, -0.02, 0.02);
    dot('rgba(255,255,255,.4)');
  },
  well: (g, ink) => {
    pathOf(g, 'M-0.34 0.06 L-0.34 0.3 C-0.3 0.48 0.3 0.48 0.34 0.3 L0.34 0.06 Z'); // the curb
    ink('#A59C8C');
    oval(g, 0, 0.06, 0.34, 0.13);
    ink('#3F7F8F');
    line(g, -0.28, 0.04, -0.28, -0.26);
    line(g, 0.28, 0.04, 0.28, -0.26);
    shape(g, -0.44, -0.2, 0, -0.48, 0.44, -0.2);
    ink('#A8573A');
  },
  bridge: (g, ink) => {
    shape(g, -0.5, -0.38, 0.5, -0.38, 0.5, 0.38, -0.5, 0.38);
    ink('#B98A55');
    for (const x of [-0.3, -0.1, 0.1, 0.3]) line(g, x, -0.38, x, 0.38);
    g.lineWidth *= 2;
    line(g, -0.5, -0.38, 0.5, -0.38);
    line(g, -0.5, 0.38, 0.5, 0.38);
  },
  tent: (g, ink, dot) => {
    shape(g, -0.46, 0.38, 0, -0.36, 0.46, 0.38);
    ink('#C9694A');
    shape(g, -0.17, 0.36, 0, -0.34, 0.16, 0.36);
    dot('#F1E2BE');
    shape(g, -0.09, 0.37, 0, 0, 0.09, 0.37);
    dot('#4A3620');
    line(g, 0, -0.34, 0, -0.48);
  },
  tree: (g, ink, dot) => {
    shape(g, -0.07, 0.46, -0.07, 0.1, 0.07, 0.1, 0.07, 0.46);
    ink('#7A5230');
    oval(g, 0, -0.12, 0.36, 0.34);
    ink('#6E8F4A');
    oval(g, -0.1, -0.22, 0.15, 0.12);
    dot('rgba(255,255,230,.3)');
  },
  gate: (g, ink) => {
    for (const y of [-0.36, 0.36]) {
      shape(g, -0.2, y - 0.13, 0.2, y - 0.13, 0.2, y + 0.13, -0.2, y + 0.13);
      ink('#A59C8C');
    }
    shape(g, -0.09, -0.24, 0.09, -0.24, 0.09, 0.24, -0.09, 0.24);
    ink('#B98A55');
    line(g, -0.09, 0, 0.09, 0);
  },
  cart: (g, ink) => {
    shape(g, -0.4, -0.2, 0.26, -0.2, 0.2, 0.12, -0.34, 0.12);
    ink('#B98A55');
    oval(g, -0.07, -0.24, 0.26, 0.14);
    ink('#D9B95E');
    line(g, 0.22, 0.02, 0.48, -0.1);
    for (const x of [-0.2, 0.08]) {
      oval(g, x, 0.22, 0.16);
      ink('#8A6238');
    }
  },
  fire: (g, ink, dot) => {
    line(g, -0.36, 0.36, 0.36, 0.18);
    line(g, -0.36, 0.18, 0.36, 0.36);
    pathOf(g, 'M-0.24 0.24 C-0.36 -0.08 -0.1 -0.12 -0.06 -0.44 0.2 -0.2 0.34 -0.02 0.22 0.24 Z');
    ink('#D97A35');
    oval(g, 0, 0.12, 0.1, 0.14);
    dot('#F6D98A');
  },
  reeds: (g, ink) => {
    for (const [x, y] of [
      [-0.26, -0.2],
      [0, -0.42],
      [0.26, -0.12],
    ] as const) {
      line(g, x * 0.6, 0.42, x, y);
      oval(g, x, y + 0.06, 0.07, 0.15);
      ink('#7A5230');
    }
  },
  duck: (g, ink, dot) => {
    pathOf(g, 'M-0.44 -0.04 C-0.3 0.4 0.3 0.4 0.34 -0.02 0.1 0.04 -0.1 0.1 -0.44 -0.04');
    ink('#F3EBD6');
    oval(g, 0.22, -0.16, 0.17);
    ink('#F3EBD6');
    shape(g, 0.36, -0.2, 0.5, -0.12, 0.36, -0.06);
    dot('#D9822B');
  },
  boat: (g, ink) => {
    shape(g, -0.46, 0.06, 0.46, 0.06, 0.3, 0.32, -0.3, 0.32);
    ink('#A8703F');
    shape(g, -0.04, 0.02, -0.04, -0.42, 0.34, 0.02);
    ink('#F1E2BE');
  },
  flowers: (g, ink, dot) => {
    for (const [x, y, colour] of [
      [-0.24, 0.12, '#D7607A'],
      [0.02, -0.2, '#E5B23F'],
      [0.26, 0.16, '#D7607A'],
    ] as const) {
      oval(g, x, y, 0.18);
      ink(colour);
      oval(g, x, y, 0.06);
      dot('#FFF7DC');
    }
  },
  hive: (g, ink, dot) => {
    pathOf(g, 'M-0.34 0.36 C-0.44 -0.2 -0.2 -0.44 0 -0.44 0.2 -0.44 0.44 -0.2 0.34 0.36 Z');
    ink('#E0B04A');
    line(g, -0.36, 0.1, 0.36, 0.1);
    line(g, -0.3, -0.16, 0.3, -0.16);
    oval(g, 0, 0.26, 0.08);
    dot('#4A3620');
  },
  bush: (g, ink, dot) => {
    oval(g, 0, 0, 0.38, 0.34);
    ink('#557F40');
    for (const [x, y] of [
      [-0.16, -0.1],
      [0.14, 0.02],
      [-0.06, 0.16],
    ] as const) {
      oval(g, x, y, 0.07);
      dot('#B5472F');
    }
  },
  pond: (g, ink) => {
    g.save();
    g.scale(1.5, 0.8);
    oval(g, 0, 0, 0.46, 0.42);
    ink('#7FB3B8');
    g.restore();
    line(g, -0.3, -0.06, 0.04, -0.06);
    line(g, -0.02, 0.12, 0.3, 0.12);
    oval(g, 0.4, -0.1, 0.1, 0.06);
    ink('#6E8F4A');
  },
  hay: (g, ink) => {
    pathOf(g, 'M-0.44 0.4 C-0.4 -0.2 -0.16 -0.46 0 -0.46 0.16 -0.46 0.4 -0.2 0.44 0.4 Z');
    ink('#DDBB60');
    line(g, -0.14, 0.2, -0.06, -0.22);
    line(g, 0.12, 0.28, 0.08, -0.1);
  },
  mill: (g, ink) => {
    shape(g, -0.2, 0.46, -0.14, -0.16, 0.14, -0.16, 0.2, 0.46);
    ink('#E6D9BC');
    shape(g, -0.18, -0.14, 0, -0.34, 0.18, -0.14);
    ink('#A8573A');
    for (const turn of [0.4, 1.97, 3.54, 5.11]) {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      shape(
        g,
        0,
        -0.14,
        c * 0.4 - s * 0.02,
        -0.14 + s * 0.34,
        c * 0.4 - s * 0.16,
        -0.14 + s * 0.34 + c * 0.12,
      );
      ink('#F6EFD8');
    }
  },
};
