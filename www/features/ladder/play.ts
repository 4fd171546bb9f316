// Begins a game against an animal of the ladder.
import { fetchEngine } from '../../engine/engine';
import { seatGuest } from '../../device/guest';
import { ownName } from '../../device/own-name';
import type { Host } from '../../shell/host';
import { GAME, setupOf, type Rung } from './rungs';

export async function meet(host: Host, rung: Rung): Promise<void> {
  const { words, sheet } = host,
    [{ entry, freshSeed }] = await Promise.all([fetchEngine(GAME), words.fetch(GAME), words.fetch('bot')]);
  const names = {
    person: ownName(words, entry),
    animal: words.t(`ladder-name-${rung.id}`),
  };
  const setup = setupOf(rung, entry, names, freshSeed());
  seatGuest(setup, rung.id);
  sheet.close();
  await host.start(setup);
}
