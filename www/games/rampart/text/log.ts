// The sentences of C'est mon fort ! for the log.
import type { Game, GameEvent } from '../wire';
import type { RampartTerms } from './terms';
import { LogText, type Logged } from '../../../words/text/log';

export class RampartLog extends LogText<Game, RampartTerms> {
  /** Mentions a player who is skipped again, and a card that is turned over for a moment, only once. */
  override logged(events: GameEvent[]): Logged {
    const skipped = events.filter(({ say }) => say === 'skipped');
    return {
      action: this.sentences(events.filter((event) => !skipped.includes(event))),
      after: [],
      once: this.sentences(skipped),
      passing: events.some(({ say }) => say === 'turned-over'),
    };
  }

  sentence(event: GameEvent): string {
    return this.terms.t(`say-${event.say}`, this.terms.args(event));
  }
}
