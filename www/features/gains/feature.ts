// What a move would bring, at the places where it can be made.
import type { Feature } from '../../shell/feature';

export const gains: Feature = {
  rested: () =>
    import('./gains').then(
      ({ showGains }) =>
        (_, game) =>
          showGains(game),
    ),
};
