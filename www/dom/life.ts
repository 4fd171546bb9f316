// How long the page listens beyond an element of its own: to the window, the document, the size of an element or
// the wishes of the system. A listener says by a signal until when, since the browser keeps it and all that it
// knows, such as a whole game with its pictures. The linter holds this (tools/lib/lifetimes.mjs).

/**
 * The life of the page, for what is listened to as long as it is open. What listens so long is a function of a module,
 * or bound to what it needs: one that is written in place would hold everything around it, and where that is may be
 * where a game is known, since minifiers move code.
 */
export const ALWAYS = new AbortController().signal;

/** Begins a life that ends at the latest with this one. */
export function lifeIn(life: AbortSignal): AbortController {
  const own = new AbortController();
  atEnd(life, () => own.abort(), own.signal);
  return own;
}

/** Calls `act` at the end of a life, unless `before` has ended first. */
export function atEnd(life: AbortSignal, act: () => void, before?: AbortSignal): void {
  if (life.aborted) act();
  else life.addEventListener('abort', act, { once: true, ...(before && { signal: before }) });
}

interface Observer<More extends unknown[]> {
  observe(target: Element, ...more: More): void;
  disconnect(): void;
}

function observe<More extends unknown[]>(
  life: AbortSignal,
  observer: Observer<More>,
  elements: Element[],
  ...more: More
): void {
  if (life.aborted) return;
  for (const element of elements) observer.observe(element, ...more);
  atEnd(life, () => observer.disconnect());
}

/** Calls `act` with the first size of the elements, and whenever one has another. */
export const onResize = (life: AbortSignal, act: ResizeObserverCallback, ...elements: Element[]): void =>
  observe(life, new ResizeObserver(act), elements);

/** Calls `act` when the element changes in what `init` names. */
export const onMutation = (
  life: AbortSignal,
  act: () => void,
  element: Element,
  init: MutationObserverInit,
): void => observe(life, new MutationObserver(act), [element], init);

/** Calls `act` when elements come into sight or go out of it. */
export const onSight = (
  life: AbortSignal,
  act: IntersectionObserverCallback,
  init: IntersectionObserverInit,
  ...elements: Element[]
): void => observe(life, new IntersectionObserver(act, init), elements);

/** Returns what the window or the system says to a query, and calls `act` when it says something else. */
export function media(life: AbortSignal, query: string, act: () => void): MediaQueryList {
  const list = matchMedia(query);
  list.addEventListener('change', act, { signal: life });
  return list;
}

/** Returns whether the system wishes for dark and for forced colours, and calls `act` when it wishes otherwise. */
export const colourWishes = (
  life: AbortSignal,
  act: () => void,
): [dark: MediaQueryList, forced: MediaQueryList] => [
  media(life, '(prefers-color-scheme: dark)', act),
  media(life, '(forced-colors: active)', act),
];

/** Calls `act` every `ms` milliseconds. */
export function every(life: AbortSignal, ms: number, act: () => void): void {
  const timer = setInterval(act, ms);
  atEnd(life, () => clearInterval(timer));
}
