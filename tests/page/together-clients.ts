// Clients that cheat, by what they send in place of a right letter. All sign rightly.
import { encode, known } from '../../www/device/bytes';
import { makeChain, seedOf, valueAt } from '../../www/letters/chain';
import { askAnew } from '../../www/letters/device';
import { lastOf, ownValue } from '../../www/letters/link-table';
import { read, write, type Turn } from '../../www/letters/letter';
import { makeKey, signed } from '../../www/device/sign';
import { taken } from './together-fixture';
import { begin, PASS, TAKE } from './together-game';
import { cheat, plain, r, waiting, type Position } from './together-positions';

/** A chain that was never fixed. */
const other = makeChain(0);

/** A cheat: at which positions, what it sends there, and why that is refused. */
export type Cheat = [positions: Position[], act: (at: Position) => Promise<string>, why: string];

/** Every cheat that is refused when its letter comes. */
export const CHEATS: Readonly<Record<string, Cheat>> = {
  'gives another value': [
    waiting,
    (at) => cheat(at, { value: crypto.getRandomValues(new Uint8Array(32)) }),
    'chain',
  ],
  'gives an older value': [plain, (at) => cheat(at, ({ index }) => ({ index: index - 1 })), 'chain'],
  'withholds the value for a draw that it has seen': [
    waiting,
    (at) =>
      cheat(at, () => {
        const { from } = at;
        const { index, value } = lastOf(from, from.me!);
        return { index, value: known(value) };
      }),
    'withheld',
  ],
  'withholds the value for its own draw': [plain, (at) => cheat(at, { moves: [TAKE] }), 'withheld'],
  'gives a value before its time': [
    plain,
    (at) =>
      cheat(at, async ({ index }) => {
        const early = index + 1 + r(2);
        return { index: early, value: (await ownValue(at.from, early))! };
      }),
    'early',
  ],
  'gives away far more than it may': [
    plain,
    (at) => cheat(at, async ({ index }) => ({ index: index + 3 + r(400) })),
    'early',
  ],
  'plays what is no legal move': [plain, (at) => cheat(at, { moves: [4 + r(30_000)] }), 'illegal'],
  'plays on for another': [plain, (at) => cheat(at, { moves: [PASS, r(4)] }), 'illegal'],
  'says nothing when it has to decide': [plain, (at) => cheat(at, { moves: [] }), 'illegal'],
  'comes to another state': [
    plain,
    (at) => cheat(at, ({ check }) => ({ check: (check ^ (1 << r(31))) >>> 0 })),
    'version',
  ],
  'goes on from another past': [
    plain,
    (at) => cheat(at, { head: crypto.getRandomValues(new Uint8Array(8)) }),
    'strayed',
  ],
  'leaves a letter out': [
    plain,
    (at) => cheat(at, ({ serial }) => ({ serial: serial + 1 + r(9) })),
    'missing',
  ],
  'writes in the name of another': [
    plain,
    async ({ from, to, right }) => {
      const turn = read(known(right)) as Turn;
      const own = to.me === from.me ? await makeKey() : to.secrets!.key;
      return encode(await signed(own, write(turn)));
    },
    'forged',
  ],
  'tries own values until the draw suits it': [
    waiting,
    (at) =>
      cheat(at, async () => {
        const { from } = at;
        const { pending, id, draws } = from;
        const tries = await Promise.all(
          Array.from({ length: 8 }, async () => {
            const value = crypto.getRandomValues(new Uint8Array(32));
            const all = [...pending!.values, [from.me!, encode(value)] as const].sort(([a], [b]) => a - b);
            return {
              value,
              seed: await seedOf(
                id,
                draws.length,
                all.map(([, one]) => known(one)),
              ),
            };
          }),
        );
        return { value: tries.sort((a, b) => (a.seed < b.seed ? -1 : 1))[0]!.value };
      }),
    'chain',
  ],
  'changes its chain for another': [
    waiting,
    (at) => cheat(at, async ({ index }) => ({ value: (await valueAt(await other, index))! })),
    'chain',
  ],
  'fixes a new chain before the old one has ended': [
    plain,
    (at) => cheat(at, { anchor: crypto.getRandomValues(new Uint8Array(32)) }),
    'chain',
  ],
  'says that it has a new device, to draw again': [
    waiting,
    async ({ from }) => {
      const fresh = taken(await askAnew(from, from.me!, begin));
      return fresh.letters.at(-1)!.text;
    },
    'asks',
  ],
};
