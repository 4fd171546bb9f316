// What can be asked of the position on the table, and changes nothing. It stays the same object when another instance
// of the engine takes over or a trial lies on the table.
import type { Session } from '../engine/engine';
import type { View } from '../engine/wire';
import type { Answers } from './layers';

/** The questions of a session, without what changes it. Where layers have something to say they answer. */
export type Ask = Omit<Session, 'play' | 'undo' | 'share' | 'free' | typeof Symbol.dispose>;

/** `top`: what lies on the table; `ground`: the engine of the game, whose record is kept; `seen`: the view of now. */
export function askOf(
  top: () => { engine: Session; answers: Answers },
  ground: () => Session,
  seen: () => View,
): Ask {
  return {
    setup: () => top().answers.setup(seen()),
    view: (eye) => top().answers.view(eye),
    offers: (seat) => top().answers.offers(seat),
    why: (seat, taps) => top().answers.why(seat, taps),
    canUndo: () => top().answers.canUndo(),
    prints: () => top().engine.prints(),
    notes: (eye) => top().engine.notes(eye),
    scoreDelta: (seat, move) => top().engine.scoreDelta(seat, move),
    simulate: (seat, move, eye) => top().engine.simulate(seat, move, eye),
    search: (seat, level, seed) => top().engine.search(seat, level, seed),
    takesNet: () => top().engine.takesNet?.() ?? false,
    choose: (seat, level, seed, stats) => top().engine.choose(seat, level, seed, stats),
    analyse: (seat, stats) => top().engine.analyse(seat, stats),
    reason: (seat, moves, plans) => top().engine.reason(seat, moves, plans),
    score: () => top().engine.score(),
    record: () => ground().record(),
    link: () => top().engine.link(),
    hash: () => top().engine.hash(),
    moveCount: () => top().engine.moveCount(),
  };
}
