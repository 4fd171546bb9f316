// The rules of a game, and questions about a part of its table.
import type { Asked, Opened } from '../../shell/feature';

export const rulebook: Opened<Asked['rulebook']> = {
  words: 'rules',
  load: async () => (await import('./rulebook')).showRules,
  first: [{ at: 'head', id: 'rules', open: (host) => host.open('rulebook', host.choosing, null) }],
  entries: [
    {
      at: 'help',
      id: 'rules',
      sign: 'M12 6C10 4.6 7 4.2 3.5 4.5v14c3.5-.3 6.5.1 8.5 1.5 2-1.4 5-1.8 8.5-1.5v-14C17 4.2 14 4.6 12 6zM12 6v14',
      open: (host, { card }) => host.open('rulebook', card.id, null),
    },
  ],
  keys: {
    ask: (_, game) =>
      void import('./asking').then(
        ({ askAtFocus }) => askAtFocus(game),
        () => undefined,
      ),
  },
  rested: () =>
    Promise.all([import('./ask'), import('./in-play')]).then(
      ([{ offerRules }, { showRulesInPlay }]) =>
        (host, game) => {
          offerRules(host, game);
          return showRulesInPlay(host, game);
        },
    ),
  inPlay: async (host, game, into) => (await import('./in-play')).showRulesInPlay(host, game, into),
};
