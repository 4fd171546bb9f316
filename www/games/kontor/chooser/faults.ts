// Finds the cells of a drawing that the engine refuses. The engine names no cell, so it is asked about one
// cell after another. Pure: `refused` is the engine's answer for a drawing, and nothing is judged here.
import type { Drawing, MarkOf } from './drawing';

/** A cell by column and row, counted from the north-west corner. */
export type At = readonly [number, number];
/** Returns the engine's refusals of a drawing, one text for each; an empty list if it can be played. */
export type Refused = (drawing: Drawing) => string[];

/** The order in which marks are tried: docks last, because they can need canals beside them. */
const order = (mark: MarkOf): number => (mark === 'A' ? 0 : mark === '~' || mark === 'S' ? 1 : 2);

const only = (drawing: Drawing, cells: At[]): Drawing => ({
  ...drawing,
  cells: drawing.cells.map((row, y) =>
    row.map((mark, x): MarkOf => (cells.some((cell) => cell[0] === x && cell[1] === y) ? mark : '.')),
  ),
});

/**
 * Returns the cells that the engine does not accept beside the others, in reading order. `sound` is the last
 * drawing that it accepted; its cells are tried first, so that later marks take the blame.
 */
export function faultyCells(drawing: Drawing, sound: Drawing | null, refused: Refused): At[] {
  const marked = drawing.cells
    .flatMap((row, y) => row.map((mark, x) => ({ mark, at: [x, y] as At })))
    .filter(({ mark }) => mark !== '.')
    .sort((one, other) => order(one.mark) - order(other.mark));
  const first = marked.flatMap(({ mark, at }) => (mark === 'A' ? [at] : [])).slice(0, 1);
  // A refusal of every drawing, such as a scenario with its own map, is the fault of no cell.
  const always = new Set(refused(only(drawing, first)));
  const fits = (cells: At[]): boolean => refused(only(drawing, cells)).every((why) => always.has(why));
  const kept = marked.flatMap(({ mark, at }) => (sound?.cells[at[1]]?.[at[0]] === mark ? [at] : []));
  const laid = fits(kept) ? kept : first;
  let rest = marked.map(({ at }) => at).filter((at) => !laid.includes(at));
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    rest = rest.filter((at) => {
      if (!fits([...laid, at])) return true;
      laid.push(at);
      return false;
    });
  }
  return rest.sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}
