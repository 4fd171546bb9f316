// The parts that a game gives this page. The stage, picking, directing, the overlay, the game screen and
// app.ts know no game: this file has all that they know of one.
//
// HOW TO ADD A GAME. A game is a folder, games/GAME/:
//   wire.ts          the engine's shapes of this game under the common names: Face, Ask, Move, GameEvent, Print,
//                    Source, Config, Setup, View, Step …
//   layout/          pure: takes a size and a scene, returns a box for every place (`Layout` and the other shapes
//                    that the game draws)
//   paint/           how boards and pieces look: vectors only; shared drawing code is in stage/brush/
//   text/            sentences by topic: terms.ts (names of things, and how the fields of what the engine tells are
//                    said), moves.ts (questions, moves, refusals),
//                    places.ts, log.ts, score.ts; text.ts puts them together as a `GameText`
//   index.ts         puts these together as a `GamePage`
//   worker.ts        the worker of its computer players
//   sound.ts         the sounds of each step (games/sounds.ts)
//   rulebook.ts      its rules by chapter, and examples.ts: recorded positions as worked examples of the scoring
//                    rules
//   tutorial.ts      its lessons, and the recorded game that they use
//   words/           GAME.xx.ftl, one file a language; each key begins with `GAME-`. `text.terms.t('say-x')` looks
//                    for `GAME-say-x`, then for `say-x`. rules-GAME.xx.ftl has the words of its rulebook,
//                    lessons-GAME.xx.ftl those of its tutorial. Only its name, `game-GAME`, is in the words of the
//                    page
//   art/             emblem.svg of 64 × 64; scene.ts, the scene of the first screen for any shape; banner.svg of
//                    1200 × 420, its poster in other pages
// games/index.ts     has a line for its `GameCard`: the start page offers only the games in this list
// Code, words and banner of a game are loaded when the game is chosen. So only games/index.ts may import
// parts of a
// single game, and only by `import()`. The set-up form is generated from the catalogue. It uses the words
// `GAME-about`, and for each option `option-KEY`, `option-KEY-about`, `value-KEY-VALUE`,
// `value-KEY-VALUE-about`
// (with or without `GAME-` before them). It shows options with the values a and b as sides of sites.
//
// THE SEAM OF TYPES. In games/index.ts every game meets the unions of all games: the `GamePage<Game>` of one
// game is taken for a `GamePage`, although it can only handle its own faces, events and moves. TypeScript
// allows it because these are methods (it compares their parameters both ways). It is safe because a page
// gets the values of a session only from a session of its own game (app.ts, `show`). There is no other such
// seam.
import type { Ruleset } from '../engine/draft';
import type { Session } from '../engine/engine';
import type { G } from '../stage/brush/ink';
import type { Look } from '../stage/brush/palette';
import type { Marks } from '../dom/glyph';
import type { Layout, Size } from '../stage/layout/types';
import type { Rect } from '../stage/layout/rect';
import type { Part } from '../words/text/score';
import type { GameText } from '../words/text/text';
import type { Picture } from '../stage/draw';
import type { Named } from '../device/presets';
import type { Motion } from '../stage/motion';
import type { Piles, Scene } from '../stage/scene';
import type {
  AnyGame,
  GameEntry,
  Kind,
  Noted,
  Place,
  Printed,
  SeatScore,
  Setup,
  Source,
  Step,
  View,
} from '../engine/wire';
import type { Words } from '../words/words';
import type { Occasions } from './turnings';

/** The facts about a game that the start page and the set-up form need. */
export interface GameCard {
  /** The name of the game in the catalogue, such as `rampart`. */
  readonly id: string;

  /** Whether this is a game of memory, which shows no earlier position before its end. */
  readonly memory?: boolean;
  /** Whether players have private parts, such as a hand, for which the device is handed over. */
  readonly secrets?: boolean;
  /** The marks that tell players apart without colour; stones if it is left out. */
  readonly marks?: Marks;
  /** Whether there is a family mode, in which nothing has to be read and a tap plays at once. */
  readonly family?: boolean;
  /** Who sits on the far side of a device that lies between the players, if not those of isAcross (stage/layout/turned.ts). */
  across?(seat: number, seats: number): boolean;
  /** The key of the option that a components file fills. Its words are `GAME-deck…`. */
  readonly components?: string;
  /**
   * Fetches the sheet that chooses a table, for a game that needs more than the form. Its words are
   * `GAME-table-…`, in a file of their own.
   */
  readonly chooser?: () => Promise<Chooser>;

  /** Loads everything else of the game, once. */
  code(): Promise<GamePage>;
}

/** A sheet that chooses a table: its scenario and its options. */
export interface Chooser {
  open(host: ChooserHost): void;
  /** Chooses at random a table that can be played by this number of players. */
  surprise(host: ChooserHost): void;
}

/** The acts of the start page that the chooser calls. */
export interface ChooserHost {
  readonly entry: GameEntry;
  readonly words: Words;
  /** Returns the table as it is filled in now. */
  table(): Ruleset;
  /** Fills in this table. */
  choose(table: Ruleset): void;
  /** Opens a table so that it can be looked at; throws the reason if it cannot be played. */
  open(table: Ruleset): Session;
  /** Returns a link to a new game at this table. */
  link(table: Ruleset): string;
  /** Draws the beginning of a game at this table; returns a function that removes the drawing. */
  picture(into: HTMLElement, table: Ruleset): () => void;
  chance(): number;
  /**
   * Returns, and sets with `on`, whether players who share this device answer once, with a card or a pass;
   * null if no players share it.
   */
  readonly oneAnswer: ((on?: boolean) => boolean) | null;
  /** Returns the table of the last game on this device. */
  last(): Ruleset | null;
  /** Resolves with the number of games of this kind that were finished on this device. */
  finished(): Promise<number>;
  /** The presets on this device. `savePresets` returns whether they could be saved. */
  named(): Named[];
  savePresets(named: Named[]): boolean;
  /** The longest name of a preset, in characters, and the largest number of presets. */
  readonly limits: { name: number; tables: number };
}

/**
 * The winner's prize, in the world of the game: a leaf of the wreath, which grows up from 0 0 and is about 34
 * high, and a sign of 48 × 48, drawn in lines.
 */
export interface Prize {
  readonly leaf: string;
  readonly sign: string;
}

/** The parts of the end of a game that belong to one game. */
export interface Ending<T = GameText['terms'], K extends Kind = AnyGame> {
  readonly prize: Prize;
  /** Returns the parts of the last count, if they are not the sources of points. */
  parts?(terms: T, scores: SeatScore<K>[]): Part[];
  /** Returns the places whose points come from a source. */
  placesOf?(terms: T, source: K['source']): Place[];
}

/** A line about what counts and when: a site or another source of points, or a way to end the game. */
export interface CountLine {
  when: 'now' | 'round' | 'end';
  /** The rows of the score that it tells of; without them it says how the game goes or ends. */
  sources?: Source[];
  title: string;
  about: string;
  emblem(g: G, picture: Picture, r: Rect): void;
}

/** The progress of a game from beginning to end, drawn above the log, and the list of what counts when. */
export interface Progress<T = GameText['terms'], K extends Kind = AnyGame> {
  /** Returns the numbers that the drawing depends on. It is painted again if one of them has changed. */
  stage(terms: T): number[];
  paint(g: G, look: Look, size: Size, stage: number[]): void;
  /** Returns the texts below the drawing, at the left and at the right. */
  ends(terms: T): [string, string];
  /** Describes the drawing and its texts in a sentence. */
  label(terms: T): string;
  /** Returns what counts, in the order in which it does. `sources`: the rows of the score. */
  counts(terms: T, sources: K['source'][]): CountLine[];
}

/** How a game is drawn and described. */
export interface GamePage<K extends Kind = AnyGame, L extends Layout = Layout> {
  /** Returns a box for every place. It is called after every step: be quick, depend on nothing else. */
  layout(size: Size, scene: Scene<K>, setup: Setup<K>, prints: readonly Printed<K>[]): L;
  /** Returns the hour at the table, from 0 to 5, by what every player sees; left out, it is noon. */
  hourOf?(scene: Scene<K>): number;
  /** The first parts of the names of places that are piles. */
  readonly piles: Piles;
  /** The piles among them that lie face down. */
  readonly faceDown: Piles;

  /** Paints the printed parts. It is called once for each `layout.boardKey`. */
  paintBoard(g: G, picture: Picture<K, L>): void;
  /** Paints the panels of players below their pieces, if they change places while the board stays. */
  paintPanels?(g: G, picture: Picture<K, L>): void;
  /** Paints the pieces except those `hidden` and `pending`; the stage draws the marks over them. */
  paintPieces(g: G, picture: Picture<K, L>): void;
  /** Paints numbers that no mark may cover, such as those of cards in a pile. */
  paintTags?(g: G, picture: Picture<K, L>): void;
  /** Whether the painting uses `picture.notes`, which the engine works out. */
  readonly paintsNotes?: boolean;
  /** Paints the result of a chosen move, from `picture.ghosts`, over pieces and marks. */
  paintGhosts?(g: G, picture: Picture<K, L>): void;
  /** Whether places that belong together are only ringed, without anything that answers a question. */
  readonly ringsOnly?: boolean;
  /** Whether `paintGhosts` can show the results of several moves side by side. */
  readonly foreseesAll?: boolean;
  /**
   * Returns the key of a piece's sprite: pieces with equal keys look alike at equal sizes. `at` is the place
   * where the piece lies or where it goes.
   */
  faceKey(face: K['face'] | null, at: Place): string;
  paintFace(g: G, picture: Picture<K, L>, face: K['face'] | null, at: Place, r: Rect, lifted: boolean): void;
  /** Whether a piece is lifted as it moves; other pieces slide. */
  lifts(face: K['face'] | null): boolean;
  /** Returns the game's own motion for a step, null for no motion, or undefined for the usual motion. */
  motion?(step: Step<K>, before: Picture<K, L>, after: Picture<K, L>): Motion | null | undefined;
  /** Whether a step takes longer than others, as the voyage of a boat does. */
  isSlow(step: Step<K>): boolean;
  /** Returns whether an event begins the aftermath of a player's action, such as the end of a round. */
  isAftermath(event: K['event']): boolean;

  /** Returns whether a place looks as if it can be tapped and so needs no ring. */
  needsNoRing?(place: Place, view: View<K>): boolean;
  /** Whether one tap makes a move, also where others are confirmed, since it can mean nothing else. */
  isPlain?(move: K['move']): boolean;
  /** Whether a move needs no tap if it is the only one, since the player has nothing to see or remember before it. */
  isForced?(move: K['move']): boolean;
  /** Returns the place under another, such as a boat, if a tap may have been meant for it. */
  beneath?(place: Place): Place | null;
  /** Fetches the game's own parts of its end; a laurel with a star is shown if it is left out. */
  ending?(): Promise<Ending>;
  /** Fetches the turning points that computer players speak of. */
  talk?(): Promise<Occasions<K['event']>>;
  /** Returns a picture for the button of an answer, or null. */
  pictogram?(move: K['move']): SVGElement | null;
  /** The page that draws a small picture of the start, for the chooser of a table. */
  readonly small?: GamePage<K, L>;
  text(
    words: Words,
    setup: Setup<K>,
    view: View<K>,
    prints: readonly Printed<K>[],
    workOut: () => Noted<K>[],
    recall?: () => K['event'][],
  ): GameText<K>;
}
