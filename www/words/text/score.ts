// The progress of the game, who leads and why, and what is still to come.
import type { AnyGame, Decided, Kind, Noted, Place, Seat, SeatScore } from '../../engine/wire';
import { Sentences, type Terms } from './terms';

/** A thing that players compete for: its name and size, what each of them has there, who leads, and why. */
export interface Contest {
  name: string;
  about: string;
  stocks: string[][];
  leaders: number[];
  why: string;
}

/** Contests with a title, and the players or parties in them. */
export interface Details {
  title: string;
  players: string[];
  contests: Contest[];
}

/** A part of the last count: its name, the points of each seat, and the places that bring them. */
export interface Part {
  title: string;
  points: number[];
  places: Place[];
}

export abstract class ScoreText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  /** How far the game has come, for the bar. */
  abstract progress(): string;

  /** A thing that is still to come, from a note: its name, and its rank in the list (lower first). */
  leftName?(note: Noted<K>['note']): string;
  leftRank?(note: Noted<K>['note']): number;

  /** The rows of the score, in order. */
  abstract sources(scores?: SeatScore<K>[]): K['source'][];
  abstract whyWon(winners: Seat[], scores: SeatScore<K>[]): string;

  /** Returns what decides between equal points, by seat; null if the row would say nothing. */
  ties(): { title: string; about: string; counts: number[] } | null {
    return null;
  }
  /** Says what decided, as the engine tells it. */
  protected decided(winners: Seat[], scores: SeatScore<K>[]): Decided<K> | null {
    return scores[winners[0] ?? 0]?.decided ?? null;
  }
  /** Says what decided between equal points, for the end of the log; nothing if points or a rule decided. */
  tieBreak(winners: Seat[], scores: SeatScore<K>[]): string[] {
    const even = this.decided(winners, scores)?.by === 'even';
    return even ? [this.whyWon(winners, scores)].filter(Boolean) : [];
  }
  /** Says which source of points decided, and by how much. */
  protected bySource(winners: Seat[], { source, lead, over }: Extract<Decided<K>, { by: 'points' }>): string {
    const { terms } = this;
    return terms.t(`decided-${source}`, {
      lead: terms.words.signed(lead),
      names: terms.names(winners, 'you-for'),
      over: terms.called(over, 'you-over'),
    });
  }

  /** Returns the further texts of the sheet with the scores. */
  details(): Details[] {
    return [];
  }
}
