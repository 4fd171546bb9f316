// What a game means beside itself, at its end: a part of the sheet with the result, and what leads on from there.
import { type Child, el } from '../../dom/elements';
import type { Choice } from '../../table/drivers';

/** Returns a part of the sheet at the end; `name` names the feature. */
export const endPart = (name: string, label: string, children: Child): HTMLElement =>
  el('section', { class: `${name}-end`, 'aria-label': label }, children);

/** Returns what leads on from the bar, in place of another game at the same table. */
export const leadOn = (id: string, text: string, play: () => void): Choice => ({
  id: `after-${id}`,
  text,
  play,
});
