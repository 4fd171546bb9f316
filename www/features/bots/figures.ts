// The chances of all seats before every move, as a table.
import { el, fill } from '../../core/dom';
import type { Words } from '../../core/words';

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
