// The faces of the players, in the bar and at their places.
import type { Feature } from '../../shell/feature';

export const faces: Feature = {
  rested: ({ card }) =>
    Promise.all([import('./chips'), import('./presence'), card.family ? import('./family') : null]).then(
      ([{ showFaces }, { sitDown }, family]) =>
        (_, game) => {
          showFaces(game);
          sitDown(game);
          family?.showAsked(game);
        },
    ),
};
