// Options for a table, as chance chooses them among those that the engine takes together.
import { readFileSync } from 'node:fs';
import type { GameEntry } from '../../../www/engine/wire';
import type * as wasm from '../../../pkg/imhotep/imhotep';
import { NAMES } from '../../../tests/page/together-fixture';

/** Random numbers from 0 to n - 1. */
export type Random = (n: number) => number;

const modules = import.meta.glob<typeof wasm>('../../../pkg/*/*.js');

/** Returns options with which so many can play. Each one is another than the usual one in a third of the games. */
export async function optionsBy(r: Random, game: string, seats: number): Promise<object> {
  const engine = await modules[`../../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const entry = engine.catalogue().games[0] as unknown as GameEntry,
    players = NAMES.slice(0, seats).map((name, colour) => ({ name, colour })),
    opens = (options: object): boolean => {
      try {
        engine.Session.open({ game, players, config: options, seed: 1 } as never).free();
        return true;
      } catch {
        return false; // the options do not go together, or not with so many players
      }
    };
  let config: object = {};
  for (const option of entry.options) {
    if (option.kind === 'seat') continue;
    const values = option.kind === 'choice' ? option.values : [true],
      more = { ...config, [option.key]: values[r(values.length)] };
    // Few scenarios are for three: one of them is looked for.
    if (option.key === 'scenario') {
      const fit = values.filter((value) => opens({ scenario: value }));
      config = { scenario: fit[r(fit.length)] };
    } else if (r(3) === 0 && opens(more)) config = more;
  }
  return config;
}
