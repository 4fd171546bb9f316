// Notes about a game, seen through its replay.
import type { Asked, Feature, Opened } from '../../shell/feature';

/** How a study begins: a link of one, and a file. */
const STUDY = /^(s[\w-]{24}|\s*\{\s*"dockhand-study")/;

export const study: Opened<Asked['study']> = {
  personal: true,
  words: 'study',
  load: async () => (await import('./study')).study,
  entries: [
    {
      at: 'game',
      id: 'annotate',
      sign: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
      when: (host, { commands, session }) => !host.notes && !commands.isShut && session.moveCount() > 0,
      onTable: true,
      open: (host, game) => host.open('study', game, true),
    },
  ],
  openings: [
    {
      from: 'text',
      like: STUDY,
      open: async (host, text, record) => {
        const [{ openStudy }] = await Promise.all([
          import('./bring'),
          import('./study'),
          host.words.fetch('study'),
        ]);
        return openStudy(host, text, record);
      },
    },
  ],
};

/** In the single file, which is without notes: only the game of a study is opened. */
export const studyInFile: Feature = {
  openings: [
    {
      from: 'text',
      like: STUDY,
      open: async (_, text, record) => record((await import('./game-in')).gameIn(text)),
    },
  ],
};
