// The link of letters, in whatever text it comes. Pure.
import { decode, decodeLoosely, encode, type Bytes } from '../device/bytes';
import { pieces } from '../device/pasted';
import { read } from './letter';

/** The most characters and letters of a link. */
const MOST_TEXT = 16_384,
  MOST_LETTERS = 64;
/** The most characters behind a letter that may belong to the text around it, and the fewest of one that is cut. */
const MOST_MORE = 12,
  SHORTEST = 24;

/** Returns the bytes of a letter that begins this text; null if none does. */
function letterOf(text: string, is: (found: ReturnType<typeof read>) => boolean): Bytes | null {
  for (let end = text.length; end >= Math.max(1, text.length - MOST_MORE); end--) {
    const bytes = decode(text.slice(0, end));
    if (bytes && is(read(bytes))) return bytes;
  }
  return null;
}

/** Returns the letters that begin a piece of a text; none if one of them is cut. */
function lettersOf(piece: string): Bytes[] {
  const letters: Bytes[] = [];
  for (const text of piece.split('.')) {
    if (isCutLetter(text)) return [];
    const letter = letterOf(text, (found) => typeof found === 'object');
    if (!letter) break;
    letters.push(letter);
  }
  return letters;
}

/** Returns whether a text is the beginning of a letter. A last character that is alone has no whole byte. */
function isCutLetter(text: string): boolean {
  const bytes = text.length >= SHORTEST ? decodeLoosely(text) : null;
  return bytes !== null && read(bytes) === 'cut';
}

/** The pieces of a text that may be letters; a fragment begins with their mark. */
const letterPieces = (text: string): string[] =>
  text.length > MOST_TEXT ? [] : pieces(text, '#t').flatMap((piece) => [piece, piece.replace(/^t/, '')]);

/**
 * Returns the letters of the link in a text, whatever stands around it; null if there is none. A letter of a kind
 * that is not known is one, too.
 */
export function lettersIn(text: string): Bytes[] | null {
  const all = letterPieces(text),
    found = all.map(lettersOf).reduce((most, one) => (one.length > most.length ? one : most), []);
  if (found.length > 0) return found.length <= MOST_LETTERS ? found : null;
  if (isCut(text)) return null;
  const newer = all.slice(0, 2).flatMap((piece) => letterOf(piece, (one) => one === 'newer') ?? []);
  return newer.length > 0 ? newer.slice(0, 1) : null;
}

/** Returns whether a text has the link of a turn whose end is missing. */
export const isCut = (text: string): boolean =>
  letterPieces(text).some((piece) => piece.split('.').some(isCutLetter));

/** Returns the text that stands behind `#t` in a link. */
export const linkOf = (letters: readonly Bytes[]): string => letters.map(encode).join('.');
