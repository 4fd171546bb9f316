// The names of things in any game: players, and sentences by their keys. All other texts are built with it.
import { isByHand } from '../../engine/viewpoint';
import type { AnyGame, Kind, Noted, Seat } from '../../engine/wire';
import { isolate, type Args, type Words } from '../words';
import type { Scene } from '../scene';

/** How a game says a value that the engine tells, by the name of its field: in words, or as several arguments. */
export type Said = Readonly<Record<string, (value: never) => Args[string] | Args>>;

export class Terms<K extends Kind = AnyGame> {
  private known: Noted<K>[] | null = null;
  private heard: K['event'][] | null = null;
  /** The seat of the only person at the table if no name was typed: that person is “you”. */
  you: Seat | null = null;

  constructor(
    readonly words: Words,
    readonly scene: Scene<K>,
    private readonly workOut: () => Noted<K>[] = () => [],
    private readonly recall: () => K['event'][] = () => [],
  ) {}

  /** A sentence: the game's own if it has one by that name, else one of all games. */
  t(id: string, args: Args = {}): string {
    return this.words.t(this.words.own(this.scene.setup.game, id), args);
  }
  has(id: string): boolean {
    return this.words.has(this.words.own(this.scene.setup.game, id));
  }
  /**
   * The players that a sentence is about, as its arguments: their names as `as`, and `you` if they are the only
   * person, by which the words say “you take” in place of the name.
   */
  who(seats: Seat | Seat[], as = 'name'): Args {
    const all = [seats].flat();
    return {
      [as]: Array.isArray(seats) ? this.names(seats) : this.name(seats),
      ...(all.length === 1 && all[0] === this.you && { you: 'yes' }),
    };
  }
  /**
   * What the engine tells (an event, a question, a move, a refusal) as the arguments of a sentence: players by name,
   * what the game has words for (`said`) in words, all else as it is.
   */
  args(told: object): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(told) as [string, unknown][]) {
      const say = this.said[key] ?? this.saidOfAll[key],
        said = say ? say(value as never) : value;
      if (typeof said === 'number' || typeof said === 'string') args[key] = said;
      else if (typeof said === 'boolean') args[key] = String(said);
      else if (say) Object.assign(args, said);
    }
    return args;
  }
  protected readonly said: Said = {};
  private readonly saidOfAll: Said = {
    seat: (seat: Seat) => this.who(seat),
    source: (source: string) => this.t(`source-${source}`),
    winners: (winners: Seat[]) => ({ ...this.who(winners, 'names'), count: winners.length }),
  };
  name(seat: Seat): string {
    return isolate(this.scene.setup.players[seat]?.name ?? '?');
  }
  /** Returns a name that stands alone, such as that over a column; `as`: which form of “you”. */
  called(seat: Seat, as = 'you'): string {
    return seat === this.you ? this.t(as) : this.name(seat);
  }
  /** Returns how a question begins: the player's name, or “your turn” if only this player plays by hand. */
  asked(seat: Seat): string {
    const { setup } = this.scene,
      alone = setup.players.every((_, i) => isByHand(setup, i) === (i === seat));
    return alone ? this.t('your-turn') : this.name(seat);
  }
  names(seats: Seat[], as?: string): string {
    return seats.length > 0
      ? this.words.list(seats.map((seat) => (as ? this.called(seat, as) : this.name(seat))))
      : this.t('nobody');
  }

  /** The engine's notes for the player who looks, asked for when they are first needed. */
  get notes(): Noted<K>[] {
    return (this.known ??= this.workOut());
  }

  /** The engine's events since the game began, asked for when they are first needed. */
  get told(): K['event'][] {
    return (this.heard ??= this.recall());
  }
}

/** The sentences on one topic. */
export abstract class Sentences<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> {
  constructor(protected readonly terms: T) {}
}
