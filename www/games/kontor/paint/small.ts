// Paints a small picture of the start: the paper, the outline of the board and its first cards.
import type { Harbour } from '../layout/types';
import { head } from '../../../stage/scene';
import { piece } from '../../../stage/draw';
import { pen, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf } from './colours';
import { sheet } from './board';
import { onWater } from './card';
import { frameRound } from './frame';
import { around, cardsOf, key, type Picture } from './paint';
import { isWater, tile, water } from './tiles';

export function paintSmallBoard(g: G, { look, layout }: Picture): void {
  sheet(g, look, layout.harbour);
  outline(g, look, layout.harbour);
}

/** Draws the size that the board will have, even if its place is not known yet. */
function outline(g: G, look: Look, { grid, columns, rows }: Harbour): void {
  if (columns.fixed && rows.fixed) return;
  pen(g, look.flat ? look.ink : coloursOf(look).sepia, 1.5);
  g.setLineDash([7, 5]);
  g.strokeRect(grid.x, grid.y, grid.w, grid.h);
  g.setLineDash([]);
}

export function paintStart(g: G, p: Picture): void {
  const { look, layout, scene, hidden } = p,
    cards = cardsOf(p);
  for (const { x, y, box } of layout.harbour.cells) {
    const lying = cards.get(key(x, y));
    if (!lying) continue;
    const beside = around(p, cards, x, y);
    if (!isWater(lying)) tile(g, look, lying, beside, null, box);
    else {
      water(g, look, beside, box);
      if (lying.sort === 'anchor') onWater(g, look, lying, box);
    }
  }
  frameRound(g, look, layout.harbour, hidden);
  for (const [place, face] of scene.tokens) {
    const r = layout.places.get(place);
    if (r && face && head(place) === 'ship') piece(g, p, place, face, r);
  }
}
