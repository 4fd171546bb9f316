// The card that tells a lesson: in the column of the log, or a strip below the table. Only on a phone it lies over the table, but never over what
// has to be tapped, and can be folded.
import './card.css';
import { attr, el, fill, show, write } from '../../core/dom';
import { spotFor, type Around, type Spot } from './spot';

export interface CardWords {
  title: string;
  text: string;
  act: string;
  how: string;
  back: string;
  over: string;
  on: string;
  close: string;
  fold: string;
}
export interface CardEvents {
  back(): void;
  over(): void;
  on(): void;
  close(): void;
  folded(): void;
}

export class LessonCard {
  private readonly title = el('h2', { id: 'lesson-title', tabindex: '-1' });
  private readonly fold = el(
    'button',
    {
      type: 'button',
      class: 'shut fold',
      id: 'lesson-fold',
      'aria-expanded': 'true',
      onclick: () => this.folds(),
    },
    el('span', { 'aria-hidden': 'true' }, '–'),
  );
  private readonly shut = el(
    'button',
    { type: 'button', class: 'shut', id: 'lesson-close', onclick: () => this.events.close() },
    el('span', { 'aria-hidden': 'true' }, '×'),
  );
  private readonly text = el('p', { class: 'tells' });
  private readonly act = el('p', { class: 'act' });
  private readonly how = el('p', { class: 'note' });
  private readonly back = el('button', {
    type: 'button',
    class: 'quiet',
    id: 'lesson-back',
    onclick: () => this.events.back(),
  });
  private readonly over = el('button', {
    type: 'button',
    class: 'quiet',
    id: 'lesson-over',
    onclick: () => this.events.over(),
  });
  private readonly on = el('button', { type: 'button', id: 'lesson-on', onclick: () => this.events.on() });
  private readonly body = el(
    'div',
    { class: 'body' },
    el('div', { 'aria-live': 'polite' }, this.text, this.act, this.how),
    el('div', { class: 'acts' }, this.back, this.over, this.on),
  );
  readonly root = el(
    'aside',
    { class: 'lesson', 'aria-labelledby': 'lesson-title' },
    el('header', {}, this.title, this.fold, this.shut),
    this.body,
  );
  private spot: Spot | null = null;

  constructor(private readonly events: CardEvents) {}

  /** `reads`: there is nothing to do but to go on. */
  tell(
    words: CardWords,
    { first, resumed, reads }: { first: boolean; resumed: boolean; reads: boolean },
  ): void {
    write(this.title, words.title);
    write(this.text, words.text);
    write(this.act, words.act);
    write(this.how, words.how);
    fill(this.back, words.back);
    fill(this.over, words.over);
    fill(this.on, words.on);
    attr(this.fold, 'aria-label', words.fold);
    attr(this.shut, 'aria-label', words.close);
    show(this.back, !first && !resumed);
    show(this.over, resumed);
    this.on.classList.toggle('primary', reads);
    this.on.classList.toggle('quiet', !reads);
    this.root.classList.remove('waits');
    if (document.activeElement === document.body || (this.root.contains(document.activeElement) && !reads))
      this.title.focus();
  }

  /** Others play: the last lesson stays to be read, without its buttons. */
  waits(): void {
    this.root.classList.add('waits');
  }

  focus(): void {
    this.title.focus();
  }

  /** Whether it lies over the table, where it has to be out of the way. */
  get floats(): boolean {
    const floats = getComputedStyle(this.root).position === 'absolute';
    if (!floats) this.root.style.translate = '';
    return floats;
  }

  /** Lays it where it is not in the way, over `host`. */
  lie(host: HTMLElement, around: Around): void {
    const { offsetWidth: w, offsetHeight: h } = this.root;
    this.spot = spotFor({ w, h }, { w: host.clientWidth, h: host.clientHeight }, around, this.spot);
    this.root.style.translate = `${host.offsetLeft + this.spot.x}px ${host.offsetTop + this.spot.y}px`;
  }

  private folds(): void {
    const folded = this.root.classList.toggle('folded');
    this.fold.setAttribute('aria-expanded', String(!folded));
    this.spot = null;
    this.events.folded();
  }
}
