// Kontor's progress, who leads and why, and which cards are still to come.
import { whatCame } from '../paint/come';
import type { Game, Note, Place, Seat, SeatScore, Side, Source } from '../wire';
import type { Details, Part } from '../../../core/text/score';
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
          this.terms.t('score-florins', {
            name: this.terms.name(seat),
            count: this.terms.scene.count(`purse/${seat}`),
          }),
        )
      : (['red', 'black'] as Side[]).map((side) =>
          this.terms.t('score-florins', {
            name: this.terms.side(side),
            count: this.terms.scene.seats
              .filter((seat) => sideOf(this.terms.scene.setup, seat) === side)
              .reduce((sum, seat) => sum + this.terms.scene.count(`purse/${seat}`), 0),
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

  /** Sector by sector, each with its customs houses; then what counts besides. */
  override parts(scores: SeatScore[]): Part[] {
    const { scene } = this.terms;
    const title = (at: string): string => this.terms.t('count-sector', { cell: at });
    const sectors = this.terms.notes.flatMap(({ note }): Part[] => {
      if ((note.is !== 'sector' && note.is !== 'shared-sector') || note.standing !== 'counts') return [];
      const { cells, points } = note;
      const won = (seat: Seat): boolean =>
        note.is === 'sector' ? note.winner === sideOf(scene.setup, seat) : note.winners.includes(seat);
      const part = {
        title: title(cells[0] ? this.terms.cell(cells[0]) : ''),
        points: scene.seats.map((seat) => (won(seat) ? points : 0)),
        places: cells.map((cell) => `cell/${cell.join()}`),
      };
      return part.points.some((points) => points > 0) ? [part] : [];
    });
    const others = this.sources(scores).flatMap((source): Part[] => {
      const points = scores.map(({ sources }) => sources.find((one) => one.source === source)?.points ?? 0);
      return source === 'sectors' || source === 'customs' || points.every((one) => one === 0)
        ? []
        : [{ title: this.terms.t(`source-${source}`), points, places: this.placesOf(source) }];
    });
    return [...sectors, ...others];
  }

  override placesOf(source: Source): Place[] {
    const { scene } = this.terms;
    const isCustoms = (at: Place): boolean => {
      const face = scene.face(at);
      return face?.is === 'card' && face.sort === 'customs';
    };
    if (source !== 'sectors' && source !== 'customs') return [];
    const counted = this.terms.notes.flatMap(({ note }) =>
      (note.is === 'sector' || note.is === 'shared-sector') && note.standing === 'counts'
        ? note.cells.map((cell) => `cell/${cell.join()}`)
        : [],
    );
    return source === 'customs' ? counted.filter(isCustoms) : counted;
  }

  override details(): Details[] {
    return whatCame()?.sectors(this.terms, this.terms.notes) ?? [];
  }
}
