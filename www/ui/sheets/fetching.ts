// Fetches features when they are asked for.
import type { Host } from '../../shell/host';
import { waiting } from './waiting';

/**
 * Fetches a feature with its words, then calls `act` with its code, unless something else was done meanwhile;
 * `signal` says whether something is done while it waits further.
 */
export function withWords<T>(
  host: Host,
  folder: string,
  load: () => Promise<T>,
  act: (code: T, signal: AbortSignal) => void | Promise<void>,
): void {
  const { words } = host,
    wait = waiting();
  void Promise.all([load(), words.fetch(folder)])
    .then(([code]) => (wait.signal.aborted ? undefined : act(code, wait.signal)))
    .catch((thrown: unknown) => {
      if (!wait.signal.aborted) host.miss(thrown, () => withWords(host, folder, load, act));
    })
    .finally(() => wait.abort());
}
