// The deal of the day.
import { isAgainstOne } from '../../engine/viewpoint';
import type { Asked, Opened } from '../../shell/feature';

export const daily: Opened<Asked['daily']> = {
  personal: true,
  words: 'daily',
  load: async () => (await import('./sheet')).showDaily,
  first: [{ at: 'foot', id: 'daily', open: (host) => host.open('daily') }],
  rested: ({ table }) =>
    isAgainstOne(table.setup) ? import('./log-note').then(({ noteDeal }) => noteDeal) : null,
  title: async (words, setup, month) => {
    if (!isAgainstOne(setup)) return '';
    const [{ titleOf }] = await Promise.all([import('./deal'), words.fetch('daily')]);
    return titleOf(words, setup, month);
  },
  meaning: async (host, game) =>
    isAgainstOne(game.table.setup) ? (await import('./end')).dayEnd(host, game) : null,
  tally: async (words) => {
    const [{ tried, dailyResults }] = await Promise.all([import('./results'), words.fetch('daily')]);
    return { name: 'daily', text: tried(words), forget: dailyResults.forget };
  },
};
