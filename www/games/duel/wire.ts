// The Duel's shapes, under the names that all games use.
import type * as wasm from '../../../pkg/duel/duel';
import type * as any from '../../engine/wire';

export type { Place, Player, ScoreDelta, Refusal, Seat, Side } from '../../../pkg/duel/duel';

export interface Game extends any.Kind {
  face: wasm.DuelFace;
  ask: wasm.DuelAsk;
  move: wasm.DuelMove;
  event: wasm.DuelEvent;
  print: wasm.DuelPrint;
  note: wasm.DuelNote;
  source: wasm.DuelSource;
  config: wasm.DuelConfig;
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

export type Action = wasm.DuelAction;
export type Boat = wasm.DuelBoat;
export type Site = wasm.DuelSite;
export type Stone = wasm.DuelToken;
export type Tone = wasm.DuelTone;
