// The progress in each tutorial, stored on this device if the browser allows it.
import { load, save } from '../../device/storage';

const KEY = 'dockhand.tutorial';

function all(): Record<string, unknown> {
  const kept = load(KEY);
  return kept && typeof kept === 'object' ? { ...kept } : {};
}

/** Returns the lesson to continue with; storage may hold anything. */
export function reached(game: string, lessons: number): number {
  const at = all()[game];
  return typeof at === 'number' && Number.isInteger(at) && at > 0 && at < lessons ? at : 0;
}

/** Keeps the lesson that was reached. Without storage the tutorial starts at its beginning the next time. */
export const reach = (game: string, lesson: number): boolean => save(KEY, { ...all(), [game]: lesson });
