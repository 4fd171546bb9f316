// The end of a game: the last count, and the sheet that names the winner.
import type { Feature } from '../../shell/feature';

export const ending: Feature = {
  over: async (words) => {
    const [{ end }] = await Promise.all([import('./ending'), words.fetch('ending')]);
    return end;
  },
};
