// What the log says of Kontor.
import type { Cell, Game, Good, Said, Seat } from '../wire';
import { capital, type Args } from '../../../core/words';
import { majority, majorityOfAll, stock, tally, tallyOfAll } from './notes';
import { LogText } from '../../../core/text/log';
import type { KontorTerms } from './terms';

/** The parts of a saying that are players, with their names in sentences; those that are cells; and those that are a kind of goods. Goods come `from` one kind in some, from a cell in others. */
const PLAYERS: Record<string, string> = { seat: 'name', with: 'other', under: 'under' },
  CELLS = ['cell', 'from', 'tavern'],
  GOODS = ['good', 'from', 'to'];

export class KontorLog extends LogText<Game, KontorTerms> {
  say(said: Said): string {
    const { terms } = this,
      id = `say-${said.say}`,
      args = this.argsOf(said);
    switch (said.say) {
      case 'revealed':
        return terms.t(id, { cards: terms.t('say-shows', args) });
      case 'paid-tax':
        return terms.t(id, { names: terms.name(said.seat), count: 1 });
      case 'took-away':
        return terms.t(terms.solo ? `${id}-all` : id, args);
      case 'went-back':
        return terms.t(id, { ...args, goods: stock(terms, said.goods) });
      case 'bought':
        return terms.t(id, { ...args, less: String(said.count > 0 && said.count < said.wanted) });
      case 'event-turned':
        return terms.t(id, { event: terms.t(`event-${said.event}`) });
      case 'axis-fixed':
        return terms.t(id, {
          axes: said.columns && said.rows ? 'both' : said.columns ? 'columns' : 'rows',
        });
      case 'sector-scored':
        return terms.t(id, {
          ...args,
          tally: tallyOfAll(terms, said.stocks),
          why: capital(majorityOfAll(terms, said.by, said.winners, false)),
        });
      case 'sector-finished':
        return terms.t(id, {
          ...args,
          tally: tally(terms, said.red, said.black),
          why: capital(majority(terms, said.by, said.winner, false)),
        });
      case 'game-ends':
        return terms.t(`${id}-${said.end}`);
      case 'scored':
        return terms.t(id, { ...args, source: terms.t(`source-${said.source}`) });
      case 'game-over':
        return terms.t(id, { names: terms.names(said.winners), count: said.winners.length });
      default:
        return terms.t(id, args);
    }
  }

  /** Returns the arguments of a sentence: players by name, cells as on the map, goods in words, numbers as they are. */
  private argsOf(said: Said): Args {
    const { terms } = this,
      args: Args = {};
    for (const [key, value] of Object.entries(said) as [string, unknown][]) {
      const player = PLAYERS[key];
      if (player) args[player] = terms.name(value as Seat);
      else if (typeof value === 'number') args[key] = value;
      else if (typeof value === 'boolean') args[key] = String(value);
      else if (CELLS.includes(key) && Array.isArray(value)) args[key] = terms.cell(value as Cell);
      else if (GOODS.includes(key)) args[key] = terms.t(`good-${value as Good}`);
    }
    return args;
  }

  /** Cards that are shown together are told together, and so are taxes. */
  override tell(sayings: Said[]): string[] {
    const told: string[] = [];
    for (let i = 0; i < sayings.length;) {
      const first = sayings[i]!;
      let end = i + 1;
      while (end < sayings.length && sayings[end]!.say === first.say) end++;
      const alike = sayings.slice(i, end);
      i = end;
      if (first.say === 'revealed') {
        told.push(
          this.terms.t('say-revealed', {
            cards: this.terms.words.list(
              alike.flatMap((one) =>
                one.say === 'revealed'
                  ? [this.terms.t('say-shows', { name: this.terms.name(one.seat), number: one.number })]
                  : [],
              ),
            ),
          }),
        );
      } else if (first.say === 'paid-tax') {
        told.push(
          this.terms.t('say-paid-tax', {
            names: this.terms.names(alike.flatMap((one) => (one.say === 'paid-tax' ? [one.seat] : []))),
            count: alike.length,
          }),
        );
      } else told.push(...alike.map((one) => this.say(one)));
    }
    return told.map(capital);
  }

  /** The next round, or the end of the game, is told apart from the action. */
  override logged(sayings: Said[]): { action: string[]; after: string[] } {
    const end = sayings.findIndex(({ say }) => say === 'round-begins' || say === 'game-ends');
    const cut = end < 0 ? sayings.length : end;
    return { action: this.tell(sayings.slice(0, cut)), after: this.tell(sayings.slice(cut)) };
  }

  override silently(seat: Seat): string[] {
    const opening = this.terms.scene.view.ask?.ask === 'opening';
    return [this.terms.t(opening ? 'say-silently-opening' : 'say-silently', { name: this.terms.name(seat) })];
  }
}
