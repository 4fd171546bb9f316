// What Node does in another way than a browser: reading files of the package, and starting a thread.
import type { Source } from './index.js';
import type { Task, Thought } from './think.js';

export interface Host {
  /** Reads a file of the package; null if the code of the module fetches it by itself. */
  readModule(game: string): Promise<Source | undefined>;
  read(address: URL): Promise<Uint8Array>;
  /** Has another thread think, which ends with its answer. */
  think(task: Task): Promise<Thought>;
}

/** Resolves to the bytes behind an address. */
async function read(address: URL | string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${String(address)} could not be fetched: ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

export const host: Host = {
  readModule: () => Promise.resolve(undefined),
  read,
  think: (task) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      const end = (): void => worker.terminate();
      worker.onmessage = ({ data }: MessageEvent<Thought>) => (end(), resolve(data));
      worker.onerror = ({ message }) => (end(), reject(new Error(`The worker has failed: ${message}`)));
      worker.postMessage(task);
    }),
};
