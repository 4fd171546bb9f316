// The real engine as letters need it: a session of a game whose chance is made while it is played. The engine
// replays and checks; here moves only get the numbers that letters name them by.
import { refused, type Engine as Module, type Session as AnySession } from '../../core/engine';
import type { Move, Offer } from '../../core/wire';
import type { Begin, Engine } from './kept';
import type { Setup } from './letter';

/** A session of a module that knows fresh games. */
export interface Session extends AnySession {
  /** Whether a legal move needs a draw. */
  needs(seat: number, move: Move): boolean;
  /** Puts in the seed of the next move that draws; false if it is no seed. */
  draw(seed: string): boolean;
  /** 32 bits of a hash of what the seats know. */
  check(): number;
}

/** A game by link in the engine. */
export class Played implements Engine {
  /** Seeds that were put in and not yet used, in order. */
  private readonly seeds: string[];
  private offered: Offer[][] = [];

  constructor(
    readonly session: Session,
    seeds: readonly string[],
  ) {
    this.seeds = [...seeds];
  }

  get deciding(): readonly number[] {
    return this.session.view(null).toAct;
  }
  private offers(seat: number): Offer[] {
    return (this.offered[seat] ??= this.session.offers(seat));
  }
  /** The legal move with this number. */
  private move(seat: number, move: number): Move {
    const offer = this.offers(seat)[move];
    if (!offer) throw new Error(`seat ${seat} has no move ${move}`);
    return offer.move;
  }
  legal(seat: number): number {
    return this.offers(seat).length;
  }
  needs(seat: number, move: number): boolean {
    return this.session.needs(seat, this.move(seat, move));
  }
  draw(seed: string): void {
    this.seeds.push(seed);
  }
  play(seat: number, move: number): void {
    const [seed] = this.seeds;
    if (seed !== undefined && this.needs(seat, move)) {
      this.session.draw(seed);
      this.seeds.shift();
    }
    this.session.play(seat, this.move(seat, move), null);
    this.offered = [];
  }
  check(): number {
    return this.session.check();
  }
}

/** Returns the record of a game before its first move. */
const recordOf = ({ game, players, config }: Setup, deal: string): string =>
  JSON.stringify({ dockhand: 3, game, players, config, draws: [deal], moves: [] });

/** Returns how games of this module begin; those of others do not. */
export const beginIn =
  (module: Pick<Module, 'resume'>): Begin =>
  (setup, [deal, ...seeds]) => {
    if (deal === undefined) return null;
    try {
      return new Played(module.resume(recordOf(setup, deal)) as Session, seeds);
    } catch (thrown) {
      refused(thrown); // throws on what is no refusal
      return null;
    }
  };
