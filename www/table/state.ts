// All that is true of the running game, in one place. It is data: no element, no function, no session. Only
// kernel.ts changes it, for commands.ts; everybody else reads it as `game.table` and hears of changes by `game.events`.
import type { Clock } from '../device/clock';
import type { PastPosition } from './history';
import { byHand, decider, type Viewpoint } from '../engine/viewpoint';
import type { Offer, Place, Printed, Seat, Setup, View } from '../engine/wire';

/** What lies on the table. A trial lays another position over it for a while. */
export interface Position {
  /** The players and the ruleset. Layers say which seats are played elsewhere. */
  readonly setup: Setup;
  /** The viewpoint of all players together, or of the only person who plays. */
  readonly home: Viewpoint;
  readonly viewpoint: Viewpoint;
  /** The table as the engine shows it to that viewpoint; the picture may still be on its way there. */
  readonly view: View;
  /** The seat that decides here; null: the game is over, another viewpoint, or it is played elsewhere. */
  readonly seat: Seat | null;
  /** The legal moves of that seat. */
  readonly offers: readonly Offer[];
  /** The places tapped so far to choose one of the offers. */
  readonly taps: readonly Place[];
  /** What was tapped for decisions that come later, at most once for each seat. */
  readonly carried: readonly Carried[];
  /** The places of the pieces after the last action, marked until the next one. */
  readonly last: readonly Place[];
  /** The earlier position that is looked at; nothing can be done meanwhile. */
  readonly pastPosition: PastPosition | null;
}

/**
 * What a seat has tapped for decisions that come later: a card, which is played when it is asked for, and the cell that it is
 * planned for, or the cell alone. `among`: the cells where it could lie then; if they are others later, the person is asked.
 */
export interface Carried {
  readonly seat: Seat;
  readonly taps: readonly Place[];
  readonly among: readonly Place[];
}

/** What is true of the game as a whole, whichever position lies on the table. */
export interface Sitting {
  /** Why the game is on the table. A lesson and a puzzle are left without a question, and their end is not counted. */
  readonly purpose: Purpose;
  /** The values printed on the board. */
  readonly prints: readonly Printed[];
  /** The seat that had the device last: it made the last move of a person, or looked at a hand. Null at first. */
  readonly holder: Seat | null;
  /**
   * What is being shown; null: all pieces lie still. `who`: the player whose move it is, `'all'` for what all have chosen,
   * null for an earlier move.
   */
  readonly moving: { readonly who: Seat | 'all' | null } | null;
  /** The last count, from the last move until its end. Until then nothing on the screen tells its result. */
  readonly counting: Counting | null;
  /** Why nobody goes on playing by itself now. */
  readonly paused: readonly PauseReason[];
  /** Whether all of it is kept on this device, so that it can be left without a question. */
  readonly saved: boolean;
  /** What is kept with the game and only its features read. */
  readonly papers: Papers;
  /** Whether the game has left the page. */
  readonly closed: boolean;
}

export interface GameState extends Position, Sitting {}

export type Purpose = 'game' | 'lesson' | 'puzzle';

/** A person has paused it, its notes are read before it goes on, or another window plays it. */
export type PauseReason = 'person' | 'notes' | 'other-window';

/** The points by seat that have been counted, the source that is counted now, and what it brings, in words. */
export interface Counting {
  readonly points: readonly number[];
  readonly title: string;
  readonly about: string;
}

/**
 * `study`: its notes (features/study), `review`: what its review has found, `came`: whether it came with notes, `clock`:
 * the time that is left (features/clock).
 */
export interface Papers {
  readonly study?: string | undefined;
  readonly review?: string | undefined;
  readonly came: boolean;
  readonly clock?: Clock | undefined;
}

/** Returns the seat that decides next on this device, now or after a hand-over. */
export const nextOf = ({
  setup,
  view,
  viewpoint,
  holder,
}: Pick<GameState, 'setup' | 'view' | 'viewpoint' | 'holder'>): Seat | null =>
  decider(byHand(view, setup), viewpoint, holder);

/** Returns whether the game can be left without a question. */
export const mayLeave = ({ purpose, saved }: Pick<GameState, 'purpose' | 'saved'>): boolean =>
  purpose !== 'game' || saved;

/** Returns the points of all seats in a view. */
export const pointsIn = ({ counters }: View, { players }: Setup): number[] =>
  players.map((_, seat) => counters.find(({ at }) => at === `score/${seat}`)?.count ?? 0);
