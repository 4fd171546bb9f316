// How a move is drawn on the table.
import type { Session } from '../../engine/engine';
import { isAnswer } from '../../table/pick';
import { sameMove } from '../../engine/same-move';
import type { Move, Offer, Place, Seat } from '../../engine/wire';
import type { Drawing } from '../../ui/drawn';

/** Returns how a move of this position is drawn. */
export function drawingOf(
  session: Session,
  seat: Seat,
  move: Move,
  { kind, word }: Pick<Drawing, 'kind' | 'word'>,
): Drawing {
  const offer = session.offers(seat).find((one: Offer) => sameMove(one.move, move));
  const places = (offer?.taps ?? []).filter((tap) => !isAnswer(tap));
  const ways = session
    .simulate(seat, move, seat)
    .flatMap((step): [Place, Place][] => (step.step === 'move' ? [[step.from, step.to]] : []));
  // What is paid or spent first leads nowhere. What the move does begins or ends at a place that is tapped.
  const way =
    ways.find(([, to]) => places.includes(to)) ?? ways.find(([from]) => places.includes(from)) ?? null;
  return { kind, word, places, way: way ?? (places.length === 0 ? (ways[0] ?? null) : null) };
}
