// What the log says.
import type { AnyGame, Kind, Seat } from '../wire';
import { capital } from '../words';
import { Sentences, type Terms } from './terms';

/** The entry of a move: what the player did, what followed by itself, and what is told once a round, however often it happens. */
export interface Logged {
  action: string[];
  after: string[];
  once?: string[];
}

export abstract class LogText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  /** One saying as a sentence. */
  abstract say(said: K['said']): string;

  /** Several sayings in a row as sentences. */
  tell(sayings: K['said'][]): string[] {
    return sayings.map((said) => capital(this.say(said)));
  }

  /** A move in the log: what the player did, and apart from it what followed by itself. */
  logged(sayings: K['said'][]): Logged {
    return { action: this.tell(sayings), after: [] };
  }

  /** The entry of a move of this player: of one made in private, that it was made. */
  entry(seat: Seat, sayings: K['said'][]): Required<Logged> {
    const { action, after, once = [] } = this.logged(sayings);
    const told = action.length + after.length + once.length > 0;
    return { action, after, once: told ? once : this.silently(seat) };
  }

  /** What the log says of a move that says nothing, since it was made in private. */
  silently(seat: Seat): string[] {
    return this.terms.scene.view.private
      ? [this.terms.t('log-private', { name: this.terms.name(seat) })]
      : [];
  }
}
