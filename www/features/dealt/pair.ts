// Boxes between the host and one seat: what is in them no other player of the table can read, nor the relay. The key comes
// from the keys of both (ECDH on P-256, HKDF-SHA-256), and is another one at each table.
import { encode, known, utf8, type Bytes } from '../../device/bytes';
import { publicOf, type Private } from '../../device/sign';
import { closeBox, openBox } from '../../lines/relay/keys';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** Returns a private key for boxes, as it is kept. */
export async function makeBoxKey(): Promise<Private> {
  const { privateKey } = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']),
    { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kty, crv, x, y, d } as Private;
}

/** What the host and one seat close for each other. */
export interface Pair {
  close(topic: string, text: Bytes): Promise<Bytes>;
  open(topic: string, box: Bytes): Promise<Bytes | null>;
}

/** Returns the boxes of a device with the one that has this public key; null if that is no key. `id`: the table. */
export async function pairOf(own: Private, other: string, id: string): Promise<Pair | null> {
  try {
    const key = await crypto.subtle.importKey('jwk', own, CURVE, false, ['deriveBits']),
      theirs = await crypto.subtle.importKey('raw', known(other), CURVE, false, []),
      bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, key, 256),
      secret = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']),
      how = { name: 'HKDF', hash: 'SHA-256', salt: utf8('dockhand/dealt/1'), info: utf8(id) },
      box = await crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
    return {
      close: (topic, text) => closeBox({ box }, topic, text),
      open: (topic, bytes) => openBox({ box }, topic, bytes),
    };
  } catch {
    return null;
  }
}

/** Returns the public half of a key as it travels. */
export const travelling = (key: Private): string => encode(publicOf(key));
