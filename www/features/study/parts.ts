// The parts of the notes as they are read: title, note, the way to the next one, the list. Texts from outside are
// text nodes, in whatever direction they are written.
import { box, button, el, list, paragraph } from '../../dom/elements';
import type { PlaceText } from '../../words/text/places';
import type { Words } from '../../words/words';
import type { Game } from '../../ui/game-view';
import { cleaned, MOST, type Note } from './format';
import type { Notes } from './notes';
import { copyLink, saveFile, type Page } from './send';

type Go = (at: number) => void;

/** The title of the notes, and their author if one is named. */
export function titleOf(words: Words, { title, author }: Notes): HTMLElement[] {
  return [
    el('h2', { dir: 'auto' }, title.trim() || words.t('study-title')),
    ...(author.trim() ? [paragraph(words.t('study-by', { author }), { class: 'author', dir: 'auto' })] : []),
  ];
}

/** A note: its words, and for those who do not see the table what is drawn there. */
export function noteOf(
  words: Words,
  places: Pick<PlaceText, 'placeLabel'>,
  note: Note | null,
): HTMLElement[] {
  if (!note) return [paragraph(words.t('study-none'), 'none')];
  const drawn = [
    ...note.arrows.map(([from, to]) =>
      words.t('study-drawn-arrow', { from: places.placeLabel(from), to: places.placeLabel(to) }),
    ),
    ...note.marks.map((place) => words.t('study-drawn-mark', { place: places.placeLabel(place) })),
  ];
  return [
    ...(note.words ? [paragraph(note.words, { class: 'note-words', dir: 'auto' })] : []),
    ...(drawn.length > 0 ? [list('vh', ...drawn.map((text) => el('li', {}, text)))] : []),
  ];
}

/** The buttons to the notes before and after a position, and which of them it has. */
export function stopsOf(words: Words, stops: number[], at: number, go: Go): HTMLElement[] {
  if (stops.length === 0) return [];
  const step = (id: 'previous' | 'next', to: number | undefined): HTMLElement =>
    button(
      words.t(`study-${id}`),
      { id: `study-${id}`, 'aria-disabled': to === undefined ? 'true' : null },
      () => {
        if (to !== undefined) go(to);
      },
    );
  const number = stops.indexOf(at) + 1;
  return [
    step(
      'previous',
      stops.findLast((one) => one < at),
    ),
    paragraph(number > 0 ? words.t('study-stop', { number, of: stops.length }) : ''),
    step(
      'next',
      stops.find((one) => one > at),
    ),
  ];
}

/** The list of all notes: a number as in the graph, the position, and how the words begin. */
export function listOf(words: Words, { study: { notes } }: Notes, at: number, go: Go): HTMLElement[] {
  if (notes.length === 0) return [];
  const item = (note: Note, i: number): HTMLElement =>
    el('li', {}, [
      button(
        [
          el('span', 'notable', String(i + 1)),
          el('span', 'which', words.t('study-at', { at: note.at })),
          el('span', { class: 'begins', dir: 'auto' }, note.words || words.t('study-only-drawn')),
        ],
        { id: `study-note-${i + 1}`, 'aria-current': note.at === at ? 'true' : null },
        () => go(note.at),
      ),
    ]);
  return [el('h3', {}, words.t('study-list')), el('ol', { role: 'list' }, ...notes.map(item))];
}

/** The fields of the title and the author. */
export function fieldsOf(words: Words, notes: Notes, changed: () => void): HTMLElement {
  const field = (key: 'title' | 'author'): HTMLElement =>
    el('label', {}, [
      words.t(`study-about-${key}`),
      el('input', {
        type: 'text',
        id: `study-about-${key}`,
        dir: 'auto',
        autocomplete: 'off',
        maxlength: MOST[key],
        value: notes[key],
        onkeydown: (event) => event.stopPropagation(),
        oninput: (event) => {
          notes[key] = cleaned((event.target as HTMLInputElement).value);
          changed();
        },
      }),
    ]);
  return box('about', field('title'), field('author'));
}

/** The buttons that hand the notes on. Whoever writes is told if they are not kept. */
export function sendingOf(page: Page, game: Game, notes: Notes, writing: boolean): HTMLElement {
  const { words } = page;
  return box('sending', [
    writing && !game.table.saved && paragraph(words.t('study-unkept'), 'note'),
    box('row', [
      button(words.t('study-link'), { id: 'study-link' }, () => copyLink(page, game, notes.study)),
      button(words.t('study-file'), { id: 'study-file' }, () => saveFile(page, game, notes.study)),
    ]),
  ]);
}
