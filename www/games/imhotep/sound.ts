// The sounds of Imhotep.
import { head, numbers } from '../../stage/scene';
import { shapeOf } from './shape';
import type { Sounds, Strike } from '../sounds';
import type { Game, Place, Setup } from './wire';

export const sounds: Sounds<Game> = (step, setup) => {
  if (step.step === 'turn') return [['turn']];
  if (step.step === 'say') return ['passed', 'bonus-declined'].includes(step.said.say) ? [['seal']] : [];
  return step.step === 'move' ? moved(step.from, step.to, setup) : [];
};

function moved(from: Place, to: Place, setup: Setup): readonly Strike[] {
  switch (head(to)) {
    case 'boat':
      return [['plank']];
    case 'sled':
    case 'quarry':
      return [['sled']];
    case 'dock':
      return [
        ['sail', 0, 0],
        ['dock', 0, 0.93],
      ];
    case 'lane':
      return [['water']];
    case 'pyramid':
    case 'temple':
    case 'chamber':
    case 'obelisk':
    case 'loose':
    case 'built':
    case 'beside':
      return [['stone', below(to, setup)]];
    case 'held':
    case 'market':
    case 'pair':
    case 'played':
      return [['deal']];
    case 'discard':
      return head(from) === 'played' ? [['turn']] : [];
    default:
      return [];
  }
}

/** Returns the first place of each level of a pyramid above the ground. */
function levels({ pyramid, components }: Setup['config'], which: number): number[] {
  if (pyramid === 'a') return [9, 13];
  return [shapeOf(components?.pyramids?.[which]?.length ?? 5).ground];
}

/** Returns how many levels lie below a stone of a monument. */
function below(at: Place, { config, players }: Setup): number {
  const [first = 0, second = 0] = numbers(at);
  switch (head(at)) {
    case 'pyramid':
      return levels(config, first).filter((level) => second >= level).length;
    case 'temple':
      return Math.floor(first / (players.length === 2 ? 4 : 5));
    case 'obelisk':
    case 'built':
      return second;
    default:
      return 0;
  }
}
