// Plans the ground: six plots, a path, a brook and a hedge between them, and landmarks. It depends on the
// place alone, never on the cards there, and is the same in every game and on every device.
import type { Rect } from '../../../stage/layout/rect';
import { LINE, OTHERS, PATH, type Layout } from './types';

export type Plot = 'meadow' | 'sand' | 'paving' | 'field' | 'grass' | 'gravel';
export type Mark =
  | 'stone'
  | 'well'
  | 'bridge'
  | 'tent'
  | 'tree'
  | 'gate'
  | 'cart'
  | 'fire'
  | 'reeds'
  | 'duck'
  | 'boat'
  | 'flowers'
  | 'hive'
  | 'bush'
  | 'pond'
  | 'hay'
  | 'mill';

export interface Ground {
  plots: { plot: Plot; rect: Rect }[];
  path: Rect;
  brook: Rect;
  hedge: Rect;
  marks: { mark: Mark; x: number; y: number; side: number }[];
}

const LINES = 5;
/** The plots: two by three, from the first line on. */
const PLOTS: Plot[][] = [
  ['meadow', 'sand', 'paving'],
  ['field', 'grass', 'gravel'],
];
/** The landmarks on the path, after each card of a line. */
const ON_PATH: Mark[] = ['stone', 'well', 'bridge', 'tent', 'tree', 'gate', 'cart', 'fire'];
/** The landmarks in the brook and in the hedge, after each line; the path crosses them after the second. */
const IN_BROOK: (Mark | null)[] = ['reeds', null, 'duck', 'boat'];
const IN_HEDGE: (Mark | null)[] = ['flowers', null, 'hive', 'bush'];
/** The landmarks beyond the last line, if there is room, and the number of cards after which each stands. */
const BEYOND: [mark: Mark, after: number][] = [
  ['pond', 1],
  ['hay', 4.5],
  ['mill', 7.4],
];

interface Span {
  from: number;
  to: number;
}
const middle = ({ from, to }: Span): number => (from + to) / 2;
const length = ({ from, to }: Span): number => to - from;

export function groundOf({ spots, yard }: Pick<Layout, 'spots' | 'yard'>): Ground {
  // Spans along a line, and from line to line.
  const across = ({ x, w }: Rect): Span => ({ from: x, to: x + w }),
    down = ({ y, h }: Rect): Span => ({ from: y, to: y + h });
  const rect = (u: Span, v: Span): Rect => ({ x: u.from, y: v.from, w: length(u), h: length(v) });
  const after = (card: number): Span => ({
      from: across(spots[card]!).to,
      to: across(spots[card + 1]!).from,
    }),
    below = (line: number): Span => ({
      from: down(spots[line * LINE]!).to,
      to: down(spots[(line + 1) * LINE]!).from,
    });
  const all = { u: across(yard), v: down(yard) },
    [brook, hedge] = [after(OTHERS[0]), after(OTHERS[1])],
    path = below(PATH);
  const columns = [
      { from: all.u.from, to: middle(brook) },
      { from: middle(brook), to: middle(hedge) },
      { from: middle(hedge), to: all.u.to },
    ],
    rows = [
      { from: all.v.from, to: middle(path) },
      { from: middle(path), to: all.v.to },
    ];
  const marks: Ground['marks'] = [];
  const put = (mark: Mark, u: number, v: number, side: number): void => {
    marks.push({ mark, x: u, y: v, side });
  };
  ON_PATH.forEach((mark, i) => put(mark, middle(after(i)), middle(path), length(path) * 0.98));
  for (const [lane, things] of [
    [brook, IN_BROOK],
    [hedge, IN_HEDGE],
  ] as const)
    things.forEach((mark, i) => {
      if (mark) put(mark, middle(lane), middle(below(i)), Math.max(length(lane), length(below(i)) * 1.6));
    });
  const edge = { from: down(spots[(LINES - 1) * LINE]!).to, to: all.v.to },
    pitch = across(spots[1]!).from - across(spots[0]!).from,
    [first] = spots;
  if (length(edge) > 20)
    for (const [mark, card] of BEYOND)
      put(
        mark,
        across(first!).from + card * pitch + (card > OTHERS[0] ? length(brook) : 0),
        middle(edge),
        Math.min(length(edge) * 0.8, pitch * 0.62),
      );
  return {
    plots: PLOTS.flatMap((line, v) => line.map((plot, u) => ({ plot, rect: rect(columns[u]!, rows[v]!) }))),
    path: rect(all.u, path),
    brook: rect(brook, all.v),
    hedge: rect(hedge, all.v),
    marks,
  };
}
