// Which games can be played by link. Pure.
import type { GameEntry } from '../engine/wire';

/** Returns whether so many can play a game by link: what one seat knows, all know without having to remember it. */
export const isByLink = ({ secrets, seats }: GameEntry, count: number): boolean =>
  secrets === 'common' && seats.includes(count);
