// A chess clock in the bar above the table, for people who share it.
import { isByHand } from '../../engine/viewpoint';
import type { Feature } from '../../shell/feature';

export const clock: Feature = {
  rested: ({ table: { setup } }) =>
    setup.players.filter((_, seat) => isByHand(setup, seat)).length > 1
      ? import('./clock').then(({ addClock }) => addClock)
      : null,
};
