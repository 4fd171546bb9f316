// TEMPORARY: the shapes that cross the wasm boundary, copied by hand from the interface the engine and the page agreed on.
// As soon as the package is built this file becomes `export type * from '../pkg/dockhand_web'`, which Rust derives.

export type Seat = number;
export type Place = string;

export interface Player { name: string; colour: number }
export type Side = 'a' | 'b';
export interface ImhotepConfig {
  market: Side; pyramid: Side; temple: Side; chamber: Side; obelisks: Side;
  wrath: boolean; pyramidBonus: 'must' | 'may'; first: Seat | null;
}
export interface Setup { game: 'imhotep'; players: Player[]; config: ImhotepConfig; seed: number }

export type Option =
  | { kind: 'choice'; key: string; values: string[]; default: string }
  | { kind: 'switch'; key: string; default: boolean }
  | { kind: 'seat'; key: string };
export interface GameEntry { id: string; seats: number[]; colours: string[]; options: Option[] }
export interface Catalogue { games: GameEntry[] }

export type Card =
  | 'entrance' | 'sarcophagus' | 'paved-path'
  | 'pyramid-ornament' | 'temple-ornament' | 'chamber-ornament' | 'obelisk-ornament'
  | 'statue' | 'lever' | 'hammer' | 'sail' | 'chisel';
export type Site = 'market' | 'pyramid' | 'temple' | 'chamber' | 'obelisks';
export type Face =
  | { is: 'stone'; seat: Seat }
  | { is: 'card'; card: Card }
  | { is: 'boat'; boat: number; capacity: number; least: number };

export interface Token { at: Place; face: Face | null }
export interface Counter { at: Place; count: number }
export interface View { tokens: Token[]; counters: Counter[]; toAct: Seat[]; ask: Ask | null; outcome: Outcome | null }
export type Ask =
  | { ask: 'act' } | { ask: 'pass' } | { ask: 'pick-card' } | { ask: 'keep-card' } | { ask: 'choose-pyramid' }
  | { ask: 'load-bonus' } | { ask: 'take-bonus'; bonus: 'card' | 'stones' } | { ask: 'temple-choice'; stones: number };

/** The page never builds a move of its own: it sends back `offer.move`. It only reads one to say what it does. */
export type Move =
  | { do: 'take-stones' }
  | { do: 'load'; boat: number; place: number }
  | { do: 'sail'; boat: number; site: Site }
  | { do: 'lever'; boat: number; site: Site; order: Seat[] }
  | { do: 'hammer'; boat: number; place: number }
  | { do: 'sail-card'; boat: number; place: number; site: Site }
  | { do: 'chisel'; first: [number, number]; second: [number, number] }
  | { do: 'pass' }
  | { do: 'pick-card'; card: Card }
  | { do: 'pick-pair' }
  | { do: 'keep-card'; card: Card }
  | { do: 'choose-pyramid'; pyramid: number }
  | { do: 'load-bonus'; boat: number; place: number }
  | { do: 'decline' } | { do: 'accept' } | { do: 'temple-point' } | { do: 'temple-stones' };
/** Tap these places in order to mean the move; the last `anyOrder` of them in any order. */
export interface Offer { move: Move; taps: Place[]; anyOrder: number }

export type Step =
  | { step: 'say'; said: Said }
  | { step: 'move'; from: Place; to: Place; face: Face | null }
  | { step: 'turn'; at: Place; face: Face | null }
  | { step: 'appear'; at: Place; face: Face | null }
  | { step: 'count'; at: Place; by: number };

export type Source = 'pyramid' | 'temple' | 'chamber' | 'obelisks' | 'ornaments' | 'statues' | 'unused-cards' | 'wrath';
export type Said =
  | { say: 'round-begins'; round: number; first: Seat }
  | { say: 'took-stones'; seat: Seat; stones: number }
  | { say: 'loaded'; seat: Seat; boat: number; place: number }
  | { say: 'sailed'; seat: Seat; boat: number; site: Site }
  | { say: 'played-card'; seat: Seat; card: Card }
  | { say: 'passed'; seat: Seat }
  | { say: 'delivered'; seat: Seat; site: Site }
  | { say: 'scored'; seat: Seat; points: number; source: Source }
  | { say: 'picked-card'; seat: Seat; card: Card }
  | { say: 'took-pair'; seat: Seat; cards: Card[] }
  | { say: 'kept-card'; seat: Seat; card: Card }
  | { say: 'drew-card'; seat: Seat; card: Card }
  | { say: 'quarry-empty'; seat: Seat; card: Card }
  | { say: 'stone-returned'; seat: Seat }
  | { say: 'built-obelisk'; seat: Seat; points: number }
  | { say: 'bonus-stones'; seat: Seat; stones: number }
  | { say: 'bonus-declined'; seat: Seat }
  | { say: 'temple-scored' }
  | { say: 'reshuffled'; cards: number }
  | { say: 'market-cleared' }
  | { say: 'all-stuck' }
  | { say: 'round-ends'; round: number }
  | { say: 'game-over'; winners: Seat[] };

export interface Outcome { winners: Seat[]; scores: number[] }
export interface SeatScore { total: number; sources: { source: Source; points: number }[] }
export interface Printed { at: Place; print: Print }
export type Print =
  | { is: 'points'; points: number; bonus: 'card' | 'stones' | 'boat' | null }
  | { is: 'temple-effect'; effect: 'one' | 'choice' | 'two' | 'card' };
export interface Refusal { code: string; rule: string | null; [arg: string]: unknown }
export interface Preview { scores: number[]; reveals: boolean }
