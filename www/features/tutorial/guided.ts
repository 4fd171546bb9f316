// The layer of a lesson: the engine's game with fewer offers. The engine's own refusals are passed on unchanged.
import type { Move, Offer, Refusal, Seat } from '../../engine/wire';
import { LEARNER } from '../../games/lesson';
import type { Below, SessionLayer } from '../../table/layers';

export interface Guide {
  /** Returns the engine's offers that the lesson allows now, or null while the learner has to read first. */
  allows(offers: Offer[]): Offer[] | null;
  /** The refusal of all other moves. */
  readonly why: Refusal;
  /** Called when the learner has made a move. */
  played(move: Move): void;
}

export function guided(guide: Guide): SessionLayer {
  const may = (below: Below, seat: Seat): Offer[] | null => guide.allows(below.offers(seat));
  return {
    name: 'lesson',
    offers: (below, seat) => (seat === LEARNER ? (may(below, seat) ?? []) : below.offers(seat)),
    view: (below, eye) => {
      const view = below.view(eye);
      return view.outcome === null && view.toAct.includes(LEARNER) && may(below, LEARNER) === null
        ? { ...view, toAct: [] }
        : view;
    },
    play: (below, seat, move, eye) => {
      const steps = below.play(seat, move, eye);
      if (seat === LEARNER) guide.played(move);
      return steps;
    },
    why: (below, seat, taps) => below.why(seat, taps) ?? guide.why,
    // Undo goes back one lesson instead.
    canUndo: () => false,
  };
}
