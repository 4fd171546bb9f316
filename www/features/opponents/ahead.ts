// Lets the player that thinks for a time think ahead while a person decides. It has only what its own seat may know, as at
// its own turn, and the workers only while nobody else wants them.
import type { Game } from '../../ui/game-view';
import { nextOf } from '../../table/state';
import type { Engine } from '../../engine/engine';
import type { Seat } from '../../engine/wire';
import type { Mind } from '../../searches/advisers';
import type { WorkerPool } from '../../searches/worker-pool';

/**
 * The longest time for each decision of a person, in ms. A tree is full after some 370,000 games: a second on a desktop,
 * four on a phone. What follows would hardly help, but warm the device.
 */
export const LONGEST = 5000;

export class Ahead {
  private run = 0;
  private end: () => void = () => undefined;
  /** The number of moves at the decision of now, and the time that is left there, in ms. */
  private at = -1;
  private left = 0;

  constructor(
    private readonly game: Game,
    private readonly engine: Engine,
    private readonly pool: Pick<WorkerPool, 'think' | 'kept'>,
    private readonly mind: Pick<Mind, 'task'>,
  ) {
    const look = (): void => void (document.hidden ? this.stop() : this.begin());
    document.addEventListener('visibilitychange', look, { signal: game.life });
    game.events.on('made', () => this.stop());
    game.events.on('closed', () => this.stop());
  }

  /** Begins to think ahead if a person decides now, and the player has decided before. */
  async begin(): Promise<void> {
    this.stop();
    const { game, run, pool } = this,
      seat = pool.kept && !document.hidden ? this.seat() : null;
    if (seat === null) return;
    const moves = game.session.moveCount();
    if (moves !== this.at) [this.at, this.left] = [moves, LONGEST];
    if (this.left <= 0) return;
    const task = await this.mind.task(seat);
    if (run !== this.run) return;
    const since = performance.now(),
      thought = pool.think({ ...task, most: this.left, ahead: true });
    this.end = () => {
      this.left -= performance.now() - since;
      thought.giveUp();
    };
    await thought.result;
    if (run === this.run) this.stop();
  }

  /** Ends thinking ahead at once. */
  stop(): void {
    this.run += 1;
    this.end();
    this.end = () => undefined;
  }

  /** Returns the player that thinks for a time and is next after the person who decides. */
  private seat(): Seat | null {
    const { game, engine } = this,
      { table } = game,
      { players } = table.setup;
    const person = game.open && !table.view?.outcome ? nextOf(table) : null;
    if (person === null) return null;
    const after = players.map((_, i) => (person + i) % players.length);
    return after.find((seat) => engine.entry.levels[players[seat]?.level ?? -1]?.timed) ?? null;
  }
}
