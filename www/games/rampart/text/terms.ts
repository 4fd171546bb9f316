// The names of things in C'est mon fort !: spots, cards, ramparts. A card that lies face down is named only
// by its place, so that no sentence has a number that was turned back (rule rampart/memory). Faces come from
// the view, which shows only what lies face up.
import { LINE } from '../layout/types';
import type { Face, Game, Picture, Place, Seat } from '../wire';
import type { Scene } from '../../../words/scene';
import type { Args, Words } from '../../../words/words';
import { type Said, Terms } from '../../../words/text/terms';

/** Returns the name of a spot, A1 to E9, as it stands at the edges of the table, in either orientation. */
export const spotName = (spot: number): string =>
  `${String.fromCharCode(65 + Math.floor(spot / LINE))}${(spot % LINE) + 1}`;

export class RampartTerms extends Terms<Game> {
  /** `family`: use as few words as possible. */
  constructor(
    words: Words,
    scene: Scene<Game>,
    readonly family = false,
  ) {
    super(words, scene);
  }

  protected override readonly said: Said = {
    spot: (spot: number) => spotName(spot),
    victim: (seat: Seat) => this.name(seat),
  };

  get points(): boolean {
    return this.scene.setup.config.points;
  }

  /** Returns a sentence. Games without points count cards, and some sentences say so. */
  override t(id: string, args: Args = {}): string {
    return super.t(!this.points && super.has(`${id}-cards`) ? `${id}-cards` : id, args);
  }

  /** Words that only games without points need have no other form. */
  override has(id: string): boolean {
    return super.has(id) || (!this.points && super.has(`${id}-cards`));
  }

  /** Names a card: "27 (prince)", or just "28"; in the family mode "27, prince". Without points a picture means nothing. */
  card(number: number, picture: Picture): string {
    return picture === 'plain' || !this.points
      ? String(number)
      : this.t(this.family ? 'family-card' : 'card', { number, picture: this.t(`picture-${picture}`) });
  }

  face(face: Face): string {
    return face.is === 'flag' ? '1' : this.card(face.number, face.picture);
  }

  at(place: Place): string {
    const face = this.scene.face(place);
    return face ? this.face(face) : '';
  }

  /** Returns the cards of a rampart, from the flag on. */
  wall(seat: Seat): Face[] {
    return this.scene.places(`wall/${seat}/`).flatMap((place) => this.scene.face(place) ?? []);
  }

  last(seat: Seat): string {
    const face = this.wall(seat).at(-1);
    return face?.is === 'card' ? String(face.number) : '1';
  }
}
