// How long nobody has touched a kiosk. Pure.

/** The time without a touch until a kiosk returns to its start, and how long before that it asks, in ms. */
export const PATIENCE = 120_000,
  WARNING = 20_000;

export class Idle {
  /** The time of the last touch; null if there was none since the start, so that there is nothing to return from. */
  private last: number | null = null;

  touch(now: number): void {
    this.last = now;
  }

  rest(): void {
    this.last = null;
  }

  /** Returns whether the time is over and, shortly before, how many seconds are left; otherwise null. */
  at(now: number): { left: number | null; over: boolean } {
    if (this.last === null) return { left: null, over: false };
    if (now < this.last) this.last = now; // the clock was set back
    const left = PATIENCE - (now - this.last);
    if (left <= 0) return { left: null, over: true };
    return { left: left <= WARNING ? Math.ceil(left / 1000) : null, over: false };
  }
}
