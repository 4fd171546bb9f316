// Another game at the same table: the same seats, with another first player.
import { fetchEngine } from '../../engine/engine';
import { Prefixes } from '../../engine/prefixes';
import { guestOf, seatGuest } from '../../device/guest';
import { rememberPlayers } from '../../device/levels';
import type { Seat, Setup } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import type { Rival } from '../../shell/feature';
import type { Host } from '../../shell/host';

/** Returns the set-up of the next game, in which the seat after `first` begins if the game lets it. */
export function nextSetup(setup: Setup, first: Seat, seed: number): Setup {
  const config =
    'first' in setup.config ? { ...setup.config, first: (first + 1) % setup.players.length } : setup.config;
  // Phones take their seats again by themselves.
  return { ...setup, config, seed, phones: undefined } as Setup;
}

/** Begins another game at this table; `rival` is what its computer players are from now on. */
export async function rematch(
  host: Host,
  { card, entry, history, session, table }: Game,
  rival: Rival | null,
): Promise<void> {
  const { freshSeed } = await fetchEngine(card.id),
    { moves } = new Prefixes(session.record(), history.resume);
  const setup = nextSetup(table.setup, moves[0]?.[0] ?? 0, freshSeed());
  if (rival) {
    setup.players = setup.players.map((player) =>
      (player.level ?? null) === null ? player : { ...player, ...rival },
    );
    rememberPlayers(entry, setup.players); // the first screen offers the same
  }
  const guest = guestOf(table.setup);
  if (guest && !rival) seatGuest(setup, guest);
  host.sheet.close();
  if (import.meta.env.MODE !== 'single' && setup.away)
    return host.open(card.secrets ? 'dealt' : 'by-link', setup, true);
  await host.start(setup);
}
