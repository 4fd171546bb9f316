// The course of C'est mon fort !, drawn as a wall of up to ten cards, and the list of what counts.
import { dusk, frame, ground, scaleOf } from '../../stage/brush/progress';
import { shade, text } from '../../stage/brush/ink';
import {
  dashed,
  fillAndLine,
  fillPath,
  oval,
  pen,
  shape,
  strokePath,
  trace,
  type G,
} from '../../stage/brush/path';
import type { Look } from '../../stage/brush/palette';
import type { Size } from '../../stage/layout/types';
import type { CountLine, Progress } from '../contract';
import { LONGEST } from './layout/types';
import type { RampartTerms } from './text/terms';
import type { Game, Picture } from './wire';

function paint(g: G, look: Look, size: Size, [longest = 1]: number[]): void {
  const { w, h } = size,
    s = scaleOf(size),
    foot = h - 8 * s;
  ground(g, look, size, ['#9CC6D6', '#E4EEDD', '#F3F2DC']);
  hills(g, look, size);
  for (let i = 0; i < LONGEST; i++) step(g, look, size, i, foot, i < longest);
  dusk(g, look, size);
  flag(g, look, size, longest, foot);
  g.beginPath();
  g.rect(-2, foot, w + 4, h);
  fillAndLine(g, look, look.flat ? look.cream : '#6F9656', 1.2 * s);
  frame(g, look, size);
}

function hills(g: G, look: Look, { w, h }: Size): void {
  if (look.flat) return;
  for (const [colour, high, at] of [
    ['#B9CFB0', 0.5, 0.2],
    ['#9DBB84', 0.34, 0.75],
  ] as const) {
    oval(g, w * at, h, w * 0.52, h * high);
    fillPath(g, colour);
  }
}

/** Returns the height of a step of the wall, from the first to the tenth, in px. */
const high = (size: Size, nth: number): number => (14 + nth * 3.7) * scaleOf(size);
const left = ({ w }: Size, nth: number): number => 10 * (w / 240) + (nth * (w - 20 * (w / 240))) / LONGEST;

/** Draws a card of the wall with a merlon; a missing card is only an outline. */
function step(g: G, look: Look, size: Size, nth: number, foot: number, built: boolean): void {
  const x = left(size, nth),
    wide = left(size, 1) - left(size, 0),
    top = foot - high(size, nth),
    merlon = 4 * scaleOf(size);
  shape(
    g,
    x,
    foot,
    x,
    top,
    x + wide * 0.3,
    top,
    x + wide * 0.3,
    top + merlon,
    x + wide * 0.7,
    top + merlon,
    x + wide * 0.7,
    top,
    x + wide,
    top,
    x + wide,
    foot,
  );
  g.lineJoin = 'round';
  if (!built) {
    fillPath(g, look.flat ? look.cream : 'rgba(255,252,240,.35)');
    pen(g, look.flat ? look.ink : 'rgba(42,27,16,.45)', 1);
    return dashed(g, [2.5, 2.5]);
  }
  fillAndLine(g, look, look.flat ? look.ink : shade(g, look, 0, top, 0, foot, ['#EFE8D8', '#BDB29C']), 1.3);
  if (look.flat) return;
  pen(g, 'rgba(60,48,34,.3)', 0.8);
  g.beginPath();
  for (let y = foot - 7 * scaleOf(size), row = 0; y > top + merlon; y -= 7 * scaleOf(size), row++) {
    g.moveTo(x, y);
    g.lineTo(x + wide, y);
    const joint = x + wide * (row % 2 ? 0.3 : 0.65);
    g.moveTo(joint, y);
    g.lineTo(joint, Math.min(foot, y + 7 * scaleOf(size)));
  }
  g.stroke();
}

/** Draws the flag on the last card of the longest rampart, with its number of cards. */
function flag(g: G, look: Look, size: Size, longest: number, foot: number): void {
  const s = scaleOf(size),
    nth = Math.max(0, longest - 1),
    wide = left(size, 1) - left(size, 0),
    x = left(size, nth) + wide / 2,
    y = foot - high(size, nth) + 4 * s,
    flip = nth > 6 ? -1 : 1; // towards the middle, which has room
  trace(g, [x, y, x, y - 30 * s]);
  strokePath(g, look.ink, 2.2 * s);
  shape(
    g,
    x,
    y - 30 * s,
    x + flip * 26 * s,
    y - 30 * s,
    x + flip * 20 * s,
    y - 21.5 * s,
    x + flip * 26 * s,
    y - 13 * s,
    x,
    y - 13 * s,
  );
  fillAndLine(g, look, look.flat ? look.cream : look.red, 1.3 * s);
  text(
    g,
    look,
    String(longest),
    x + flip * 10.5 * s,
    y - 21.5 * s,
    13.5 * s,
    look.flat ? look.ink : '#FFF7DC',
    'center',
    800,
  );
}

const card =
  (picture: Picture, number: number): CountLine['emblem'] =>
  (g, p, r) =>
    p.game.paintFace(
      g,
      p,
      { is: 'card', number, picture },
      'card/0',
      { ...r, x: r.x + r.w * 0.1, w: r.w * 0.8 },
      false,
    );

const segment: CountLine['emblem'] = (g, p, r) =>
  p.game.paintFace(g, p, { is: 'card', number: 17, picture: 'plain' }, 'wall/0/1', r, false);

/** The lines of the simple game: how to build, and the two ends. */
const BUILD = [
  ['build', 'now', segment],
  ['ten', 'now', card('plain', 10)],
  ['blocked', 'end', card('plain', 46)],
] as const;
/** The cards that stand for what pictures score; their numbers are examples. */
const PICTURES = {
  cards: card('plain', 2),
  king: card('king', 38),
  royals: card('prince', 26),
  ravens: card('raven', 14),
};

function counts(terms: RampartTerms): CountLine[] {
  if (terms.family) return []; // the family mode needs no reading
  const line = (
    [what, when, emblem]: readonly [string, CountLine['when'], CountLine['emblem']],
    about = what,
  ): CountLine => ({
    when,
    title: terms.t(`progress-rampart-${what}`),
    about: terms.t(`progress-rampart-${about}-about`),
    emblem,
  });
  const [build, ten, blocked] = BUILD;
  if (!terms.points) return [{ ...line(build), sources: ['cards'] }, line(ten), line(blocked)];
  return [
    line(build),
    line(['cannon', 'now', card('cannon', 12)]),
    ...(['cards', 'king', 'royals', 'ravens'] as const).map((source) => ({
      when: 'end' as const,
      sources: [source],
      title: terms.t(`source-${source}`),
      about: terms.t(`progress-rampart-${source}`),
      emblem: PICTURES[source],
    })),
    line(['ten', 'end', ten[2]], 'most'),
  ];
}

export const progress: Progress<RampartTerms, Game> = {
  stage: (terms) => [Math.max(...terms.scene.seats.map((seat) => terms.wall(seat).length))],
  paint,
  ends: (terms) => [
    terms.t('progress-rampart-left', { count: terms.scene.places('card/').length }),
    terms.t('progress-rampart-longest', { count: progress.stage(terms)[0] ?? 0 }),
  ],
  label: (terms) =>
    terms.t('progress-rampart-label', {
      cards: terms.scene.places('card/').length,
      count: progress.stage(terms)[0] ?? 0,
    }),
  counts,
};
