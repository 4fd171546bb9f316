// The search that a worker keeps between the decisions of a player that thinks for a time. It goes on with the game:
// the engine says how much of what was found still holds.
import type { Search } from '../engine/engine';
import { begin, type Table, type Task } from './think';

export class ReusedTree {
  private search: Search | null = null;
  /** Whose search it is. */
  private player = '';

  /**
   * Returns the search of a task: the one that was kept if it is of the same player, at the position of now, or else a new
   * one. One that is not to be kept lets the other go, so that there is memory for one. Returns null if a player is to think
   * ahead who has not decided yet: nothing goes on.
   */
  begin(table: Table, task: Task): Search | null {
    const { seat, level, seed, net, keeps, ahead } = task,
      player = `${seat} ${level} ${net ? 'net' : ''}`;
    if (keeps && table.follow && this.search && player === this.player) {
      table.follow(this.search, seed);
      return this.search;
    }
    if (ahead) return null;
    this.search?.free();
    this.search = null;
    const search = begin(table, task);
    if (keeps && table.follow) [this.search, this.player] = [search, player];
    return search;
  }

  /** Lets a search go at the end of its task, unless it is kept. */
  end(search: Search): void {
    if (search !== this.search) search.free();
  }
}
