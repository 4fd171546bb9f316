// Imhotep's layout beside the boxes of places: the parts of the board that are drawn around them.
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

/** All parts of one player. `quarry` is null if the quarry has a panel of its own, `face` if there is no room for one; with one, the glyph lies in it. */
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
  /** The current runs from left to right over a wide band, from top to bottom through a high one. */
  riverAcross: boolean;
  berths: Berth[];
  /** Empty spaces of the board, printed once. */
  spaces: { place: Place; box: Rect }[];
  /** Other printed things, by name, for the faces of the sites. */
  marks: Map<string, Rect>;
}
