// The engine of tables that one device deals: a second module of the game, which also keeps worlds that learn what the true
// game shows (docs/together.md). It is fetched only by such tables.
import { engineFrom, type Engine, type Session } from '../../engine/engine';
import type { Seat, Step } from '../../engine/wire';
import type { Shown } from './message';

/** A session of such a module. */
export interface Learning extends Session {
  /** Returns the record of this game as a viewer knows it; null is the table. */
  sight(eye: Seat | null): string;
  /** Returns what the moves from this number on have shown a viewer. */
  shown(eye: Seat | null, from: number): Shown[];
  /** Returns a world as a seat may imagine it from here, in which moves can be played. */
  imagine(seat: Seat, seed: number): Learning;
  /** Carries out a move of the true game in a world; throws a refusal if it cannot be true there. */
  learn(shown: Shown): Step[];
}

const packages = import.meta.glob('../../../pkg/*-dealt/*.js');
const addresses = import.meta.glob<string>(['../../../pkg/*-dealt/*.js', '../../../pkg/*-dealt/*.wasm'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const engines = new Map<string, Promise<Engine>>();

/** Fetches the module once; may be asked again if it cannot be had. From then on it is the engine of the game. */
export function fetchDealing(game: string): Promise<Engine> {
  const path = `../../../pkg/${game}-dealt/${game}-dealt`,
    code = packages[`${path}.js`],
    [address, file] = [addresses[`${path}.js`], addresses[`${path}_bg.wasm`]];
  if (!code || address === undefined || file === undefined) throw new Error(`${game} is not dealt`);
  const known = engines.get(game) ?? engineFrom(game, { code, file, address });
  engines.set(game, known);
  known.catch(() => engines.delete(game));
  return known;
}
