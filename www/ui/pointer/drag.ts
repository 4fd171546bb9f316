// Dragging with mouse, finger or pen: the piece follows the pointer, and dropping it means the taps of table/drag.ts, with
// the same previews and refusals. A piece can be dropped back, and nothing needs to be dragged.
import './drag.css';
import { el } from '../../dom/elements';
import { onResize } from '../../dom/life';
import type { Place } from '../../engine/wire';
import type { Rect } from '../../stage/layout/rect';
import { drops, rowOf, sources, type WaysOf } from '../../table/drag';
import { modeOf } from '../../table/moves';
import { isAnswer, narrow, tap } from '../../table/pick';
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
/** A piece that is being dragged. `before`: what was tapped before its own place, if that was tapped when the drag began. */
interface Drag {
  from: Place;
  drops: ReadonlyMap<Place, readonly Place[]>;
  before: readonly Place[] | null;
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
    const { layer } = this.game.screen,
      { left, top, width } = layer.getBoundingClientRect(),
      scale = width / layer.offsetWidth; // a review may lay the table smaller
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
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
    this.visit(over, drag);
  }

  /** Lifts what lies at this point, if it can be moved. */
  private begin(at: Point): void {
    const { commands, session, stage, table } = this.game,
      { offers, seat, taps } = table;
    if (seat === null || table.moving || table.pastPosition) return this.cancel();
    const known = new Map<object, ReturnType<WaysOf>>();
    const ways: WaysOf = (offer) => {
      if (!known.has(offer)) {
        const steps = session.simulate(seat, offer.move, table.viewpoint.eye);
        known.set(
          offer,
          steps.flatMap((step) => (step.step === 'move' ? [[step.from, step.to] as const] : [])),
        );
      }
      return known.get(offer) ?? [];
    };
    // The smallest thing at this point that can go anywhere, such as a stone on its boat; or else a piece that is tapped.
    const lit = narrow(offers, taps, 'confirm').lit,
      pieces = new Set(table.view.tokens.map(({ at: place }) => place));
    const [from] = [...this.withRows(sources(offers, taps, ways))]
      .flatMap((place) => {
        const rect = stage.rect(place);
        if (!rect || !holds(rect, at)) return [];
        const found = drops(offers, taps, place, ways);
        return found.size > 0 || (lit.has(place) && pieces.has(place)) ? [{ place, rect, found }] : [];
      })
      .sort(
        (one, other) =>
          Number(one.found.size === 0) - Number(other.found.size === 0) ||
          one.rect.w * one.rect.h - other.rect.w * other.rect.h,
      );
    if (!from) return this.cancel();
    const { found, place } = from;
    // The first of two taps is made at once, so that the table shows where the second may be.
    const selects =
      !taps.includes(place) &&
      [...found.values()].some(([first, second]) => first === place && second !== undefined) &&
      tap(offers, taps, place, modeOf(this.game)).play === null;
    this.drag = {
      from: place,
      drops: found,
      before: selects ? taps : null,
      over: null,
      picture: this.lift(stage.picture.layout.places.get(place) ?? from.rect, at),
    };
    if (selects) void commands.tap(place);
  }

  /** Adds the other pieces of a row from which the engine takes one: any of them may be taken hold of. */
  private withRows(places: Set<Place>): Set<Place> {
    const rows = new Set([...places].map(rowOf));
    for (const { at } of this.game.table.view.tokens) if (rows.has(rowOf(at))) places.add(at);
    return places;
  }

  /** Returns a copy of what is painted in a box, to follow the pointer; one piece of a pile comes to the pointer. */
  private lift(box: Rect, at: Point): HTMLElement {
    const { x, y, w, h } = box;
    const { host } = this.game.screen,
      pieces = host.querySelector('canvas'); // rings and ghosts lie on another one above it
    const picture = el('canvas', { class: 'dragged', 'aria-hidden': 'true' });
    const dots = pieces ? pieces.width / Math.max(1, pieces.clientWidth) : 1;
    [picture.width, picture.height] = [Math.ceil(w * dots), Math.ceil(h * dots)];
    if (pieces)
      picture
        .getContext('2d')
        ?.drawImage(pieces, x * dots, y * dots, w * dots, h * dots, 0, 0, picture.width, picture.height);
    const [left, top] = holds(grown(box, BESIDE), at) ? [x, y] : [at.x - w / 2, at.y - h / 2];
    Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${w}px`, height: `${h}px` });
    host.append(picture);
    host.classList.add('dragging');
    return picture;
  }

  /** Returns the place that a piece dropped at this point goes to: the nearest one around it. */
  private dropAt(at: Point): Place | null {
    const near = [...(this.drag?.drops ?? [])].flatMap(([place, stands]) =>
      // A place that is not tapped itself is the next of its row, such as a rampart: the piece may be dropped on any of it.
      (stands.at(-1) === place ? [place] : this.rowAround(place)).flatMap((one) => {
        const rect = this.game.stage.rect(one);
        return rect && holds(grown(rect, BESIDE), at) ? [{ place, rect }] : [];
      }),
    );
    return smallest(near)?.place ?? null;
  }

  /** Returns all places in the row of a place. */
  private rowAround(place: Place): Place[] {
    return [...this.game.stage.picture.layout.places.keys()].filter((other) => rowOf(other) === rowOf(place));
  }

  /** Returns a place at this point on which nothing lies, such as the next one of a rampart. */
  private freeAt(at: Point): Place | undefined {
    const { stage, table } = this.game,
      full = new Set(table.view.tokens.map(({ at: place }) => place));
    return [...stage.picture.layout.places.keys()].find((place) => {
      const rect = full.has(place) ? null : stage.rect(place);
      return rect && holds(rect, at);
    });
  }

  /** Says what a drop at a place would bring. */
  private visit(place: Place | null, { drops: found }: Drag): void {
    const { hints, table } = this.game,
      last = place === null ? null : (found.get(place)?.at(-1) ?? null);
    if (isAnswer(last ?? ''))
      hints.showGhosts(table.offers.find(({ taps: [only] }) => only === last) ?? null);
    else hints.visit(last);
  }

  private up(event: PointerEvent): void {
    const { drag, press } = this;
    if (event.pointerId !== press?.id) return;
    this.press = null;
    if (!drag) return;
    const at = this.point(event),
      to = this.dropAt(at),
      under = document.elementFromPoint(event.clientX, event.clientY),
      on = under?.closest<HTMLElement>('.layer button[data-place]');
    const goesNowhere = drag.drops.size === 0,
      isBack = on?.dataset['place'] === drag.from;
    if (!goesNowhere || !isBack) swallowClick();
    this.end();
    if (to !== null) return void this.drop(drag, drag.drops.get(to) ?? []);
    const other = on && !on.matches('.lit') ? on.dataset['place'] : undefined;
    // A piece that is only tapped, such as a card that is turned over in its place, may be dropped on any other place.
    if (goesNowhere && !isBack && (other ?? this.freeAt(at)) !== undefined)
      void this.game.commands.tap(drag.from);
    // Elsewhere on the table it says why not; beside it, or where it was, it is put back.
    else if (other !== undefined && !isBack && !this.game.table.taps.includes(other))
      void this.game.commands.tap(other);
    else this.putBack(drag);
  }

  private async drop({ before }: Drag, places: readonly Place[]): Promise<void> {
    const { commands, table } = this.game;
    for (const place of before ? places.slice(1) : places) {
      const answer = isAnswer(place) && table.offers.find(({ taps: [only] }) => only === place);
      await (answer ? commands.choose(answer) : commands.tap(place));
    }
  }

  private putBack({ before }: Drag): void {
    this.game.hints.visit(null);
    if (before) this.game.commands.untap(before);
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
