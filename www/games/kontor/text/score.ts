// Kontor's progress, who leads and why, and which cards are still to come.
import { whatCame } from '../paint/come';
import type { Game, Note, Seat, SeatScore, Side, Source } from '../wire';
import type { Details } from '../../../core/text/score';
import { ScoreText } from '../../../core/text/score';
import { type KontorTerms, sideOf } from './terms';

export class KontorScore extends ScoreText<Game, KontorTerms> {
  progress(): string {
    const { scene } = this.terms;
    return this.terms.t('progress', { round: scene.count('round'), dry: scene.count('dry-rounds') });
  }

  override leftName(note: Note): string {
    return whatCame()?.leftName(this.terms, note) ?? '';
  }

  override leftRank(note: Note): number {
    return whatCame()?.leftRank(note) ?? 0;
  }

  /** Customs houses, if they are in play. */
  sources(scores?: SeatScore[]): Source[] {
    return (['sectors', 'customs', 'export', 'golden-days'] as Source[]).filter(
      (source) => !scores || scores.some(({ sources }) => sources.some((one) => one.source === source)),
    );
  }

  /** Points decide, then florins: a team's purses together. */
  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const points = scores[winners[0] ?? 0]?.total ?? 0;
    const decided = this.decided(winners, scores);
    // A penniless player loses with any points, and three in a line win with any.
    if (decided?.by === 'at-once')
      return this.terms.t(`score-why-${decided.rule.replace('kontor/', '')}`, {
        names: this.terms.names(winners),
      });
    if (decided?.by === 'points') return this.bySource(winners, decided);
    const florins = this.terms.solo
      ? this.terms.scene.seats.map((seat) =>
          this.terms.t('score-florins', { name: this.terms.name(seat), count: this.florins(seat) }),
        )
      : (['red', 'black'] as Side[]).map((side) =>
          this.terms.t('score-florins', {
            name: this.terms.side(side),
            count: this.florins(
              this.terms.scene.seats.find((seat) => sideOf(this.terms.scene.setup, seat) === side) ?? 0,
            ),
          }),
        );
    return this.terms.t(
      winners.length === this.terms.scene.seats.length ? 'score-why-shared' : 'score-why-florins',
      {
        points,
        florins: florins.join(', '),
      },
    );
  }

  /** The florins that decide a tie for a seat: its own, or those of its team. */
  private florins(seat: Seat): number {
    const { scene, solo } = this.terms,
      side = sideOf(scene.setup, seat);
    return scene.seats
      .filter((other) => (solo ? other === seat : sideOf(scene.setup, other) === side))
      .reduce((sum, other) => sum + scene.count(`purse/${other}`), 0);
  }

  override ties() {
    return {
      title: this.terms.t('score-ties'),
      about: this.terms.t('score-ties-about'),
      counts: this.terms.scene.seats.map((seat) => this.florins(seat)),
    };
  }

  override details(): Details[] {
    return whatCame()?.sectors(this.terms, this.terms.notes) ?? [];
  }
}
