// Pauses: for a time, between the steps of long work, and a beat in which the table stays as it is, until the time is up
// or a player cuts it short.

/** Resolves after so many ms. */
export const sleep = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The longest time that the page works without a pause, in ms: half of a frame. */
const LONGEST = 8;
let since = 0;

/** Resolves at once, or after a pause if the page was busy for long. It is asked for between two steps of long work. */
export async function breath(): Promise<void> {
  if (performance.now() - since < LONGEST) return;
  await sleep();
  since = performance.now();
}

export class Beat {
  private end: ((whole: boolean) => void) | null = null;

  /** Resolves after `ms` to true, or to false when cut short; with null only then. Ends a beat before it. */
  rest(ms: number | null): Promise<boolean> {
    this.cut();
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.stop(true), ms);
      this.end = (whole) => {
        clearTimeout(timer);
        resolve(whole);
      };
    });
  }

  /** Ends the beat now; returns whether there was one. */
  cut(): boolean {
    return this.stop(false);
  }

  private stop(whole: boolean): boolean {
    const { end } = this;
    this.end = null;
    end?.(whole);
    return end !== null;
  }
}
