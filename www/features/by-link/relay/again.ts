// Another game at a table on a relay: the link of its invitation, signed by the seat that invites. It lies where the
// others of the table find it.
import { join, Reader, utf8, type Bytes } from '../../../device/bytes';
import { SIGNATURE, signed, type Private } from '../../../letters/sign';

const AGAIN = 3,
  HEAD = 2;

export interface Again {
  seat: number;
  /** What stands behind `#` in the link. */
  link: string;
}

/** Returns an invitation for a topic: it counts at no other. */
export async function againToBytes(key: Private, topic: string, { seat, link }: Again): Promise<Bytes> {
  const whole = await signed(key, join(utf8(topic), Uint8Array.of(AGAIN, seat), utf8(link)));
  return whole.slice(utf8(topic).length);
}

/** Returns the invitation in a message; null if there is none. */
export function againIn(bytes: Bytes): Again | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== AGAIN || bytes.length <= HEAD + SIGNATURE) return null;
  return { seat: reader.number(1), link: new TextDecoder().decode(bytes.slice(HEAD, -SIGNATURE)) };
}
