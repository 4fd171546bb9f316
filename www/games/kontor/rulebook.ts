// Kontor's rulebook: its chapters, its drawings, and the rule for each place.
import type { Face } from '../../engine/wire';
import { chapter, type Config, type Figure, type Position, type Rulebook } from '../rulebook';
import { examples } from './examples';
import type { Sort } from './wire';

/** Returns the rule of a card that lies face up, by its kind and its building, or the rule of its place. */
const ofCard =
  (otherwise: string, dock: string, canal: string) =>
  (_place: string, _config: Config, face: Face | null): string => {
    if (face?.is !== 'card' || !('sort' in face)) return otherwise;
    if (face.building) return face.building === 'crane' ? 'crane' : 'deck';
    return face.sort === 'dock' ? dock : face.sort === 'canal' ? canal : RULE_OF_SORT[face.sort];
  };
const RULE_OF_SORT: Record<Exclude<Sort, 'dock' | 'canal'>, string> = {
  customs: 'customs',
  bridge: 'bridge',
  flood: 'flood',
  anchor: 'setup',
};

const scenario = (id: string): [Position, Figure[]] => [
  { players: 2, config: { scenario: id }, seed: 3, moves: 0, small: true },
  [{ rule: id, shows: [''] }],
];

export const rulebook: Rulebook = {
  chapters: [
    chapter('begin', 'numbers deck* pieces setup'),
    chapter('round', 'sequence choose reveal pass° tax order dry-rounds°'),
    chapter('lay', 'place° board edges crane isolated° land-goods° refill subsidy'),
    chapter('sectors', 'sector finished majority end winner points'),
    chapter('advanced', 'advanced five-largest° ship untouchable'),
    chapter('teams', 'teams seats special-cards flood bridge° customs° specials-left°'),
    chapter(
      'scenarios',
      'bakchich° canale-grande* david-and-goliath° ile-grande* giant gulliver ever-smaller tic-tac-toe* watergames* speed° small-is-beautiful embargo° euphrates° single-file spring-tide° freewheel° freewheel-solo°',
    ),
    chapter(
      'options',
      'old-grudges° misery justice dead-drunk° free-draw one-good blockade° first-pick flood-choice° corruption-1° corruption-2° last-point° final-sprint° smuggling° protection special-shop° bridge-and-flood great-flood°',
    ),
    chapter('expansions', 'export events*'),
  ],
  pieces: ['ship'],
  rulings: {
    setup: '10',
    sequence: '14 15 117a',
    choose: '20 56 117c',
    pass: '18 19',
    'dry-rounds': '21 22 23',
    tax: '17 32',
    place: '20 26 38',
    board: '10 25 26',
    edges: '27 28',
    crane: '23 24',
    isolated: '37',
    'land-goods': '2 15',
    refill: '33',
    finished: '15 28 29 30',
    majority: '31',
    end: '14 42 118',
    winner: '13 45',
    points: '13 41',
    'five-largest': '39 40 41 42',
    ship: '35 36 43 44 46',
    untouchable: '79',
    teams: '4 17 45 46 56 117c',
    seats: '16',
    'special-cards': '54 55',
    flood: '50 50a 51',
    bridge: '47 48 50b 51',
    customs: '49 52 55',
    'specials-left': '53',
    bakchich: '57',
    'david-and-goliath': '12',
    'ile-grande': '4 59 60 67',
    'ever-smaller': '62',
    'tic-tac-toe': '63 64',
    watergames: '66',
    speed: '65 65a',
    embargo: '68',
    euphrates: '48 69 70 71 72',
    'single-file': '73',
    'spring-tide': '74 75',
    freewheel: '1 76 77 78 79 80 81 82 83 84 89',
    'freewheel-solo': '85 86 87 88 89',
    'old-grudges': '8 90',
    misery: '10 91',
    justice: '92',
    'dead-drunk': '3 93',
    'free-draw': '94',
    'one-good': '95',
    blockade: '96 107',
    'first-pick': '56 97',
    'flood-choice': '98',
    'corruption-1': '2 6 99',
    'corruption-2': '6 99',
    'last-point': '100',
    'final-sprint': '101',
    smuggling: '9 102',
    protection: '103 107',
    'special-shop': '104',
    'bridge-and-flood': '10 105',
    'great-flood': '105 106',
    export: '2 108 109',
    events: '11 110 111 112 113 114 115 116 117',
  },
  drawings: [
    [
      { players: 2, config: { scenario: 'base' }, seed: 3, moves: 0 },
      [
        { rule: 'setup', shows: ['cell/'] },
        { rule: 'deck', shows: ['top/0'], edge: 17 },
      ],
    ],
    [
      { players: 2, config: { scenario: 'base' }, seed: 3, moves: 70 },
      [{ rule: 'sector', shows: ['cell/'] }],
    ],
    ...['canale-grande', 'ile-grande', 'tic-tac-toe', 'watergames'].map(scenario),
  ],
  examples,
  places: [
    [/^seat/, 'winner'],
    [/^cell/, ofCard('place', 'majority', 'finished')],
    [/^ship/, 'ship'],
    [/^stock/, 'land-goods'],
    [/^hand/, ofCard('choose', 'land-goods', 'subsidy')],
    [/^chosen/, 'choose'],
    [/^top|^pile/, 'refill'],
    [/^treasury|^purse/, 'subsidy'],
    [/^supply/, 'land-goods'],
    [/^events/, 'events'],
    [/^shop/, 'special-shop'],
    [/./, 'sequence'],
  ],
};
