// Another game at the same table: what of its set-up goes to the engine.
import { expect, it } from 'vitest';
import type { Setup } from '../../www/engine/wire';
import { nextSetup } from '../../www/features/rematch/rematch';

it('begins with the next player, and leaves out which seats have phones: the engine knows no phones', () => {
  const players = [
      { name: 'Anna', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    setup = { game: 'kontor', players, config: { first: 1 }, seed: 1, away: undefined, phones: [0, 1] },
    next = nextSetup(setup as unknown as Setup, 1, 2);
  expect(JSON.parse(JSON.stringify(next))).toEqual({
    game: 'kontor',
    players,
    config: { first: 0 },
    seed: 2,
  });
});
