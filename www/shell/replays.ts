// The replay of a game, and what is seen through it: its review and its notes. They are fetched when they are opened.
import type { Game } from '../ui/game-view';
import type { Host } from './host';
import { withWords } from '../ui/sheets/fetching';

/** Opens the replay, with the notes that the game has. */
export function openReplay(host: Host, game: Game): void {
  if (game.commands.isShut) return;
  if (import.meta.env.MODE !== 'single' && game.table.papers.study !== undefined)
    return openStudy(host, game, false);
  withWords(
    host,
    'replay',
    () => import('../features/replay/replay'),
    ({ showReplay }, signal) => showReplay(host, game, signal),
  );
}

/**
 * Opens the notes of a game; `editing`: to be written, at the position that is shown. The single file has none, for
 * size.
 */
export function openStudy(host: Host, game: Game, editing: boolean): void {
  if (import.meta.env.MODE !== 'single')
    withWords(
      host,
      'study',
      () => Promise.all([import('../features/study/study'), import('../features/replay/replay')]),
      ([{ study }, { showReplay }], signal) =>
        study(host, game, editing, (through) => showReplay(host, game, signal, through)),
    );
}

/** Opens the review of a game that is over, as a lens of its replay; `turning`: at the move that turned it. */
export const openReview = (host: Host, game: Game, turning: boolean): void =>
  withWords(
    host,
    'review',
    () =>
      Promise.all([
        import('../features/review/review'),
        import('../features/replay/replay'),
        host.words.fetch('bot'),
      ]),
    ([{ review }, { showReplay }], signal) =>
      review(host, game, turning, (through) => showReplay(host, game, signal, through)),
  );
