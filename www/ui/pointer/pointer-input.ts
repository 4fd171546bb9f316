// Handles fingers, keys and the mouse at the table, beyond a tap. Fetched once the table is painted.
import { leads, nextPart, type Stop } from './nav';
import { reaches } from './reach';
import type { Place } from '../../engine/wire';
import type { Rect } from '../../stage/layout/rect';
import type { PlaceButton, OverlayEvents } from '../overlay';

export class PointerInput {
  /** Whether the keyboard is at a place; a tap does not count. */
  private visiting = false;
  private size = { w: 0, h: 0 };
  /** The piece that the last tap was on, if the tap meant the place under it. */
  private through: Place | null = null;
  /** The place from which the keyboard was led on, until the choice goes on or is cancelled. */
  private ledFrom: Place | null = null;

  /** `stopAt`: sets the place that the Tab key reaches in an area. */
  constructor(
    private readonly layer: HTMLElement,
    private readonly placed: ReadonlyMap<Place, PlaceButton>,
    private readonly events: OverlayEvents,
    private readonly stopAt: (area: string, place: Place) => void,
  ) {
    this.measure();
    layer.addEventListener('keydown', (event) => this.key(event));
    // The overlay has handled the tap by then.
    layer.addEventListener('click', (event) => this.leadOn(event));
    layer.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'mouse') this.hover(event);
    });
    layer.addEventListener('pointerleave', (event) => {
      layer.style.cursor = '';
      if (event.pointerType === 'mouse') events.hover(null);
    });
    layer.addEventListener('focusin', (event) => this.focused(event.target));
    layer.addEventListener('focusout', () => {
      if (this.visiting) events.visit(null);
      this.visiting = false;
    });
    this.focused(document.activeElement);
  }

  /** Measures the table. Measuring lays out the page, so it is done only when the size changes. */
  measure(): void {
    this.size = { w: this.layer.clientWidth, h: this.layer.clientHeight };
  }

  reaches(): Map<Place, Rect> {
    return reaches(
      [...this.placed.values()].map(({ item }) => item),
      this.size,
    );
  }

  /**
   * Returns the place that a tap means. A tap on a piece that cannot be tapped means the place under it, if
   * that can be tapped, also in place of what is chosen: for a stone, the boat that can sail. A second tap on that piece means the same place
   * again, and so confirms it; a tap on another piece asks about that piece. The keyboard names its places
   * itself.
   */
  meant(event: MouseEvent): Place | null {
    const on = this.at(event.target),
      isTap = event.type === 'click',
      again = on !== undefined && on.item.place === this.through;
    if (isTap) this.through = null;
    if (!on || on.item.open || event.detail === 0) return on?.item.place ?? null;
    const x = on.laid.x + event.offsetX,
      y = on.laid.y + event.offsetY;
    const under = [...this.placed.values()].filter(
      ({ item: { rect } }) => x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h,
    );
    const below =
      under.find(({ item: { lit, chosen } }) => lit || (again && chosen)) ??
      under.find(({ item: { open, chosen } }) => open && !chosen);
    if (isTap && below) this.through = on.item.place;
    return (below ?? on).item.place;
  }

  private at(target: EventTarget | null): PlaceButton | undefined {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-place]');
    return button ? this.placed.get(button.dataset['place'] ?? '') : undefined;
  }

  private hover(event: MouseEvent): void {
    const place = this.meant(event);
    // A style rule would make the browser style every button again at every tap. A style on the button itself
    // would let the path of the mouse reveal a player's thoughts.
    this.layer.style.cursor = this.placed.get(place ?? '')?.item.open ? 'pointer' : '';
    this.events.hover(place);
  }

  private focused(target: EventTarget | null): void {
    const placed = this.at(target);
    if (!placed) return;
    this.stopAt(placed.item.area, placed.item.place);
    this.visiting = placed.button.matches(':focus-visible');
    if (this.visiting) this.events.visit(placed.item.place);
  }

  /** Arrows go to the nearest place, Home and End within the area, Page keys to the next lit place. */
  private key(event: KeyboardEvent): void {
    const placed = this.at(event.target);
    if (!placed || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return this.leadBack();
    if (!/^(Arrow|Home|End|Page)/.test(event.key)) return;
    event.preventDefault();
    this.focus(leads(this.stops(), placed.item.place, event.key, !this.events.isWhole()));
  }

  /** Returns all places in the order of the page. */
  private stops(): Stop[] {
    return [...this.layer.querySelectorAll('button')].flatMap((button) => this.at(button)?.item ?? []);
  }

  /** Leads the keyboard from a place that it has chosen to the first one that has to be chosen next. */
  private leadOn(event: MouseEvent): void {
    const placed = this.at(event.target);
    if (!placed || event.detail > 0 || placed.button !== document.activeElement) return;
    const { place } = placed.item,
      to = this.events.isWhole() ? null : nextPart(this.stops(), place);
    this.ledFrom = to === null ? null : place;
    this.focus(to);
  }

  /** Leads the keyboard back if the key that is being pressed cancels the choice. */
  private leadBack(): void {
    const from = this.ledFrom;
    this.ledFrom = null;
    if (from === null) return;
    setTimeout(() => {
      if (this.placed.get(from)?.item.chosen === false) this.focus(from);
    });
  }

  private focus(place: Place | null): void {
    if (place !== null) this.placed.get(place)?.button.focus({ preventScroll: true });
  }
}
