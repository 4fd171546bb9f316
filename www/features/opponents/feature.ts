// Computer players, who play in the browser.
import { spoken } from '../../device/aside';
import { isByHand } from '../../engine/viewpoint';
import type { Feature } from '../../shell/feature';

export const opponents: Feature = {
  settings: [spoken('remarks')],
  async start(_, game) {
    if (game.opponents || game.table.setup.players.every((_, seat) => isByHand(game.table.setup, seat)))
      return;
    await (await import('./add')).addOpponents(game);
  },
  farewell: async (game, offer) => (game.opponents ? (await import('./talk')).farewellOf(game, offer) : null),
};
