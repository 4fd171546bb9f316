// Fetches files of the page, and finds out why one could not be had.
import type { Words } from '../words/words';

/**
 * Why something could not be had: no connection, a server that answers with an error, a page of the network in its place
 * (to log in, for instance), a file that is damaged, or a browser that cannot run the game.
 */
export type Why = 'offline' | 'status' | 'portal' | 'damaged' | 'old';

export class Missed extends Error {
  constructor(
    readonly why: Why,
    readonly detail: number | string = '',
  ) {
    super(`${why} ${detail}`);
  }
}

/** The longest time to look for the reason, in ms. */
const LOOKING = 5000;

/** Addresses whose file was not right: what the browser keeps of it is not asked for again. */
const doubted = new Set<string>();

/** Fetches a file of the page; rejects with a `Missed`. No file of the page that is fetched like this begins with a tag. */
export async function fetchFile(address: string, options: RequestInit = {}): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(address, doubted.has(address) ? { ...options, cache: 'reload' } : options);
    if (!answer.ok) throw new Missed('status', answer.status);
    const bytes = await answer.arrayBuffer();
    if (/^\s*</.test(new TextDecoder().decode(bytes.slice(0, 64)))) throw new Missed('portal');
    doubted.delete(address);
    return bytes;
  } catch (thrown) {
    doubted.add(address);
    throw thrown instanceof Missed ? thrown : new Missed('offline');
  }
}

/** Fetches a file and makes something of it; rejects with a `Missed` that says `damaged` if that does not work. */
export async function fetchAs<T>(address: string, make: (bytes: ArrayBuffer) => T | Promise<T>): Promise<T> {
  const bytes = await fetchFile(address);
  try {
    return await make(bytes);
  } catch (thrown) {
    doubted.add(address);
    throw thrown instanceof Missed ? thrown : new Missed('damaged');
  }
}

export const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** Finds out why code could not be imported, which the browser does not say: its file is asked for. */
async function whyMissed(thrown: unknown): Promise<Missed> {
  if (thrown instanceof Missed) return thrown;
  if (thrown instanceof SyntaxError) return new Missed('damaged');
  const address = /\w+:\/\/\S+/.exec(String(thrown))?.[0] ?? new URL('hashes.txt', document.baseURI).href,
    options: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(LOOKING) };
  return fetchFile(address, options).then(
    // It could not be had, and can be now.
    () => new Missed('offline'),
    (missed: Missed) => missed,
  );
}

/** Loads the page again, without the code that the browser keeps: which file of it is damaged is not known. */
async function readAnew(): Promise<void> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const code = new Set(names.filter((name) => new URL(name).pathname.endsWith('.js')));
  await Promise.allSettled(
    [...code].map(async (name) => (await fetch(name, { cache: 'reload' })).arrayBuffer()),
  );
  location.reload();
}

/** Says why something could not be had, with a button that tries again if `again` is given. */
export async function tellMissed(
  host: { readonly words: Words; say(text: string, again?: () => void): void },
  thrown: unknown,
  again?: () => void,
): Promise<void> {
  const { why, detail } = await whyMissed(thrown);
  // Code that was read and is damaged is never read again by the same page.
  const isRead = thrown instanceof SyntaxError;
  host.say(host.words.t(`missed-${why}`, { detail }), isRead ? () => void readAnew() : again);
}
