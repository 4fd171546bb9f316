// What devices of a table leave on a relay for each other, as bytes in a box: letters, and signs of life. Pure. What
// comes is checked: the other device may be anybody's who has the invitation.
import { join, number, Reader, utf8, type Bytes } from '../../../device/bytes';
import { MOST_BYTES } from '../../../lines/relay/keys';
import { isSigned, SIGNATURE, signed, type Private } from '../../../letters/sign';

/** The bytes of the hash of all letters that a sign of life carries. */
export const HEAD = 8;
/** The number of a sign of life that the relay sends in a device's place. It is the last one of its visit. */
export const LAST = 0xffff_ffff;

const LETTERS = 1,
  LIFE = 2,
  MOST_SEATS = 4;

/** A seat's device is there, or has gone; signed with the key of the seat. */
export interface Life {
  seat: number;
  gone: boolean;
  /** How often this device has come to the table, and how many signs it has given since. */
  epoch: number;
  n: number;
  /** How many letters it has after the invitation, and the beginning of their hash. */
  serial: number;
  head: Bytes;
}
export type Message = { is: 'letters'; letters: Bytes[] } | { is: 'life'; life: Life; text: Bytes };

/** Returns a message with letters, in the order in which they stand. */
export const lettersToBytes = (letters: readonly Bytes[]): Bytes =>
  join(Uint8Array.of(LETTERS), ...letters.flatMap((one) => [number(one.length, 2), one]));

/** Returns a sign of life for a topic: it counts at no other. */
export const lifeToBytes = (key: Private, topic: string, life: Life): Promise<Bytes> =>
  signed(
    key,
    join(
      utf8(topic),
      Uint8Array.of(LIFE, life.seat, life.gone ? 1 : 0),
      number(life.epoch, 4),
      number(life.n, 4),
      number(life.serial, 2),
      life.head,
    ),
  ).then((whole) => whole.slice(utf8(topic).length));

/** Returns what a message says; null if it makes no sense. */
export function messageIn(bytes: Bytes): Message | null {
  if (bytes.length > MOST_BYTES) return null;
  const reader = new Reader(bytes);
  switch (reader.number(1)) {
    case LETTERS:
      return lettersIn(bytes.slice(1));
    case LIFE:
      return lifeIn(reader, bytes);
    default:
      return null;
  }
}

function lettersIn(bytes: Bytes): Message | null {
  const letters: Bytes[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (length === 0 || at + 2 + length > bytes.length) return null;
    letters.push(bytes.slice(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return { is: 'letters', letters };
}

function lifeIn(reader: Reader, text: Bytes): Message | null {
  const [seat, gone] = [reader.number(1), reader.number(1)],
    life = { epoch: reader.number(4), n: reader.number(4), serial: reader.number(2), head: reader.raw(HEAD) };
  if (seat >= MOST_SEATS || gone > 1 || text.length !== 3 + 4 + 4 + 2 + HEAD + SIGNATURE) return null;
  return { is: 'life', life: { ...life, seat, gone: gone === 1 }, text };
}

/** Returns whether the seat with this public key has given a sign of life at this topic. */
export const isFrom = (key: Bytes, topic: string, text: Bytes): Promise<boolean> =>
  isSigned(join(utf8(topic), text), key);
