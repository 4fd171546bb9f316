// The page as a kiosk: on a tablet in a café, a library or a waiting room. The address asks for it, with the games that
// are shown: `?kiosk=imhotep,duel`.
import { CARDS } from '../../games';
import type { Visited } from '../../shell/feature';

/** Returns the games of the kiosk that an address asks for: all if it names none; null if it asks for no kiosk. */
export function gamesOf(search: string): typeof CARDS | null {
  const asked = new URLSearchParams(search).get('kiosk')?.split(',');
  if (!asked) return null;
  const [first, ...others] = CARDS.filter(({ id }) => asked.includes(id));
  return first ? [first, ...others] : CARDS;
}

export const kiosk: Visited = { gamesOf, load: () => import('./kiosk') };
