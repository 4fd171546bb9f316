// Paints waves on the empty cells that keep a sector open, while a player asks about it.
import { inset, type Rect } from '../../../stage/layout/rect';
import { ring } from '../../../stage/brush/ink';
import { pen, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf } from './colours';
import type { Picture } from './paint';

type Asked = Pick<Picture, 'group' | 'layout' | 'notes'> & { game?: Pick<Picture['game'], 'ringsOnly'> };

/**
 * Returns the boxes of the cells that keep the sector open whose cells are shown as a group, or none if there
 * is no such sector, or the group only points at places.
 */
export function gapsOf({ group, layout, notes, game }: Asked): Rect[] {
  const [first] = group;
  if (first === undefined || game?.ringsOnly) return [];
  const sector = notes
    .map(({ note }) => note)
    .find(
      (note) =>
        (note.is === 'sector' || note.is === 'shared-sector') &&
        note.cells.some((cell) => `cell/${cell.join()}` === first),
    );
  if (sector?.is !== 'sector' && sector?.is !== 'shared-sector') return [];
  const boxes = new Map(layout.harbour.cells.map(({ x, y, box }) => [`${x},${y}`, box]));
  return sector.ends.flatMap((cell) => boxes.get(cell.join()) ?? []);
}

export function gaps(g: G, p: Picture): void {
  for (const box of gapsOf(p)) gap(g, p.look, box);
}

/** Draws a cell that water would close: three waves in a thin ring. */
function gap(g: G, look: Look, box: Rect): void {
  const r = inset(box, box.w * 0.16),
    line = Math.max(1.4, r.w * 0.07);
  g.save();
  if (!look.flat) {
    g.fillStyle = coloursOf(look).water;
    g.globalAlpha = 0.5;
    g.fillRect(r.x, r.y, r.w, r.h);
    g.globalAlpha = 1;
  }
  ring(g, look, r, r.w * 0.16, true, line * 0.7);
  g.lineCap = 'round';
  for (const [style, width] of [
    [look.ink, line * 2],
    [look.cream, line],
  ] as const) {
    pen(g, style, width);
    g.beginPath();
    for (const at of [0.32, 0.54, 0.76]) {
      const y = r.y + r.h * at,
        step = r.w * 0.16;
      g.moveTo(r.x + r.w * 0.18, y);
      for (let i = 0; i < 2; i++) {
        const x = r.x + r.w * 0.18 + i * step * 2;
        g.quadraticCurveTo(x + step / 2, y - r.h * 0.12, x + step, y);
        g.quadraticCurveTo(x + step * 1.5, y + r.h * 0.12, x + step * 2, y);
      }
    }
    g.stroke();
  }
  g.restore();
}
