// Every sheet that the menu of a game opens, each in a page of its own.
import { box, el } from '../dom/elements';

/** The entries that open no sheet, but leave the page or ask for a file. */
const NO_SHEET = ['menu-open-file', 'menu-setup-learn'];
const PATIENCE = 10_000;

/** Yields a row for the start page, the game and each sheet of its menu, with a page for each theme. */
export async function* sheetsOf(game: string, themes: readonly string[]): AsyncGenerator<HTMLElement> {
  const [first = 'light'] = themes;
  const probe = page(first);
  document.body.append(probe);
  await begin(probe, game);
  const entries = [...(await menu(probe)).querySelectorAll('[id^=menu-]')].map(({ id }) => id);
  probe.remove();
  for (const entry of ['', ...entries.filter((id) => !NO_SHEET.includes(id))]) {
    const pages = themes.map(page);
    yield el('section', {}, [
      el('h3', {}, entry === '' ? 'the game' : entry.replace('menu-', '')),
      box('themes', ...pages),
    ]);
    for (const one of pages) {
      await begin(one, game);
      if (entry !== '') (await menu(one)).querySelector<HTMLElement>(`#${entry}`)?.click();
    }
  }
}

const page = (theme: string): HTMLIFrameElement => el('iframe', { src: './index.html', title: theme });

/** Begins a game in a page by its own buttons. */
async function begin(frame: HTMLIFrameElement, game: string): Promise<void> {
  (await present<HTMLElement>(frame, `label:has(#game-${game})`)).click();
  (await present<HTMLElement>(frame, '#start:not([disabled])')).click();
  await present(frame, 'main.game');
  // The theme is the title of the frame. It is set last, because a page sets the theme of the settings when
  // it begins.
  frame.contentDocument!.documentElement.dataset['theme'] = frame.title;
}

async function menu(frame: HTMLIFrameElement): Promise<HTMLElement> {
  (await present<HTMLElement>(frame, '#menu')).click();
  return present<HTMLElement>(frame, '.menu');
}

/** Resolves with an element of a page as soon as it is there. */
async function present<E extends Element>(frame: HTMLIFrameElement, selector: string): Promise<E> {
  for (const since = performance.now(); performance.now() - since < PATIENCE;) {
    const found = frame.contentDocument?.querySelector<E>(selector);
    if (found) return found;
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  throw new Error(`${selector} did not appear`);
}
