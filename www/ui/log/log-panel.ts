// The panel with the log: a column if there is room, otherwise a sheet that a button of the bar opens. Escape
// and a tap beside the sheet close it.
import { box, button, el, fill, show } from '../../dom/elements';
import { icon } from '../../dom/icons';
import { media } from '../../dom/life';
import type { Log } from './log';
import type { Words } from '../../words/words';

export class LogPanel {
  readonly drawer = button('', { class: 'quiet', id: 'log-open', 'aria-expanded': 'false' }, () =>
    this.toggle(),
  );
  private readonly earlier = button(
    icon('earlier'),
    { class: 'quiet', id: 'earlier', 'aria-keyshortcuts': '[' },
    () => this.look(-1),
  );
  private readonly later = button(
    icon('later'),
    { class: 'quiet', id: 'later', 'aria-keyshortcuts': ']' },
    () => this.look(1),
  );
  private readonly title = el('h2', { id: 'log-title' });
  private readonly shut = button(el('span', { 'aria-hidden': 'true' }, '×'), 'shut', () => this.close());
  /** Room for the log as a column: the same condition as in style.css. */
  private readonly wide: MediaQueryList;
  readonly root: HTMLElement;

  /** `look`: shows an earlier or a later position. */
  constructor(
    life: AbortSignal,
    private readonly log: Log,
    private readonly look: (by: -1 | 1) => void,
  ) {
    this.root = el('aside', { class: 'log', 'aria-labelledby': 'log-title' }, [
      this.title,
      box('look', this.earlier, this.later),
      this.shut,
      log.region,
    ]);
    this.wide = media(life, '(min-width: 1200px) and (orientation: landscape)', () => {
      this.stops();
      log.toEnd();
    });
    this.stops();
  }

  speak(words: Words): void {
    fill(this.drawer, icon('log'), el('span', 'vh', words.t('log-open')));
    fill(this.title, words.t('log'));
    this.earlier.setAttribute('aria-label', words.t('past-earlier'));
    this.later.setAttribute('aria-label', words.t('past-later'));
    this.shut.setAttribute('aria-label', words.t('close'));
  }

  /** Sets whether earlier positions may be looked at. */
  setLook(open: boolean): void {
    for (const button of [this.earlier, this.later]) show(button, open);
  }

  /** Opens or closes the drawer; the column beside the table is always open. */
  toggle(open = !this.root.classList.contains('open')): void {
    this.root.classList.toggle('open', open);
    this.drawer.setAttribute('aria-expanded', String(open));
    this.stops();
    if (open) this.log.toEnd();
  }

  /**
   * Closes the sheet and moves the focus back to its button; returns whether it was closed. It stays open if
   * `tapped` is a part of it.
   */
  close(tapped?: EventTarget | null): boolean {
    const open = this.root.classList.contains('open'),
      own = [this.root, this.drawer].some((part) => tapped instanceof Node && part.contains(tapped));
    if (!open || own) return false;
    if (this.root.contains(document.activeElement)) this.drawer.focus();
    this.toggle(false);
    return true;
  }

  /** Sets the stops of the Tab key: a visible log can be scrolled, and a closed drawer is passed by. */
  private stops(): void {
    const open = this.root.classList.contains('open');
    this.log.seen = open || this.wide.matches;
    this.shut.tabIndex = open ? 0 : -1;
    for (const stop of [this.log.region, this.earlier, this.later]) stop.tabIndex = this.log.seen ? 0 : -1;
  }
}
