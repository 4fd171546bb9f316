// Events that others can subscribe to, by name.

export class Events<N extends string> {
  private readonly heard: Partial<Record<N, (() => void)[]>> = {};

  /** Calls `act` at every event of this name. */
  on(name: N, act: () => void): void {
    (this.heard[name] ??= []).push(act);
  }

  emit(name: N): void {
    this.heard[name]?.forEach((act) => act());
  }
}
