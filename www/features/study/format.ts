// A study as text: a game with notes about its positions, in a file, in a link and on this device. Pure.
// docs/study.md describes the format. What comes from outside is hostile until it has been read here: everything has
// a limit, only named fields are copied, and notes that break a rule are refused as a whole.
import { fromUrl, toUrl } from '../../device/bytes';
import { checksum } from '../../device/slots';
import { isCount, isObject, isText, own, parsed } from '../../device/valid';
import type { Place } from '../../engine/wire';

/** A note about one position: words, arrows from a place to another, and marked places. */
export interface Note {
  /** How many moves have been made in the position. */
  at: number;
  words: string;
  arrows: [Place, Place][];
  marks: Place[];
}

/** What is written about a game; its notes are in the order of the game. */
export interface Study {
  title: string;
  author: string;
  notes: Note[];
}

/** The most notes, arrows and marks of a note, and characters of texts. */
export const MOST = { notes: 100, arrows: 6, marks: 8, words: 500, title: 80, author: 40 };
/** The most characters of a link; a longer one does not arrive whole everywhere. */
export const LONGEST_LINK = 8000;
/** The most moves of a game, and the most bytes and characters that notes are read from. */
const MOST_MOVES = 2000,
  MOST_BYTES = 256 * 1024,
  LONGEST_PLACE = 40;

const isPlace = (value: unknown): value is Place =>
  isText(value, LONGEST_PLACE) && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value);

/** Whether two arrows go the same way. */
export const sameArrow = ([a, b]: [Place, Place], [c, d]: [Place, Place]): boolean => a === c && b === d;

/** Returns a text without signs that control a page or turn the direction of what follows. */
export const cleaned = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what has to go
  text.replace(/\r\n?/g, '\n').replace(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ');

/** Returns a text of at most so many characters, '' if there is none, or null if it is no text or too long. */
function readText(value: unknown, longest: number): string | null {
  if (value === undefined) return '';
  return isText(value, longest) ? cleaned(value).trim() : null;
}

/** Returns what `read` makes of every value of a list of at most so many, or null. */
function readList<T>(value: unknown, most: number, read: (one: unknown) => T | null): T[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) return null;
  const all: T[] = [];
  for (const one of value as unknown[]) {
    const known = read(one);
    if (known === null) return null;
    all.push(known);
  }
  return all;
}

const readMark = (value: unknown): Place | null => (isPlace(value) ? value : null);
const readArrow = (value: unknown): [Place, Place] | null => {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [from, to] = value as unknown[];
  return isPlace(from) && isPlace(to) && from !== to ? [from, to] : null;
};

function readNote(value: unknown, moves: number): Note | null {
  if (!isObject(value)) return null;
  const at = own(value, 'at'),
    words = readText(own(value, 'words'), MOST.words),
    arrows = readList(own(value, 'arrows'), MOST.arrows, readArrow),
    marks = readList(own(value, 'marks'), MOST.marks, readMark);
  return !isCount(at, moves) || words === null || arrows === null || marks === null
    ? null
    : { at, words, arrows, marks };
}

/** Whether a note has something to show. */
export const isWritten = ({ words, arrows, marks }: Note): boolean =>
  words.trim() !== '' || arrows.length > 0 || marks.length > 0;

/** Returns the notes in a value, to a game of so many moves; null if any part of it breaks a rule. */
export function readNotes(value: unknown, moves = MOST_MOVES): Study | null {
  if (!isObject(value)) return null;
  const title = readText(own(value, 'title'), MOST.title),
    author = readText(own(value, 'author'), MOST.author),
    notes = readList(own(value, 'notes'), MOST.notes, (one) => readNote(one, moves));
  if (title === null || author === null || notes === null) return null;
  if (new Set(notes.map(({ at }) => at)).size < notes.length) return null;
  return { title, author, notes: notes.filter(isWritten).sort((a, b) => a.at - b.at) };
}

/** Returns only what has been written, for a text that is as short as it can be. */
function short({ title, author, notes }: Study): object {
  return {
    ...(title && { title }),
    ...(author && { author }),
    notes: notes.map(({ at, words, arrows, marks }) => ({
      at,
      ...(words && { words }),
      ...(arrows.length > 0 && { arrows }),
      ...(marks.length > 0 && { marks }),
    })),
  };
}

/** Returns the text of a file: the record of the game, and the notes. */
export const fileOf = (study: Study, record: string): string =>
  JSON.stringify({ 'dockhand-study': 1, game: parsed(record), ...short(study) });

/** Returns what stands behind `#` in a link: the link of the game, and the notes. */
export const linkOf = async (study: Study, link: string): Promise<string> =>
  `s${link}.${await packed(JSON.stringify(short(study)))}`;

/** A study from outside: the text of its game, and its notes, null if they are damaged. */
export interface Brought {
  game: string;
  study: Study | null;
}

/** Takes a file or a link of a study apart. The engine has yet to read the game. */
export async function takeApart(text: string): Promise<Brought> {
  // What stands behind the link belongs to the text that it came in.
  const [link, notes] = /^s([\w.-]*)/.exec(text)?.[1]?.split('.') ?? [];
  if (link !== undefined) return { game: link, study: readNotes(parsed(await unpacked(notes ?? ''))) };
  const file = parsed(text);
  if (!isObject(file)) return { game: '', study: null };
  const game = own(file, 'game');
  return {
    game: isObject(game) ? JSON.stringify(game) : '',
    study: own(file, 'dockhand-study') === 1 && Array.isArray(own(file, 'notes')) ? readNotes(file) : null,
  };
}

/** Returns a checksum of the moves before a position, which a note is kept with. */
const lineOf = (moves: unknown[], at: number): string => checksum(JSON.stringify(moves.slice(0, at)));
const movesOf = (record: string): unknown[] => (JSON.parse(record) as { moves: unknown[] }).moves;

/** Returns the notes as they are kept on this device with the game of this record. */
export function keptOf(study: Study, record: string): string {
  const moves = movesOf(record);
  return JSON.stringify({
    ...study,
    notes: study.notes.map((note) => ({ ...note, line: lineOf(moves, note.at) })),
  });
}

/** Returns the notes that are kept with a game: those about positions that this record still has. */
export function readKept(text: string, record: string): Study | null {
  const found = parsed(text),
    study = readNotes(found),
    moves = movesOf(record);
  if (!study || !isObject(found)) return null;
  const lines = new Map((found['notes'] as Record<string, unknown>[]).map(({ at, line }) => [at, line]));
  return { ...study, notes: study.notes.filter(({ at }) => lines.get(at) === lineOf(moves, at)) };
}

/** Compresses a text, as letters, digits, - and _. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  let letters = '';
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer()))
    letters += String.fromCharCode(byte);
  return toUrl(btoa(letters)).replace(/=+$/, '');
}

/** Reads such a text; '' if it is damaged, or larger than notes can be. */
async function unpacked(text: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(fromUrl(text)), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader(),
      decoder = new TextDecoder();
    let found = '';
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return found + decoder.decode();
      if ((size += value.length) > MOST_BYTES) {
        void reader.cancel();
        return '';
      }
      found += decoder.decode(value, { stream: true });
    }
  } catch {
    return '';
  }
}
