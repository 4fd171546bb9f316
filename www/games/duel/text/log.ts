// The Duel's sentences for the log.
import type { Game, GameEvent, Seat, Stone } from '../wire';
import { capital } from '../../../words/words';
import { LogText, type Logged } from '../../../words/text/log';
import type { DuelTerms } from './terms';

/** The events that tell nothing of what a player did or got. */
const ASIDE: GameEvent['say'][] = ['nobody-took', 'refilled', 'restocked', 'stopped'];

export class DuelLog extends LogText<Game, DuelTerms> {
  sentence(event: GameEvent): string {
    const id = `say-${event.say}`,
      args = this.terms.args(event);
    switch (event.say) {
      case 'nobody-took':
        return this.terms.t(id, { tokens: this.terms.token(event.token), count: 1 });
      case 'scored':
        return this.terms.t(event.points < 0 ? 'say-lost' : id, { ...args, points: Math.abs(event.points) });
      default:
        return this.terms.t(id, args);
    }
  }

  /**
   * Tells in one sentence the tokens that one player takes in a row; likewise the tokens that no player
   * takes, and the points of one source.
   */
  override sentences(events: GameEvent[]): string[] {
    const sentences: string[] = [];
    for (let i = 0; i < events.length;) {
      const event = events[i]!;
      const alike = run(events, i);
      i += alike.length;
      if (event.say === 'took')
        sentences.push(
          this.terms.t('say-took', {
            ...this.terms.who(event.seat),
            token: this.terms.tokens(alike.flatMap((one) => (one.say === 'took' ? [one.token] : []))),
          }),
        );
      else if (event.say === 'nobody-took') {
        const tokens = alike.flatMap((one) => (one.say === 'nobody-took' ? [one.token] : []));
        sentences.push(
          this.terms.t('say-nobody-took', { tokens: this.terms.tokens(tokens), count: tokens.length }),
        );
      } else if (event.say === 'scored' && alike.length > 1) {
        const points = alike.flatMap((one) =>
          one.say === 'scored'
            ? [
                this.terms.t('preview-one', {
                  name: this.terms.called(one.seat),
                  points: this.terms.words.signed(one.points),
                }),
              ]
            : [],
        );
        sentences.push(
          this.terms.t('say-scored-all', {
            source: this.terms.t(`source-${event.source}`),
            points: points.join(', '),
          }),
        );
      } else sentences.push(...alike.map((one) => this.sentence(one)));
    }
    return sentences.map(capital);
  }

  /** Tells the points of the end apart from the last action. */
  override logged(events: GameEvent[]): Logged {
    const end = events.findIndex(({ say }) => say === 'scored' || say === 'game-over');
    const cut = end < 0 ? events.length : end,
      action = events.slice(0, cut);
    return {
      action: this.sentences(action),
      after: this.sentences(events.slice(cut)),
      aside: this.sentences(action.filter(({ say }) => ASIDE.includes(say))),
      brief: this.brief(action),
    };
  }

  /** Tells a move in one sentence: the boat or the action token, and which tokens it brings to whom. */
  private brief(events: GameEvent[]): string[] {
    const act = events.find(({ say }) => say === 'played-action' || say === 'unloaded'),
      items = this.brought(events);
    const rest = events.filter(({ say }) => say === 'boat-left' || say === 'first-to-five');
    if (act && items.length > 0)
      return [
        this.terms.t(act.say === 'unloaded' ? 'told-unloaded' : 'told-action', {
          ...this.terms.args(act),
          items: items.join(', '),
        }),
        ...this.sentences(rest),
      ].map(capital);
    return this.sentences(events.filter(({ say }) => !ASIDE.includes(say)));
  }

  /** Returns what each player takes; of a move in which nobody takes anything, the cells of the figures. */
  private brought(events: GameEvent[]): string[] {
    const taken = new Map<Seat, Stone[]>();
    for (const event of events)
      if (event.say === 'took') taken.set(event.seat, [...(taken.get(event.seat) ?? []), event.token]);
    if (taken.size === 0)
      return events.flatMap((event) => (event.say === 'placed' ? [this.terms.cell(event.cell)] : []));
    return [...taken].map(([seat, tokens]) =>
      this.terms.t('told-share', {
        tokens: this.terms.tokens(tokens),
        name: this.terms.called(seat, 'you-for'),
      }),
    );
  }
}

/** Returns the events from `from` on that share a sentence. */
function run(events: GameEvent[], from: number): GameEvent[] {
  const first = events[from];
  const alike = (other: GameEvent): boolean => {
    if (first?.say === 'took') return other.say === 'took' && other.seat === first.seat;
    if (first?.say === 'nobody-took') return other.say === 'nobody-took';
    return first?.say === 'scored' && other.say === 'scored' && other.source === first.source;
  };
  let end = from + 1;
  while (end < events.length && alike(events[end]!)) end++;
  return events.slice(from, end);
}
