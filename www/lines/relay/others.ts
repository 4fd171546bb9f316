// What the other seats of a table on a relay have said last: who is there, and what they have of the game.
import { same } from '../../device/bytes';
import type { Has, Life } from './life';

/** What a seat has said last. */
interface Heard extends Life {
  /** When it was heard, in ms of this device's clock. */
  at: number;
}

/** Whether a seat lacks what this device has. */
export const lacks = (own: Has, { serial, head }: Has): boolean =>
  serial < own.serial || (serial === own.serial && !same(head, own.head));

export class Others {
  private readonly heard = new Map<number, Heard>();
  /** The letters that some seat has said it has. */
  most = 0;

  /** Takes a sign of life; false if it came before: the relay may have kept it. */
  take(life: Life): boolean {
    const last = this.heard.get(life.seat);
    if (last && (life.epoch < last.epoch || (life.epoch === last.epoch && life.n <= last.n))) return false;
    // A seat never has less than it had.
    const serial = Math.max(life.serial, last?.serial ?? 0);
    this.heard.set(life.seat, { ...life, serial, at: Date.now() });
    this.most = Math.max(this.most, serial);
    return true;
  }

  /** Returns the seats that were heard in this time, in ms, and have not left since. */
  here(within: number): Life[] {
    const now = Date.now();
    return [...this.heard.values()].filter(({ gone, at }) => !gone && now - at < within);
  }
}
