// Par: what the strongest level of a fixed number of iterations scores with the same deal against the same opponent.
// One search after the other with fixed seeds, so that every device comes to the same number.
import { sleep } from '../../dom/pause';
import type { Engine, Session } from '../../engine/engine';
import { Slices } from '../../searches/think';
import type { Seat, Setup } from '../../engine/wire';
import { OPPONENT, PAR } from './deal';

/** The longest slice of a search on this page, in ms. */
const SLICE = 6;
const MOST_MOVES = 2000;

/** Resolves with the points of par; null if `signal` is aborted before that. */
export async function parOf(engine: Engine, setup: Setup, signal: AbortSignal): Promise<number | null> {
  using session = engine.open(setup);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const { outcome, toAct } = session.view(null),
      [seat] = toAct;
    if (outcome || seat === undefined) return outcome?.scores[0] ?? null;
    if (!(await decide(session, seat, setup.seed + moves, signal))) return null;
  }
  return null;
}

/** Searches and plays the chosen move; resolves with whether it was not aborted. */
async function decide(session: Session, seat: Seat, seed: number, signal: AbortSignal): Promise<boolean> {
  const level = seat === 0 ? PAR : OPPONENT,
    own = seed >>> 0;
  using search = session.search(seat, level, own);
  const slices = new Slices(search, { iterations: search.budget(), most: Infinity }, SLICE);
  while (!slices.step()) {
    await sleep();
    if (signal.aborted) return false;
  }
  session.play(seat, session.choose(seat, level, own, search.rootStats()), seat);
  return true;
}
