// The pace at which the turns of computer players are shown: slow enough to read, without a long wait.
import { FACTOR, type Speed } from '../device/speed';
import type { Seat, SeatScore, View } from '../engine/wire';

/** A turn of a computer player that is being shown. */
export interface Turn {
  seat: Seat;
  shown: number;
  hurried: boolean;
  moves: string[][];
  after: string[];
  /** The table before the turn. */
  before: View | null;
  /** The points by source before the turn. */
  scores: SeatScore[];
}

/** The longest time for all moves of one turn together at normal speed, in ms. */
const TURN = 1200;
/** The shortest time for which a turn is shown before the next one begins, in ms at normal speed. */
const SEEN = 700;

/** Returns how long the next move of a turn may take at normal speed, after `shown` ms of the turn. */
export function mostOf(shown: number, speed: Speed): number {
  const left = speed === 'off' ? 0 : TURN - shown / FACTOR[speed];
  return Math.max(0, Math.round(left * 0.6));
}

/** The time for which a computer player's turn is announced, in ms at normal speed. */
const BEGIN = 500;

/** Returns how long to wait, in ms, before the first move of a turn that was thought about for `thought`. */
export const beatBefore = (thought: number, speed: Speed): number =>
  speed === 'off' ? 0 : Math.max(0, BEGIN * FACTOR[speed] - thought);

/** Returns how long to wait, in ms, after a turn that was shown for `shown` ms. */
export function restAfter(shown: number, speed: Speed): number {
  return speed === 'off' ? 0 : Math.max(0, SEEN * FACTOR[speed] - shown);
}

/** Returns whether a card that lay face down is now face up at the same place. */
export const turnedOver = (before: View | null, now: View | null): boolean =>
  now?.tokens.some(
    ({ at, face }) => face !== null && before?.tokens.some((old) => old.at === at && old.face === null),
  ) ?? false;

/** How long a card that was turned over is shown at normal speed, in ms, and how many cards of a game wait for a tap. */
const CARD = 4000,
  FIRST_CARDS = 3;

/** Returns how long, in ms, a card rests that computer players turned over after `before` others; null: until a tap. */
export const revealedFor = (speed: Speed, family: boolean, before: number): number | null =>
  speed === 'off' || before < FIRST_CARDS ? null : CARD * FACTOR[speed] * (family ? 1.5 : 1);

/** Returns the random seed of a decision: the same for the same position of the same game. */
export const seedFor = (seed: number, moves: number, seat: number): number =>
  (Math.imul(seed ^ 0x5bd1e995, 0x01000193) ^ Math.imul(moves * 4 + seat + 1, 0x85ebca6b)) >>> 0;

/** The number of characters of a turn that are always visible at once. The log has all of it. */
const ROOM = 76;
/** The greatest average width of a character in the second line, in px, and that of a small one. */
const WIDTH = 7.5,
  NARROW = 6.25;

/** The most characters for which a third line is used, in which all are small. */
const SMALL = 140;

/** Returns how many characters are whole at this width: two lines, or three that are short. */
export function roomIn(width: number): number {
  const whole = 2 * Math.floor(width / WIDTH),
    small = 3 * Math.floor(width / NARROW);
  return Math.max(ROOM, whole, Math.min(small, SMALL));
}

/**
 * Joins the sentences of a turn as far as there is room, each whole and in order. If some have to go, the
 * last one stays first of all, because it tells the result; then the first one stays.
 */
export function inOne(sentences: string[], room = ROOM): string {
  const all = sentences.filter((sentence) => sentence !== ''),
    last = all.length - 1,
    kept = new Set<number>();
  const written = (): string =>
    all
      .map((sentence, i) => (kept.has(i) ? sentence : '…'))
      .join(' ')
      .replace(/…(?: …)+/g, '…');
  for (const i of [last, ...all.keys()]) {
    if (i < 0 || kept.has(i)) continue;
    kept.add(i);
    if (kept.size > 1 && written().length > room) kept.delete(i);
  }
  return written();
}
