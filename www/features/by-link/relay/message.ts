// What devices of a table leave on a relay for each other: letters, which are signed one by one, so that it does not matter who
// lays them out; and what a seat says about taking back the last move. Pure.
import { join, number, Reader, type Bytes } from '../../../device/bytes';
import { SIGNATURE, type Private } from '../../../device/sign';
import { HEAD } from '../../../lines/relay/life';
import { signedAt } from '../../../lines/relay/said';

const LETTERS = 1,
  OPINION = 9;

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

/** What a seat says about taking back the last move of these letters. */
export interface Opinion {
  seat: number;
  agrees: boolean;
  serial: number;
  head: Bytes;
  /** The seat's consent, which is put into the letter that takes the move back. */
  consent: Bytes;
}

export const opinionToBytes = (key: Private, topic: string, said: Opinion): Promise<Bytes> =>
  signedAt(
    key,
    topic,
    join(
      Uint8Array.of(OPINION, said.seat, said.agrees ? 1 : 0),
      number(said.serial, 2),
      said.head,
      said.agrees ? said.consent : new Uint8Array(SIGNATURE),
    ),
  );

/** Returns the opinion in a message; null if there is none. */
export function opinionIn(bytes: Bytes): Opinion | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== OPINION || bytes.length !== 3 + 2 + HEAD + 2 * SIGNATURE) return null;
  const [seat, agrees] = [reader.number(1), reader.number(1) === 1];
  return { seat, agrees, serial: reader.number(2), head: reader.raw(HEAD), consent: reader.raw(SIGNATURE) };
}
