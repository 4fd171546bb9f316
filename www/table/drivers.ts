// Who decides for the seats that no person plays at this device: one driver a game, or nobody.
import type { Offer, Seat } from '../engine/wire';

/** A button below the prompt; a modest one stands out less, a hint proposes a proposed one, and one that lasts goes by itself. */
export interface Choice {
  id?: string | undefined;
  text: string;
  modest?: boolean;
  proposed?: boolean;
  /** After how many ms; 0: it stays. */
  lasts?: number;
  picture?: SVGElement | null;
  play: (event: MouseEvent) => void;
}

/** The button that makes a move for good, in place of Confirm, and the sentence beside it. */
export interface Sealing extends Choice {
  play: () => void;
  about: string;
}

/** What the prompt says while no person decides here. */
export interface DriverPrompt {
  colour: number | null;
  status: string;
  choices?: Choice[];
}

/** What becomes of a move that a person has chosen. */
export type Taken =
  /** It is made here, as if there were no driver. */
  | 'no'
  /** The driver has it: it is judged, or sent. The taps go. */
  | 'yes'
  /** It stays chosen: only the driver's own button makes it (`forGood`). */
  | 'chosen';

/** Plays all seats that no person plays here: computer players, the teacher of a tutorial, people on other devices. */
export interface SeatDriver {
  /** Whether the game waits for its decision, or shows its moves. */
  readonly busy?: boolean;
  /** Its last turn in a sentence, for the second line of the prompt. */
  readonly announcement?: string;
  /** Why nothing on the table can be tapped now, if it is neither thinking nor playing. */
  readonly refuses?: string;
  takes?(seat: Seat, offer: Offer): Taken;
  /** Returns the button that plays a move for good, and what it says; null for other moves. */
  forGood?(offer: Offer): Sealing | null;
  prompt(): DriverPrompt;
  /** Returns what can be done besides a move while a person decides here. */
  besides?(): Choice[];
  /** Returns a player in one sentence. */
  label?(seat: Seat, label: string): string;
  /** Something has changed, and all that is shown is up to date: it may go on. */
  next?(): void;
  /** Ends thinking and showing at once. */
  hurry?(): void;
  /** The position is another one than it thinks about: abandons its search. */
  stop?(): void;
  /** The page speaks another language. */
  spoke?(): void;
  close?(): void;
}
