// Runs in the document, before any other script: shows the first screen in
// the reader's language, or none if the page will show something else. A link to a game is announced: what is left of
// the first screen then is the scene of that game. It reads the settings of www/device/settings.ts, the history of
// www/shell/entrance.ts and how a record begins (src/record/link.rs); main.ts fetches the engine of the game that it names in
// `data-game`. If the page's own script cannot be fetched, the reader is told at once.
/* global addEventListener, document, history, location, parent, window */
(() => {
  addEventListener(
    'error',
    ({ target }) => {
      if (target.matches?.('script[src]'))
        document.getElementById('unreachable').style.visibility = 'visible';
    },
    true,
  );
  const first = document.getElementById('first'),
    root = document.documentElement;
  // The page was quicker.
  if (!first) return;
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('dockhand.settings'));
  } catch {
    // The browser has no storage, or something else wrote there.
  }
  const { language, theme, text, game } = kept ?? {},
    other = (code) => document.getElementById(`first-${code}`),
    code = [language, ...navigator.languages]
      .map((wish) => String(wish).toLowerCase().replace(/-.*/, ''))
      .find((code) => code === first.lang || other(code)),
    shown = other(code)?.content.firstElementChild ?? first;
  const title = () => {
    try {
      const record = location.hash.slice(1).replace(/^s/, ''),
        start = atob(record.slice(0, 32).replaceAll('-', '+').replaceAll('_', '/'));
      return shown.querySelector(`[data-game="${/"g":"(\w+)"/.exec(start)[1]}"] .title`);
    } catch {
      // No record, or one of another time.
    }
  };
  const own = parent === window && location.protocol !== 'file:',
    coming = own && title();
  if (coming) {
    const hero = shown.querySelector('.hero'),
      [name, about] = hero.querySelector('.title').children;
    root.dataset.game = hero.dataset.game = coming.parentElement.dataset.game;
    name.textContent = coming.firstElementChild.textContent;
    about.textContent = shown.dataset.coming;
    shown.classList.add('coming');
    shown.querySelectorAll('header button, .deeds, .others, footer').forEach((one) => one.remove());
  }
  const elsewhere =
    !own ||
    (!coming &&
      (location.hash.length > 1 ||
        String(history.state).startsWith('dockhand') ||
        (game && game !== shown.querySelector('.hero').dataset.game && !root.dataset.game)));
  if (elsewhere) return first.remove();
  root.lang = shown.lang;
  root.dataset.theme = ['light', 'dark'].find((known) => known === theme) ?? 'auto';
  root.dataset.text = ['large', 'larger', 'largest'].find((known) => known === text) ?? 'normal';
  shown.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    shown.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
  });
  if (shown !== first) first.replaceWith(shown);
})();
