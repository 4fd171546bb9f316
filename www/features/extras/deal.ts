// A deal of the day says that it is one: its log begins with that.
import { el } from '../../core/dom';
import { dealTitle } from '../../screen/challenges';
import type { Game } from '../../screen/game';

export async function noteDeal(game: Game): Promise<void> {
  const title = await dealTitle(game.words, game.table.setup);
  if (title !== '' && game.open)
    game.screen.log.list.prepend(el('li', { class: 'note deal' }, el('p', {}, title)));
}
