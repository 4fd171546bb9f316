// Keeps what is written into in sight while the device shows a keyboard. The page is not told of it otherwise:
// the keyboard lies over the page, whose size stays as it is.

import { ALWAYS } from './life';

/** What covers less than this is a bar of the browser, in CSS pixels. */
const LEAST = 120;

let watching = false;

/** Tells the style sheet how much of the foot of the page is covered, and brings the field above it. */
function fit(): void {
  const { height, scale } = visualViewport!,
    covered = Math.round(innerHeight - height * scale), // a page that is zoomed in shows less as well
    root = document.documentElement,
    risen = covered > LEAST;
  root.toggleAttribute('data-keyboard', risen);
  if (!risen) return void root.style.removeProperty('--keyboard');
  root.style.setProperty('--keyboard', `${covered}px`);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Begins to watch for a keyboard; every later call does nothing. */
export function watchKeyboard(): void {
  if (watching || !window.visualViewport) return;
  watching = true;
  visualViewport!.addEventListener('resize', fit, { signal: ALWAYS });
  fit();
}
