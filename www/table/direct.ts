// Plays the steps of a move in order: motions to the stage, events to the log. It can be hurried.
import type { Place, GameEvent, Seat, Step, View } from '../engine/wire';
import { FACTOR, type Speed } from '../device/speed';

/** How long a motion takes at normal speed, in ms; a boat that sails takes longer than a stone. */
const LENGTH = { move: 200, boat: 350, turn: 160, appear: 110, count: 120 } as const;
/** How long one part of a move may take at normal speed, in ms: longer ones are quickened. */
const BUDGET = 1200;

export interface Mover {
  /** Resolves when things can move as in `step`, or never will; null: they can. */
  prepare(step?: Step): Promise<void> | null;
  /** Resolves when the motion `next` may begin: things that go together follow each other closely. */
  play(step: Step, ms: number, next?: Step): Promise<void>;
  finish(): void;
}

/** The parts of a game that the director uses. */
export interface Pace {
  /** Whether a step takes longer than others, as a boat does. */
  isSlow(step: Step): boolean;
  /** Returns whether an event begins what follows an action by itself, such as the end of a round. */
  isAftermath(event: GameEvent): boolean;
}

function natural(step: Step, pace: Pace): number {
  if (step.step === 'say') return 0;
  return pace.isSlow(step) ? LENGTH.boat : LENGTH[step.step];
}

/** The length of every step; each part of a move keeps to its budget, the first to `most`. */
export function lengths(steps: Step[], speed: Speed, pace: Pace, most = BUDGET): number[] {
  const result: number[] = [];
  let part: number[] = [];
  const close = (): void => {
    const total = part.reduce((sum, ms) => sum + ms, 0),
      budget = result.length > 0 ? BUDGET : most;
    const squeeze = total > budget ? budget / total : 1;
    result.push(...part.map((ms) => Math.round(ms * squeeze * FACTOR[speed])));
    part = [];
  };
  for (const step of steps) {
    if (step.step === 'say' && pace.isAftermath(step.said)) close();
    part.push(natural(step, pace));
  }
  close();
  return result;
}

/** Returns all events of a move, in order: the log is written at once. */
export const eventsOf = (steps: Step[]): GameEvent[] =>
  steps.flatMap((step) => (step.step === 'say' ? [step.said] : []));

/**
 * Returns whom the action of a move tells of: another player than `seat`, who made the move, if it tells of
 * that one alone. When all have answered in secret the last answer brings what another player does.
 */
export function toldOf(seat: Seat, events: GameEvent[], { isAftermath }: Pick<Pace, 'isAftermath'>): Seat {
  const end = events.findIndex(isAftermath),
    action = end < 0 ? events : events.slice(0, end);
  const [first, ...others] = new Set(action.flatMap((event) => ('seat' in event ? [event.seat] : [])));
  return first === undefined || others.length > 0 ? seat : first;
}

/**
 * Returns whether a move, made while a decision is secret, tells of other players before the next round: the
 * last answer brings what all have answered.
 */
export function isTogether(
  view: View,
  seat: Seat,
  events: GameEvent[],
  { isAftermath }: Pick<Pace, 'isAftermath'>,
): boolean {
  const next = events.findIndex((event) => isAftermath(event) && !('seat' in event));
  return (
    view.private &&
    events.slice(0, next < 0 ? undefined : next).some((event) => 'seat' in event && event.seat !== seat)
  );
}

/** Returns the places of the pieces after the action, without the tidying at the end of a round. */
export function lastPlaces(steps: Step[], pace: Pace): Place[] {
  const end = steps.findIndex((step) => step.step === 'say' && pace.isAftermath(step.said));
  const places = new Set<Place>();
  for (const step of end < 0 ? steps : steps.slice(0, end))
    if (step.step === 'move') {
      places.delete(step.from); // the piece has only been there
      places.add(step.to);
    } else if (step.step === 'appear' || (step.step === 'turn' && step.face === null)) places.add(step.at);
  return [...places];
}

export class Director {
  private hurried = false;
  private run: Promise<void> | null = null;

  constructor(
    private readonly stage: Mover,
    private readonly pace: Pace,
    private readonly announce: (events: GameEvent[]) => void,
    /** A step begins to move, for so many ms. */
    private readonly begun: (step: Step, ms: number) => void = () => undefined,
  ) {}

  get moving(): boolean {
    return this.run !== null;
  }

  /** Resolves when nothing moves any more. */
  async settled(): Promise<void> {
    while (this.run) await this.run;
  }

  /**
   * Plays steps when those before are done; the promise resolves after the last one. `most`: for the first
   * part of them, at normal speed.
   */
  play(steps: Step[], speed: Speed, before?: Promise<void>, most?: number): Promise<void> {
    this.hurried = speed === 'off';
    const run = this.go(steps, lengths(steps, speed, this.pace, most), before).finally(() => {
      if (this.run === run) this.run = null;
    });
    this.run = run;
    return run;
  }

  /** Ends motions within a frame and skips the steps that would follow: the view afterwards is the truth. */
  finish(): void {
    if (!this.run) return;
    this.hurried = true;
    this.stage.finish();
  }

  private async go(steps: Step[], ms: number[], before?: Promise<void>): Promise<void> {
    await before;
    const preparing = this.hurried ? null : this.stage.prepare();
    if (preparing) await preparing;
    let group: GameEvent[] = [];
    const speak = (): void => {
      if (group.length > 0) this.announce(group);
      group = [];
    };
    for (const [i, step] of steps.entries()) {
      if (step.step === 'say') {
        group.push(step.said);
        continue;
      }
      speak();
      const painting = this.hurried ? null : this.stage.prepare(step);
      if (painting) await painting;
      if (this.hurried) continue;
      const length = ms[i] ?? 0;
      this.begun(step, length);
      await this.stage.play(
        step,
        length,
        steps.find((other, at) => at > i && other.step !== 'say'),
      );
    }
    speak();
  }
}
