// What has to be the same on all devices of a table: each position that one of them has shown is compared with those that
// the others have shown at the same place of the game.
import { createHash } from 'node:crypto';

export class Course {
  private readonly seen = new Map<string, string>();
  /** How many positions were compared with one that another device, or the same one before a reload, has shown. */
  compared = 0;
  /** What was wrong, in words. */
  readonly faults: string[] = [];

  /** Notes what a device shows at a place; what differs from before is a fault. */
  note(place: string, shows: unknown, device: string): void {
    const now = createHash('sha1').update(JSON.stringify(shows)).digest('base64'),
      before = this.seen.get(place);
    if (before === undefined) this.seen.set(place, now);
    else if (before === now) this.compared++;
    else this.faults.push(`${device} shows another position at ${place}`);
  }
}

/** A device whose player moves at random. */
export interface Player {
  readonly name: string;
  /** How far its game has come; it grows. */
  readonly count: number;
  readonly isOver: boolean;
  /** Makes a move if it is for this player to make one. */
  move(): Promise<void>;
  /** Its page goes, suddenly or with a farewell, and comes again with what it has kept. */
  reload(suddenly: boolean): Promise<void>;
  /** What all devices have to show at the end: the table and the outcome. */
  end(): Promise<unknown>;
  close(): void;
}

/** A table whose devices have just come; the last one only watches. */
export interface Table {
  players: Player[];
  course: Course;
}
