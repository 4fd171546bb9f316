// The measures of a boat, for its layout and its drawing. The unit is the side of one place on its deck.
// The bow points right, towards the sites; place 0 is at the bow.
import type { Rect } from '../../../stage/layout/rect';

const PITCH = 1.1;
const STERN = 1.2;
const BOW = 1.2;
/** The height from the top of the raised sail to the waterline. */
const HEIGHT = 1.95;
const DECK = 0.4;

/**
 * Returns the width of a boat in px. `pitch` is the distance from one place to the next; it is larger than
 * usual if a finger could not hit the places otherwise.
 */
export const boatWidth = (capacity: number, slot: number, pitch = PITCH): number =>
  (STERN + BOW + pitch * capacity) * slot;
/** Returns the pitch of a boat that is drawn in `box`. */
const pitchOf = (box: Rect, capacity: number): number => ((box.w / box.h) * HEIGHT - STERN - BOW) / capacity;
export const boatHeight = (slot: number): number => HEIGHT * slot;

/** Returns how much deeper a boat lies with this many stones: 1.5 px each, at most 2 % of its height. */
export const draught = (box: Rect, stones: number): number => Math.min(1.5, box.h * 0.02) * stones;

/** Returns the side of a place if a boat of this capacity is to fit into a box, in px. */
export const slotThatFits = (box: { w: number; h: number }, capacity: number): number =>
  Math.min(box.w / (STERN + BOW + PITCH * capacity), box.h / HEIGHT);

/** Returns the box of the stone on place `p` of a boat drawn in `box`. */
export function slotOf(box: Rect, capacity: number, p: number): Rect {
  const slot = box.h / HEIGHT,
    pitch = pitchOf(box, capacity);
  return {
    x: box.x + (STERN + pitch * (capacity - 1 - p) + (pitch - 1) / 2 + 0.03) * slot,
    y: box.y + DECK * slot,
    w: 0.94 * slot,
    h: 0.94 * 1.06 * slot,
  };
}

/** Returns the area in which a finger hits a place: the whole height of the boat there. */
export function slotArea(box: Rect, capacity: number, p: number): Rect {
  const slot = box.h / HEIGHT,
    pitch = pitchOf(box, capacity);
  return { x: box.x + (STERN + pitch * (capacity - 1 - p)) * slot, y: box.y, w: pitch * slot, h: box.h };
}

export const boatParts = { pitch: PITCH, stern: STERN, bow: BOW, height: HEIGHT, deck: DECK };
