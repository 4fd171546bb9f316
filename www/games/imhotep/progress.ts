// The course of Imhotep, drawn as a day of six rounds, and the list of what each site scores and when.
import { arch, disc, dusk, frame, ground, scaleOf, way } from '../../stage/brush/progress';
import { siteEmblem, type Site } from '../../stage/brush/emblems';
import { shade, text } from '../../stage/brush/ink';
import { circle, fillPath, fillRect, pen, shape, strokePath, trace, type G } from '../../stage/brush/path';
import type { Look } from '../../stage/brush/palette';
import type { Size } from '../../stage/layout/types';
import type { CountLine, Progress } from '../contract';
import type { ImhotepTerms } from './text/terms';
import type { Card, Game } from './wire';

const ROUNDS = 6;
/** The colours of the sky in each round, from top to bottom. */
const SKIES = [
  ['#F3CBA4', '#FAE6C4'],
  ['#F1DDB4', '#FBEFD3'],
  ['#DDE7DC', '#F8F1DA'],
  ['#E8E2C4', '#F9EDCE'],
  ['#F1CB8C', '#F8E4B8'],
  ['#E39A5E', '#F6D3A0'],
];
/** The height above the lower edge at which the arch of the sun ends. */
const FOOT = 24;

function paint(g: G, look: Look, size: Size, [round = 1]: number[]): void {
  const s = scaleOf(size);
  ground(g, look, size, SKIES[round - 1] ?? SKIES[0]!);
  land(g, look, size, round);
  dusk(g, look, size);
  way(g, look, size, FOOT);
  for (let n = 1; n <= ROUNDS; n++)
    if (n !== round) disc(g, look, arch(size, (n - 1) / (ROUNDS - 1), FOOT), 8 * s, n, n < round);
  sun(g, look, arch(size, (round - 1) / (ROUNDS - 1), FOOT), 12.5 * s, round);
  frame(g, look, size);
}

/** Paints the sand and a pyramid, whose shadow falls away from the sun. */
function land(g: G, look: Look, { w, h }: Size, round: number): void {
  const s = scaleOf({ w, h }),
    y = h - 14 * s,
    x = w / 2,
    [wide, high] = [27 * s, 33 * s],
    away = (3.5 - round) / 2.5; // 1: to the right, as in the morning
  fillRect(g, shade(g, look, 0, y, 0, h, [look.sand, look.sandDark]), 0, y, w, h - y);
  trace(g, [0, y, w, y]);
  strokePath(g, look.ink, 1.2 * s);
  if (!look.flat) {
    shape(g, x - wide, y, x + wide, y, x + away * 62 * s, y + 10 * s);
    fillPath(g, look.shadow);
  }
  const ridge = x + (away > 0 ? 6 : -6) * s,
    [lit, shaded] = look.flat ? [look.cream, look.cream] : ['#EBC67A', '#B98A44'];
  for (const [side, colour] of [
    [-wide, away > 0 ? lit : shaded],
    [wide, away > 0 ? shaded : lit],
  ] as const) {
    shape(g, x, y - high, ridge, y, x + side, y);
    fillPath(g, colour);
    g.lineJoin = 'round';
    g.stroke();
  }
}

function sun(g: G, look: Look, { x, y }: { x: number; y: number }, r: number, round: number): void {
  pen(g, look.flat ? look.highlight : '#B4721A', Math.max(1.4, r * 0.13));
  g.lineCap = 'round';
  for (let ray = 0; ray < 12; ray++) {
    const [dx, dy] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)];
    trace(g, [x + dx * r * 1.22, y + dy * r * 1.22, x + dx * r * 1.5, y + dy * r * 1.5]);
    g.stroke();
  }
  g.lineCap = 'butt';
  circle(g, x, y, r);
  fillPath(g, shade(g, look, 0, y - r, 0, y + r, look.flat ? [look.cream] : ['#FFDF7E', '#EDA82E']));
  strokePath(g, look.ink, Math.max(1.3, r * 0.12));
  text(g, look, String(round), x, y, r * 1.3, look.ink, 'center', 800);
}

/** Returns the line of a site. Obelisks count when they are built on side B, at the end on side A. */
function site(terms: ImhotepTerms, what: Site): CountLine {
  const side = terms.scene.setup.config[what],
    when =
      what === 'temple'
        ? 'round'
        : what === 'chamber' || (what === 'obelisks' && side === 'a')
          ? 'end'
          : 'now';
  return {
    when,
    sources: what === 'market' ? [] : [what],
    title: terms.t(`site-${what}`),
    about: terms.t(`progress-imhotep-${what}-${side}`, { players: terms.scene.seats.length }),
    emblem: (g, { look }, r) => siteEmblem(g, look, what, r),
  };
}

const card =
  (card: Card): CountLine['emblem'] =>
  (g, p, r) =>
    p.game.paintFace(
      g,
      p,
      { is: 'card', card },
      'market/0',
      { ...r, x: r.x + r.w * 0.16, w: r.w * 0.68 },
      false,
    );

export const progress: Progress<ImhotepTerms, Game> = {
  stage: ({ scene }) => [Math.max(1, scene.count('round'))],
  paint,
  ends: (terms) => [terms.t('progress-imhotep-morning'), terms.t('progress-imhotep-evening')],
  label: (terms) => terms.t('progress-imhotep-label', { round: Math.max(1, terms.scene.count('round')) }),
  counts: (terms, sources) => [
    ...(['market', 'pyramid', 'temple', 'chamber', 'obelisks'] as const).map((one) => site(terms, one)),
    {
      when: 'end',
      sources: ['ornaments', 'statues', 'unused-cards'],
      title: terms.t('progress-imhotep-cards'),
      about: terms.t('progress-imhotep-cards-about'),
      emblem: card('statue'),
    },
    ...(sources.includes('wrath')
      ? [
          {
            when: 'end' as const,
            sources: ['wrath' as const],
            title: terms.t('source-wrath'),
            about: terms.t('progress-imhotep-wrath'),
            emblem: bolt,
          },
        ]
      : []),
  ],
};

/** Paints a flash of lightning. */
const bolt: CountLine['emblem'] = (g, { look }, { x, y, w, h }) => {
  const at = [0.6, 0, 0.18, 0.58, 0.46, 0.58, 0.34, 1, 0.84, 0.36, 0.54, 0.36, 0.78, 0];
  shape(g, ...at.map((n, i) => (i % 2 ? y + n * h : x + n * w)));
  fillPath(g, look.flat ? look.cream : look.red);
  pen(g, look.ink, 1.2);
  g.lineJoin = 'round';
  g.stroke();
};
