// The card that tells a lesson: in the column of the log, or a strip below the table; on a phone in the place of the question.
import './card.css';
import { attr, el, fill, show, write } from '../../core/dom';

export interface CardWords {
  title: string;
  text: string;
  act: string;
  how: string;
  back: string;
  over: string;
  on: string;
  close: string;
}
export interface CardEvents {
  back(): void;
  over(): void;
  on(): void;
  close(): void;
}

export class LessonCard {
  private readonly title = el('h2', { id: 'lesson-title', tabindex: '-1' });
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
    el('header', {}, this.title, this.shut),
    this.body,
  );

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
}
