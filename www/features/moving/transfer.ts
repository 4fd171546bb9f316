// Sends everything over a line to another device, or receives it. A table is played on one device only: the old one
// gives it away before the new one has it, because two devices could seal two different turns. If the line breaks in
// between, both say so; the old device still has the secrets, and can send them once more or take the table back.
import { Unkept } from '../../device/database';
import { hex, utf8 } from '../../device/bytes';
import { isCount, isList, isObject, isText, objectOf, parsed } from '../../device/valid';
import { sha256 } from '../../letters/chain';
import type { Line } from '../../lines/line';
import { LONGEST, type Counts } from './everything';

/** The characters of a piece: each is a message of less than 64 kB. */
const PIECE = 16_000;
/** After so many pieces the giver waits until they have arrived: browsers close a line that has too much to send. */
const ROUND = 32;
/** How long a device waits for the other one, in ms: a player has to read and to agree first. */
const PATIENCE = 300_000;

/** Why nothing has moved: the line broke, what came is damaged, or the other device has no room for it. */
export type Trouble = 'lost' | 'damaged' | 'full' | 'silent';

/** Why this device could not keep what has come. */
export const whyNotKept = (thrown: unknown): Trouble =>
  thrown instanceof Unkept && thrown.why !== 'full' ? 'silent' : 'full';
export class Broken extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/** The device that gives. */
export interface Giver {
  text: string;
  /** Gives these tables away; returns those that this device no longer plays. */
  giveAway(tables: readonly string[]): Promise<string[]>;
}
/** The device that takes. */
export interface Taker {
  /** Stores all but the tables; returns the ids of those that it would take, or null if it is no such text. */
  take(text: string): Promise<string[] | null>;
  /** Stores these tables, and returns what is new on this device. */
  keep(tables: readonly string[]): Promise<Counts>;
}
type Progress = (part: number) => void;

/** The messages that come over a line, one after the other. */
class Mail {
  private readonly waiting: string[] = [];
  private wake: (() => void) | null = null;
  private lost = false;

  constructor(private readonly line: Line) {
    line.onText = (text) => {
      this.waiting.push(text);
      this.wake?.();
    };
    line.onChange = (open) => {
      this.lost = !open;
      this.wake?.();
    };
  }

  /** Resolves with the next message; rejects if the line breaks, or if nothing comes. */
  async next(): Promise<string> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const text = this.waiting.shift();
      if (text !== undefined) return text;
      if (this.lost || !this.line.open || Date.now() >= until) throw new Broken('lost');
      await new Promise<void>((done) => {
        this.wake = done;
        setTimeout(done, 1000);
      });
      this.wake = null;
    }
  }

  /** Resolves with the next message if it has this form. */
  async expect<T>(isIt: (found: Partial<T>) => boolean): Promise<T> {
    const found = objectOf(parsed(await this.next())),
      { no } = found;
    if (no !== undefined) throw new Broken(no === 'full' || no === 'silent' ? no : 'damaged');
    if (!isIt(found as Partial<T>)) throw new Broken('damaged');
    return found as T;
  }
}

interface Head {
  all: 1;
  length: number;
  sha256: string;
}
interface Got {
  got: number;
}
interface Have {
  have: string[];
}
interface Yours {
  yours: string[];
}
interface Done {
  done: Counts;
}

const isIds = (found: unknown): boolean => isList(found, 1000, (id) => isText(id, 39));

/** Returns the SHA-256 of a text as hexadecimal digits. */
const sumOf = async (text: string): Promise<string> => hex(await sha256(utf8(text)));

/** Sends everything; resolves with what is new on the other device, rejects with `Broken`. */
export async function give(line: Line, giver: Giver, progress: Progress): Promise<Counts> {
  const mail = new Mail(line),
    say = (what: Head | Yours): void => line.send(JSON.stringify(what)),
    { text } = giver;
  say({ all: 1, length: text.length, sha256: await sumOf(text) });
  for (let at = 0, piece = 1; at < text.length; at += PIECE, piece++) {
    line.send(text.slice(at, at + PIECE));
    if (piece % ROUND > 0) continue;
    await mail.expect<Got>(({ got }) => got === piece);
    progress(at / text.length);
  }
  const { have } = await mail.expect<Have>((found) => isIds(found.have));
  say({ yours: await giver.giveAway(have) });
  const { done } = await mail.expect<Done>(
    ({ done }) => isObject(done) && [done.games, done.statistics, done.tables].every((one) => isCount(one)),
  );
  return done;
}

/** Receives everything; resolves with what is new on this device, rejects with `Broken`. */
export async function receive(line: Line, taker: Taker, progress: Progress): Promise<Counts> {
  const mail = new Mail(line),
    say = (what: Got | Have | Done | { no: Trouble }): void => line.send(JSON.stringify(what));
  const refuse = (trouble: Trouble): never => {
    say({ no: trouble });
    throw new Broken(trouble);
  };
  const head = await mail.expect<Head>(({ all, length }) => all === 1 && isCount(length, LONGEST));
  const pieces: string[] = [];
  let got = 0;
  while (got < head.length) {
    const piece = await mail.next();
    if (piece === '') refuse('damaged');
    pieces.push(piece);
    got += piece.length;
    if (pieces.length % ROUND === 0) say({ got: pieces.length });
    progress(Math.min(1, got / head.length));
  }
  const text = pieces.join('');
  if (text.length !== head.length || (await sumOf(text)) !== head.sha256) refuse('damaged');
  const have = await taker.take(text).catch((thrown: unknown) => refuse(whyNotKept(thrown)));
  say({ have: have ?? refuse('damaged') });
  const { yours } = await mail.expect<Yours>((found) => isIds(found.yours));
  const done = await taker.keep(yours).catch((thrown: unknown) => refuse(whyNotKept(thrown)));
  say({ done });
  return done;
}
