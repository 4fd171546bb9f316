// The games this page can show. How a new one plugs in is told in games/page.ts.
import { duel } from './games/duel';
import { imhotep } from './games/imhotep';
import type { GamePage } from './games/page';
import { rampart } from './games/rampart';

const PAGES: Record<string, GamePage> = { imhotep, duel, rampart };

/** The page of a game, or undefined if this page cannot show it: the engine may know more games. */
export const findPage = (id: string): GamePage | undefined => (Object.hasOwn(PAGES, id) ? PAGES[id] : undefined);

/** The page of a game that is being played. */
export function pageOf(id: string): GamePage {
  const page = findPage(id);
  if (!page) throw new Error(`no page for ${id}`);
  return page;
}
