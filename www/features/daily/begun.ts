// The deals that were begun and left. They lie among the saved games, so nothing else is stored about them.
import { fetchEngine } from '../../engine/engine';
import { gamesIn, versionsIn, type SavedGame } from '../../device/slots';
import { openStore } from '../../device/store';
import type { Setup } from '../../engine/wire';
import { findCard } from '../../games';
import { dayOf, mayBeDeal } from './deal';

/** Resolves with the saves of the deals that are not over, by day: of the game that was played last, the newer save first. */
export async function begunDeals(until: string): Promise<Map<string, SavedGame[]>> {
  const slots = await (await openStore()).all(),
    begun = new Map<string, SavedGame[]>();
  for (const { id, game, players, over } of gamesIn(slots)) {
    if (over || !findCard(game) || !mayBeDeal(players)) continue;
    const versions = versionsIn(slots, id),
      setup = await setupIn(game, versions),
      day = setup && dayOf(setup, until);
    if (day && !begun.has(day)) begun.set(day, versions);
  }
  return begun;
}

/** Returns the table of the newest save that the engine accepts; null if there is none, or no engine now. */
async function setupIn(game: string, versions: SavedGame[]): Promise<Setup | null> {
  const engine = await fetchEngine(game).catch(() => null);
  for (const { record } of engine ? versions : [])
    try {
      using session = engine?.resume(record);
      return session?.setup() ?? null;
    } catch {
      // The engine refuses this record: the older one is tried.
    }
  return null;
}
