// Where a harbour is drawn: a board of cells to tap, the marks that can be set, what the engine says of it, and a link to play it.
import './editor.css';
import { withValue, type Ruleset } from '../../../core/draft';
import { el, fill, put } from '../../../core/dom';
import { findCard } from '../..';
import { copy, linkAddress } from '../../../core/send';
import { makeStage, type Stage } from '../../../stage/stage';
import type { Setup } from '../../../core/wire';
import type { Printed, View } from '../wire';
import type { PartHost, Part } from './chooser';
import {
  fromOwn,
  fromStart,
  marked,
  MARKS,
  placeOf,
  resized,
  toOwn,
  toView,
  type Drawing,
  type MarkOf,
} from './drawing';
import { OWN } from './plan';

const COLUMNS = [4, 5, 6, 7, 8, 9, 10, 11, 12],
  ROWS = [4, 5, 6, 7, 8];
/** Names of the marks, for words. */
const NAMES: Record<MarkOf, string> = {
  '~': 'canal',
  A: 'anchor',
  c: 'crane-red',
  C: 'crane-black',
  t: 'tavern-red',
  T: 'tavern-black',
  '.': 'empty',
};

export function editor(host: PartHost): Part {
  return new Editor(host);
}

class Editor implements Part {
  readonly root: HTMLElement;
  private drawing: Drawing;
  private mark: MarkOf = '~';
  private stage: Stage | null = null;
  private readonly drawn = el('div', { class: 'drawn' });
  private readonly grid = el('div', { class: 'cells', role: 'group' });
  private readonly said = el('div', { class: 'said', role: 'status' });
  private readonly sizes: HTMLElement;
  private readonly use = el('button', {
    type: 'button',
    class: 'primary',
    id: 'harbour-use',
    onclick: () => this.take(),
  });
  private readonly link = el('button', {
    type: 'button',
    id: 'harbour-link',
    onclick: () => void this.share(),
  });
  private readonly drop = el('button', {
    type: 'button',
    class: 'quiet',
    id: 'harbour-drop',
    onclick: () => this.remove(),
  });
  /** The cell that Tab leads to. */
  private at: [number, number] = [0, 0];
  private watcher: ResizeObserver | null = null;

  constructor(private readonly host: PartHost) {
    this.drawing = this.begin();
    this.grid.setAttribute('aria-label', host.t('harbour-cells'));
    this.grid.addEventListener('keydown', (event) => this.key(event));
    this.grid.addEventListener('pointerdown', (event) => this.stroke(event));
    fill(this.use, host.t('harbour-use'));
    fill(this.link, host.t('harbour-link'));
    fill(this.drop, host.t('harbour-drop'));
    this.drawn.append(this.grid);
    this.sizes = el('div', { class: 'sizes' }, this.size('columns', COLUMNS), this.size('rows', ROWS));
    this.root = el(
      'div',
      { class: 'editor' },
      el(
        'div',
        { class: 'tools' },
        el('p', { class: 'note' }, host.t('harbour-about')),
        this.sizes,
        this.marks(),
        this.said,
        el('div', { class: 'row' }, this.use, this.link, this.drop),
      ),
      this.drawn,
    );
    void findCard(host.entry.id)
      ?.code()
      .then(async ({ small, fetchLate }) => {
        await fetchLate?.();
        if (!small || !this.root.isConnected) return;
        // Only the drawing is painted: who plays does not matter.
        this.stage = makeStage(
          this.drawn,
          { ...small, layout: (size, scene, setup) => small.layout(size, scene, setup, this.prints()) },
          { game: host.entry.id, players: [], config: host.table().values, seed: 0 } as unknown as Setup,
          [],
        );
        this.watcher = new ResizeObserver(() => {
          this.stage?.resize();
          this.place();
        });
        this.watcher.observe(this.drawn);
        this.draw();
      })
      .catch(() => undefined);
    host.atEnd(() => {
      this.watcher?.disconnect();
      this.stage?.destroy();
    });
  }

  follow(): void {
    this.tell();
  }

  private prints(): Printed[] {
    return [
      { at: 'cell/0,0', print: { is: 'board', columns: this.drawing.columns, rows: this.drawing.rows } },
    ];
  }

  /** The harbour of the table: its own, or how its scenario begins. */
  private begin(): Drawing {
    const { values } = this.host.table(),
      own = fromOwn((values[OWN] as { harbour?: unknown } | null)?.harbour);
    if (own) return own;
    const session = this.host.open(this.host.table()),
      view = session.view(null) as View,
      prints = session.prints() as Printed[];
    session.free();
    const board = prints.flatMap(({ print }) => (print.is === 'board' ? [print] : []))[0] ?? {
      columns: 6,
      rows: 6,
    };
    return fromStart(view, board.columns, board.rows);
  }

  private size(which: 'columns' | 'rows', values: number[]): HTMLElement {
    const select = el(
      'select',
      {
        id: `harbour-${which}`,
        onchange: () => {
          const n = Number(select.value);
          this.change(
            which === 'columns'
              ? resized(this.drawing, n, this.drawing.rows)
              : resized(this.drawing, this.drawing.columns, n),
          );
        },
      },
      ...values.map((n) => el('option', { value: n, selected: this.drawing[which] === n }, String(n))),
    );
    return el('label', { for: select.id }, this.host.t(`harbour-${which}`), select);
  }

  private marks(): HTMLElement {
    return el(
      'div',
      { class: 'marks', role: 'radiogroup', 'aria-label': this.host.t('harbour-marks') },
      ...MARKS.map((mark) =>
        el(
          'label',
          {},
          el('input', {
            type: 'radio',
            class: 'vh',
            name: 'mark',
            id: `mark-${NAMES[mark]}`,
            checked: mark === this.mark,
            onchange: () => {
              this.mark = mark;
            },
          }),
          el('span', {}, this.host.t(`mark-${NAMES[mark]}`)),
        ),
      ),
    );
  }

  private change(drawing: Drawing): void {
    const other = drawing.columns !== this.drawing.columns || drawing.rows !== this.drawing.rows;
    this.drawing = drawing;
    if (other) this.at = [Math.min(this.at[0], drawing.columns - 1), Math.min(this.at[1], drawing.rows - 1)];
    this.draw();
    this.tell();
  }

  private draw(): void {
    this.stage?.show(toView(this.drawing) as Parameters<Stage['show']>[0], null);
    const { columns, rows, cells } = this.drawing;
    while (this.grid.children.length > columns * rows) this.grid.lastElementChild?.remove();
    while (this.grid.children.length < columns * rows) put(this.grid, el('button', { type: 'button' }));
    cells.forEach((row, y) =>
      row.forEach((mark, x) => {
        const button = this.button(x, y);
        if (!button) return;
        button.dataset['cell'] = `${x},${y}`;
        button.setAttribute(
          'aria-label',
          this.host.t('harbour-cell', {
            column: x + 1,
            row: y + 1,
            mark: this.host.t(`mark-${NAMES[mark]}`),
          }),
        );
        button.tabIndex = x === this.at[0] && y === this.at[1] ? 0 : -1;
      }),
    );
    this.place();
  }

  private button(x: number, y: number): HTMLElement | undefined {
    return this.grid.children[y * this.drawing.columns + x] as HTMLElement | undefined;
  }

  /** The buttons lie where the cells are painted. */
  private place(): void {
    this.drawing.cells.forEach((row, y) =>
      row.forEach((_, x) => {
        const box = this.stage?.rect(placeOf(this.drawing, x, y)),
          button = this.button(x, y);
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

  /** A stroke with finger or mouse draws on; the first cell decides whether it draws or wipes. */
  private stroke(event: PointerEvent): void {
    const first = cellOf(event.target);
    if (!first) return;
    event.preventDefault();
    const wipes = this.drawing.cells[first[1]]?.[first[0]] === this.mark,
      mark = wipes ? '.' : this.mark;
    const on = (cell: [number, number]): void => {
      this.at = cell;
      if (this.drawing.cells[cell[1]]?.[cell[0]] !== mark)
        this.change(marked(this.drawing, ...cell, mark, false));
    };
    on(first);
    this.button(...first)?.focus();
    const move = (next: PointerEvent): void => {
      const cell = cellOf(document.elementFromPoint(next.clientX, next.clientY));
      if (cell && mark !== 'A') on(cell);
    };
    const end = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  private key(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.change(marked(this.drawing, ...cell, this.mark));
      return;
    }
    if (!step) return;
    event.preventDefault();
    const x = cell[0] + step[0]!,
      y = cell[1] + step[1]!;
    const next = x >= 0 && x < this.drawing.columns && y >= 0 ? this.button(x, y) : undefined;
    if (!next) return;
    const before = this.button(...this.at);
    if (before) before.tabIndex = -1;
    this.at = [x, y];
    next.tabIndex = 0;
    next.focus();
  }

  /** The table with what is drawn. */
  private table(): Ruleset {
    const table = this.host.table(),
      file = table.values[OWN] as object | null;
    return withValue(table, OWN, { ...(file ?? { game: this.host.entry.id }), harbour: toOwn(this.drawing) });
  }

  /** What the engine says of the drawing. */
  private tell(more = ''): void {
    const why = this.host.judge(this.table()).map((refusal) => this.host.reason(refusal));
    const text = [...new Set(why)].join(' ') || this.host.t('harbour-fine');
    this.said.classList.toggle('why', why.length > 0);
    fill(this.said, el('p', {}, more || text));
    for (const button of [this.use, this.link]) button.setAttribute('aria-disabled', String(why.length > 0));
    this.drop.hidden = !(this.host.table().values[OWN] as { harbour?: unknown } | null)?.harbour;
  }

  private take(): void {
    if (this.use.getAttribute('aria-disabled') !== 'true')
      this.host.take(this.table(), this.host.t('harbour-used'));
  }

  /** The scenario begins as it is printed again. */
  private remove(): void {
    const table = this.host.table(),
      file = { ...(table.values[OWN] as object | null) } as { harbour?: unknown };
    delete file.harbour;
    this.host.take(
      withValue(table, OWN, 'cards' in file || 'layouts' in file ? file : null),
      this.host.t('harbour-dropped'),
    );
    this.use.focus();
  }

  private async share(): Promise<void> {
    if (this.link.getAttribute('aria-disabled') === 'true') return;
    const address = linkAddress(this.host.link(this.table())),
      copied = await copy(address);
    const field = el('input', {
      type: 'text',
      readonly: true,
      value: address,
      class: 'link',
      id: 'harbour-address',
      'aria-label': this.host.t('harbour-link'),
    });
    fill(this.said, el('p', {}, this.host.name(copied ? 'link-copied' : 'link-here')), field);
    field.select();
  }
}

function cellOf(target: EventTarget | null): [number, number] | null {
  const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
  const [x, y] = cell?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
