// The little DOM the page needs: elements made by code, never from strings of markup.

/** What is put into an element; null, undefined, false and an empty text are left out. */
export type Child = Node | string | null | undefined | false | readonly Child[];
type Act = (event: Event) => void;
type Attrs = Record<string, string | number | boolean | null | undefined | Act>;
/** The class of an element, or all its attributes. */
type Look = string | Attrs;

/**
 * Makes an element. Attributes are given by name, `on…` for listeners; false, null and undefined are left out. A
 * text in their place is the class.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  look: Look = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attrsOf(look))) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  put(made, ...children);
  return made;
}

const attrsOf = (look: Look): Attrs => (typeof look === 'string' ? { class: look } : look);

// What most sheets and forms are made of. A part that has a text is given the text first, one that holds others
// its class or attributes.

/** Makes a button that calls `onclick`. */
export const button = (label: Child, look: Look = {}, onclick?: Act): HTMLButtonElement =>
  el('button', { type: 'button', ...attrsOf(look), onclick }, label);

export const paragraph = (text: Child, look?: Look): HTMLParagraphElement => el('p', look, text);

export const box = (look: Look, ...children: Child[]): HTMLDivElement => el('div', look, ...children);

/** Makes the row of buttons at the foot of a sheet. */
export const actions = (...buttons: Child[]): HTMLDivElement => box('acts', ...buttons);

/** Makes a list whose items are read as a list even without bullets. */
export const list = (look: Look, ...items: Child[]): HTMLUListElement =>
  el('ul', { role: 'list', ...attrsOf(look) }, ...items);

/** Makes a list of named values to choose one from. `chosen` is called with another one that was chosen. */
export function select<T extends string | number>(
  look: Look,
  options: readonly (readonly [value: T, name: string])[],
  now: T | null | undefined,
  chosen?: (value: string) => void,
): HTMLSelectElement {
  const made = el('select', { ...attrsOf(look), onchange: chosen && (() => chosen(made.value)) }, [
    options.map(([value, name]) => el('option', { value, selected: value === now }, name)),
  ]);
  return made;
}

export function put(into: Node, ...children: Child[]): void {
  for (const child of children)
    if (isList(child)) put(into, ...child);
    else if (child) into.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child);

/** Replaces the contents of an element. */
export function fill(into: Element, ...children: Child[]): void {
  into.replaceChildren();
  put(into, ...children);
}

/** Changes a text only if it differs, so that a live region does not speak twice. */
export function write(into: Element, text: string): void {
  if (into.textContent !== text) into.textContent = text;
}

/** Sets or removes an attribute, touching the DOM only when it differs. */
export function attr(on: Element, name: string, value: string | null): void {
  if (on.getAttribute(name) === value) return;
  if (value === null) on.removeAttribute(name);
  else on.setAttribute(name, value);
}

/** Shows or hides an element, touching the DOM only when it differs. */
export function show(element: HTMLElement, shown: boolean): void {
  if (element.hidden === shown) element.hidden = !shown;
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg(
  tag: string,
  attrs: Record<string, string | number>,
  ...children: SVGElement[]
): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}
