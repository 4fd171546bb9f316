// What a player is asked, what a move is called and would bring, and why something is refused.
import type { AnyGame, Kind, Offer, Place, Preview, Refusal, Seat } from '../wire';
import type { Args } from '../words';
import { Sentences, type Terms } from './terms';

export abstract class MoveText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  /** Whose turn it is and what to do; not asked once the game is over. */
  protected abstract question(ask: K['ask'], seat: Seat, offers: Offer<K>[]): string;
  /** What to tap next, when a choice has been begun. */
  abstract next(candidates: Offer<K>[], taps: number): string;
  /** A sentence of what Confirm will do. */
  abstract offer(move: K['move']): string;
  /** Whose turn it is and what to do, or who has won. */
  ask(seat: Seat | null, offers: Offer<K>[]): string {
    const { ask, outcome } = this.terms.scene.view;
    if (outcome) {
      const points = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
      return outcome.winners.length === 1
        ? this.terms.t('ask-over-one', { name: this.terms.names(outcome.winners), points })
        : this.terms.t('ask-over-shared', { names: this.terms.names(outcome.winners), points });
    }
    return !ask || seat === null ? '' : this.question(ask, seat, offers);
  }

  /** What the choice would bring at once, as far as nothing hidden is turned up. */
  preview(preview: Preview): string {
    const changes = preview.scores
      .map((points, seat) => ({ points, seat }))
      .filter(({ points }) => points !== 0)
      .map(({ points, seat }) =>
        this.terms.t('preview-one', { name: this.terms.name(seat), points: this.terms.words.signed(points) }),
      );
    const text = changes.length > 0 ? `${changes.join(', ')}.` : '';
    return [text, preview.reveals ? this.terms.t('preview-reveals') : ''].filter(Boolean).join(' ');
  }

  /** Why not: the refusal's sentence, its arguments put into words. Where nothing can be done, the kind of place says a little more. */
  refusal(refusal: Refusal, place: Place = ''): string {
    // While something else is asked, no place says how an action would be begun.
    if (refusal.code === 'nothing-here' && !this.isFree())
      return this.terms.t(this.terms.scene.view.outcome ? 'refusal-game-over' : 'refusal-other-decision');
    const ids = [
      `refusal-${refusal.code}-${place.replace(/\/.*$/, '')}`,
      `refusal-${refusal.code}`,
      'refusal-unknown',
    ];
    return this.terms.t(ids.find((id) => this.terms.has(id)) ?? 'refusal-unknown', this.refusalArgs(refusal));
  }

  /** Whether any action may be chosen, so that a place can say how one is begun. */
  protected isFree(): boolean {
    const ask = this.terms.scene.view.ask as { ask?: string } | null;
    return ask?.ask === 'act';
  }

  /** Arguments of a refusal as they are, a seat as a name. */
  protected refusalArgs(refusal: Refusal): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(refusal))
      if (typeof value === 'number' || typeof value === 'string') args[key] = value;
    if (typeof refusal['seat'] === 'number') args['name'] = this.terms.name(refusal['seat']);
    return args;
  }

  /** What to think of before anything is chosen. */
  advice(): string {
    return '';
  }
}
