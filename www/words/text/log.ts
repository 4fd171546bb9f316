// The sentences of the log.
import type { AnyGame, Kind, Seat } from '../../engine/wire';
import { capital } from '../words';
import { Sentences, type Terms } from './terms';

/** The sentences of an action and of the aftermath, and those that are told once a round. */
export interface Logged {
  action: string[];
  after: string[];
  once?: string[];
  /** The sentences of the action that tell of the table alone, such as what is dealt anew. */
  aside?: string[];
  /** The action in fewer words, for a line beside the table; else `action` without `aside`. */
  brief?: string[] | undefined;
  /** Whether the log needs no line for this move once there is a next one, which tells more. */
  passing?: boolean;
}

export abstract class LogText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  abstract sentence(event: K['event']): string;

  /** Returns the sentences of several events in a row. */
  sentences(events: K['event'][]): string[] {
    return events.map((event) => capital(this.sentence(event)));
  }

  /** Returns a move in the log: the action of the player, and apart from it the aftermath. */
  logged(events: K['event'][]): Logged {
    return { action: this.sentences(events), after: [] };
  }

  /** The entry of a move: of one made in private, only that it was made, until the next move. */
  entry(seat: Seat, events: K['event'][]): Logged & Required<Pick<Logged, 'once' | 'aside'>> {
    const { once = [], aside = [], ...logged } = this.logged(events),
      told = logged.action.length + logged.after.length + once.length > 0;
    return { ...logged, once: told ? once : this.silently(seat), aside, passing: logged.passing ?? !told };
  }

  /** Returns the sentence for a move without visible events, because it was made in private. */
  silently(seat: Seat): string[] {
    return this.terms.scene.view.private
      ? [this.terms.t('log-private', { name: this.terms.name(seat) })]
      : [];
  }
}
