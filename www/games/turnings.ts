// The turning points of a game that its computer players speak of. Each game has a list in `talk.ts`; what they say is
// in its words `talk-GAME`, as `talk-GAME-CHARACTER-NAME`.
import type { GameEvent, Seat, Setup } from '../engine/wire';

/** Who speaks (`me`), to the only person at the table (`you`). */
export interface Talking {
  me: Seat;
  you: Seat;
  setup: Setup;
}

/** A turning point: its name, and whether the events of a move are one. */
export interface Turning<E = GameEvent> {
  readonly name: string;
  is(events: readonly E[], talking: Talking): boolean;
}

/** Counts the events of this kind: those of one seat, if it is given. */
export const times = <E extends { say: string }>(
  events: readonly E[],
  say: E['say'],
  seat: Seat | null = null,
): number =>
  events.filter((event) => event.say === say && (seat === null || ('seat' in event && event.seat === seat)))
    .length;
