// What a game shows over time: the motions of a move, and what is written when the picture is on the screen.
import { AfterPaint } from '../core/after-paint';
import { Director, type Speed } from '../core/direct';
import type { Step } from '../core/wire';

export class Motion extends Director {
  readonly afterPaint = new AfterPaint();
  /** What is being shown now, to its end. */
  private shown: Promise<void> = Promise.resolve();

  /** Shows steps, and then does `then`. `kept`: what is waited for before; `most`: how long it may take, in ms at normal speed. */
  show(steps: Step[], speed: Speed, kept?: Promise<void>, most?: number, then?: () => void): Promise<void> {
    return (this.shown = this.play(steps, speed, kept, most).finally(then));
  }

  /** Resolves when nothing moves. */
  async settle(): Promise<void> {
    await this.settled();
    await this.shown;
    this.afterPaint.flush();
  }

  /** Ends what moves; resolves when the game goes on from there. */
  async end(): Promise<void> {
    if (!this.moving) return;
    this.finish();
    await this.settle();
  }
}
