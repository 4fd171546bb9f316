// The turning points of a game that its computer players speak of. Each game has a list in `talk.ts`; what they say is
// in its words `talk-GAME`, as `talk-GAME-CHARACTER-NAME`.
import type { GameEvent, Seat, Setup } from '../engine/wire';

/** Who speaks (`me`), to the only person at the table (`you`). */
export interface Talking {
  me: Seat;
  you: Seat;
  setup: Setup;
  /** The player who has just taken the lead of another one, by the points that all see. */
  leads?: Seat | null;
}

/** What `talk.ts` of a game gives. */
export interface Occasions<E = GameEvent> {
  /** The turning points, the most important first. */
  readonly turnings: readonly Turning<E>[];
  /** The fewest moves from line to line, so that four are spread over a game. */
  readonly gap: number;
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

/** Two turning points of games in which all see the points. */
export const lead: readonly Turning<never>[] = [
  { name: 'ahead', is: (_, { me, leads }) => leads === me },
  { name: 'behind', is: (_, { you, leads }) => leads === you },
];
