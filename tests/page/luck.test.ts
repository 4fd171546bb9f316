// The luck of draws, with the engine itself.
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../www/engine/engine';
import { luckOf, type Luck } from '../../www/features/review/luck';
import type { Positions } from '../../www/features/review/positions';
import { played } from '../e2e/played';

type Session = ReturnType<typeof played>;

/** What judges the draws of a game: the engine in Node, with searches of so many iterations. */
function judgeOf(over: Session, iterations = 20) {
  const resume = (record: string): Session =>
    (over.constructor as unknown as { resume(record: string): Session }).resume(record);
  const filed = JSON.parse(over.record()) as { moves: [number, object][] },
    before = (at: number): string => JSON.stringify({ ...filed, moves: filed.moves.slice(0, at) });
  const reveals = new Set<number>(),
    walker = resume(before(0));
  for (const [at, [seat, move]] of filed.moves.entries()) {
    walker.play(seat, move as never, null);
    if (!walker.canUndo()) reveals.add(at);
  }
  const ask = <T>(at: number, question: (session: Session) => T): T => question(resume(before(at)));
  return {
    engine: { resume } as unknown as Engine,
    positions: { moves: filed.moves, reveals, before, ask } as unknown as Positions,
    think: (link: string, seat: number, seed: number) => {
      const search = resume(link).search(seat, 2, seed);
      search.run(iterations);
      return Promise.resolve(search.rootStats());
    },
  };
}

/** Returns the luck of both seats at every draw of a finished game. */
const luckIn = async (over: Session): Promise<(Luck | null)[]> =>
  (await luckOf(judgeOf(over) as never, [], () => true)) ?? [];

describe('luck', () => {
  it('is told at moves that draw, and what one player gains the other loses', async () => {
    for (const game of ['imhotep', 'duel'] as const) {
      const over = played(game, 2, 6),
        luck = await luckIn(over),
        draws = luck.flatMap((one) => one ?? []);
      expect(luck).toHaveLength(over.moveCount());
      expect(draws.length).toBeGreaterThan(3);
      expect(draws.length).toBeLessThan(over.moveCount() / 2);
      for (const {
        luck: [one = 0, other = 0],
        noise,
      } of draws) {
        expect(Math.abs(one + other)).toBeLessThan(3); // rounded chances
        expect(Math.min(...noise)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('is the same again, and ends when nobody wants it', async () => {
    const over = played('duel', 2, 6, 16);
    expect(await luckIn(over)).toEqual(await luckIn(over));
    expect(await luckOf(judgeOf(over) as never, [], () => false)).toBeNull();
  });

  it('goes on at the draw at which nobody wanted it any more', async () => {
    const over = played('duel', 2, 6, 16),
      whole = await luckIn(over),
      judge = judgeOf(over),
      all: (Luck | null)[] = [];
    let asked = 0;
    const counted = {
      ...judge,
      think: (...of: Parameters<typeof judge.think>) => {
        asked++;
        return judge.think(...of);
      },
    };
    expect(await luckOf(counted as never, all, () => asked < 40)).toBeNull();
    const before = all.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(whole.length);
    const first = asked;
    expect(await luckOf(counted as never, all, () => true)).toEqual(whole);
    const again = asked;
    await luckOf(counted as never, [], () => true);
    expect(again - first).toBeLessThan(asked - again); // what was known was not searched again
  });
});
