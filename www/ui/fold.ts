// The button that folds a panel which lies over the table to its first lines, and unfolds it.
import './fold.css';
import { attr, button, fill } from '../dom/elements';
import { drawn } from '../dom/icons';
import type { Words } from '../words/words';

const DOWN = 'M5 9l7 7 7-7',
  UP = 'M5 15l7-7 7 7';

/** Returns the button of this panel; `folded`: how it is at first. */
export function foldButton(panel: HTMLElement, words: Words, folded: boolean): HTMLButtonElement {
  const fold = button('', { class: 'fold' }, () => set(!panel.hasAttribute('data-folded')));
  const set = (now: boolean): void => {
    attr(panel, 'data-folded', now ? 'yes' : null);
    attr(fold, 'aria-expanded', String(!now));
    attr(fold, 'aria-label', words.t(now ? 'panel-unfold' : 'panel-fold'));
    fill(fold, drawn(now ? UP : DOWN));
  };
  set(folded);
  return fold;
}
