// The link of an invitation to a table on a relay: the secret from which its keys are made, and the signed invitation.
// It works without the relay as well. Pure.
import { decode, encode, type Bytes } from '../../../device/bytes';
import { SECRET } from '../../../lines/relay/keys';
import { pieces } from '../../../device/pasted';

/** How the text behind `#` begins, in the link of an invitation and in the address of a table of this device. */
export const INVITES = 'r',
  TABLE = 'r-';

/** Returns what stands behind `#` in the address of a table of this device. */
export const addressOf = ({ id }: { id: string }): string => TABLE + id;

export interface RelayInvitation {
  secret: Bytes;
  /** The letters of the invitation, as in a link. */
  letters: string;
}

/** Returns the text that stands behind `#` in an invitation. */
export const invitationLink = (secret: Bytes, invitation: string): string =>
  `${INVITES}${encode(secret)}.${invitation}`;

/** Returns the invitation in a text, whatever stands around it; null if there is none. */
export function invitationIn(text: string): RelayInvitation | null {
  for (const piece of pieces(text, `#${INVITES}`)) {
    const [, secret = '', letters = ''] = /^r?([\w-]+)\.([\w.-]+)/.exec(piece) ?? [],
      bytes = decode(secret);
    if (bytes?.length === SECRET && letters !== '') return { secret: bytes, letters };
  }
  return null;
}
