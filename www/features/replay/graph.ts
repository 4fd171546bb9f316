// Values over the moves, such as points or chances: a line for each player, with the player's mark at its end. The
// slider below says the same in words.
import { box, el, svg } from '../../dom/elements';

/** `name`: what the line shows; `mark`: the sign at its end, for players who see no colours. */
export interface Line {
  name: string;
  values: number[];
  mark: Element;
}

const WIDE = 1000,
  HIGH = 100,
  EDGE = 4;

/** Returns how far below the upper edge a value lies. */
const heightOf = (value: number, least: number, most: number): number =>
  HIGH - EDGE - ((value - least) / (most - least)) * (HIGH - 2 * EDGE);

/** Returns a line through values, from left to right, the larger the higher. */
export const pathOf = (
  values: number[],
  { moves, least, most }: { moves: number; least: number; most: number },
): string =>
  values
    .map(
      (value, at) =>
        `${at === 0 ? 'M' : 'L'}${((at / moves) * WIDE).toFixed(1)} ${heightOf(value, least, most).toFixed(1)}`,
    )
    .join('');

/**
 * How a graph is drawn: how many moves it has room for, its upper edge, and the positions that are numbered, one after
 * the other if they have no `numbers`.
 */
export interface Frame {
  moves?: number;
  most?: number;
  notable?: number[];
  numbers?: number[];
}

/** Returns a picture of lines over the same moves. */
export function graph(
  lines: Line[],
  { moves: room = 1, most: upper = 1, notable = [], numbers = [] }: Frame = {},
): HTMLElement {
  const all = lines.flatMap(({ values }) => values),
    most = Math.max(upper, ...all),
    least = Math.min(0, ...all);
  const moves = Math.max(1, room, ...lines.map(({ values }) => values.length - 1));
  const y = (value: number): number => heightOf(value, least, most),
    path = (values: number[]): string => pathOf(values, { moves, least, most });
  const drawn = lines.flatMap(({ name, values }, seat) =>
    ['edge', 'line'].map((kind) =>
      svg('path', {
        d: path(values),
        class: `graph-${kind} graph-${name} seat-${seat}`,
        'vector-effect': 'non-scaling-stroke',
      }),
    ),
  );
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('path', { d: `M0 ${y(0)}H${WIDE}`, class: 'graph-zero', 'vector-effect': 'non-scaling-stroke' }),
    ...drawn,
    svg('path', { d: `M0 0V${HIGH}`, class: 'graph-now', 'vector-effect': 'non-scaling-stroke' }),
  );
  return box({ class: 'graph', 'aria-hidden': 'true' }, [
    picture,
    ...stacked(notable.map((at) => at / moves)).map((row, i) => {
      const mark = el('span', 'notable', String(numbers[i] ?? i + 1));
      mark.style.left = `calc((100% - 24px) * ${(notable[i] ?? 0) / moves})`;
      mark.style.setProperty('--row', String(row));
      return mark;
    }),
    box('ends', [
      ends(lines.map(({ values }) => y(values.at(-1) ?? 0))).map((top, i) => {
        const mark = el('span', {}, lines[i]?.mark ?? null);
        mark.style.top = `${top}%`;
        return mark;
      }),
    ]),
  ]);
}

/** The room of a mark, as a part of the width of a graph on a phone. */
const MARK = 0.07;

/**
 * Returns the rows of marks at these places, from 0 to 1 in rising order: a mark that would lie on another one lies in a
 * row above it.
 */
export function stacked(places: number[]): number[] {
  const rows: number[] = [],
    last: number[] = []; // the last place of each row
  for (const at of places) {
    const free = last.findIndex((before) => at - before >= MARK),
      row = free < 0 ? last.length : free;
    last[row] = at;
    rows.push(row);
  }
  return rows;
}

/** Returns places for the marks at the ends of lines, in hundredths of the height, so that none overlap. */
export function ends(wanted: number[], room = 24): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0)),
    tops = [...wanted];
  order.forEach((i, place) => {
    const above = tops[order[place - 1] ?? -1];
    if (above !== undefined) tops[i] = Math.max(tops[i] ?? 0, above + room);
  });
  let most = HIGH - room / 2;
  for (const i of order.reverse()) most = (tops[i] = Math.min(tops[i] ?? 0, most)) - room;
  return tops;
}

/** Moves the line that marks the current position. */
export function pointAt(picture: Element, part: number): void {
  picture.querySelector('.graph-now')?.setAttribute('d', `M${(part * WIDE).toFixed(1)} 0V${HIGH}`);
}

/** Returns the part of the moves, from 0 to 1, at which a graph was tapped. */
export function partAt(picture: Element, event: Event): number {
  const { left, width } = picture.querySelector('svg')?.getBoundingClientRect() ?? { left: 0, width: 0 };
  return width > 0 ? Math.min(1, Math.max(0, ((event as MouseEvent).clientX - left) / width)) : 0;
}
