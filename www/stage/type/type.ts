// The typeface of titles and numbers. It is fetched late: the page is complete without it.
import './type.css';

/** Resolves with when the typeface came, in ms since the page began; rejects if it does not. */
export const came: Promise<number> = document.fonts
  .load('800 1em Slab')
  .then((faces) => (faces.length > 0 ? performance.now() : -Infinity));
