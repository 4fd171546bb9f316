// How the points went: a line for each player, told apart by its strokes as well as by colour. The slider below says the same in words.
import { svg } from '../dom';

/** `name`: of what it is, for its colour. */
export interface Line { name: string; values: number[] }

const DASHES = ['', '9 4', '2 4', '9 4 2 4'];
const WIDE = 1000, HIGH = 100, EDGE = 4;

/** A picture of lines over the same moves. */
export function graph(lines: Line[]): SVGElement {
  const all = lines.flatMap(({ values }) => values), most = Math.max(1, ...all), least = Math.min(0, ...all);
  const moves = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const y = (value: number): number => HIGH - EDGE - ((value - least) / (most - least)) * (HIGH - 2 * EDGE);
  const path = (values: number[]): string => values.map((value, at) => `${at === 0 ? 'M' : 'L'}${((at / moves) * WIDE).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const drawn = lines.flatMap(({ name, values }, i) => ['edge', 'line'].map((kind) => {
    const line = svg('path', { d: path(values), class: `graph-${kind} graph-${name}`, 'vector-effect': 'non-scaling-stroke' });
    if (kind === 'line' && DASHES[i]) line.setAttribute('stroke-dasharray', DASHES[i]);
    return line;
  }));
  return svg('svg', { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('path', { d: `M0 ${y(0)}H${WIDE}`, class: 'graph-zero', 'vector-effect': 'non-scaling-stroke' }), ...drawn,
    svg('path', { d: `M0 0V${HIGH}`, class: 'graph-now', 'vector-effect': 'non-scaling-stroke' }));
}

/** Moves the line that shows where the game is looked at. */
export function pointAt(picture: Element, part: number): void {
  picture.querySelector('.graph-now')?.setAttribute('d', `M${(part * WIDE).toFixed(1)} 0V${HIGH}`);
}
