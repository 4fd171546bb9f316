// Which tables are played from another device now, to which they were moved.
import { encode } from '../device/bytes';
import { hasClaimed, type LinkTable } from './link-table';
import { publicOf } from '../device/sign';

/** The seat that the secrets of a table belong to, also after it has moved away; null if there is none. */
export function seatOf({
  secrets,
  seats,
  asking,
}: Pick<LinkTable, 'secrets' | 'seats' | 'asking'>): number | null {
  if (!secrets) return null;
  const key = encode(publicOf(secrets.key)),
    seat = seats.findIndex((one) => one.key === key);
  if (seat >= 0) return seat;
  return asking?.key === key ? asking.seat : null;
}

/** Whether a table is played from another device now, to which it was moved. */
export const isMoved = (state: LinkTable): boolean =>
  state.me === null && state.secrets !== null && !hasClaimed(state);
