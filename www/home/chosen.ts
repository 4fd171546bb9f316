// A table that is chosen from cards: the form shows what it is now, with a picture of how it begins, and opens the chooser. It is remembered.
import './chosen.css';
import { type Table } from '../core/draft';
import { el } from '../core/dom';
import { findCard } from '../games';
import type { Chooser, ChooserHost } from '../games/contract';
import { makeStage } from '../stage/stage';
import { savePresets, LONGEST_NAME, MOST_NAMED, readPresets } from '../core/presets';
import type { Option } from '../core/wire';
import type { Desk, Form } from '../games/form';

let endPicture: () => void = () => undefined;

/** The option of a components file. */
const ownOf = ({ entry }: Desk): string | undefined => findCard(entry.id)?.components;

export const form: Form = {
  parts: (desk) => ({ beside: table(desk), options: [] }),
  begin(desk) {
    const { last } = readPresets(desk.entry, ownOf(desk));
    if (last && desk.whyNot(last).length === 0) desk.take(last);
  },
  done: (desk) => {
    savePresets(desk.entry, { last: tableOf(desk) }, ownOf(desk));
  },
};

const ownHarbour = (desk: Desk, values: Table['values']): boolean =>
  Boolean((values[ownOf(desk) ?? ''] as { harbour?: unknown } | null)?.harbour);

const tableOf = ({ draft: { count, values } }: Desk): Table => ({ count, values });

function table(desk: Desk): HTMLElement {
  const [main, ...rest] = desk.entry.options,
    { values } = desk.draft;
  const named = (option: Option): string => `value-${option.key}-${String(values[option.key])}`;
  const others = rest.filter((option) => option.kind !== 'seat' && values[option.key] !== option.default);
  const tags = others.map((option) => desk.t(`option-${option.key}`));
  if (ownHarbour(desk, values)) tags.push(desk.t('own-harbour'));
  const board = boardOf(desk),
    map = el('div', { class: 'map', 'aria-hidden': 'true' });
  endPicture();
  endPicture = picture(desk, map, desk.draft);
  return el(
    'fieldset',
    { class: 'sites table' },
    el('legend', {}, desk.t('setup-table')),
    map,
    main && el('p', { class: 'name', id: 'table-name-now' }, desk.t(named(main))),
    main && el('p', { class: 'note' }, desk.about(main.key, String(values[main.key]))),
    board && el('p', { class: 'note', id: 'table-board' }, desk.t('setup-board', board)),
    tags.length > 0 && el('ul', { class: 'tags', role: 'list' }, ...tags.map((tag) => el('li', {}, tag))),
    el(
      'div',
      { class: 'presets' },
      el(
        'button',
        {
          type: 'button',
          id: 'table-choose',
          'aria-describedby': 'table-name-now',
          onclick: () => void withChooser(desk, (chooser) => chooser.open(hostOf(desk))),
        },
        desk.t('setup-table-choose'),
      ),
      el(
        'button',
        {
          type: 'button',
          class: 'quiet',
          id: 'preset-surprise',
          onclick: () => void withChooser(desk, (chooser) => chooser.surprise(hostOf(desk))),
        },
        desk.t('preset-surprise'),
      ),
    ),
  );
}

/** The board that is played with all that is chosen, as the engine says; none where it cannot be played. */
function boardOf(desk: Desk): { columns: number; rows: number } | null {
  try {
    const session = desk.open(tableOf(desk)),
      prints = session.prints();
    session.free();
    const board = prints.flatMap(({ print }) => ('is' in print && print.is === 'board' ? [print] : []))[0];
    return board && 'columns' in board ? { columns: board.columns, rows: board.rows } : null;
  } catch {
    return null;
  }
}

/** The chooser of the game that is chosen, with its words. */
async function withChooser(desk: Desk, act: (chooser: Chooser) => void): Promise<void> {
  const { entry, words } = desk,
    load = findCard(entry.id)?.chooser;
  if (!load) return;
  desk.say('');
  const here = await Promise.all([load(), words.fetch(`${entry.id}-table`)]).catch(() => null);
  if (desk.entry !== entry || desk.words !== words || !desk.root.isConnected) return;
  if (here) act(here[0]);
  else desk.say(desk.t('unreachable'), () => void withChooser(desk, act));
}

const hostOf = (desk: Desk): ChooserHost => ({
  entry: desk.entry,
  words: desk.words,
  table: () => tableOf(desk),
  choose: (other) => {
    desk.take(other);
    desk.draw();
  },
  open: (other) => desk.open(other),
  link: (other) => desk.link(other),
  picture: (into, other) => picture(desk, into, other),
  chance: () => desk.chance(),
  named: () => readPresets(desk.entry, ownOf(desk)).named,
  keep: (named) => savePresets(desk.entry, { named }, ownOf(desk)),
  limits: { name: LONGEST_NAME, tables: MOST_NAMED },
});

/** How a table begins, as soon as the game is here and as long as the element is on the page. */
function picture(desk: Desk, into: HTMLElement, { count, values }: Table): () => void {
  let end: (() => void) | null = () => undefined;
  void findCard(desk.entry.id)
    ?.code()
    .then(async ({ small, fetchLate }) => {
      if (ownHarbour(desk, values)) await fetchLate?.(); // cranes and taverns
      if (!small || !end || !into.isConnected) return;
      try {
        const session = desk.open({ count, values }),
          stage = makeStage(into, small, session.setup(), session.prints());
        stage.show(session.view(null), null);
        session.free();
        const watcher = new ResizeObserver(() => stage.resize());
        watcher.observe(into);
        end = () => {
          watcher.disconnect();
          stage.destroy();
        };
      } catch {
        // What cannot be played has no picture; why, is said elsewhere.
      }
    })
    .catch(() => undefined);
  return () => {
    end?.();
    end = null;
  };
}
