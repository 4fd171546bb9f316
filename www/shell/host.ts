// The interface of the page for features that are fetched later. Types only.
import type { Sheet } from '../dom/sheet';
import type { Engine, Session } from '../engine/engine';
import type { Game, GameHooks } from '../ui/game-view';
import type { Offered } from '../engine/draft';
import type { Laid } from '../table/ports';
import type { SessionLayer } from '../table/layers';
import type { GameCard, GamePage } from '../games/contract';
import type { Settings } from '../device/settings';
import type { Setup } from '../engine/wire';
import type { GameText } from '../words/text/text';
import type { Words } from '../words/words';
import type { Asked, Feature } from './feature';

/** The fetched parts of a game. */
export interface Parts {
  engine: Engine;
  page: GamePage;
}

/** The page around this one, when a game is embedded there. */
export interface PageFrame {
  /** Whether games are only stepped through, with the notes that they have. */
  readonly notes: boolean;
  /** Whether it opens a game as soon as the page has begun. */
  readonly opens: boolean;
  /** Opens that game; the page shows that it is coming. */
  open(): void;
  /** Called with the session of every game before it is laid on the table. */
  beforeLaying(session: Session): void;
  layer(): SessionLayer;
  laid(game: Game): void;
  left(): void;
  /** Called with the code of a refusal, or null, when the game in the address was opened; returns it. */
  opened(reason: string | null): string | null;
}

export interface Host {
  readonly sheet: Sheet;
  readonly words: Words;
  readonly settings: Settings;
  readonly chooser: HTMLElement;
  readonly game: Game | null;
  /** Whether notes are only read here, in a page that embeds them. */
  readonly notes: boolean;
  /** The games that are shown. */
  readonly games: readonly GameCard[];
  /** Whether the page is a kiosk: it keeps nothing, and nothing leads away from it. */
  readonly isKiosk: boolean;
  /** All features, in the order of their entries. */
  readonly features: readonly Feature[];
  /** Opens a feature, unless the player does something else while it is fetched; resolves when that is over. */
  open<N extends keyof Asked>(name: N, ...asked: Asked[N]): Promise<void>;
  /** Opens the menu of a game; `own` stands above its entries. */
  menu(game: Game, own?: Element): void;
  scores(game: Game, text: GameText): void;
  /** Shows how a game has ended; `asked`: a player asked for it. */
  tellEnd(game: Game, asked?: boolean): void;
  /** Puts another game on the page. Hooks that are left out are those of any game. */
  put(session: Session, card: GameCard, parts: Parts, hooks: Partial<GameHooks>, laid?: Laid): Game;
  openFile(file: File): Promise<string | null>;
  /** Updates the page after a setting has changed. */
  dress(): void;
  /** Shows an error, with a button that tries again if `again` is given. */
  say(text: string, again?: () => void): void;
  /** Says why a part of the page cannot be fetched, with a button that tries again if `again` is given. */
  miss(thrown: unknown, again?: () => void): void;
  /** The game that is chosen on the first screen. */
  readonly choosing: string;
  /** Uses these words from now on, everywhere at once. */
  speak(words: Words): void;
  /** Says everything in the language of the settings. */
  translate(): Promise<void>;
  /** Goes back to the first screen, or on to a game that is offered. */
  leave(offered?: Offered): void;
  /** Begins a game, or says why it cannot begin. Returns the code of the refusal, or null. */
  start(setup: Setup): Promise<string | null>;
  /**
   * Opens a record, with the id of its save if it has one. Returns the code of the refusal, or null. If the
   * record is refused, `otherwise` is called and the refusal is not shown.
   */
  resume(text: string, id?: string, otherwise?: () => Promise<string | null>): Promise<string | null>;
}
