// Imhotep's questions, the names of its moves, and its refusals.
import type { Ask, Game, Move, Offer, Place, ScoreDelta, Refusal, Seat } from '../wire';
import { capital } from '../../../words/words';
import { MoveText } from '../../../words/text/moves';
import type { ImhotepTerms } from './terms';

export class ImhotepMoves extends MoveText<Game, ImhotepTerms> {
  protected question(ask: Ask, seat: Seat, offers: readonly Offer[]): string {
    const name = this.terms.asked(seat);
    switch (ask.ask) {
      case 'take-bonus':
        return this.terms.t(`ask-take-bonus-${ask.bonus}`, { name });
      case 'temple-choice':
        return this.terms.t('ask-temple-choice', { name, stones: ask.stones });
      case 'act':
        return this.terms.t('ask-act', { name, what: this.terms.words.either(this.actions(offers)) });
      default:
        return this.terms.t(`ask-${ask.ask}`, { name });
    }
  }

  private actions(offers: readonly Offer[]): string[] {
    const kinds = new Set<string>(
      offers.map(({ move }) => (this.terms.has(`act-${move.do}`) ? move.do : 'card')),
    );
    return ['take-stones', 'load', 'sail', 'card']
      .filter((kind) => kinds.has(kind))
      .map((kind) => this.terms.t(`act-${kind}`));
  }

  /** Says what to tap next in a move that has been begun. */
  next(candidates: readonly Offer[], { length }: Place[]): string {
    const move = candidates[0]?.move;
    if (!move || candidates.some((other) => other.move.do !== move.do)) return this.terms.t('next-any');
    switch (move.do) {
      case 'sail':
        return this.terms.t('next-lane', { boat: this.terms.boat(move.boat) });
      case 'lever':
        if (length < 2) return this.terms.t('next-lever');
        return length < 3
          ? this.terms.t('next-lever-site', { boat: this.terms.boat(move.boat) })
          : this.terms.t('next-lever-order');
      case 'hammer':
        return this.terms.t('next-hammer');
      case 'sail-card':
        return length < 2
          ? this.terms.t('next-sail-card')
          : this.terms.t('next-sail-card-site', { boat: this.terms.boat(move.boat) });
      case 'chisel':
        return this.terms.t(length < 2 ? 'next-chisel' : 'next-chisel-second');
      default:
        return this.terms.t('next-any');
    }
  }

  /** Returns a sentence about what Confirm will do. */
  offer(move: Move): string {
    const id = `offer-${move.do}`,
      { ask } = this.terms.scene.view;
    switch (move.do) {
      case 'chisel':
        return this.chisel(move.first, move.second);
      case 'accept':
        return this.terms.t(ask?.ask === 'take-bonus' ? `${id}-${ask.bonus}` : id);
      case 'temple-stones':
        return this.terms.t(id, { stones: ask?.ask === 'temple-choice' ? ask.stones : 2 });
      default:
        return this.terms.t(id, this.terms.args(move));
    }
  }

  /** Adds what a card does if it would be taken. */
  override preview(preview: ScoreDelta, move?: Move): string {
    const told = super.preview(preview);
    return move && (move.do === 'pick-card' || move.do === 'keep-card')
      ? `${capital(this.terms.t(`about-${move.card}`))}. ${told}`.trim()
      : told;
  }

  private chisel(first: [number, number], second: [number, number]): string {
    const boat = this.terms.boat(first[0]);
    if (first[0] === second[0])
      return this.terms.t('offer-chisel', { boat, first: first[1] + 1, second: second[1] + 1 });
    return this.terms.t('offer-chisel-two', {
      boat,
      place: first[1] + 1,
      other: this.terms.boat(second[0]),
      second: second[1] + 1,
    });
  }

  /**
   * Says at a free dock which boat could sail there. Says nothing at a boat with too few stones, because its
   * label gives the number it needs.
   */
  override reason(refusal: Refusal, place: Place, offers: readonly Offer[]): string {
    if (refusal.code === 'too-few-stones') return '';
    if (
      refusal.code !== 'nothing-here' ||
      !this.isAction() ||
      !/^dock\//.test(place) ||
      this.terms.scene.has(place)
    )
      return super.reason(refusal, place, offers);
    const sails = offers.some(({ move }) => move.do === 'sail');
    return this.terms.t(sails ? 'refusal-nothing-here-dock' : 'refusal-no-boat-ready');
  }
}
