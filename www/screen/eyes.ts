// The viewpoint on a device that is passed around: hands are looked at and covered, and players are called.
import type { Viewpoint } from '../core/viewpoint';
import type { Game } from './game';
import type { HandOver } from './handover';
import { refresh } from './table';

/** What this needs of the game. */
type Seen = Pick<
  Game,
  'table' | 'screen' | 'card' | 'words' | 'motion' | 'open' | 'text' | 'arrive' | 'present'
>;

export class Eyes {
  /** The screen for handing the device on: fetched when a player is called. */
  private handOver: HandOver | null = null;

  /** `goToLit`: moves the focus to a place that can be tapped, if there is one. */
  constructor(
    private readonly game: Seen,
    private readonly goToLit: () => boolean,
  ) {}

  /** From now on the table is looked at like this: nothing else stays on the page, and only then may something new come. */
  turnTo(viewpoint: Viewpoint): void {
    const { game } = this,
      { table } = game;
    refresh(table, viewpoint);
    table.holder = viewpoint.eye ?? table.holder;
    table.last = viewpoint.eye === table.home.eye ? table.last : [];
    game.arrive();
    if (viewpoint.called === null && !(viewpoint.eye !== null && this.goToLit()))
      game.screen.prompt.focusStatus();
  }

  /** Looks at a hand, which its player asks for, or covers it again. */
  async peek(): Promise<void> {
    const { game } = this,
      { home, viewpoint } = game.table;
    await game.motion.end();
    game.present();
    if (viewpoint.eye === home.eye) await this.withHandOver((screen) => screen.peek());
    else this.turnTo(home);
  }

  /** Calls the player who has to take the device, if there is one. A player who has it already is asked below the table. */
  follow(): void {
    const { table } = this.game,
      { called } = table.viewpoint;
    if (called === null || called === table.holder) this.handOver?.close();
    else
      void this.withHandOver((screen) => {
        if (table.viewpoint.called === called) screen.call(called);
      });
  }

  close(): void {
    this.handOver?.dialog.remove();
  }

  /** Nothing private is shown before that screen is here. */
  private async withHandOver(act: (screen: HandOver) => void): Promise<void> {
    const code = await import('./handover').catch(() => null);
    const { game } = this;
    if (!game.open) return;
    if (!code) return game.screen.prompt.setHint(game.words.t('unreachable'), 'why');
    act((this.handOver ??= new code.HandOver(game, (viewpoint) => this.turnTo(viewpoint))));
  }
}
