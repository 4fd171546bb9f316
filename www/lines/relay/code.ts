// A code that is read over the phone, in place of the link of an invitation: 16 digits. It is no key of a table. It leads to
// a place on the relay where the link lies for an hour, in a box that only who knows the code can open.
//
// 15 digits are random, which is 49 bits; the last one notices a digit that is wrong and two that have changed places (ISO
// 7064, mod 11,10 notices the former, most of the latter). The keys are made slowly, so that a relay that keeps the box has
// to compute 600,000 hashes for each of 10¹⁵ codes to open it.
import { utf8 } from '../../device/bytes';
import { keysOf, SECRET, type TableKeys } from './keys';

const DIGITS = 16,
  GROUP = 4,
  ROUNDS = 600_000,
  SALT = utf8('dockhand/code/1');

/** Returns the last digit of a code that begins with these. */
function checkOf(digits: string): string {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return String((11 - product) % 10);
}

/** Returns a code that nobody can guess. */
export function makeCode(): string {
  let digits = '';
  while (digits.length < DIGITS - 1) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 250) digits += String(byte % 10); // each digit equally often
  }
  return digits + checkOf(digits);
}

/** Returns a code as it is read out: in groups. */
export const inGroups = (code: string): string =>
  code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join(' ') ?? code;

/** Returns the code that a person has typed, whatever stands between its digits; null if it cannot be one. */
export function readCode(text: string): string | null {
  const code = text.normalize('NFKC').replace(/[\s.\-–/]/g, '');
  return /^\d{16}$/.test(code) && checkOf(code.slice(0, -1)) === code.slice(-1) ? code : null;
}

/** Returns the keys of the place that a code leads to. It takes a moment, on purpose. */
export async function keysOfCode(code: string): Promise<TableKeys> {
  const key = await crypto.subtle.importKey('raw', utf8(code), 'PBKDF2', false, ['deriveBits']),
    how = { name: 'PBKDF2', hash: 'SHA-256', salt: SALT, iterations: ROUNDS };
  return keysOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, SECRET * 8)));
}

/** Where the link lies. */
export const linkTopic = ({ topic }: TableKeys): string => `${topic}/i`;
