// Kontor's shapes, under the names that all games use.
import type * as wasm from '../../../pkg/kontor/kontor';
import type * as any from '../../engine/wire';

export type { Place, Player, ScoreDelta, Refusal, Seat } from '../../../pkg/kontor/kontor';

export interface Game extends any.Kind {
  face: wasm.KontorFace;
  ask: wasm.KontorAsk;
  move: wasm.KontorMove;
  event: wasm.KontorEvent;
  print: wasm.KontorPrint;
  note: wasm.KontorNote;
  source: wasm.KontorSource;
  config: wasm.KontorConfig;
}
export type Face = Game['face'];
export type Ask = Game['ask'];
export type Move = Game['move'];
export type GameEvent = Game['event'];
export type Print = Game['print'];
export type Source = Game['source'];
export type Config = Required<Game['config']>;
export type Offer = any.Offer<Game>;
export type Note = Game['note'];
export type Printed = any.Printed<Game>;
export type Noted = any.Noted<Game>;
export type SeatScore = any.SeatScore<Game>;
export type Setup = any.Setup<Game>;
export type Step = any.Step<Game>;
export type Token = any.Token<Game>;
export type View = any.View<Game>;

export type Good = wasm.KontorGood;
export type Majority = wasm.KontorMajority;
export type Standing = wasm.KontorStanding;
export type Tax = wasm.KontorTax;
export type Side = wasm.KontorSide;
export type Sort = wasm.KontorSort;
/** A card that lies face up. */
export type Card = Extract<Face, { is: 'card' }>;
/** A cell, in steps east and south of the anchor. */
export type Cell = [number, number];
