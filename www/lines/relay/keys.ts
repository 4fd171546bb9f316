// The keys of a table on a relay, and the boxes in which its messages travel. All of it comes from the secret of the
// invitation: the relay sees a topic that cannot be guessed, and bytes that it can neither read nor change unnoticed.
// HKDF: RFC 5869; AES-GCM: NIST SP 800-38D.
import { encode, join, utf8, type Bytes } from '../../device/bytes';

/** What devices of one table share on a relay. */
export interface TableKeys {
  /** The beginning of all its topics, without a slash at its end. */
  topic: string;
  /** The name that the relay's access rules compare with the topic. */
  user: string;
  box: CryptoKey;
}

/** The bytes of the secret in an invitation. */
export const SECRET = 16;
/** The most bytes of a message on the relay; a longer one is not opened. */
export const MOST_BYTES = 12_288;

const PREFIX = 'dh1',
  SALT = utf8('dockhand/relay/1'),
  VERSION = 1,
  NONCE = 12,
  TAG = 16,
  /** Messages are padded to a multiple of this, so that their length tells little. */
  STEP = 64,
  LENGTH = 2;

export const makeSecret = (): Bytes => crypto.getRandomValues(new Uint8Array(SECRET));

async function derive(secret: Bytes, purpose: string, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: SALT, info: utf8(purpose) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8));
}

/** Returns the keys of the table that an invitation with this secret leads to. */
export async function keysOf(secret: Bytes): Promise<TableKeys> {
  const user = encode(await derive(secret, 'topic', 16)),
    raw = await derive(secret, 'key', 32);
  return {
    topic: `${PREFIX}/${user}`,
    user,
    box: await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']),
  };
}

/** Returns a message as it lies on the relay. It can be opened only under its own topic. */
export async function closeBox(
  { box }: Pick<TableKeys, 'box'>,
  topic: string,
  message: Bytes,
): Promise<Bytes> {
  const padded = new Uint8Array(Math.ceil((message.length + LENGTH) / STEP) * STEP);
  padded.set([message.length >> 8, message.length & 255]);
  padded.set(message, LENGTH);
  // Devices share the key, and a device may be put back to an old copy: a counter could repeat.
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE)),
    closed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce, additionalData: utf8(topic) },
      box,
      padded,
    );
  return join(Uint8Array.of(VERSION), nonce, new Uint8Array(closed));
}

/** Returns the message in a box; null if it is not of this table, not of this topic, or damaged. */
export async function openBox(
  { box }: Pick<TableKeys, 'box'>,
  topic: string,
  bytes: Bytes,
): Promise<Bytes | null> {
  if (bytes.length < 1 + NONCE + STEP + TAG || bytes.length > MOST_BYTES || bytes[0] !== VERSION) return null;
  try {
    const iv = bytes.slice(1, 1 + NONCE),
      padded = new Uint8Array(
        await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv, additionalData: utf8(topic) },
          box,
          bytes.slice(1 + NONCE),
        ),
      ),
      length = ((padded[0] ?? 0) << 8) | (padded[1] ?? 0);
    return LENGTH + length <= padded.length ? padded.slice(LENGTH, LENGTH + length) : null;
  } catch {
    return null; // not a box of this table
  }
}
