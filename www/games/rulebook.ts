// What the rulebook of a game consists of. The words are in words/rules-GAME: the name of each rule, what it comes to in short (-1), and what else
// there is to know (-2).
import type { Face, Place } from '../core/wire';

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

/** A table to draw from: that many moves after the beginning. `small`: as where a table is chosen. */
export interface Position {
  players: number;
  config: Record<string, unknown>;
  seed: number;
  moves: number;
  small?: boolean;
}
/** A rule and the places that its drawing shows: all whose names begin with one of these. */
export interface Figure {
  rule: string;
  shows: string[];
}

export type Config = Readonly<Record<string, unknown>>;
/** Places, and the rule that is about them, or about what lies there face up. */
export type About = readonly [RegExp, string | ((place: Place, config: Config, face: Face | null) => string)];

export interface Rulebook {
  /** Every rule of the engine, each once. */
  readonly chapters: readonly Chapter[];
  /** The rulings (docs/rules) on each rule, by the last part of their ids. */
  readonly rulings: Readonly<Record<string, string>>;
  readonly drawings: readonly (readonly [Position, readonly Figure[]])[];
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
