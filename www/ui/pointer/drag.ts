// Dragging with mouse, finger or pen: the piece follows the pointer, and dropping it means the taps of table/drag.ts, with
// the same previews and refusals. A piece can be dropped back, and nothing needs to be dragged.
import './drag.css';
import { el } from '../../dom/elements';
import { onResize } from '../../dom/life';
import type { Place } from '../../engine/wire';
import type { Rect } from '../../stage/layout/rect';
import { drops, rowOf, sources, type WayOf } from '../../table/drag';
import { modeOf } from '../../table/moves';
import { tap } from '../../table/pick';
import type { Game } from '../game-view';

/** How far a pointer has to go before its press is a drag, in CSS pixels: a finger is less steady than a mouse. */
const SLIP = { mouse: 6, other: 12 };
/** How far beside its place a piece may be dropped, in CSS pixels. */
const BESIDE = 14;

interface Point {
  x: number;
  y: number;
}
/** A press that may become a drag. */
interface Press {
  id: number;
  at: Point;
  slip: number;
}
/** A piece that is being dragged. `selected`: its place was tapped when the drag began. */
interface Drag {
  from: Place;
  drops: ReadonlyMap<Place, readonly Place[]>;
  selected: boolean;
  over: Place | null;
  picture: HTMLElement;
}

export class Dragging {
  private press: Press | null = null;
  private drag: Drag | null = null;

  constructor(private readonly game: Game) {
    const { life, screen } = game,
      on = { signal: life };
    screen.layer.addEventListener('pointerdown', (event) => this.down(event), on);
    document.addEventListener('pointermove', (event) => this.move(event), on);
    document.addEventListener('pointerup', (event) => this.up(event), on);
    document.addEventListener('pointercancel', () => this.cancel(), on);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancel(), on);
    // A table that is scrolled, and the page around a frame, keep the finger for that.
    const { ground, host } = screen;
    const grabs = (): void => {
      const scrolls = ground.scrollHeight - ground.clientHeight > BESIDE;
      host.classList.toggle('grabs', parent === window && !scrolls);
    };
    onResize(life, () => requestAnimationFrame(grabs), ground, host);
  }

  private point({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.game.screen.layer.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private down(event: PointerEvent): void {
    if (!event.isPrimary) return this.cancel(); // a second finger: the table is pinched
    this.cancel();
    if (event.button !== 0) return;
    const slip = event.pointerType === 'mouse' ? SLIP.mouse : SLIP.other;
    this.press = { id: event.pointerId, at: this.point(event), slip };
  }

  private move(event: PointerEvent): void {
    const { press } = this;
    if (event.pointerId !== press?.id) return;
    const at = this.point(event);
    if (!this.drag && Math.hypot(at.x - press.at.x, at.y - press.at.y) > press.slip) this.begin(press.at);
    const { drag } = this;
    if (!drag) return;
    drag.picture.style.translate = `${at.x - press.at.x}px ${at.y - press.at.y}px`;
    const over = this.dropAt(at);
    if (over === drag.over) return;
    drag.over = over;
    this.game.hints.visit(over);
  }

  /** Lifts what lies at this point, if it can be moved. */
  private begin(at: Point): void {
    const { commands, session, stage, table } = this.game,
      { offers, seat, taps } = table;
    if (seat === null || table.moving || table.pastPosition) return this.cancel();
    const ways = new Map<object, ReturnType<WayOf>>();
    const way: WayOf = (offer) => {
      if (!ways.has(offer)) {
        const steps = session.simulate(seat, offer.move, table.viewpoint.eye);
        const first = steps.find((step) => step.step === 'move');
        ways.set(offer, first ? [first.from, first.to] : null);
      }
      return ways.get(offer) ?? null;
    };
    // The smallest thing at this point that can go anywhere, such as a stone on its boat.
    const [from] = [...this.withRows(sources(offers, taps, way))]
      .flatMap((place) => {
        const rect = stage.rect(place),
          found = rect && holds(rect, at) ? drops(offers, taps, place, way) : null;
        return rect && found && found.size > 0 ? [{ place, rect, found }] : [];
      })
      .sort((one, other) => one.rect.w * one.rect.h - other.rect.w * other.rect.h);
    if (!from) return this.cancel();
    const { found } = from;
    const mode = modeOf(this.game);
    // The first of two taps is made at once, so that the table shows where the second may be.
    const selects =
      !taps.includes(from.place) &&
      [...found.values()].some(([first, second]) => first === from.place && second !== undefined) &&
      tap(offers, taps, from.place, mode).play === null;
    this.drag = {
      from: from.place,
      drops: found,
      selected: selects,
      over: null,
      picture: this.lift(from.rect),
    };
    if (selects) void commands.tap(from.place);
  }

  /** Adds the other pieces of a row from which the engine takes one: any of them may be taken hold of. */
  private withRows(places: Set<Place>): Set<Place> {
    const rows = new Set([...places].map(rowOf));
    for (const { at } of this.game.table.view.tokens) if (rows.has(rowOf(at))) places.add(at);
    return places;
  }

  /** Returns a copy of what is painted there, to follow the pointer. */
  private lift({ x, y, w, h }: Rect): HTMLElement {
    const { host } = this.game.screen,
      pieces = [...host.querySelectorAll('canvas')].at(-1);
    const picture = el('canvas', { class: 'dragged', 'aria-hidden': 'true' });
    const dots = pieces ? pieces.width / Math.max(1, pieces.clientWidth) : 1;
    [picture.width, picture.height] = [Math.ceil(w * dots), Math.ceil(h * dots)];
    if (pieces)
      picture
        .getContext('2d')
        ?.drawImage(pieces, x * dots, y * dots, w * dots, h * dots, 0, 0, picture.width, picture.height);
    Object.assign(picture.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    host.append(picture);
    host.classList.add('dragging');
    return picture;
  }

  /** Returns the place that a piece dropped at this point goes to: the nearest one around it. */
  private dropAt(at: Point): Place | null {
    const { stage } = this.game;
    const near = [...(this.drag?.drops.keys() ?? [])].flatMap((place) => {
      const rect = stage.rect(place);
      return rect && holds(grown(rect, BESIDE), at) ? [{ place, rect }] : [];
    });
    return smallest(near)?.place ?? null;
  }

  private up(event: PointerEvent): void {
    const { drag, press } = this;
    if (event.pointerId !== press?.id) return;
    this.press = null;
    if (!drag) return;
    swallowClick();
    const to = this.dropAt(this.point(event)),
      under = document.elementFromPoint(event.clientX, event.clientY);
    this.end();
    if (to !== null) return void this.drop(drag, drag.drops.get(to) ?? []);
    const other = under?.closest<HTMLElement>('.layer button[data-place]:not(.lit)')?.dataset['place'];
    // Elsewhere on the table it says why not; beside it, or where it was, it is put back.
    if (other !== undefined && other !== drag.from && !this.game.table.taps.includes(other))
      void this.game.commands.tap(other);
    else this.putBack(drag);
  }

  private async drop({ selected }: Drag, places: readonly Place[]): Promise<void> {
    for (const place of selected ? places.slice(1) : places) await this.game.commands.tap(place);
  }

  private putBack({ selected }: Drag): void {
    this.game.hints.visit(null);
    if (selected) this.game.commands.untap();
  }

  private cancel(): void {
    const { drag } = this;
    this.press = null;
    if (!drag) return;
    this.end();
    this.putBack(drag);
  }

  private end(): void {
    this.drag?.picture.remove();
    this.drag = null;
    this.game.screen.host.classList.remove('dragging');
  }
}

const holds = ({ x, y, w, h }: Rect, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x < x + w && at.y < y + h;
const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
const smallest = <T extends { rect: Rect }>(all: T[]): T | null =>
  all.reduce<T | null>(
    (best, one) => (!best || one.rect.w * one.rect.h < best.rect.w * best.rect.h ? one : best),
    null,
  );

/** The click that a mouse makes when it lets go is no tap. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const ended = new AbortController();
  document.addEventListener('click', swallow, { capture: true, signal: ended.signal });
  setTimeout(() => ended.abort());
}
