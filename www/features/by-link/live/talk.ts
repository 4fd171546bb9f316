// What devices of one table say to each other over a line, beside the letters themselves. Pure. What comes is checked:
// the other device may be anybody's.

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

const isSeat = (seat: unknown): seat is number =>
  Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < MOST_SEATS;

/** Returns what was said, or null if it makes no sense. */
export function hear(text: string): Said | null {
  if (text.length > MOST_TEXT + 100) return null;
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
  if (typeof said !== 'object' || said === null) return null;
  const { say, table, serial, me, text: letters, seats } = said;
  switch (say) {
    case 'none':
    case 'full':
    case 'again':
      return { say };
    case 'letters':
      return typeof letters === 'string' && letters.length <= MOST_TEXT ? { say, text: letters } : null;
    case 'have':
      if (typeof table !== 'string' || table.length > 16) return null;
      if (!Number.isInteger(serial) || Number(serial) < 0 || Number(serial) > 65_535) return null;
      return { say, table, serial: Number(serial), me: isSeat(me) ? me : null };
    case 'here':
      return Array.isArray(seats) && seats.length <= MOST_SEATS && seats.every(isSeat)
        ? { say, seats }
        : null;
    default:
      return null;
  }
}
