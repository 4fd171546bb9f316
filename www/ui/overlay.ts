// A real, transparent button over each place that can be tapped. Mouse, touch, keyboard and assistive
// technology all use the same buttons.
import { attr, el } from '../dom/elements';
import type { Place } from '../engine/wire';
import type { Rect } from '../stage/layout/rect';
import type { AreaTitle } from '../words/text/places';
import type { PointerInput } from './pointer/pointer-input';

/** The button over a place: its label and its state. `open`: a tap does something. */
export interface Item {
  place: Place;
  area: string;
  lit: boolean;
  chosen: boolean;
  open: boolean;
  rect: Rect;
}

/** A button in its list, with its item. */
export interface PlaceButton {
  button: HTMLButtonElement;
  li: HTMLLIElement;
  item: Item;
  /** The box of the button, often larger than the drawn place. */
  laid: Rect;
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
  /** A tap outside all places. */
  nowhere(): void;
  /** Returns whether the places tapped so far are a whole move. */
  isWhole(): boolean;
}

export class Overlay {
  private readonly placed = new Map<Place, PlaceButton>();
  private readonly sections = new Map<string, Section>();
  /** Handles keys, the mouse and near misses of fingers. It is fetched once the table has been painted. */
  private hands: PointerInput | null = null;
  private fetched = false;

  constructor(
    private readonly layer: HTMLElement,
    areas: AreaTitle[],
    private readonly events: OverlayEvents,
  ) {
    for (const { id, title } of areas) {
      const list = el('ul', { role: 'list' });
      layer.append(
        el('section', { 'aria-labelledby': `area-${id}`, 'data-area': id }, [
          el('h2', { id: `area-${id}`, class: 'vh' }, title),
          list,
        ]),
      );
      this.sections.set(id, { list, stop: null });
    }
    layer.addEventListener('click', (event) => {
      const place = this.hands ? this.hands.meant(event) : placeOf(event.target);
      if (place === null) events.nowhere();
      else events.tap(place);
    });
    // A finger does not move the focus. If a focus is lost with its button and then moved to another, the
    // browser lays out the whole page in between.
    let byHand = false;
    layer.addEventListener('pointerdown', ({ pointerType }) => {
      byHand = pointerType !== 'mouse';
    });
    layer.addEventListener('mousedown', (event) => {
      if (byHand) event.preventDefault();
    });
  }

  /** Writes the names of the areas in another language. */
  name(areas: AreaTitle[]): void {
    for (const { id, title } of areas) this.layer.querySelector(`#area-${id}`)?.replaceChildren(title);
  }

  /**
   * Updates the buttons to the places that can be tapped now. The button of a place that stays keeps its
   * element, and so the focus. Only the button with the focus gets its label here; `label` writes the others.
   */
  render(items: Item[], says: (item: Item) => string): void {
    const wanted = new Set(items.map(({ place }) => place));
    const focus = this.focusedPlace;
    for (const [place, { li, item }] of this.placed) {
      if (wanted.has(place)) continue;
      li.remove();
      this.placed.delete(place);
      const section = this.sections.get(item.area);
      if (section?.stop === place) section.stop = null;
    }
    for (const item of items) dress(this.placed.get(item.place) ?? this.make(item), item);
    this.spread();
    for (const [area, section] of this.sections) {
      const own = items.filter((item) => item.area === area);
      this.arrange(section, own);
      // The stop stays at the focus, otherwise it is the first place that can be tapped.
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
    const placed = this.placed.get(this.focusedPlace ?? '');
    if (placed) name(placed, says(placed.item));
  }

  /** Updates the labels of all buttons. */
  label(says: (item: Item) => string): void {
    for (const placed of this.placed.values()) name(placed, says(placed.item));
    if (!this.fetched)
      void import('./pointer/pointer-input').then(
        ({ PointerInput }) => {
          const { layer, placed, events } = this;
          this.hands = new PointerInput(layer, placed, events, (area, place) => {
            const section = this.sections.get(area);
            if (section) this.stopAt(section, place);
          });
          this.spread();
        },
        () => undefined,
      );
    this.fetched = true;
  }

  /** Moves the buttons to new boxes, because the host has another size. */
  move(rect: (place: Place) => Rect | null): void {
    for (const [place, placed] of this.placed) {
      const box = rect(place);
      if (box) placed.item.rect = box;
    }
    this.hands?.measure();
    this.spread();
  }

  /** Lays every button over its place, and over free room around it if the place is small. */
  private spread(): void {
    const boxes = this.hands?.reaches();
    for (const [place, placed] of this.placed) lay(placed, boxes?.get(place) ?? placed.item.rect);
  }

  /** Moves the focus to the first place that can be tapped, if there is one. */
  goToLit(): boolean {
    const place = this.firstLit();
    this.goTo(place);
    return place !== null;
  }

  get focusedPlace(): Place | null {
    return placeOf(document.activeElement);
  }

  private make(item: Item): PlaceButton {
    const button = el('button', { type: 'button', 'data-place': item.place, tabindex: '-1' });
    const placed: PlaceButton = {
      button,
      li: el('li', {}, button),
      item: { ...item, lit: false, chosen: false, open: true },
      laid: { x: NaN, y: NaN, w: NaN, h: NaN },
      label: '',
    };
    // A browser adds the style attribute only when it is read, after the attributes that exist by then.
    // Reading it at once puts it in the same position on all buttons, so that the order of attributes does
    // not reveal which card was tapped.
    lay(placed, item.rect);
    button.getAttribute('style');
    this.placed.set(item.place, placed);
    return placed;
  }

  /** Puts the buttons of a list into this order. A moved button loses the focus, so few are moved. */
  private arrange({ list }: Section, items: Item[]): void {
    let next = list.firstChild;
    for (const { place } of items) {
      const li = this.placed.get(place)?.li;
      if (!li) continue;
      if (li === next) next = next.nextSibling;
      else list.insertBefore(li, next);
    }
  }

  /** Gives each area one stop for the Tab key. */
  private stopAt(section: Section, place: Place | null): void {
    if (place === section.stop) return;
    const [was, is] = [section.stop, place].map((at) =>
      at === null ? undefined : this.placed.get(at)?.button,
    );
    if (was) was.tabIndex = -1;
    if (is) is.tabIndex = 0;
    section.stop = place;
  }

  private firstLit(): Place | null {
    return placeOf(this.layer.querySelector('.lit'));
  }

  private goTo(place: Place | null): void {
    if (place !== null) this.placed.get(place)?.button.focus({ preventScroll: true });
  }
}

function placeOf(target: EventTarget | null): Place | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>('button[data-place]')?.dataset['place'] ?? null)
    : null;
}

/** Updates a button to this item; unchanged parts are not touched. */
function dress(placed: PlaceButton, item: Item): void {
  const { button, item: was } = placed;
  if (item.open !== was.open) attr(button, 'aria-disabled', item.open ? null : 'true');
  if (item.chosen !== was.chosen) attr(button, 'aria-pressed', item.chosen ? 'true' : null);
  if (item.lit !== was.lit) button.classList.toggle('lit', item.lit);
  placed.item = item;
}

function name(placed: PlaceButton, label: string): void {
  if (label === placed.label) return;
  placed.label = label;
  const { button } = placed;
  // The text node stays and gets other words: WebKit sends no click if the text was replaced between press
  // and release. A browser that translates the page wraps it in elements of its own.
  if (button.firstChild instanceof Text) button.firstChild.data = label;
  else button.textContent = label;
}

function lay(placed: PlaceButton, box: Rect): void {
  const { laid } = placed;
  for (const [side, name] of SIDES)
    if (box[side] !== laid[side]) placed.button.style[name] = `${box[side]}px`;
  placed.laid = box;
}
const SIDES = [
  ['x', 'left'],
  ['y', 'top'],
  ['w', 'width'],
  ['h', 'height'],
] as const;
