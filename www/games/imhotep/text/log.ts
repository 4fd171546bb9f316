// Imhotep's sentences for the log.
import type { Game, GameEvent } from '../wire';
import { capital } from '../../../words/words';
import { LogText, type Logged } from '../../../words/text/log';
import type { ImhotepTerms } from './terms';

export class ImhotepLog extends LogText<Game, ImhotepTerms> {
  /** Returns the sentence of one event; `stones` is the number of equal deliveries it stands for. */
  sentence(event: GameEvent, stones = 1): string {
    const args = { stones, ...this.terms.args(event) };
    return event.say === 'scored'
      ? this.terms.t(event.points < 0 ? 'say-lost' : 'say-scored', {
          ...args,
          points: Math.abs(event.points),
        })
      : this.terms.t(`say-${event.say}`, args);
  }

  /** Tells the points of one source together: "Temple: Anna +2, Bruno +1." */
  private scoredAll(events: Scored[]): string {
    const { terms } = this,
      sums: number[] = [];
    for (const { seat, points } of events) sums[seat] = (sums[seat] ?? 0) + points;
    return terms.t('say-scored-all', {
      source: terms.t(`source-${events[0]!.source}`),
      points: sums
        .flatMap((points, seat) =>
          terms.t('preview-one', { name: terms.called(seat), points: terms.words.signed(points) }),
        )
        .join(', '),
    });
  }

  /**
   * Returns the sentences of a run of events. Equal deliveries are counted, and a delivery and its points
   * share a sentence. The points of the Temple say that it is scored, and a round that begins that one ends.
   */
  override sentences(all: GameEvent[]): string[] {
    const sentences: string[] = [],
      events = all.filter(({ say }, i) => {
        const next = all[i + 1];
        return say === 'temple-scored'
          ? !isScored(next) || next.source !== 'temple'
          : say !== 'round-ends' || next?.say !== 'round-begins';
      });
    for (let i = 0; i < events.length;) {
      const event = events[i]!,
        next = events[i + 1];
      let told = '',
        count = 1;
      if (isScored(event)) {
        const same = run(
          events,
          i,
          (other): other is Scored => isScored(other) && other.source === event.source && other.points > 0,
        );
        if (same.length > 1) {
          told = this.scoredAll(same);
          count = same.length;
        }
      } else if (event.say === 'delivered') {
        const { seat, site } = event;
        if (isScored(next) && next.seat === seat && next.source === site) {
          told = this.terms.t('say-delivered-scored', {
            ...this.terms.who(seat),
            to: this.terms.to(site),
            points: next.points,
          });
          count = 2;
        } else
          count = run(
            events,
            i,
            (other): other is GameEvent =>
              other.say === 'delivered' && other.seat === seat && other.site === site,
          ).length;
      }
      sentences.push(capital(told || this.sentence(event, count)));
      i += count;
    }
    return sentences;
  }

  /**
   * Tells the end of a round, and its points, apart from the action of the player. The points of the action are left out of
   * its brief form, beside which the points of a turn are told by source.
   */
  override logged(events: GameEvent[]): Logged {
    const logged = events.filter(({ say }) => say !== 'stone-returned');
    const tidying = logged.findIndex(
      ({ say }) => say === 'temple-scored' || say === 'all-stuck' || say === 'round-ends',
    );
    const cut = tidying < 0 ? logged.length : tidying,
      action = logged.slice(0, cut);
    return {
      action: this.sentences(action),
      after: this.sentences(logged.slice(cut)),
      aside: this.sentences(action.filter(isScored)),
      brief: this.sentences(action.filter((event) => !isScored(event))),
    };
  }
}

type Scored = GameEvent & { say: 'scored' };
const isScored = (event: GameEvent | undefined): event is Scored => event?.say === 'scored';

/** Returns the events from `from` on that are alike. */
function run<E extends GameEvent>(
  events: GameEvent[],
  from: number,
  alike: (event: GameEvent) => event is E,
): E[] {
  const found: E[] = [];
  for (const event of events.slice(from)) {
    if (!alike(event)) break;
    found.push(event);
  }
  return found;
}
