// The Duel's progress, who leads, and why a player won.
import type { Game, Note, Seat, SeatScore, Source } from '../wire';
import { ScoreText } from '../../../words/text/score';
import type { DuelTerms } from './terms';

const SOURCES: Source[] = ['obelisk', 'temple', 'pyramids', 'tomb', 'unused-actions', 'figures'];

export class DuelScore extends ScoreText<Game, DuelTerms> {
  progress(): string {
    const { scene } = this.terms;
    return this.terms.t('progress', { tokens: scene.count('supply'), boats: 6 - scene.count('out/boat') });
  }

  override leftName(note: Note): string {
    return note.is === 'left' ? this.terms.token(note.token) : '';
  }

  sources(): Source[] {
    return SOURCES;
  }

  /** Says why a player won: by points, or on a tie because the second player wins. */
  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const points = scores[winners[0] ?? 0]?.total ?? 0;
    const decided = this.decided(winners, scores);
    return decided?.by === 'points'
      ? this.bySource(winners, decided)
      : this.terms.t('score-why-tie', { ...this.terms.who(winners), points });
  }
}
