// What the log says of C'est mon fort !
import type { Game, Said } from '../wire';
import { spotName, type RampartTerms } from './terms';
import { LogText, type Logged } from '../../../core/text/log';

export class RampartLog extends LogText<Game, RampartTerms> {
  /** A player who is skipped turn after turn is told of once. */
  override logged(sayings: Said[]): Logged {
    const skipped = sayings.filter(({ say }) => say === 'skipped');
    return {
      action: this.tell(sayings.filter((said) => !skipped.includes(said))),
      after: [],
      once: this.tell(skipped),
    };
  }

  say(said: Said): string {
    const id = `say-${said.say}`;
    switch (said.say) {
      case 'turned-over':
      case 'put-back':
      case 'left':
        return this.terms.t(id, { name: this.terms.name(said.seat), spot: spotName(said.spot) });
      case 'took':
      case 'inserted':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          spot: spotName(said.spot),
          number: said.number,
        });
      case 'shot':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          victim: this.terms.name(said.victim),
          number: said.number,
        });
      case 'skipped':
        return this.terms.t(id, { name: this.terms.name(said.seat), last: said.last, highest: said.highest });
      case 'no-target':
      case 'passed':
      case 'alone':
      case 'finished':
        return this.terms.t(id, { name: this.terms.name(said.seat) });
      case 'blocked':
      case 'stalled':
        return this.terms.t(id);
      case 'game-over':
        return this.terms.t(id, { names: this.terms.names(said.winners), count: said.winners.length });
    }
  }
}
