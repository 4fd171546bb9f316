// A beat: what was shown stays as it is until its time is up, or until somebody cuts it short.

export class Beat {
  private end: (() => void) | null = null;

  /** Resolves after `ms` milliseconds or when it is cut short; with null only then. A beat before it ends. */
  rest(ms: number | null): Promise<void> {
    this.cut();
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.cut(), ms);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the beat now; returns whether there was one. */
  cut(): boolean {
    const { end } = this;
    this.end = null;
    end?.();
    return end !== null;
  }
}
