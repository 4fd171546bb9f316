// Lists what is still to come, as far as the player who looks can know it: what and how much, never in which
// order. The engine counts.
import { el, paragraph } from '../../dom/elements';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import type { GameText } from '../../words/text/text';
import type { Noted } from '../../engine/wire';
import { capital } from '../../words/words';

/** A thing, and how many of it are left. */
export interface Left {
  name: string;
  count: number;
}

/** Returns what the engine has noted as left, in words. */
export function leftIn(notes: Noted[], text: GameText): Left[] {
  const left = notes.flatMap(({ note }) => (note.is === 'left' ? [note] : []));
  const rank = (note: Noted['note']): number => text.score.leftRank?.(note) ?? 0;
  return left
    .sort((one, other) => rank(one) - rank(other))
    .map((note) => ({ name: capital(text.score.leftName?.(note) ?? ''), count: note.count }));
}

export function showLeft({ sheet, words }: Host, game: Game): void {
  const t = (id: string, args = {}): string => words.t(`more-left-${id}`, args);
  const left = leftIn(game.session.notes(game.table.viewpoint.eye), game.text()),
    count = left.reduce((sum, one) => sum + one.count, 0);
  sheet.show(words.t('left'), [
    ...(count === 0
      ? [paragraph(t('none'))]
      : [
          paragraph(t(game.card.id, { count })),
          el('ul', 'left', ...left.map((one) => el('li', {}, t('line', { ...one })))),
          paragraph(t('order'), 'note'),
        ]),
  ]);
}
