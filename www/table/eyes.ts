// The viewpoint on a shared device: players look at hands and cover them, and players are called.
import type { Viewpoint } from '../engine/viewpoint';
import type { Game } from '../ui/game-view';
import type { HandOver } from '../ui/handover';
import { refresh } from './table';

/** The parts of the game that are used here. */
type Seen = Pick<
  Game,
  'table' | 'screen' | 'card' | 'words' | 'motion' | 'open' | 'text' | 'arrive' | 'present'
>;

export class Eyes {
  /** The screen for handing the device over, fetched when a player is called. */
  private handOver: HandOver | null = null;

  /** `goToLit`: moves the focus to a place that can be tapped, if there is one. */
  constructor(
    private readonly game: Seen,
    private readonly goToLit: () => boolean,
  ) {}

  /**
   * Shows the table from this viewpoint. Everything of the old one leaves the page before anything new comes.
   */
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

  /** Looks at a hand when its player asks for it, or covers it again. */
  async peek(): Promise<void> {
    const { game } = this,
      { home, viewpoint } = game.table;
    await game.motion.end();
    game.present();
    if (viewpoint.eye === home.eye) await this.withHandOver((screen) => screen.peek());
    else this.turnTo(home);
  }

  /**
   * Calls the player who has to take the device, if there is one. A player who already has it is asked below
   * the table.
   */
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

  /** Shows nothing private until the code of the screen is here. */
  private async withHandOver(act: (screen: HandOver) => void): Promise<void> {
    const code = await import('../ui/handover').catch(() => null);
    const { game } = this;
    if (!game.open) return;
    if (!code) return game.screen.prompt.setHint(game.words.t('unreachable'), 'why');
    act((this.handOver ??= new code.HandOver(game, (viewpoint) => this.turnTo(viewpoint))));
  }
}
