// The moving pieces over a table, and the effects after a landing. Fetched with the motions.
import type { G } from './brush/ink';
import type { Picture } from './draw';
import type { Place, Step } from '../engine/wire';
import { motionOf, type Motion, type Trail } from './motion';

/** The parts of a stage that moving pieces use. */
export interface Ground {
  readonly table: HTMLCanvasElement;
  /** How long the stage lasts. */
  readonly life: AbortSignal;
  picture(): Picture;
  after(step: Step): Picture;
  /** Takes over a board that was painted for the layout with this key. */
  lay(board: HTMLCanvasElement, key: string): void;
  /** Sets the pieces that are hidden and pending in the picture; `anew`: paint the table again. */
  held(hidden: Set<Place>, pending: Map<Place, number>, anew: boolean): void;
  /** Clears the overlay and returns it. */
  clear(): G;
  /** Asks for a frame. */
  wish(): void;
}

interface Running {
  motion: Motion;
  start: number;
  ms: number;
  /** The time after which the next step may begin, in ms. */
  apart: number;
  done: () => void;
}

/** An effect that follows a landing. No step waits for it, and the next touch ends it. */
interface Following {
  trail: Trail;
  start: number;
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

export class Moving {
  private running: Running[] = [];
  private following: Following[] = [];

  /** Counts the motions that were cut short or ended. */
  private cuts = 0;
  private listening = false;
  /** Whether the overlay has anything on it. */
  private drawn = false;

  constructor(private readonly ground: Ground) {}

  get busy(): boolean {
    return this.running.length > 0;
  }

  /**
   * Paints in slices what a step needs that lays the board out anew, as a harbour that grows does, so that no
   * touch waits for all of it. Resolves when the step may begin; null: at once.
   */
  ahead(step: Step): Promise<void> | null {
    if (step.step === 'count' || step.step === 'turn') return null; // nothing gets another place
    const { ground, cuts } = this,
      { layout, sprites } = ground.picture(),
      after = ground.after(step),
      key = after.layout.boardKey;
    if (key === layout.boardKey || document.hidden) return null;
    const going = (): boolean =>
      this.cuts === cuts && ground.picture().sprites === sprites && !document.hidden;
    return import('./matter/dress')
      .then(({ paintAhead }) => paintAhead(after, going))
      .then((board) => {
        if (board) ground.lay(board, key);
      })
      .catch(() => undefined); // then the step paints it
  }

  /** Plays a step in `ms`; resolves when `next` may begin. Returns null if there is nothing to see. */
  begin(step: Step, before: Picture, after: Picture, ms: number, next?: Step): Promise<void> | null {
    const motion = document.hidden ? null : motionOf(step, before, after);
    if (!motion) return null;
    const start = performance.now();
    if (motion.trails) this.listen();
    for (const trail of motion.trails ?? []) this.following.push({ trail, start: start + ms * trail.from });
    const shown = new Promise<void>((done) => {
      const apart = motion.apart && next && alike(step, next) ? (motion.apart * ms) / 200 : ms;
      this.running.push({ motion, start, ms, apart, done });
    });
    this.hold();
    return shown;
  }

  /** Ends all motions in the next frame. */
  finish(): void {
    this.cuts++;
    this.following = [];
    for (const run of this.running) run.ms = run.apart = 0;
  }

  /** Lays on the table the pieces that have arrived by now, and lets the steps after them begin. */
  land(now: number): void {
    for (const { start, apart, done } of this.running) if (now - start >= apart) done();
    const ended = this.running.filter(({ start, ms }) => now - start >= ms);
    if (ended.length === 0) return;
    this.running = this.running.filter((run) => !ended.includes(run));
    this.drawn = true;
    this.hold();
  }

  /** Draws everything as it is at this moment, over a table that is up to date. */
  draw(now: number): void {
    const { ground } = this;
    this.following = this.following.filter(({ trail, start }) => now - start < trail.ms);
    const more = this.running.length + this.following.length > 0;
    if (!more && !this.drawn) return;
    this.drawn = more;
    const g = ground.clear(),
      picture = ground.picture();
    for (const { trail, start } of this.following)
      if (now >= start) trail.draw(g, picture, now - start, ground.table);
    for (const { motion, start, ms } of this.running)
      motion.draw(g, picture, Math.max(0, Math.min(1, (now - start) / ms)), ground.table);
    if (more) ground.wish();
  }

  /** Ends all motions now. The effects that follow them go on, unless `cut`. */
  end(cut: boolean): void {
    this.cuts++;
    const ended = this.running;
    this.running = [];
    if (cut) this.following = [];
    if (this.following.length > 0) this.ground.wish();
    else if (this.drawn || ended.length > 0) this.empty();
    this.hold(false);
    for (const run of ended) run.done();
  }

  destroy(): void {
    this.end(true);
  }

  private listen(): void {
    if (this.listening) return;
    this.listening = true;
    const how = { capture: true, passive: true, signal: this.ground.life };
    for (const touch of TOUCHES) document.addEventListener(touch, this.cut, how);
  }

  /** Ends the effects of a landing at the next touch. */
  private cut = (): void => {
    const now = performance.now();
    this.following = this.following.filter(({ start }) => start > now);
    if (this.running.length === 0) this.empty();
  };

  /** Empties the overlay, so that a frame that was asked for has nothing to do. */
  private empty(): void {
    this.ground.clear();
    this.drawn = false;
  }

  /** Takes the moving pieces off the table. */
  private hold(anew = true): void {
    const hidden = new Set<Place>(),
      pending = new Map<Place, number>();
    for (const { motion } of this.running) {
      motion.hides.forEach((place) => hidden.add(place));
      if (motion.pends) pending.set(motion.pends, (pending.get(motion.pends) ?? 0) + 1);
    }
    this.ground.held(hidden, pending, anew);
  }
}

const head = (place: Place): string => place.split('/', 1)[0]!;
/** Returns whether two steps move things of one kind from one part of the table to another. */
const alike = (a: Step, b: Step): boolean =>
  a.step === 'move' && b.step === 'move' && head(a.from) === head(b.from) && head(a.to) === head(b.to);
