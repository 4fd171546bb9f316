// The sounds of the Duel.
import { head, numbers } from '../../stage/scene';
import type { Sounds, Strike } from '../sounds';
import type { Game, Place } from './wire';

export const sounds: Sounds<Game> = (step) => {
  if (step.step === 'turn') return [['turn']];
  if (step.step === 'say') return ['passed', 'stopped'].includes(step.said.say) ? [['seal']] : [];
  return step.step === 'move' ? moved(step.from, step.to) : [];
};

function moved(from: Place, to: Place): readonly Strike[] {
  switch (head(to)) {
    case 'cell':
      return [['plank']];
    case 'reserve':
      return [['sled']];
    case 'boat':
    case 'lifted':
    case 'action':
    case 'pile':
      return [['deal']];
    case 'site':
      return [[head(from) === 'pile' ? 'turn' : 'stone', below(to)]];
    case 'out':
      return [head(from) === 'quay' ? ['sail', 0, 0] : [head(from) === 'action' ? 'turn' : 'deal']];
    default:
      return [];
  }
}

/** Returns how many tokens lie below a token of a board. */
function below(at: Place): number {
  const [, board] = at.split('/').slice(1),
    nth = numbers(at).at(-1) ?? 0;
  return board === 'obelisk' ? nth : board === 'pyramids' ? [3, 5].filter((level) => nth >= level).length : 0;
}
