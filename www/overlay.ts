// One real, transparent button over each place that can be tapped: mouse, touch, keyboard and assistive technology all use the same ones.
import { attr, el, write } from './dom';
import { anchors, ARROWS, neighbour, type Box } from './nav';
import type { Place } from './wire';

/** What a button over a place says and can do. `open`: a tap does something, be it to choose something else instead. */
export interface Item { place: Place; area: string; label: string; lit: boolean; chosen: boolean; open: boolean; rect: Box }
export interface AreaTitle { id: string; title: string }

interface Kept { button: HTMLButtonElement; item: HTMLLIElement; area: string; rect: Box; lit: boolean }

export interface OverlayEvents {
  tap(place: Place): void;
  /** The keyboard came to a place, or left all places. */
  visit(place: Place | null): void;
  /** The mouse came to a place, or left it. */
  hover(place: Place | null): void;
  /** A tap where there is no place. */
  nowhere(): void;
}

export class Overlay {
  private readonly kept = new Map<Place, Kept>();
  private readonly sections = new Map<string, { title: HTMLElement; list: HTMLElement; stop: Place | null }>();

  constructor(private readonly layer: HTMLElement, areas: AreaTitle[], private readonly events: OverlayEvents) {
    for (const { id, title } of areas) {
      const heading = el('h2', { id: `area-${id}`, class: 'vh' }, title);
      const list = el('ul', { role: 'list' });
      layer.append(el('section', { 'aria-labelledby': `area-${id}`, 'data-area': id }, heading, list));
      this.sections.set(id, { title: heading, list, stop: null });
    }
    layer.addEventListener('click', (event) => {
      const place = placeOf(event.target);
      if (place === null) events.nowhere();
      else events.tap(place);
    });
    layer.addEventListener('keydown', (event) => this.key(event));
    layer.addEventListener('pointerover', (event) => { if (event.pointerType === 'mouse') events.hover(placeOf(event.target)); });
    layer.addEventListener('pointerleave', (event) => { if (event.pointerType === 'mouse') events.hover(null); });
    layer.addEventListener('focusin', (event) => this.focused(event.target));
    layer.addEventListener('focusout', () => events.visit(null));
  }

  /** Brings the buttons to what can be tapped now. A button whose place stays keeps its element, and so the focus. */
  render(items: Item[]): void {
    const wanted = new Set(items.map(({ place }) => place));
    const focus = placeOf(document.activeElement);
    for (const [place, old] of this.kept) {
      if (wanted.has(place)) continue;
      old.item.remove();
      this.kept.delete(place);
    }
    const order = new Map<string, HTMLElement[]>();
    for (const item of items) {
      const kept = this.kept.get(item.place) ?? this.make(item.place);
      kept.area = item.area;
      kept.rect = item.rect;
      kept.lit = item.lit;
      this.dress(kept.button, item);
      order.set(item.area, [...(order.get(item.area) ?? []), kept.item]);
    }
    for (const [area, section] of this.sections) arrange(section.list, order.get(area) ?? []);
    this.stops();
    if (focus !== null && !wanted.has(focus)) this.goTo(this.firstLit() ?? items[0]?.place ?? null);
  }

  /** Puts the buttons to new boxes only: the host has another size. */
  move(rect: (place: Place) => Box | null): void {
    for (const [place, kept] of this.kept) {
      const box = rect(place);
      if (!box) continue;
      kept.rect = box;
      lay(kept.button, box);
    }
  }

  get focusedPlace(): Place | null {
    return placeOf(document.activeElement);
  }

  private make(place: Place): Kept {
    const button = el('button', { type: 'button', 'data-place': place, tabindex: '-1' });
    const kept: Kept = { button, item: el('li', {}, button), area: '', rect: { x: 0, y: 0, w: 0, h: 0 }, lit: false };
    this.kept.set(place, kept);
    return kept;
  }

  private dress(button: HTMLButtonElement, { label, lit, chosen, open, rect }: Item): void {
    write(button, label);
    attr(button, 'aria-disabled', open ? null : 'true');
    attr(button, 'aria-pressed', chosen ? 'true' : null);
    button.classList.toggle('lit', lit);
    lay(button, rect);
  }

  /** One stop for the Tab key in each area: where the focus was last, else the first place that can be tapped. */
  private stops(): void {
    for (const [area, section] of this.sections) {
      const own = [...this.kept].filter(([, kept]) => kept.area === area);
      const was = own.find(([place]) => place === section.stop && placeOf(document.activeElement) === place);
      section.stop = (was ?? own.find(([, kept]) => kept.lit) ?? own[0])?.[0] ?? null;
      for (const [place, kept] of own) kept.button.tabIndex = place === section.stop ? 0 : -1;
    }
  }

  private focused(target: EventTarget | null): void {
    const place = placeOf(target);
    const kept = place === null ? undefined : this.kept.get(place);
    if (place === null || !kept) return;
    const section = this.sections.get(kept.area);
    if (section) section.stop = place;
    for (const [other, one] of this.kept) if (one.area === kept.area) one.button.tabIndex = other === place ? 0 : -1;
    if (kept.button.matches(':focus-visible')) this.events.visit(place);
  }

  private key(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = this.target(place, event.key);
    if (to === undefined) return;
    event.preventDefault();
    this.goTo(to);
  }

  /** Arrows go to the nearest place, Home and End within the area, Page keys to the next place that can be tapped. */
  private target(place: Place, key: string): Place | null | undefined {
    const direction = ARROWS[key];
    if (direction) return neighbour(anchors(new Map([...this.kept].map(([at, { rect }]) => [at, rect]))), place, direction);
    const own = this.inOrder().filter((other) => this.kept.get(other)?.area === this.kept.get(place)?.area);
    if (key === 'Home') return own[0];
    if (key === 'End') return own.at(-1);
    if (key === 'PageDown' || key === 'PageUp') return this.nextLit(place, key === 'PageDown' ? 1 : -1);
    return undefined;
  }

  private inOrder(): Place[] {
    return [...this.layer.querySelectorAll<HTMLElement>('button[data-place]')].map((button) => button.dataset['place'] ?? '');
  }

  private firstLit(): Place | null {
    return this.inOrder().find((place) => this.kept.get(place)?.lit) ?? null;
  }

  private nextLit(from: Place, by: 1 | -1): Place | null {
    const all = this.inOrder();
    const start = all.indexOf(from);
    for (let step = 1; step <= all.length; step++) {
      const place = all[(start + by * step + all.length * 2) % all.length];
      if (place !== undefined && this.kept.get(place)?.lit) return place;
    }
    return null;
  }

  private goTo(place: Place | null): void {
    if (place !== null) this.kept.get(place)?.button.focus({ preventScroll: true });
  }
}

function placeOf(target: EventTarget | null): Place | null {
  return target instanceof Element ? (target.closest<HTMLElement>('button[data-place]')?.dataset['place'] ?? null) : null;
}

function lay(button: HTMLElement, { x, y, w, h }: Box): void {
  const { style } = button;
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${w}px`;
  style.height = `${h}px`;
}

/** Puts elements into this order, moving as few as possible: a moved button would lose the focus. */
function arrange(list: HTMLElement, wanted: HTMLElement[]): void {
  wanted.forEach((item, i) => {
    if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null);
  });
}
