// The ladder of animals.
import { guestOf } from '../../device/guest';
import type { Opened } from '../../shell/feature';

export const ladder: Opened = {
  personal: true,
  words: 'ladder',
  load: async () => (await import('./sheet')).showLadder,
  first: [{ at: 'foot', id: 'ladder', open: (host) => host.open('ladder') }],
  entries: [
    {
      at: 'end',
      id: 'ladder',
      when: (_, { card }) => card.family === true,
      open: (host) => host.open('ladder'),
    },
  ],
  rested: ({ table }) =>
    guestOf(table.setup) === null ? null : import('./tens').then(({ showTens }) => showTens),
  meaning: async (host, game) =>
    guestOf(game.table.setup) === null ? null : (await import('./end')).rungEnd(host, game),
  tally: async (words) => {
    const [{ tried, beaten }] = await Promise.all([import('./rungs'), words.fetch('ladder')]);
    return { name: 'ladder', text: tried(words), forget: beaten.forget };
  },
};
