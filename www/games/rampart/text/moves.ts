// What C'est mon fort ! asks and what its moves are called.
import type { Ask, Game, Move, Offer, Place, ScoreDelta, Refusal, Seat } from '../wire';
import { spotName, type RampartTerms } from './terms';
import { MoveText } from '../../../core/text/moves';

export class RampartMoves extends MoveText<Game, RampartTerms> {
  override readonly modest = ['pass', 'put-back', 'leave'];

  protected question(ask: Ask, seat: Seat, offers: Offer[]): string {
    const name = this.terms.asked(seat);
    const card = ask.ask === 'decide' ? this.terms.card(ask.number, ask.picture) : '';
    if (this.terms.family) return this.terms.t(`family-${ask.ask}`, { name: this.terms.name(seat), card });
    switch (ask.ask) {
      case 'turn-over':
        return this.terms.t(`ask-turn-over${ask.alone ? '-alone' : ''}${ask.lay ? '-lay' : ''}`, { name });
      case 'pass':
        return this.terms.t(ask.lay ? 'ask-pass-lay' : 'ask-pass', { name });
      case 'decide':
        return this.terms.t(decision(offers, ask.alone), { name, card });
      case 'shoot':
        return this.terms.t('ask-shoot', { name });
    }
  }

  next(): string {
    return this.terms.t('next-any');
  }

  offer(move: Move): string {
    switch (move.do) {
      case 'turn-over':
        return this.terms.t('offer-turn-over', { spot: spotName(move.spot) });
      case 'take':
      case 'insert':
        // The card just turned over is answered by a button; another one is called by its place.
        return this.terms.scene.view.ask?.ask === 'decide'
          ? this.terms.t(`offer-${move.do}`)
          : this.terms.t(`offer-${move.do}-spot`, {
              spot: spotName(move.spot),
              card: this.terms.at(`card/${move.spot}`),
            });
      case 'shoot':
        return this.terms.t('offer-shoot', {
          name: this.terms.name(move.seat),
          card: this.terms.at(`wall/${move.seat}/${move.place}`),
        });
      case 'put-back':
      case 'leave':
      case 'pass':
        return this.terms.t(`offer-${move.do}`);
    }
  }

  /** Turning a card over reveals something; that needs no sentence. */
  override preview(preview: ScoreDelta): string {
    return super.preview({ ...preview, reveals: false });
  }

  /** Without the variant no card can be shot at or inserted: nothing is said of that. */
  override reason(refusal: Refusal, place: Place, offers: Offer[]): string {
    const pictures = refusal.code === 'no-cannon' || refusal.code === 'no-pictures';
    return pictures && !this.terms.points ? '' : super.reason(refusal, place, offers);
  }

  /** Anything may be begun while a card is to be turned over. */
  protected override isFree(): boolean {
    return this.terms.scene.view.outcome === null && this.terms.scene.view.ask?.ask !== 'decide';
  }
}

/** Returns the question that fits the offers. */
function decision(offers: Offer[], alone: boolean): string {
  const does = (kind: Move['do']): boolean => offers.some(({ move }) => move.do === kind);
  if (does('take')) return alone ? 'ask-take-leave' : 'ask-take';
  if (does('insert')) return 'ask-insert';
  return alone ? 'ask-low-leave' : 'ask-low';
}
