// The types of <dock-hand> for pages that use it, as they also stand in the npm package. Types only.

/** What an attribute may be set to by its property: `true` means without a value; `null`, `undefined` and `false` remove it. */
export type Text = string | number | boolean | null | undefined;

/** A move with its seat, in the engine's format. */
export interface SeatMove {
  seat: number;
  move: object;
}

/** How a game stands, as far as every player may know it. */
export interface Standing {
  game: string;
  /** The number of moves that have been made. */
  moves: number;
  /** The seats that have to decide. */
  toAct: number[];
}

/** How a game has ended. */
export interface Ended {
  game: string;
  moves: number;
  /** The seats that have won. */
  winners: number[];
  /** The points, by seat. */
  scores: number[];
}

/** Why something was not done: a game was not opened as it was asked for, or a move was not made. */
export interface Wrong {
  do: 'open' | 'play';
  /** A word for programs; docs/embedding.md lists them. */
  reason: string;
  /** The attribute that is wrong, if it is one. */
  attribute?: string;
}

export interface DockHandEventMap {
  /** A game lies on the table, and `play` and `record` reach it. */
  ready: CustomEvent<Standing>;
  /** A move was made or taken back. */
  move: CustomEvent<Standing>;
  end: CustomEvent<Ended>;
  error: CustomEvent<Wrong>;
}

/** The element. Every attribute is a property of the same name; a property that is set sets the attribute. */
export interface DockHandElement extends HTMLElement {
  /** `imhotep`, `duel`, `kontor` or `rampart`. */
  get game(): string;
  set game(value: Text);
  /** The level of the computer players: its name, such as `captain`, or its number from 0. */
  get level(): string;
  set level(value: Text);
  /** How many sit at the table. */
  get players(): string;
  set players(value: Text);
  /** The options of the game that are not as usual. Null if there are none, or if they cannot be read. */
  get config(): unknown;
  set config(value: object | Text);
  /** A saved game, or what stands behind `#` in a link to one. */
  get position(): string;
  set position(value: Text);
  /** Moves that are played from there. Null if there are none, or if they cannot be read. */
  get moves(): unknown;
  set moves(value: readonly SeatMove[] | Text);
  get locale(): string;
  set locale(value: Text);
  get readonly(): boolean;
  set readonly(value: Text);
  get notes(): boolean;
  set notes(value: Text);
  get sandbox(): string;
  set sandbox(value: Text);
  /** The relay for tables on several devices; the site of the games allows only its own. */
  get relay(): string;
  set relay(value: Text);
  /** The games that are shown, such as `imhotep,duel`, to visitors of whom nothing is kept. */
  get kiosk(): string;
  set kiosk(value: Text);
  /** The address of the games; otherwise that of the script. */
  get src(): string;
  set src(value: Text);
  /** Begins without waiting for a tap. Setting it to `true` sets the attribute, which does the same. */
  get start(): () => void;
  set start(value: Text);
  /** Plays a move if it is offered to this seat now. */
  play(seat: number, move: object): void;
  /** Resolves with the game, hidden things included, as the text of a file; null if there is none. */
  record(): Promise<string | null>;

  addEventListener<K extends keyof DockHandEventMap>(
    type: K,
    listener: (this: DockHandElement, event: DockHandEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends Exclude<keyof HTMLElementEventMap, keyof DockHandEventMap>>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'dock-hand': DockHandElement;
  }
}
