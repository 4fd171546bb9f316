// Runs in the document, before any other script and without waiting for the style sheet: shows the first screen in
// the reader's language, or none if the page will show something else. It reads the settings of
// www/core/settings.ts and the history of www/entrance.ts. If the page's own script cannot be fetched, the reader
// is told at once.
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
  const { language, theme, game } = kept ?? {},
    other = (code) => document.getElementById(`first-${code}`),
    code = [language, ...navigator.languages]
      .map((wish) => String(wish).toLowerCase().replace(/-.*/, ''))
      .find((code) => code === first.lang || other(code)),
    shown = other(code)?.content.firstElementChild ?? first;
  const elsewhere =
    parent !== window ||
    location.protocol === 'file:' ||
    location.hash.length > 1 ||
    String(history.state).startsWith('dockhand') ||
    (game && game !== shown.querySelector('.hero').dataset.game && !root.dataset.game);
  if (elsewhere) return first.remove();
  root.lang = shown.lang;
  root.dataset.theme = ['light', 'dark'].find((known) => known === theme) ?? 'auto';
  shown.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    shown.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
  });
  if (shown !== first) first.replaceWith(shown);
})();
