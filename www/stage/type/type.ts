// The face of titles and numbers. Fetched when the first screen stands, or a game; without it the page is whole.
import './type.css';

/** Resolves to when the face came, in ms since the page began; rejects if it cannot be had. */
export const came: Promise<number> = document.fonts
  .load('800 1em Slab')
  .then((faces) => (faces.length > 0 ? performance.now() : -Infinity));
