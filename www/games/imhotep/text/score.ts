// Imhotep's progress, and who leads and why.
import type { Game, Note, Seat, SeatScore, Source } from '../wire';
import { ScoreText } from '../../../words/text/score';
import type { ImhotepTerms } from './terms';
import { youFirst } from '../../../words/text/names';

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
    const { wrath } = this.terms.scene.setup.config;
    return SOURCES.filter((source) => source !== 'wrath' || wrath);
  }

  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const decided = this.decided(winners, scores);
    return decided?.by === 'points' && winners.length === 1
      ? this.bySource(winners, decided)
      : onTie(this.terms, winners, scores);
  }
}

/** Says why a player won on equal points: by the stones on the sleds, or that the victory is shared. */
function onTie(terms: ImhotepTerms, winners: Seat[], scores: SeatScore[]): string {
  const points = scores[winners[0] ?? 0]?.total ?? 0;
  const equal = scores.flatMap(({ total }, seat) => (total === points ? [seat] : []));
  if (winners.length > 1) return terms.t('score-why-shared', { points });
  const sleds = equal
    .map((seat) => terms.t('count-of', { name: terms.called(seat), count: terms.scene.sled(seat) }))
    .join(', ');
  return terms.t('score-why-sled', { names: youFirst(terms, equal), points, sleds });
}
