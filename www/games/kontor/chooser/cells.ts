// The cells of a drawing as buttons: a tap, a stroke or a key marks them. Refused cells are marked.
import { attr, box, button, fill, put } from '../../../dom/elements';
import type { Stage } from '../../../stage/stage';
import { placeOf, type Drawing, type MarkOf } from './drawing';
import type { At } from './faults';
import { icon } from './icons';

export const NAMES: Record<MarkOf, string> = {
  '~': 'canal',
  S: 'ship',
  A: 'anchor',
  c: 'crane-red',
  C: 'crane-black',
  t: 'tavern-red',
  T: 'tavern-black',
  '.': 'empty',
};

export interface CellsHost {
  t(id: string, args?: Record<string, string | number>): string;
  drawing(): Drawing;
  /** Sets a mark in a cell and returns whether strokes set it too. `first`: the cell begins a stroke. */
  paint(cell: At, first: boolean): boolean;
  undo(): void;
}

export class Cells {
  readonly root = box({ class: 'cells', role: 'group' });
  /** The cell that Tab leads to. */
  private at: At = [0, 0];
  private faults: readonly At[] = [];

  constructor(private readonly host: CellsHost) {
    this.root.setAttribute('aria-label', host.t('harbour-cells'));
    this.root.addEventListener('keydown', (event) => this.key(event));
    this.root.addEventListener('pointerdown', (event) => this.stroke(event));
  }

  /** Makes a button for each cell, named after its mark. */
  draw(): void {
    const { columns, rows, cells } = this.host.drawing();
    this.at = [Math.min(this.at[0], columns - 1), Math.min(this.at[1], rows - 1)];
    while (this.root.children.length > columns * rows) this.root.lastElementChild?.remove();
    while (this.root.children.length < columns * rows) put(this.root, button(''));
    cells.forEach((row, y) => row.forEach((mark, x) => this.name([x, y], mark)));
  }

  /** Marks the cells that the engine refuses, by a frame, a sign and their names. */
  accuse(faults: readonly At[]): void {
    this.faults = faults;
    this.draw();
  }

  /** Lays the buttons over the painted cells. */
  place(stage: Stage | null): void {
    const drawing = this.host.drawing();
    drawing.cells.forEach((row, y) =>
      row.forEach((_, x) => {
        const box = stage?.rect(placeOf(drawing, x, y)),
          button = this.button([x, y]);
        if (box && button)
          Object.assign(button.style, {
            left: `${box.x}px`,
            top: `${box.y}px`,
            width: `${box.w}px`,
            height: `${box.h}px`,
          });
      }),
    );
  }

  private name(cell: At, mark: MarkOf): void {
    const button = this.button(cell);
    if (!button) return;
    const [x, y] = cell,
      faulty = this.faults.some((fault) => fault[0] === x && fault[1] === y);
    button.dataset['cell'] = `${x},${y}`;
    attr(
      button,
      'aria-label',
      this.host.t(faulty ? 'harbour-cell-faulty' : 'harbour-cell', {
        column: x + 1,
        row: y + 1,
        mark: this.host.t(`mark-${NAMES[mark]}`),
      }),
    );
    button.tabIndex = x === this.at[0] && y === this.at[1] ? 0 : -1;
    if (button.classList.toggle('faulty', faulty)) {
      if (!button.firstChild) fill(button, icon('fault'));
    } else button.replaceChildren();
  }

  private button([x, y]: At): HTMLElement | undefined {
    const { columns } = this.host.drawing();
    return this.root.children[y * columns + x] as HTMLElement | undefined;
  }

  /** Begins a stroke, in which a finger or mouse goes on drawing. */
  private stroke(event: PointerEvent): void {
    const first = cellOf(event.target);
    if (!first || event.button !== 0) return;
    event.preventDefault();
    this.at = first;
    const goesOn = this.host.paint(first, true);
    this.draw();
    this.button(first)?.focus();
    if (!goesOn) return;
    const move = (next: PointerEvent): void => {
      const cell = cellOf(document.elementFromPoint(next.clientX, next.clientY));
      if (!cell || (cell[0] === this.at[0] && cell[1] === this.at[1])) return;
      this.at = cell;
      this.host.paint(cell, false);
    };
    const stroke = new AbortController(),
      { signal } = stroke,
      end = (): void => stroke.abort();
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  private key(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const cell = cellOf(event.target);
    if (!cell) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault();
      return this.host.undo();
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.host.paint(cell, true);
      return;
    }
    if (!step) return;
    event.preventDefault();
    const to: At = [cell[0] + step[0]!, cell[1] + step[1]!];
    const inside = to[0] >= 0 && to[0] < this.host.drawing().columns && to[1] >= 0;
    const next = inside ? this.button(to) : undefined;
    if (!next) return;
    const before = this.button(this.at);
    if (before) before.tabIndex = -1;
    this.at = to;
    next.tabIndex = 0;
    next.focus();
  }
}

function cellOf(target: EventTarget | null): At | null {
  // The pointer may be on the sign of a faulty cell, which lies on its button.
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : null;
  const [x, y] = cell?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
