// P21: how often a device that is passed around in Kontor changes hands.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { decider, mayDecide, OPEN, viewpointAfter, type Viewpoint } from '../../www/engine/viewpoint';
import { cases } from './cases';
import type { Session } from '../../www/engine/engine';
import type { Seat, View } from '../../www/engine/wire';
import type * as wasm from '../../pkg/kontor/kontor';

const modules = import.meta.glob<typeof wasm>('../../pkg/kontor/*.js');
let engine: typeof wasm;
beforeAll(async () => {
  engine = await modules['../../pkg/kontor/kontor.js']!();
  engine.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
});

/**
 * Plays a game on a device that is passed around; returns how often it changes hands, and the number of
 * rounds.
 */
function played(session: Session, seed: number): { handOvers: number; rounds: number } {
  let viewpoint: Viewpoint = OPEN,
    holder: Seat | null = null,
    handOvers = 0;
  const take = (seat: Seat): void => {
    if (seat !== holder) handOvers++;
    holder = seat;
    viewpoint = { eye: seat, called: null };
  };
  for (let move = 0; ; move++) {
    const before = session.view(null) as View;
    if (before.outcome) break;
    if (!mayDecide(before, viewpoint)) take(viewpoint.called ?? decider(before, viewpoint, holder)!);
    const seat: Seat = decider(before, viewpoint, holder)!;
    const all = session.offers(seat);
    const offer = all[(move * 7919 + seed * 31) % all.length]!;
    session.play(seat, offer.move, null);
    holder = seat;
    viewpoint = viewpointAfter(before, session.view(null) as View, viewpoint);
  }
  const rounds = session.view(null).counters.find(({ at }) => at === 'round')?.count ?? 0;
  return { handOvers, rounds };
}

function perRound(games: number, players: number, config: object): number {
  let handOvers = 0,
    rounds = 0;
  for (let seed = 1; seed <= games; seed++) {
    const session = engine.Session.open({
      game: 'kontor',
      players: Array.from({ length: players }, (_, colour) => ({ name: `P${colour}`, colour })),
      config,
      seed,
    } as never) as unknown as Session;
    const game = played(session, seed);
    session.free();
    handOvers += game.handOvers;
    rounds += game.rounds;
  }
  return handOvers / rounds;
}

describe('P21: with one answer, over 100 games each,', () => {
  it.each([
    ['the base game for two', 2, 'base', 1.5],
    ['the advanced game for two', 2, 'advanced', 1.5],
    ['the advanced game for two teams', 4, 'advanced', 4],
  ] as const)('%s changes hands at most so many times a round', (_, players, scenario, most) => {
    const one = perRound(cases(100), players, { scenario, oneAnswer: true });
    expect(one).toBeLessThanOrEqual(most);
    expect(one).toBeLessThan(perRound(3, players, { scenario }));
  });
});
