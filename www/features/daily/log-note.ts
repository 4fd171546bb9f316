// A deal of the day says that it is one: its log begins with that.
import { el, paragraph } from '../../dom/elements';
import type { Host } from '../../shell/host';
import { titleOf } from '../../ui/text/names';
import type { Game } from '../../ui/game-view';

export async function noteDeal(host: Host, game: Game): Promise<void> {
  const title = await titleOf(host, game.table.setup);
  if (title !== '' && game.open) game.screen.log.list.prepend(el('li', 'note deal', paragraph(title)));
}
