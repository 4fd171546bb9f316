// Kontor's sentences for the log.
import type { Cell, Game, Good, GameEvent, Seat } from '../wire';
import { capital, type Args } from '../../../words/words';
import { majority, majorityOfAll, stock, tally, tallyOfAll, winnerSide, winnersOf } from './notes';
import { LogText, type Logged } from '../../../words/text/log';
import type { KontorTerms } from './terms';

/**
 * The fields of an event that are players, with their names in sentences; those that are cells; and those
 * that are a kind of goods. `from` is a kind of goods in some events and a cell in others.
 */
const PLAYERS: Record<string, string> = { seat: 'name', with: 'other', under: 'under' },
  CELLS = ['cell', 'from', 'tavern'],
  GOODS = ['good', 'from', 'to'];

export class KontorLog extends LogText<Game, KontorTerms> {
  sentence(event: GameEvent): string {
    const { terms } = this,
      id = `say-${event.say}`,
      args = this.argsOf(event);
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
      case 'event-turned':
        return terms.t(id, { event: terms.t(`event-${event.event}`) });
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
      case 'scored':
        return terms.t(id, { ...args, source: terms.t(`source-${event.source}`) });
      case 'game-over':
        return terms.t(id, { ...terms.who(event.winners, 'names'), count: event.winners.length });
      default:
        return terms.t(id, args);
    }
  }

  /**
   * Returns the arguments of a sentence: players by name, cells as on the map, goods in words, numbers
   * unchanged. `mine`: the second player is the only person, as `you` says of the first.
   */
  private argsOf(event: GameEvent): Args {
    const { terms } = this,
      args: Args = {};
    for (const [key, value] of Object.entries(event) as [string, unknown][]) {
      const player = PLAYERS[key];
      if (player)
        Object.assign(
          args,
          player === 'name' ? terms.who(value as Seat) : { [player]: terms.name(value as Seat) },
          player !== 'name' && value === terms.you && { mine: 'yes' },
        );
      else if (typeof value === 'number') args[key] = value;
      else if (typeof value === 'boolean') args[key] = String(value);
      else if (CELLS.includes(key) && Array.isArray(value)) args[key] = terms.cell(value as Cell);
      else if (GOODS.includes(key)) args[key] = terms.t(`good-${value as Good}`);
    }
    return args;
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
        sentences.push(this.terms.t('say-revealed', { cards: this.terms.words.list(shown) }));
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
