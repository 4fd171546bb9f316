// The sentences of C'est mon fort ! for the log.
import type { Game, GameEvent } from '../wire';
import { spotName, type RampartTerms } from './terms';
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
    const id = `say-${event.say}`;
    switch (event.say) {
      case 'turned-over':
      case 'put-back':
      case 'left':
        return this.terms.t(id, { ...this.terms.who(event.seat), spot: spotName(event.spot) });
      case 'took':
      case 'inserted':
        return this.terms.t(id, {
          ...this.terms.who(event.seat),
          spot: spotName(event.spot),
          number: event.number,
        });
      case 'shot':
        return this.terms.t(id, {
          ...this.terms.who(event.seat),
          victim: this.terms.name(event.victim),
          number: event.number,
        });
      case 'skipped':
        return this.terms.t(id, {
          ...this.terms.who(event.seat),
          last: event.last,
          highest: event.highest,
        });
      case 'no-target':
      case 'passed':
      case 'alone':
      case 'finished':
        return this.terms.t(id, this.terms.who(event.seat));
      case 'blocked':
      case 'stalled':
        return this.terms.t(id);
      case 'game-over':
        return this.terms.t(id, { ...this.terms.who(event.winners, 'names'), count: event.winners.length });
    }
  }
}
