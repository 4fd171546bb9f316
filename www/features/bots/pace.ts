// How fast the turns of computer players are shown: slowly enough to be read, and never so that one has to wait for long. Pure.
import { FACTOR, type Speed } from '../../core/direct';
import type { View } from '../../core/wire';

/** What the moves of one turn may take together at normal speed, in ms. */
const TURN = 1200;
/** So long a turn is to be seen at least at normal speed, in ms, before the next one begins. */
const SEEN = 700;

/** How long the next move of a turn may take at normal speed, when so much of the turn has been shown at this speed. */
export function mostOf(shown: number, speed: Speed): number {
  const left = speed === 'off' ? 0 : TURN - shown / FACTOR[speed];
  return Math.max(0, Math.round(left * 0.6));
}

/** How long a turn of a computer player is announced at normal speed, in ms, before its first move is shown. */
const BEGIN = 500;

/** How long to wait before the first move of a turn is shown, when it has been thought about for so long in sight of all. */
export const beatBefore = (thought: number, speed: Speed): number =>
  speed === 'off' ? 0 : Math.max(0, BEGIN * FACTOR[speed] - thought);

/** How long to wait after a turn that was shown for so long. */
export function restAfter(shown: number, speed: Speed): number {
  return speed === 'off' ? 0 : Math.max(0, SEEN * FACTOR[speed] - shown);
}

/** Whether a piece shows its face now that lay face down at the same place before. */
export const turnedOver = (before: View | null, now: View | null): boolean =>
  now?.tokens.some(
    ({ at, face }) => face !== null && before?.tokens.some((old) => old.at === at && old.face === null),
  ) ?? false;

/** How long a card that a computer player has turned over rests, in ms, before it may be hidden again; null: until a tap. */
export function revealedFor(speed: Speed, family: boolean): number | null {
  if (speed === 'off') return null;
  return family ? 2500 : 1500;
}

/** Where chance begins for a decision: the same whenever the same game comes to it. */
export const seedFor = (seed: number, moves: number, seat: number): number =>
  (Math.imul(seed ^ 0x5bd1e995, 0x01000193) ^ Math.imul(moves * 4 + seat + 1, 0x85ebca6b)) >>> 0;

/** What is seen of a turn at once, in characters: two lines on a phone. The log has all of it. */
const ROOM = 76;

/** Several sentences as one, for the announcement of a turn: the first ones, each whole, as far as there is room. */
export function inOne(sentences: string[], most = 3, room = ROOM): string {
  const all = sentences.slice(0, most).map((sentence) => sentence.replace(/\.$/, ''));
  const told = all.filter((_, i) => i === 0 || all.slice(0, i + 1).join('; ').length <= room);
  return told.length === 0 ? '' : `${told.join('; ')}${sentences.length > told.length ? ' …' : '.'}`;
}
