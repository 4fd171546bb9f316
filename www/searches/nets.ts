// The learned values that come with some games, for the computer player that thinks for a time.
import { fetchFile } from '../engine/fetching';

const files = import.meta.glob<string>('../../nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The longest time that a game waits for a net, in ms. */
const LONGEST = 3000;

/** Returns the net of a game for so many players; undefined if there is none, or if it cannot be had soon. */
export async function fetchNet(game: string, seats: number): Promise<Uint8Array | undefined> {
  const address = files[`../../nets/${game}-${seats}.net`];
  if (address === undefined) return undefined;
  try {
    return new Uint8Array(await fetchFile(address, { signal: AbortSignal.timeout(LONGEST) }));
  } catch {
    return undefined;
  }
}
