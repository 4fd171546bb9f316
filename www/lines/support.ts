// Whether this page can meet other devices in the room, and who can play on them.
import type { Setup } from '../engine/wire';
import { canPair } from './connect';

/** Returns whether people have all seats: computer players do not play on other devices. */
export const isAllPeople = ({ players }: Setup): boolean =>
  players.every(({ level }) => (level ?? null) === null);

/** Returns the key of the sentence that says why not, or null. */
export function whyNot(): 'pair-frame' | 'pair-unsafe' | 'pair-unable' | null {
  // In a frame the camera and the storage belong to the page around.
  if (parent !== window) return 'pair-frame';
  if (!isSecureContext) return 'pair-unsafe';
  return canPair() ? null : 'pair-unable';
}
