// Signatures: ECDSA on P-256 with SHA-256, which every browser has that can play the games. Keys are made for one
// table, and are extractable because they have to move to a new device with it.
import { decode, join, type Bytes } from './bytes';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' },
  SIGNING = { name: 'ECDSA', hash: 'SHA-256' };
/** The order of the curve's group. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The bytes of a signature, which is the end of every letter. */
export const SIGNATURE = 64;
/** The bytes of a public key, an uncompressed point. */
export const KEY = 65;

/** A private key as it is kept. */
export type Private = Pick<JsonWebKey, 'kty' | 'crv' | 'x' | 'y' | 'd'>;

export async function makeKey(): Promise<Private> {
  const { privateKey } = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kty, crv, x, y, d } as Private;
}

export const publicOf = ({ x = '', y = '' }: Private): Bytes =>
  join(Uint8Array.of(4), ...[x, y].map((half) => decode(half) ?? new Uint8Array()));

const halfOf = (signature: Bytes): bigint =>
  signature.slice(SIGNATURE / 2).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** Returns the letter: a text with its signature. */
export async function signed(key: Private, body: Bytes): Promise<Bytes> {
  const own = await crypto.subtle.importKey('jwk', key, CURVE, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNING, own, body));
  // Of the two signatures that are right, only the one with the lower half counts, or any reader could make
  // another letter of this one.
  let half = halfOf(signature);
  if (half > ORDER / 2n) {
    half = ORDER - half;
    for (let at = SIGNATURE - 1; at >= SIGNATURE / 2; at--, half >>= 8n) signature[at] = Number(half & 255n);
  }
  return join(body, signature);
}

/** Whether a letter is signed with the private half of this key. */
export async function isSigned(letter: Bytes, key: Bytes): Promise<boolean> {
  const signature = letter.slice(-SIGNATURE);
  if (halfOf(signature) > ORDER / 2n) return false;
  try {
    const theirs = await crypto.subtle.importKey('raw', key, CURVE, false, ['verify']);
    return await crypto.subtle.verify(SIGNING, theirs, signature, letter.slice(0, -SIGNATURE));
  } catch {
    return false; // not a point of the curve
  }
}
