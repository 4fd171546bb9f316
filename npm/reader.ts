// How the module of a game is read where it cannot be fetched.
import type { GameId, Source } from './index.js';

type Reader = (game: GameId) => Promise<Source>;
let read: Reader | null = null;

export const reader = (): Reader | null => read;
/** Called by node.ts. */
export const readWith = (with_: Reader): void => {
  read = with_;
};
