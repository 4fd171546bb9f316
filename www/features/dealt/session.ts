// A world as a game on the page: where others play a move, it learns what the move has shown.
import { answersOf } from '../../engine/answers';
import type { Engine, Session } from '../../engine/engine';
import type { Move } from '../../engine/wire';
import type { Learning } from './engine';
import type { Shown } from './message';

/** Returns a session that learns where others play. */
export const learnsBy = (world: Learning): Session => ({
  ...answersOf(world),
  play: (_, shown) => world.learn(shown as unknown as Shown),
  canUndo: () => false,
});

/** How what a move has shown goes through the commands of the page: in the place of the move. */
export const asMove = (shown: Move | Shown): Move => shown as Move;
const isShown = (move: object): boolean => 'check' in move;

/** Returns a copy of a world. A move that is tried in it is played in a world that the seat imagines from there. */
function copyOf(world: Learning): Session {
  let now: Learning = world;
  const copy: Session = {
    ...learnsBy(world),
    play: (seat, move, eye) => {
      if (now === world && isShown(move)) return world.learn(move as unknown as Shown);
      if (now === world) {
        now = world.imagine(seat, 0);
        world.free();
        Object.assign(copy, { ...answersOf(now), play: copy.play });
      }
      return now.play(seat, move, eye);
    },
  };
  return copy;
}

/** Returns the engine of a device that keeps a world: it opens the records of worlds as such. */
export const learningEngine = (engine: Engine): Engine => ({
  ...engine,
  resume: (text) => {
    const session = engine.resume(text);
    return isSight(text) ? copyOf(session as Learning) : session;
  },
});

/** Whether a record is that of a world. */
const isSight = (text: string): boolean => text.startsWith('{') && 'eye' in (JSON.parse(text) as object);

/** Returns the record of a world that has learnt these moves. */
export const sightOf = (sight: string, shown: readonly Shown[]): string =>
  JSON.stringify({ ...(JSON.parse(sight) as object), shown });
