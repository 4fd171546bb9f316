// The real engine as letters need it: a session of a game whose chance is made while it is played. The engine
// replays and checks; here moves only get the numbers that letters name them by.
import { refused, type Engine as Module, type Session as AnySession } from '../engine/engine';
import type { Move, Offer } from '../engine/wire';
import { answersOf } from '../engine/answers';
import { ANY, type Begin, type Engine, type LinkTable } from './link-table';
import type { Setup } from './letter';
import type { Heap } from './receipt';

/** A session of a module with live chance. */
export interface Session extends AnySession {
  /** Whether a legal move needs a draw. */
  needs(seat: number, move: Move): boolean;
  /** Puts in the seed of the next move that draws; false if it is no seed. */
  draw(seed: string): boolean;
  /** 32 bits of a hash of what the seats know. */
  check(): number;
  /** The heaps that were shuffled for the deal and for each draw. */
  heaps(): Heap[];
  /** Whether people can begin this table by link. */
  byLink(): boolean;
}

/** A game by link in the engine. */
export class Played implements Engine {
  /** Seeds that were put in and not yet used, in order. */
  private readonly seeds: string[];
  private offered: Offer[][] = [];

  constructor(
    private engine: Session,
    seeds: readonly string[],
  ) {
    this.seeds = [...seeds];
  }

  get session(): Session {
    return this.engine;
  }
  /** Another instance of the engine has the game. */
  attach(engine: AnySession): void {
    if (engine === this.engine) return;
    this.engine = engine as Session;
    this.offered = [];
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
    this.session.play(seat, this.ready(seat, move), null);
  }
  /** Returns a move that is played next, with the seed of its draw put in. */
  ready(seat: number, move: number): Move {
    const [seed] = this.seeds,
      found = this.move(seat, move);
    if (seed !== undefined && this.needs(seat, move)) {
      this.session.draw(seed);
      this.seeds.shift();
    }
    this.offered = [];
    return found;
  }
  takeBack(count: number): boolean {
    this.offered = [];
    return Array.from({ length: count }).every(() => this.session.undo());
  }
  check(): number {
    return this.session.check();
  }
  get byLink(): boolean {
    return this.session.byLink();
  }
}

/** Plays the moves of a turn that was begun; returns those that the engine still takes. */
export function playBegun(port: Played, { me }: LinkTable, moves: readonly number[]): number[] {
  const played: number[] = [];
  for (const move of moves) {
    if (me === null || port.deciding[0] !== me || move >= port.legal(me) || port.needs(me, move)) break;
    port.play(me, move);
    played.push(move);
  }
  return played;
}

/** Returns the record of a game before its first move. */
const recordOf = ({ game, players, config }: Setup, deal: string): string =>
  JSON.stringify({ dockhand: 3, game, players, config, draws: [deal], moves: [] });

/**
 * Begins a game that these seeds deal and draw; null if its options cannot be played, if the engine would show other
 * names than were agreed, or without a seed.
 */
export function beginAt(
  module: Pick<Module, 'resume'>,
  setup: Setup,
  [deal, ...seeds]: readonly string[],
): Played | null {
  if (deal === undefined) return null;
  try {
    const session = module.resume(recordOf(setup, deal)) as Session,
      { players } = session.setup();
    return players.every(({ name }, seat) => name === setup.players[seat]?.name)
      ? new Played(session, seeds)
      : null;
  } catch (thrown) {
    refused(thrown); // throws on what is no refusal
    return null;
  }
}

/** Returns how games of this module begin; those of others do not. */
export const beginIn =
  (module: Pick<Module, 'resume'>): Begin =>
  (setup, draws) =>
    beginAt(module, setup, draws);

/**
 * Returns how the page opens a copy of such a game, from a link or from a record that may be cut off after any move:
 * its moves draw with the seeds of the record, and beyond them with another seed.
 */
export const resumeIn =
  (module: Pick<Module, 'resume'>) =>
  (text: string): AnySession => {
    const {
      draws = [],
      moves = [],
      ...setup
    } = text.startsWith('{')
      ? (JSON.parse(text) as Setup & { draws?: string[]; moves?: [number, Move][] })
      : {};
    const [deal, ...seeds] = draws,
      session = module.resume(deal === undefined ? text : recordOf(setup as Setup, deal)) as Session;
    const copy: AnySession & Pick<Session, 'draw' | 'needs'> = {
      ...answersOf(session),
      needs: (seat, move) => session.needs(seat, move),
      draw: (seed) => seeds.unshift(seed) > 0, // taken by the next move that draws
      play: (seat, move, eye) => {
        if (session.needs(seat, move)) session.draw(seeds.shift() ?? ANY);
        return session.play(seat, move, eye);
      },
    };
    for (const [seat, move] of moves) copy.play(seat, move, null);
    return copy;
  };
