// Kontor's progress, who leads and why, and which cards are still to come.
import { sectors } from './sectors';
import { leftName, leftRank } from './left';
import { sources, ties, whyWon } from './standing';
import type { Game, Note, Seat, SeatScore, Source } from '../wire';
import { type Details, ScoreText } from '../../../words/text/score';
import type { KontorTerms } from './terms';

export class KontorScore extends ScoreText<Game, KontorTerms> {
  progress(): string {
    const { scene } = this.terms;
    return this.terms.t('progress', { round: scene.count('round'), dry: scene.count('dry-rounds') });
  }

  override leftName(note: Note): string {
    return leftName(this.terms, note);
  }

  override leftRank(note: Note): number {
    return leftRank(note);
  }

  sources(scores?: SeatScore[]): Source[] {
    return sources(scores);
  }

  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const decided = this.decided(winners, scores);
    return decided?.by === 'points'
      ? this.bySource(winners, decided)
      : whyWon(this.terms, winners, scores, decided);
  }

  override ties() {
    return ties(this.terms);
  }

  override details(): Details[] {
    return sectors(this.terms, this.terms.notes);
  }
}
