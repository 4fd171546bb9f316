// The course of the Duel, drawn as an evening: first the supply of tokens runs out, then the boats leave.
// Then the list of what counts at the end.
import { arch, dusk, frame, ground, scaleOf, way } from '../../stage/brush/progress';
import { text } from '../../stage/brush/ink';
import {
  circle,
  dashed,
  fillAndLine,
  fillPath,
  fillRect,
  pen,
  strokePath,
  trace,
  type G,
} from '../../stage/brush/path';
import type { Look } from '../../stage/brush/palette';
import type { Size } from '../../stage/layout/types';
import type { CountLine, Progress } from '../contract';
import type { DuelTerms } from './text/terms';
import type { Face, Game, Site, Source } from './wire';

/** The tokens in the supply at the start, the tokens on a full boat, and the number of boats. */
const SUPPLY = 39,
  CARGO = 3,
  BOATS = 6;
const FOOT = 30;

function paint(g: G, look: Look, size: Size, [tokens = 0, boats = 0]: number[]): void {
  const s = scaleOf(size),
    steps = SUPPLY / CARGO;
  ground(g, look, size, ['#23455E', '#5A8790', '#F0BE8E']);
  stars(g, look, size);
  water(g, look, size);
  dusk(g, look, size);
  way(g, look, size, FOOT, 'rgba(255,247,220,.55)');
  // One mark for every boatload in the supply.
  for (let i = 0; i < steps; i++)
    mark(g, look, arch(size, i / steps, FOOT), 3.6 * s, SUPPLY - i * CARGO > tokens);
  for (let i = 0; i < BOATS; i++) boat(g, look, size, i, i >= BOATS - boats);
  moon(g, look, arch(size, 1 - tokens / SUPPLY, FOOT), 12.5 * s, tokens);
  frame(g, look, size);
}

function stars(g: G, look: Look, { w, h }: Size): void {
  if (look.flat) return;
  g.fillStyle = 'rgba(255,248,226,.75)';
  for (let i = 0; i < 14; i++) {
    circle(g, ((i * 0.618 + 0.07) % 1) * w, ((i * i * 0.37 + 0.1) % 0.55) * h, 0.5 + (i % 3) * 0.3);
    g.fill();
  }
}

function water(g: G, look: Look, { w, h }: Size): void {
  const s = scaleOf({ w, h }),
    y = h - 20 * s;
  fillRect(g, look.flat ? look.cream : '#1D5562', 0, y, w, h - y);
  trace(g, [0, y, w, y]);
  strokePath(g, look.flat ? look.ink : 'rgba(255,224,178,.8)', 1.2 * s);
}

function mark(g: G, look: Look, { x, y }: { x: number; y: number }, r: number, gone: boolean): void {
  g.beginPath();
  g.roundRect(x - r, y - r, 2 * r, 2 * r, r * 0.5);
  if (gone) {
    fillPath(g, look.flat ? look.cream : 'rgba(255,247,220,.3)');
    strokePath(g, look.flat ? look.ink : 'rgba(255,247,220,.5)', 1);
  } else fillAndLine(g, look, look.flat ? look.ink : '#E3AE4E', 1.1);
}

/** Draws a boat at the quay, or the empty place of one that has left. */
function boat(g: G, look: Look, size: Size, nth: number, here: boolean): void {
  const s = scaleOf(size),
    pitch = (size.w - 24 * s) / BOATS,
    x = 12 * s + pitch * (nth + 0.5),
    y = size.h - 11 * s,
    r = pitch * 0.38;
  if (here)
    for (const dx of [-0.44, 0, 0.44]) mark(g, look, { x: x + dx * r, y: y - 2.5 * s }, 2.4 * s, false);
  g.beginPath();
  g.moveTo(x - r, y - 3 * s);
  g.quadraticCurveTo(x - r * 0.7, y, x, y);
  g.quadraticCurveTo(x + r * 0.7, y, x + r, y - 3 * s);
  g.quadraticCurveTo(x + r * 0.8, y + 6 * s, x + r * 0.5, y + 6 * s);
  g.lineTo(x - r * 0.5, y + 6 * s);
  g.quadraticCurveTo(x - r * 0.8, y + 6 * s, x - r, y - 3 * s);
  g.closePath();
  if (here) return fillAndLine(g, look, look.flat ? look.cream : '#C9975C', 1.2 * s);
  pen(g, look.flat ? look.ink : 'rgba(255,247,220,.55)', s);
  dashed(g, [2.5 * s, 3 * s]);
}

function moon(g: G, look: Look, { x, y }: { x: number; y: number }, r: number, tokens: number): void {
  if (!look.flat) {
    circle(g, x, y, r * 1.4);
    fillPath(g, 'rgba(255,244,214,.28)');
  }
  circle(g, x, y, r);
  fillAndLine(g, look, look.flat ? look.cream : '#FFF4D6', Math.max(1.3, r * 0.12));
  text(g, look, String(tokens), x, y, r * 1.15, look.ink, 'center', 800);
}

const face =
  (face: Face): CountLine['emblem'] =>
  (g, p, r) =>
    p.game.paintFace(g, p, face, '', r, false);

const EMBLEMS: Record<Site, CountLine['emblem']> = {
  obelisk: face({ is: 'obelisk' }),
  temple: face({ is: 'temple', value: 2 }),
  pyramids: face({ is: 'pyramid', tone: 'light' }),
  tomb: face({ is: 'tomb', number: 7 }),
};

const isSite = (source: Source): source is Site => source in EMBLEMS;

export const progress: Progress<DuelTerms, Game> = {
  stage: ({ scene }) => [scene.count('supply'), BOATS - scene.count('out/boat')],
  paint,
  ends: (terms) => {
    const [tokens = 0, boats = 0] = progress.stage(terms);
    return [
      terms.t('progress-duel-tokens', { count: tokens }),
      terms.t('progress-duel-boats', { count: boats }),
    ];
  },
  label: (terms) => terms.words.list(progress.ends(terms)),
  counts: (terms, sources) => [
    ...sources.filter(isSite).map((site): CountLine => ({
      when: 'end',
      sources: [site],
      title: terms.t(`site-${site}`),
      about: terms.t(`progress-duel-${site}-${terms.side(site)}`),
      emblem: EMBLEMS[site],
    })),
    {
      when: 'end',
      sources: ['unused-actions', 'figures'],
      title: terms.t('progress-duel-left'),
      about: terms.t('progress-duel-left-about'),
      emblem: face({ is: 'action', action: 'take-one' }),
    },
  ],
};
