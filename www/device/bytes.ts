// Bytes of the letters: joined, compared, and as text. `Uint8Array.toBase64` would do the last, but the older of
// the browsers that the page is built for lack it.

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Returns the bytes of a text in UTF-8. */
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** Returns all parts one after the other; texts count as UTF-8. */
export function join(...parts: readonly (Bytes | string)[]): Bytes {
  const all = parts.map((part) => (typeof part === 'string' ? utf8(part) : part)),
    whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const same = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

/** Returns a whole number as big-endian bytes. */
export const number = (value: number, length: number): Bytes =>
  Uint8Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) & 255);

export const hex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a text of base64 as it may stand in an address, and the other way round. */
export const toUrl = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');
export const fromUrl = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/');

/** Returns bytes as base64url without padding. */
export const encode = (bytes: Bytes): string =>
  toUrl(btoa(String.fromCharCode(...bytes))).replaceAll('=', '');

/** Returns the bytes of a text in base64url, or null. Each value has exactly one text. */
export function decode(text: string): Bytes | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(fromUrl(text)), (one) => one.charCodeAt(0));
  return encode(bytes) === text ? bytes : null;
}

/** Returns the whole bytes that begin a text in base64url, even if it was cut within one; null if it has other signs. */
export function decodeLoosely(text: string): Bytes | null {
  if (!/^[\w-]*$/.test(text)) return null;
  const whole = text.slice(0, text.length - Number(text.length % 4 === 1));
  return Uint8Array.from(atob(fromUrl(whole)), (one) => one.charCodeAt(0));
}

/** Returns the bytes of a text that this device has written itself. */
export const known = (text: string): Bytes => decode(text) ?? new Uint8Array();

/** Reads bytes one after the other; what is missing reads as zeros, and is seen by comparing. */
export class Reader {
  protected at = 0;
  constructor(protected readonly bytes: Bytes) {}
  raw(length: number): Bytes {
    const found = new Uint8Array(length);
    found.set(this.bytes.subarray(this.at, (this.at += length)));
    return found;
  }
  number(length: number): number {
    return this.raw(length).reduce((sum, byte) => sum * 256 + byte, 0);
  }
}
