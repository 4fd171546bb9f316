// The shapes that cross the wasm boundary. Rust derives them; here they only get short names, for the one game there is so far.
import type * as wasm from '../pkg/dockhand_web';

export type {
  Ask, Bonus, Card, Catalogue, Face, GameEntry, ImhotepConfig, Move, Outcome, Place, Player, Preview, Print, Refusal, Said, Seat, Side, Site, Source,
} from '../pkg/dockhand_web';

export type Option = wasm.Choosable;
export type Counter = wasm.Counter<wasm.Place>;
export type Offer = wasm.Offer<wasm.Move>;
export type Printed = wasm.Printed<wasm.Print>;
export type SeatScore = wasm.SeatScore<wasm.Source>;
/** As the engine hands it out: every option has a value. */
export type Setup = wasm.Setup<Required<wasm.Config>>;
export type Step = wasm.Step<wasm.Face, wasm.Said, wasm.Place>;
export type Token = wasm.Token<wasm.Face>;
export type View = wasm.View<wasm.Face, wasm.Ask>;
