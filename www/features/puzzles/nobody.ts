// The opponents of a puzzle: nobody else plays, so nobody thinks, answers or has another label.
import type { Seat } from '../../engine/wire';

export abstract class Nobody {
  readonly busy = false;
  readonly announcement = '';
  next(): void {
    // Nobody answers.
  }
  hurry(): void {
    // Nobody thinks.
  }
  stop(): void {
    // Nobody thinks.
  }
  close(): void {
    // The strip leaves the page with the game.
  }
  label(_: Seat, label: string): string {
    return label;
  }
}
