// A game that has come with its notes waits until they have been read.
import type { Game } from '../../ui/game-view';

const waiting = new WeakMap<Game, () => void>();

/** Lets nobody go on by itself until the notes have been read. */
export function waitForReader(game: Game): void {
  waiting.set(game, game.commands.pause('notes'));
}

/** The notes have been read, or cannot be shown. */
export function goOn(game: Game): void {
  waiting.get(game)?.();
  waiting.delete(game);
}
