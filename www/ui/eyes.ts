// The viewpoint on a shared device: players look at hands and cover them, and players are called.
import type { Game } from './game-view';
import type { HandOver } from './handover';

/** The parts of the game that are used here. */
type Seen = Pick<Game, 'table' | 'screen' | 'card' | 'commands' | 'words' | 'motion' | 'open' | 'text'>;

export class Eyes {
  /** The screen for handing the device over, fetched when a player is called. */
  private handOver: HandOver | null = null;

  constructor(private readonly game: Seen) {}

  /** Looks at a hand when its player asks for it, or covers it again. */
  async peek(): Promise<void> {
    const { game } = this,
      { home, viewpoint } = game.table;
    await game.motion.end();
    game.commands.present();
    if (viewpoint.eye === home.eye) await this.withHandOver((screen) => screen.peek());
    else game.commands.turnTo(home);
  }

  /** Calls the player who has to take the device; one who already has it is asked below the table. */
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
    const code = await import('./handover').catch(() => null);
    const { game } = this;
    if (!game.open) return;
    if (!code) return game.screen.prompt.setHint(game.words.t('unreachable'), 'why');
    act((this.handOver ??= new code.HandOver(game, (viewpoint) => game.commands.turnTo(viewpoint))));
  }
}
