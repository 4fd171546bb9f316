// The questions and moves of a session, written out once, for copies that answer some of them in another way.
import type { Session } from './engine';

/** Returns the answers of a session as a plain object. */
export const answersOf = (session: Session): Session => ({
  setup: () => session.setup(),
  prints: () => session.prints(),
  view: (eye) => session.view(eye),
  notes: (eye) => session.notes(eye),
  offers: (seat) => session.offers(seat),
  play: (seat, move, eye) => session.play(seat, move, eye),
  canUndo: () => session.canUndo(),
  undo: () => session.undo(),
  scoreDelta: (seat, move) => session.scoreDelta(seat, move),
  simulate: (seat, move, eye) => session.simulate(seat, move, eye),
  why: (seat, taps) => session.why(seat, taps),
  search: (seat, level, seed) => session.search(seat, level, seed),
  takesNet: () => session.takesNet?.() ?? false,
  choose: (seat, level, seed, stats) => session.choose(seat, level, seed, stats),
  analyse: (seat, stats) => session.analyse(seat, stats),
  reason: (seat, moves, plans) => session.reason(seat, moves, plans),
  score: () => session.score(),
  record: () => session.record(),
  link: () => session.link(),
  share: (copy, own) => session.share(copy, own),
  hash: () => session.hash(),
  moveCount: () => session.moveCount(),
  free: () => session.free(),
  [Symbol.dispose]: () => session.free(),
});
