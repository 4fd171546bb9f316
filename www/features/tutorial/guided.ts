// A game as a lesson lets it be played: the engine's session, with fewer offers. Whatever the engine itself refuses it refuses in its own words.
import type { Session } from '../../core/engine';
import type { Move, Offer, Refusal, Seat } from '../../core/wire';
import { LEARNER } from '../../core/lesson';

export interface Guide {
  /** Which of the engine's offers may be chosen now; null while somebody has to read first. */
  allows(offers: Offer[]): Offer[] | null;
  /** Why nothing else may be. */
  readonly why: Refusal;
  /** Whoever learns has made a move. */
  played(move: Move): void;
}

export function guided(session: Session, guide: Guide): Session {
  const may = (seat: Seat): Offer[] | null => guide.allows(session.offers(seat));
  const own: Partial<Session> = {
    offers: (seat) => (seat === LEARNER ? (may(seat) ?? []) : session.offers(seat)),
    view: (eye) => {
      const view = session.view(eye);
      return view.outcome === null && view.toAct.includes(LEARNER) && may(LEARNER) === null
        ? { ...view, toAct: [] }
        : view;
    },
    play: (seat, move, eye) => {
      const steps = session.play(seat, move, eye);
      if (seat === LEARNER) guide.played(move);
      return steps;
    },
    why: (seat, taps) => session.why(seat, taps) ?? guide.why,
    // One lesson back is the way back.
    canUndo: () => false,
    undo: () => false,
  };
  return new Proxy(session, {
    get: (target, key) => {
      const value: unknown = Reflect.get(own, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
