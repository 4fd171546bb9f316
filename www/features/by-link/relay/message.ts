// What devices of a table leave on a relay for each other: letters. Pure. They are signed one by one, so it does not matter
// who lays them out.
import { join, number, type Bytes } from '../../../device/bytes';

const LETTERS = 1;

/** Returns a message with letters, in the order in which they stand. */
export const lettersToBytes = (letters: readonly Bytes[]): Bytes =>
  join(Uint8Array.of(LETTERS), ...letters.flatMap((one) => [number(one.length, 2), one]));

/** Returns the letters of a message; null if it makes no sense. */
export function lettersIn(bytes: Bytes): Bytes[] | null {
  const letters: Bytes[] = [];
  if (bytes[0] !== LETTERS) return null;
  for (let at = 1; at < bytes.length;) {
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (length === 0 || at + 2 + length > bytes.length) return null;
    letters.push(bytes.slice(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return letters;
}
