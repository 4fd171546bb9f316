// The replay of a game, running or over.
import type { Asked, Opened } from '../../shell/feature';

export const replay: Opened<Asked['replay']> = {
  words: 'replay',
  load: async () => (await import('./replay')).openReplay,
  entries: [
    {
      at: 'game',
      id: 'replay',
      sign: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.3v4.5H9M12 8v4.5l3 2',
      when: (_, { commands, session }) => !commands.isShut && session.moveCount() > 0,
      onTable: true,
      open: (host, game) => host.open('replay', game, null),
    },
  ],
  keys: { replay: (host, game) => host.open('replay', game, null) },
  // The moves that were made before the game was opened are written into its log.
  rested: ({ history }) =>
    history.moves === 0
      ? null
      : import('./playthrough').then(
          ({ recall }) =>
            (_, game) =>
              recall(game),
        ),
  spoke: async (game) => (await import('./playthrough')).rewriteLog(game),
};
