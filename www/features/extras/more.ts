// The features that a game does not need to begin: sounds, a screen that stays on, single keys, table mode.
// They are fetched once a game has begun.
import { afterFrame } from '../../core/after-paint';
import { pageEvents } from '../../core/events';
import { guestOf } from '../../core/guest';
import { ALWAYS } from '../../core/life';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { stayAwake } from './awake';
import { answerBack } from './back';
import { noteDeal } from './deal';
import { showWhere } from './entries';
import { fitLines } from './fit';
import { turn } from './flat';
import { showGains } from './gains';
import { showGround } from './ground';
import { recallEvents } from './heard';
import { keepCard } from './kept-card';
import { listen, press } from './keys';
import { addMute } from './sound/mute';
import { sound } from './sound/sounds';

let watching = false;

/**
 * Adds these features to a game; resolves when they have all been fetched. `early`: a key that was pressed
 * before they were fetched.
 */
export async function startExtras(host: Host, game: Game, early: KeyboardEvent | null = null): Promise<void> {
  listen(host);
  answerBack(host, game);
  fitLines(game);
  showGround(game);
  showGains(game);
  showWhere(game);
  keepCard(game);
  recallEvents(game);
  if (early) press(host, early);
  addMute(host, game);
  sound(game);
  game.events.on('shown', () => settle(host));
  if (!watching) watch(host);
  settle(host);
  // A tap that comes meanwhile is answered in between.
  await new Promise<void>(afterFrame);
  await Promise.allSettled([
    noteDeal(game),
    import('./course/course').then(({ showCourse }) => showCourse(game)),
    import('../../games/weights').then(({ addWeight }) => addWeight()),
    // Faces come last, so that nothing waits for pictures.
    import('./chips').then(({ showFaces }) => showFaces(game)),
    import('./presence').then(({ sitDown }) => {
      if (game.open) sitDown(game);
    }),
    guestOf(game.table.setup) !== null && import('./tens').then(({ showTens }) => showTens(host, game)),
    game.card.family && import('./family').then(({ showAsked }) => showAsked(game)),
  ]);
}

/** Updates the features after a change of the page or of a setting. */
export function settle(host: Host): void {
  turn(host);
  void stayAwake(host);
}

function watch(host: Host): void {
  watching = true;
  const now = settle.bind(null, host);
  document.addEventListener('visibilitychange', now, { signal: ALWAYS });
  pageEvents.on('changed', now, ALWAYS);
  pageEvents.on('covered', now, ALWAYS);
  host.sheet.dialog.addEventListener('close', now, { signal: ALWAYS });
}
