// The sounds of C'est mon fort !.
import { head } from '../../stage/scene';
import type { Sounds } from '../sounds';
import type { Game } from './wire';

export const sounds: Sounds<Game> = (step) => {
  switch (step.step) {
    case 'turn':
      return [['turn', 0, 0]];
    case 'say':
      return ['passed', 'skipped'].includes(step.said.say) ? [['seal']] : [];
    case 'move':
      // A cannonball strikes, then the wall falls.
      return head(step.to) === 'gone'
        ? [
            ['dock', 0, 0],
            ['brick', 0, 0.4],
          ]
        : [['brick']];
    default:
      return [];
  }
};
