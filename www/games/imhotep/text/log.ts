// Imhotep's sentences for the log.
import type { Game, GameEvent, Seat } from '../wire';
import { capital } from '../../../core/words';
import { LogText } from '../../../core/text/log';
import type { ImhotepTerms } from './terms';

export class ImhotepLog extends LogText<Game, ImhotepTerms> {
  /** Returns the sentence of one event; `stones` is the number of equal deliveries it stands for. */
  sentence(event: GameEvent, stones = 1): string {
    const { terms } = this,
      id = `say-${event.say}`,
      who = 'seat' in event ? terms.who(event.seat) : {};
    switch (event.say) {
      case 'round-begins':
        return terms.t(id, { round: event.round, ...terms.who(event.first) });
      case 'took-stones':
      case 'bonus-stones':
        return terms.t(id, { ...who, stones: event.stones });
      case 'loaded':
        return terms.t(id, { ...who, boat: terms.boat(event.boat), place: event.place + 1 });
      case 'chose-pyramid':
        return terms.t(id, { ...who, pyramid: event.pyramid });
      case 'sailed':
        return terms.t(id, { ...who, boat: terms.boat(event.boat), to: terms.to(event.site) });
      case 'played-card':
      case 'picked-card':
      case 'kept-card':
      case 'drew-card':
      case 'quarry-empty':
        return terms.t(id, { ...who, card: terms.card(event.card) });
      case 'took-pair':
        return terms.t(id, { ...who, cards: terms.words.list(event.cards.map((card) => terms.card(card))) });
      case 'delivered':
        return terms.t(id, { ...who, to: terms.to(event.site), stones });
      case 'scored':
        return terms.t(event.points < 0 ? 'say-lost' : id, {
          ...who,
          points: Math.abs(event.points),
          source: terms.t(`source-${event.source}`),
        });
      case 'built-obelisk':
        return terms.t(id, { ...who, points: event.points });
      case 'reshuffled':
        return terms.t(id, { cards: event.cards });
      case 'round-ends':
        return terms.t(id, { round: event.round });
      case 'game-over':
        return terms.t(id, { ...terms.who(event.winners, 'names'), count: event.winners.length });
      default:
        return terms.t(id, who);
    }
  }

  /** Tells the points of one source for several players in one sentence: "Temple: Anna +2, Bruno +1." */
  private scoredAll(events: GameEvent[]): string {
    const sums = new Map<Seat, number>();
    for (const event of events)
      if (event.say === 'scored') sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.points);
    const each = [...sums].map(([seat, points]) =>
      this.terms.t('preview-one', {
        name: this.terms.called(seat),
        points: this.terms.words.signed(points),
      }),
    );
    const source =
      events.flatMap((event) =>
        event.say === 'scored' ? [this.terms.t(`source-${event.source}`)] : [],
      )[0] ?? '';
    return this.terms.t('say-scored-all', { source, points: each.join(', ') });
  }

  /**
   * Returns the sentences of a run of events. Equal deliveries are counted, and a delivery and its points
   * share a sentence. The points of the Temple say that it is scored, and a round that begins that one ends.
   */
  override sentences(all: GameEvent[]): string[] {
    const sentences: string[] = [],
      events = all.filter(
        ({ say }, i) =>
          !(say === 'temple-scored' && isOfTemple(all[i + 1])) &&
          !(say === 'round-ends' && all[i + 1]?.say === 'round-begins'),
      );
    for (let i = 0; i < events.length; i++) {
      const event = events[i];
      if (event?.say === 'scored') {
        const same = run(
          events,
          i,
          (other) => other.say === 'scored' && other.source === event.source && other.points > 0,
        );
        if (same.length > 1) {
          sentences.push(this.scoredAll(same));
          i += same.length - 1;
          continue;
        }
      }
      if (event?.say !== 'delivered') {
        if (!event) continue;
        sentences.push(capital(this.sentence(event)));
        continue;
      }
      const after = events[i + 1];
      if (after?.say === 'scored' && after.seat === event.seat && after.source === event.site) {
        sentences.push(
          capital(
            this.terms.t('say-delivered-scored', {
              ...this.terms.who(event.seat),
              to: this.terms.to(event.site),
              points: after.points,
            }),
          ),
        );
        i++;
        continue;
      }
      let stones = 1;
      for (
        let other = events[i + 1];
        other?.say === 'delivered' && other.seat === event.seat && other.site === event.site;
        other = events[i + 1]
      ) {
        stones++;
        i++;
      }
      sentences.push(capital(this.sentence(event, stones)));
    }
    return sentences;
  }

  /** Tells the end of a round, and its points, apart from the action of the player. */
  override logged(events: GameEvent[]): { action: string[]; after: string[] } {
    const logged = events.filter(({ say }) => say !== 'stone-returned');
    const tidying = logged.findIndex(
      ({ say }) => say === 'temple-scored' || say === 'all-stuck' || say === 'round-ends',
    );
    const cut = tidying < 0 ? logged.length : tidying;
    return { action: this.sentences(logged.slice(0, cut)), after: this.sentences(logged.slice(cut)) };
  }
}

const isOfTemple = (event: GameEvent | undefined): boolean =>
  event?.say === 'scored' && event.source === 'temple';

/** Returns the events from `from` on that are alike. */
function run(events: GameEvent[], from: number, alike: (event: GameEvent) => boolean): GameEvent[] {
  const end = events.findIndex((event, i) => i >= from && !alike(event));
  return events.slice(from, end < 0 ? undefined : end);
}
