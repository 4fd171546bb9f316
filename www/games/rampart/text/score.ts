// The progress of C'est mon fort !, who leads, and why a player won.
import type { Game, Seat, SeatScore, Source } from '../wire';
import { ScoreText } from '../../../words/text/score';
import { youFirst } from '../../../words/text/names';
import type { RampartTerms } from './terms';

export class RampartScore extends ScoreText<Game, RampartTerms> {
  progress(): string {
    return this.terms.t('progress', { cards: this.terms.scene.places('card/').length });
  }

  sources(): Source[] {
    return this.terms.points ? ['cards', 'king', 'royals', 'ravens'] : ['cards'];
  }

  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const best = scores[winners[0] ?? 0]?.total ?? 0;
    const equal = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
    if (winners.length > 1) return this.terms.t('why-shared');
    if (equal.length > 1) {
      const cards = equal
        .map((seat) =>
          this.terms.t('count-of', { name: this.terms.called(seat), count: this.terms.last(seat) }),
        )
        .join(', ');
      return this.terms.t('why-highest', { names: youFirst(this.terms, equal), points: best, cards });
    }
    const decided = this.decided(winners, scores);
    if (decided?.by === 'at-once') return this.terms.t('why-ten');
    return decided?.by === 'points' && this.terms.points
      ? this.bySource(winners, decided)
      : this.terms.t('why-cards', { points: best });
  }
}
