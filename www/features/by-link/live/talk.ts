// What devices of one table say to each other over a line, beside the letters themselves. Pure. What comes is checked:
// the other device may be anybody's.
import { isCount, isList, isText, objectOf, parsed } from '../../../device/valid';

export type Said =
  /** Which table it is, how many letters the sender has after the invitation, and its seat. */
  | { say: 'have'; table: string; serial: number; me: number | null }
  /** The sender keeps nothing of this table, and would like a seat. */
  | { say: 'none' }
  /** Letters, as in a link. */
  | { say: 'letters'; text: string }
  /** All seats are taken. */
  | { say: 'full' }
  /** The game is over, and the sender would like another one at the same table. */
  | { say: 'again' }
  /** The seats whose devices are there, told by the device that all others are connected to. */
  | { say: 'here'; seats: number[] };

/** The most characters of letters in one text; the longest link has as many. */
const MOST_TEXT = 16_384;
const MOST_SEATS = 4;

export const tell = (said: Said): string => JSON.stringify(said);

const isSeat = (seat: unknown): seat is number => isCount(seat, MOST_SEATS - 1);

/** Returns what was said, or null if it makes no sense. */
export function hear(text: string): Said | null {
  if (text.length > MOST_TEXT + 100) return null;
  const { say, table, serial, me, text: letters, seats } = objectOf(parsed(text));
  switch (say) {
    case 'none':
    case 'full':
    case 'again':
      return { say };
    case 'letters':
      return isText(letters, MOST_TEXT) ? { say, text: letters } : null;
    case 'have':
      return isText(table, 16) && isCount(serial, 65_535)
        ? { say, table, serial, me: isSeat(me) ? me : null }
        : null;
    case 'here':
      return isList(seats, MOST_SEATS, isSeat) ? { say, seats } : null;
    default:
      return null;
  }
}
