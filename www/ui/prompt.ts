// The prompt below the table: whose turn it is and what to do, a second line, and the buttons that answer.
import { actions, attr, box, button, el, fill, show, write } from '../dom/elements';
import { Events } from '../dom/page-events';
import { stone, type Marks } from '../dom/glyph';
import { icon } from '../dom/icons';
import type { Choice } from '../table/drivers';
import { stopped, type Words } from '../words/words';

export interface PromptEvents {
  confirm(): void;
  cancel(): void;
  undo(): void;
  /** Asks for the best moves. */
  advise(): void;
}

/** The kinds of the second line: what a choice brings, what was done, why something is impossible, what is being shown. */
export type HintKind = 'preview' | 'news' | 'why' | 'told';

interface Acts {
  confirm?: boolean;
  cancel?: boolean;
  /** Why nothing can be taken back; empty if a move can. */
  undo?: string | undefined;
  /** Whether a hint can be asked for now; undefined where there are none. */
  advise?: boolean | undefined;
  choices?: Choice[] | undefined;
}

export class Prompt {
  private readonly plate = el('span', 'plate');
  private readonly plates = new Map<number, SVGElement>();
  private readonly status = el('p', { id: 'status', role: 'status', tabindex: '-1' });
  private readonly hint = el('p', { id: 'hint', class: 'hint' });
  private readonly lines = box('lines', box('box', this.status, this.hint));
  private readonly choices = box('choices');
  private readonly confirm = button('', { class: 'primary', id: 'confirm' }, () =>
    this.press(this.confirm, this.events.confirm),
  );
  private readonly cancel = button('', { id: 'cancel' }, () => this.press(this.cancel, this.events.cancel));
  /** Keeps its place whatever stands beside it, so that no habit hits an answer. */
  private readonly advise = button('', { id: 'advise' }, () => this.press(this.advise, this.events.advise));
  /** Says why, if nothing can be taken back: to a tap, and to a mouse or the keyboard that comes to it. */
  private readonly undo = button(
    '',
    {
      id: 'undo',
      onmouseenter: () => this.tellUndo(true),
      onmouseleave: () => this.tellUndo(false),
      onfocus: () => this.tellUndo(this.undo.matches(':focus-visible')),
      onblur: () => this.tellUndo(false),
    },
    () => this.events.undo(),
  );
  /** The second line, and its kind if it is not empty. */
  hinted: { kind: HintKind | null; hint: string } = { kind: null, hint: '' };
  /** What the second line says by itself, when no place is looked at and nothing was tried. */
  own = '';
  private ownKind: HintKind = 'preview';
  /** All that is asked, as it is spoken; empty while nothing is. */
  asked = '';
  /** `hinted`: the second line was written, possibly with the same text. */
  readonly heard = new Events<{ hinted: [] }>();
  readonly root = el('section', 'prompt', [
    box('words', this.plate, this.lines),
    actions(this.advise, this.undo, this.choices, this.cancel, this.confirm),
  ]);

  constructor(
    private readonly marks: Marks,
    private readonly events: PromptEvents,
  ) {}

  speak(words: Words): void {
    fill(this.confirm, words.t('confirm'));
    fill(this.cancel, words.t('cancel'));
    fill(this.undo, icon('undo'), el('span', {}, words.t('undo')));
    fill(this.advise, icon('hint'), el('span', {}, words.t('hint')));
    this.root.setAttribute('aria-label', words.t('area-actions'));
  }

  /** Focuses the status, where reading goes on after the device has been handed over. */
  focusStatus(): void {
    this.status.focus();
  }

  /** Whether the status has the focus. */
  get isRead(): boolean {
    return document.activeElement === this.status;
  }

  /** The width of the lines, in px. */
  get width(): number {
    return this.lines.clientWidth;
  }

  /** The element below the table that has the keyboard focus. */
  get keyed(): Element | null {
    return this.root.querySelector(':focus-visible');
  }

  /** Writes the prompt. `quiet`: it is not spoken. */
  set(colour: number | null, status: string, hint: string, quiet = false, kind: HintKind = 'preview'): void {
    attr(this.status, 'aria-live', quiet ? 'off' : null);
    this.showPlate(colour);
    attr(this.root, 'data-colour', colour === null ? null : String(colour));
    write(this.status, status);
    attr(this.status, 'class', status.length > 56 ? 'long' : null);
    this.own = hint;
    this.ownKind = kind;
    this.asked = quiet ? '' : `${stopped(status)} ${hint}`.trim();
    this.setHint(hint, kind);
  }
  /**
   * Shows the stone of a player. The stones lie on top of one another and one is visible, so that the end of
   * a turn changes no layout.
   */
  private showPlate(colour: number | null): void {
    show(this.plate, colour !== null);
    if (colour !== null && !this.plates.has(colour)) {
      const made = stone(colour, this.marks);
      this.plates.set(colour, made);
      this.plate.append(made);
    }
    for (const [other, plate] of this.plates) plate.classList.toggle('away', other !== colour);
  }

  /** Writes the second line. Where one line has room, a reason matters more than whose turn it is. */
  setHint(hint: string, kind: HintKind = 'preview'): void {
    write(this.hint, hint);
    this.hinted = { kind: hint === '' ? null : kind, hint };
    attr(this.lines, 'data-hint', this.hinted.kind);
    this.heard.emit('hinted');
  }

  /** Writes what the second line says by itself. */
  restoreHint(): void {
    this.setHint(this.own, this.ownKind);
  }

  /** Shows what can be done now; what is not named cannot. */
  setActs({ confirm = false, cancel = false, undo, advise, choices: shown = [] }: Acts): void {
    const able = (button: HTMLElement, yes: boolean): void =>
      attr(button, 'aria-disabled', yes ? null : 'true');
    able(this.confirm, confirm);
    able(this.cancel, cancel);
    able(this.undo, undo === '');
    attr(this.undo, 'aria-description', undo || null);
    able(this.advise, advise === true);
    show(this.confirm, confirm || shown.length === 0);
    show(this.cancel, cancel || shown.length === 0);
    show(this.advise, advise !== undefined);
    const same =
      this.choices.children.length === shown.length &&
      shown.every(({ text }, i) => this.choices.children[i]?.textContent === text);
    if (!same)
      fill(this.choices, [
        shown.map(({ id, text, modest, picture }) =>
          button([picture, el('span', {}, text)], { id, class: modest ? 'choice' : 'choice primary' }),
        ),
      ]);
    shown.forEach(({ play, proposed, lasts }, i) => {
      const button = this.choices.children[i] as HTMLButtonElement;
      button.onclick = play;
      button.style.setProperty('--lasts', lasts ? `${lasts}ms` : null);
      attr(button, 'aria-describedby', proposed ? 'hint-title' : null);
    });
  }

  private tellUndo(on: boolean): void {
    const why = this.undo.getAttribute('aria-description') ?? '';
    if (on && why !== '') this.setHint(why, 'why');
    else if (why === this.hinted.hint) this.restoreHint();
  }

  private press(button: HTMLElement, act: () => void): void {
    if (button.getAttribute('aria-disabled') !== 'true') act();
  }
}
