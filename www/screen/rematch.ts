// Another game at the same table: the same seats, another beginner.
import { fetchEngine } from '../core/engine';
import type { Seat, Setup } from '../core/wire';
import type { Game } from './game';
import type { Host } from './host';

/** Returns the set-up of the next game: the seat after `first` begins, if that can be chosen in this game. */
export function nextSetup(setup: Setup, first: Seat, seed: number): Setup {
  const config =
    'first' in setup.config ? { ...setup.config, first: (first + 1) % setup.players.length } : setup.config;
  return { ...setup, config, seed } as Setup;
}

/** Begins another game at the table of this one; `rival`: what the computer players of it become. */
export async function rematch(
  host: Host,
  { card, session, table }: Game,
  rival: { level: number; name: string } | null = null,
): Promise<void> {
  const { freshSeed } = await fetchEngine(card.id),
    { moves } = JSON.parse(session.record()) as { moves: [Seat, unknown][] };
  const setup = nextSetup(table.setup, moves[0]?.[0] ?? 0, freshSeed());
  if (rival)
    setup.players = setup.players.map((player) =>
      (player.level ?? null) === null ? player : { ...player, ...rival },
    );
  host.sheet.close();
  await host.start(setup);
}
