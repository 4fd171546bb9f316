// Imhotep's shapes, under the names that all games use.
import type * as wasm from '../../../pkg/imhotep/imhotep';
import type * as any from '../../engine/wire';

export type {
  ImhotepBonus as Bonus,
  ImhotepCard as Card,
  ImhotepConfig,
  ImhotepSite as Site,
  Place,
  Player,
  Refusal,
  ScoreDelta,
  Seat,
  Side,
} from '../../../pkg/imhotep/imhotep';

export interface Game extends any.Kind {
  face: wasm.ImhotepFace;
  ask: wasm.ImhotepAsk;
  move: wasm.ImhotepMove;
  event: wasm.ImhotepEvent;
  print: wasm.ImhotepPrint;
  note: wasm.ImhotepNote;
  source: wasm.ImhotepSource;
  config: wasm.ImhotepConfig;
}
export type Face = Game['face'];
export type Ask = Game['ask'];
export type Move = Game['move'];
export type GameEvent = Game['event'];
export type Print = Game['print'];
export type Note = Game['note'];
export type Source = Game['source'];
export type Config = Required<Game['config']>;
export type Offer = any.Offer<Game>;
export type Printed = any.Printed<Game>;
export type SeatScore = any.SeatScore<Game>;
export type Setup = any.Setup<Game>;
export type Step = any.Step<Game>;
export type Token = any.Token<Game>;
export type View = any.View<Game>;
