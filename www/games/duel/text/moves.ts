// The Duel's questions, the names of its moves, and its refusals.
import type { Ask, Game, Move, Offer, Place, ScoreDelta, Refusal, Seat, Site } from '../wire';
import { MoveText } from '../../../words/text/moves';
import type { DuelTerms } from './terms';

export class DuelMoves extends MoveText<Game, DuelTerms> {
  override readonly modest = ['pass', 'stop'];

  protected question(ask: Ask, seat: Seat, offers: readonly Offer[]): string {
    const name = this.terms.asked(seat);
    return ask.ask === 'act'
      ? this.terms.t('ask-act', { name, what: this.terms.words.either(this.kinds(offers)) })
      : this.terms.t(`ask-${ask.ask}`, { name });
  }

  private kinds(offers: readonly Offer[]): string[] {
    const kinds = new Set<string>(
      offers.map(({ move }) => (this.terms.has(`act-${move.do}`) ? move.do : 'token')),
    );
    return ['place', 'unload', 'token']
      .filter((kind) => kinds.has(kind))
      .map((kind) => this.terms.t(`act-${kind}`));
  }

  next(candidates: readonly Offer[], taps: Place[]): string {
    const { length } = taps;
    const move = candidates[0]?.move;
    if (!move || candidates.some((other) => other.move.do !== move.do)) return this.terms.t('next-any');
    switch (move.do) {
      case 'take-one':
        return this.terms.t('next-take-one');
      case 'place-several':
        return this.terms.t(length < 3 ? 'next-place-several' : 'next-place-third');
      case 'place-and-unload':
        return this.terms.t(length < 2 ? 'next-place-and-unload' : 'next-then-unload');
      case 'swap-and-unload':
        // The boat may be chosen before its tokens.
        switch (taps.filter((place) => place.startsWith('boat/')).length) {
          case 0:
            return this.terms.t('next-swap');
          case 1:
            return this.terms.t('next-swap-second');
          default:
            return this.terms.t('next-swap-unload');
        }
      default:
        return this.terms.t('next-any');
    }
  }

  offer(move: Move): string {
    const args = this.terms.args(move);
    switch (move.do) {
      case 'unload-again':
        return this.terms.t('offer-unload', args);
      case 'take-one': {
        const token = this.terms.lying(`boat/${move.boat}/${move.place}`);
        return this.terms.t('offer-take-one', { ...args, token });
      }
      case 'swap-and-unload':
        return this.terms.t(move.swap === move.boat ? 'offer-swap-same' : 'offer-swap-and-unload', args);
      default:
        return this.terms.t(`offer-${move.do}`, args);
    }
  }

  /**
   * Returns null if a player would lose points. A figure that goes home and a token that is played count one
   * point less each, and the gain may come only at the end, so the sum would call a gain a loss. The table
   * shows the move instead.
   */
  override told(scores: number[]): number[] | null {
    return scores.every((points) => points >= 0) ? scores : null;
  }

  /** Leaves the points out when a figure is placed: it may not stay there, so its point is no gain. */
  override preview(preview: ScoreDelta, move?: Move): string {
    return move?.do === 'place' ? this.terms.t('preview-place') : super.preview(preview);
  }

  /** Explains how a site scores if its board is tapped in vain. */
  override refusal(refusal: Refusal, place: Place = ''): string {
    const [head, , site] = place.split('/');
    if (head === 'site' && refusal.code === 'nothing-here') return this.terms.scores(site as Site);
    return super.refusal(refusal, place);
  }
}
