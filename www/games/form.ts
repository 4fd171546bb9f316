// The interface of a game's own part of the set-up form. Each part is a file of its own, fetched with the
// words of the game, so that a player does not load the forms of other games.
import type { Draft, Judge, Ruleset } from '../engine/draft';
import type { Session } from '../engine/engine';
import type { Habit } from '../device/settings';
import type { GameEntry, Setup } from '../engine/wire';
import type { Words } from '../words/words';

/** The form as its parts see it. */
export interface SetupForm {
  readonly entry: GameEntry;
  readonly words: Words;
  readonly root: HTMLElement;
  readonly draft: Draft;
  /** Returns a sentence, from the game's own words if they have this id. */
  t(id: string, args?: object): string;
  has(id: string): boolean;
  /** Returns a sentence about a value of an option, or an empty string. */
  about(key: string, value: string): string;
  nameOf(seat: number): string;
  /** Opens a table so that it can be looked at; throws the reason if it cannot be played. */
  open(table: Ruleset): Session;
  whyNot: Judge;
  /** Returns the table with its players, or null if the seed is no number. */
  filledIn(): Setup | null;
  /** Returns a link to a new game at this table, with the names that are filled in. */
  link(table: Ruleset): string;
  /** Fills in this table. */
  take(table: Ruleset): void;
  draw(): void;
  /** Says which settings do not go together. */
  judge(): void;
  say(text: string, again?: () => void): void;
  /** Returns a number by chance, of 32 bits. */
  freshSeed(): number;
  /** Returns, and sets with `on`, whether games are played this way on this device. */
  habit(key: Habit, on?: boolean): boolean;
}

/** Draws a game's own part of the form: an element beside the players, and elements among the options. */
export type FormParts = (setup: SetupForm) => { beside: HTMLElement | null; options: HTMLElement[] };

/** The parts of setting up that belong to one game. */
export interface Form {
  /** Returns the configuration that the habits on this device add. */
  habits?(setup: SetupForm): Ruleset['values'];
  /** Called when a draft has been made. */
  begin?(setup: SetupForm): void;
  /** Called when a game begins with the draft. */
  done?(setup: SetupForm): void;
}
