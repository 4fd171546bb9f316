// A computer in the place of a player whose time is up: it thinks as the captain does, from what the seat knows, and its moves
// are played like those of any player.
import type { Engine } from '../../engine/engine';
import { sameMove } from '../../engine/same-move';
import type { Move, Seat } from '../../engine/wire';
import { seedFor } from '../../searches/pace';
import { workerPoolOf } from '../../searches/worker-pool';
import type { Game } from '../game-view';

/** A table at which this device plays for others. */
export interface Played {
  /** The seat that is to decide and for which this device plays; null if there is none. */
  readonly playing: Seat | null;
  /** The record of the game, or its link. */
  readonly record: string;
  /** A number that grows with each move. */
  readonly moves: number;
  /** Plays a move; `at`: its number among the legal ones. */
  playFor(seat: Seat, move: Move, at: number): Promise<unknown>;
}

export class Substitute {
  private thinking = false;

  constructor(
    private readonly game: Game,
    private readonly engine: Engine,
    private readonly table: Played,
  ) {}

  /** Plays for a seat that is to decide, if there is one. */
  next(): void {
    const { playing } = this.table;
    if (playing === null || this.thinking || !this.game.open) return;
    this.thinking = true;
    const { moves } = this.table;
    void this.play(playing).finally(() => {
      this.thinking = false;
      // What cannot be played now is not tried again before something changes.
      if (this.table.moves !== moves) this.next();
    });
  }

  private async play(seat: Seat): Promise<void> {
    const { table } = this,
      { record, moves } = table,
      found = await this.decide(record, seat, moves);
    if (found && table.moves === moves && this.game.open) await table.playFor(seat, ...found);
  }

  private async decide(link: string, seat: Seat, moves: number): Promise<[Move, number] | null> {
    const { game, engine } = this,
      level = engine.entry.levels.findIndex(({ id }) => id === 'captain'),
      { iterations = 1, time: most = 0 } = engine.entry.levels[level] ?? {};
    using session = engine.resume(link);
    const offers = session.offers(seat),
      [only] = offers,
      seed = seedFor(session.setup().seed, moves, seat);
    if (only && offers.length === 1) return [only.move, 0];
    const task = { link, seat, level, seed, iterations, most },
      stats = await workerPoolOf(game, engine).think(task).result,
      move = stats && session.choose(seat, level, seed, stats);
    return move && [move, offers.findIndex((offer) => sameMove(offer.move, move))];
  }
}
