// Hand-made tables of Kontor for the page's unit tests: no engine behind them.
import type {
  Card,
  Config,
  Face,
  Good,
  Printed,
  Setup,
  Side,
  Sort,
  Token,
  View,
} from '../../www/games/kontor/wire';

export const config: Config = {
  scenario: 'advanced',
  edges: 'both',
  oldGrudges: false,
  misery: false,
  justice: false,
  deadDrunk: false,
  freeDraw: false,
  oneGood: false,
  blockade: false,
  firstPick: false,
  floodChoice: false,
  corruption1: false,
  corruption2: false,
  lastPoint: false,
  finalSprint: false,
  smuggling: false,
  protection: false,
  specialShop: false,
  bridgeAndFlood: false,
  greatFlood: false,
  export: false,
  events: false,
  oneAnswer: false,
  components: null,
};

export const setupOf = (seats: number): Setup => ({
  game: 'kontor',
  seed: 3,
  players: ['Anna', 'Bruno', 'Chloé', 'David'].slice(0, seats).map((name, colour) => ({ name, colour })),
  config,
});

/** A table for two, or with a special card each for four. */
export const boardOf = (columns: number, rows: number, seats = 2): Printed[] => [
  { at: 'cell/0,0', print: { is: 'board', columns, rows } },
  { at: 'hand/0/0', print: { is: 'hand', docks: 3, canals: 2, specials: seats === 4 ? 1 : 0 } },
];

export const card = (number: number, sort: Sort, side: Side | null = null, goods: Good[] = []): Card => ({
  is: 'card',
  number,
  sort,
  side,
  goods,
  building: null,
  symbol: null,
});

/** A table: cards of the map by cell, and the fixed axes with their ends. */
export interface Drawn {
  cards: [number, number, Card][];
  columns?: [number, number];
  rows?: [number, number];
}

const canal = (x: number, y: number): [number, number, Card] => [
  x,
  y,
  card(
    x === 0 && y === 0 ? 94 : 45 + (Math.abs(x * 7 + y * 3) % 43),
    x === 0 && y === 0 ? 'anchor' : 'canal',
  ),
];

/** The cross that most games begin with. */
export const cross: Drawn = {
  cards: [...[-2, -1, 0, 1, 2].map((x) => canal(x, 0)), ...[-2, -1, 1, 2].map((y) => canal(0, y))],
};
export const lonely: Drawn = { cards: [canal(0, 0)] };

/** Returns a board with a dock on every cell except the anchor, of three goods in turn. */
export function crowded(columns: number, rows: number): Drawn {
  const [west, north] = [-Math.floor(columns / 2), -Math.floor(rows / 2)];
  const cards: Drawn['cards'] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      cards.push(
        x + west === 0 && y + north === 0
          ? canal(0, 0)
          : [x + west, y + north, card(3, 'dock', 'red', ['tea', 'wine', 'spice'])],
      );
  return { cards, columns: [west, west + columns - 1], rows: [north, north + rows - 1] };
}

/** A table with a piece on every place. */
export function viewOf({ cards, columns, rows }: Drawn, seats: number): View {
  const tokens: Token[] = [],
    put = (at: string, face: Face | null): void => {
      tokens.push({ at, face });
    };
  for (const [x, y, face] of cards) {
    put(`cell/${x},${y}`, face);
    for (const good of face.goods) put(`stock/${x},${y}/${good}`, { is: 'warehouse', good });
    if (face.sort === 'dock') put(`keeper/${x},${y}`, { is: 'keeper', side: 'red' });
    else put(`ship/${x},${y}`, { is: 'ship' });
  }
  for (const x of columns ?? []) put(`edge/column/${x}`, { is: 'edge' });
  for (const y of rows ?? []) put(`edge/row/${y}`, { is: 'edge' });
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < (seats === 4 ? 6 : 5); i++) put(`hand/${seat}/${i}`, null);
    put(`chosen/${seat}`, { is: 'chosen', number: 45 });
    put(`top/${seat}`, card(5, 'dock', 'red', ['tea']));
  }
  put('top/canals', card(46, 'canal'));
  const counters = Array.from({ length: seats }, (_, seat) =>
    ['pile', 'purse', 'chip', 'out', 'score'].map((name) => ({ at: `${name}/${seat}`, count: 12 })),
  ).flat();
  for (const at of [
    'pile/canals',
    'treasury',
    'supply/tea',
    'supply/wine',
    'supply/spice',
    'round',
    'dry-rounds',
  ])
    counters.push({ at, count: 14 });
  return { tokens, counters, toAct: [seats - 1], ask: { ask: 'choose' }, private: true, outcome: null };
}
