// Buttons that come in the place of others.

/** How long they take no tap, in ms: a double tap was meant for the buttons before. */
const RIPE = 500;

/** Lets a button, or a row of them, take no tap at first. */
export function ripen(root: HTMLElement): void {
  root.style.pointerEvents = 'none';
  setTimeout(() => (root.style.pointerEvents = ''), RIPE);
}
