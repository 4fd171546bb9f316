// The progress of the game, who leads and why, and what is still to come.
import type { AnyGame, Kind, Noted, Seat, SeatScore } from '../wire';
import { Sentences, type Terms } from './terms';

/** A list of sentences with a title. */
export interface Details {
  title: string;
  lines: string[];
}

export abstract class ScoreText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  /** How far the game has come, for the bar. */
  abstract progress(): string;

  /** A thing that is still to come, from a note of the engine: its name, and its rank in the list (lower first). */
  leftName?(note: Noted<K>['note']): string;
  leftRank?(note: Noted<K>['note']): number;

  /** The rows of the score, in order. */
  abstract sources(scores?: SeatScore<K>[]): K['source'][];
  /** How the points of a row come about. */
  sourceAbout(source: K['source']): string {
    return this.terms.t(`score-source-about-${source}`);
  }
  /** Returns why the winners have won. */
  abstract whyWon(winners: Seat[], scores: SeatScore<K>[]): string;

  /** What decides if players have equal points, by seat: its name, and why it matters; null if the row would say nothing. */
  ties(): { title: string; about: string; counts: number[] } | null {
    return null;
  }

  /** Returns the further texts of the sheet with the scores. */
  details(): Details[] {
    return [];
  }
}
