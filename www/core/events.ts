// Events that others can subscribe to, by name.

/** `M` maps the names of events to their arguments. */
export class Events<M extends Record<keyof M, unknown[]>> {
  private readonly heard: { [N in keyof M]?: Set<(...news: M[N]) => void> } = {};

  /** Calls `act` at every event of this name; returns a function that ends that. */
  on<N extends keyof M>(name: N, act: (...news: M[N]) => void): () => unknown {
    const all = (this.heard[name] ??= new Set());
    all.add(act);
    return () => all.delete(act);
  }

  emit<N extends keyof M>(name: N, ...news: M[N]): void {
    this.heard[name]?.forEach((act) => act(...news));
  }
}

/** Events of the whole page. */
interface PageEvents {
  /** Another game, or the start page, is shown. */
  changed: [];
  /** A dialog or a notice was laid over the page. */
  covered: [];
}

export const pageEvents = new Events<PageEvents>();
