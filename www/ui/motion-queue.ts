// The motions of a move, and the work that is done once the picture is on the screen.
import { AfterPaint } from '../dom/after-paint';
import { Director } from '../table/direct';
import type { Speed } from '../device/speed';
import type { Step } from '../engine/wire';

export class MotionQueue extends Director {
  readonly afterPaint = new AfterPaint();
  /** Resolves when the current motion ends. */
  private shown: Promise<void> = Promise.resolve();

  /**
   * Shows steps, and then calls `then`. `kept` resolves when the move is saved; `most` is the longest time
   * for the motion, in ms at normal speed.
   */
  show(steps: Step[], speed: Speed, kept?: Promise<void>, most?: number, then?: () => void): Promise<void> {
    return (this.shown = this.play(steps, speed, kept, most).finally(then));
  }

  /** Resolves when nothing moves. */
  async settle(): Promise<void> {
    await this.settled();
    await this.shown;
    this.afterPaint.flush();
  }

  /** Ends all motions; resolves when the game goes on from there. */
  async end(): Promise<void> {
    if (!this.moving) return;
    this.finish();
    await this.settle();
  }
}
