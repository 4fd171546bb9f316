// The rulebook of C'est mon fort !: its chapters, its drawings, and the rule for each place.
import { chapter, type Rulebook } from '../rulebook';
import { examples } from './examples';

export const rulebook: Rulebook = {
  chapters: [
    chapter('begin', 'cards setup memory decoration'),
    chapter('turn', 'turn-over put-back take skip lone-player° turn-order'),
    chapter('end', 'ten blocked stall°'),
    chapter('points', 'points deck* king royals ravens'),
    chapter(
      'fight',
      'cannon° flag-safe° towers safe-span flag-is-tower° closing-up tenth-card-shot inserted-cannon magician magician-shot magician-spares°',
    ),
  ],
  rulings: {
    cards: 'R20',
    setup: 'R9 R20',
    memory: 'R19',
    decoration: 'R9',
    'turn-over': 'R14 R17',
    'put-back': 'R14',
    skip: 'R12',
    'lone-player': 'R2 R3 R4',
    'turn-order': 'R7',
    ten: 'R8',
    blocked: 'R5 R12 R15 R16',
    stall: 'R1 R5',
    points: 'R6 R15 R16',
    deck: 'R18',
    ravens: 'R9',
    cannon: 'R6 R9 R10',
    'flag-safe': 'R10',
    towers: 'R6 R11',
    'safe-span': 'R11',
    'flag-is-tower': 'R11',
    'tenth-card-shot': 'R7',
    'inserted-cannon': 'R10',
    magician: 'R6 R9 R12 R13',
    'magician-spares': 'R13',
  },
  drawings: [
    [
      { players: 2, config: { points: true }, seed: 2, moves: 60 },
      [{ rule: 'take', shows: [0, 1, 2, 3, 4].map((place) => `wall/0/${place}`) }],
    ],
    [{ players: 2, config: { points: true }, seed: 2, moves: 1 }, [{ rule: 'turn-over', shows: ['card/'] }]],
  ],
  examples,
  places: [
    [/^seat/, (_place, config) => (config['points'] ? 'points' : 'ten')],
    [/^card/, 'turn-over'],
    [/^wall|^flag/, 'take'],
    [/./, 'setup'],
  ],
};
