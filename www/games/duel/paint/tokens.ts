// The tokens of the Duel. The picture fills the tile, so that a token is recognised by shape as well as by
// colour. In an obelisk or a pyramid, tokens are drawn as blocks.
import type { Rect } from '../../../stage/layout/rect';
import type { Face, Tone } from '../wire';
import { inSquare, shade, shadow, text } from '../../../stage/brush/ink';
import {
  box,
  curve,
  fillAndLine,
  fillPath,
  shape,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { actionPicture } from './actions';

type Token = Exclude<Face, { is: 'figure' } | { is: 'boat' }>;

interface Tile {
  light: string;
  base: string;
  front: string;
  ink: string;
}

function tileOf(look: Look, token: Token | null): Tile {
  if (look.flat) return { light: look.cream, base: look.cream, front: look.cream, ink: look.ink };
  switch (token?.is) {
    case undefined:
      return { light: '#8A6A48', base: '#6A4A2C', front: '#4A311B', ink: '#F1DFB4' };
    case 'obelisk':
      return { light: '#E3AE4E', base: '#C98B2B', front: '#8F5F16', ink: '#FFF3CF' };
    case 'first-fifth':
      return { light: '#F6D27A', base: '#E0A93C', front: '#9C6C1B', ink: '#FFFDF6' };
    case 'temple':
      return { light: '#5C9A7B', base: '#3E7A5E', front: '#27543F', ink: '#FFF7DC' };
    case 'pyramid':
      return token.tone === 'light'
        ? { light: '#FBF4E2', base: '#EFE3C6', front: '#C9B891', ink: '#2A1B10' }
        : { light: '#86583A', base: '#6B4423', front: '#452A13', ink: '#F4E3C4' };
    case 'tomb':
      return { light: '#6B7FB0', base: '#4B5E8C', front: '#323F62', ink: '#FFFDF6' };
    case 'action':
      return { light: '#CC5F44', base: '#B5472F', front: '#7E2C1B', ink: '#FFF7DC' };
  }
}

/** Draws a tile as it lies on a boat, in a niche or before a player; face down if `face` is null. */
export function token(g: G, look: Look, face: Token | null, r: Rect, lifted: boolean): void {
  const tile = tileOf(look, face);
  const depth = r.h * 0.11,
    radius = r.w * (face?.is === 'temple' ? 0.5 : face?.is === 'action' ? 0.26 : 0.15);
  const top = { ...r, h: r.h - depth };
  if (!lifted) shadow(g, look, r, r.w * 0.11, radius);
  box(g, { ...r, y: r.y + depth, h: r.h - depth }, radius);
  fillPath(g, tile.front);
  line(g, look, r);
  box(g, top, radius);
  fillPath(g, shade(g, look, top.x, top.y, top.x + top.w * 0.7, top.y + top.h, [tile.light, tile.base]));
  if (r.w > 16)
    look.matter?.dressBox(g, look, top, radius, {
      scale: Math.max(0.35, r.w / 110),
      edge: Math.max(1.3, r.w * 0.045),
      shine: 0.75,
    });
  box(g, top, radius);
  line(g, look, r);
  print(g, look, face, tile, top);
}

function line(g: G, look: Look, r: Rect): void {
  strokePath(g, look.ink, Math.max(1.1, Math.min(2, r.w * 0.045)));
}

function print(g: G, look: Look, face: Token | null, tile: Tile, r: Rect): void {
  switch (face?.is) {
    case undefined:
      return lotus(g, look, tile, r);
    case 'obelisk':
      return inSquare(g, r, (w) => needle(g, look, tile.ink, w));
    case 'first-fifth':
      return inSquare(g, r, (w) => {
        needle(g, look, tile.ink, w);
        star(g, look, 0.5, -0.42, 0.36, w);
      });
    case 'temple':
      return suns(g, look, face.value, r);
    case 'pyramid':
      return inSquare(g, r, (w) => stepped(g, look, face.tone, tile, w));
    case 'tomb':
      return number(g, look, face.number, tile, r);
    case 'action':
      return actionPicture(g, look, face.action, tile.ink, r);
  }
}

/** Draws the lotus of the back, which is the same on all tokens. */
function lotus(g: G, look: Look, tile: Tile, r: Rect): void {
  inSquare(g, r, (w) => {
    for (const turn of [-1, 1, -0.5, 0.5, 0]) {
      g.save();
      g.translate(0, 0.5);
      g.rotate(turn);
      curve(g, 0, 0, 0.24, -0.5, 0, -0.95, -0.24, -0.5, 0, 0);
      fillAndLine(g, look, look.flat ? look.cream : turn === 0 ? tile.ink : '#CBA96C', w * 0.7);
      g.restore();
    }
  });
}

function needle(g: G, look: Look, fill: string, w: number): void {
  shape(g, -0.44, 0.62, 0.44, 0.62, 0.44, 0.8, -0.44, 0.8);
  fillAndLine(g, look, fill, w);
  shape(g, -0.2, -0.46, 0, -0.8, 0.2, -0.46, 0.29, 0.62, -0.29, 0.62);
  fillAndLine(g, look, fill, w);
  trace(g, [-0.2, -0.46, 0.2, -0.46]);
  g.stroke();
}

/** Begins a star with so many rays, as deep as `inner` of its radius. */
function rays(g: G, x: number, y: number, r: number, count: number, inner: number): void {
  shape(
    g,
    ...Array.from({ length: 2 * count }, (_, i) => [
      x + Math.sin((i * Math.PI) / count) * r * (i % 2 ? inner : 1),
      y - Math.cos((i * Math.PI) / count) * r * (i % 2 ? inner : 1),
    ]).flat(),
  );
}

function star(g: G, look: Look, x: number, y: number, r: number, w: number): void {
  rays(g, x, y, r, 5, 0.45);
  fillAndLine(g, look, look.flat ? look.cream : look.red, w * 0.8);
}

const SUNS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-0.3, 0],
    [0.3, 0],
  ],
  [
    [0, -0.32],
    [-0.33, 0.24],
    [0.33, 0.24],
  ],
  [
    [-0.3, -0.3],
    [0.3, -0.3],
    [-0.3, 0.3],
    [0.3, 0.3],
  ],
];

/** Draws as many suns as the token is worth: with rays and of gold, so that nobody takes them for the pips of a die. */
function suns(g: G, look: Look, value: number, r: Rect): void {
  inSquare(g, r, (w) => {
    for (const [x, y] of SUNS[value] ?? []) {
      rays(g, x, y, value === 1 ? 0.56 : 0.31, 10, 0.66);
      fillAndLine(g, look, look.flat ? look.ink : look.gold, w * 0.7);
    }
  });
}

function stepped(g: G, look: Look, tone: Tone, tile: Tile, w: number): void {
  shape(g, 0, -0.68, 0.78, 0.6, -0.78, 0.6);
  fillAndLine(
    g,
    look,
    look.flat ? (tone === 'dark' ? look.ink : look.cream) : tone === 'dark' ? '#2E1A0B' : look.gold,
    w,
  );
  trace(g, [-0.26, -0.24, 0.26, -0.24], [-0.52, 0.18, 0.52, 0.18]);
  strokePath(g, look.flat && tone === 'dark' ? look.cream : tone === 'dark' ? tile.ink : look.ink, w * 0.8);
}

/** Draws the number of a tomb token, which is its name: plain and large, on a pale arch. */
function number(g: G, look: Look, n: number, tile: Tile, r: Rect): void {
  if (r.w > 26 && !look.flat) {
    g.beginPath();
    g.roundRect(r.x + r.w * 0.14, r.y + r.h * 0.12, r.w * 0.72, r.h * 0.76, [r.w * 0.36, r.w * 0.36, 3, 3]);
    strokePath(g, 'rgba(255,247,220,.5)', 1.1);
  }
  text(
    g,
    look,
    String(n),
    r.x + r.w / 2,
    r.y + r.h * 0.51,
    r.w * (n > 9 ? 0.58 : 0.66),
    tile.ink,
    'center',
    800,
  );
}

/** Draws a block of an obelisk or a pyramid, seen from the side. */
export function block(g: G, look: Look, face: Token, r: Rect): void {
  const tile = tileOf(look, face);
  const radius = Math.min(2.5, r.h * 0.12);
  box(g, r, radius);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y, [tile.light, tile.base, tile.front]));
  look.matter?.dressBox(g, look, r, radius, { edge: 1.4, shine: 0.7 });
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1.1, Math.min(1.8, r.h * 0.07)));
  if (face.is === 'first-fifth')
    inSquare(g, { ...r, y: r.y - r.h * 0.1, h: r.h * 1.2 }, (w) => star(g, look, 0, 0, 0.86, w));
  if (face.is === 'pyramid' && r.h > 11) {
    inSquare(g, { x: r.x + r.w / 2 - r.h * 0.3, y: r.y + r.h * 0.2, w: r.h * 0.6, h: r.h * 0.6 }, (w) => {
      shape(g, 0, -0.8, 0.95, 0.75, -0.95, 0.75);
      if (face.tone === 'light') {
        strokePath(g, tile.ink, w * 1.1);
      } else {
        fillPath(g, tile.ink);
      }
    });
  }
}
