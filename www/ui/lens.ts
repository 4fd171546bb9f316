// What a feature lays over the replay of a game: sentences, a graph, controls of its own. Types only.

/** The replay, for the feature that lies over it. */
export interface Replaying {
  /** How many moves have been made in the position that is shown. */
  readonly at: number;
  /** The position that was looked at when the replay was opened; null if it was the present. */
  readonly from: number | null;
  /** How many moves the game has. */
  readonly length: number;
  readonly panel: HTMLElement;
  to(at: number): Promise<void>;
  /** Writes the sentences and draws the graph anew: the lens has something else to say. */
  redraw(): void;
  /** Stops and resumes the keys of the replay, while something else uses the table. */
  hold(held: boolean): void;
  close(): void;
}

export interface Lens {
  /** The name of the lens, by which style sheets and assistive technology know it. */
  readonly id: string;
  readonly title: string;
  /** How many moves have been made in the position that is shown first. */
  readonly start: number;
  /** The parts above the graph, and below the buttons. */
  readonly above: HTMLElement;
  readonly below: HTMLElement;
  /**
   * The value of each seat before every move and at the end, which the graph shows instead of the points if there are
   * any; `most` is its upper edge, `notable` the positions that are numbered, with `numbers` or
   * one after the other.
   */
  lines(): { values: number[][]; most: number; notable: number[]; numbers?: number[] };
  /** Says what is to be said of a position, and in short for the slider; null for what the replay says. */
  told(at: number): string | null;
  value(at: number): string | null;
  /** Called when a position is shown. */
  shown(at: number): void;
  /** Returns what a key means, null if the replay is to handle it, or false if it is not for the replay. */
  key(event: KeyboardEvent): (() => void) | null | false;
  closed(): void;
}
