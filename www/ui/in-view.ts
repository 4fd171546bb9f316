// What a panel speaks of stays in sight: the table slides away from under the panel, and gets smaller if it has to.
import { lifeIn, onResize } from '../dom/life';
import type { Game } from './game-view';
import { clamp, type Rect } from '../stage/layout/rect';
import type { Size } from '../stage/layout/types';

/** How a table is laid: where its first corner goes, and how large it is. */
export interface Shift {
  x: number;
  y: number;
  scale: number;
}

/**
 * Returns how a table is laid so that a box on it lies in the room beside a panel: as it is if the box lies there, and
 * otherwise moved as little as that takes. It gets smaller only if the box is larger than the room.
 */
export function shiftFor(box: Rect | null, room: Rect, table: Size): Shift {
  if (!box) return { x: 0, y: 0, scale: 1 };
  const [left, right] = [box.x, box.x + box.w].map((x) => clamp(x, 0, table.w)) as [number, number],
    [top, bottom] = [box.y, box.y + box.h].map((y) => clamp(y, 0, table.h)) as [number, number];
  const scale = Math.min(1, room.w / (right - left), room.h / (bottom - top)),
    along = (rest: number, low: number, high: number, from: number, length: number): number =>
      Math.round(clamp(rest, from - scale * low, from + length - scale * high));
  const middle = room.x + (room.w - scale * table.w) / 2; // of the room, for a table that got smaller
  return {
    x: along(scale < 1 ? middle : 0, left, right, room.x, room.w),
    y: along(0, top, bottom, room.y, room.h),
    scale,
  };
}

/** Returns the part of a table that a panel over one of its edges leaves. */
export function roomBeside(panel: Rect, { w, h }: Size): Rect {
  const right = panel.x + panel.w;
  if (panel.y >= h || panel.x >= w || right <= 0) return { x: 0, y: 0, w, h };
  if (panel.y > 0) return { x: 0, y: 0, w, h: panel.y };
  return panel.x > 0 ? { x: 0, y: 0, w: panel.x, h } : { x: right, y: 0, w: w - right, h };
}

export class InView {
  private readonly ending: AbortController;
  private box: () => Rect | null = () => null;

  constructor(
    private readonly game: Game,
    private readonly panel: HTMLElement,
  ) {
    this.ending = lifeIn(game.life);
    onResize(this.ending.signal, () => requestAnimationFrame(() => this.lay()), panel, game.screen.ground);
  }

  /** Keeps this box of the table in sight, wherever it lies when the window or the panel gets another size. */
  keep(box: () => Rect | null): void {
    this.box = box;
    this.lay();
  }

  private lay(): void {
    if (this.ending.signal.aborted) return;
    const { host, ground } = this.game.screen,
      { scrollLeft, scrollTop, clientWidth: w, clientHeight: h } = ground,
      { x, y } = ground.getBoundingClientRect(),
      panel = this.panel.getBoundingClientRect();
    const beside = roomBeside({ x: panel.x - x, y: panel.y - y, w: panel.width, h: panel.height }, { w, h }),
      room = { ...beside, x: beside.x + scrollLeft, y: beside.y + scrollTop },
      { x: left, y: top, scale } = shiftFor(this.box(), room, { w, h });
    host.style.transform = left || top || scale < 1 ? `translate(${left}px, ${top}px) scale(${scale})` : '';
  }

  close(): void {
    this.ending.abort();
    this.game.screen.host.style.transform = '';
  }
}
