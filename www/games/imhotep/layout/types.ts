// Imhotep's layout: besides the boxes of places, the parts of the board that are drawn around them.
import type { Place, Seat, Site } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import type { Layout as AnyLayout } from '../../../stage/layout/types';

export { fitTitles, titleHeight, type Area, type Size } from '../../../stage/layout/types';

/** The panel of one site: its title bar, the water for a boat, and the room for the building. */
export interface SitePanel {
  site: Site;
  rect: Rect;
  icon: Rect;
  dock: Rect;
  body: Rect;
  sideB: boolean;
}

/**
 * The parts of one player. `quarry` is null if the quarry has a panel of its own, and `face` is null if there
 * is no room for one; otherwise the glyph lies in the face.
 */
export interface Strip {
  seat: Seat;
  rect: Rect;
  name: Rect;
  glyph: Rect;
  face: Rect | null;
  score: Rect;
  sled: Rect;
  quarry: Rect | null;
  held: Rect;
}

/** A boat of the round, with the side of one of its places. */
export interface Berth {
  boat: number;
  at: Place;
  capacity: number;
  least: number;
  box: Rect;
  slot: number;
  docked: boolean;
}

export interface Layout extends AnyLayout {
  sites: SitePanel[];
  strips: Strip[];
  quarry: Rect | null;
  quarryColumns: Rect[];
  river: Rect;
  /** Whether the current runs from left to right over a wide band, not from top to bottom. */
  riverAcross: boolean;
  berths: Berth[];
  /** The empty spaces of the board, which are printed once. */
  spaces: { place: Place; box: Rect }[];
  /** Other printed things by name, for the drawing of the sites. */
  marks: Map<string, Rect>;
}
