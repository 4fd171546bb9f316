// The parts of a game's rulebook. The words are in words/rules-GAME: the name of each rule, its short form (-1), and all
// details (-2).
import type { Face, Place, Source } from '../core/wire';

export type Mark = 'reconstructed' | 'ruling' | null;
/** `id`: without the game. */
export interface Rule {
  id: string;
  mark: Mark;
}
export interface Chapter {
  id: string;
  rules: Rule[];
}

/** A table to draw from: this many moves after the beginning. `small`: as in the chooser of a table. */
export interface Position {
  players: number;
  config: Record<string, unknown>;
  seed: number;
  moves: number;
  small?: boolean;
}
/** A rule and the places that its drawing shows: all whose names begin with one of these. `edge`: the margin around them, in px. */
export interface Figure {
  rule: string;
  shows: string[];
  edge?: number;
}

/** A worked example of a rule, from a game that was really played. */
export interface Example {
  rule: string;
  /** Its sentence is `rules-GAME-example-NAME`. It names the points of each player by colour, `$black`, as the engine counts them. */
  name: string;
  /** The places that its pictures show, a group for each picture: all whose names begin with one of these. */
  shows: readonly (readonly string[])[];
  edge?: number;
  /** The pictures are much wider than high: the sentence comes below them. */
  wide?: boolean;
  /** Which points; without them the sentence is about no player's points. */
  points?: readonly Source[];
  /** A link to an earlier position: only the points since then, for those of earlier rounds are in the sum, too. */
  since?: string;
}
/** Games, as links to a position, with their examples. */
export type Examples = readonly (readonly [string, readonly Example[]])[];

export type Config = Readonly<Record<string, unknown>>;
/** Places, and the rule about them, or about the card that lies there face up. */
export type About = readonly [RegExp, string | ((place: Place, config: Config, face: Face | null) => string)];

export interface Rulebook {
  /** Every rule of the engine, each once. */
  readonly chapters: readonly Chapter[];
  /** The rulings (docs/rules) on each rule, by the last part of their ids. */
  readonly rulings: Readonly<Record<string, string>>;
  readonly drawings: readonly (readonly [Position, readonly Figure[]])[];
  readonly examples: Examples;
  /** Which rule is about a place: the first entry that fits counts. */
  readonly places: readonly About[];
}

/** A chapter from the ids of its rules. A star: the rule has values that we reconstructed; a ring: print is silent or unclear there, and the game
 *  follows a ruling of ours. */
export const chapter = (id: string, rules: string): Chapter => ({
  id,
  rules: rules.split(/\s+/).map((rule) => ({
    id: rule.replace(/\W$/, ''),
    mark: rule.endsWith('*') ? 'reconstructed' : rule.endsWith('°') ? 'ruling' : null,
  })),
});

/** The last part of a place that is called like its rule. */
export const last = (place: Place): string => place.split('/').at(-1) ?? '';
