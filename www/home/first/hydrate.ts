// The first screen of the document (tools/lib/first-screen.mjs) gives way to the living one.

/**
 * Shows what the page shows first; a screen that announces a game stays until the game is there. What was chosen and
 * tapped meanwhile is chosen and tapped there; the focus stays.
 */
export function hydrate(show: () => void): void {
  const first = document.getElementById('first'),
    ids = ['input:checked', ':focus', '[aria-busy]'].map((state) => first?.querySelector(state)?.id ?? '');
  if (!first?.classList.contains('coming')) first?.remove();
  show();
  const [chosen, focused, tapped] = ids.map((id) => document.getElementById(id));
  chosen?.click();
  focused?.focus();
  tapped?.click();
}
