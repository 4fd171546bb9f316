// A study that has been opened from outside: its notes come to the game, which the engine has replayed.
import { notice } from '../../ui/sheets/notice';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import type { OpenRecord } from '../../shell/feature';
import { keptOf, takeApart, type Study } from './format';
import { waitForReader } from './reading';

/** Opens a study; if its notes are damaged, the game without them. */
export async function openStudy(host: Host, text: string, record: OpenRecord): Promise<string | null> {
  const { game, study } = await takeApart(text);
  return record(game, (opened) => bring(host, opened, study));
}

/**
 * Shows the notes of the game that has been opened. If they are damaged, or about positions that it does not have, or
 * if it may not be looked back at, the page says so and the game stays without them.
 */
function bring(host: Host, game: Game, study: Study | null): void {
  const moves = game.session.moveCount();
  if (!study || game.commands.isShut || study.notes.some(({ at }) => at > moves)) {
    notice(host.words, host.words.t('study-damaged'), [], 'alert');
    return;
  }
  game.commands.keepPapers({ study: keptOf(study, game.session.record()), came: true });
  waitForReader(game);
  void host.open('study', game, false);
}
