// Kontor's layout: besides the boxes of places, the parts of the table that are drawn around them.
import type { Scene as AnyScene } from '../../../stage/scene';
import type { Game, Good, Place, Printed, Seat, Side } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import type { Layout as AnyLayout } from '../../../stage/layout/types';

export type Scene = AnyScene<Game>;

export const GOODS: Good[] = ['tea', 'wine', 'spice'];

/** The largest numbers of cards in a hand, in their order there: docks, canals, special cards. */
export interface Hand {
  docks: number;
  canals: number;
  specials: number;
}

/** Returns the size of a hand as the engine gives it, or three docks and two canals if it does not. */
export const handOf = (prints: readonly Printed[]): Hand =>
  prints.flatMap(({ print }) => (print.is === 'hand' ? [print] : []))[0] ?? {
    docks: 3,
    canals: 2,
    specials: 0,
  };

/** Returns the side of a seat: the first two of four are red, and the first and third of three. */
export const sideOf = (seats: number, seat: Seat): Side =>
  (seats === 4 ? seat < 2 : seat !== 1) ? 'red' : 'black';
/** Returns whether an earlier seat has the same colour, in which case the mark has a hole. */
export const isSecond = (seats: number, seat: Seat): boolean => (seats === 4 ? seat % 2 === 1 : seat === 2);

/** A line of cells: the part of it that is shown, and whether the board can still grow along it. */
export interface Axis {
  from: number;
  to: number;
  /** The number of cells with room from the start: cards rarely change size before the axis is fixed. */
  slots: number;
  fixed: boolean;
}

/** A visible cell of the map. */
export interface Cell {
  x: number;
  y: number;
  place: Place;
  box: Rect;
}

/** The largest numbers of columns and rows of the harbour. */
export interface Board {
  columns: number;
  rows: number;
}

/**
 * Returns the letter of a column: A is the westernmost column that a card can ever lie in. `x` is 0 at the
 * anchor.
 */
export const columnName = ({ columns }: Board, x: number): string => String.fromCharCode(64 + columns + x);
/**
 * Returns the number of a row: 1 is the northernmost row that a card can ever lie in. `y` is 0 at the anchor.
 */
export const rowName = ({ rows }: Board, y: number): string => String(rows + y);

export interface Harbour {
  board: Board;
  /** The sheet that the map is drawn on. */
  sheet: Rect;
  /** The distance from one cell to the next, in whole pixels. */
  unit: number;
  /** The width of the frame around a finished board, in px. */
  frame: number;
  columns: Axis;
  rows: Axis;
  /** Whether the board is turned by a quarter for a narrow table: east is down, north is right. */
  turned: boolean;
  /** Columns and rows as they are seen. */
  across: Axis;
  down: Axis;
  /** The box around all visible cells. */
  grid: Rect;
  cells: Cell[];
  /** Cells that belong together, a box for each field. */
  fields: Rect[];
}

/** The parts of one player. */
export interface Panel {
  seat: Seat;
  side: Side;
  /** Whether this is the second of two partners. */
  second: boolean;
  rect: Rect;
  /** The mark before the name. */
  glyph: Rect;
  score: Rect;
  /** The place of the florins, which lie in a row if it is wide enough. */
  purse: Rect;
  /** The places of the hand in the order of the table: docks, canals, special card. */
  hand: Rect[];
  chosen: Rect;
  pile: Rect;
}

/** The parts that lie with the stocks in some games only: events, and special cards for sale. */
export type Extra = 'events' | 'shop';

/**
 * The parts that all players share: the canal pile, the treasury, and the warehouses in supply; on one panel,
 * or with the pile on a panel of its own.
 */
export interface City {
  rects: Rect[];
  canals: Rect;
  treasury: Rect;
  supply: Rect[];
  extras: [Extra, Rect][];
  tide: Rect | null;
}

/**
 * The place of a hand on a small table, large enough for a finger. It has the hand of the player who looks
 * alone, otherwise of the player to decide.
 */
export interface Rail {
  seat: Seat;
  rect: Rect;
}

export interface Layout extends AnyLayout {
  harbour: Harbour;
  panels: Panel[];
  city: City;
  rail: Rail | null;
}
