// What a feature is to the page: what it adds to menus, sheets and games, and how it is opened. Types only.
import type { Seat, Setup } from '../engine/wire';
import type { CARDS } from '../games';
import type { Line } from '../lines/line';
import type { Purpose } from '../lines/sdp-code';
import type { Choice } from '../table/drivers';
import type { Asked as Compared, Comparison } from '../ui/comparison';
import type { Game } from '../ui/game-view';
import type { Lens, Replaying } from '../ui/lens';
import type { Words } from '../words/words';
import type { Settings } from '../device/settings';
import type { Host, PageFrame } from './host';

/** What the features that other code opens (`host.open`) are asked. */
export interface Asked {
  about: [];
  /** Another game with the people of this one; `again`: in the way that the last game was played. */
  'by-link': [setup: Setup, again: boolean];
  daily: [];
  /** Another game with the people of this one, with hidden hands; `again`: at the table of the last game. */
  dealt: [setup: Setup, again: boolean];
  hint: [game: Game];
  keys: [];
  ladder: [];
  left: [game: Game];
  moving: [];
  phones: [at: Game | Setup];
  puzzles: [game: string];
  rematch: [game: Game, rival: Rival | null];
  /** Through a lens, if there is one. */
  replay: [game: Game, through: ((replay: Replaying) => Lens) | null];
  /** `turning`: at the move that turned the game. */
  review: [game: Game, turning: boolean];
  rulebook: [game: string, rule: string | null];
  /** `trouble`: the error of the last change, or empty. */
  settings: [trouble: string];
  stats: [];
  /** `editing`: to be written, at the position that is shown. */
  study: [game: Game, editing: boolean];
  tutorial: [game: string];
}

/** What a computer player is from the next game on. */
export interface Rival {
  level: number;
  name: string;
}

/** An entry of the menu of a game, or of the sheet at its end. */
export interface Entry {
  /** The group of the menu; `end`: the sheet at the end. */
  at: 'turn' | 'game' | 'help' | 'keep' | 'page' | 'end';
  /** Its id on the page, and the key of its name in the words of the page. */
  id: string;
  /** Its picture in the menu, as the path of a drawing (www/dom/icons.ts). */
  sign?: string;
  when?(host: Host, game: Game): boolean;
  /** Whether it opens something on the table, so that the menu closes first. */
  onTable?: boolean;
  open(host: Host, game: Game): unknown;
}

/** A button of the first screen: its place, and its id, which is also the key of its name. */
export interface FirstEntry {
  at: 'head' | 'foot';
  id: string;
  open(host: Host): unknown;
}

/** A switch, a number or a button in the settings; its names begin with `more-` in the words of the settings. */
export interface Setting {
  id: string;
  when?(): boolean;
  /** Whether a switch is on. */
  on?(): boolean;
  /** A number from 0 to 100. */
  range?(): number;
  /** Turns a switch on or off, or sets the number. */
  turn?(to: number): unknown;
  /** What a button opens. */
  open?(host: Host): unknown;
}

/** What the end of a game means beside the game itself. */
export interface Meaning {
  /** Adds its part to the sheet at the end, with the button that leads on from there. */
  tell(place: Element): void;
  /** What leads on from the bar, in place of another game at the same table. */
  onward: Choice;
}

/** What a computer player says at the end of a game. */
export interface Farewell {
  seat: Seat;
  text: string;
}

/** How it went with a feature on this device: the key of its name, one sentence, and what deletes that. */
export interface Tally {
  name: string;
  text: string;
  forget(): void;
}

/** What a device does that has scanned a code of the feature. */
export interface Guest {
  /** Whether the person at this device is asked for a name before. */
  named: boolean;
  /** Fetches what goes on with the line once it is open. Set `onText` and `onChange` of the line there. */
  meet(): Promise<(host: Host, line: Line, name: string) => void | Promise<void>>;
  /** Fetches what goes on after a reload, with the note of this tab (`remember` in lines/back.ts). */
  back?(): Promise<(host: Host, note: string) => void | Promise<void>>;
}

/** Opens the record that was found in what came from outside; `opened` is called with its game. */
export type OpenRecord = (record: string, opened?: (game: Game) => void) => Promise<string | null>;

/** What a feature opens that comes from outside. */
export interface Opening {
  /** Where it comes from: the address, a file, or a text that is in either or was pasted. */
  from: 'address' | 'file' | 'text';
  /** Whether it stays in the address, so that a reload opens it again. */
  stays?: boolean;
  /** How it begins, or what only it contains. */
  like: RegExp;
  /** Resolves with the code of the refusal, or null; `undefined`: it is not opened by this feature after all. */
  open(host: Host, text: string, record: OpenRecord): Promise<string | null | undefined>;
}

/** What a feature adds to the page. All of it is optional; code is fetched only by the functions. */
export interface Feature {
  /** Whether it leads away from the page, or keeps what is a person's: a kiosk is without it. */
  personal?: true;
  entries?: readonly Entry[];
  first?: readonly FirstEntry[];
  settings?: readonly Setting[];
  /** Keys of www/device/keymap.ts. */
  keys?: Readonly<Record<string, (host: Host, game: Game) => unknown>>;
  openings?: readonly Opening[];
  guests?: Readonly<Partial<Record<Purpose, Guest>>>;
  /** Joins the page itself, once it has been idle for a while. */
  idle?(host: Host): Promise<void>;
  /** Joins a game that has just been laid on the table; what is thrown is said, and tried again. */
  start?(host: Host, game: Game): unknown;
  /** Fetches what joins a game once it has begun and rested; null: nothing does at this game. */
  rested?(game: Game): Promise<(host: Host, game: Game) => unknown> | null;
  /** Says anew in the language of the page what it has written into a game. */
  spoke?(game: Game): Promise<void>;
  /** Counts a game that has ended, or removes it again; `casual`: a move was taken back from a computer player. */
  count?(id: string, game: Game, casual: boolean): Promise<void>;
  /** Fetches what shows how a game has ended; `asked`: a player asked for it. */
  over?(words: Words): Promise<(host: Host, game: Game, asked: boolean) => unknown>;
  /**
   * Resolves with what a computer player says at the end of a game; null: nothing. `offer`: whether another level is
   * offered with it, the next one or the one below.
   */
  farewell?(game: Game, offer: 'up' | 'down' | null): Promise<Farewell | null>;
  /** Resolves with what the end of a game means; null: nothing. */
  meaning?(host: Host, game: Game): Promise<Meaning | null>;
  /** Resolves with the comparison of two moves; null if nobody knows. */
  compare?(game: Game, moves: Compared): Promise<Comparison | null>;
  /** Shows in an element which rules are in play at this table and not at every one. */
  inPlay?(host: Host, game: Game, into: Element): Promise<void>;
  /** Resolves with what a table is called, with the month as long as there is room; empty: nothing special. */
  title?(words: Words, setup: Setup, month: 'long' | 'short'): Promise<string>;
  /** Resolves with what the statistics say of it. */
  tally?(words: Words): Promise<Tally>;
  /** Resolves with what stands behind `#` in the addresses of the tables with people elsewhere that wait for this device. */
  waiting?(): Promise<string[]>;
  /** Resolves with what stands above the saved games on the first screen; `again` shows all anew. */
  shelf?(host: Host, again: () => void): Promise<Element | null>;
}

/** A feature that can be opened, with the words that are fetched with it. */
export interface Opened<A extends unknown[] = []> extends Feature {
  words?: string;
  /** Fetches what opens it; the signal says whether the player has done something else meanwhile. */
  load(): Promise<(host: Host, ...asked: [...A, AbortSignal]) => void | Promise<void>>;
}

/** The feature that keeps games on this device. */
export interface Keeping extends Feature {
  /** Begins to save a game; resolves with what saves an action (`save` of GameHooks). `id`: the id of its save. */
  keep(host: Host, game: Game, id?: string): Promise<(noted?: boolean) => Promise<void>>;
  /** Fills the place of the saved games on the first screen; `some`: whether this browser stores anything. */
  fillShelf(host: Host, shelf: HTMLElement, some: Promise<boolean>): Promise<void>;
}

/** The feature that makes the page a kiosk. */
export interface Visited {
  /** Returns the games that an address asks for; null: it asks for no kiosk. */
  gamesOf(search: string): typeof CARDS | null;
  load(): Promise<{ open(host: Host): Promise<void> }>;
}

/** The feature that joins the page to the page around it. */
export interface Framing {
  load(): Promise<{ adjust(settings: Settings): void; attach(host: Host): PageFrame }>;
}
