// What the log says.
import type { AnyGame, Kind, Seat } from '../wire';
import { capital } from '../words';
import { Sentences, type Terms } from './terms';

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
  logged(sayings: K['said'][]): { action: string[]; after: string[] } {
    return { action: this.tell(sayings), after: [] };
  }

  /** What the log says of a move that says nothing, since it was made in private. */
  silently(seat: Seat): string[] {
    return this.terms.scene.view.private
      ? [this.terms.t('log-private', { name: this.terms.name(seat) })]
      : [];
  }
}
