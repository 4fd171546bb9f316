// The shapes of C'est mon fort !, under the names that all games use.
import type * as wasm from '../../../pkg/rampart/rampart';
import type * as any from '../../engine/wire';

export type {
  Place,
  Player,
  RampartPicture as Picture,
  Refusal,
  ScoreDelta,
  Seat,
} from '../../../pkg/rampart/rampart';

export interface Game extends any.Kind {
  face: wasm.RampartFace;
  ask: wasm.RampartAsk;
  move: wasm.RampartMove;
  event: wasm.RampartEvent;
  print: wasm.RampartPrint;
  note: never;
  source: wasm.RampartSource;
  config: wasm.RampartConfig;
}
export type Face = Game['face'];
export type Ask = Game['ask'];
export type Move = Game['move'];
export type GameEvent = Game['event'];
export type Print = Game['print'];
export type Source = Game['source'];
export type Config = Required<Game['config']>;
export type Offer = any.Offer<Game>;
export type Printed = any.Printed<Game>;
export type SeatScore = any.SeatScore<Game>;
export type Setup = any.Setup<Game>;
export type Step = any.Step<Game>;
export type Token = any.Token<Game>;
export type View = any.View<Game>;
