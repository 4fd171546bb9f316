// The card that tells a lesson: in the column of the log, or a strip below the table, or on a phone in place
// of the question. It is as high as its longest lesson needs, so that the table has one size. A text that is
// too long for the window is told in pages.
import '../../ui/log/entries.css';
import './card.css';
import { actions, attr, box, button, el, fill, paragraph, show, write } from '../../dom/elements';
import { onResize } from '../../dom/life';
import { ripen } from '../../dom/ripen';
import type { Game } from '../../ui/game-view';
import { pagesOf } from './pages';

/** The sentences of a lesson. */
export interface Caption {
  text: string;
  act: string;
  how: string;
  /** The lesson is answered with buttons, which take a row of the strip. */
  answers: boolean;
}
export interface CardWords extends Caption {
  title: string;
  back: string;
  over: string;
  on: string;
  /** The button that makes the move of the lesson. */
  skip: string;
  /** The button that turns a page. */
  next: string;
  close: string;
}
/** `reads`: there is nothing to do except to go on. */
interface Place {
  first: boolean;
  resumed: boolean;
  reads: boolean;
}
export interface CardEvents {
  back(): void;
  over(): void;
  on(): void;
  skip(): void;
  close(): void;
}

export class LessonCard {
  private readonly title = el('h2', {
    id: 'lesson-title',
    tabindex: '-1',
    // The title has the focus after each lesson: whoever has only to read goes on with the same key.
    onkeydown: (event) => {
      const { key, repeat } = event as KeyboardEvent;
      if (key === 'Enter' && !repeat && this.reads) this.on.click();
    },
  });
  private readonly shut = button(
    el('span', { 'aria-hidden': 'true' }, '×'),
    { class: 'shut', id: 'lesson-close' },
    () => this.events.close(),
  );
  private readonly text = el('p', 'tells');
  private readonly act = el('p', 'act');
  private readonly how = el('p', 'note');
  private readonly page = el('span', 'page');
  private readonly back = button('', { class: 'quiet', id: 'lesson-back' }, () =>
    this.at > 0 ? this.turn(this.at - 1) : this.events.back(),
  );
  private readonly over = button('', { class: 'quiet', id: 'lesson-over' }, () => this.events.over());
  private readonly skip = button('', { class: 'quiet', id: 'lesson-skip' }, () => this.events.skip());
  private readonly on = button('', { class: 'primary', id: 'lesson-on' }, () =>
    this.at < this.pages.length - 1 ? this.turn(this.at + 1) : this.events.on(),
  );
  private readonly said = box({ class: 'said', 'aria-live': 'polite' }, this.text, this.act, this.how);
  /** All lessons at once, invisible: they keep the room that the longest needs, however it is shown. */
  private readonly gauge = box({ class: 'gauge', 'aria-hidden': 'true' });
  private readonly body = box('body', [
    this.said,
    this.gauge,
    actions(this.back, this.over, this.skip, this.page, this.on),
  ]);
  readonly root = el('aside', { class: 'lesson', 'aria-labelledby': 'lesson-title' }, [
    el('header', {}, this.title, this.shut),
    this.body,
  ]);
  private now: { words: CardWords; place: Place } | null = null;
  /** The text in pages, one if it fits, and the number of the page that is shown. */
  private pages: string[] = [''];
  private at = 0;
  /** The page is only read; otherwise a move is to be made. */
  private reads = true;

  constructor(private readonly events: CardEvents) {}

  /** Stands beside a game, and divides its text as there is room. */
  stand(game: Game): void {
    game.screen.root.insertBefore(this.root, game.screen.ground);
    onResize(game.life, () => this.divide(this.at), this.said);
    onResize(game.life, () => this.makeRoom(), this.root);
  }

  /** Keeps room for the longest of these lessons. */
  reserve(lessons: readonly Caption[]): void {
    fill(this.gauge, [
      lessons.map(({ text, act, how, answers }) =>
        pagesOf(text, () => true).map((page, at, { length }) =>
          box({ class: answers ? 'answered' : null }, [
            paragraph(page),
            at === length - 1 && act !== '' && paragraph(act, 'bold'),
            at === length - 1 && how !== '' && paragraph(how, 'small'),
          ]),
        ),
      ),
    ]);
  }

  tell(words: CardWords, place: Place): void {
    this.now = { words, place };
    write(this.title, words.title);
    fill(this.back, words.back);
    fill(this.over, words.over);
    fill(this.skip, words.skip);
    attr(this.shut, 'aria-label', words.close);
    show(this.over, place.resumed);
    this.root.classList.remove('waits');
    this.divide(0);
    if (
      document.activeElement === document.body ||
      (this.root.contains(document.activeElement) && !place.reads)
    )
      this.title.focus();
  }

  /** Tells the styles how high the card is: where it lies in the column of the log, the log begins below. */
  private makeRoom(): void {
    this.root.parentElement?.style.setProperty('--coach', `${this.root.offsetHeight}px`);
  }

  /** Divides the text into pages if it does not fit, and shows one of them. */
  private divide(at: number): void {
    const { now, said } = this;
    if (!now) return;
    this.pages = pagesOf(now.words.text, (text, last) => {
      this.write(text, last);
      return said.clientHeight === 0 || said.scrollHeight <= said.clientHeight + 1; // not laid out yet: the observer reports the size later
    });
    this.turn(Math.min(at, this.pages.length - 1));
  }

  private write(text: string, last: boolean): void {
    write(this.text, text);
    write(this.act, last && this.now ? this.now.words.act : '');
    write(this.how, last && this.now ? this.now.words.how : '');
  }

  private turn(at: number): void {
    if (!this.now) return;
    const { words, place } = this.now,
      last = at === this.pages.length - 1;
    this.at = at;
    this.reads = place.reads || !last;
    this.write(this.pages[at] ?? '', last);
    write(this.page, this.pages.length > 1 ? `${at + 1}/${this.pages.length}` : '');
    fill(this.on, last ? words.on : words.next);
    show(this.back, at > 0 || (!place.first && !place.resumed));
    const [come, gone] = this.reads ? [this.on, this.skip] : [this.skip, this.on];
    if (come.hidden) ripen(come);
    if (document.activeElement === gone) this.title.focus();
    show(come, true);
    show(gone, false);
  }

  /** Leaves the last lesson readable while the other players play, without its buttons. */
  waits(): void {
    this.root.classList.add('waits');
  }

  focus(): void {
    this.title.focus();
  }
}
