// A place on a relay where the devices of one table leave messages for each other. Messages may be lost, doubled, late
// or out of order; the table has to bear that. A relay is an MQTT 5 broker that the owner of the site names.

/** Where messages of a table lie. The last one of each stays on the relay for whoever comes later, except at `p/` and `s/`. */
export type Slot =
  | 'i'
  | 'n'
  | `s/${number}`
  | `j/${string}`
  | `m/${number}`
  | 't'
  | `${'b' | 'u' | 'e'}/${number}`
  | `o/${number | 'w'}`
  | `c/${number}`
  | `c/${number | 'w'}/${number}`
  | `p/${number | 'w'}`;

/** How bytes are left. */
export interface Leaving {
  /** Whether they stay for whoever comes later, and for how long, in seconds, if not as long as all others. */
  retain: boolean;
  stays?: number;
  /** Called when the relay has them. */
  taken?(): void;
}

/** A connection to the place of one table, which lives once: after `down` there has to be another one. */
export interface Connection {
  /** Leaves bytes at a topic. What other devices have of it they say themselves. */
  publish(topic: string, bytes: Uint8Array, options: Leaving): void;
  /** Has the relay lay out again all that lies at the place. */
  askAgain(): void;
  close(): void;
}

export interface Listener {
  /** Called once, when messages come and go. */
  up(): void;
  message(topic: string, bytes: Uint8Array): void;
  /** Called once, also if there never was a connection. */
  down(): void;
}

/** The place of a table, and what the relay tells the others if this device is suddenly gone. */
export interface Place {
  topic: string;
  user: string;
  will: { topic: string; bytes: Uint8Array };
}

/** Opens a connection to the place of a table. */
export type Connect = (place: Place, listener: Listener) => Connection;
