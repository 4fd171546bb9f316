// The Duel's table: finds a rectangle for every place. Pure: a size and a scene go in, boxes come out.
import type { Setup } from '../wire';
import { clamp, cut, inset, share, type Rect } from '../../../stage/layout/rect';
import { boardKeyOf, fitTitles, type Size } from '../../../stage/layout/types';
import { placeHarbour, placeOut } from './harbour';
import { placePlayer } from './player';
import { ACTIONS, type Layout, type Scene } from './types';

export type { Layout } from './types';

export function layoutDuel(size: Size, scene: Scene, setup: Setup): Layout {
  fitTitles(size);
  const frame = frameOf(size, scene.across.length > 0);
  const layout: Layout = {
    size,
    places: new Map(),
    taps: new Map(),
    rings: new Map(),
    areas: [],
    boardKey: '',
    harbour: frame.harbour,
    unit: 0,
    cells: [],
    berths: [],
    rafts: [],
    players: [],
    boards: [],
  };
  placeHarbour(layout, frame.harbour, scene);
  placeOut(layout, OUT);
  frame.players.forEach((rect, seat) => placePlayer(layout, seat, rect, setup.config, scene));
  placeReserves(layout, scene);
  layout.boardKey = boardKeyOf(size, printed(layout));
  if (scene.across.length > 0) layout.turned = scene.across.map((seat) => frame.players[seat]!);
  return layout;
}

const TOMB = Array.from({ length: 12 }, (_, i) => `tomb-${i + 1}`);
const OUT = [
  'boat',
  'obelisk',
  'pyramid-light',
  'pyramid-dark',
  'temple-1',
  'temple-2',
  'temple-3',
  'temple-4',
  ...TOMB,
  ...ACTIONS,
].map((token) => `out/${token}`);

/** The height below which the harbour of a phone keeps its size, so that a finger hits every square. */
const SHORT = 450;

/**
 * Divides the table. Portrait: the harbour over the players. Wide: a player on either side. In between, and
 * on low screens: the harbour beside the players. `between`: the device lies between the players, and each has the
 * own things before them: the harbour is between the players, or beside both.
 */
function frameOf({ w, h }: Size, between: boolean): { harbour: Rect; players: Rect[] } {
  const gap = w < 500 || h < 420 ? 4 : clamp(h * 0.012, 7, 12);
  const table = inset({ x: 0, y: 0, w, h }, gap);
  if (between && w < h * 1.02) {
    const side = Math.min(w - 2 * gap, h * (h < SHORT ? 0.56 : 0.5)),
      [far, rest] = cut(table, 'top', (table.h - side) / 2 - gap, gap),
      [harbour, near] = cut(rest, 'top', side, gap);
    return { harbour: { ...harbour, x: 0, w }, players: [near, far] };
  }
  if (w < h * 1.02) {
    const [harbour, below] = cut(
      table,
      'top',
      Math.min(w - 2 * gap, h * (h < SHORT ? 0.56 : h < 640 ? 0.535 : 0.53)),
      gap,
    );
    return { harbour: { ...harbour, x: 0, w }, players: share(below, [1, 1], gap, false) };
  }
  if (!between && w > h * 1.4 && h >= 480) {
    const column = clamp((w - h) / 2, w * 0.235, w * 0.27);
    const [left, rest] = cut(table, 'left', column, gap);
    const [right, middle] = cut(rest, 'right', column, gap);
    return { harbour: { ...middle, y: 0, h }, players: [left, right] };
  }
  const [harbour, rest] = cut(table, 'left', Math.min(h - 2 * gap, w * (h < 420 ? 0.535 : 0.5)), gap);
  const players = share(rest, [1, 1], gap, false);
  return { harbour: { ...harbour, y: 0, h }, players: between ? players.reverse() : players };
}

/** Names the last figure of a reserve as the reserve: it is the one that leaves or comes back. Any of them may be pressed. */
function placeReserves(layout: Layout, scene: Scene): void {
  for (const { seat, figures } of layout.players) {
    const count = scene.counts.get(`reserve/${seat}`) ?? 0;
    const [first] = figures,
      at = figures[clamp(count - 1, 0, figures.length - 1)];
    if (!first || !at) continue;
    layout.places.set(`reserve/${seat}`, at);
    layout.taps.set(`reserve/${seat}`, { ...first, w: at.x + at.w - first.x });
    layout.rings.set(`reserve/${seat}`, null);
  }
}

function printed(layout: Layout): [string, Rect][] {
  return [
    ...layout.boards.map(({ rect }, i): [string, Rect] => [`b${i}`, rect]),
    ...layout.players.map(({ rect }, i): [string, Rect] => [`p${i}`, rect]),
    ['h', layout.harbour],
  ];
}
