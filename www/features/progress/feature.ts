// The course of the game above the log, and what counts when.
import type { Feature } from '../../shell/feature';

export const progress: Feature = {
  rested: () =>
    import('./progress-panel').then(
      ({ showProgress }) =>
        (_, game) =>
          showProgress(game),
    ),
};
