// The little DOM the page needs: elements made by code, never from strings of markup.

export type Child = Node | string | null | undefined | false;
type Attrs = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>;

/**
 * Makes an element: attributes by name, `on…` for listeners, `class` as text; false, null and undefined are
 * left out.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attrs: Attrs = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  put(made, ...children);
  return made;
}

export function put(into: Node, ...children: Child[]): void {
  for (const child of children)
    if (child) into.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
}

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
