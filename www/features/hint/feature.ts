// Advice: the best moves, and the coach, who offers to take back a move that costs much.
import { aside, spoken } from '../../device/aside';
import { BULB } from '../../dom/icons';
import type { Asked, Opened } from '../../shell/feature';

export const hint: Opened<Asked['hint']> = {
  words: 'bot',
  load: async () => (await import('./hint')).hint,
  entries: [
    {
      at: 'turn',
      id: 'hint',
      sign: BULB,
      when: (_, { table }) => table.view.outcome === null,
      onTable: true,
      open: (host, game) => host.open('hint', game),
    },
  ],
  keys: { hint: (host, game) => host.open('hint', game) },
  settings: [spoken('coach')],
  // The coach comes when the settings ask for it, which may be during a game.
  start(_, game) {
    if (game.table.setup.players.every(({ level }) => (level ?? null) === null)) return;
    let asked = false;
    const look = (): void => {
      if (asked || !aside.coach) return;
      asked = true;
      import('./coach').then(
        ({ addCoach }) => addCoach(game),
        () => (asked = false), // the next change asks again
      );
    };
    game.events.on('shown', look);
    look();
  },
};
