// The parts that a game gives this page. The stage, picking, directing, the overlay, the game screen and app.ts know no
// game: all they know of one stands here.
//
// HOW A NEW GAME PLUGS IN: it is a folder, games/GAME/
//   wire.ts          the engine's shapes of this game under the common names Face, Ask, Move, GameEvent, Print, Source, Config, Setup, View, Step …
//   layout/          pure: takes a size and a scene, returns a box for every place (`Layout` and the other shapes that the game draws)
//   paint/           how boards and pieces look: vectors only; shared drawing code is in stage/brush/
//   text/            sentences by topic: terms.ts (names of things), moves.ts (questions, moves, refusals), places.ts, log.ts, score.ts;
//                    text.ts puts them together as a `GameText`
//   index.ts         puts these together as a `GamePage`
//   worker.ts        the worker of its computer players
//   sound.ts         what is heard of each step (games/sounds.ts)
//   rulebook.ts      its rules by chapter, and examples.ts: recorded positions as worked examples of the scoring rules
//   tutorial.ts      its lessons, and the recorded game that they are taken from
//   words/           GAME.xx.ftl, one file a language; each key begins with `GAME-`. `text.terms.t('say-x')` looks for `GAME-say-x`, then `say-x`.
//                    rules-GAME.xx.ftl are the words of its rulebook, lessons-GAME.xx.ftl those of its tutorial. Its name alone, `game-GAME`, is
//                    among the words of the page
//   art/             emblem.svg of 64 × 64; scene.ts, the scene of the first screen for any shape; banner.svg of 1200 × 420 for its poster in other pages
// games/index.ts     has a line for its `GameCard`: only listed games are offered on the start page
// Code, words and banner of a game are loaded when it is chosen; so nothing but games/index.ts may import anything of a single game, and it only
// by `import()`. The set-up form is generated from the catalogue: words `GAME-about`, and for each option `option-KEY`, `option-KEY-about`,
// `value-KEY-VALUE`, `value-KEY-VALUE-about` (with or without `GAME-` before it); options with the values a and b are shown as sides of sites.
//
// THE SEAM OF TYPES. In games/index.ts every game meets the unions of all games: `GamePage<Game>` of one of them is taken for a `GamePage`, although it can only
// deal with its own faces, events and moves. TypeScript allows it because these are methods (their parameters are compared both ways), and
// it is true because a page gets the values of a session only from a session of its own game (app.ts, `show`). There is no other such seam.
import type { Ruleset } from '../core/draft';
import type { Session } from '../core/engine';
import type { G } from '../stage/brush/ink';
import type { Look } from '../stage/brush/palette';
import type { Marks } from '../core/glyph';
import type { Layout, Size } from '../stage/layout/types';
import type { Rect } from '../stage/layout/rect';
import type { Part } from '../core/text/score';
import type { GameText } from '../core/text/text';
import type { Picture } from '../stage/draw';
import type { Named } from '../core/presets';
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
  Step,
  View,
} from '../core/wire';
import type { Words } from '../core/words';

/** What the start page and the set-up form need of a game. */
export interface GameCard {
  /** As in the catalogue. */
  readonly id: string;

  /** A game of memory: earlier positions are not shown before the end. */
  readonly memory?: boolean;
  /** Whether the game has private parts, such as hands: a player can look at a hand, and the device is handed over for that. */
  readonly secrets?: boolean;
  /** The marks that identify players without colour; without it, stones. */
  readonly marks?: Marks;
  /** It has a family mode: nothing has to be read, and a tap plays at once. */
  readonly family?: boolean;
  /** The option that a components file fills; its words are `GAME-deck…`. */
  readonly components?: string;
  /** The chooser of a table, for a game that needs more than the form: fetched when it is opened. Its words are `GAME-table-…`, in a file of their own. */
  readonly chooser?: () => Promise<Chooser>;

  /** Everything else, loaded when it is called for the first time. */
  code(): Promise<GamePage>;
}

/** A sheet on which a table is chosen: its scenario and its options. */
export interface Chooser {
  open(host: ChooserHost): void;
  /** Any table for as many players that can be played. */
  surprise(host: ChooserHost): void;
}

/** What the start page does for the chooser. */
export interface ChooserHost {
  readonly entry: GameEntry;
  readonly words: Words;
  /** The table as it is filled in now. */
  table(): Ruleset;
  /** From now on it is this one. */
  choose(table: Ruleset): void;
  /** A table to be looked at; throws why it cannot be played. */
  open(table: Ruleset): Session;
  /** A link to a game at this table that has just begun. */
  link(table: Ruleset): string;
  /** A picture of how a table begins, drawn into an element that is on the page; ends it. */
  picture(into: HTMLElement, table: Ruleset): () => void;
  chance(): number;
  /** Returns, and sets with `on`, whether players who share this device answer once, with a card or a pass; null if no players share it. */
  readonly oneAnswer: ((on?: boolean) => boolean) | null;
  /** The table that was played last on this device. */
  last(): Ruleset | null;
  /** Resolves with how many games of this kind were finished on this device. */
  finished(): Promise<number>;
  /** The presets on this device; saving them returns whether that worked. */
  named(): Named[];
  savePresets(named: Named[]): boolean;
  /** How long a name may be, and how many tables there may be. */
  readonly limits: { name: number; tables: number };
}

/** What a winner gets, in the world of the game: a leaf of the wreath, which grows up from 0 0 (some 34 high), and a sign of 48 x 48, in lines. */
export interface Prize {
  readonly leaf: string;
  readonly sign: string;
}

/** What a game has of its own at its end. */
export interface Ending<T = GameText['terms'], K extends Kind = AnyGame> {
  readonly prize: Prize;
  /** The parts of the last count where they are not the sources of points. */
  parts?(terms: T, scores: SeatScore<K>[]): Part[];
  /** The places that bring the points of a source. */
  placesOf?(terms: T, source: K['source']): Place[];
}

/** A line of what counts when: a site or another source of points, or an end of the game. */
export interface CountLine {
  when: 'now' | 'round' | 'end';
  title: string;
  about: string;
  emblem(g: G, picture: Picture, r: Rect): void;
}

/** The course of a game from its beginning to its end, drawn at the head of the log, and what counts when. */
export interface Course<T = GameText['terms'], K extends Kind = AnyGame> {
  /** What the drawing shows of a position, in numbers: it is painted again when one of them is another. */
  stage(terms: T): number[];
  paint(g: G, look: Look, size: Size, stage: number[]): void;
  /** What is written below it, on the left and on the right. */
  ends(terms: T): [string, string];
  /** Says in a sentence what is drawn and written. */
  label(terms: T): string;
  /** What counts, in the order in which it does. `sources`: the rows of the score. */
  counts(terms: T, sources: K['source'][]): CountLine[];
}

/** How a game is drawn and described. */
export interface GamePage<K extends Kind = AnyGame, L extends Layout = Layout> {
  /** A box for every place. Called after every step: it must be quick and depend on nothing else. */
  layout(size: Size, scene: Scene<K>, setup: Setup<K>, prints: Printed<K>[]): L;
  /** The hour of the day at the table, from 0 to 5, from what every player sees; without it, it is always noon. */
  hourOf?(scene: Scene<K>): number;
  /** The first parts of the places that are piles. */
  readonly piles: Piles;
  /** Those among them that lie face down. */
  readonly faceDown: Piles;

  /** Paints the printed parts: drawn once for each `layout.boardKey`. */
  paintBoard(g: G, picture: Picture<K, L>): void;
  /** Paints all pieces on the table except `hidden` and `pending` ones; the stage draws the marks over it. */
  paintPieces(g: G, picture: Picture<K, L>): void;
  /** Whether something is painted that the engine works out, from `picture.notes`. */
  readonly paintsNotes?: boolean;
  /** Paints the result of a chosen move, from `picture.foreseen`; drawn over pieces and marks. */
  paintForeseen?(g: G, picture: Picture<K, L>): void;
  /** Whether it can paint the results of several moves side by side. */
  readonly foreseesAll?: boolean;
  /** The key of a piece's sprite: pieces with equal keys look alike at equal sizes. `at` is the place where it lies or goes. */
  faceKey(face: K['face'] | null, at: Place): string;
  paintFace(g: G, picture: Picture<K, L>, face: K['face'] | null, at: Place, r: Rect, lifted: boolean): void;
  /** Whether a piece is lifted over its way; the others slide. */
  lifts(face: K['face'] | null): boolean;
  /** Returns a motion of the game's own for a step; null: nothing is visible; undefined: the usual motion. */
  motion?(step: Step<K>, before: Picture<K, L>, after: Picture<K, L>): Motion | null | undefined;
  /** Fetches the parts that a game can begin without. */
  fetchLate?(): Promise<void>;
  /** Whether a step takes longer than others, as a boat does. */
  isSlow(step: Step<K>): boolean;
  /** Returns whether an event begins the aftermath of a player's action, such as the end of a round. */
  isAftermath(event: K['event']): boolean;

  /** Returns whether a place looks as if it can be tapped, so that it needs no ring. */
  needsNoRing?(place: Place, view: View<K>): boolean;
  /** Returns the place below another, such as a boat, if a tap may have meant that. */
  beneath?(place: Place): Place | null;
  /** Fetches what is its own at the end; without it, there is a laurel with a star. */
  ending?(): Promise<Ending>;
  /** A picture for the button of an answer, if the game has one. */
  pictogram?(move: K['move']): SVGElement | null;
  /** The page of a small picture of the start, for the chooser of a table. */
  readonly small?: GamePage<K, L>;
  text(
    words: Words,
    setup: Setup<K>,
    view: View<K>,
    prints: Printed<K>[],
    workOut: () => Noted<K>[],
    recall?: () => K['event'][],
  ): GameText<K>;
}
