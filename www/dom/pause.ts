// A beat: a pause in which the table stays as it is, until the time is up or a player cuts it short.

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
