// What a move is about, as far as the table shows it.
import { isAnswer } from '../../table/pick';
import type { Offer, Place, Seat, Step } from '../../engine/wire';
import type { Rect } from '../../stage/layout/rect';
import type { Game } from '../../ui/game-view';

/** Returns the place of a move that is tapped first, or of an answer that of the first piece which it moves or turns over. */
export const aboutOf = (taps: readonly Place[], steps: () => readonly Step[]): Place | undefined =>
  taps.find((place) => !isAnswer(place)) ??
  steps().flatMap((step) => (step.step === 'move' ? [step.from] : step.step === 'turn' ? [step.at] : []))[0];

/** Returns where a proposed move is about something: one piece, so that the table need not get smaller to show it. */
export function boxAbout(
  { history, session, stage, table }: Game,
  seat: Seat,
  { move }: Offer,
): () => Rect | null {
  const place = aboutOf(table.taps, () => {
    using copy = history.resume(session.link());
    return copy.play(seat, move, seat);
  });
  return () => (place === undefined ? null : (stage.rect(place) ?? null));
}
