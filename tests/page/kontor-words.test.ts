// Everything that Kontor can say, in every language. The list is checked by its types: a new code without
// words does not compile.
import { describe, expect, it, vi } from 'vitest';
import { refusalText } from '../../www/words/refusals';
import { Scene } from '../../www/words/scene';
import { kontorText, type KontorText } from '../../www/games/kontor/text/text';
import type * as wasm from '../../pkg/imhotep/imhotep';
import type {
  Ask,
  Cell,
  Face,
  Majority,
  Move,
  Note,
  Noted,
  Offer,
  GameEvent,
  SeatScore,
  Setup,
  Side,
  Standing,
  Tax,
  View,
} from '../../www/games/kontor/wire';
import { aboutSource } from '../../www/ui/text/score';
import { wordsOf } from './words-of';

const keys = <K extends string>(all: Record<K, 1>): K[] => Object.keys(all) as K[];
const REFUSALS = keys<wasm.KontorRefusal['code']>({
  'game-over': 1,
  'not-your-decision': 1,
  'other-decision': 1,
  'hand-is-empty': 1,
  'not-in-hand': 1,
  'ship-is-there': 1,
  'not-a-canal': 1,
  'not-a-dock': 1,
  'bears-no-ship': 1,
  'not-beside-the-ship': 1,
  'not-the-owner': 1,
  'sector-is-finished': 1,
  'cell-taken': 1,
  'touches-nothing': 1,
  'beyond-the-edge': 1,
  'crane-bars': 1,
  'would-finish-a-sector': 1,
  'cannot-be-flooded': 1,
  'cannot-be-bridged': 1,
  'island-is-dry': 1,
  'would-part-a-field': 1,
  'needs-a-canal': 1,
  'ship-bars': 1,
  'tavern-protects': 1,
  'tavern-would-finish': 1,
  'cannot-be-bribed': 1,
  'not-on-the-card': 1,
  'pile-is-empty': 1,
  'other-sort': 1,
  'no-dock-in-hand': 1,
  'no-canal-in-hand': 1,
  'cannot-search': 1,
  'not-in-pile': 1,
  'no-canal-to-lay': 1,
  'lay-a-canal': 1,
  'nothing-to-export': 1,
  'smuggled-already': 1,
  'cannot-be-smuggled': 1,
  'cannot-buy-so-many': 1,
  'cannot-exchange': 1,
  'goods-lie-there': 1,
  'nobody-to-ally': 1,
  'one-ally-only': 1,
  'proposed-before': 1,
  'crane-wants-a-corner': 1,
  'not-a-tavern': 1,
  'not-your-tavern': 1,
  'once-a-turn': 1,
  'no-guest': 1,
  'drunk-already': 1,
  'not-a-canal-card': 1,
  'own-dock': 1,
  'shows-no-goods': 1,
  'too-dear': 1,
  'not-your-dock': 1,
  'no-stock-there': 1,
});
const SCENARIOS = keys<wasm.KontorScenario>({
  base: 1,
  advanced: 1,
  bakchich: 1,
  'canale-grande': 1,
  'david-and-goliath': 1,
  'ile-grande': 1,
  giant: 1,
  gulliver: 1,
  'ever-smaller': 1,
  'tic-tac-toe': 1,
  watergames: 1,
  speed: 1,
  'small-is-beautiful': 1,
  embargo: 1,
  euphrates: 1,
  'single-file': 1,
  'spring-tide': 1,
  freewheel: 1,
  'freewheel-solo': 1,
});
const OPTIONS = keys<wasm.KontorOptionalRule>({
  'old-grudges': 1,
  misery: 1,
  justice: 1,
  'dead-drunk': 1,
  'free-draw': 1,
  'one-good': 1,
  blockade: 1,
  'first-pick': 1,
  'flood-choice': 1,
  'corruption-1': 1,
  'corruption-2': 1,
  'last-point': 1,
  'final-sprint': 1,
  smuggling: 1,
  protection: 1,
  'special-shop': 1,
  'bridge-and-flood': 1,
  'great-flood': 1,
  export: 1,
  events: 1,
});
const THINGS = keys<wasm.KontorRequirement>({
  'two-players': 1,
  teams: 1,
  ship: 1,
  'more-than-the-anchor': 1,
  taverns: 1,
  floods: 1,
  rounds: 1,
  'unused-specials': 1,
});
const CONFLICTS = keys<wasm.KontorConflict['code']>({
  players: 1,
  needs: 1,
  clash: 1,
  'clashes-with-scenario': 1,
  'wrong-cards': 1,
  'other-game': 1,
  'too-many-numbers': 1,
  'no-such-card': 1,
  'number-twice': 1,
  'two-symbols': 1,
  'wrong-amount': 1,
  'too-few': 1,
  'wrong-layout': 1,
  'wrong-harbour': 1,
  'own-map': 1,
});
const EVENTS = keys<wasm.KontorEventCard>({
  hurricane: 1,
  conspiracy: 1,
  disorder: 1,
  'flood-damage': 1,
  wedding: 1,
  strike: 1,
  fire: 1,
  'golden-days': 1,
  struggle: 1,
  'blockade-at-sea': 1,
});
const STEPS = keys<Majority>({
  'largest-lead': 1,
  'more-leads': 1,
  'order-of-goods': 1,
  'reversed-order': 1,
  equal: 1,
  empty: 1,
});
const STANDINGS = keys<Standing>({
  open: 1,
  counts: 1,
  'too-small': 1,
  'too-large': 1,
  'no-place-left': 1,
  tied: 1,
  crooked: 1,
  vetoed: 1,
});
const TAXES = keys<Tax>({ nothing: 1, pays: 1, 'cannot-pay': 1, receives: 1 });
const ENDS = keys<wasm.KontorEnd>({
  full: 1,
  'dry-rounds': 1,
  'many-rounds': 1,
  blockade: 1,
  'first-sector': 1,
  'three-in-line': 1,
  penniless: 1,
  'final-sprint': 1,
  'no-warehouse-left': 1,
});
const ASKS = keys<Ask['ask']>({
  'buy-out': 1,
  play: 1,
  treat: 1,
  consent: 1,
  announce: 1,
  choose: 1,
  ship: 1,
  take: 1,
  lay: 1,
  land: 1,
  bribe: 1,
  draw: 1,
  pick: 1,
  second: 1,
  salvage: 1,
  canals: 1,
  veto: 1,
  opening: 1,
  smuggle: 1,
  export: 1,
  shop: 1,
  show: 1,
  exchange: 1,
  wedding: 1,
});

const setupOf = (seats: 2 | 3 | 4): Setup =>
  ({
    game: 'kontor',
    config: { scenario: seats === 3 ? 'freewheel-solo' : 'advanced', edges: 'both' },
    seed: 1,
    players: ['Anna', 'Bruno', 'Chiara', 'Dora']
      .slice(0, seats)
      .map((name, seat) => ({ name, colour: (seats === 4 ? [0, 2, 1, 3] : [0, 1, 2])[seat]! })),
  }) as unknown as Setup;
const card = (
  number: number,
  sort: wasm.KontorSort,
  more: Partial<Extract<Face, { is: 'card' }>> = {},
): Face => ({ is: 'card', number, sort, side: null, goods: [], building: null, symbol: null, ...more });
const CARDS: Face[] = [
  card(17, 'dock', { side: 'red', goods: ['wine'], symbol: 'florin' }),
  card(4, 'dock', { side: 'black', goods: ['tea', 'wine', 'spice'], symbol: 'ship' }),
  card(29, 'dock', { side: 'red', building: 'crane' }),
  card(32, 'dock', { side: 'black', building: 'crane', symbol: 'ship' }),
  card(89, 'dock', { side: 'red', building: 'tavern', symbol: 'ship' }),
  card(88, 'dock', { side: 'black', building: 'tavern', symbol: 'ship' }),
  card(45, 'canal', { symbol: 'florin' }),
  card(46, 'canal'),
  card(1, 'customs'),
  card(91, 'bridge'),
  card(93, 'flood'),
  card(94, 'anchor'),
];
function askOf(ask: Ask['ask']): Ask {
  switch (ask) {
    case 'second':
      return { ask, price: 1 };
    case 'consent':
      return { ask, from: 1, cell: [-1, -2] };
    case 'treat':
      return { ask, tavern: [0, -1] };
    case 'buy-out':
    case 'play':
    case 'announce':
    case 'choose':
    case 'draw':
    case 'pick':
    case 'opening':
    case 'shop':
    case 'smuggle':
    case 'exchange':
    case 'wedding':
      return { ask };
    case 'salvage':
      return { ask, good: 'tea', from: [1, 0] };
    case 'canals':
      return { ask, left: 1 };
    case 'show':
      return { ask, wanted: 3, left: 2 };
    case 'veto':
      return { ask, cell: [0, -2] };
    case 'ship':
    case 'take':
    case 'lay':
    case 'land':
    case 'bribe':
    case 'export':
      return { ask, number: 17 };
  }
}
function viewOf(ask: Ask['ask'] = 'lay', over = false): View {
  const tokens: View['tokens'] = CARDS.map((face, i) => ({
    at: `cell/${(i % 4) - 1},${Math.floor(i / 4) - 2}`,
    face,
  }));
  tokens.push(
    { at: 'stock/-1,-2/wine', face: { is: 'warehouse', good: 'wine' } },
    { at: 'stock/0,-2/tea', face: { is: 'warehouse', good: 'tea' } },
    { at: 'stock/0,-2/spice', face: { is: 'warehouse', good: 'spice' } },
    { at: 'extra/0,-2/tea', face: { is: 'warehouse', good: 'tea' } },
    { at: 'stock/2,-1/wine', face: { is: 'warehouse', good: 'wine' } },
    { at: 'keeper/1,-2', face: { is: 'keeper', side: 'red' } },
    { at: 'ship/1,0', face: { is: 'ship' } },
    { at: 'coin/-1,-2', face: { is: 'coin' } },
    { at: 'owner/2,-2', face: { is: 'owner', seat: 1 } },
    { at: 'edge/column/-1', face: { is: 'edge' } },
    { at: 'hand/0/0', face: CARDS[0]! },
    { at: 'hand/0/1', face: null },
    { at: 'hand/1/0', face: null },
    { at: 'top/0', face: CARDS[2]! },
    { at: 'top/1', face: CARDS[1]! },
    { at: 'top/canals', face: CARDS[6]! },
    { at: 'chosen/0', face: CARDS[0]! },
    { at: 'chosen/1', face: null },
  );
  const counters = [
    ['score/0', 1],
    ['score/1', 2],
    ['purse/0', 1],
    ['purse/1', 4],
    ['treasury', 1],
    ['supply/tea', 1],
    ['supply/wine', 16],
    ['pile/0', 18],
    ['pile/canals', 20],
    ['round', 3],
    ['out/1', 1],
  ] as const;
  return {
    tokens,
    counters: counters.map(([at, count]) => ({ at, count })),
    toAct: [0],
    ask: askOf(ask),
    private: ask === 'announce' || ask === 'choose',
    outcome: over ? { winners: [0], scores: [2, 1] } : null,
  };
}
const sector = (cells: Cell[], more: Partial<Extract<Note, { is: 'sector' }>> = {}): Noted => ({
  at: `cell/${cells[0]!.join(',')}`,
  note: {
    is: 'sector',
    cells,
    ends: [],
    red: [2, 1, 0],
    black: [0, 0, 3],
    winner: 'red',
    by: 'largest-lead',
    points: 1,
    standing: 'open',
    ...more,
  },
});
const notes: Noted[] = [
  sector([
    [-1, -2],
    [0, -2],
  ]),
  sector([[1, -2]], {
    by: null,
    winner: 'red',
    standing: 'counts',
    points: 2,
    red: [0, 0, 0],
    black: [0, 0, 0],
  }),
  { at: 'cell/0,-2', note: { is: 'price', florins: 3 } },
  { at: 'cell/3,0', note: { is: 'barred-to', seats: [0, 1] } },
  {
    at: 'cell/1,-1',
    note: {
      is: 'haven',
      takes: [
        [0, -2],
        [-1, -2],
      ],
    },
  },
  { at: 'cell/2,-1', note: { is: 'haven', takes: [] } },
  { at: 'cell/3,-2', note: { is: 'barred', red: true, black: true } },
  {
    at: 'cell/2,-1',
    note: {
      is: 'sunken',
      gaps: [
        [3, -1],
        [2, -2],
      ],
    },
  },
  { at: 'cell/0,0', note: { is: 'sunken', gaps: [] } },
  {
    at: 'hand/0/0',
    note: { is: 'tax', against: 1, plain: ['nothing', 'pays'], florin: ['cannot-pay', 'nothing'] },
  },
  {
    at: 'hand/0/1',
    note: { is: 'tax', against: 1, plain: ['nothing', 'nothing'], florin: ['nothing', 'nothing'] },
  },
  {
    at: 'choice/card/19',
    note: { is: 'shows', card: card(19, 'dock', { side: 'red', goods: ['tea'], symbol: 'florin' }) },
  },
];
const speak = (
  language: string,
  seats: 2 | 3 | 4 = 2,
  ask: Ask['ask'] = 'lay',
  over = false,
  known: Noted[] = notes,
): KontorText =>
  kontorText(wordsOf(language, 'kontor'), new Scene(setupOf(seats), viewOf(ask, over), []), () => known);

const moves: Move[] = [
  { do: 'pass' },
  { do: 'stay' },
  { do: 'choose', card: 17 },
  { do: 'choose', card: 60 },
  { do: 'sail', cell: [0, 0] },
  { do: 'lie-still' },
  { do: 'take', cell: [0, -2], under: 1 },
  { do: 'spare' },
  { do: 'lay', cell: [2, -1] },
  { do: 'land', good: 'wine' },
  { do: 'bribe', cell: [0, -2] },
  { do: 'decline' },
  { do: 'draw', from: 'docks' },
  { do: 'draw', from: 'canals' },
  { do: 'search' },
  { do: 'pick', card: 17 },
  { do: 'pick', card: 19 },
  { do: 'salvage', cell: [0, -2] },
  { do: 'buy-out', cell: [0, -2] },
  { do: 'buy-out', cell: [-1, -2] },
  { do: 'buy-nothing' },
  { do: 'lay-more', card: 60, cell: [3, -1] },
  { do: 'enough' },
  { do: 'discard' },
  { do: 'lay-canal', card: 60, cell: [2, -1] },
  { do: 'count' },
  { do: 'void' },
  { do: 'treat', tavern: [0, -1], dock: [-1, -2] },
  { do: 'ally', cell: [-1, -2], with: 1 },
  { do: 'leave', cell: [-1, -2] },
  { do: 'agree' },
  { do: 'refuse' },

  { do: 'smuggle', card: 17 },
  { do: 'smuggle', card: 60 },
  { do: 'land-all' },
  { do: 'export', good: 'tea' },
  { do: 'buy', count: 0 },
  { do: 'buy', count: 1 },
  { do: 'buy', count: 2 },
  { do: 'show', card: 17 },
  { do: 'exchange', cell: [0, -2], from: 'tea', to: 'wine' },
  { do: 'wed', take: 19, give: 17 },
  { do: 'wed', take: 19, give: 19 },
];
const finished = (by: Majority, winner: Side | null): GameEvent => ({
  say: 'sector-finished',
  cell: [-1, 2],
  docks: winner ? 3 : 1,
  winner,
  by,
  red: winner ? [2, 0, 1] : [0, 0, 0],
  black: [0, 0, 0],
});
const events: GameEvent[] = [
  { say: 'round-begins', round: 2 },
  { say: 'passed', seat: 0, got: true },
  { say: 'passed', seat: 1, got: false },
  { say: 'revealed', seat: 0, number: 17 },
  { say: 'revealed', seat: 1, number: 45 },
  { say: 'paid-tax', seat: 0 },
  { say: 'paid-tax', seat: 1 },
  { say: 'could-not-pay', seat: 1 },
  { say: 'spared-tax', seat: 0, got: true },
  { say: 'spared-tax', seat: 1, got: false },
  { say: 'sailed', seat: 0, cell: [0, 0] },
  { say: 'took-away', seat: 0, number: 4, cell: [0, -2], under: 1 },
  { say: 'laid', seat: 0, number: 17, cell: [2, -1] },
  { say: 'could-not-lay', seat: 1, number: 45 },
  { say: 'axis-fixed', columns: true, rows: false },
  { say: 'axis-fixed', columns: false, rows: true },
  { say: 'axis-fixed', columns: true, rows: true },
  { say: 'no-warehouse-left', good: 'tea' },
  { say: 'proposed', seat: 0, with: 1, cell: [0, -2] },
  { say: 'refused', seat: 1, with: 0, cell: [0, -2] },
  { say: 'allied', seat: 0, with: 1, cell: [0, -2] },
  { say: 'left-ally', seat: 1, with: 0, cell: [0, -2] },
  { say: 'fallen', seat: 0, with: 1 },
  ...STEPS.map((by): GameEvent => ({
    say: 'sector-scored',
    cell: [1, -2],
    docks: 2,
    winners: by === 'equal' || by === 'empty' ? [] : [0, 1],
    by,
    stocks: [
      [1, 0, 0],
      [0, 2, 0],
    ],
  })),
  { say: 'loses-turn', seat: 1 },
  { say: 'lost-turn', seat: 0 },
  { say: 'treated', seat: 0, tavern: [0, -1], cell: [0, -2] },
  { say: 'sobered', cell: [0, -2] },
  { say: 'laid-more', seat: 0, number: 60, cell: [3, -1] },
  { say: 'bought-out', seat: 1, number: 17, cell: [-1, -2], price: 1, under: 0 },
  { say: 'bought-out', seat: 1, number: 4, cell: [0, -2], price: 3, under: 1 },
  { say: 'raised', good: 'tea', from: [0, 0] },
  { say: 'salvaged', seat: 0, good: 'wine', from: [0, 0], cell: [2, -1] },
  { say: 'sank-for-good', good: 'spice', cell: [1, 0] },
  { say: 'went-back', cell: [0, -2], goods: [1, 0, 2] },
  { say: 'bribed', seat: 0, cell: [0, -2], good: 'tea' },
  { say: 'searched', seat: 0 },
  { say: 'picked', seat: 1 },
  { say: 'discarded', seat: 0, number: 93 },
  { say: 'filled', number: 60, cell: [2, -1] },
  { say: 'judged', seat: 1, cell: [0, 0], counts: true },
  { say: 'judged', seat: 1, cell: [0, 0], counts: false },
  { say: 'opened', seat: 0 },
  { say: 'docks-leave', count: 4 },
  { say: 'smuggles', seat: 0 },
  { say: 'smuggled', seat: 0, cell: [2, -1], dock: true },
  { say: 'smuggled', seat: 1, cell: [2, -1], dock: false },
  { say: 'could-not-smuggle', seat: 0 },
  { say: 'turned-up', seat: 0, number: 17, cell: [2, -1] },
  { say: 'exported', seat: 0, good: 'tea' },
  { say: 'recalled', seat: 0, good: 'tea' },
  { say: 'bought', seat: 0, wanted: 1, count: 0 },
  { say: 'bought', seat: 0, wanted: 1, count: 1 },
  { say: 'bought', seat: 0, wanted: 3, count: 2 },
  { say: 'shown', seat: 0, number: 17 },
  { say: 'unasked', seat: 0, answer: { do: 'count' } },
  ...EVENTS.map((event): GameEvent => ({ say: 'event-turned', event })),
  { say: 'lost-florins', seat: 0, count: 1 },
  { say: 'lost-florins', seat: 0, count: 3 },
  { say: 'sits-out', seat: 0 },
  { say: 'redrew-docks', seat: 0 },
  { say: 'exchanged', seat: 0, cell: [0, -2], from: 'tea', to: 'wine' },
  { say: 'wedded', seat: 0 },
  { say: 'got-florin', seat: 0 },
  { say: 'burnt', number: 29, cell: [0, -2] },
  { say: 'got-point', seat: 0 },
  { say: 'scored', seat: 0, points: 1, source: 'export' },
  { say: 'scored', seat: 0, points: 1, source: 'golden-days' },
  ...STEPS.map((by) => finished(by, by === 'equal' || by === 'empty' ? null : 'black')),
  { say: 'drew', seat: 0, number: 19 },
  { say: 'subsidised', seat: 1 },
  ...ENDS.map((end): GameEvent => ({ say: 'game-ends', end })),
  { say: 'scored', seat: 0, points: 2, source: 'sectors' },
  { say: 'scored', seat: 0, points: 1, source: 'customs' },
  { say: 'game-over', winners: [0] },
  { say: 'game-over', winners: [0, 1] },
];
const offer = (move: Move): Offer => ({ move, taps: [], anyOrder: 0 });
const UNSAID =
  /\{|\}|\$|undefined|NaN|(^| )(kontor-)?(say|offer|next|ask|about|place|option|value|source|score|area|note|tax|tally|wins|leads|standing|label|card|cell|name|kind|team|refusal|good|symbol)-[a-z]/;

it('names the card whose cell is to be chosen, and asks for a card after the cell', () => {
  const { moves } = speak('en', 2, 'canals');
  const canal = offer({ do: 'lay-canal', card: 46, cell: [0, 1] });
  expect(moves.next([canal], ['hand/0/1'])).toBe('Choose a cell for 46.');
  expect(moves.next([canal], ['cell/0,1'])).toBe('Choose a card.');
});

for (const language of ['en', 'fr', 'de']) {
  describe(`Kontor can be said: ${language}`, () => {
    const words = wordsOf(language, 'kontor');
    const texts = ([2, 3, 4] as const).flatMap((seats) => ASKS.map((ask) => speak(language, seats, ask)));
    const every = texts.flatMap((text) => [
      ...moves.map((move) => text.moves.offer(move)),
      ...events.map((one) => text.log.sentence(one)),
      ...text.log.sentences(events),
      ...['chosen/0', 'cell/0,1'].flatMap((place) =>
        moves.map((move) => text.moves.next([offer(move)], [place])),
      ),
      text.moves.ask(0, [offer({ do: 'pass' })]),
      text.moves.ask(0, moves.map(offer)),
      ...text.log.silently(1),
      ...[...text.places.buttons(), 'pile/0', 'choice/pass', 'choice/spare', 'chosen/1'].map((place) =>
        text.places.placeLabel(place),
      ),
      ...text.places
        .buttons()
        .map((place) => text.places.about(place))
        .filter(Boolean),
      ...[0, 1].map((seat) => text.places.playerLabel(seat, 'red')),
      ...text.places.areas().map(({ title }) => title),
      text.places.panelTitle('city') ?? '',
      text.places.panelTitle('canals') ?? '',
      ...text.score
        .details()
        .flatMap(({ title, players, contests }) => [
          title,
          ...players,
          ...contests.flatMap(({ name, about, stocks, why }) => [name, about, ...stocks.flat(), why]),
        ]),
      text.score.progress(),
      ...text.score
        .sources()
        .flatMap((source) => [text.terms.t(`source-${source}`), aboutSource(text, source)]),
      text.terms.t('score-sofar'),
      text.terms.t('about'),
      text.score.whyWon(
        [0],
        [
          { total: 2, sources: [], decided: null },
          { total: 1, sources: [], decided: null },
        ],
      ),
      text.score.whyWon(
        [0],
        [
          { total: 2, sources: [], decided: null },
          { total: 2, sources: [], decided: null },
        ],
      ),
      text.score.whyWon([0, 1, 2, 3].slice(0, text.terms.scene.seats.length), [
        { total: 2, sources: [], decided: null },
      ]),
      text.moves.preview({ scores: [1, 1, 0, 0], reveals: true }),
      text.moves.preview({ scores: [0, 0, 0, 0], reveals: false }) || 'nothing',
    ]);
    const standings = ([null, 'red'] as const).flatMap((winner) =>
      STANDINGS.filter((standing) => standing !== 'open').map((standing) =>
        speak(language, 2, 'lay', false, [sector([[-1, -2]], { by: null, winner, standing })]).places.about(
          'cell/-1,-2',
        ),
      ),
    );
    const shared = (standing: Standing, by: Majority): Noted => ({
      at: 'cell/-1,-2',
      note: {
        is: 'shared-sector',
        cells: [[-1, -2]],
        ends: [],
        stocks: [
          [1, 0, 0],
          [0, 0, 2],
          [0, 0, 0],
        ],
        winners: by === 'equal' || by === 'empty' ? [] : [0, 2],
        by,
        points: 2,
        standing,
        allies: [[0, 2]],
      },
    });
    const alone = [
      ...STEPS.map((by) => shared('open', by)),
      shared('counts', 'largest-lead'),
      shared('too-small', 'equal'),
    ].map((note) => speak(language, 3, 'play', false, [note]).places.about('cell/-1,-2'));
    const leads = STEPS.map((by) =>
      speak(language, 2, 'lay', false, [
        sector([[-1, -2]], { by, winner: by === 'equal' || by === 'empty' ? null : 'black' }),
      ]).places.about('cell/-1,-2'),
    );
    const taxes = TAXES.flatMap((own) =>
      TAXES.map((other) =>
        speak(language, 2, 'choose', false, [
          {
            at: 'hand/0/0',
            note: { is: 'tax', against: 1, plain: [own, other], florin: ['nothing', 'nothing'] },
          },
        ]).places.about('hand/0/0'),
      ),
    );
    const advice = speak(language, 2, 'choose').moves.advice([]);
    const form = [
      'option-scenario',
      'option-edges',
      'option-edges-about',
      'value-edges-both',
      'value-edges-per-axis',
      'deck',
      'deck-ours',
      'setup-players-shared',
      'setup-players-about-3',
      'setup-players-about-4',
      ...['base', 'advanced'].flatMap((value) => [
        `value-scenario-${value}`,
        `value-scenario-${value}-about`,
      ]),
      ...[...SCENARIOS, ...OPTIONS, ...THINGS].map((name) => `name-${name}`),
      ...['red', 'black', 'crimson', 'grey'].flatMap((colour) => [`colour-${colour}`, `mark-${colour}`]),
    ].map((id) => words.t(`kontor-${id}`));
    const conflicts = CONFLICTS.map((code) =>
      refusalText(words, 'kontor', {
        code,
        rule: null,
        seats: 4,
        allowed: [2, 4],
        scenario: 'giant',
        option: 'misery',
        with: 'export',
        thing: 'ship',
        game: 'duel',
        mark: 'wine',
        number: 7,
        pieces: 'florins',
        has: 3,
        least: 8,
        most: 36,
        bound: 7,
        exactly: 'no',
        layout: 'ile-grande',
        fault: 'apart',
      }),
    );

    it('without a key, an argument or a number that is missing', () => {
      for (const sentence of [
        ...every,
        ...standings,
        ...leads,
        ...alone,
        ...taxes,
        advice,
        ...form,
        ...conflicts,
      ]) {
        expect(sentence).not.toMatch(UNSAID);
        expect(sentence.trim().length).toBeGreaterThan(0);
      }
    });
    it('with a sentence of its own for every step, standing, tax and conflict', () => {
      for (const all of [standings, leads, conflicts]) expect(new Set(all).size).toBe(all.length);
      expect(new Set(taxes).size).toBe(taxes.length);
    });
    it('also every refusal, and the case that nothing can be done', () => {
      for (const code of REFUSALS) {
        const sentence = speak(language).moves.refusal({ code, rule: null }, 'cell/3,-2');
        expect(sentence, code).not.toBe(words.t('refusal-unknown'));
        expect(sentence, code).not.toMatch(UNSAID);
      }
      for (const place of [
        'hand/0/0',
        'chosen/0',
        'top/0',
        'top/canals',
        'treasury',
        'supply/tea',
        'cell/0,0',
      ]) {
        expect(speak(language).moves.refusal({ code: 'nothing-here', rule: null }, place), place).not.toMatch(
          UNSAID,
        );
      }
    });
    it('in labels that are short enough to listen to', () => {
      for (const text of texts)
        for (const place of text.places.buttons())
          expect(
            text.places.fullLabel(place, null, false).length,
            text.places.fullLabel(place, null, false),
          ).toBeLessThanOrEqual(150);
    });
    it('with signs kept with their words', () => {
      if (language !== 'fr') return;
      for (const sentence of [
        ...every,
        ...standings,
        ...leads,
        ...alone,
        ...taxes,
        advice,
        ...form,
        ...conflicts,
      ])
        expect(sentence).not.toMatch(/ [:;?!»]|'/);
    });
  });
}

describe('Questions', () => {
  it.each([
    ['en', 'Your turn: ', 'Anna: '],
    ['de', 'Du bist dran: ', 'Anna: '],
    ['fr', 'À vous : ', 'Anna : '],
  ])('P32: do not name the only person (%s)', (language, turn, name) => {
    const scene = (...levels: (number | null)[]) => {
      const setup = setupOf(2);
      setup.players = setup.players.map((player, seat) => ({ ...player, level: levels[seat] ?? null }));
      return kontorText(wordsOf(language, 'kontor'), new Scene(setup, viewOf('lay', false), []), () => notes);
    };
    const asked = (...levels: (number | null)[]): string =>
      scene(...levels)
        .moves.ask(0, [])
        .replace(/[\u2068\u2069]/g, '')
        .replace(/\u00a0/g, ' ');
    expect(asked(null, 2).startsWith(turn), asked(null, 2)).toBe(true);
    expect(asked(null, null).startsWith(name), asked(null, null)).toBe(true);
    expect(asked(2, null).startsWith(name), asked(2, null)).toBe(true); // a computer has its name
  });

  it.each([
    ['en', 'you have no cards'],
    ['de', 'keine Karten mehr'],
    ['fr', 'plus de carte'],
  ])('say that a player has no cards only if that is so (%s)', (language, without) => {
    const view = viewOf('announce'),
      empty = { ...view, tokens: view.tokens.filter(({ at }) => !at.startsWith('hand/0/')) };
    // A lesson may offer nothing but to pass.
    const asked = (shown: View): string =>
      kontorText(wordsOf(language, 'kontor'), new Scene(setupOf(2), shown, []), () => notes).moves.ask(0, [
        offer({ do: 'pass' }),
      ]);
    expect(asked(view)).not.toContain(without);
    expect(asked(empty)).toContain(without);
  });
});

describe('English sentences', () => {
  const english = speak('en');
  it('P7: call cells by the letter of their column and the number of their row, the same in every language', () => {
    expect(
      [
        [0, 0],
        [2, -1],
        [-3, 0],
        [0, 4],
      ].map((cell) => english.terms.cell(cell as Cell)),
    ).toEqual(['the anchor', 'H5', 'C6', 'F10']);
  });
  it('say all that lies on a cell, and how its sector stands', () => {
    const heaped = viewOf();
    heaped.tokens.push(
      { at: 'extra/0,-2/tea/2', face: { is: 'warehouse', good: 'tea' } },
      { at: 'extra/0,-2/spice', face: { is: 'warehouse', good: 'spice' } },
    );
    const third = kontorText(wordsOf('en', 'kontor'), new Scene(setupOf(2), heaped, []), () => []);
    expect(third.places.placeLabel('cell/0,-2')).toContain('3 extra warehouses: tea, tea and spice.');
    expect(english.places.placeLabel('cell/0,-2')).toBe(
      'F4: black dock 4 (tea, wine and spice, ship). Warehouses: tea and spice. One extra warehouse: tea. Open sector of 2 docks: Anna would win.',
    );
    expect(english.places.placeLabel('cell/1,0')).toBe('G6: flood 93. The ship is here.');
  });
  it('tell cards that are shown together, and taxes, in one sentence', () => {
    expect(
      english.log.sentences([
        { say: 'revealed', seat: 0, number: 17 },
        { say: 'revealed', seat: 1, number: 45 },
        { say: 'paid-tax', seat: 0 },
        { say: 'paid-tax', seat: 1 },
      ]),
    ).toEqual([
      'Anna plays 17 and Bruno plays 45.',
      'Anna and Bruno each pay a florin in tax, because the opposing card shows one.',
    ]);
  });
  it('say why a tax is due, whoever pays it', () => {
    expect(english.log.sentence({ say: 'paid-tax', seat: 0 })).toBe(
      'Anna pays a florin in tax, because the opponent’s card shows one.',
    );
    expect(english.log.sentence({ say: 'could-not-pay', seat: 0 })).toBe(
      'Anna cannot pay the tax for the florin on the opponent’s card, takes the card back and sits out the round.',
    );
    const you = speak('en', 2);
    you.terms.you = 0;
    expect(you.log.sentence({ say: 'paid-tax', seat: 0 })).toBe(
      'You pay a florin in tax, because your opponent’s card shows one.',
    );
  });
  it('say what to pass means, and what a card does, before the player decides', () => {
    const announcing = speak('en', 2, 'announce').moves,
      both = [offer({ do: 'stay' }), offer({ do: 'pass' })];
    expect(announcing.ask(0, both)).toMatch(
      /^Anna: play a card, or pass this round (for a florin|\(the treasury is empty\))\?$/,
    );
    expect(announcing.advice(both)).toMatch(/^If you pass, you pay no tax\. If you play, /);
    expect(announcing.advice(both.slice(1))).toBe('');
  });
  it('say what the game is about in its first round', () => {
    for (const language of ['en', 'fr', 'de'] as const) {
      const { moves, terms } = speak(language, 2, 'announce');
      const both = [offer({ do: 'stay' }), offer({ do: 'pass' })],
        usual = moves.advice(both);
      vi.spyOn(terms.scene, 'count').mockReturnValue(1);
      expect(moves.advice(both)).toMatch(
        /^(Have the biggest lead|Pour gagner un secteur|Der größte Vorsprung in einer Ware)/,
      );
      expect(moves.advice(both)).not.toBe(usual);
    }
  });
  it('end the log with what decided between equal points, and with nothing if points decided', () => {
    const scores = (decided: SeatScore['decided']): SeatScore[] => [
      { total: 2, sources: [], decided },
      { total: 2, sources: [], decided: null },
    ];
    expect(english.score.tieBreak([0], scores({ by: 'even' }))).toEqual([
      expect.stringMatching(/^Tied at 2 points\. The most florins broke the tie: /),
    ]);
    expect(
      english.score.tieBreak([0], scores({ by: 'points', source: 'sectors', lead: 1, over: 1 })),
    ).toEqual([]);
    expect(english.score.tieBreak([0], scores({ by: 'at-once', rule: 'kontor/speed' }))).toEqual([]);
  });
  it('say why the winner has won, also by an immediate win', () => {
    const why = (decided: SeatScore['decided']): string =>
      english.score.whyWon(
        [0],
        [
          { total: 2, sources: [], decided },
          { total: 1, sources: [], decided: null },
        ],
      );
    expect(why({ by: 'points', source: 'sectors', lead: 1, over: 1 })).toBe(
      'The sectors decided it: +1 for Anna.',
    );
    expect(why({ by: 'at-once', rule: 'kontor/tic-tac-toe' })).toBe(
      'Three sectors in a line: Anna won at once, whatever the points.',
    );
    expect(why({ by: 'even' })).toContain('The most florins broke the tie');
  });
  it('begin a sentence with a capital if a team is named first', () => {
    expect(speak('en', 4).log.sentence(finished('largest-lead', 'red'))).toContain(
      'is finished. The red team: 2 tea and 1 spice; the black team: nothing.',
    );
  });
  it('P8: tell of a secret choice only until the next move', () => {
    expect(english.log.entry(0, [])).toMatchObject({ once: ['Anna has chosen.'], passing: true });
    expect(english.log.entry(0, [{ say: 'paid-tax', seat: 0 }])).toMatchObject({ once: [], passing: false });
  });
  it('name the common pile if each player plays alone', () => {
    expect(
      speak('en', 3).log.sentence({ say: 'took-away', seat: 0, number: 4, cell: [0, -2], under: 1 }),
    ).toBe('Anna removes dock 4 from F4: it goes under the shared pile.');
    expect(english.log.sentence({ say: 'went-back', cell: [0, -2], goods: [1, 0, 2] })).toBe(
      'The warehouses at F4 go back: 1 tea and 2 spice.',
    );
  });
  it('explain how a sector was won', () => {
    expect(english.log.sentence(finished('order-of-goods', 'black'))).toBe(
      'The sector at E8 (3 docks) is finished. Anna: 2 tea and 1 spice; Bruno: nothing. Both lead in one kind, by the same number. Wine beats spice, spice beats tea, tea beats wine: Bruno wins this sector.',
    );
    expect(speak('en', 4).log.sentence(finished('largest-lead', 'red'))).toContain(
      'The red team wins this sector with the biggest lead in one kind of goods.',
    );
  });
  it('warn of taxes before a card is chosen', () => {
    const choosing = speak('en', 2, 'choose');
    expect(choosing.places.about('hand/0/0')).toBe(
      'If the opposing card has no florin: Bruno pays a florin. If it has one: you cannot pay, so your card comes back.',
    );
    expect(choosing.places.about('hand/0/1')).toBe('Tax, whichever card your opponent plays: no tax.');
    expect(choosing.moves.advice([])).toContain('You have no florins');
  });
  it('tell what the ship could take at each cell that it may still reach, and show it', () => {
    for (const ask of ['announce', 'choose', 'ship'] as const) {
      expect(speak('en', 2, ask).places.about('cell/1,-1')).toBe(
        'From there the ship could remove 4 at F4 and 17 at E4.',
      );
      expect(speak('en', 2, ask).places.group('cell/1,-1')).toEqual(['cell/0,-2', 'cell/-1,-2']);
    }
    expect(english.places.about('cell/1,-1')).toBe('');
  });
  it('show a sector as a whole', () => {
    expect(english.places.group('cell/0,-2')).toEqual(['cell/-1,-2', 'cell/0,-2']);
    expect(english.places.group('cell/2,0')).toEqual([]);
  });
  it('P31: say what is revealed after the choice that is made, not after any', () => {
    const preview = { scores: [0, 0], reveals: true };
    expect(speak('en', 2, 'choose').moves.preview(preview)).toBe('Then all chosen cards are revealed.');
    expect(speak('en', 2, 'lay').moves.preview(preview)).toBe('Then a new card is drawn.');
  });
  it('count points of partners once', () => {
    expect(speak('en', 4).moves.preview({ scores: [1, 1, -1, -1], reveals: false })).toBe(
      'The red team +1, the black team −1.',
    );
  });
});
