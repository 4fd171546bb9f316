// The names of the places of C'est mon fort !, and which of them have a button.
import { SPOTS } from '../layout/types';
import type { Game, Place, Seat } from '../wire';
import { PlaceText } from '../../../words/text/places';
import { spotName, type RampartTerms } from './terms';

export class RampartPlaces extends PlaceText<Game, RampartTerms> {
  protected readonly parts = ['cards', 'ramparts'];

  areaOf(place: Place): string {
    return place.startsWith('wall/') ? 'ramparts' : 'cards';
  }

  panelTitle(): string | null {
    return null;
  }

  /** Returns every spot and every card of the ramparts: all can be asked about. */
  buttons(): Place[] {
    const spots = Array.from({ length: SPOTS }, (_, spot) => `card/${spot}`);
    return [...spots, ...this.terms.scene.places('wall/')];
  }

  override placeLabel(place: Place): string {
    const [head, a, b] = place.split('/');
    if (head === 'wall') return this.wallLabel(place, Number(a), Number(b));
    if (head !== 'card') return super.placeLabel(place);
    const spot = spotName(Number(a)),
      face = this.terms.scene.face(place);
    if (!this.terms.scene.has(place)) return this.terms.t('place-gap', { spot });
    if (this.terms.family)
      return face
        ? this.terms.t('family-up', { spot, card: this.terms.face(face) })
        : this.terms.t('family-down', { spot });
    return face
      ? this.terms.t('place-up', { spot, card: this.terms.face(face) })
      : this.terms.t('place-down', { spot });
  }

  private wallLabel(place: Place, seat: Seat, at: number): string {
    const who = this.terms.who(seat);
    if (at === 0) return this.terms.t('place-flag', { ...who, count: this.terms.wall(seat).length });
    const safe = this.terms.scene.count(`safe/${seat}/${at}`) > 0;
    return this.terms.t(safe ? 'place-wall-safe' : 'place-wall', {
      ...who,
      place: at + 1,
      card: this.terms.at(place),
    });
  }

  playerLabel(seat: Seat, colour: string): string {
    const parts = [
      this.terms.t(this.terms.points ? 'place-player-points' : 'place-player', {
        ...this.player(seat, colour),
        cards: this.terms.wall(seat).length,
        last: this.terms.last(seat),
      }),
    ];
    if (this.terms.scene.count(`magic/${seat}`) > 0) parts.push(this.terms.t('place-player-magic'));
    if (this.terms.scene.count(`skipped/${seat}`) > 0 && !this.terms.scene.view.outcome)
      parts.push(this.terms.t('place-player-skipped'));
    return parts.join(' ');
  }
}
