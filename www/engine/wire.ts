// The shapes that cross the wasm boundary. Rust derives them; here they get short names, for the values of
// any game. What knows one game takes the same names from games/GAME/wire.ts, where they are that game's own.
import type * as wasm from '../../pkg/imhotep/imhotep';

export type {
  Catalogue,
  GameEntry,
  LevelEntry,
  Outcome,
  Place,
  Player,
  ScoreDelta,
  Refusal,
  Seat,
  Shared,
} from '../../pkg/imhotep/imhotep';

/** The types that the generic shapes of a game are made of. */
export interface Kind {
  face: object;
  ask: object;
  move: { do: string };
  event: { say: string };
  print: object;
  note: object;
  source: string;
  config: object;
}
/** The values of every game at once, for code that knows no game. */
export interface AnyGame extends Kind {
  face: wasm.Face;
  ask: wasm.Ask;
  move: wasm.Move;
  event: wasm.LogEvent;
  print: wasm.Print;
  note: wasm.Note;
  source: wasm.Source;
  config: wasm.Config;
}
export type Option = wasm.Choosable;
export type Counter = wasm.Counter<wasm.Place>;
export type Face = wasm.Face;
export type Move = wasm.Move;
export type GameEvent = wasm.LogEvent;
export type Source = wasm.Source;
export type Offer<K extends Kind = AnyGame> = wasm.Offer<K['move']>;
export type Printed<K extends Kind = AnyGame> = wasm.Printed<K['print']>;
/** A move that a search has considered, with sums that can be put together with those of other searches. */
export type RootStats<K extends Kind = AnyGame> = wasm.RootStats<K['move']> & {
  plan?: readonly wasm.Place[];
};
/** A move and its expected result. */
export type Analysis<K extends Kind = AnyGame> = wasm.Analysis<K['move']>;
/** What tells a move from another one, and a difference between the two. */
export type Reason<K extends Kind = AnyGame> = wasm.Reason<K['move']>;
export type Fact<K extends Kind = AnyGame> = wasm.Fact<K['move']>;
export type Noted<K extends Kind = AnyGame> = wasm.Noted<K['note']>;
export type Decided<K extends Kind = AnyGame> = wasm.Decided<K['source']>;
export type SeatScore<K extends Kind = AnyGame> = wasm.SeatScore<K['source']>;
/** As the engine hands it out: every option has a value. */
export type Setup<K extends Kind = AnyGame> = wasm.Setup<Required<K['config']>> & {
  /** The seats that are played on other devices. Only the page knows them. */
  away?: readonly wasm.Seat[] | undefined;
  /** Whether these devices are connected, and need no links. Only the page knows it. */
  live?: boolean | undefined;
  /** The seats whose hands are on phones. Only the page knows them. */
  phones?: readonly wasm.Seat[] | undefined;
};
export type Step<K extends Kind = AnyGame> = wasm.Step<K['face'], K['event'], wasm.Place>;
export type Token<K extends Kind = AnyGame> = wasm.Token<K['face']>;
export type View<K extends Kind = AnyGame> = wasm.View<K['face'], K['ask']>;
