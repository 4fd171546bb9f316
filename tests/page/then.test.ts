// What a search tries next after a move, as a hint tells it, with the engine itself.
import { expect, it } from 'vitest';
import { sameMove } from '../../www/engine/same-move';
import type { Move, RootStats } from '../../www/engine/wire';
import { played } from '../e2e/played';

it.each(['imhotep', 'duel', 'rampart'] as const)(
  'P48: what a seat of %s is told to do next is a move of its own, and legal if nobody decides in between',
  (game) => {
    const over = played(game, 2, 6),
      { resume } = over.constructor as unknown as { resume(record: string): typeof over },
      filed = JSON.parse(over.record()) as { moves: [number, Move][] };
    let told = 0;
    for (const at of filed.moves.keys()) {
      const session = resume(JSON.stringify({ ...filed, moves: filed.moves.slice(0, at) })),
        [seat = 0] = session.view(null).toAct,
        search = session.search(seat, 4, at);
      search.run(3000);
      const all = search.rootStats() as RootStats[],
        [best] = all.toSorted((one, other) => other.visits - one.visits);
      expect(all.every(({ visits, then }) => !then || visits >= 150)).toBe(true); // a twentieth of all
      session.play(seat, best!.move as never, null);
      // What comes after the first card, which nobody knows, depends on the card.
      if (game === 'rampart' && at === 0) expect(best!.then).toBeUndefined();
      if (best!.then) told++;
      if (best!.then && session.view(null).toAct[0] === seat)
        expect(session.offers(seat).some(({ move }) => sameMove(move, best!.then!))).toBe(true);
      search.free();
      session.free();
    }
    expect(told).toBeGreaterThan(0);
  },
);
