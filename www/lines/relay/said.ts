// What a seat says to all at its table on a relay, signed with the seat's key: an invitation to another game, a phrase. Pure.
// What comes is checked: the other device may be anybody's who has the invitation.
import { join, number, Reader, utf8, type Bytes } from '../../device/bytes';
import { isSigned, SIGNATURE, signed, type Private } from '../../device/sign';

const AGAIN = 3,
  SAY = 4,
  /** The bytes before the link of an invitation. */
  HEAD = 2;

/** Returns a message with its signature, for a topic: it counts at no other. */
export async function signedAt(key: Private, topic: string, message: Bytes): Promise<Bytes> {
  const at = utf8(topic);
  return (await signed(key, join(at, message))).slice(at.length);
}

/** Returns whether the seat with this public key has signed a message at this topic. */
export const isFrom = (key: Bytes, topic: string, message: Bytes): Promise<boolean> =>
  isSigned(join(utf8(topic), message), key);

/** A player of the table invites to another game. */
export interface Again {
  seat: number;
  /** What stands behind `#` in the link. */
  link: string;
}

export const againToBytes = (key: Private, topic: string, { seat, link }: Again): Promise<Bytes> =>
  signedAt(key, topic, join(Uint8Array.of(AGAIN, seat), utf8(link)));

/** Returns the invitation in a message; null if there is none. */
export function againIn(bytes: Bytes): Again | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== AGAIN || bytes.length <= HEAD + SIGNATURE) return null;
  return { seat: reader.number(1), link: new TextDecoder().decode(bytes.slice(HEAD, -SIGNATURE)) };
}

/** A phrase that a seat has said. */
export interface Phrase {
  seat: number;
  /** Its number (www/ui/relay/phrases.ts). */
  phrase: number;
  /** When it was said, in s since 1970 of the clock of that device. */
  at: number;
}

export const phraseToBytes = (key: Private, topic: string, { seat, phrase, at }: Phrase): Promise<Bytes> =>
  signedAt(key, topic, join(Uint8Array.of(SAY, seat, phrase), number(at, 4)));

/** Returns the phrase in a message; null if there is none. */
export function phraseIn(bytes: Bytes): Phrase | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== SAY || bytes.length !== 3 + 4 + SIGNATURE) return null;
  return { seat: reader.number(1), phrase: reader.number(1), at: reader.number(4) };
}
