// Asks before a game is left that is not kept.
import { actions, button, paragraph } from '../../dom/elements';
import type { Host } from '../../shell/host';
import { mayLeave } from '../../table/state';
import type { Game } from '../game-view';

/** Asks before a game is lost. There is nothing to ask if the game is saved or has just begun. */
export function askToLeave(
  { sheet, words, isKiosk }: Host,
  game: Game,
  go: () => void,
  stay: () => void = () => undefined,
): void {
  if (mayLeave(game.table) || game.session.moveCount() === 0) return go();
  const back = (): void => {
    sheet.close();
    stay();
  };
  sheet.show(words.t('leave-title'), [
    paragraph(words.t(isKiosk ? 'leave-lost' : 'leave-text')),
    actions([
      button(words.t('stay'), {}, back),
      button(words.t('leave'), { class: 'primary', id: 'leave' }, go),
    ]),
  ]);
}
