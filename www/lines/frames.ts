// Texts on a data channel, which takes only small pieces from every browser to every other: a byte that says what a
// piece is, and then the bytes of the text. Pure.
import { join, number, utf8, type Bytes } from '../device/bytes';

/** The most bytes of a piece, and of a text. */
const PIECE = 16_000;
export const LONGEST = 65_536;

/** What the first byte says: more of a text follows, its end, or the end of a text of the line itself. */
const MORE = 0,
  END = 1,
  OWN = 2;

/** Returns the pieces of a text; null if it is too long. `own`: of the line itself, not of its user. */
export function pieces(text: string, own = false): Bytes[] | null {
  const bytes = utf8(text);
  if (bytes.length > LONGEST) return null;
  const made: Bytes[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += PIECE) {
    const last = at + PIECE >= bytes.length;
    made.push(join(number(last ? (own ? OWN : END) : MORE, 1), bytes.slice(at, at + PIECE)));
  }
  return made;
}

/** Puts pieces together again. */
export class Pieces {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private parts: Bytes[] = [];
  private length = 0;

  /** Returns the text that ends with a piece, null if more has to come, 'bad' for what no line of ours sends. */
  add(piece: unknown): { text: string; own: boolean } | null | 'bad' {
    if (!(piece instanceof ArrayBuffer) || piece.byteLength === 0 || piece.byteLength > PIECE + 1)
      return 'bad';
    const bytes = new Uint8Array(piece),
      [kind] = bytes;
    this.length += bytes.length - 1;
    if (this.length > LONGEST || kind === undefined || kind > OWN) return 'bad';
    this.parts.push(bytes.slice(1));
    if (kind === MORE) return null;
    const whole = join(...this.parts);
    this.parts = [];
    this.length = 0;
    try {
      return { text: this.decoder.decode(whole), own: kind === OWN };
    } catch {
      return 'bad';
    }
  }
}
