// A session for a lesson: the engine's session with fewer offers. The engine's own refusals are passed on
// unchanged.
import type { Session } from '../../engine/engine';
import type { Move, Offer, Refusal, Seat } from '../../engine/wire';
import { LEARNER } from '../../games/lesson';
import { wrapped } from '../../engine/wrapped';

export interface Guide {
  /** Returns the engine's offers that the lesson allows now, or null while the learner has to read first. */
  allows(offers: Offer[]): Offer[] | null;
  /** The refusal of all other moves. */
  readonly why: Refusal;
  /** Called when the learner has made a move. */
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
    // Undo goes back one lesson instead.
    canUndo: () => false,
    undo: () => false,
  };
  return wrapped(session, own);
}
