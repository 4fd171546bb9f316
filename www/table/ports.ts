// What the commands of a game need around them, and what they tell.
import type { AfterPaint } from '../dom/after-paint';
import type { Events } from '../dom/page-events';
import type { Speed } from '../device/speed';
import type { Session } from '../engine/engine';
import type { Move, Noted, Place, Refusal, Seat, Step, View } from '../engine/wire';
import type { Pace } from './direct';
import type { SeatDriver } from './drivers';
import type { SessionLayer } from './layers';
import type { Way } from './pick';
import type { Purpose } from './state';

export interface GameEvents {
  /** An action was made, in these steps, or taken back; it is being saved. There are no steps if it was taken back or is still secret. */
  made: [steps: readonly Step[]];
  /** The prompt and the buttons were updated, possibly for another player. */
  shown: [];
  /** These steps are shown in this many ms, or the whole move at once if it is 0. */
  steps: [steps: Step[], ms: number];
  /** A rule forbids the tap or the move. */
  refused: [];
  /** The game has left the page. */
  closed: [];
}

/** How a move is shown: its speed, its longest time in ms at normal speed, and the places that stay marked from before. */
export interface Showing {
  speed: Speed;
  most?: number | undefined;
  last?: readonly Place[];
  /** A player who looks at a hand, or is called to take the device, goes on with that if it is still asked. */
  undisturbed?: boolean;
}

/** A position that is tried: an engine of its own, whose moves never reach the game. */
export interface Trial {
  engine: Session;
  seat: Seat;
  driver: SeatDriver;
}

/** Earlier moves that are shown once more. */
export interface Again {
  /** Says whose move is shown now. */
  who(seat: Seat): void;
  /** Whether it has to end: a place was tapped, or the game has gone on. */
  readonly over: boolean;
  /** Whether the game has not gone on. */
  readonly isUndisturbed: boolean;
}

/** The screen of the game, as commands use it. */
export interface GameScreen {
  /** Shows all that follows from the state: prompt, buttons, marks, labels. */
  render(): void;
  /** Lays a view on the table at once. */
  lay(view: View, eye: Seat | null, notes: readonly Noted[]): void;
  /** The pieces lie still: shows the state, and whoever has to take the device. */
  arrived(): void;
  /** Shows the steps of a move, and calls `then`. `kept` resolves when the move is saved. */
  move(
    steps: Step[],
    how: { speed: Speed; kept?: Promise<void>; most?: number | undefined },
    then: () => void,
  ): Promise<void>;
  /** Returns what writes the next move into the log, in the words of the position before it. */
  writer(): (seat: Seat, steps: Step[]) => void;
  /** Takes the last entry off the log. */
  drop(): void;
  /** Points at the entry of the last move before so many at the end; null: at none. */
  point(fromEnd: number | null): void;
  /** Says in the second line why something is impossible. */
  say(id: string): void;
  refuse(refusals: Refusal[]): void;
  /** Says why a place cannot be tapped; returns whether a rule forbids it. */
  explain(place: Place): boolean;
  /** Nothing of a place is explained any more. */
  forget(): void;
  focus(): void;
}

/** What commands need of the page around the game. */
export interface Ports {
  readonly screen: GameScreen;
  readonly motion: {
    readonly moving: boolean;
    readonly afterPaint: AfterPaint;
    finish(): void;
    settle(): Promise<void>;
    end(): Promise<void>;
  };
  readonly events: Events<GameEvents>;
  readonly pace: Pace;
  /** How taps become a move, and how fast it is shown. */
  readonly mode: Way;
  readonly speed: Speed;
  /** Whether one tap makes this move in any mode. */
  isPlain(move: Move): boolean;
  /** Whether this move needs no tap if it is the only one. */
  isForced(move: Move): boolean;
  /** Whether it is a game of memory, at which nobody may look back. */
  readonly memory: boolean;
  /** The other place that a tap may mean: the boat that a place is on. */
  beneath(place: Place): Place | null;
  save(): Promise<void>;
  /** The last move has been shown. */
  over(): void;
  /** Opens a copy of the game from a link or a record. */
  resume(text: string): Session;
}

/** How a game is laid on the table. */
export interface Laid {
  purpose?: Purpose;
  layers?: readonly SessionLayer[];
}
