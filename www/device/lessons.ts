// The progress in each tutorial, stored on this device if the browser allows it.
import { load, save } from './storage';
import { isCount, objectOf } from './valid';

const KEY = 'dockhand.tutorial';
const all = (): Record<string, unknown> => objectOf(load(KEY));

/** Returns the lesson to continue with, from 0; storage may hold anything. */
export function reached(game: string, lessons = Infinity): number {
  const at = all()[game];
  return isCount(at, lessons - 1) ? at : 0;
}

/** Keeps the lesson that was reached. Without storage the tutorial starts at its beginning the next time. */
export const reach = (game: string, lesson: number): boolean => save(KEY, { ...all(), [game]: lesson });
