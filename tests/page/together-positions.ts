// Positions of tables that are played by link, and devices that sign what their program would not write.
import { encode, known, type Bytes } from '../../www/device/bytes';
import type { LinkTable } from '../../www/letters/link-table';
import { read, write, type Letter, type Turn } from '../../www/letters/letter';
import { signed } from '../../www/device/sign';
import { linkToSend, seal } from '../../www/letters/protocol';
import { attacks } from './cases';
import { newest, random, seated, step, taken } from './together-fixture';
import { begin, PASS, TAKE } from './together-game';

export const r = random(11);
export const LONG = 600_000;

/** A position: the seat that has to write, and one that will open what it writes. */
export interface Position {
  from: LinkTable;
  to: LinkTable;
  /** What the first sends if it passes. */
  right: string;
}
/** Some positions with nothing sealed, and some in which a draw waits to be opened. */
export const plain: Position[] = [],
  waiting: Position[] = [];

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** Plays to the positions; for `beforeAll`. */
export async function findPositions(): Promise<void> {
  for (let i = 0; i < 24; i++) {
    const table = await seated(i % 3 === 2 ? 3 : 2, 0, { cards: 6 + i });
    await step(table, [PASS], true);
    for (let left = r(5); left > 0 || newest(table).pending; left--) await step(table, r, true);
    for (const [moves, positions] of [
      [[PASS], plain],
      [[TAKE], waiting],
    ] as const) {
      await step(table, moves, true);
      const from = newest(table).next!;
      const right = linkToSend(taken(await seal(table[from]!, [PASS], begin)))
        .split('.')
        .at(-1)!;
      positions.push(frozen({ from: table[from]!, to: table[from === 0 ? 1 : 0]!, right }));
    }
  }
}

/** Does as many cases as are asked for, ten times as many for `npm run attacks`, a hundred at a time. */
export async function many(some: number, one: () => Promise<void>): Promise<void> {
  for (let left = attacks(some, 10 * some); left > 0; left -= 100)
    await Promise.all(Array.from({ length: Math.min(100, left) }, one));
}

export const pick = <T>(list: readonly T[]): T => list[r(list.length)]!;
export const lastLetter = (link: string): Bytes => known(link.split('.').at(-1)!);

/** Signs a letter of this device as its writer would, with changes. */
export async function signedBy(state: LinkTable, letter: Letter, change: object): Promise<string> {
  return encode(await signed(state.secrets!.key, write({ ...letter, ...change } as Letter)));
}
/** The turn in which a seat would pass, changed and signed rightly. */
export async function cheat(
  { from, right }: Pick<Position, 'from' | 'right'>,
  change: object | ((turn: Turn) => object | Promise<object>),
): Promise<string> {
  const turn = read(known(right)) as Turn;
  return signedBy(from, turn, typeof change === 'function' ? await change(turn) : change);
}
