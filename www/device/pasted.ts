// Finds the text of a link in whatever it comes with: a sentence, quotes, brackets, lines that were broken, an
// address that wraps another one, signs written as codes. Pure. Whether a piece is what it seems to be is for
// its reader to say: a record, a letter or a code has a check of its own.

/** The most pieces of one text that are tried, and the fewest characters of a piece. */
const MOST_PIECES = 24,
  SHORTEST = 16;

/** Characters that nobody sees, which some programs put into long words. */
const INVISIBLE = /\u034f|[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** HTML's names for the signs that stand in an address. */
const ENTITIES: Record<string, string> = { amp: '&', num: '#', period: '.', lowbar: '_', equals: '=' };

/** Returns a text in which signs that were written as codes are themselves again. */
function decoded(text: string): string {
  const sign = (code: number, otherwise: string): string =>
    code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : otherwise;
  let now = text.replace(INVISIBLE, '').replace(/=\r?\n/g, ''); // mail breaks lines so (RFC 2045)
  // An address within an address is encoded more than once.
  for (let times = 0; times < 4; times++) {
    const next = now
      .replace(/%([0-7][\da-f])/gi, (all, code: string) => sign(Number.parseInt(code, 16), all))
      .replace(/&#(\d{1,4});/g, (all, code: string) => sign(Number(code), all))
      .replace(/&#x([\da-f]{1,4});/gi, (all, code: string) => sign(Number.parseInt(code, 16), all))
      .replace(/&(\w{3,6});/g, (all, name: string) => ENTITIES[name] ?? all);
    if (next === now) break;
    now = next;
  }
  return now;
}

/**
 * Returns the pieces of a text that may be meant, the likeliest first: what stands behind the last `mark`, then
 * other runs of the characters of a link, the longest first. Lines that were broken are tried in one as well.
 */
export function pieces(text: string, mark: string): string[] {
  const plain = decoded(text),
    joined = plain.replace(/[ \t]*\r?\n[>| \t]*/g, ''),
    all = [plain, joined, plain.replace(/\s+/g, '')];
  const runs = (one: string): string[] => one.match(/[\w.-]+/g) ?? [];
  const marked = all.flatMap((one) =>
    one
      .split(mark)
      .slice(1)
      .reverse()
      .flatMap((after) => /^[\w.-]+/.exec(after)?.[0] ?? []),
  );
  const others = all.flatMap(runs).sort((a, b) => b.length - a.length);
  // A run that goes on after a line break is tried before its beginning alone.
  marked.sort((a, b) => b.length - a.length);
  const found = [...marked, ...others].filter((one) => one.length >= SHORTEST);
  return [...new Set(found)].slice(0, MOST_PIECES);
}

/**
 * Returns the record in a text, whatever stands around it; the text itself if there is none. `gameOf`: throws, or
 * returns '', if a piece is no record.
 */
export function recordIn(text: string, gameOf: (text: string) => string): string {
  if (text.trimStart().startsWith('{')) return text;
  const isRecord = (piece: string): boolean => {
    try {
      return gameOf(piece) !== '';
    } catch {
      return false;
    }
  };
  const runs = pieces(text, '#').flatMap((piece) => piece.split('.'));
  return runs.find(isRecord) ?? runs.find((run) => run.startsWith('A')) ?? text;
}
