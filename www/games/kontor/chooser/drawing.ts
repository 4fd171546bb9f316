// A drawing of a harbour: a board with its marks. Pure. The engine decides whether it can be played.
import { isWhole, objectOf } from '../../../device/valid';
import type { Face, Token, View } from '../wire';

/**
 * The marks of the engine's drawings: canal, canal on which the ship begins, anchor, cranes and taverns of red and of black, and an empty
 * cell.
 */
export const MARKS = ['~', 'S', 'A', 'c', 'C', 't', 'T', '.'] as const;
export type MarkOf = (typeof MARKS)[number];

export interface Drawing {
  columns: number;
  rows: number;
  cells: MarkOf[][];
}
/** A drawing in the form that the engine reads. */
export interface Own {
  columns: number;
  rows: number;
  map: string[];
}

const isMark = (text: string): text is MarkOf => (MARKS as readonly string[]).includes(text);
const empty = (columns: number, rows: number): MarkOf[][] =>
  Array.from({ length: rows }, () => Array<MarkOf>(columns).fill('.'));

/** Returns the whole drawing with its empty cells, which show where a board with fixed edges begins. */
export function toOwn({ columns, rows, cells }: Drawing): Own {
  const lies = cells.some((row) => row.some((mark) => mark !== '.'));
  return { columns, rows, map: lies ? cells.map((row) => row.join(' ')) : [] };
}

/** Returns a harbour in the middle of its board, without unknown marks, or null if this is no harbour. */
export function fromOwn(own: unknown): Drawing | null {
  const { columns, rows, map } = objectOf(own);
  if (!isWhole(columns) || !isWhole(rows) || !Array.isArray(map)) return null;
  const lines = (map as unknown[])
    .slice(0, 64)
    .map((line) => [...String(line).replaceAll(' ', '')].slice(0, 64));
  return laid(Math.max(1, Math.min(12, columns)), Math.max(1, Math.min(8, rows)), lines);
}

function laid(columns: number, rows: number, lines: string[][]): Drawing {
  const wide = Math.max(0, ...lines.map((line) => line.length)),
    cells = empty(columns, rows);
  const west = Math.max(0, Math.floor((columns - wide) / 2)),
    north = Math.max(0, Math.floor((rows - lines.length) / 2));
  lines.forEach((line, y) =>
    line.forEach((mark, x) => {
      const row = cells[north + y];
      if (row && x + west < columns && isMark(mark)) row[x + west] = mark;
    }),
  );
  return { columns, rows, cells };
}

/** Returns the beginning of a game as a drawing. */
export function fromStart(view: View, columns: number, rows: number): Drawing {
  const lying = view.tokens.flatMap(({ at, face }): [number, number, MarkOf][] => {
    const [x, y] = at.startsWith('cell/') ? at.slice(5).split(',').map(Number) : [];
    const mark =
      face?.is === 'card' ? (face.sort === 'anchor' ? 'A' : face.sort === 'canal' ? '~' : '.') : '.';
    return x === undefined || y === undefined ? [] : [[x, y, mark]];
  });
  const west = Math.min(0, ...lying.map(([x]) => x)),
    north = Math.min(0, ...lying.map(([, y]) => y));
  const lines: string[][] = [];
  for (const [x, y, mark] of lying) {
    const line = (lines[y - north] ??= []);
    line[x - west] = mark;
  }
  return laid(
    columns,
    rows,
    Array.from(lines, (line) => Array.from(line ?? [], (mark) => mark ?? '.')),
  );
}

/** Returns the drawing in another size. Marks that no longer fit are cut off in the south and the east. */
export function resized({ cells }: Drawing, columns: number, rows: number): Drawing {
  return {
    columns,
    rows,
    cells: empty(columns, rows).map((row, y) => row.map((mark, x) => cells[y]?.[x] ?? mark)),
  };
}

/** Returns the drawing with a mark in a cell. A new anchor replaces the old one, a new ship leaves its canal. */
export function marked(drawing: Drawing, x: number, y: number, mark: MarkOf): Drawing {
  const cells = drawing.cells.map((row, at) =>
    row.map((old, i): MarkOf => {
      if (i === x && at === y) return mark;
      return mark === 'A' && old === 'A' ? '.' : mark === 'S' && old === 'S' ? '~' : old;
    }),
  );
  return { ...drawing, cells };
}

/** Returns the drawing without all marks except the anchor. */
export const cleared = (drawing: Drawing): Drawing => ({
  ...drawing,
  cells: drawing.cells.map((row) => row.map((mark) => (mark === 'A' ? mark : '.'))),
});

/**
 * Returns the drawing with one half mirrored: the left half to the right, or the top half to the bottom. The
 * anchor stays, and its image is a canal.
 */
export function mirrored(drawing: Drawing, half: 'left' | 'top'): Drawing {
  const { columns, rows, cells } = drawing;
  const facing = (x: number, y: number): MarkOf | undefined =>
    half === 'left' ? cells[y]?.[columns - 1 - x] : cells[rows - 1 - y]?.[x];
  return {
    ...drawing,
    cells: cells.map((row, y) =>
      row.map((mark, x): MarkOf => {
        const image = facing(x, y) ?? mark,
          copied = half === 'left' ? 2 * x >= columns : 2 * y >= rows;
        if (mark === 'A') return mark;
        return image === 'A' ? '~' : !copied ? mark : image === 'S' ? '~' : image;
      }),
    ),
  };
}

export const sameDrawing = (one: Drawing, other: Drawing): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const FACES: Record<MarkOf, Omit<Extract<Face, { is: 'card' }>, 'number'> | null> = {
  '.': null,
  '~': { is: 'card', sort: 'canal', side: null, goods: [], building: null, symbol: null },
  S: { is: 'card', sort: 'canal', side: null, goods: [], building: null, symbol: null },
  A: { is: 'card', sort: 'anchor', side: null, goods: [], building: null, symbol: null },
  c: { is: 'card', sort: 'dock', side: 'red', goods: [], building: 'crane', symbol: null },
  C: { is: 'card', sort: 'dock', side: 'black', goods: [], building: 'crane', symbol: null },
  t: { is: 'card', sort: 'dock', side: 'red', goods: [], building: 'tavern', symbol: null },
  T: { is: 'card', sort: 'dock', side: 'black', goods: [], building: 'tavern', symbol: null },
};
/** The card numbers of the marks, which choose their pictures: a mark looks the same in every cell. */
const NUMBERS: Record<MarkOf, number> = { '.': 0, '~': 46, S: 46, A: 94, c: 29, C: 30, t: 89, T: 88 };

/** Returns the place of a cell as in the game: from the anchor, or from the first cell if there is none. */
export function placeOf({ cells }: Drawing, x: number, y: number): string {
  const south = Math.max(
      0,
      cells.findIndex((row) => row.includes('A')),
    ),
    east = Math.max(0, cells[south]?.indexOf('A') ?? 0);
  return `cell/${x - east},${y - south}`;
}

/** Returns the drawing as a view, with the board framed. */
export function toView(drawing: Drawing): View {
  const { columns, rows, cells } = drawing;
  const tokens: Token[] = cells.flatMap((row, y) =>
    row.flatMap((mark, x): Token[] => {
      const face = FACES[mark];
      const at = placeOf(drawing, x, y);
      const ship: Token[] = mark === 'S' ? [{ at: at.replace('cell', 'ship'), face: { is: 'ship' } }] : [];
      return face ? [{ at, face: { ...face, number: NUMBERS[mark] } }, ...ship] : [];
    }),
  );
  for (const [x, y] of [
    [0, 0],
    [columns - 1, rows - 1],
  ] as const) {
    const [column, row] = placeOf(drawing, x, y).slice(5).split(',');
    tokens.push(
      { at: `edge/column/${column}`, face: { is: 'edge' } },
      { at: `edge/row/${row}`, face: { is: 'edge' } },
    );
  }
  return { tokens, counters: [], toAct: [], ask: null, private: false, outcome: null };
}
