// The chances of all seats before every move, as a table.
import { el, fill } from '../../core/dom';
import type { Words } from '../../core/words';
import type { Skill } from './course';

/** Writes the table. `course`: the chances of every seat in thousandths, before every move and at the end. */
export function fillFigures(into: HTMLElement, words: Words, names: string[], course: number[][]): void {
  into.tabIndex = 0;
  into.setAttribute('role', 'region');
  into.setAttribute('aria-label', words.t('bot-review-table'));
  fill(
    into,
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, words.t('bot-review-move')),
          ...names.map((name) => el('th', { scope: 'col' }, name)),
        ),
      ),
      el(
        'tbody',
        {},
        ...course.map((chances, at) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, String(at)),
            ...chances.map((chance) =>
              el('td', {}, words.t('bot-review-percent', { chance: Math.round(chance / 10) })),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Writes what each player lost by the own decisions, as a table; nothing of a player without a decision. */
export function fillSkills(into: HTMLElement, words: Words, names: string[], skills: Skill[]): void {
  const column = (id: string): HTMLElement => el('th', { scope: 'col' }, words.t(`bot-review-${id}`));
  fill(
    into,
    el('h3', {}, words.t('bot-review-skill')),
    el('p', { class: 'note' }, words.t('bot-review-skill-about')),
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, el('td', {}), column('decisions'), column('best'), column('mean'))),
      el(
        'tbody',
        {},
        ...skills.map(({ decisions, best, loss }, seat) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, names[seat] ?? ''),
            el('td', {}, String(decisions)),
            el('td', {}, String(best)),
            el('td', {}, decisions > 0 && words.t('bot-review-percent', { chance: Math.round(loss) / 10 })),
          ),
        ),
      ),
    ),
  );
}
