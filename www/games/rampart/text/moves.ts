// The questions of C'est mon fort ! and the names of its moves.
import type { Ask, Game, Move, Offer, Place, ScoreDelta, Refusal, Seat } from '../wire';
import type { RampartTerms } from './terms';
import { MoveText } from '../../../words/text/moves';

/** How many cards are named at most; before the end there are more. */
const MOST_NAMED = 6;

export class RampartMoves extends MoveText<Game, RampartTerms> {
  /** To take a card is not better than to put it back: both answers have equal buttons. */
  override readonly modest = ['pass'];

  protected question(ask: Ask, seat: Seat, offers: readonly Offer[]): string {
    const { family } = this.terms;
    // With only the flag, the sentences say what a first card does.
    const args = {
      name: family ? this.terms.name(seat) : this.terms.asked(seat),
      ...(ask.ask === 'decide'
        ? { card: this.terms.card(ask.number, ask.picture), highest: ask.highest }
        : { card: '' }),
      last: this.terms.last(seat),
      cards: this.terms.wall(seat).length,
    };
    return this.terms.t(family ? `family-${ask.ask}` : asked(ask, offers), args);
  }

  /**
   * Near the end, names the cards that can still be built, so that a player knows what to wait for. Of a picture that does
   * something it says what.
   */
  override advice(): string {
    const { family, points, scene, words } = this.terms,
      { ask } = scene.view;
    if (ask?.ask === 'decide' && ask.fits && points && !family)
      return this.terms.t('advice-picture', { picture: ask.picture });
    const fitting = ask?.ask === 'turn-over' && !family ? ask.fitting : [];
    return fitting.length === 0 || fitting.length > MOST_NAMED
      ? ''
      : this.terms.t('advice-fitting', { count: fitting.length, cards: words.list(fitting.map(String)) });
  }

  next(): string {
    return this.terms.t('next-any');
  }

  offer(move: Move): string {
    const id = `offer-${move.do}`,
      args = this.terms.args(move);
    switch (move.do) {
      case 'take':
      case 'insert':
        // A button answers for the card that was just turned over; another card is named by its place.
        return this.terms.scene.view.ask?.ask === 'decide'
          ? this.terms.t(id)
          : this.terms.t(`${id}-spot`, { ...args, card: this.terms.at(`card/${move.spot}`) });
      case 'shoot':
        return this.terms.t(id, { ...args, card: this.terms.at(`wall/${move.seat}/${move.place}`) });
      default:
        return this.terms.t(id, args);
    }
  }

  /** Names the card of an answer. */
  override named(move: Move): string {
    const { ask } = this.terms.scene.view;
    if (ask?.ask !== 'decide') return this.offer(move);
    const args = { ...this.terms.args(move), card: this.terms.card(ask.number, ask.picture) };
    switch (move.do) {
      case 'take':
      case 'insert':
        return this.terms.t(`offer-${move.do}-spot`, args);
      case 'put-back':
      case 'leave':
        return this.terms.t(`named-${move.do}`, args);
      default:
        return this.offer(move);
    }
  }

  /** Leaves out that a move reveals something: turning a card over always does. */
  override preview(preview: ScoreDelta): string {
    return super.preview({ ...preview, reveals: false });
  }

  /** Says nothing about shooting and inserting in the game without pictures, which has neither. */
  override reason(refusal: Refusal, place: Place, offers: readonly Offer[]): string {
    const pictures = refusal.code === 'no-cannon' || refusal.code === 'no-pictures';
    return pictures && !this.terms.points ? '' : super.reason(refusal, place, offers);
  }

  /** Returns whether any move may be begun: not while a card that is face up needs a decision. */
  protected override isFree(): boolean {
    return this.terms.scene.view.outcome === null && this.terms.scene.view.ask?.ask !== 'decide';
  }
}

/** Returns which question is asked. */
function asked(ask: Ask, offers: readonly Offer[]): string {
  if (ask.ask === 'decide') return decision(ask, offers);
  const alone = ask.ask === 'turn-over' && ask.alone ? '-alone' : '';
  return `ask-${ask.ask}${alone}${'lay' in ask && ask.lay ? '-lay' : ''}`;
}

/**
 * Returns the question about a card that was turned over. Whether it fits is the engine's word, because a
 * lesson offers fewer moves than there are.
 */
function decision({ alone, fits }: Ask & { ask: 'decide' }, offers: readonly Offer[]): string {
  if (fits) return alone ? 'ask-take-leave' : 'ask-take';
  if (offers.some(({ move }) => move.do === 'insert')) return 'ask-insert';
  return alone ? 'ask-low-leave' : 'ask-low';
}
