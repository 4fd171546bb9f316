// The rules of the program in examples/receipt beside those of the engine, over random games: who decides, what is legal
// in which order, what draws, how each heap lies, which questions are not asked, the points and the winners.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Played } from '../../www/letters/seeded';
import { cases } from './cases';
import { random } from './together-fixture';
import { beginOf, setupFor } from './together-real';
import { verified } from './together-verify';

type Random = (n: number) => number;
const PROGRAM = 'tests/page/rules-verify.py';
const SITES = ['market', 'pyramid', 'temple', 'chamber', 'obelisks'];

const any = <T>(list: readonly T[], r: Random): T => list[r(list.length)]!;
const some = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one);

/** The parts of another box, any that can be played; some tables are left as they are printed. */
function parts(r: Random): object {
  const space = () => ({
    ...(r(4) > 0 && { points: r(16) }),
    ...(r(2) > 0 && { bonus: any(['card', 'stones', 'boat', null], r) }),
  });
  return {
    game: 'imhotep',
    ...(r(3) > 0 && { pyramids: some(3, () => some(1 + r(10), space)) }),
    ...(r(3) > 0 && { temple: some(5, () => any(['one', 'choice', 'two', 'card'], r)) }),
    ...(r(3) > 0 && { obelisks: some(r(17), () => r(100)) }),
    ...(r(2) > 0 && {
      rounds: some(3, () =>
        some(7, () =>
          any(
            [
              [4, 4, 3, 3],
              [1, 2, 2, 3],
              [3, 2, 1, 4],
            ],
            r,
          ),
        ),
      ),
    }),
  };
}

/** The options of a game: all sides A, all B, or mixed; every third game has parts of its own. */
function optionsOf(i: number, seats: number, r: Random): object {
  const sides = SITES.map((site) => [site, i % 4 === 0 ? 'a' : i % 4 === 1 ? 'b' : any(['a', 'b'], r)]);
  return {
    ...Object.fromEntries(sides),
    wrath: r(2) === 0,
    pyramidBonus: any(['must', 'may'], r),
    ...(r(2) === 0 && { first: r(seats) }),
    ...(i % 3 === 2 && { components: parts(r) }),
  };
}

/** The text of a value whose keys are sorted, as the program writes it. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Plays a game at random in the engine. Returns what the program is to find. */
async function told(game: string, seats: number, config: object, r: Random): Promise<string> {
  const [begin] = await beginOf(game),
    seed = (): string => some(16, () => r(16).toString(16)).join(''),
    deal = seed(),
    { session } = begin(setupFor(game, seats, 0, config), [deal]) as Played,
    moves: [seat: number, legal: string, index: number, seed: string | null][] = [];
  for (;;) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) break;
    const legal = session.offers(seat).map(({ move }) => move),
      index = r(legal.length),
      draw = session.needs(seat, legal[index]!) ? seed() : null,
      hash = createHash('sha256').update(sorted(legal)).digest('hex');
    moves.push([seat, hash, index, draw]);
    if (draw !== null) session.draw(draw);
    session.play(seat, legal[index]!, null);
  }
  const { outcome } = session.view(null),
    heaps = session.heaps();
  session.free();
  return JSON.stringify({ game, seats, config, deal, moves, heaps, outcome });
}

it.each([2, 3, 4])(
  'games of Imhotep for %i end alike by both rules',
  { timeout: 3_600_000 },
  async (seats) => {
    const games: string[] = [];
    for (let i = 0; i < Math.max(60, cases(400)); i++) {
      const r = random(1000 * seats + i);
      games.push(await told('imhotep', seats, optionsOf(i, seats, r), r));
    }
    const said = await verified(games, PROGRAM);
    expect(said.filter((line) => !/^\d+$/.test(line))).toEqual([]);
    const unasked = said.filter((line) => line !== '0').length;
    process.stdout.write(
      `${seats} seats: ${unasked} of ${games.length} games end by a question that is not asked\n`,
    );
    expect(unasked).toBeGreaterThan(0);
  },
);

it('games of the Duel end alike by both rules', { timeout: 3_600_000 }, async () => {
  const games: string[] = [];
  for (let i = 0; i < cases(100); i++) {
    const r = random(i),
      sides = ['obelisk', 'temple', 'pyramids', 'tomb'].map((key) => [key, any(['a', 'b'], r)]);
    games.push(await told('duel', 2, Object.fromEntries(sides) as object, r));
  }
  expect(await verified(games, PROGRAM)).toEqual(games.map(() => '0'));
});
