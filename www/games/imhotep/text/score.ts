// Imhotep's progress, and who leads and why.
import type { Card, Game, Note, Place, Seat, SeatScore, Source } from '../wire';
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

  override placesOf(source: Source): Place[] {
    const { scene } = this.terms;
    const held = (wanted: (card: Card) => boolean): Place[] =>
      scene.places('held/').filter((at) => {
        const face = scene.face(at);
        return face?.is === 'card' && wanted(face.card);
      });
    switch (source) {
      case 'obelisks':
        return [...scene.places('obelisk/')];
      case 'ornaments':
        return held((card) => card.endsWith('ornament'));
      case 'statues':
        return held((card) => card === 'statue');
      case 'unused-cards':
        return held((card) => ['chisel', 'hammer', 'lever', 'sail'].includes(card));
      case 'wrath':
        return [];
      case 'temple': {
        // The uppermost stones: they come last.
        const stones = scene.places('temple/');
        return stones.slice(-this.terms.templeWidth);
      }
      default:
        return [...scene.places(`${source}/`)];
    }
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
