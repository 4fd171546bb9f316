// Events that others can subscribe to, by name and with typed arguments.

export class Events<M extends Record<keyof M, unknown[]>> {
  private readonly heard: { [N in keyof M]?: Set<(...args: M[N]) => void> } = {};

  /** Calls `act` at every event of this name. Returns what ends the subscription. */
  on<N extends keyof M>(name: N, act: (...args: M[N]) => void): () => void {
    const all = (this.heard[name] ??= new Set());
    all.add(act);
    return () => { all.delete(act); };
  }

  emit<N extends keyof M>(name: N, ...args: M[N]): void {
    for (const act of [...this.heard[name] ?? []]) act(...args);
  }
}
