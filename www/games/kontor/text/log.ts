// Kontor's sentences for the log.
import type { Game, GameEvent, Seat } from '../wire';
import { capital, type Args } from '../../../words/words';
import { majority, majorityOfAll, stock, tally, tallyOfAll, winnerSide, winnersOf } from './notes';
import { LogText, type Logged } from '../../../words/text/log';
import type { KontorTerms } from './terms';

export class KontorLog extends LogText<Game, KontorTerms> {
  sentence(event: GameEvent): string {
    const { terms } = this,
      id = `say-${event.say}`,
      args = terms.args(event);
    switch (event.say) {
      case 'revealed':
      case 'paid-tax':
        return this.sentences([event]).join('');
      case 'took-away':
        return terms.t(terms.solo ? `${id}-all` : id, args);
      case 'went-back':
        return terms.t(id, { ...args, goods: stock(terms, event.goods) });
      case 'bought':
        return terms.t(id, { ...args, less: String(event.count > 0 && event.count < event.wanted) });
      case 'axis-fixed':
        return terms.t(id, {
          axes: event.columns && event.rows ? 'both' : event.columns ? 'columns' : 'rows',
        });
      case 'sector-scored':
        return terms.t(id, {
          ...args,
          tally: tallyOfAll(terms, event.stocks),
          why: capital(majorityOfAll(terms, event.by, winnersOf(terms, event.winners), false)),
        });
      case 'sector-finished':
        return terms.t(id, {
          ...args,
          tally: tally(terms, event.red, event.black),
          why: capital(majority(terms, event.by, winnerSide(terms, event.winner), false)),
        });
      case 'game-ends':
        return terms.t(`${id}-${event.end}`);
      default:
        return terms.t(id, args);
    }
  }

  /** Tells cards that are shown together in one sentence, and taxes too. */
  override sentences(events: GameEvent[]): string[] {
    const sentences: string[] = [];
    for (let i = 0; i < events.length;) {
      const first = events[i]!;
      let end = i + 1;
      while (end < events.length && events[end]!.say === first.say) end++;
      const alike = events.slice(i, end);
      i = end;
      if (first.say === 'revealed') {
        const shown = (alike as (typeof first)[]).map(({ seat, number }) =>
          this.terms.t('say-shows', { ...this.terms.who(seat), number }),
        );
        sentences.push(capital(this.terms.t('say-revealed', { cards: this.terms.words.list(shown) })));
      } else if (first.say === 'paid-tax') {
        const payers = (alike as (typeof first)[]).map(({ seat }) => seat);
        sentences.push(this.terms.t('say-paid-tax', { ...this.payers(payers), count: payers.length }));
      } else sentences.push(...alike.map((one) => this.sentence(one)));
    }
    return sentences.map(capital);
  }

  /** Returns who pays, for a sentence whose verb agrees with a “you” among several as well. */
  private payers(seats: Seat[]): Args {
    const { terms } = this,
      also = seats.length > 1 && seats.some((seat) => seat === terms.you);
    return also ? { names: terms.names(seats, 'you'), you: 'also' } : terms.who(seats, 'names');
  }

  /** Tells the next round, or the end of the game, apart from the action. */
  override logged(events: GameEvent[]): Logged {
    const end = events.findIndex(({ say }) => say === 'round-begins' || say === 'game-ends');
    const cut = end < 0 ? events.length : end,
      action = events.slice(0, cut);
    const won = action.some(({ say }) => say === 'sector-finished');
    return {
      action: this.sentences(action),
      after: this.sentences(events.slice(cut)),
      // A turn in one line tells of the sector that was won rather than of what every turn ends with.
      aside: this.sentences(action.filter(({ say }) => say === 'drew' || (won && say === 'subsidised'))),
    };
  }

  override silently(seat: Seat): string[] {
    const opening = this.terms.scene.view.ask?.ask === 'opening';
    return [this.terms.t(opening ? 'say-silently-opening' : 'say-silently', this.terms.who(seat))];
  }
}
