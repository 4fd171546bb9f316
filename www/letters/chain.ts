// Chains of values, from which chance is made. A seat fixes 512 values at once by publishing the anchor, which
// the last of them hashes to; it gives them one by one, and each proves all before it.
import { sleep } from '../dom/pause';
import { encode, hex, join, known, number, type Bytes } from '../device/bytes';

/** The values of a chain. */
export const LENGTH = 512;
/** One value in 32 is kept, so no value is more than 31 hashes away. */
const MARK = 32;
/** The values that are made without a pause. */
const SLICE = 128;

/** A chain as its own seat keeps it: which values it has, and every 32nd of them. */
export interface Chain {
  /** The index of its anchor; its first value has the next one. */
  base: number;
  marks: string[];
}

export const sha256 = async (...parts: readonly (Bytes | string)[]): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', join(...parts)));

/** Returns the value that lies so many steps before this one. */
export async function back(value: Bytes, steps: number): Promise<Bytes> {
  for (let i = 0; i < steps; i++) value = await sha256('dockhand/chain/1', value);
  return value;
}

/** Returns a new chain. It is made in slices, so that a page stays awake meanwhile. */
export async function makeChain(base: number): Promise<Chain> {
  let value = crypto.getRandomValues(new Uint8Array(32));
  const marks: string[] = [];
  for (let left = LENGTH; left > 0; left -= MARK) {
    marks.unshift(encode(value));
    value = await back(value, MARK);
    if (left % SLICE === 0) await sleep();
  }
  return { base, marks };
}

/** Returns the value of this index; of the index of its anchor, the anchor. Null if the chain does not have it. */
export async function valueAt({ base, marks }: Chain, index: number): Promise<Bytes | null> {
  const place = index - base,
    at = Math.ceil(Math.max(place, 1) / MARK),
    mark = marks[at - 1];
  return mark === undefined || place < 0 ? null : back(known(mark), at * MARK - place);
}

/** Returns the seed of a draw as 16 hexadecimal digits. `values`: those of its seats, in the order of seats. */
export const seedOf = async (table: string, draw: number, values: readonly Bytes[]): Promise<string> =>
  hex((await sha256('dockhand/draw/1', known(table), number(draw, 2), ...values)).slice(0, 8));
