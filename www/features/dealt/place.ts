// What the parts of a table have in common: that of the host, and those of the others. Types only.
import type { Bytes } from '../../device/bytes';
import type { Move, Refusal, Seat } from '../../engine/wire';
import type { Has, Life } from '../../lines/relay/life';
import type { Say } from '../../lines/relay/question';
import type { Again, Phrase } from '../../lines/relay/said';
import type { Visit } from '../../lines/relay/visit';
import type { Learning } from './engine';
import type { Hall, Shown } from './message';
import type { Pair } from './pair';
import type { Kept } from './store';

/** What a table needs of the page. */
export interface Desk {
  /** Begins the game of a hall, with cards that chance deals. */
  deal(hall: Hall): Learning;
  /** Opens the record of the true game. */
  resume(record: string): Learning;
  /** Keeps the table; false, after saying why, if it is not kept. */
  put(kept: Kept): Promise<boolean>;
  /** Called when more is kept, when a device has come or gone, and when the connection opens or breaks. */
  changed(): void;
  /** Called when the host has refused a move of this seat. */
  refused(why: Refusal[]): void;
  /** Called when a player of this table invites to another game. */
  again(invitation: Again): void;
  /** Called when a player says something. */
  said(phrase: Phrase): void;
  /** Called when another device or window plays on at the seat of this one. */
  replaced(): void;
}

/** The table around a part. */
export interface Place {
  readonly kept: Kept;
  readonly desk: Desk;
  readonly visit: Visit;
  /** The seat of this device; null if it has none, or none yet. */
  readonly me: Seat | null;
  /** Whether all seats are taken, and none is for this device. */
  readonly isFull: boolean;
  has(): Has;
  /** Keeps a change; false if it is not kept. */
  put(change: Partial<Kept>): Promise<boolean>;
  /** Returns the boxes of this device with the one that has this public key. */
  readonly pair: (box: string) => Promise<Pair | null>;
}

/** What the host does at a table, and what everybody else does. */
export interface Part {
  /** How many moves this device knows. */
  readonly count: number;
  /** Returns a move as this device knows it: the move itself, or what it has shown. */
  moveAt(at: number): [Seat, Move | Shown];
  opened(): Promise<void>;
  beat(): Promise<void>;
  met(life: Life): Promise<void>;
  heard(slot: string, message: Bytes, topic: string): Promise<boolean>;
  /** Plays a move of this seat at the host, or asks the host for it; whether that is kept. */
  play(move: Move): Promise<boolean>;
  /**
   * Asks whether this seat may take back the last move, answers another one, or says that its player is there again; whether
   * that is kept.
   */
  say(say: Say | 'return'): Promise<boolean>;
}
