// What a thread of `decide` does. All games are imported at once: bundlers make one file of a worker.
import * as imhotep from '../pkg/imhotep/imhotep.js';
import * as duel from '../pkg/duel/duel.js';
import * as kontor from '../pkg/kontor/kontor.js';
import * as rampart from '../pkg/rampart/rampart.js';
import type { GameId, Session } from './index.js';
import { think, type Task, type Thought } from './think.js';

const codes: Record<GameId, unknown> = {
  imhotep,
  duel,
  kontor,
  rampart,
};

export async function answer({ game, module, record, seat, how }: Task): Promise<Thought> {
  try {
    const code = codes[game] as typeof imhotep;
    await code.default(module === undefined ? undefined : { module_or_path: module as WebAssembly.Module });
    return { move: think(code.Session.resume(record) as unknown as Session<GameId>, seat, how) };
  } catch (error) {
    return { failed: String(error) };
  }
}
