// The head of the log: the progress of the game from beginning to end, and the list of what counts when, as
// long as there is room below the log. Both follow the position that is shown, as the bar above the table does.
import './progress-panel.css';
import { attr, box, el, fill, show, write } from '../../dom/elements';
import { colourWishes, onMutation, onResize } from '../../dom/life';
import { fetchProgress } from '../../games/progress';
import type { CountLine, Progress } from '../../games/contract';
import type { Look } from '../../stage/brush/palette';
import type { Game } from '../../ui/game-view';

/** Below this number of entries the list is shown in any case; then it goes when its room is needed. */
const ENTRIES = 4;

export async function showProgress(game: Game): Promise<void> {
  const progress = await fetchProgress(game.card.id);
  if (progress && game.open) new ProgressPanel(game, progress).start();
}

class ProgressPanel {
  private readonly canvas = el('canvas');
  private readonly from = el('span');
  private readonly to = el('span');
  private readonly drawing = box({ class: 'course', role: 'img' }, this.canvas, this.from, this.to);
  private readonly title = el('h3', { id: 'counts-title' });
  private readonly list = el('ul', { 'aria-labelledby': 'counts-title' });
  private readonly counts = box(
    { class: 'counts', role: 'group', 'aria-labelledby': 'counts-title', hidden: true },
    this.title,
    this.list,
  );
  /** The words that everything is written in; null if they have not been fetched yet. */
  private words: Game['words'] | null = null;
  private lines: CountLine[] = [];
  /** The keys of what is painted and listed now. */
  private painted = '';
  private listed = '';
  /** The size of the window, and the number of entries beside which it had no room for the list. */
  private size = '';
  private most = Infinity;

  constructor(
    private readonly game: Game,
    private readonly progress: Progress,
  ) {}

  start(): void {
    const { events, life, screen } = this.game;
    const draw = (): void => this.draw(),
      // Drawing may change the sizes again, and browsers complain if it does so while they report them.
      soon = (): void => this.game.motion.afterPaint.add(draw);
    onResize(life, soon, this.drawing, this.counts);
    onMutation(life, () => this.settle(false), screen.log.list, { childList: true });
    onMutation(life, draw, document.documentElement, { attributeFilter: ['data-theme'] });
    colourWishes(life, draw);
    events.on('shown', soon);
    this.draw();
  }

  /** Writes and paints what has changed. The old words stay until those of another language are here. */
  private draw(): void {
    const { game, progress } = this;
    if (!game.open) return;
    if (this.words !== game.words) return void this.speak();
    const { terms } = game.text();
    const [from, to] = progress.ends(terms);
    write(this.from, from);
    write(this.to, to);
    attr(this.drawing, 'aria-label', progress.label(terms));
    this.paint(progress.stage(terms));
    this.settle(true);
    this.paintEmblems();
    // In a small window the list scrolls, with the keyboard as well.
    attr(this.counts, 'tabindex', this.counts.scrollHeight > this.counts.clientHeight ? '0' : null);
  }

  private async speak(): Promise<void> {
    const { words, card } = this.game;
    try {
      await Promise.all(['progress', `progress-${card.id}`].map((name) => words.fetch(name)));
    } catch {
      return; // tried again when the next position is shown
    }
    if (!this.game.open || words !== this.game.words || words === this.words) return;
    const isFirst = this.words === null;
    this.words = words;
    this.write();
    if (isFirst) {
      const { log } = this.game.screen;
      log.region.before(this.drawing);
      log.region.after(this.counts);
      log.toEnd();
    }
    this.draw();
  }

  /** Writes the list of what counts, in the order in which it does. */
  private write(): void {
    const text = this.game.text(),
      t = (id: string): string => text.terms.t(`progress-${id}`);
    const order: CountLine['when'][] = ['now', 'round', 'end'];
    this.lines = this.progress
      .counts(text.terms, text.score.sources(this.game.session.score()))
      .sort((one, other) => order.indexOf(one.when) - order.indexOf(other.when));
    write(this.title, t('title'));
    fill(this.list, [
      this.lines.map(({ when, title, about }) =>
        el('li', {}, [
          el('canvas', { 'aria-hidden': 'true' }),
          el('b', {}, title),
          ' ',
          el('span', 'when', t(when)),
          ' ',
          el('span', 'about', about),
        ]),
      ),
    ]);
    this.listed = '';
  }

  /**
   * Shows the list while there are few entries, or room for it. It stands below the entries, so that nothing moves
   * when it goes. `lays`: there is time to lay out the page, which tells whether there is room.
   */
  private settle(lays: boolean): void {
    const { log } = this.game.screen,
      entries = [...log.list.children] as HTMLElement[],
      moves = entries.filter((entry) => !entry.classList.contains('note'));
    // The log of a game that was opened may still be on its way.
    const missing = Math.max(0, this.game.history.moves - moves.length),
      told = entries.filter(({ hidden }) => !hidden).length + missing;
    const size = `${innerWidth} ${innerHeight}`,
      wasHidden = this.counts.hidden,
      isShort = told < ENTRIES;
    if (size !== this.size) this.most = Infinity;
    this.size = size;
    const mayStay = missing === 0 && told < this.most && (lays || !wasHidden);
    show(this.counts, this.lines.length > 0 && (isShort || mayStay));
    if (lays && !isShort && this.isCut) {
      this.most = told;
      show(this.counts, false);
    }
    if (this.counts.hidden !== wasHidden) log.toEnd();
  }

  /** Whether the list is seen in part; a closed log tells nothing about its room. */
  private get isCut(): boolean {
    return this.game.screen.log.seen && this.counts.scrollHeight > this.counts.clientHeight + 1;
  }

  /** The look of the table without grain, which is too coarse here. */
  private get look(): Look {
    return { ...this.game.stage.picture.look, matter: null };
  }

  private paint(stage: number[]): void {
    const { look, canvas } = this;
    const size = { w: canvas.clientWidth, h: canvas.clientHeight };
    const key = [...stage, size.w, size.h, devicePixelRatio, look.scheme].join();
    if (size.w === 0 || key === this.painted) return;
    this.painted = key;
    this.progress.paint(brushFor(canvas), look, size, stage);
  }

  private paintEmblems(): void {
    const { look } = this,
      { picture } = this.game.stage,
      canvases = [...this.list.querySelectorAll('canvas')],
      w = canvases[0]?.clientWidth ?? 0;
    const key = [w, devicePixelRatio, look.scheme].join();
    if (w === 0 || key === this.listed) return;
    this.listed = key;
    canvases.forEach((canvas, i) =>
      this.lines[i]?.emblem(brushFor(canvas), { ...picture, look }, { x: 1, y: 1, w: w - 2, h: w - 2 }),
    );
  }
}

/** Returns a brush for an empty canvas, in CSS pixels. */
function brushFor(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ratio = Math.min(2, devicePixelRatio || 1);
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  const g = canvas.getContext('2d')!;
  g.scale(ratio, ratio);
  return g;
}
