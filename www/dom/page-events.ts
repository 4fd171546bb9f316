// Events that others can subscribe to, by name.
import { atEnd } from './life';

/** `M` maps the names of events to their arguments. */
export class Events<M extends Record<keyof M, unknown[]>> {
  private readonly heard: { [N in keyof M]?: Set<(...news: M[N]) => void> } = {};

  /**
   * Calls `act` at every event of this name, as long as a life lasts; returns a function that ends it earlier. Only
   * events that end with what listens need no life.
   */
  on<N extends keyof M>(name: N, act: (...news: M[N]) => void, life?: AbortSignal): () => void {
    const all = (this.heard[name] ??= new Set());
    const end = (): void => void all.delete(act);
    all.add(act);
    if (life) atEnd(life, end);
    return end;
  }

  emit<N extends keyof M>(name: N, ...news: M[N]): void {
    this.heard[name]?.forEach((act) => act(...news));
  }
}

interface PageEvents {
  /** Another game, or the start page, is shown. */
  changed: [];
  /** A dialog or a notice was laid over the page. */
  covered: [];
}

export const pageEvents = new Events<PageEvents>();
