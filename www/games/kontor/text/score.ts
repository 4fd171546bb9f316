// Kontor's progress. Parts that are fetched later (standing.ts, left.ts) say who leads and why, and which
// cards are still to come.
import { lateParts } from '../paint/late-parts';
import type { Game, Note, Seat, SeatScore, Source } from '../wire';
import type { Details } from '../../../words/text/score';
import { ScoreText } from '../../../words/text/score';
import type { KontorTerms } from './terms';

export class KontorScore extends ScoreText<Game, KontorTerms> {
  progress(): string {
    const { scene } = this.terms;
    return this.terms.t('progress', { round: scene.count('round'), dry: scene.count('dry-rounds') });
  }

  override leftName(note: Note): string {
    return lateParts()?.leftName(this.terms, note) ?? '';
  }

  override leftRank(note: Note): number {
    return lateParts()?.leftRank(note) ?? 0;
  }

  sources(scores?: SeatScore[]): Source[] {
    return lateParts()?.sources(scores) ?? [];
  }

  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const decided = this.decided(winners, scores);
    return decided?.by === 'points'
      ? this.bySource(winners, decided)
      : (lateParts()?.whyWon(this.terms, winners, scores, decided) ?? '');
  }

  override ties() {
    return lateParts()?.ties(this.terms) ?? null;
  }

  override details(): Details[] {
    return lateParts()?.sectors(this.terms, this.terms.notes) ?? [];
  }
}
