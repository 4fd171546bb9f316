// Imhotep's rulebook: its chapters, its drawings, and the rule for each place.
import type { Card, Place } from './wire';
import type * as any from '../../engine/wire';
import { chapter, last, type Config, type Rulebook } from '../rulebook';
import { examples } from './examples';

/** Returns the rule of a site on the side that is in play. */
const sided =
  (a: string, b: string, key: string) =>
  (_: Place, config: Config): string =>
    config[key] === 'b' ? b : a;

/** Returns the rule of a card that lies face up, or for other cards the rule of market cards. */
const ofCard = (place: Place, _: Config, face: any.Face | null): string =>
  RULE_OF_CARD[face?.is === 'card' && 'card' in face ? face.card : (last(place) as Card)] ?? 'market-deck';
const RULE_OF_CARD: Partial<Record<Card, string>> = {
  lever: 'lever',
  hammer: 'hammer',
  sail: 'sail-card',
  chisel: 'chisel',
  entrance: 'red-card',
  sarcophagus: 'red-card',
  'paved-path': 'red-card',
};

export const rulebook: Rulebook = {
  chapters: [
    chapter('begin', 'stones boats round-cards setup round-start market-deck'),
    chapter('turn', 'turn take-stones load sail blue-card lever hammer° sail-card chisel pass° all-stuck°'),
    chapter('side-a', 'market-a° red-card° pyramid-a temple-a chamber-a obelisks-a'),
    chapter(
      'side-b',
      'market-b° pyramids-b* bonus-card bonus-stones bonus-boat temple-b* chamber-b° obelisks-b*',
    ),
    chapter('end', 'round-end reshuffle° game-end wrath° winner'),
  ],
  rulings: {
    'round-cards': '35',
    'market-deck': '21',
    setup: '32',
    'round-start': '4 26',
    reshuffle: '3 26',
    turn: '10 18 24 36',
    'take-stones': '15',
    load: '34',
    sail: '17 18 19',
    'blue-card': '25',
    lever: '5',
    hammer: '16',
    chisel: '11',
    pass: '6 10',
    'all-stuck': '6',
    'market-a': '2 11 13 19 37',
    'red-card': '2 14 20',
    'chamber-a': '28',
    'obelisks-a': '22',
    'market-b': '4 8 11 12',
    'pyramids-b': '1 14 18 19 38',
    'bonus-card': '1 18',
    'bonus-stones': '1 15',
    'bonus-boat': '10 17 18',
    'temple-b': '7 15 33',
    'chamber-b': '22',
    'obelisks-b': '14',
    'round-end': '8 31',
    'game-end': '21 31 40',
    wrath: '9 23',
    winner: '23',
  },
  drawings: [
    [
      { players: 3, config: {}, seed: 4, moves: 34 },
      [
        { rule: 'boats', shows: ['lane/0', 'lane/1'], edge: -2 },
        { rule: 'market-deck', shows: ['market/'], edge: 1 },
        { rule: 'stones', shows: ['quarry/'] },
        { rule: 'market-a', shows: ['dock/market'] },
      ],
    ],
    [
      {
        players: 3,
        config: { market: 'b' },
        seed: 6,
        moves: 40,
      },
      [{ rule: 'market-b', shows: ['dock/market'] }],
    ],
  ],
  examples,
  places: [
    [/^seat/, 'winner'],
    [/^quarry/, 'take-stones'],
    [/^boat/, 'load'],
    [/^lane/, 'sail'],
    [/^held|^market|^pair/, ofCard],
    [/^deck|^discard/, 'market-deck'],
    [/market/, sided('market-a', 'market-b', 'market')],
    [/pyramid/, sided('pyramid-a', 'pyramids-b', 'pyramid')],
    [/temple/, sided('temple-a', 'temple-b', 'temple')],
    [/chamber/, sided('chamber-a', 'chamber-b', 'chamber')],
    [/obelisk/, sided('obelisks-a', 'obelisks-b', 'obelisks')],
    [/./, 'turn'],
  ],
};
