// The positions of a game that is reviewed: its record up to any move, and every move in words.
import type { Engine, Session } from '../../engine/engine';
import { Prefixes } from '../../engine/prefixes';
import type { Move, Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { textOf } from '../../ui/text/texts';
import { reasonText } from '../../words/facts';
import { breath } from '../../dom/pause';

export class Positions {
  readonly moves: [Seat, Move][];
  /** Every move in words, without its player. */
  readonly said: string[] = [];
  /** The moves that revealed something. */
  readonly reveals = new Set<number>();
  private readonly prefixes: Prefixes;

  private constructor(
    private readonly game: Game,
    private readonly engine: Engine,
    readonly record: string,
  ) {
    this.prefixes = new Prefixes(record, (text) => engine.resume(text));
    this.moves = this.prefixes.moves;
  }

  /** Returns the positions of a record of this game, once all moves are in words. */
  static async of(game: Game, engine: Engine, record: string): Promise<Positions> {
    const positions = new Positions(game, engine, record);
    using session = positions.open(0);
    for (const [at, [seat, move]] of positions.moves.entries()) {
      positions.said.push(textOf(game, session.view(seat)).moves.named(move));
      positions.prefixes.play(session, at, null);
      if (!session.canUndo()) positions.reveals.add(at);
      await breath();
    }
    return positions;
  }

  /** Returns the record as it was after this many moves. */
  before(at: number): string {
    return this.prefixes.at(at);
  }

  /** Returns a session of the game after this many moves; the caller frees it. */
  open(at: number): Session {
    return this.engine.resume(this.before(at));
  }

  /** Returns what `ask` finds out from the game after this many moves. */
  ask<T>(at: number, ask: (session: Session) => T): T {
    using session = this.open(at);
    return ask(session);
  }

  /** Returns a move after this many others in words, as its player sees the table. */
  words(at: number, seat: Seat, move: Move): string {
    return this.ask(at, (session) => textOf(this.game, session.view(seat)).moves.named(move));
  }

  /** Says what speaks for a move after this many, against the first of others that differs in it; empty if nothing does. */
  why(at: number, seat: Seat, best: Move, others: Move[]): string {
    return this.ask(at, (session) => {
      const text = textOf(this.game, session.view(seat));
      return reasonText(text, session.reason(seat, [best, ...others]), text.terms.you);
    });
  }
}
