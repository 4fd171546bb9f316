// The form of a game whose table is chosen from cards: it shows the current choice with a picture of its
// start, and opens the chooser. The choice is remembered.
import './scenario-form.css';
import { type Ruleset } from '../../engine/draft';
import { box, button, el, list, paragraph } from '../../dom/elements';
import { finishedGames } from '../../device/entries';
import { onResize } from '../../dom/life';
import { findCard } from '../../games';
import type { Chooser, ChooserHost } from '../../games/contract';
import { makeStage } from '../../stage/stage';
import { savePresets, LONGEST_NAME, MOST_NAMED, readPresets } from '../../device/presets';
import type { Option } from '../../engine/wire';
import { tellMissed } from '../../engine/fetching';
import type { FormParts, SetupForm } from '../../games/form';
import { isOneAnswer, isShared, ownOf, tableOf } from './saved-table';

export const parts: FormParts = (setup) => ({ beside: table(setup), options: [] });

const ownHarbour = (setup: SetupForm, values: Ruleset['values']): boolean =>
  Boolean((values[ownOf(setup) ?? ''] as { harbour?: unknown } | null)?.harbour);

function table(setup: SetupForm): HTMLElement {
  const [main, ...rest] = setup.entry.options,
    { values } = setup.draft;
  const named = (option: Option): string => `value-${option.key}-${String(values[option.key])}`;
  const others = rest.filter((option) => option.kind !== 'seat' && values[option.key] !== option.default);
  const tags = others.map((option) => setup.t(`option-${option.key}`));
  if (ownHarbour(setup, values)) tags.push(setup.t('own-harbour'));
  if (isOneAnswer(setup)) tags.push(setup.t('one-answer'));
  const board = boardOf(setup),
    map = box({ class: 'map', 'aria-hidden': 'true' });
  picture(setup, map, setup.draft);
  return el('fieldset', 'sites table', [
    el('legend', {}, setup.t('setup-table')),
    map,
    main && paragraph(setup.t(named(main)), { class: 'name', id: 'table-name-now' }),
    main && paragraph(setup.about(main.key, String(values[main.key])), 'note'),
    board && paragraph(setup.t('setup-board', board), { class: 'note', id: 'table-board' }),
    tags.length > 0 && list('tags', ...tags.map((tag) => el('li', {}, tag))),
    box('presets', [
      button(
        setup.t('setup-table-choose'),
        { id: 'table-choose', 'aria-describedby': 'table-name-now' },
        () => void withChooser(setup, (chooser) => chooser.open(hostOf(setup))),
      ),
      button(
        setup.t('preset-surprise'),
        { class: 'quiet', id: 'preset-surprise' },
        () => void withChooser(setup, (chooser) => chooser.surprise(hostOf(setup))),
      ),
    ]),
  ]);
}

/** Returns the board of the current choice, as the engine gives it, or null if it cannot be played. */
function boardOf(setup: SetupForm): { columns: number; rows: number } | null {
  try {
    using session = setup.open(tableOf(setup));
    const board = session
      .prints()
      .flatMap(({ print }) => ('is' in print && print.is === 'board' ? [print] : []))[0];
    return board && 'columns' in board ? { columns: board.columns, rows: board.rows } : null;
  } catch {
    return null;
  }
}

/** Fetches the chooser of the chosen game with its words, and calls `act` with it. */
async function withChooser(setup: SetupForm, act: (chooser: Chooser) => void): Promise<void> {
  const { entry, words } = setup,
    load = findCard(entry.id)?.chooser;
  if (!load) return;
  setup.say('');
  const isHere = (): boolean => setup.entry === entry && setup.words === words && setup.root.isConnected;
  try {
    const [chooser] = await Promise.all([load(), words.fetch(`${entry.id}-table`)]);
    if (isHere()) act(chooser);
  } catch (thrown) {
    if (isHere()) void tellMissed(setup, thrown, () => void withChooser(setup, act));
  }
}

const hostOf = (setup: SetupForm): ChooserHost => ({
  entry: setup.entry,
  words: setup.words,
  table: () => tableOf(setup),
  choose: (other) => {
    setup.take(other);
    setup.draw();
  },
  open: (other) => setup.open(other),
  link: (other) => setup.link(other),
  picture: (into, other) => picture(setup, into, other),
  oneAnswer: isShared(setup)
    ? (on) => {
        const is = setup.habit('oneAnswer', on);
        if (on !== undefined) setup.draw();
        return is;
      }
    : null,
  chance: () => setup.freshSeed() / 2 ** 32,
  last: () => readPresets(setup.entry, ownOf(setup)).last,
  finished: () => finishedGames(setup.entry.id),
  named: () => readPresets(setup.entry, ownOf(setup)).named,
  savePresets: (named) => savePresets(setup.entry, { named }, ownOf(setup)),
  limits: { name: LONGEST_NAME, tables: MOST_NAMED },
});

/**
 * Shows the beginning of a table once the code of the game is here, and returns a function that ends the picture. It
 * also ends when its element leaves the page: the form does not say when it is left, and listeners would keep its canvases.
 */
function picture(setup: SetupForm, into: HTMLElement, { count, values }: Ruleset): () => void {
  let end: (() => void) | null = () => undefined;
  const stop = (): void => {
    end?.();
    end = null;
  };
  void findCard(setup.entry.id)
    ?.code()
    .then(({ small }) => {
      if (!small || !end || !into.isConnected) return;
      try {
        using session = setup.open({ count, values });
        const stage = makeStage(into, small, session.setup(), session.prints());
        stage.show(session.view(null), null);
        const shown = new AbortController();
        end = () => {
          shown.abort();
          stage.destroy();
        };
        onResize(
          shown.signal,
          () => {
            if (!into.isConnected) stop();
            else if (!stage.fits) stage.resize();
          },
          into,
        );
      } catch {
        // A table that cannot be played has no picture; the form says why.
      }
    })
    .catch(() => undefined);
  return stop;
}
