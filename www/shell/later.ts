// What joins a game once it has begun and rested: parts of the page, then the features, in the order of the list.
import { afterFrame } from '../dom/after-paint';
import { repaint } from '../ui/changes';
import { fitLines } from '../ui/fit';
import type { Game } from '../ui/game-view';
import { showGround } from '../ui/ground';
import { showWhere } from '../ui/log/places';
import { Dragging } from '../ui/pointer/drag';
import { answerBack } from './back';
import type { Host } from './host';

/** The games whose parts have all been fetched, as far as the network allowed. */
export const complete = new WeakSet<Game>();

/** Fetches the rest of a game that began at a time. */
export async function fetchRest(host: Host, game: Game, began: number): Promise<void> {
  new Dragging(game);
  if (game.table.purpose !== 'lesson') answerBack(host, game);
  if (game.table.purpose !== 'game') return;
  void game.stage.prepare();
  fitLines(game);
  showGround(game);
  showWhere(game);
  await Promise.allSettled([
    join(host, game),
    import('./sheets'),
    game.card.secrets && import('../ui/handover'),
    import('../games/weights').then(({ addWeight }) => addWeight()),
    // Numbers on pieces are painted again if they were painted in another typeface.
    import('../stage/type/type')
      .then(({ came }) => came)
      .then((at) => (at > began ? repaint(game) : undefined)),
  ]);
  complete.add(game);
}

/** All are fetched at once. A tap that comes meanwhile is answered between one and the next. */
async function join(host: Host, game: Game): Promise<void> {
  const joins = host.features.flatMap(({ rested }) => rested?.(game)?.catch(() => null) ?? []),
    joined: unknown[] = [];
  for (const fetched of joins) {
    const add = await fetched;
    if (host.game === game) joined.push(add?.(host, game));
    await new Promise<void>(afterFrame);
  }
  await Promise.allSettled(joined);
}
