// One real, transparent button over each place that can be tapped: mouse, touch, keyboard and assistive technology all use the same ones.
import { attr, el } from '../core/dom';
import type * as Nav from '../core/nav';
import type { Box } from '../core/nav';
import type { Place } from '../core/wire';

/** What a button over a place says and can do. `open`: a tap does something, be it to choose something else instead. */
export interface Item {
  place: Place;
  area: string;
  lit: boolean;
  chosen: boolean;
  open: boolean;
  rect: Box;
}
export interface AreaTitle {
  id: string;
  title: string;
}

/** A button in its list, and what it shows. */
interface Kept {
  button: HTMLButtonElement;
  li: HTMLLIElement;
  item: Item;
  label: string;
}
/** A list of buttons, one of which is a stop for the Tab key. */
interface Section {
  list: HTMLElement;
  stop: Place | null;
}

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
  private readonly sections = new Map<string, Section>();
  /** Whether the keyboard is at a place, which a tap is not. */
  private visiting = false;
  /** How the arrow keys lead about: fetched when the keyboard comes to the table. */
  private nav: typeof Nav | null = null;

  constructor(
    private readonly layer: HTMLElement,
    areas: AreaTitle[],
    private readonly events: OverlayEvents,
  ) {
    for (const { id, title } of areas) {
      const list = el('ul', { role: 'list' });
      layer.append(
        el(
          'section',
          { 'aria-labelledby': `area-${id}`, 'data-area': id },
          el('h2', { id: `area-${id}`, class: 'vh' }, title),
          list,
        ),
      );
      this.sections.set(id, { list, stop: null });
    }
    layer.addEventListener('click', (event) => {
      const place = this.meant(event);
      if (place === null) events.nowhere();
      else events.tap(place);
    });
    // A finger takes the keyboard nowhere: a focus that is lost with its button and found a new one has the whole page laid out in between.
    let byHand = false;
    layer.addEventListener('pointerdown', ({ pointerType }) => {
      byHand = pointerType !== 'mouse';
    });
    layer.addEventListener('mousedown', (event) => {
      if (byHand) event.preventDefault();
    });
    layer.addEventListener('keydown', (event) => this.key(event));
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
  }

  /** The areas in another language. */
  name(areas: AreaTitle[]): void {
    for (const { id, title } of areas) this.layer.querySelector(`#area-${id}`)?.replaceChildren(title);
  }

  /** Brings the buttons to what can be tapped now. A button whose place stays keeps its element, and so the focus. What they say is told
   *  by `label`, apart from the one with the focus later. */
  render(items: Item[], says: (item: Item) => string): void {
    const wanted = new Set(items.map(({ place }) => place));
    const focus = this.focusedPlace;
    for (const [place, { li, item }] of this.kept) {
      if (wanted.has(place)) continue;
      li.remove();
      this.kept.delete(place);
      const section = this.sections.get(item.area);
      if (section?.stop === place) section.stop = null;
    }
    for (const item of items) dress(this.kept.get(item.place) ?? this.make(item), item);
    for (const [area, section] of this.sections) {
      const own = items.filter((item) => item.area === area);
      this.arrange(section, own);
      // The stop stays where the focus is, else it is the first place that can be tapped.
      this.stopAt(
        section,
        (
          own.find(({ place }) => place === focus && place === section.stop) ??
          own.find(({ lit }) => lit) ??
          own[0]
        )?.place ?? null,
      );
    }
    if (focus === null) return;
    if (this.focusedPlace !== focus)
      this.goTo(wanted.has(focus) ? focus : (this.firstLit() ?? items[0]?.place ?? null));
    const kept = this.kept.get(this.focusedPlace ?? '');
    if (kept) name(kept, says(kept.item));
  }

  /** Lets all buttons say what they stand for. */
  label(says: (item: Item) => string): void {
    for (const kept of this.kept.values()) name(kept, says(kept.item));
  }

  /** Puts the buttons to new boxes only: the host has another size. */
  move(rect: (place: Place) => Box | null): void {
    for (const [place, kept] of this.kept) {
      const box = rect(place);
      if (box) dress(kept, { ...kept.item, rect: box });
    }
  }

  /** Brings the keyboard to the first place that can be tapped, if there is one. */
  goToLit(): boolean {
    const place = this.firstLit();
    this.goTo(place);
    return place !== null;
  }

  get focusedPlace(): Place | null {
    return placeOf(document.activeElement);
  }

  private make(item: Item): Kept {
    const button = el('button', { type: 'button', 'data-place': item.place, tabindex: '-1' });
    const blank: Item = {
      ...item,
      lit: false,
      chosen: false,
      open: true,
      rect: { x: NaN, y: NaN, w: NaN, h: NaN },
    };
    const kept: Kept = { button, li: el('li', {}, button), item: blank, label: '' };
    this.kept.set(item.place, kept);
    return kept;
  }

  /** Puts the buttons of a list into this order, moving as few as possible: a moved button would lose the focus. */
  private arrange({ list }: Section, items: Item[]): void {
    let next = list.firstChild;
    for (const { place } of items) {
      const li = this.kept.get(place)?.li;
      if (!li) continue;
      if (li === next) next = next.nextSibling;
      else list.insertBefore(li, next);
    }
  }

  /** One stop for the Tab key in each area. */
  private stopAt(section: Section, place: Place | null): void {
    if (place === section.stop) return;
    const [was, is] = [section.stop, place].map((at) =>
      at === null ? undefined : this.kept.get(at)?.button,
    );
    if (was) was.tabIndex = -1;
    if (is) is.tabIndex = 0;
    section.stop = place;
  }

  /** What a tap means: where it is on something that cannot be tapped, what that lies on, if that can be, as with a stone on a boat that can
   *  sail. The keyboard names its places itself. */
  private meant(event: MouseEvent): Place | null {
    const place = placeOf(event.target),
      on = this.kept.get(place ?? '')?.item;
    if (!on || on.open || event.detail === 0) return place;
    const x = on.rect.x + event.offsetX,
      y = on.rect.y + event.offsetY;
    const below = [...this.kept.values()].find(
      ({ item: { lit, rect } }) =>
        lit && x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h,
    );
    return below?.item.place ?? place;
  }

  private hover(event: MouseEvent): void {
    const place = this.meant(event);
    // Not by a rule of style: where one names what changes with every tap, every button is styled and laid out anew. Not at the button either: where the
    // mouse has been is nobody's business.
    this.layer.style.cursor = this.kept.get(place ?? '')?.item.open ? 'pointer' : '';
    this.events.hover(place);
  }

  private focused(target: EventTarget | null): void {
    const place = placeOf(target);
    const kept = place === null ? undefined : this.kept.get(place);
    if (place === null || !kept) return;
    if (!this.nav)
      void import('../core/nav').then(
        (nav) => {
          this.nav = nav;
        },
        () => undefined,
      );
    const section = this.sections.get(kept.item.area);
    if (section) this.stopAt(section, place);
    this.visiting = kept.button.matches(':focus-visible');
    if (this.visiting) this.events.visit(place);
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
    if (key.startsWith('Arrow'))
      return (
        this.nav?.towards(new Map([...this.kept].map(([at, { item }]) => [at, item.rect])), place, key) ??
        null
      );
    const own = this.inOrder().filter(
      (other) => this.kept.get(other)?.item.area === this.kept.get(place)?.item.area,
    );
    if (key === 'Home') return own[0];
    if (key === 'End') return own.at(-1);
    if (key === 'PageDown' || key === 'PageUp') return this.nextLit(place, key === 'PageDown' ? 1 : -1);
    return undefined;
  }

  private inOrder(): Place[] {
    return [...this.layer.querySelectorAll<HTMLElement>('button[data-place]')].map(
      (button) => button.dataset['place'] ?? '',
    );
  }

  private firstLit(): Place | null {
    return this.inOrder().find((place) => this.kept.get(place)?.item.lit) ?? null;
  }

  private nextLit(from: Place, by: 1 | -1): Place | null {
    const all = this.inOrder();
    const start = all.indexOf(from);
    for (let step = 1; step <= all.length; step++) {
      const place = all[(start + by * step + all.length * 2) % all.length];
      if (place !== undefined && this.kept.get(place)?.item.lit) return place;
    }
    return null;
  }

  private goTo(place: Place | null): void {
    if (place !== null) this.kept.get(place)?.button.focus({ preventScroll: true });
  }
}

function placeOf(target: EventTarget | null): Place | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>('button[data-place]')?.dataset['place'] ?? null)
    : null;
}

/** Lets a button show this; what it shows already is not touched. */
function dress(kept: Kept, item: Item): void {
  const { button, item: was } = kept;
  if (item.open !== was.open) attr(button, 'aria-disabled', item.open ? null : 'true');
  if (item.chosen !== was.chosen) attr(button, 'aria-pressed', item.chosen ? 'true' : null);
  if (item.lit !== was.lit) button.classList.toggle('lit', item.lit);
  lay(button, was.rect, item.rect);
  kept.item = item;
}

function name(kept: Kept, label: string): void {
  if (label === kept.label) return;
  kept.label = label;
  const [text] = kept.button.childNodes;
  // The same text node with other words: WebKit clicks nothing whose text was replaced between press and release.
  if (text) text.nodeValue = label;
  else kept.button.append(label);
}

function lay({ style }: HTMLElement, was: Box, { x, y, w, h }: Box): void {
  if (x !== was.x) style.left = `${x}px`;
  if (y !== was.y) style.top = `${y}px`;
  if (w !== was.w) style.width = `${w}px`;
  if (h !== was.h) style.height = `${h}px`;
}
