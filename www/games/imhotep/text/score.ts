// Imhotep's progress, and who leads and why.
import type { Game, Note, Seat, SeatScore, Source } from '../wire';
import { ScoreText } from '../../../core/text/score';
import type { ImhotepTerms } from './terms';

const SOURCES: Source[] = [
  'pyramid',
  'temple',
  'chamber',
  'obelisks',
  'ornaments',
  'statues',
  'unused-cards',
  'wrath',
];

export class ImhotepScore extends ScoreText<Game, ImhotepTerms> {
  override leftName(note: Note): string {
    return note.is === 'left' ? this.terms.card(note.card) : '';
  }

  progress(): string {
    return this.terms.t('round', { round: Math.max(1, this.terms.scene.count('round')) });
  }

  sources(): Source[] {
    return SOURCES.filter((source) => source !== 'wrath' || this.terms.scene.setup.config.wrath);
  }

  /** The points decide, or the sleds, or nothing. */
  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const points = scores[winners[0] ?? 0]?.total ?? 0;
    const equal = scores.flatMap(({ total }, seat) => (total === points ? [seat] : []));
    if (winners.length > 1) return this.terms.t('score-why-shared', { points });
    const decided = this.decided(winners, scores);
    if (decided?.by === 'points') return this.bySource(winners, decided);
    const sleds = equal
      .map((seat) =>
        this.terms.t('count-of', { name: this.terms.name(seat), count: this.terms.scene.sled(seat) }),
      )
      .join(', ');
    return this.terms.t('score-why-sled', { names: this.terms.names(equal), points, sleds });
  }
}
