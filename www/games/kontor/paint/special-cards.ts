// Paints the figures of special cards: crane, tavern, customs house, bridge and flood.
import { BLOCK, labelIn } from '../layout/harbour';
import { inset, middle, type Rect } from '../../../stage/layout/rect';
import type { Card, Side } from '../wire';
import { grains, inSquare, shade } from '../../../stage/brush/ink';
import {
  box,
  circle,
  fillAndLine,
  fillPath,
  fillRect,
  pathOf,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { corners } from './card';
import { coloursOf, partyOf, type Colours } from './colours';
import { sideOf, water, type Around } from './tiles';

/** Draws a customs house on its square, in no player's colour. */
export function square(g: G, look: Look, card: Card, r: Rect): void {
  const c = coloursOf(look);
  box(g, r, r.w * 0.06);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [c.stone, c.stoneDark]));
  strokePath(g, look.ink, Math.max(1, r.w * 0.022));
  const label = labelIn(r);
  customs(
    g,
    look,
    middle({ ...label, y: label.y - label.h * 0.08, h: label.h * 1.1 }, label.w, label.h * 1.12),
  );
  corners(g, look, card, r);
}

/** Draws a card with a bridge that leads from one side to the other. */
export function bridge(g: G, look: Look, card: Card, r: Rect): void {
  const label = labelIn(r);
  arches(g, look, middle(label, label.w * 0.96, label.h * 1.06));
  corners(g, look, card, r);
}

/** Draws a bridge that covers a canal: planks on all sides that have land, water below. */
export function overBridge(g: G, look: Look, card: Card, around: Around, r: Rect): void {
  water(g, look, around, r);
  const d = r.w * 0.1;
  if (!look.flat) fillRect(g, 'rgba(10,40,50,.34)', r.x + d * 1.3, r.y + d * 1.4, r.w - 2 * d, r.h - 2 * d);
  const reach = (i: number): number => (sideOf(around, i) === 'land' ? 0 : d);
  const deck = {
    x: r.x + reach(3),
    y: r.y + reach(0),
    w: r.w - reach(1) - reach(3),
    h: r.h - reach(0) - reach(2),
  };
  planks(g, look, deck);
  pen(g, look.ink, Math.max(1.1, r.w * 0.022));
  g.strokeRect(deck.x, deck.y, deck.w, deck.h);
  bridge(g, look, card, inset(r, r.w * BLOCK));
}

/** Draws a customs house: steps, columns, a pediment, a pair of scales. */
function customs(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  inSquare(g, r, (line) => {
    g.beginPath();
    g.rect(-0.84, 0.64, 1.68, 0.26);
    fillAndLine(g, look, c.stone, line);
    g.beginPath();
    g.rect(-0.72, -0.28, 1.44, 0.92);
    fillAndLine(g, look, c.plaster, line);
    for (const x of [-0.66, -0.28, 0.12, 0.48]) {
      g.beginPath();
      g.rect(x, -0.22, 0.18, 0.84);
      fillAndLine(g, look, c.stone, line * 0.7);
    }
    pathOf(g, 'M-0.94 -0.26 L0 -0.94 0.94 -0.26 Z');
    fillAndLine(g, look, look.flat ? look.cream : '#C98B2B', line);
    circle(g, 0, -0.5, 0.15);
    fillAndLine(g, look, c.coinLight, line * 0.8);
  });
}

/** Draws the planks of a bridge over the water, between two parapets. */
export function planks(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  fillRect(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.woodLight, c.deck]), r.x, r.y, r.w, r.h);
  pen(g, c.deckInk, 1);
  g.beginPath();
  for (let i = 1; i < 7; i++) {
    g.moveTo(r.x + (r.w * i) / 7, r.y);
    g.lineTo(r.x + (r.w * i) / 7, r.y + r.h);
  }
  g.stroke();
}

/** Draws a stone bridge seen from the water: two arches, and a parapet with its lamps. */
function arches(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  inSquare(g, r, (line) => {
    for (const x of [-0.56, 0.56]) {
      trace(g, [x, -0.2, x, -0.66]);
      strokePath(g, look.ink, line * 1.2);
      circle(g, x, -0.68, 0.13);
      fillAndLine(g, look, c.coinLight, line * 0.8);
    }
    pathOf(
      g,
      'M-1 0.78 L-1 0.04 Q-0.5 -0.3 0 -0.32 0.5 -0.3 1 0.04 L1 0.78 0.86 0.78 ' +
        'C0.86 0.06 0.14 0.06 0.14 0.78 L-0.14 0.78 C-0.14 0.06 -0.86 0.06 -0.86 0.78 Z',
    );
    fillAndLine(g, look, shade(g, look, 0, -0.4, 0, 0.8, [c.stone, c.stoneDark]), line);
    pathOf(g, 'M-1 0.2 Q-0.5 -0.12 0 -0.14 0.5 -0.12 1 0.2');
    g.lineWidth = line * 0.7;
    g.stroke();
  });
}

/** Draws a flood, in which a gable and a barrel drift. */
export function flood(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  inSquare(g, r, (line) => {
    g.save();
    g.rotate(-0.2);
    pathOf(g, 'M-0.62 0.5 L-0.62 -0.1 -0.2 -0.66 0.22 -0.1 0.22 0.5 Z');
    fillAndLine(g, look, look.flat ? look.cream : '#B9573F', line);
    g.beginPath();
    g.rect(-0.34, -0.06, 0.28, 0.3);
    fillAndLine(g, look, c.plaster, line * 0.8);
    g.restore();
    const wave = (y: number, fill: string): void => {
      g.beginPath();
      g.moveTo(-1, y);
      for (let i = 0; i < 4; i++) {
        const x = -1 + i * 0.5;
        g.quadraticCurveTo(x + 0.13, y - 0.26, x + 0.25, y);
        g.quadraticCurveTo(x + 0.38, y + 0.16, x + 0.5, y);
      }
      g.lineTo(1, 0.98);
      g.lineTo(-1, 0.98);
      g.closePath();
      fillAndLine(g, look, fill, line * 0.9);
    };
    wave(0.24, c.waterLight);
    wave(0.58, c.waterDeep);
  });
}

/** Draws the sign of drunk workers over a dock: a haze, and a spiral of stars. */
export function haze(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look),
    x = r.x + r.w / 2,
    y = r.y + r.h * 0.56;
  if (!look.flat) {
    g.fillStyle = c.paperLight;
    g.globalAlpha = 0.58;
    g.fillRect(r.x + 1, r.y + 1, r.w - 2, r.h - 2);
    g.globalAlpha = 1;
  }
  g.lineCap = 'round';
  g.beginPath();
  for (let i = 0; i <= 40; i++) {
    const a = i * 0.36,
      d = r.w * (0.17 + 0.0052 * i);
    g.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.72);
  }
  strokePath(g, look.ink, Math.max(1, r.w * 0.075));
  strokePath(g, look.flat ? look.cream : '#F6D98C', Math.max(1, r.w * 0.035));
  g.lineCap = 'butt';
}

/** Draws a treadwheel crane, whose hook hangs over the water. */
export function crane(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  inSquare(g, r, (line) => {
    trace(g, [0.74, -0.7, 0.74, 0.1]);
    strokePath(g, look.ink, line * 0.8);
    g.beginPath();
    g.arc(0.74, 0.22, 0.13, -1.2, 3.4);
    g.lineWidth = line;
    g.stroke();
    pathOf(g, 'M-0.52 0.9 L-0.3 -0.46 -0.12 -0.46 0.06 0.9 Z');
    fillAndLine(g, look, c.deck, line);
    pathOf(g, 'M-0.84 -0.24 L-0.78 -0.44 0.8 -0.96 0.86 -0.74 Z');
    fillAndLine(g, look, c.deck, line);
    circle(g, -0.4, 0.28, 0.42);
    fillAndLine(g, look, c.plaster, line);
    g.lineWidth = line * 0.7;
    g.beginPath();
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 4 + 0.2;
      g.moveTo(-0.4 - Math.cos(a) * 0.42, 0.28 - Math.sin(a) * 0.42);
      g.lineTo(-0.4 + Math.cos(a) * 0.42, 0.28 + Math.sin(a) * 0.42);
    }
    g.stroke();
    trace(g, [-0.9, 0.9, 0.5, 0.9]);
    g.lineWidth = line * 1.3;
    g.stroke();
  });
}

/** Draws a tavern: a tankard with a head of foam. */
export function tavern(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  inSquare(g, r, (line) => {
    g.beginPath();
    g.arc(0.46, 0.16, 0.34, -1.5, 1.5);
    strokePath(g, look.ink, line * 2.6);
    strokePath(g, c.stone, line);
    pathOf(g, 'M-0.62 -0.42 L0.5 -0.42 0.42 0.86 -0.54 0.86 Z');
    fillAndLine(g, look, look.flat ? look.cream : '#D9962F', line);
    if (!look.flat) fillRect(g, 'rgba(255,240,200,.5)', -0.42, -0.1, 0.16, 0.7);
    g.beginPath();
    for (const [x, y, radius] of [
      [-0.48, -0.46, 0.28],
      [-0.12, -0.62, 0.32],
      [0.28, -0.5, 0.28],
    ] as const) {
      g.moveTo(x + radius, y);
      g.arc(x, y, radius, 0, 7);
    }
    strokePath(g, look.ink, line * 2);
    fillPath(g, look.flat ? look.cream : '#FFFDF6');
  });
}

/** Draws the stones of the street along the sides of a cell. */
export function cobbles(g: G, c: Colours, r: Rect): void {
  const next = grains(Math.round(r.w) + 9),
    d = r.w * 0.02;
  g.fillStyle = c.cobble;
  for (let i = 0; i < 26; i++) {
    const along = next() * r.w,
      across = r.w * 0.012 + next() * r.w * 0.05;
    const [x, y] = [
      [along, across],
      [r.w - across, along],
      [along, r.w - across],
      [across, along],
    ][i % 4]!;
    g.fillRect(r.x + x!, r.y + y!, d, d * 0.6);
  }
}

/** Draws a thin wash over a finished sector. */
export function washed(g: G, look: Look, side: Side, r: Rect): void {
  g.fillStyle = partyOf(coloursOf(look), side).wash;
  g.globalAlpha = 0.22;
  g.fillRect(r.x, r.y, r.w, r.h);
  g.globalAlpha = 1;
}
