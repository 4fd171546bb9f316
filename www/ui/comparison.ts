// Two moves of one position compared, for whoever explains them. A search says what they are worth.
import type { Move, Place, Seat } from '../engine/wire';
import type { Drawing } from './drawn';

/** What is asked: about a position, and a move that is known to be best there. */
export interface Asked {
  /** The record of the game up to the position. */
  link: string;
  seat: Seat;
  best: Move;
  /** All moves that are as good. */
  accepted: Move[];
  /** The move that is compared with it; without one, the best of the others. */
  made: Move | null;
  /** The words on the plates of the two moves. */
  words: { best: string; made: string };
}

/** What a move is worth. */
export interface Worth {
  /** The chance to win, in per cent. */
  chance: number;
  /** What the player can force with it, and by how many points, where that is proved. */
  ending: 'won' | 'shared' | 'lost' | null;
  lead: number | null;
}

export interface Comparison {
  best: Worth;
  /** What a search means to do with the best move, such as where to lay the card: the places, and all in words. */
  plan?: { places: readonly Place[]; move: string } | null;
  /** The other move, also in words; null if it was hardly searched. */
  other: (Worth & { move: string; made: Move }) | null;
  /** What the best move promises more, in words; empty if it is not a matter of points. */
  why: string;
  /** What the next player would do after the other move, what speaks for it, and how it is drawn. */
  reply: { seat: Seat; move: string; why: string; drawing: Drawing } | null;
  /** The two moves. */
  drawings: Drawing[];
}
