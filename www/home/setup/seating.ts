// The number of players, and the seats of computer players: the part of the set-up that changes them.
import type { Draft } from '../../engine/draft';
import { tellMissed } from '../../engine/fetching';
import type { SetupForm } from '../../games/form';
import type * as Opponents from './opponents';

export class Seating {
  /** The code for computer players, once it has been fetched. */
  opponents: typeof Opponents | null = null;

  constructor(private readonly setup: SetupForm) {}

  /** Translates the names of computer players that no person has changed. */
  speak(): void {
    const { opponents } = this;
    this.opponents = null;
    if (opponents) void this.withOpponents(() => opponents.rename(this.setup));
  }

  /**
   * Lets the computer play every seat except the first: at `level`, or at the usual one for seats that it
   * does not play yet. Never resolves if its code cannot be fetched.
   */
  against(level?: number): Promise<void> {
    return new Promise((done) => {
      void this.withOpponents((opponents) => {
        opponents.against(this.setup, level);
        done();
      });
    });
  }

  /** Sets the number of players, all of them people. */
  async people(count: number): Promise<void> {
    this.opponents?.byHand(this.setup);
    await this.take(count);
  }

  /** Sets the number of players. */
  async take(count: number): Promise<void> {
    const { setup } = this;
    setup.take({ ...setup.draft, count });
    setup.draw();
    if (setup.whyNot(setup.draft).length > 0) await this.adjust(setup.draft);
  }

  /** Fetches the code for computer players and its words, runs `act` with it, then draws the form. */
  async withOpponents(act: (opponents: typeof Opponents) => void): Promise<void> {
    const { setup } = this,
      { words } = setup;
    const opponents = await Promise.all([import('./opponents'), words.fetch('bot')]).then(
      ([code]) => code,
      (thrown: unknown) => {
        if (words === setup.words) void tellMissed(setup, thrown, () => void this.withOpponents(act));
        return null;
      },
    );
    if (words !== setup.words || !opponents) return;
    this.opponents = opponents;
    act(opponents);
    setup.draw();
  }

  /** Changes as few as possible of the options that this number of players cannot use. */
  private async adjust(draft: Draft): Promise<void> {
    const { setup } = this,
      { nearestPlayable } = await import('../../engine/nearest');
    draft.values =
      nearestPlayable(draft, setup.entry, (table) => setup.whyNot(table), 'count')?.values ?? draft.values;
    if (draft === setup.draft) setup.draw();
  }
}
