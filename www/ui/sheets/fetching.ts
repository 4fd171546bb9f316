// Fetches features when they are asked for.
import type { Host } from '../../shell/host';
import { waiting } from './waiting';

/**
 * Fetches a feature with its words, then calls `act` with its code, unless something else was done meanwhile;
 * `signal` says whether something is done while it waits further. Resolves when it is shown, or given up.
 */
export function withWords<T>(
  host: Host,
  folder: string | undefined,
  load: () => Promise<T>,
  act: (code: T, signal: AbortSignal) => void | Promise<void>,
): Promise<void> {
  const { words } = host,
    wait = waiting();
  return Promise.all([load(), folder === undefined ? undefined : words.fetch(folder)])
    .then(([code]) => (wait.signal.aborted ? undefined : act(code, wait.signal)))
    .catch((thrown: unknown) => {
      if (!wait.signal.aborted) host.miss(thrown, () => void withWords(host, folder, load, act));
    })
    .finally(() => wait.abort());
}
