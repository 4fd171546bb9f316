// The choice of a person or a level for a seat, in the set-up form.
import './level-choice.css';
import { box, el, paragraph, select } from '../../dom/elements';
import { keepPatience, patience, TIMES } from '../../device/patience';
import type { SetupForm } from '../../games/form';
import type { Seat } from '../../engine/wire';
import { begin, take } from './opponents';
import { radio } from './radio';

export function levelChoice(setup: SetupForm, seat: Seat): HTMLElement {
  begin(setup);
  const { draft, entry } = setup,
    now = draft.players[seat]?.level ?? null;
  const levels = entry.levels.map(({ id }, level): [number, string] => [
    level,
    setup.t('bot-option', { level: setup.t(`bot-level-${id}`), about: setup.t(`bot-about-${id}`) }),
  ]);
  const choice = select(
    { id: `level-${seat}`, class: 'level', 'aria-label': setup.t('bot-seat-of', { number: seat + 1 }) },
    [['', setup.t('bot-person')], ...levels],
    now ?? '',
    (level) => {
      take(setup, seat, level === '' ? null : Number(level));
      setup.draw();
    },
  );
  const [, ...computers] = choice.options;
  choice.append(el('optgroup', { label: setup.t('setup-computers') }, computers));
  return choice;
}

/** Returns the choice of how long the computer player that thinks for a time may do so, if it plays. */
export function thinkingTime(setup: SetupForm): HTMLElement | false {
  const { draft, entry } = setup,
    players = draft.players.slice(0, draft.count);
  if (!players.some(({ level }) => entry.levels[level ?? -1]?.timed)) return false;
  return box({ class: 'patience', role: 'radiogroup', 'aria-labelledby': 'patience' }, [
    el('span', { id: 'patience' }, setup.t('bot-patience')),
    box('segments', [
      TIMES.map((time) => {
        const seconds = time / 1000;
        return radio(
          'patience',
          String(time),
          time === patience(),
          setup.t('bot-patience-option', { seconds }),
          setup.t('bot-patience-label', { seconds }),
          () => keepPatience(time),
        );
      }),
    ]),
  ]);
}

/** Returns a sentence about what a computer player knows, with details that can be opened. */
export function honest(setup: SetupForm): HTMLElement {
  const forgets = setup.entry.levels.some(({ memory }) => memory < 100);
  return box('honest', [
    paragraph(setup.t('bot-honest'), 'note'),
    el('details', {}, [
      el('summary', {}, setup.t('bot-honest-more')),
      paragraph(setup.t('bot-honest-text'), 'note'),
      forgets && paragraph(setup.t('bot-honest-memory'), 'note'),
    ]),
  ]);
}
