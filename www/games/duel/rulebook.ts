// The Duel's rulebook: its chapters, its drawings, and the rule for each place.
import type { Face } from '../../engine/wire';
import { chapter, last, type Rulebook } from '../rulebook';
import { examples } from './examples';

/** Returns the rule of a token on a boat; an empty place has the rule of the boat. */
function ruleOfToken(face: Face | null): string {
  if (face?.is === 'action' && 'action' in face) return face.action;
  return (face && RULE_OF_TOKEN[face.is]) ?? 'unload';
}
const RULE_OF_TOKEN: Record<string, string | undefined> = {
  obelisk: 'obelisk',
  'first-fifth': 'first-to-five',
  temple: 'temple',
  pyramid: 'pyramids',
  tomb: 'tomb',
};

export const rulebook: Rulebook = {
  chapters: [
    chapter('begin', 'harbour tokens setup dealing° hidden°'),
    chapter('turn', 'place unload take-tokens pass°'),
    chapter(
      'actions',
      'action-token take-one place-several° place-and-unload° second-unloading swap-and-unload°',
    ),
    chapter('sites', 'obelisk first-to-five temple pyramids tomb'),
    chapter('end', 'end leftovers winner'),
  ],
  rulings: {
    tokens: 'D18',
    dealing: 'D2',
    hidden: 'D15 D16',
    place: 'D19',
    'take-tokens': 'D13',
    'action-token': 'D13',
    'take-one': 'D10 D11',
    'place-several': 'D20',
    'place-and-unload': 'D1 D3 D4',
    'second-unloading': 'D1 D4',
    'swap-and-unload': 'D12',
    pass: 'D9',
    obelisk: 'D7 D8',
    'first-to-five': 'D5 D6',
    temple: 'D15',
    pyramids: 'D17 D18',
    end: 'D4',
    winner: 'D17',
  },
  drawings: [
    [
      { players: 2, config: {}, seed: 5, moves: 5 },
      [
        { rule: 'harbour', shows: ['cell/', 'quay/', 'supply', 'warehouse'] },
        { rule: 'unload', shows: ['cell/1/0', 'cell/1/2', 'quay/row-1'] },
      ],
    ],
  ],
  examples,
  places: [
    [/^seat/, 'winner'],
    [/^cell|^reserve/, 'place'],
    [/^boat/, (_place, _config, face) => ruleOfToken(face)],
    [/^quay/, 'unload'],
    [/^action\/\d\/(take-one|place-several|place-and-unload|swap-and-unload)/, last],
    [/^action/, 'action-token'],
    [/^site\/\d\/(obelisk|temple|pyramids|tomb)/, last],
    [/^supply/, 'tokens'],
    [/^warehouse/, 'take-one'],
    [/./, 'harbour'],
  ],
};
