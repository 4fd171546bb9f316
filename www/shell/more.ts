// The features that a game does not need to begin: sounds, a screen that stays on, single keys, table mode.
// They are fetched once a game has begun.
import { afterFrame } from '../dom/after-paint';
import { pageEvents } from '../dom/page-events';
import { guestOf } from '../device/guest';
import { ALWAYS } from '../dom/life';
import type { Game } from '../ui/game-view';
import type { Host } from './host';
import { stayAwake } from '../features/flat-table/awake';
import { answerBack } from './back';
import { noteDeal } from '../features/daily/log-note';
import { showWhere } from '../ui/log/places';
import { fitLines } from '../ui/fit';
import { Dragging } from '../ui/pointer/drag';
import { turn } from '../features/flat-table/flat';
import { showGains } from '../features/gains/gains';
import { showGround } from '../ui/ground';
import { listen, press } from '../features/keys/keys';
import { addMute } from '../features/sound/mute';
import { sound } from '../features/sound/sounds';

let watching = false;

/**
 * Adds these features to a game; resolves when they have all been fetched. `early`: a key that was pressed
 * before they were fetched.
 */
export async function startExtras(host: Host, game: Game, early: KeyboardEvent | null = null): Promise<void> {
  listen(host);
  answerBack(host, game);
  fitLines(game);
  new Dragging(game);
  showGround(game);
  showGains(game);
  showWhere(game);
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
    import('../features/progress/progress-panel').then(({ showProgress }) => showProgress(game)),
    import('../games/weights').then(({ addWeight }) => addWeight()),
    // Faces come last, so that nothing waits for pictures.
    import('../features/faces/chips').then(({ showFaces }) => showFaces(game)),
    import('../features/faces/presence').then(({ sitDown }) => {
      if (game.open) sitDown(game);
    }),
    guestOf(game.table.setup) !== null &&
      import('../features/ladder/tens').then(({ showTens }) => showTens(host, game)),
    game.card.family && import('../features/faces/family').then(({ showAsked }) => showAsked(game)),
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
