// Makes the two lines of the prompt smaller as far as it takes to see them whole, and the button below them. If that is not
// enough, the question takes one line below which is told what was done, or both grow over the foot of the table.
import './fit.css';
import { attr } from '../dom/elements';
import { onResize } from '../dom/life';
import type { Game } from './game-view';

/** The greatest width of a character and the height of a line of the status and of the second line, in px if a rem has 16. */
const LARGE = [9, 22] as const;
const SMALL = [7.5, 18] as const;
/** The height of both lines together where there is room, and the width of the button that may stand beside them, in px. */
const LOW = 72;
const AGAIN = 50;

export function fitLines(game: Game): void {
  const { heard, root } = game.screen.prompt,
    find = (selector: string): HTMLElement => root.querySelector<HTMLElement>(selector)!;
  const lines = find('.lines'),
    status = find('#status'),
    hint = find('.hint'),
    all = [find('.words'), find('.box'), status, hint];
  /** Whether a text is seen whole. The status is 1 px high where it is only read out. */
  const isWhole = (part: HTMLElement): boolean =>
    part.clientHeight <= 1 ||
    part.scrollHeight <= part.clientHeight ||
    (part === status && lines.dataset['fit'] === 'brief');
  let room = 0,
    low = 0;
  const high = ({ textContent }: HTMLElement, [w, h]: readonly [number, number]): number =>
    Math.ceil((textContent.length * w) / Math.max(1, room)) * h;
  const fit = (): void => {
    attr(lines, 'data-fit', null);
    // Short texts need not be measured, which would lay the page out once more.
    if (high(status, LARGE) + high(hint, SMALL) <= low) return;
    for (const size of [
      'small',
      'smaller',
      ...(game.screen.prompt.hinted.kind === 'news' ? ['brief'] : []),
      'over',
    ]) {
      if (all.every(isWhole)) return;
      attr(lines, 'data-fit', size);
    }
  };
  const measure = (): void => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    room = ((lines.clientWidth - AGAIN) * 16) / rem;
    low = Math.min(LOW, (lines.clientHeight * 16) / rem);
    fit();
  };
  // WebKit reports old sizes while a style sheet is being fetched. Reading a size makes it lay out again, and it
  // then complains that the sizes have changed. So the lines are measured in the next frame.
  onResize(game.life, () => requestAnimationFrame(measure), lines);
  heard.on('hinted', fit);
}
