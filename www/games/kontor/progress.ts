// The course of Kontor, drawn as a harbour that is built until it is full, and the list of what counts in the
// scenario and with the options that are in play.
import { dusk, frame, ground, scaleOf } from '../../stage/brush/progress';
import { shade, text } from '../../stage/brush/ink';
import { dashed, fillAndLine, pen, shape, strokePath, trace, type G } from '../../stage/brush/path';
import type { Look } from '../../stage/brush/palette';
import type { Size } from '../../stage/layout/types';
import type { CountLine, Progress } from '../contract';
import type { KontorTerms } from './text/terms';
import type { Card, Config, Face, Game, Source } from './wire';

const HOUSES = 11;
const BRICKS = ['#B24F37', '#6E747C', '#CBA569', '#8E3826', '#7E958D', '#B9805A'];

function paint(g: G, look: Look, size: Size, [laid = 0, cells = 1, round = 1]: number[]): void {
  const { w, h } = size,
    s = scaleOf(size),
    quay = h - 30 * s,
    built = Math.min(1, laid / cells);
  ground(g, look, size, ['#E5DFCB', '#F8F1DE']);
  for (let i = 0; i < HOUSES; i++) house(g, look, size, i, quay, i < Math.floor(built * HOUSES + 1e-9));
  g.fillStyle = shade(g, look, 0, quay, 0, h, [look.nileLight, look.nile, look.nileDark]);
  if (look.flat) g.fillStyle = look.cream;
  g.fillRect(0, quay + 4 * s, w, h);
  g.beginPath();
  g.rect(-2, quay, w + 4, 4.5 * s);
  fillAndLine(g, look, look.flat ? look.cream : '#C9B58E', s);
  dusk(g, look, size);
  lane(g, look, size, built);
  ship(g, look, 20 * s + built * (w - 44 * s), h - 9 * s, s, round);
  frame(g, look, size);
}

/** Draws a house with a gable; a house that is not built yet is only an outline. */
function house(g: G, look: Look, { w, h }: Size, nth: number, foot: number, built: boolean): void {
  const pitch = (w - 12) / HOUSES,
    x = 6 + nth * pitch,
    wide = pitch - 2,
    high = h * (0.2 + ((nth * 5) % 7) * 0.022),
    y = foot - high,
    rise = wide * 0.55;
  const gable =
    nth % 3 === 1
      ? [x, y, x + wide / 2, y - rise, x + wide, y]
      : [0.12, 0.24, 0.36].flatMap((in_, i) => [
          x + wide * in_ - wide * 0.12,
          y - (rise * i) / 2.4,
          x + wide * in_,
          y - (rise * i) / 2.4,
        ]);
  const whole = nth % 3 === 1 ? gable : [...gable, ...mirrored(gable, x + wide / 2)];
  shape(g, x, foot, ...whole, x + wide, foot);
  g.lineJoin = 'round';
  if (!built) {
    pen(g, look.flat ? look.ink : 'rgba(42,27,16,.38)', 1);
    return dashed(g, [2, 2.5]);
  }
  fillAndLine(g, look, look.flat ? look.ink : BRICKS[(nth * 5) % BRICKS.length]!, 1.2);
  g.fillStyle = look.flat ? look.cream : '#FFE9B8';
  for (const dx of [0.22, 0.58]) g.fillRect(x + wide * dx, y + high * 0.2, wide * 0.2, high * 0.26);
}

/** Returns points, which run from left to right, mirrored at `x`, so that the line goes on. */
const mirrored = (points: number[], x: number): number[] => {
  const out: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) out.push(2 * x - points[i]!, points[i + 1]!);
  return out;
};

/** Draws the course of the ship; behind it, the course is a wake. */
function lane(g: G, look: Look, { w, h }: Size, built: number): void {
  const s = scaleOf({ w, h }),
    y = h - 9 * s,
    x = 20 * s + built * (w - 44 * s);
  trace(g, [8 * s, y, x, y]);
  strokePath(g, look.flat ? look.ink : 'rgba(255,253,246,.75)', 1.3 * s);
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(w - 8 * s, y);
  dashed(g, [3 * s, 4 * s]);
}

/** Draws a ship with the round on its sail. */
function ship(g: G, look: Look, x: number, y: number, s: number, round: number): void {
  g.lineJoin = 'round';
  trace(g, [x - 14 * s, y - 4 * s, x + 15 * s, y - 4 * s]);
  g.quadraticCurveTo(x + 12 * s, y + 4 * s, x + 7 * s, y + 4 * s);
  g.lineTo(x - 8 * s, y + 4 * s);
  g.quadraticCurveTo(x - 13 * s, y + 3 * s, x - 14 * s, y - 4 * s);
  g.closePath();
  fillAndLine(g, look, look.flat ? look.cream : look.wood, 1.4 * s);
  g.beginPath();
  g.moveTo(x - 10 * s, y - 29 * s);
  g.quadraticCurveTo(x + 17 * s, y - 24 * s, x + 11 * s, y - 6 * s);
  g.lineTo(x - 10 * s, y - 6 * s);
  g.quadraticCurveTo(x - 5 * s, y - 18 * s, x - 10 * s, y - 29 * s);
  g.closePath();
  fillAndLine(g, look, look.flat ? look.cream : '#FFFBEF', 1.4 * s);
  text(g, look, String(round), x + 2 * s, y - 15 * s, 14 * s, look.ink, 'center', 800);
}

const face =
  (face: Face, at: string): CountLine['emblem'] =>
  (g, p, r) =>
    p.game.paintFace(g, p, face, at, r, false);

const CUSTOMS: Card = {
  is: 'card',
  number: 1,
  sort: 'customs',
  side: null,
  goods: [],
  building: null,
  symbol: null,
};
const KEEPER = face({ is: 'keeper', side: 'red' }, 'keeper/0,0'),
  COIN = face({ is: 'coin' }, 'coins');
const EMBLEMS: Record<Source, CountLine['emblem']> = {
  sectors: KEEPER,
  customs: face(CUSTOMS, 'cell/0,0'),
  export: face({ is: 'warehouse', good: 'wine' }, 'cell/0,0'),
  'golden-days': COIN,
};

/** Draws a full harbour. */
const full: CountLine['emblem'] = (g, { look }, { x, y, w, h }) => {
  for (let i = 0; i < 9; i++) {
    g.beginPath();
    g.rect(
      x + 1 + ((i % 3) * (w - 2)) / 3,
      y + 1 + (Math.floor(i / 3) * (h - 2)) / 3,
      (w - 2) / 3,
      (h - 2) / 3,
    );
    fillAndLine(g, look, look.flat ? look.cream : i % 2 ? look.nile : BRICKS[i % 3]!, 1.1);
  }
};

/** The options that change what counts or how a game ends, with the time at which they do. */
const OPTIONS = [
  ['lastPoint', 'end', KEEPER],
  ['misery', 'now', COIN],
  ['blockade', 'end', face({ is: 'ship' }, 'ship/0,0')],
  ['finalSprint', 'end', full],
] as const satisfies [keyof Config, CountLine['when'], CountLine['emblem']][];

function counts(terms: KontorTerms, sources: Source[]): CountLine[] {
  const { scene, board } = terms,
    { config } = scene.setup,
    { scenario } = config,
    late = scenario === 'freewheel' || scenario === 'freewheel-solo',
    sudden = scenario === 'speed' || scenario === 'tic-tac-toe';
  return [
    {
      when: late ? 'end' : 'now',
      title: terms.t('progress-kontor-sector'),
      about: terms.t('progress-kontor-sector-about'),
      emblem: face({ is: 'warehouse', good: 'tea' }, 'cell/0,0'),
    },
    {
      when: sudden ? 'now' : 'end',
      sources: ['sectors'],
      title: terms.t(sudden ? `value-scenario-${scenario}` : 'progress-kontor-points'),
      about: terms.t(`progress-kontor-points-${scenario}`, { players: scene.seats.length }),
      emblem: KEEPER,
    },
    ...sources
      .filter((source) => source !== 'sectors')
      .map((source) => ({
        when: 'end' as const,
        sources: [source],
        title: terms.t(`source-${source}`),
        about: terms.t(`progress-kontor-${source}`),
        emblem: EMBLEMS[source],
      })),
    ...OPTIONS.filter(([option]) => config[option]).map(([option, when, emblem]) => ({
      when,
      title: terms.t(`option-${option}`),
      about: terms.t(`option-${option}-about`),
      emblem,
    })),
    {
      when: 'end',
      title: terms.t('progress-kontor-full'),
      about: terms.t('progress-kontor-full-about', { cells: board.columns * board.rows }),
      emblem: full,
    },
  ];
}

export const progress: Progress<KontorTerms, Game> = {
  stage: ({ scene, board }) => [
    scene.places('cell/').length,
    board.columns * board.rows,
    scene.count('round'),
  ],
  paint,
  ends: (terms) => {
    const [laid = 0, cells = 0] = progress.stage(terms);
    return [
      terms.t('progress-kontor-cells', { laid, cells }),
      terms.t('progress-kontor-canals', { count: canals(terms) }),
    ];
  },
  label: (terms) => {
    const [laid = 0, cells = 0, round = 0] = progress.stage(terms);
    return terms.t('progress-kontor-label', { laid, cells, round, canals: canals(terms) });
  },
  counts,
};

/** Returns the number of canals that can still be drawn, with the one on top. */
const canals = ({ scene }: KontorTerms): number =>
  scene.count('pile/canals') + (scene.has('top/canals') ? 1 : 0);
