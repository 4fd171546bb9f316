// Imhotep's progress, and who leads and why.
import { sources, whyWon } from './standing';
import type { Game, Note, Seat, SeatScore, Source } from '../wire';
import { ScoreText } from '../../../words/text/score';
import type { ImhotepTerms } from './terms';

export class ImhotepScore extends ScoreText<Game, ImhotepTerms> {
  override leftName(note: Note): string {
    return note.is === 'left' ? this.terms.card(note.card) : '';
  }

  progress(): string {
    return this.terms.t('round', { round: Math.max(1, this.terms.scene.count('round')) });
  }

  sources(): Source[] {
    return sources(this.terms);
  }

  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const decided = this.decided(winners, scores);
    return decided?.by === 'points' && winners.length === 1
      ? this.bySource(winners, decided)
      : whyWon(this.terms, winners, scores);
  }
}
