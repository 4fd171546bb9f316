// A deal of the day says that it is one: its log begins with that.
import { el, paragraph } from '../../dom/elements';
import { dealTitle } from '../../shell/challenges';
import type { Game } from '../../ui/game-view';

export async function noteDeal(game: Game): Promise<void> {
  const title = await dealTitle(game.words, game.table.setup);
  if (title !== '' && game.open) game.screen.log.list.prepend(el('li', 'note deal', paragraph(title)));
}
