// The measures of a boat, used for its layout and its drawing. The unit is the side of one place on its deck.
// The bow points right, towards the sites; place 0 is at the bow.
import type { Rect } from '../../../stage/layout/rect';

const PITCH = 1.1;
const STERN = 1.2;
const BOW = 1.2;
/** From the top of the raised sail to the waterline. */
const HEIGHT = 1.95;
const DECK = 0.4;

/** `pitch`: from one place to the next; larger than usual if a finger could not hit the places otherwise. */
export const boatWidth = (capacity: number, slot: number, pitch = PITCH): number =>
  (STERN + BOW + pitch * capacity) * slot;
/** That of a boat that is drawn in `box`. */
const pitchOf = (box: Rect, capacity: number): number => ((box.w / box.h) * HEIGHT - STERN - BOW) / capacity;
export const boatHeight = (slot: number): number => HEIGHT * slot;

/** By how many px a boat lies deeper with so many stones: 1.5 for each, as long as that is little beside it. */
export const draught = (box: Rect, stones: number): number => Math.min(1.5, box.h * 0.02) * stones;

/** The side of a place when a boat of this capacity has to fit into a box. */
export const slotThatFits = (box: { w: number; h: number }, capacity: number): number =>
  Math.min(box.w / (STERN + BOW + PITCH * capacity), box.h / HEIGHT);

/** The stone on place `p` of a boat drawn in `box`. */
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

/** Returns the area of a place for fingers: the whole breadth of the deck there. */
export function slotArea(box: Rect, capacity: number, p: number): Rect {
  const slot = box.h / HEIGHT,
    pitch = pitchOf(box, capacity);
  return { x: box.x + (STERN + pitch * (capacity - 1 - p)) * slot, y: box.y, w: pitch * slot, h: box.h };
}

export const boatParts = { pitch: PITCH, stern: STERN, bow: BOW, height: HEIGHT, deck: DECK };
