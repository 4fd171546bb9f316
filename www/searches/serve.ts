// The worker of a computer player: a second engine. It receives a game and a seat, searches, and posts back
// the counts of its search. It costs nothing until it is asked.
import type { RootStats } from '../engine/wire';
import { ReusedTree } from './reused-tree';
import { Slices, type Table, type Task } from './think';

export type SearchRequest =
  | { do: 'begin'; module: WebAssembly.Module }
  | ({ do: 'think'; id: number } & Task)
  | { do: 'stop'; id: number };
export type SearchResponse =
  | { id: number; done: number }
  | { id: number; done: number; rootStats: RootStats[] }
  | { id: number; failed: string };

/** The part of the engine's package that a worker needs. */
export interface Package {
  initSync(from: { module: WebAssembly.Module }): unknown;
  Session: {
    resume(text: string): Table & { free(): void };
  };
}
/** The worker's own global, as far as it is needed here. */
interface Scope {
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
  postMessage(response: SearchResponse): void;
}

/** So long a slice is, in ms: so long a request to hurry may have to wait. */
const SLICE = 16;
/** How often it reports its progress, in ms. */
const TELL = 80;

export function serve(engine: Package, scope = globalThis as unknown as Scope): void {
  let current = 0;
  const { port1: wake, port2: later } = new MessageChannel();
  let on: () => void = () => undefined;
  const kept = new ReusedTree();
  wake.onmessage = () => on();

  /** Searches until it is done or stopped; requests come in between the slices. */
  const think = (id: number, task: Task): void => {
    const session = engine.Session.resume(task.link);
    const search = kept.begin(session, task);
    session.free();
    if (!search) return scope.postMessage({ id, done: 0, rootStats: [] });
    const slices = new Slices(search, task, SLICE);
    let told = performance.now();
    on = () => {
      const ready = current !== id || slices.step();
      if (ready) {
        if (slices.done === 0) slices.step();
        on = () => undefined;
        scope.postMessage({ id, done: slices.done, rootStats: search.rootStats() });
        return kept.end(search);
      }
      if (performance.now() - told >= TELL) {
        told = performance.now();
        scope.postMessage({ id, done: slices.done });
      }
      later.postMessage(null);
    };
    on();
  };

  scope.onmessage = ({ data }) => {
    if (data.do === 'begin') return void engine.initSync({ module: data.module });
    if (data.do === 'stop') return void (current = current === data.id ? 0 : current);
    current = data.id;
    try {
      think(data.id, data);
    } catch (thrown) {
      scope.postMessage({ id: data.id, failed: String(thrown) });
    }
  };
}
