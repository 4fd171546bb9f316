// What the log says of the Duel.
import type { Game, Said } from '../wire';
import { capital } from '../../../core/words';
import { LogText } from '../../../core/text/log';
import type { DuelTerms } from './terms';

export class DuelLog extends LogText<Game, DuelTerms> {
  say(said: Said): string {
    const id = `say-${said.say}`;
    switch (said.say) {
      case 'placed':
        return this.terms.t(id, { name: this.terms.name(said.seat), cell: this.terms.cell(said.cell) });
      case 'unloaded':
        return this.terms.t(id, { name: this.terms.name(said.seat), boat: this.terms.boat(said.boat) });
      case 'took':
        return this.terms.t(id, { name: this.terms.name(said.seat), token: this.terms.token(said.token) });
      case 'nobody-took':
        return this.terms.t(id, { tokens: this.terms.token(said.token), count: 1 });
      case 'refilled':
        return this.terms.t(id, { boat: this.terms.boat(said.boat), tokens: this.terms.tokens(said.tokens) });
      case 'boat-left':
        return this.terms.t(id, { boat: this.terms.boat(said.boat), left: said.left });
      case 'played-action':
        return this.terms.t(id, { name: this.terms.name(said.seat), action: this.terms.action(said.action) });
      case 'picked':
        return this.terms.t(id, { boat: this.terms.boat(said.boat), place: said.place + 1 });
      case 'swapped':
        return this.terms.t(id, { boat: this.terms.boat(said.boat), tokens: this.terms.tokens(said.tokens) });
      case 'restocked':
        return this.terms.t(id, { boat: this.terms.boat(said.boat), token: this.terms.token(said.token) });
      case 'first-to-five':
      case 'stopped':
      case 'passed':
        return this.terms.t(id, { name: this.terms.name(said.seat) });
      case 'scored':
        return this.terms.t(said.points < 0 ? 'say-lost' : id, {
          name: this.terms.name(said.seat),
          points: Math.abs(said.points),
          source: this.terms.t(`source-${said.source}`),
        });
      case 'game-over':
        return this.terms.t(id, { names: this.terms.names(said.winners), count: said.winners.length });
    }
  }

  /** What one player takes in a row is one sentence; so is what nobody takes, and the points of one source. */
  override tell(sayings: Said[]): string[] {
    const told: string[] = [];
    for (let i = 0; i < sayings.length;) {
      const said = sayings[i]!;
      const alike = run(sayings, i);
      i += alike.length;
      if (said.say === 'took')
        told.push(
          this.terms.t('say-took', {
            name: this.terms.name(said.seat),
            token: this.terms.tokens(alike.flatMap((one) => (one.say === 'took' ? [one.token] : []))),
          }),
        );
      else if (said.say === 'nobody-took') {
        const tokens = alike.flatMap((one) => (one.say === 'nobody-took' ? [one.token] : []));
        told.push(
          this.terms.t('say-nobody-took', { tokens: this.terms.tokens(tokens), count: tokens.length }),
        );
      } else if (said.say === 'scored' && alike.length > 1) {
        const points = alike.flatMap((one) =>
          one.say === 'scored'
            ? [
                this.terms.t('preview-one', {
                  name: this.terms.name(one.seat),
                  points: this.terms.words.signed(one.points),
                }),
              ]
            : [],
        );
        told.push(
          this.terms.t('say-scored-all', {
            source: this.terms.t(`source-${said.source}`),
            points: points.join(', '),
          }),
        );
      } else told.push(...alike.map((one) => this.say(one)));
    }
    return told.map(capital);
  }

  /** The points at the end are told apart from the last action. */
  override logged(sayings: Said[]): { action: string[]; after: string[] } {
    const end = sayings.findIndex(({ say }) => say === 'scored' || say === 'game-over');
    const cut = end < 0 ? sayings.length : end;
    return { action: this.tell(sayings.slice(0, cut)), after: this.tell(sayings.slice(cut)) };
  }
}

/** The sayings from here on that are told together. */
function run(sayings: Said[], from: number): Said[] {
  const first = sayings[from];
  const alike = (other: Said): boolean => {
    if (first?.say === 'took') return other.say === 'took' && other.seat === first.seat;
    if (first?.say === 'nobody-took') return other.say === 'nobody-took';
    return first?.say === 'scored' && other.say === 'scored' && other.source === first.source;
  };
  let end = from + 1;
  while (end < sayings.length && alike(sayings[end]!)) end++;
  return sayings.slice(from, end);
}
