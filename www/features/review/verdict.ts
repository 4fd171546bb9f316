// What a review says of one decision: the move that was played, the better one with the reason, and the loss.
import { box, button, type Child, el, fill, paragraph, write } from '../../dom/elements';
import type { Words } from '../../words/words';
import { sign } from '../../ui/drawn';
import { lossText } from './lists';

/** A decision in words. `loss`: in thousandths; null if the move was not compared, 'awaited'
 * while it is looked at, or 'open' as long as a further search may change it. */
export interface Verdict {
  /** What the move is called: the best, as good, played, or one’s own. */
  word: string;
  played: string;
  /** The better move, or empty if it is not told yet. */
  better: string;
  why: string;
  loss: number | 'awaited' | 'open' | null;
  /** Whether no move is better than the one that was played. */
  best: boolean;
}

const row = (kind: 'played' | 'better', word: string, text: string): HTMLElement =>
  paragraph([el('span', 'word', sign(kind), word), el('span', {}, text)], `move-of ${kind}`);

function told(words: Words, { loss, best }: Verdict): string {
  if (loss === 'awaited') return words.t('review-looking');
  if (loss === 'open') return words.t('review-loss-open');
  if (loss === null) return words.t('review-uncompared');
  return best ? words.t('review-loss-none') : lossText(words, loss);
}

/** The place of a verdict: what is said, and the buttons below it. */
export class Board {
  /** What the move cost, which stands in the head of the panel, where it is seen whatever else is said. */
  readonly loss = el('p', { class: 'loss', id: 'review-loss', role: 'status' });
  private readonly said = box({ class: 'said', role: 'status' });
  /** What answers a move that was tried, which comes later and is read aloud alone. */
  private readonly reply = el('p', { class: 'move-of', id: 'review-reply', role: 'status' });
  private readonly acts = box('acts');
  readonly root = box({ class: 'verdict', tabindex: -1 }, this.said, this.reply, this.acts);

  /** Moves the focus to the first button, or where there is none to what is said. */
  focus(): void {
    (this.acts.querySelector('button') ?? this.root).focus({ preventScroll: true });
  }

  verdict(words: Words, verdict: Verdict, acts: HTMLElement[]): void {
    const { word, played, better, why, best } = verdict;
    const because = (move: string): string => (why ? words.t('review-because', { move, why }) : move);
    this.fill(
      [
        row(best ? 'better' : 'played', word, best ? because(played) : played),
        better !== '' && !best && row('better', words.t('review-better'), because(better)),
      ],
      acts,
      told(words, verdict),
    );
  }

  /** Writes sentences instead of a verdict. */
  note(texts: Child[], acts: HTMLElement[] = []): void {
    this.fill(
      texts.map((text) => (typeof text === 'string' ? paragraph(text, 'note') : text)),
      acts,
    );
  }

  answered(text: string): void {
    fill(this.reply, sign('reply'), ' ', text);
  }

  /** Replaces everything; the focus stays on the button of the same name. */
  private fill(said: Child[], acts: HTMLElement[], loss = ''): void {
    write(this.loss, loss);
    fill(this.reply);
    const id = this.acts.contains(document.activeElement) ? document.activeElement?.id : null;
    fill(this.said, ...said);
    fill(this.acts, ...acts);
    if (id) (acts.find((one) => one.id === id) ?? acts[0])?.focus({ preventScroll: true });
  }
}

/** Returns a button of the review. */
export const act = (id: string, text: string, onclick: () => void, primary = false): HTMLButtonElement =>
  button(text, { id, class: primary ? 'primary' : null }, onclick);
