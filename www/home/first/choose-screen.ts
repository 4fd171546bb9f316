// Runs in the document, before any other script: shows the first screen in the reader's language, or none if the page
// will show something else. A link to a game is announced: what is left of the first screen then is the scene of that
// game, and main.ts fetches the engine that `data-game` names. If the page's own script cannot be fetched, the reader is
// told at once. The build puts this file with all that it imports into the document (tools/lib/first-screen.mjs).
import { applyReader, applyTheme, loadSettings, type Settings } from '../../device/settings';
import { ALWAYS } from '../../dom/life';
import { isOwnEntry } from './entries';

const root = document.documentElement;

/** Shows that the page's own script cannot be fetched. */
function tellUnreachable({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('script[src]')) return;
  document.getElementById('unreachable')!.style.visibility = 'visible';
}

/** Returns the title of the game in the link of the address; null if there is none, or if it is of another time. */
function linkedTitle(screen: Element): Element | null {
  try {
    const record = location.hash.slice(1).replace(/^s/, ''), // a study
      start = atob(record.slice(0, 32).replaceAll('-', '+').replaceAll('_', '/')),
      game = /"g":"(\w+)"/.exec(start)?.[1]; // as a record begins (src/record/link.rs)
    return game === undefined ? null : screen.querySelector(`[data-game="${game}"] .title`);
  } catch {
    return null;
  }
}

/** Leaves the scene of a game on the screen, and says that it is coming. */
function announce(screen: HTMLElement, title: Element): void {
  const hero = screen.querySelector<HTMLElement>('.hero')!,
    [name, about] = hero.querySelector('.title')!.children,
    { game = '' } = title.parentElement!.dataset;
  root.dataset['game'] = hero.dataset['game'] = game;
  name!.textContent = title.firstElementChild!.textContent;
  about!.textContent = screen.dataset['coming'] ?? '';
  screen.classList.add('coming');
  screen.querySelectorAll('header button, .deeds, .others, footer').forEach((one) => one.remove());
}

/** Returns whether the page will show something else than this screen. */
function showsElse(screen: HTMLElement, { game }: Settings): boolean {
  const shown = screen.querySelector<HTMLElement>('.hero')?.dataset['game'];
  if (/[?&]kiosk\b/.test(location.search)) return true;
  return location.hash.length > 1 || isOwnEntry() || (game !== '' && game !== shown && !root.dataset['game']);
}

/** Marks the button that was tapped last: the living screen taps it (hydrate.ts). */
function noteTap(screen: HTMLElement, target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  screen.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
}

function choose(first: HTMLElement): void {
  const settings = loadSettings(),
    other = document.getElementById(`first-${settings.language}`) as HTMLTemplateElement | null,
    screen = (other?.content.firstElementChild as HTMLElement | undefined) ?? first,
    own = parent === window && location.protocol !== 'file:',
    title = own ? linkedTitle(screen) : null;
  if (title) announce(screen, title);
  if (!own || (!title && showsElse(screen, settings))) return first.remove();
  root.lang = screen.lang;
  applyTheme(settings.theme);
  applyReader(settings);
  screen.onclick = ({ target }) => noteTap(screen, target);
  if (screen !== first) first.replaceWith(screen);
}

addEventListener('error', tellUnreachable, { capture: true, signal: ALWAYS });
const first = document.getElementById('first');
if (first) choose(first); // otherwise the page was quicker
