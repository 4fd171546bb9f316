// Which letters of a table lie on a relay: the newest ones in the outbox of a seat, and all whole groups of eight as
// chunks. Pure.
import { known, type Bytes } from '../../../device/bytes';
import type { LinkTable } from '../../../letters/link-table';

/** How many letters lie together in a chunk. */
export const CHUNK = 8;
/** How many letters an outbox has beyond the last whole chunk, so that devices that part find where. */
const OVERLAP = 2;

/** The letters that have a place, in their order. */
const placed = ({ letters }: LinkTable): Bytes[] =>
  letters.filter(({ serial }) => serial !== null).map(({ text }) => known(text));

/** Returns the newest letters, and other letters for the same places, of which one counts. */
export function outboxOf(state: LinkTable): Bytes[] {
  const { serial, twice, rivals = [] } = state,
    all = placed(state),
    whole = Math.floor(serial / CHUNK) * CHUNK,
    from = Math.max(0, Math.min(whole, serial - OVERLAP) - (serial - all.length));
  return [...[...twice, ...rivals].map(known), ...all.slice(from)];
}

/** Returns the whole chunks; none if this device was sent a whole game, and has not every letter of it. */
export function chunksOf(state: LinkTable): Bytes[][] {
  const all = placed(state),
    count = all.length === state.serial ? Math.floor(all.length / CHUNK) : 0;
  return Array.from({ length: count }, (_, at) => all.slice(at * CHUNK, (at + 1) * CHUNK));
}
