// Kontor's layout beside the boxes of places: the parts of the table that are drawn around them.
import type { Scene as AnyScene } from '../../../stage/scene';
import type { Game, Good, Place, Printed, Seat, Side } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import type { Layout as AnyLayout } from '../../../stage/layout/types';

export type Scene = AnyScene<Game>;

export const GOODS: Good[] = ['tea', 'wine', 'spice'];

/** The most cards of a hand: docks first, then canals, then special cards beside them. */
export interface Hand {
  docks: number;
  canals: number;
  specials: number;
}

/** As the engine says; three docks and two canals if it does not. */
export const handOf = (prints: Printed[]): Hand =>
  prints.flatMap(({ print }) => (print.is === 'hand' ? [print] : []))[0] ?? {
    docks: 3,
    canals: 2,
    specials: 0,
  };

/** Of four players, the first two are red, as partners; of three single players, the first and the third. */
export const sideOf = (seats: number, seat: Seat): Side =>
  (seats === 4 ? seat < 2 : seat !== 1) ? 'red' : 'black';
/** Whether another one before has the same colour: then the mark has a hole. */
export const isSecond = (seats: number, seat: Seat): boolean => (seats === 4 ? seat % 2 === 1 : seat === 2);

/** A line of cells: the part of it that is shown, and whether the board can still grow along it. */
export interface Axis {
  from: number;
  to: number;
  /** How many cells have room from the start, so that cards rarely change their size before the axis is fixed. */
  slots: number;
  fixed: boolean;
}

/** What is visible of a cell of the map. */
export interface Cell {
  x: number;
  y: number;
  place: Place;
  box: Rect;
}

/** How many columns and rows the harbour can have. */
export interface Board {
  columns: number;
  rows: number;
}

/** Returns the letter of a column: A is the westernmost column that a card can ever lie in; `x` is 0 at the anchor. */
export const columnName = ({ columns }: Board, x: number): string => String.fromCharCode(64 + columns + x);
/** Returns the number of a row: 1 is the northernmost row that a card can ever lie in; `y` is 0 at the anchor. */
export const rowName = ({ rows }: Board, y: number): string => String(rows + y);

export interface Harbour {
  board: Board;
  /** The sheet that the map is drawn on. */
  sheet: Rect;
  /** From one cell to the next, in whole pixels. */
  unit: number;
  /** How broad the frame round a finished board is. */
  frame: number;
  columns: Axis;
  rows: Axis;
  /** A long board on a narrow table lies turned a quarter: east is below, north to the right. */
  turned: boolean;
  /** Columns and rows as they are seen. */
  across: Axis;
  down: Axis;
  /** The shown cells all together. */
  grid: Rect;
  cells: Cell[];
  /** Cells that belong together, each field as a box. */
  fields: Rect[];
}

/** All parts of one player. */
export interface Panel {
  seat: Seat;
  side: Side;
  /** Of two partners, the one after the other. */
  second: boolean;
  rect: Rect;
  /** The mark before the name. */
  glyph: Rect;
  score: Rect;
  /** The place of the florins: in a row if it is broad enough. */
  purse: Rect;
  /** Places of the hand, as on the table: docks, canals, special card. */
  hand: Rect[];
  chosen: Rect;
  pile: Rect;
}

/** The parts that lie with the stocks in some games only: events, and special cards for sale. */
export type Extra = 'events' | 'shop';

/** The parts that all players share: the canal pile, the treasury, the warehouses in supply; on one panel, or the pile on one of its own. */
export interface City {
  rects: Rect[];
  canals: Rect;
  treasury: Rect;
  supply: Rect[];
  extras: [Extra, Rect][];
  tide: Rect | null;
}

/** On a small table, the hand of the player who looks alone or has to decide lies here, large enough for a finger. */
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
