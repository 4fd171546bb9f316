// The parts of a game's rulebook. Words of a rule in rules-GAME: name, short form (-1), details (-2).
import type { Face, Place, Source } from '../engine/wire';

export type Mark = 'reconstructed' | 'ruling' | null;
/** A rule of the game. `id` leaves out the name of the game. */
export interface Rule {
  id: string;
  mark: Mark;
}
export interface Chapter {
  id: string;
  rules: Rule[];
}

/** A position to draw, this many moves after the beginning. `small`: drawn as in the chooser of a table. */
export interface Position {
  players: number;
  config: Record<string, unknown>;
  seed: number;
  moves: number;
  small?: boolean;
}
/** A rule, and the places in its drawing, by the beginnings of their names. `edge`: its margin in px. */
export interface Figure {
  rule: string;
  shows: string[];
  edge?: number;
}

/** A worked example of a rule, from a recorded game. */
export interface Example {
  rule: string;
  /**
   * The example's sentence is `rules-GAME-example-NAME`. It names the points of each player by colour, such
   * as `$black`, and the engine counts them.
   */
  name: string;
  /** The places in the pictures, a group for each picture: all places whose names begin with one of these. */
  shows: readonly (readonly string[])[];
  edge?: number;
  /** Whether the pictures are much wider than high, so that the sentence comes below them. */
  wide?: boolean;
  /** The sources of points to count; without them the sentence names no points. */
  points?: readonly Source[];
  /** A link to an earlier position: only points since then count, not those of earlier rounds. */
  since?: string;
}
/** Links to positions of games, with the examples of each. */
export type Examples = readonly (readonly [string, readonly Example[]])[];

export type Config = Readonly<Record<string, unknown>>;
/** A pattern of places, and the id of their rule, or of the rule of the card that lies there face up. */
export type About = readonly [RegExp, string | ((place: Place, config: Config, face: Face | null) => string)];

export interface Rulebook {
  /** Every rule of the engine, each once. */
  readonly chapters: readonly Chapter[];
  /** The rulings (docs/rules) on each rule, by the last part of their ids. */
  readonly rulings: Readonly<Record<string, string>>;
  /** Pieces that only some tables have, each with a rule of the same name. */
  readonly pieces?: readonly string[];
  readonly drawings: readonly (readonly [Position, readonly Figure[]])[];
  readonly examples: Examples;
  /** The rules of places: the first entry that matches counts. */
  readonly places: readonly About[];
}

/**
 * Makes a chapter from the ids of its rules. A star marks a rule with values that are reconstructed; a ring
 * marks a rule on which the printed rules are silent or unclear, so that the game follows a ruling.
 */
export const chapter = (id: string, rules: string): Chapter => ({
  id,
  rules: rules.split(/\s+/).map((rule) => ({
    id: rule.replace(/\W$/, ''),
    mark: rule.endsWith('*') ? 'reconstructed' : rule.endsWith('°') ? 'ruling' : null,
  })),
});

/** Returns the last part of a place, which for some places is the id of its rule. */
export const last = (place: Place): string => place.split('/').at(-1) ?? '';
