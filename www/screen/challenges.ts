// What there is to play beside whole games: the deal of the day, puzzles, the ladder of animals.
import { guestOf } from '../core/guest';
import type { Game } from './game';
import type { Host } from './host';
import { withWords } from './with-words';

/** Opens the calendar of the deals of the day. */
export const openDaily = (host: Host): void =>
  withWords(
    host,
    'daily',
    () => import('../features/daily/sheet'),
    ({ showDaily }) => showDaily(host),
  );

/** Opens the sheet that chooses puzzles, at those of a game. The single file has none, for size. */
export function openPuzzles(host: Host, game: string): void {
  if (import.meta.env.MODE !== 'single')
    withWords(
      host,
      'puzzles',
      () => import('../features/puzzles/sheet'),
      ({ showPuzzles }, signal) => showPuzzles(host, game, signal),
    );
}

/** Opens the ladder of animals. */
export const openLadder = (host: Host): void =>
  withWords(
    host,
    'ladder',
    () => import('../features/ladder/sheet'),
    ({ showLadder }) => showLadder(host),
  );

/** Adds to the sheet at the end of a game what it means as a deal of the day or on the ladder, if it was one. */
export function endWithin(host: Host, game: Game): void {
  const nothing = (): void => undefined;
  void import('../features/daily/end').then(({ endDay }) => endDay(host, game)).catch(nothing);
  if (guestOf(game.table.setup))
    void import('../features/ladder/end').then(({ endRung }) => endRung(host, game)).catch(nothing);
}
