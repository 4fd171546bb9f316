// A study that has been opened from outside: its notes come to the game, which the engine has replayed.
import { isShut } from '../../table/moves';
import { notice } from '../../ui/sheets/notice';
import { openStudy } from '../../shell/replays';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { keptOf, type Study } from './format';

/**
 * Shows the notes of the game that has been opened. If they are damaged, or about positions that it does not have, or
 * if it may not be looked back at, the page says so and the game stays without them.
 */
export function bring(host: Host, game: Game, study: Study | null): void {
  const moves = game.session.moveCount();
  if (!study || isShut(game) || study.notes.some(({ at }) => at > moves)) {
    notice(host.words, host.words.t('study-damaged'), [], 'alert');
    return;
  }
  game.table.study = keptOf(study, game.session.record());
  game.table.noted = 'reading';
  openStudy(host, game, false);
}
