// The interface of a game's own part of the set-up form. Each part is a file of its own, fetched with the words of the game, so that no player
// carries the form of another.
import type { Draft, Judge, Ruleset } from '../core/draft';
import type { Session } from '../core/engine';
import type { Habit } from '../core/settings';
import type { GameEntry } from '../core/wire';
import type { Words } from '../core/words';

/** The form as its parts see it. */
export interface SetupForm {
  readonly entry: GameEntry;
  readonly words: Words;
  readonly root: HTMLElement;
  readonly draft: Draft;
  /** A sentence: the game's own if it has one by that name. */
  t(id: string, args?: object): string;
  has(id: string): boolean;
  /** A sentence about a value of an option, or nothing. */
  about(key: string, value: string): string;
  nameOf(seat: number): string;
  /** Opens a table in order to look at it; throws why it cannot be played. */
  open(table: Ruleset): Session;
  whyNot: Judge;
  /** A link to a game at this table that has just begun, with the names that are filled in. */
  link(table: Ruleset): string;
  /** From now on it is this table. */
  take(table: Ruleset): void;
  draw(): void;
  /** Says which settings do not go together. */
  judge(): void;
  say(text: string, again?: () => void): void;
  freshSeed(): number;
  /** From 0 to less than 1. */
  chance(): number;
  /** Returns, and sets, whether games are played like this on this device. */
  habit(key: Habit, on?: boolean): boolean;
}

/** Draws a game's own part of the form: what stands beside the players, and what is among the options. */
export type FormParts = (setup: SetupForm) => { beside: HTMLElement | null; options: HTMLElement[] };

/** What is special about setting up a game. */
export interface Form {
  /** Returns the configuration that the habits on this device add. */
  habits?(setup: SetupForm): Ruleset['values'];
  /** A draft has been made. */
  begin?(setup: SetupForm): void;
  /** A game begins with it. */
  done?(setup: SetupForm): void;
}
