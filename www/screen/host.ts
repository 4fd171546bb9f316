// What the page lets those do that are fetched later. Types only.
import type { Sheet } from '../core/dialog';
import type { Engine, Session } from '../core/engine';
import type { Game, GameHooks } from './game';
import type { Offered } from '../core/draft';
import type { GameCard, GamePage } from '../games/contract';
import type { Settings } from '../core/settings';
import type { Words } from '../core/words';

/** What a game is made of, once it is here. */
export interface Parts {
  engine: Engine;
  page: GamePage;
}

export interface Host {
  readonly sheet: Sheet;
  readonly words: Words;
  readonly settings: Settings;
  readonly chooser: HTMLElement;
  readonly game: Game | null;
  /** Puts another game on the page. */
  put(session: Session, card: GameCard, parts: Parts, hooks: GameHooks): Game;
  /** The settings look otherwise now. */
  dress(): void;
  /** Says what went wrong, and perhaps offers to try it again. */
  say(text: string, again?: () => void): void;
  /** The game of which the start page shows the set-up. */
  readonly choosing: string | undefined;
  /** Speaks these words from now on, everywhere at once. */
  speak(words: Words): void;
  /** Back to the start page, perhaps with a game that is set up there. */
  leave(offered?: Offered): void;
  /** Opens a record, as the game that is kept by this name if it has one. Gives the code of why it was refused; null if it was not. `otherwise` is done
   *  in place of saying that the engine refuses it. */
  resume(text: string, id?: string, otherwise?: () => Promise<string | null>): Promise<string | null>;
}
