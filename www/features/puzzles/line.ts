// What follows a move of a puzzle, step by step on the table: after the best move, the line that decides; after the other
// one, what it runs into. The engine plays both, each from the same position and for everyone the same.
import type { Engine } from '../../engine/engine';
import type { Move, Outcome } from '../../engine/wire';
import { searching } from '../../searches/advisers';
import { seedFor } from '../../searches/pace';
import { lifeIn } from '../../dom/life';
import type { Game } from '../../ui/game-view';
import { imagine, ShownLine } from '../../ui/imagined';
import type { Puzzle } from './file';

/** Which move a line follows. */
export type After = 'best' | 'other';

/** A step of a line in words. */
export interface Told {
  after: After;
  step: number;
  of: number;
  told: string;
  /** How the game has ended with the last step; null if it has not, or at another step. */
  outcome: Outcome | null;
}

/** The most moves of a line that is proved, which is played to the end, and of any other. */
const PROVED = 24,
  SEARCHED = 8;

export class PuzzleLine {
  private shown: ShownLine | null = null;
  private readonly ending: AbortController;
  private moving = false;

  /** `tell` writes what is told of a step; `left` is called when the player has gone back to the position. */
  constructor(
    private readonly game: Game,
    private readonly after: After,
    private readonly tell: (told: Told) => void,
    private readonly left: () => void,
  ) {
    this.ending = lifeIn(game.life);
    document.addEventListener('keydown', this.key, { capture: true, signal: this.ending.signal });
    const shown = (): void => {
      if (this.shown && !this.moving && game.table.pastPosition === null) this.leave(); // a tap on the table
    };
    game.events.on('shown', shown, this.ending.signal);
  }

  /** Plays the line that begins with this move, and shows its first step. */
  async play(engine: Engine, record: string, { seat, depth }: Puzzle, move: Move): Promise<void> {
    const { game } = this,
      at = game.session.moveCount();
    const line = await imagine(
      game,
      {
        engine,
        think: searching(game, engine),
        from: record,
        first: [seat, move],
        seed: seedFor(game.table.setup.seed + 5, at, seat),
        most: depth === 0 ? PROVED : SEARCHED,
      },
      () => !this.ending.signal.aborted,
    );
    if (this.ending.signal.aborted) return;
    this.shown = new ShownLine(game, line, { at, of: at });
    await this.go(1);
  }

  /** Goes on or back. */
  async go(by: -1 | 1): Promise<void> {
    const { shown, after } = this;
    this.moving = true;
    await shown?.go(by, ({ told, view: { outcome } }) => {
      this.tell({ after, step: shown.step, of: shown.length, told, outcome });
    });
    this.moving = false;
  }

  /** Puts the position of the puzzle back on the table. */
  leave(): void {
    if (this.ending.signal.aborted) return;
    this.ending.abort();
    this.shown?.end();
    this.game.commands.present();
    this.left();
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event,
      isBack = key === 'ArrowLeft' || key === '[';
    if (key === 'Escape') this.leave();
    else if (isBack || key === 'ArrowRight' || key === ']') void this.go(isBack ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
