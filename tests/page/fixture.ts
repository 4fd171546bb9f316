// A hand-made table of three for the page's unit tests: no engine behind it.
import type { GameEntry } from '../../www/engine/wire';
import type { Printed, Setup, Side, View } from '../../www/games/imhotep/wire';

export const entry: GameEntry = {
  id: 'imhotep',
  seats: [2, 3, 4],
  secrets: 'common',
  colours: ['black', 'white', 'brown', 'grey'],
  seating: [],
  options: [
    ...(['market', 'pyramid', 'temple', 'chamber', 'obelisks'] as const).map((key) => ({
      kind: 'choice' as const,
      key,
      values: ['a', 'b'],
      default: 'a',
    })),
    { kind: 'switch', key: 'wrath', default: false },
    { kind: 'choice', key: 'pyramidBonus', values: ['may', 'must'], default: 'may' },
    { kind: 'seat', key: 'first', youngest: false },
  ],
  characters: ['careful', 'greedy', 'spoiler'],
  levels: ['first-game', 'deckhand', 'boatswain', 'captain', 'master'].map((id, rank) => ({
    id,
    iterations: 20 * 5 ** rank,
    time: 1000,
    memory: 100,
    timed: false,
  })),
};

const configOf = (side: Side): Setup['config'] => ({
  market: side,
  pyramid: side,
  temple: side,
  chamber: side,
  obelisks: side,
  wrath: false,
  pyramidBonus: 'must',
  first: null,
  components: null,
});

export const setup: Setup = {
  game: 'imhotep',
  players: [
    { name: 'Anna', colour: 0 },
    { name: 'Bruno', colour: 2 },
    { name: 'Chloé', colour: 3 },
  ],
  config: configOf('a'),
  seed: 7,
};

/** Returns the set-up of a game of this many players, with this side of every site. */
export const setupOf = (seats: number, side: Side = 'a'): Setup => ({
  game: 'imhotep',
  seed: 1,
  players: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i })),
  config: configOf(side),
});

export const prints: Printed[] = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4].map((points, i) => ({
  at: `pyramid/0/${i}`,
  print: { is: 'points', points, bonus: null },
}));

const stone = (at: string, seat: number) => ({ at, face: { is: 'stone' as const, seat } });
const boat = (at: string, boat: number, capacity: number, least: number) => ({
  at,
  face: { is: 'boat' as const, boat, capacity, least },
});

export const view: View = {
  tokens: [
    stone('sled/0/0', 0),
    stone('sled/0/1', 0),
    stone('sled/1/0', 1),
    stone('sled/1/1', 1),
    stone('sled/1/2', 1),
    stone('sled/2/0', 2),
    boat('lane/0', 0, 4, 3),
    boat('dock/temple', 1, 4, 3),
    boat('lane/2', 2, 2, 1),
    boat('lane/3', 3, 1, 1),
    stone('boat/0/0', 0),
    stone('boat/0/2', 2),
    stone('boat/2/1', 1),
    { at: 'market/0', face: { is: 'card', card: 'statue' } },
    { at: 'market/1', face: { is: 'card', card: 'lever' } },
    { at: 'market/2', face: { is: 'card', card: 'entrance' } },
    { at: 'market/3', face: { is: 'card', card: 'temple-ornament' } },
    stone('pyramid/0/0', 0),
    stone('pyramid/0/1', 1),
    ...Array.from({ length: 6 }, (_, i) => stone(`temple/${i}`, i % 3)),
    stone('chamber/0', 0),
    stone('chamber/1', 0),
    stone('chamber/2', 1),
    stone('obelisk/1/0', 1),
  ],
  counters: [
    ...[24, 22, 23].map((count, seat) => ({ at: `quarry/${seat}`, count })),
    ...[4, 7, 2].map((count, seat) => ({ at: `score/${seat}`, count })),
    { at: 'round', count: 2 },
    { at: 'deck', count: 26 },
    { at: 'discard', count: 3 },
    { at: 'shore', count: 4 },
    { at: 'held/0/lever', count: 1 },
    { at: 'held/1/statue', count: 2 },
  ],
  toAct: [0],
  ask: { ask: 'act' },
  private: false,
  outcome: null,
};
