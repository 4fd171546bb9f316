// A number as a child lays it out: bars of ten and single dots.
import './tens.css';
import { el, svg } from './elements';
import type { Words } from '../words/words';

const BAR = 7;
const DOT = 7;
const HIGH = 30;
/** The dots of a column. */
const COLUMN = 3;

/** Returns a picture of a number below 100, named “3 tens, 4 ones”. */
export function tens(words: Words, number: number): HTMLElement {
  const bars = Math.floor(number / 10),
    dots = number % 10,
    left = bars * (BAR + 2) + 3,
    width = left + Math.ceil(dots / COLUMN) * (DOT + 2);
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${width} ${HIGH}`, width, height: HIGH, 'aria-hidden': 'true' },
    ...Array.from({ length: bars }, (_, at) =>
      svg('rect', { class: 'ten', x: at * (BAR + 2) + 1, y: 1, width: BAR - 2, height: HIGH - 2, rx: 2 }),
    ),
    ...Array.from({ length: dots }, (_, at) =>
      svg('circle', {
        class: 'one',
        cx: left + Math.floor(at / COLUMN) * (DOT + 2) + DOT / 2,
        cy: HIGH - 5 - (at % COLUMN) * 10,
        r: DOT / 2,
      }),
    ),
  );
  const made = el('span', {
    class: 'tens',
    role: 'img',
    'aria-label': ['tens', 'ones']
      .map((key, at) => words.t(`ladder-${key}`, { count: at ? dots : bars }))
      .slice(bars ? 0 : 1, dots ? 2 : 1)
      .join(', '),
  });
  made.append(picture);
  return made;
}
