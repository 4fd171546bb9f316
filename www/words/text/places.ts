// The names of places, and which of them have a button.
import type { AnyGame, Kind, Place, Seat } from '../../engine/wire';
import { type Args, capital } from '../words';
import { Sentences, type Terms } from './terms';

export interface AreaTitle {
  id: string;
  title: string;
}

/** A comparison between players, in rows. */
export interface Tally {
  players: string[];
  /** The leaders altogether, as positions in `players`. */
  leaders: number[];
  rows: { name: string; counts: number[] }[];
}

export abstract class PlaceText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  /** The parts of the table in the order of the page and of decisions; every place is in one. */
  protected abstract readonly parts: readonly string[];
  areas(): AreaTitle[] {
    return this.parts.map((id) => ({ id, title: this.terms.t(`area-${id}`) }));
  }
  abstract areaOf(place: Place): string;
  /** The places that always have a button, lit or not: an unlit one says why it cannot be tapped now. */
  abstract buttons(): Place[];
  /** Returns thing and state of a place, in one or two short sentences; here of an answer, and of what has no words. */
  placeLabel(place: Place): string {
    const [head, answer] = place.split('/');
    return head === 'choice' ? this.terms.t(`offer-${answer}`) : this.terms.t('place-other', { place });
  }
  /** Returns a player in one sentence: name, colour and mark, points and further facts of the game. */
  abstract playerLabel(seat: Seat, colour: string): string;
  /** What every game says of a player. */
  protected player(seat: Seat, colour: string): Args {
    const { terms } = this;
    return {
      name: terms.called(seat),
      colour: terms.t(`colour-${colour}`),
      mark: terms.t(`mark-${colour}`),
      points: terms.scene.count(`score/${seat}`),
    };
  }
  /** The title of a panel of the stage, by its id; null for none. `seat/S` is named by the page. */
  abstract panelTitle(id: string): string | null;

  /** Returns further facts about a place, on demand. */
  about(place: Place): string {
    void place;
    return '';
  }
  /**
   * Returns what a sheet says of a place: its label, and what there is to know about it, without what the
   * table of numbers beside it shows.
   */
  sheet(place: Place): { label: string; about: string; rule: string | null } {
    return { label: this.placeLabel(place), about: this.about(place), rule: null };
  }
  /** Says what the thing there is for, if neither the label nor the rule says it; or empty. */
  purpose(place: Place): string {
    void place;
    return '';
  }
  /** Returns the comparison between players there, or null. */
  tally?(place: Place): Tally | null;
  /** The places that this one belongs together with, to be shown on the table with that. */
  group(place: Place): Place[] {
    void place;
    return [];
  }

  /** Returns the whole label of a button: the state of the place, then the effect of a tap. */
  fullLabel(place: Place, what: string | null, chosen: boolean): string {
    const parts = [capital(this.placeLabel(place))];
    if (chosen) parts.push(this.terms.t('chosen'));
    if (what) parts.push(what);
    return parts.join(' ');
  }
}
