// The notes about a game, seen through its replay: words beside the table, arrows and marks on it. They are read from
// one note to the next, and written by whoever has the game.
import './study.css';
import { box, button, fill } from '../../dom/elements';
import { Drawn, type Drawing } from '../../ui/drawn';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import type { Words } from '../../words/words';
import type { Lens, Replaying } from '../../ui/lens';
import { Editor } from './editor';
import { keptOf, readKept } from './format';
import { Notes } from './notes';
import { goOn } from './reading';
import { fieldsOf, listOf, noteOf, sendingOf, stopsOf, titleOf } from './parts';

/** How long nothing is written before the notes are kept, in ms. */
const REST = 300;
/** The most notes that are numbered in the graph; more would lie on each other. */
const MOST_NUMBERED = 20;

let shown: StudyLens | null = null;

/** Opens the notes of a game; `editing`: to be written. */
export async function study(host: Host, game: Game, editing: boolean): Promise<void> {
  if (!game.open) return;
  if (shown?.shows(game)) return shown.edit(editing);
  host.sheet.close();
  await host.open('replay', game, (replay) => (shown = new StudyLens(host, game, replay, editing)));
  if (!shown?.shows(game)) goOn(game);
}

class StudyLens implements Lens {
  readonly id = 'study';
  readonly title: string;
  readonly start: number;
  readonly above = box('above');
  readonly below = box('below');
  /** The words at the beginning: others that are chosen meanwhile come without those of the notes. */
  private readonly words: Words;
  private readonly notes: Notes;
  private readonly ending = new AbortController();
  private readonly drawn: Drawn;
  private readonly note = box({ class: 'note-of', role: 'status' });
  private readonly stops = box('stops');
  private readonly list = box('list');
  private readonly heading = box('heading');
  private readonly done = button('', { class: 'primary', id: 'study-done' }, () => this.edit(false));
  private editor: Editor | null = null;
  /** Whether no position has been shown yet. */
  private begins = true;
  private timer = 0;
  /** The position whose note is shown. */
  private at = 0;
  /** The positions that had a note when the graph was drawn. */
  private marked = '';

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly replay: Replaying,
    editing: boolean,
  ) {
    this.words = host.words;
    this.title = host.words.t('study-title');
    this.done.append(host.words.t('study-done'));
    const { study: kept } = game.table.papers,
      read = kept === undefined ? null : readKept(kept, game.session.record());
    this.notes = new Notes(read ?? { title: '', author: '', notes: [] });
    this.drawn = new Drawn(game);
    this.start = replay.from ?? (editing ? replay.length : (this.notes.stops[0] ?? 0));
    const { signal } = this.ending;
    game.screen.layer.addEventListener('click', this.tapped, { capture: true, signal });
    addEventListener('pagehide', this.keep, { signal });
    const head = replay.panel.querySelector('.head');
    head?.prepend(this.heading);
    head?.lastElementChild?.before(this.done);
    this.edit(editing);
  }

  shows(game: Game): boolean {
    return this.game === game && this.replay.panel.isConnected;
  }

  /** Begins or ends writing. */
  edit(editing: boolean): void {
    const { host, game, notes, words } = this;
    if (editing === (this.editor !== null) && this.above.hasChildNodes()) return;
    this.editor?.close();
    this.editor = null;
    this.replay.panel.classList.toggle('editing', editing);
    const sending = host.notes ? null : sendingOf({ sheet: host.sheet, words }, game, notes, editing);
    if (editing) {
      const changed = (): void => this.changed(),
        editor = new Editor(words, game, notes, changed);
      this.editor = editor;
      fill(this.above, editor.root);
      fill(this.below, this.list, fieldsOf(words, notes, changed), sending);
    } else {
      this.keep();
      fill(this.above, this.stops, this.note);
      fill(this.below, this.list, sending);
    }
    this.redraw();
    if (this.begins) return;
    this.replay.panel.scrollTop = 0;
    if (this.editor) this.editor.focus();
    else this.replay.panel.querySelector<HTMLElement>('#replay-annotate')?.focus();
  }

  lines(): ReturnType<Lens['lines']> {
    const { stops } = this.notes;
    this.marked = stops.join();
    return { values: [], most: 1, notable: stops.length > MOST_NUMBERED ? [] : stops };
  }

  told(at: number): null {
    if (at !== this.at) this.drawn.show([]); // on its way to another position
    return null;
  }

  value(): null {
    return null;
  }

  shown(): void {
    this.redraw();
    if (this.begins) this.editor?.focus();
    this.begins = false;
  }

  /** Shows what has been written about the position that is shown. */
  private redraw(): void {
    const at = (this.at = this.replay.at),
      { words } = this,
      { places } = this.game.text(),
      here = new Set(places.buttons());
    const note = this.notes.at(at),
      arrows = (note?.arrows ?? []).filter((arrow) => arrow.every((place) => here.has(place))),
      marks = (note?.marks ?? []).filter((place) => here.has(place));
    const frames = this.editor?.from ? [...marks, this.editor.from] : marks;
    this.drawn.show([
      ...frames.map((place): Drawing => ({ kind: 'note', word: '', places: [place], way: null })),
      ...arrows.map((way): Drawing => ({ kind: 'note', word: '', places: [], way })),
    ]);
    this.editor?.show(at);
    fill(this.heading, ...titleOf(words, this.notes));
    fill(this.note, ...noteOf(words, places, note && { ...note, arrows, marks }));
    const { stops } = this.notes,
      go = (to: number): void => this.go(to);
    fill(this.stops, ...stopsOf(words, stops, at, go));
    fill(this.list, ...listOf(words, this.notes, at, go));
  }

  /** Goes to a position; the focus stays on the button of the same name. */
  private go(to: number): void {
    const { activeElement } = document;
    const id = this.replay.panel.contains(activeElement) ? activeElement?.id : '';
    void this.replay.to(to).then(() => {
      if (!id || document.getElementById(id) === document.activeElement) return;
      const again = document.getElementById(id);
      if (again?.getAttribute('aria-disabled') === 'true') this.stops.querySelector('button')?.focus();
      else again?.focus();
    });
    this.replay.panel.scrollTop = 0;
  }

  /** Something was written: it is shown, and soon kept. */
  private changed(): void {
    this.redraw();
    if (this.marked !== this.notes.stops.join()) this.replay.redraw();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.keep, REST);
  }

  /** Keeps the notes with the game, on this device. */
  private readonly keep = (): void => {
    clearTimeout(this.timer);
    const { game, notes } = this,
      { study } = notes;
    if (!game.open) return;
    const empty = study.notes.length === 0 && study.title === '' && study.author === '';
    const now = empty ? undefined : keptOf(study, game.session.record());
    if (now === game.table.papers.study) return;
    game.commands.keepPapers({ study: now });
    void game.hooks.save(true);
  };

  /** Takes a tap on the table before the game does, which would leave the position. */
  private readonly tapped = (event: Event): void => {
    event.stopImmediatePropagation();
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null,
      place = button?.dataset['place'];
    if (place !== undefined) this.editor?.use(place);
  };

  key({ key, target }: KeyboardEvent): (() => void) | null | false {
    const { editor } = this,
      at = target instanceof Element ? target : null,
      typing = at?.closest('textarea, input[type=text]') !== null && at !== null;
    if (key === 'Escape' && editor)
      return () => (editor.draws && !typing ? editor.take(null) : this.edit(false));
    if (typing) return false;
    if (at?.closest('.layer') && editor?.draws) return false;
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
    const { stops } = this.notes,
      here = this.replay.at;
    const to = key === 'ArrowUp' ? stops.findLast((one) => one < here) : stops.find((one) => one > here);
    return to === undefined ? null : () => this.go(to);
  }

  closed(): void {
    this.editor?.close();
    this.editor = null;
    this.keep();
    this.drawn.close();
    this.heading.remove();
    this.done.remove();
    this.ending.abort();
    if (shown === this) shown = null;
    goOn(this.game);
  }
}
