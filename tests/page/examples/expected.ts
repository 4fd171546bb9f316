// The numbers that the worked examples must have: each is counted in the position itself, and points are the
// engine's.
import type { Noted, Printed, View } from '../../../www/engine/wire';

export interface Facts {
  /** The engine's points by colour. */
  points: Record<string, number>;
  view: View;
  prints: Printed[];
  notes: Noted[];
}
type Expected = Record<string, (facts: Facts) => number[]>;

/** Rules that speak of points but give none of their own, or show them elsewhere. */
export const NOT_WORKED: Record<string, Record<string, string>> = {
  imhotep: {
    'red-card': 'its stone scores by the rule of its site',
    winner: 'compares points that other rules give',
  },
  duel: { winner: 'compares points that other rules give' },
  kontor: {
    finished: 'tells when a sector is scored; how is told by its majority',
    winner: 'compares points that other rules give',
    'freewheel-solo': 'shares the points of a sector by the same three steps',
    events: 'one event of ten gives a point',
  },
  rampart: { decoration: 'says that pictures give no points in the plain game' },
};

interface Piece {
  seat?: number;
  value?: number;
  number?: number;
  picture?: string;
}
const pieces = ({ view }: Facts, start: string): { at: string; face: Piece }[] =>
  view.tokens.flatMap(({ at, face }) => (at.startsWith(start) ? [{ at, face: (face ?? {}) as Piece }] : []));
const many = (facts: Facts, start: string): number => pieces(facts, start).length;
const count = ({ view }: Facts, at: string): number =>
  view.counters.find((counter) => counter.at === at)?.count ?? 0;
const of = ({ points }: Facts, ...colours: string[]): number[] =>
  colours.map((colour) => points[colour] ?? NaN);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Returns the values of the covered places of pyramids, after checking that they add up to the points of
 * their owners.
 */
function covered(facts: Facts, colours: readonly string[]): number[] {
  return colours.flatMap((colour, seat) => {
    const values = pieces(facts, 'pyramid/')
      .filter(({ face }) => face.seat === seat)
      .map(({ at }) => facts.prints.find((one) => one.at === at)!.print as unknown as { points: number })
      .map(({ points }) => points);
    return sum(values) === facts.points[colour] ? [...values, sum(values)] : [NaN];
  });
}

/** Returns the sizes of linked groups in the burial chamber, whose three rows are filled column by column. */
function groups(facts: Facts, seat: number): number[] {
  const left = new Set(
    pieces(facts, 'chamber/').flatMap(({ at, face }) => (face.seat === seat ? [Number(at.slice(8))] : [])),
  );
  const take = (at: number): number => {
    if (!left.delete(at)) return 0;
    return (
      1 + sum([at - 3, at + 3, ...(at % 3 > 0 ? [at - 1] : []), ...(at % 3 < 2 ? [at + 1] : [])].map(take))
    );
  };
  return [...left].map(take).filter((size) => size > 0);
}
const OF_A_GROUP = [0, 1, 3, 6, 10, 15];
const worth = (facts: Facts, seat: number): number[] => groups(facts, seat).map((size) => OF_A_GROUP[size]!);
const heights = (facts: Facts, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => many(facts, `obelisk/${seat}/`));

const imhotep: Expected = {
  'pyramid-a': (f) => covered(f, ['black', 'white', 'brown']),
  'temple-a': (f) => [Math.min(5, many(f, 'temple/')), ...of(f, 'black', 'white', 'brown')],
  'chamber-a': (f) => [groups(f, 0)[0]!, ...worth(f, 0), ...worth(f, 2), ...of(f, 'black', 'white', 'brown')],
  'obelisks-a-2': (f) => [...heights(f, 2), ...of(f, 'black', 'white')],
  'obelisks-a-3': (f) => [...heights(f, 3), ...of(f, 'black', 'white', 'brown')],
  'obelisks-a-4': (f) => [...new Set(heights(f, 4)), 10, 5, 15, ...of(f, 'black', 'white', 'brown', 'grey')],
  'pyramids-b': (f) => covered(f, ['black', 'white', 'brown']),
  'temple-b': (f) => [...of(f, 'brown'), 2, 1, ...of(f, 'white', 'black')],
  'chamber-b': (f) => [8, 4, 2, 3, 8, 4, 6, 8, 3, ...of(f, 'black', 'white', 'brown')],
  'obelisks-b': (f) => [many(f, 'loose/1/'), ...of(f, 'black', 'white', 'brown')],
  statues: (f) => [count(f, 'held/0/statue'), count(f, 'held/1/statue'), ...of(f, 'black', 'white')],
  ornaments: (f) => [many(f, 'pyramid/'), ...of(f, 'black')],
  'blue-cards': (f) => [count(f, 'held/0/chisel'), count(f, 'held/1/lever'), ...of(f, 'black', 'white')],
  wrath: (f) =>
    pieces(f, 'temple/').some(({ face }) => face.seat !== 0) ? [] : [many(f, 'temple/'), -f.points['white']!],
};

const site = (f: Facts, seat: number, name: string): Piece[] =>
  pieces(f, `site/${seat}/${name}`).map(({ face }) => face);
const suns = (f: Facts, seat: number): number[] => site(f, seat, 'temple').map(({ value }) => value ?? NaN);
/** Returns the first and the last number of every run; a single number is a run of its own. */
const runs = (f: Facts, seat: number): number[] => {
  const numbers = site(f, seat, 'tomb').map(({ number }) => number ?? NaN);
  return numbers.filter((one) => !numbers.includes(one - 1) || !numbers.includes(one + 1));
};
const tones = (f: Facts, seat: number): number[] =>
  ['light', 'dark'].map((tone) => many(f, `site/${seat}/pyramids/${tone}/`));
const figures = (f: Facts, seat: number): number =>
  pieces(f, 'cell/').filter(({ face }) => face.seat === seat).length;
const actions = ({ view }: Facts, seat: number): number =>
  sum(view.counters.filter(({ at }) => at.startsWith(`action/${seat}/`)).map((one) => one.count));

const duel: Expected = {
  'obelisk-a': (f) =>
    [0, 0, 1].map((seat) => many(f, `site/${seat}/obelisk`)).concat(6, of(f, 'black', 'white')),
  'temple-a': (f) => [...suns(f, 0), ...suns(f, 1), ...of(f, 'black', 'white')],
  'pyramids-a': (f) => [...tones(f, 0), 1, 3, ...tones(f, 1), 3, 10, ...of(f, 'black', 'white')],
  'tomb-a': (f) => [...runs(f, 0), 1, 25, ...runs(f, 1), ...of(f, 'black', 'white')],
  leftovers: (f) =>
    [0, 1].flatMap((seat) => [figures(f, seat), actions(f, seat)]).concat(of(f, 'black', 'white')),
  'obelisk-b': (f) => [
    Math.min(many(f, 'site/0/obelisk'), many(f, 'site/1/obelisk')),
    ...of(f, 'black', 'white'),
  ],
  'temple-b': (f) => [...suns(f, 0), 9, 1, ...suns(f, 1), ...of(f, 'black', 'white')],
  'pyramids-b': (f) => [Math.min(...tones(f, 0)), ...of(f, 'black'), tones(f, 1)[0]!, -f.points['white']!],
  'tomb-b': (f) => [...runs(f, 0), 4, ...runs(f, 1), ...of(f, 'black', 'white')],
};

interface Sector {
  cells: unknown[];
  red: number[];
  black: number[];
  winner: string | null;
  by: string | null;
  points: number;
  standing: string;
}
const sectors = ({ notes }: Facts): Sector[] =>
  notes.flatMap(({ note }) => (note.is === 'sector' ? [note as unknown as Sector] : []));
const won = (f: Facts, winner: string | null): number =>
  sectors(f).filter((one) => one.standing === 'counts' && one.winner === winner).length;
/**
 * Returns the sector of an example, by its number of docks, the deciding step and the winner, with its leads.
 */
function leads(f: Facts, docks: number, by: string, winner: string | null): number[] {
  const found = sectors(f).find(
    (one) => one.cells.length === docks && one.by === by && one.winner === winner,
  );
  return found ? found.red.map((stock, kind) => Math.abs(stock - found.black[kind]!)).filter(Boolean) : [NaN];
}
const docks = (f: Facts, side: string): number[] =>
  sectors(f).flatMap(({ standing, winner, cells }) =>
    standing === 'counts' && winner === side ? [cells.length] : [],
  );
const exported = (f: Facts): number[] =>
  [0, 1].flatMap((seat) => ['tea', 'wine', 'spice'].map((kind) => count(f, `export/${seat}/${kind}`)));

const kontor: Expected = {
  'majority-1': (f) => [1, ...leads(f, 3, 'largest-lead', 'black')],
  'majority-2': (f) => [2, ...leads(f, 3, 'more-leads', 'black'), 2, 1],
  'majority-3': (f) => [3, ...leads(f, 3, 'order-of-goods', 'red'), 1],
  'majority-4': (f) => [1, 1, ...leads(f, 4, 'equal', null)],
  points: (f) => (won(f, null) === 1 ? [won(f, 'red'), won(f, 'black'), ...of(f, 'red', 'black')] : []),
  'five-largest': (f) => [
    ...sectors(f)
      .filter(({ standing }) => standing === 'counts')
      .map(({ cells }) => cells.length),
    1,
    won(f, 'red'),
    won(f, 'black'),
    ...of(f, 'red', 'black'),
  ],
  'ile-grande': (f) => [
    won(f, 'black'),
    Math.max(...sectors(f).map(({ points }) => points)),
    won(f, 'red'),
    ...of(f, 'red', 'black'),
  ],
  'ever-smaller': (f) => [
    ...['red', 'black'].flatMap((side) => [...docks(f, side), ...docks(f, side)]),
    ...sectors(f).flatMap(({ standing, cells }) => (standing === 'too-large' ? [cells.length] : [])),
    ...of(f, 'red', 'black'),
  ],
  'last-point': (f) => [
    ...sectors(f).flatMap(({ points, cells }) => (points === 2 ? [cells.length, 2] : [])),
    ...[1, 2, 1, 1],
    ...of(f, 'red', 'black'),
  ],
  customs: (f) => [2, 1, ...of(f, 'black', 'red')],
  export: (f) => [...exported(f), ...of(f, 'red', 'black')],
};

const wall = (f: Facts, seat: number): Piece[] => pieces(f, `wall/${seat}/`).map(({ face }) => face);
const RAVENS: Record<string, number> = { raven: 1, 'two-ravens': 2 };
const ravens = (f: Facts, seat: number): number[] =>
  wall(f, seat).flatMap(({ picture }) => RAVENS[picture ?? ''] ?? []);

const rampart: Expected = {
  ten: (f) => [wall(f, 0).length, ...of(f, 'black', 'white')],
  blocked: (f) => [0, 1].map((seat) => wall(f, seat).at(-1)?.number ?? NaN).concat(of(f, 'black', 'white')),
  points: (f) => [wall(f, 0).length, 3, 6, 5, wall(f, 1).length, 1, 1, ...of(f, 'black', 'white')],
  king: (f) => [wall(f, 0).length, wall(f, 0).length, 3, ...of(f, 'black')],
  royals: (f) => [3, 1, 2, 1, ...of(f, 'black', 'white')],
  ravens: (f) => [...ravens(f, 0), sum(ravens(f, 0)), 5, ...ravens(f, 1), ...of(f, 'black', 'white')],
};

export const EXPECTED: Record<string, Expected> = { imhotep, duel, kontor, rampart };
