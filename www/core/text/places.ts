// What places are called, and which of them have a button.
import type { AnyGame, Kind, Place, Seat } from '../wire';
import { capital } from '../words';
import { Sentences, type Terms } from './terms';

export interface AreaTitle {
  id: string;
  title: string;
}

/** What is compared between players, in rows. */
export interface Tally {
  players: string[];
  /** Who is ahead altogether, as positions in `players`. */
  leaders: number[];
  rows: { name: string; counts: number[] }[];
}

export abstract class PlaceText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  /** The parts of the table in the order of decisions, which is the order of the page; every place is in one of them. */
  abstract areas(): AreaTitle[];
  abstract areaOf(place: Place): string;
  /** The places that always have a button, lit or not: an unlit one says why it cannot be tapped now. */
  abstract buttons(): Place[];
  /** Thing and state of a place, in one or two short sentences. */
  abstract placeLabel(place: Place): string;
  /** A player in one sentence: name, colour and mark, points and whatever else matters. */
  abstract playerLabel(seat: Seat, colour: string): string;
  /** The title of a panel of the stage, by its id; null for none. `seat/S` is named by the page. */
  abstract panelTitle(id: string): string | null;

  /** What there is to know about a place besides what lies there, on demand. */
  about(place: Place): string {
    void place;
    return '';
  }
  /** What is compared there between players; null where nothing is. */
  tally?(place: Place): Tally | null;
  /** The places that this one belongs together with, to be shown on the table with that. */
  group(place: Place): Place[] {
    void place;
    return [];
  }

  /** The whole label of a button: what lies there, then what a tap does. */
  fullLabel(place: Place, what: string | null, chosen: boolean): string {
    const parts = [capital(this.placeLabel(place))];
    if (chosen) parts.push(this.terms.t('chosen'));
    if (what) parts.push(what);
    return parts.join(' ');
  }
}
