// What computer players have learned, where it has been seen to win.
import { host } from './host.js';
import type { GameId } from './index.js';

/** Bundlers find each address by itself. */
const addresses: Record<string, () => URL> = {
  'duel-2': () => new URL('../nets/duel-2.net', import.meta.url),
  'imhotep-2': () => new URL('../nets/imhotep-2.net', import.meta.url),
  'imhotep-3': () => new URL('../nets/imhotep-3.net', import.meta.url),
  'imhotep-4': () => new URL('../nets/imhotep-4.net', import.meta.url),
  'kontor-2': () => new URL('../nets/kontor-2.net', import.meta.url),
  'rampart-2': () => new URL('../nets/rampart-2.net', import.meta.url),
};

/** Fetches the net for a game and number of players; null if there is none. A search takes it if `takesNet`. */
export async function net(game: GameId, seats: number): Promise<Uint8Array | null> {
  const key = `${game}-${seats}`;
  return Object.hasOwn(addresses, key) ? host.read(addresses[key]!()) : null;
}
