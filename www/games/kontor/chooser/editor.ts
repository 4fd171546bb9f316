// The editor of a harbour: a board of cells to tap, the marks, the engine's verdict, and a link to play it.
import './editor.css';
import type { Ruleset } from '../../../engine/draft';
import { withValue } from '../../../engine/nearest';
import { box, button, el, fill, paragraph, select } from '../../../dom/elements';
import { onResize } from '../../../dom/life';
import { findCard } from '../..';
import { copy, linkAddress } from '../../../dom/send';
import { makeStage, type Stage } from '../../../stage/stage';
import type { Setup } from '../../../engine/wire';
import type { Printed, View } from '../wire';
import type { PartHost, Part } from './part';
import { Cells, NAMES } from './cells';
import {
  cleared,
  fromOwn,
  fromStart,
  marked,
  MARKS,
  mirrored,
  resized,
  sameDrawing,
  toOwn,
  toView,
  type Drawing,
  type MarkOf,
} from './drawing';
import { faultyCells, type At } from './faults';
import { icon, type Icon } from './icons';
import { OWN } from './plan';

const COLUMNS = [4, 5, 6, 7, 8, 9, 10, 11, 12],
  ROWS = [4, 5, 6, 7, 8];
/** The largest number of steps that can be undone. */
const MOST_STEPS = 200;

export function editor(host: PartHost): Part {
  return new Editor(host);
}

class Editor implements Part {
  readonly root: HTMLElement;
  private drawing: Drawing;
  private mark: MarkOf = '~';
  private stage: Stage | null = null;
  private readonly drawn = box('drawn');
  private readonly cells: Cells;
  /** The drawings before each change, and the last drawing that the engine accepted. */
  private readonly before: Drawing[] = [];
  private sound: Drawing | null = null;
  /** Whether the current stroke has changed nothing yet. */
  private begins = true;
  private readonly verdict = box({ class: 'said', role: 'status' });
  private readonly sizes: Record<'columns' | 'rows', HTMLSelectElement>;
  private readonly back: HTMLElement;
  private readonly use = button('', { class: 'primary', id: 'harbour-use' }, () => this.take());
  private readonly link = button('', { id: 'harbour-link' }, () => void this.share());
  private readonly drop = button('', { class: 'quiet', id: 'harbour-drop' }, () => this.remove());
  private readonly ending = new AbortController();

  constructor(private readonly host: PartHost) {
    this.drawing = this.begin();
    this.back = this.act('undo', 'undo', () => this.undo());
    this.cells = new Cells({
      t: (id, args) => host.t(id, args),
      drawing: () => this.drawing,
      paint: (cell, first) => this.paint(cell, first),
      undo: () => this.undo(),
    });
    fill(this.use, host.t('harbour-use'));
    fill(this.link, host.t('harbour-link'));
    fill(this.drop, host.t('harbour-drop'));
    this.drawn.append(this.cells.root);
    this.sizes = { columns: this.size('columns', COLUMNS), rows: this.size('rows', ROWS) };
    this.root = box('editor', [
      box('tools', [
        paragraph(host.t('harbour-about'), 'note'),
        box('sizes', this.sized('columns'), this.sized('rows')),
        this.marks(),
        box({ class: 'changes', role: 'group', 'aria-label': host.t('harbour-changes') }, [
          this.back,
          this.act('clear', 'clear', () => this.change(cleared(this.drawing))),
          this.act('mirror-left', 'left', () => this.change(mirrored(this.drawing, 'left'))),
          this.act('mirror-top', 'top', () => this.change(mirrored(this.drawing, 'top'))),
        ]),
        this.verdict,
        box('row', this.use, this.link, this.drop),
      ]),
      this.drawn,
    ]);
    void findCard(host.entry.id)
      ?.code()
      .then(({ small }) => {
        if (!small || !this.root.isConnected) return;
        // The stage shows only the drawing, so it needs no players.
        this.stage = makeStage(
          this.drawn,
          { ...small, layout: (size, scene, setup) => small.layout(size, scene, setup, this.prints()) },
          { game: host.entry.id, players: [], config: host.table().values, seed: 0 } as unknown as Setup,
          [],
        );
        const sized = (): void => {
          this.stage?.resize();
          this.cells.place(this.stage);
        };
        onResize(this.ending.signal, sized, this.drawn);
        this.draw();
      })
      .catch(() => undefined);
    host.atEnd(() => {
      this.ending.abort();
      this.stage?.destroy();
    });
  }

  follow(): void {
    this.showVerdict();
  }

  private prints(): Printed[] {
    return [
      { at: 'cell/0,0', print: { is: 'board', columns: this.drawing.columns, rows: this.drawing.rows } },
    ];
  }

  /** Returns the harbour of the table: its own, or the beginning of its scenario. */
  private begin(): Drawing {
    const { values } = this.host.table(),
      own = fromOwn((values[OWN] as { harbour?: unknown } | null)?.harbour);
    if (own) return own;
    using session = this.host.open(this.host.table());
    const view = session.view(null) as View,
      prints = session.prints() as Printed[],
      board = prints.flatMap(({ print }) => (print.is === 'board' ? [print] : []))[0] ?? {
        columns: 6,
        rows: 6,
      };
    return fromStart(view, board.columns, board.rows);
  }

  private size(which: 'columns' | 'rows', values: number[]): HTMLSelectElement {
    return select(
      { id: `harbour-${which}` },
      values.map((n) => [n, String(n)]),
      this.drawing[which],
      (chosen) => {
        const { columns, rows } = this.drawing,
          size = { columns, rows, [which]: Number(chosen) };
        this.change(resized(this.drawing, size.columns, size.rows));
      },
    );
  }

  private sized(which: 'columns' | 'rows'): HTMLElement {
    const select = this.sizes[which];
    return el('label', { for: select.id }, this.host.t(`harbour-${which}`), select);
  }

  /** Makes a button that changes the whole drawing. */
  private act(name: string, sign: Icon, onclick: () => void): HTMLButtonElement {
    const id = `harbour-${name}`;
    return button([icon(sign), el('span', {}, this.host.t(id))], { id }, onclick);
  }

  private marks(): HTMLElement {
    return box({ class: 'marks', role: 'radiogroup', 'aria-label': this.host.t('harbour-marks') }, [
      MARKS.map((mark) =>
        el('label', {}, [
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
        ]),
      ),
    ]);
  }

  /**
   * Takes a step that can be undone, and returns whether anything changed. A stroke is one step, which begins
   * with its first cell.
   */
  private change(drawing: Drawing, begins = true): boolean {
    if (sameDrawing(drawing, this.drawing)) return false;
    if (begins) {
      this.before.push(this.drawing);
      if (this.before.length > MOST_STEPS) this.before.shift();
    }
    this.turnTo(drawing);
    return true;
  }

  private undo(): void {
    const drawing = this.before.pop();
    if (drawing) this.turnTo(drawing);
  }

  private turnTo(drawing: Drawing): void {
    this.drawing = drawing;
    for (const which of ['columns', 'rows'] as const) this.sizes[which].value = String(drawing[which]);
    this.draw();
    this.showVerdict();
  }

  private paint(cell: At, first: boolean): boolean {
    this.begins ||= first;
    if (this.change(marked(this.drawing, ...cell, this.mark), this.begins)) this.begins = false;
    return this.mark !== 'A';
  }

  private draw(): void {
    this.stage?.show(toView(this.drawing) as Parameters<Stage['show']>[0], null);
    this.cells.draw();
    this.cells.place(this.stage);
  }

  /** Returns the table with the drawing. */
  private table(drawing = this.drawing): Ruleset {
    const table = this.host.table(),
      file = table.values[OWN] as object | null;
    return withValue(table, OWN, { ...(file ?? { game: this.host.entry.id }), harbour: toOwn(drawing) });
  }

  /** Shows the engine's verdict on the drawing. */
  private showVerdict(): void {
    const why = this.host.judge(this.table()).map((refusal) => this.host.reason(refusal));
    if (why.length === 0) this.sound = this.drawing;
    const refused = (drawing: Drawing): string[] =>
      this.host.judge(this.table(drawing)).map((refusal) => JSON.stringify(refusal));
    this.cells.accuse(why.length > 0 ? faultyCells(this.drawing, this.sound, refused) : []);
    this.back.setAttribute('aria-disabled', String(this.before.length === 0));
    const text = [...new Set(why)].join(' ') || this.host.t('harbour-fine');
    this.verdict.classList.toggle('why', why.length > 0);
    fill(this.verdict, why.length > 0 && icon('fault'), paragraph(text));
    for (const button of [this.use, this.link]) button.setAttribute('aria-disabled', String(why.length > 0));
    this.drop.hidden = !(this.host.table().values[OWN] as { harbour?: unknown } | null)?.harbour;
  }

  private take(): void {
    if (this.use.getAttribute('aria-disabled') !== 'true')
      this.host.take(this.table(), this.host.t('harbour-used'));
  }

  /** Removes the drawing, so that the scenario begins as printed. */
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
    const address = linkAddress(this.host.link(this.table()), 'kontor'),
      copied = await copy(address);
    const field = el('input', {
      type: 'text',
      readonly: true,
      value: address,
      class: 'link',
      id: 'harbour-address',
      'aria-label': this.host.t('harbour-link'),
    });
    fill(this.verdict, paragraph(this.host.name(copied ? 'link-copied' : 'link-here')), field);
    field.select();
  }
}
