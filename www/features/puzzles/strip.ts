// The strip beside the table of a puzzle: what is asked, how it went, and the buttons.
import { attr, box, button, el, fill, write } from '../../dom/elements';
import { ripen } from '../../dom/ripen';
import { foldButton } from '../../ui/fold';
import type { Words } from '../../words/words';

/** A button of the strip. */
export interface Act {
  id:
    | 'hint'
    | 'answer'
    | 'again'
    | 'why'
    | 'next'
    // What follows a move, and the steps of that line.
    | 'best'
    | 'other'
    | 'previous'
    | 'onward'
    | 'back';
  text: string;
  /** Whether it plays what follows the move that it names. */
  plays: boolean;
  primary: boolean;
  /** Whether it can do nothing now. */
  barred: boolean;
  act: () => void;
}

/** How the puzzle stands: asked, a wrong move, solved, the answer was played, it is told why, or a line is shown. */
export type Mood = 'asked' | 'wrong' | 'right' | 'shown' | 'told' | 'line';

export interface Caption {
  mood: Mood;
  /** The sentence that is read aloud, and the reason behind it. */
  text: string;
  because: string;
  /** What else there is to know about it. */
  note: string;
  acts: Act[];
}

const SIGNS: Record<Mood, string> = { asked: '?', wrong: '✗', right: '✓', shown: '★', told: '★', line: '▶' };

export class Strip {
  private readonly sign = el('span', { class: 'sign', 'aria-hidden': 'true' });
  private readonly asks = el('b');
  private readonly because = el('span');
  private readonly text = el('p', { class: 'asks', role: 'status', tabindex: '-1' }, this.asks, this.because);
  private readonly note = el('p', 'note');
  private readonly acts = box('acts');
  /** Where the rules stand that are in play at this table and not at every one. */
  readonly rules = box('rules-place');
  readonly root: HTMLElement;

  constructor(
    title: string,
    private readonly words: Words,
    shut: { label: string; act: () => void },
  ) {
    const close = button(
      el('span', { 'aria-hidden': 'true' }, '×'),
      { class: 'shut', id: 'puzzle-close', 'aria-label': shut.label },
      () => shut.act(),
    );
    this.root = el('section', { class: 'puzzle', 'aria-label': title }, [
      this.sign,
      box('told', this.text, this.note, this.rules),
      close,
      this.acts,
    ]);
    close.before(foldButton(this.root, words, true));
  }

  tell({ mood, text, because, note, acts }: Caption): void {
    if (this.root.dataset['mood'] !== mood) ripen(this.acts); // the row has other buttons now
    attr(this.root, 'data-mood', mood);
    write(this.sign, SIGNS[mood]);
    write(this.asks, text);
    write(this.because, because && ` ${because}`);
    write(this.note, note);
    const focus = this.acts.contains(document.activeElement) ? document.activeElement?.id : null;
    fill(this.acts, [acts.map((one) => this.button(one))]);
    // If the button that had the focus is gone, the sentence that replaced it has it now.
    if (focus) (this.acts.querySelector<HTMLElement>(`#${focus}`) ?? this.text).focus();
  }

  private button({ id, text, plays, primary, barred, act }: Act): HTMLElement {
    const label = plays ? this.words.t('puzzles-plays', { move: text }) : null;
    return button(
      plays ? [el('span', { 'aria-hidden': 'true' }, '▶ '), text] : text,
      {
        id: `puzzle-${id}`,
        class: primary ? 'primary' : 'quiet',
        'aria-label': label,
        'aria-disabled': barred ? 'true' : null,
      },
      act,
    );
  }

  /** Moves the focus to a button, or where there is none to the sentence. */
  focus(id?: Act['id']): void {
    ((id && this.acts.querySelector<HTMLElement>(`#puzzle-${id}`)) || this.text).focus();
  }
}
