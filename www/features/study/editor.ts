// The editor of a note: words, and two tools that draw on the table. While a tool is in hand, a tap on a place means
// the tool; without one the table is only looked at.
import { attr, box, button, el, write } from '../../dom/elements';
import { drawn } from '../../dom/icons';
import type { Place } from '../../engine/wire';
import type { Words } from '../../words/words';
import type { Game } from '../../ui/game-view';
import { MOST } from './format';
import type { Change, Notes } from './notes';

type Tool = 'arrow' | 'mark';

const ICONS: Record<Tool | 'remove', string> = {
  arrow: 'M4 20C6 12 11 8 19 7M13 3l6 4-4 6',
  mark: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z',
  remove: 'M6 6l12 12M18 6L6 18',
};

export class Editor {
  readonly root: HTMLElement;
  /** The place where an arrow begins that has no end yet. */
  from: Place | null = null;
  private tool: Tool | null = null;
  private at = 0;
  private readonly words: HTMLTextAreaElement;
  private readonly said = el('p', { class: 'said', role: 'status' });
  private readonly tools: Record<Tool, HTMLButtonElement>;
  private readonly deaf: () => unknown;

  constructor(
    private readonly say: Words,
    private readonly game: Game,
    private readonly notes: Notes,
    /** Called when something was written or drawn. */
    private readonly changed: () => void,
  ) {
    this.words = el('textarea', {
      id: 'study-words',
      rows: 3,
      maxlength: MOST.words,
      dir: 'auto',
      placeholder: this.t('study-words-hint'),
      oninput: () => this.wrote(),
      onkeydown: (event) => event.stopPropagation(), // space and letters are no keys of the game here
    });
    this.tools = { arrow: this.button('arrow'), mark: this.button('mark') };
    this.root = box('note-editor', [
      el('label', { for: 'study-words' }, this.t('study-words')),
      this.words,
      box('row', this.tools.arrow, this.tools.mark),
      this.said,
      box('row', [
        button([icon('remove'), this.t('study-remove')], { id: 'study-remove' }, () => this.remove()),
      ]),
    ]);
    this.deaf = game.events.on('shown', this.open);
    this.take(null);
  }

  private readonly t = (id: string, args = {}): string => this.say.t(id, args);

  private button(tool: Tool): HTMLButtonElement {
    return button([icon(tool), this.t(`study-${tool}`)], { id: `study-${tool}` }, () =>
      this.take(this.tool === tool ? null : tool),
    );
  }

  /** Whether a tool is in hand, so that taps and arrow keys belong to the table. */
  get draws(): boolean {
    return this.tool !== null;
  }

  /** Takes a tool into the hand, or puts it away. */
  take(tool: Tool | null): void {
    const began = this.from !== null;
    this.tool = tool;
    this.from = null;
    for (const one of ['arrow', 'mark'] as const)
      attr(this.tools[one], 'aria-pressed', tool === one ? 'true' : 'false');
    this.open();
    this.tell(tool === null ? '' : this.t(tool === 'arrow' ? 'study-tap-from' : 'study-tap-mark'));
    if (began) this.changed();
  }

  /** Shows the note about another position. */
  show(at: number): void {
    const words = this.notes.at(at)?.words ?? '';
    if (at !== this.at && this.from !== null) this.take(this.tool);
    if (this.words.value.trim() !== words.trim() || at !== this.at) this.words.value = words;
    this.at = at;
  }

  focus(): void {
    // On a phone, the keyboard would cover what the note is about.
    (matchMedia('(pointer: fine)').matches ? this.words : this.tools.arrow).focus();
  }

  close(): void {
    this.deaf();
    this.tool = null;
    this.open();
    this.root.remove();
  }

  private tell(text: string): void {
    write(this.said, text);
    if (text !== '') this.said.scrollIntoView({ block: 'nearest' });
  }

  private wrote(): void {
    const isRoom = this.notes.write(this.at, this.words.value);
    this.tell(isRoom ? '' : this.t('study-most', { most: MOST.notes }));
    this.changed();
  }

  private remove(): void {
    this.notes.remove(this.at);
    this.words.value = '';
    this.take(this.tool);
    this.changed();
  }

  /** Says that places can be tapped while a tool is in hand, which nothing else may be in a replay. */
  private readonly open = (): void => {
    const { layer } = this.game.screen;
    layer.classList.toggle('drawing', this.draws);
    for (const button of layer.querySelectorAll('button[data-place]'))
      attr(button, 'aria-disabled', this.draws ? null : 'true');
  };

  /** Uses the tool that is in hand at a place. */
  use(place: Place): void {
    if (this.tool === null) return this.tell(this.t('study-no-tool'));
    if (this.tool === 'mark') this.draw(this.notes.mark(this.at, place), 'study-tap-mark');
    else if (this.from === null || this.from === place) this.begin(this.from === null ? place : null);
    else {
      // One arrow, then the tool is put away: the next tap is to draw nothing by surprise.
      const change = this.notes.arrow(this.at, [this.from, place]);
      this.from = null;
      this.take(null);
      this.draw(change, `study-arrow-${change}`);
    }
  }

  /** Begins an arrow at a place, or lets it be. */
  private begin(from: Place | null): void {
    this.from = from;
    this.tell(this.t(from === null ? 'study-tap-from' : 'study-tap-to'));
    this.changed();
  }

  private draw(change: Change, then: string): void {
    this.tell(change === 'full' ? this.t('study-full', MOST) : this.t(then));
    this.changed();
  }
}

const icon = (name: keyof typeof ICONS): SVGElement => drawn(ICONS[name]);
