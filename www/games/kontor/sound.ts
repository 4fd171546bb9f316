// The sounds of Kontor.
import { head } from '../../stage/scene';
import type { Sounds, Strike } from '../sounds';
import type { Face, Game, Place } from './wire';

export const sounds: Sounds<Game> = (step) => {
  switch (step.step) {
    case 'turn':
      return [['turn']];
    case 'appear':
      return step.face?.is === 'keeper' ? [['stone']] : step.face?.is === 'edge' ? [['brick']] : [];
    case 'move':
      return moved(step.from, step.to, step.face);
    default:
      return [];
  }
};

const WET = ['canal', 'bridge', 'flood'];

function moved(from: Place, to: Place, face: Face | null): readonly Strike[] {
  switch (head(to)) {
    case 'cell':
      return [[face?.is === 'card' && WET.includes(face.sort) ? 'water' : 'brick']];
    case 'stock':
    case 'extra':
    case 'export':
    case 'owner':
      return [['plank']];
    case 'supply':
    case 'reserve':
      return [['sled']];
    case 'chosen':
      return [[face?.is === 'card' ? 'turn' : 'seal']];
    case 'hand':
      return [['deal']];
    case 'pile':
      return head(from) === 'cell' || head(from) === 'hand' ? [['deal']] : [];
    case 'ship':
      return [
        ['sail', 0, 0],
        ['water', 0, 0.93],
      ];
    case 'purse':
    case 'treasury':
    case 'coin':
    case 'coins':
      return [['coin']];
    case 'event':
      return [['turn']];
    default:
      return [];
  }
}
