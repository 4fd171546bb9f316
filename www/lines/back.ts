// What a page keeps to be back after a reload without a code: in this tab what it was doing, and in a database of its
// own, which can hold a certificate, the way back over the line.
import { Database } from '../device/database';
import type { Guest } from '../shell/feature';
import type { Host } from '../shell/host';
import { goBack, type Pair, type WayBack } from './connect';
import type { Purpose } from './sdp-code';

const TAB = 'dockhand.pair',
  KEY = 'way';
/** The end of the address of a page that is to be back after a reload. */
export const BACK = '-back';

/** Notes what this tab is doing: a reload goes on with it. */
export function remember(purpose: Purpose, note: string): void {
  try {
    sessionStorage.setItem(TAB, JSON.stringify([purpose, note]));
    history.replaceState(history.state, '', `${location.pathname}${location.search}#p${BACK}`);
  } catch {
    // Then a code has to be read after a reload.
  }
}

/** Forgets it: the player has left. */
export function forget(): void {
  try {
    sessionStorage.removeItem(TAB);
  } catch {
    // Nothing was noted.
  }
  if (location.hash === `#p${BACK}`)
    history.replaceState(history.state, '', location.pathname + location.search);
  void write(null);
}

/** Returns what a device does that has scanned a code for this purpose; undefined: a newer version knows. */
export const guestOf = ({ features }: Host, purpose: Purpose): Guest | undefined =>
  features.find(({ guests }) => guests?.[purpose])?.guests?.[purpose];

/** Goes on with what this tab was doing before a reload; does nothing if that is not known. */
export async function resume(host: Host): Promise<void> {
  let noted: unknown;
  try {
    noted = JSON.parse(sessionStorage.getItem(TAB) ?? 'null');
  } catch {
    noted = null;
  }
  const [purpose, note] = Array.isArray(noted) ? (noted as unknown[]) : [],
    guest = guestOf(host, purpose as Purpose);
  if (typeof note !== 'string' || !guest?.back) {
    forget();
    return host.leave();
  }
  await (
    await guest.back()
  )(host, note);
}

/** Returns a line to the device to which the last one led; null if there is no way back. */
export async function lineBack(): Promise<Pair | null> {
  const way = await read();
  return way && (await goBack(way, keepWay).catch(() => null));
}

/** Keeps a way back. */
export const keepWay = (way: WayBack): void => void write(way);

const database = new Database('dockhand-line', 'way');

/** Resolves with null on a page that may store nothing, and in a browser that keeps no certificates. */
const run = (mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> =>
  database.run(mode, act).catch(() => null);

async function write(way: WayBack | null): Promise<void> {
  await run('readwrite', (store) => (way ? store.put(way, KEY) : store.delete(KEY)));
}
const read = async (): Promise<WayBack | null> =>
  ((await run('readonly', (store) => store.get(KEY))) as WayBack | undefined) ?? null;
