// The link of an invitation to a table that one device deals: the secret from which its keys are made, and the id, which
// names the key of the host. Pure.
import { decode, encode, type Bytes } from '../../device/bytes';
import { SECRET } from '../../lines/relay/keys';

/** How the text behind `#` begins, in the link of an invitation and in the address of a table of this device. */
export const INVITES = 'k',
  TABLE = 'k-';

/** Returns what stands behind `#` in the address of a table of this device. */
export const addressOf = ({ id }: { id: string }): string => TABLE + id;

export interface Invitation {
  secret: Bytes;
  id: string;
}

/** Returns the text that stands behind `#` in an invitation. */
export const invitationLink = ({ secret, id }: Invitation): string => `${INVITES}${encode(secret)}.${id}`;

/** Returns the invitation in a text, whatever stands around it; null if there is none. */
export function invitationIn(text: string): Invitation | null {
  const [, secret = '', id = ''] = /(?:^|#)k([\w-]{22})\.([\w-]{22})(?![\w-])/.exec(text.trim()) ?? [],
    bytes = decode(secret);
  return bytes?.length === SECRET && decode(id)?.length === 16 ? { secret: bytes, id } : null;
}
