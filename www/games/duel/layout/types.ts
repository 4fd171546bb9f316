// The Duel's layout: besides the boxes of places, the parts of the table that are drawn around them.
import type { Scene as AnyScene } from '../../../stage/scene';
import type { Action, Boat, Game, Seat, Site } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import type { Layout as AnyLayout, Size } from '../../../stage/layout/types';

export type Scene = AnyScene<Game>;

export const ACTIONS: Action[] = ['take-one', 'place-several', 'place-and-unload', 'swap-and-unload'];
export const BOATS: Boat[] = ['row-0', 'row-1', 'row-2', 'column-0', 'column-1', 'column-2'];
/** The number of figures of a player. */
export const FIGURES = 4;
/** The number of obelisk tokens. */
export const OBELISKS = 12;

/** Whether the table has room for the players' faces, and for tokens as large as their boards allow. */
export const isLarge = ({ w, h }: Size): boolean => w >= 1080 && h >= 600;

/** A boat's berth. `across` holds for the boats of rows, which lie in the east with the bow to the east. */
export interface Berth {
  boat: Boat;
  box: Rect;
  across: boolean;
}

/** The parts of one player except the four boards. */
export interface Player {
  seat: Seat;
  rect: Rect;
  glyph: Rect;
  score: Rect;
  figures: Rect[];
  actions: Rect[];
}

/** A site board: its emblem, and the room for its tokens. */
export interface Board {
  seat: Seat;
  site: Site;
  sideB: boolean;
  rect: Rect;
  icon: Rect;
  body: Rect;
  scale: Rect | null;
}

export interface Layout extends AnyLayout {
  harbour: Rect;
  /** The distance from one cell of the harbour to the next, in px. */
  unit: number;
  cells: { row: number; column: number; box: Rect }[];
  berths: Berth[];
  /** The panels under supply and warehouse. */
  rafts: Rect[];
  players: Player[];
  boards: Board[];
}
