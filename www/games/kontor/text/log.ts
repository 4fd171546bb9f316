// What the log says of Kontor.
import type { Game, Said, Seat } from '../wire';
import { capital } from '../../../core/words';
import { majority, majorityOfAll, stock, tally, tallyOfAll } from './notes';
import { LogText } from '../../../core/text/log';
import type { KontorTerms } from './terms';

export class KontorLog extends LogText<Game, KontorTerms> {
  say(said: Said): string {
    const id = `say-${said.say}`;
    switch (said.say) {
      case 'round-begins':
        return this.terms.t(id, { round: said.round });
      case 'passed':
      case 'spared-tax':
        return this.terms.t(id, { name: this.terms.name(said.seat), got: String(said.got) });
      case 'revealed':
        return this.terms.t(id, {
          cards: this.terms.t('say-shows', { name: this.terms.name(said.seat), number: said.number }),
        });
      case 'could-not-lay':
      case 'drew':
      case 'discarded':
      case 'shown':
        return this.terms.t(id, { name: this.terms.name(said.seat), number: said.number });
      case 'paid-tax':
        return this.terms.t(id, { names: this.terms.name(said.seat), count: 1 });
      case 'could-not-pay':
      case 'subsidised':
      case 'searched':
      case 'picked':
      case 'opened':
      case 'sits-out':
      case 'redrew-docks':
      case 'wedded':
      case 'smuggles':
      case 'could-not-smuggle':
      case 'got-florin':
      case 'got-point':
        return this.terms.t(id, { name: this.terms.name(said.seat) });
      case 'sailed':
        return this.terms.t(id, { name: this.terms.name(said.seat), cell: this.terms.cell(said.cell) });
      case 'took-away':
        return this.terms.t(this.terms.solo ? `${id}-all` : id, {
          name: this.terms.name(said.seat),
          number: said.number,
          cell: this.terms.cell(said.cell),
          under: this.terms.name(said.under),
        });
      case 'laid':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          number: said.number,
          cell: this.terms.cell(said.cell),
        });
      case 'went-back':
        return this.terms.t(id, { cell: this.terms.cell(said.cell), goods: stock(this.terms, said.goods) });
      case 'smuggled':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          cell: this.terms.cell(said.cell),
          dock: String(said.dock),
        });
      case 'turned-up':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          cell: this.terms.cell(said.cell),
          number: said.number,
        });
      case 'exported':
      case 'recalled':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          good: this.terms.t(`good-${said.good}`),
        });
      case 'bought':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          count: said.count,
          less: String(said.count > 0 && said.count < said.wanted),
        });
      case 'event-turned':
        return this.terms.t(id, { event: this.terms.t(`event-${said.event}`) });
      case 'lost-florins':
        return this.terms.t(id, { name: this.terms.name(said.seat), count: said.count });
      case 'exchanged':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          cell: this.terms.cell(said.cell),
          from: this.terms.t(`good-${said.from}`),
          to: this.terms.t(`good-${said.to}`),
        });
      case 'burnt':
        return this.terms.t(id, { number: said.number, cell: this.terms.cell(said.cell) });
      case 'filled':
        return this.terms.t(id, { number: said.number, cell: this.terms.cell(said.cell) });
      case 'judged':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          cell: this.terms.cell(said.cell),
          counts: String(said.counts),
        });
      case 'docks-leave':
        return this.terms.t(id, { count: said.count });
      case 'bribed':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          cell: this.terms.cell(said.cell),
          good: this.terms.t(`good-${said.good}`),
        });
      case 'axis-fixed':
        return this.terms.t(id, {
          axes: said.columns && said.rows ? 'both' : said.columns ? 'columns' : 'rows',
        });
      case 'no-warehouse-left':
        return this.terms.t(id, { good: this.terms.t(`good-${said.good}`) });
      case 'proposed':
      case 'refused':
      case 'allied':
      case 'left-ally':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          other: this.terms.name(said.with),
          cell: this.terms.cell(said.cell),
        });
      case 'fallen':
        return this.terms.t(id, { name: this.terms.name(said.seat), other: this.terms.name(said.with) });
      case 'sector-scored':
        return this.terms.t(id, {
          cell: this.terms.cell(said.cell),
          docks: said.docks,
          tally: tallyOfAll(this.terms, said.stocks),
          why: capital(majorityOfAll(this.terms, said.by, said.winners, false)),
        });
      case 'loses-turn':
      case 'lost-turn':
        return this.terms.t(id, { name: this.terms.name(said.seat) });
      case 'treated':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          tavern: this.terms.cell(said.tavern),
          cell: this.terms.cell(said.cell),
        });
      case 'sobered':
        return this.terms.t(id, { cell: this.terms.cell(said.cell) });
      case 'laid-more':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          number: said.number,
          cell: this.terms.cell(said.cell),
        });
      case 'bought-out':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          number: said.number,
          cell: this.terms.cell(said.cell),
          price: said.price,
          under: this.terms.name(said.under),
        });
      case 'raised':
        return this.terms.t(id, {
          good: this.terms.t(`good-${said.good}`),
          from: this.terms.cell(said.from),
        });
      case 'salvaged':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          good: this.terms.t(`good-${said.good}`),
          from: this.terms.cell(said.from),
          cell: this.terms.cell(said.cell),
        });
      case 'sank-for-good':
        return this.terms.t(id, {
          good: this.terms.t(`good-${said.good}`),
          cell: this.terms.cell(said.cell),
        });
      case 'sector-finished':
        return this.terms.t(id, {
          cell: this.terms.cell(said.cell),
          docks: said.docks,
          tally: tally(this.terms, said.red, said.black),
          why: capital(majority(this.terms, said.by, said.winner, false)),
        });
      case 'game-ends':
        return this.terms.t(`say-game-ends-${said.end}`);
      case 'scored':
        return this.terms.t(id, {
          name: this.terms.name(said.seat),
          points: said.points,
          source: this.terms.t(`source-${said.source}`),
        });
      case 'game-over':
        return this.terms.t(id, { names: this.terms.names(said.winners), count: said.winners.length });
    }
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
