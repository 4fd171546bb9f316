// Which letters a link has that is sent now. Pure.
import { known } from '../device/bytes';
import { hasClaimed, type LinkTable } from './link-table';
import { read } from './letter';
import { linkOf } from './link';
import { freeSeat } from './seats';
import { isPlaced } from './apply';

/**
 * Returns the link to send: all letters since the last one of the seat that has to write next. At the end, and if the
 * writer goes on itself, it is for all others. It is the same whenever it is asked for.
 */
export function linkToSend(state: LinkTable): string {
  const { letters, next, seats, stopped } = state,
    writer = letters.at(-1)?.by,
    to = next === null || next === writer ? [...seats.keys()].filter((seat) => seat !== writer) : [next];
  const since = (at: number, ...more: readonly string[]): string =>
    linkOf([...letters.slice(at).map(({ text }) => text), ...more].map(known));
  if (hasClaimed(state)) return linkOfClaims(state);
  // Both courses of the game, from where they part.
  if (stopped)
    return since(
      Math.max(letters.length - MOST_PARTED, placeOf(state, stopped.other.slice(0, 1))),
      ...stopped.other,
    );
  // A seat that nobody has may not even have the invitation.
  const from = to.map((seat) =>
    seats[seat]?.key
      ? Math.max(
          0,
          letters.findLastIndex(({ by }) => by === seat),
        )
      : -1,
  );
  // Another device of the same player may have written another letter for one of the last places.
  const other = placeOf(state, [...state.twice, ...(state.rivals ?? [])]);
  return since(Math.min(...from.map((at) => at + 1), other < letters.length - 2 ? Infinity : other));
}

/** The most letters of a course that has stopped. */
const MOST_PARTED = 16;

/** Returns where the last of the letters stands whose place one of these was written for; beyond all, if there is none. */
function placeOf({ letters }: LinkTable, texts: readonly string[]): number {
  const serials = texts.map((text) => serialOf(text)),
    at = letters.findLastIndex(({ serial }) => serial !== null && serials.includes(serial));
  return at < 0 ? Infinity : at;
}
const serialOf = (text: string): number => {
  const letter = read(known(text));
  return typeof letter === 'object' && isPlaced(letter) ? letter.serial : -1;
};

/** Returns the claims to send, with the invitation as long as somebody else can ask for a seat with it. */
function linkOfClaims(state: LinkTable): string {
  const { letters, claims = [] } = state,
    invitation = freeSeat(state) === null ? [] : letters.map(({ text }) => text);
  return linkOf([...invitation, ...claims].map(known));
}
