// Signs of life: a seat's device is at its table on a relay, or has gone, and says what it has of the game. Pure.
import { join, number, Reader, type Bytes } from '../../device/bytes';
import { SIGNATURE, type Private } from '../../device/sign';
import { signedAt } from './said';

/** The bytes of the hash of all letters that a sign of life carries. */
export const HEAD = 8;
/** The number of a sign of life that the relay sends in a device's place. It is the last one of its visit. */
export const LAST = 0xffff_ffff;

const LIFE = 2,
  MOST_SEATS = 4;

/** What a device has of a game: how many letters after the invitation, and the beginning of their hash. */
export interface Has {
  serial: number;
  head: Bytes;
}

/** A seat's device is there, or has gone; signed with the key of the seat. */
export interface Life extends Has {
  seat: number;
  gone: boolean;
  /** How often this device has come to the table, and how many signs it has given since. */
  epoch: number;
  n: number;
}

/** Returns a sign of life for a topic: it counts at no other. */
export const lifeToBytes = (key: Private, topic: string, life: Life): Promise<Bytes> =>
  signedAt(
    key,
    topic,
    join(
      Uint8Array.of(LIFE, life.seat, life.gone ? 1 : 0),
      number(life.epoch, 4),
      number(life.n, 4),
      number(life.serial, 2),
      life.head,
    ),
  );

/** Returns the sign of life in a message; null if there is none. */
export function lifeIn(bytes: Bytes): Life | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== LIFE || bytes.length !== 3 + 4 + 4 + 2 + HEAD + SIGNATURE) return null;
  const [seat, gone] = [reader.number(1), reader.number(1)],
    life = { epoch: reader.number(4), n: reader.number(4), serial: reader.number(2), head: reader.raw(HEAD) };
  return seat < MOST_SEATS && gone <= 1 ? { ...life, seat, gone: gone === 1 } : null;
}
