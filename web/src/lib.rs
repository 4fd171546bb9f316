//! [`dockhand::session::Session`] for JavaScript: values in, values out, no callbacks, no panic on any input. An input that
//! cannot be read is refused: a plain object `{ code, rule, … }` is thrown.
#![forbid(unsafe_code)]

use dockhand::game::{Eye, Seat};
use dockhand::session::search::AnySearch;
use dockhand::session::{self, Refused};
use serde::Serialize;
use wasm_bindgen::prelude::*;

mod ahead;
#[cfg(feature = "bench")]
mod bench;
#[cfg(feature = "kept")]
mod kept;
#[cfg(feature = "learn")]
mod learn;
mod learned;
#[cfg(feature = "live-chance")]
mod live_chance;
#[cfg(target_arch = "wasm32")]
mod memory;
mod reasons;
#[cfg(all(test, target_arch = "wasm32"))]
mod tests;

/// Types of values that differ by game; the setup of the session says which game it is. The types of each game are derived from
/// its Rust types, and give the prefix of the game to every type that they name, also to one that all games share.
#[wasm_bindgen(typescript_custom_section)]
const ANY_GAME: &str = r#"
export type Place = string;
export type Face = ImhotepFace | DuelFace | KontorFace | RampartFace;
export type Ask = ImhotepAsk | DuelAsk | KontorAsk | RampartAsk;
export type Move = ImhotepMove | DuelMove | KontorMove | RampartMove;
export type LogEvent = ImhotepEvent | DuelEvent | KontorEvent | RampartEvent;
export type Print = ImhotepPrint | DuelPrint | KontorPrint | RampartPrint;
export type Note = KontorNote | ImhotepNote | DuelNote;
export type Source = ImhotepSource | DuelSource | KontorSource | RampartSource;
export type Config = ImhotepConfig | DuelConfig | KontorConfig | RampartConfig;
export type Seats = Seat[];
export type PointsBySeat = number[];
export type ImhotepSeat = Seat;
export type ImhotepSeats = Seat[];
export type ImhotepOrder = Seat[];
export type ImhotepSide = Side;
export type ImhotepArrayVec<T> = T[];
export type ImhotepPointsBySeat = number[];
export type DuelSeat = Seat;
export type DuelSeats = Seat[];
export type DuelSide = Side;
export type DuelCell = [number, number];
export type DuelCells = DuelCell[];
export type KontorSeat = Seat;
export type KontorSeats = Seat[];
export type KontorCell = [number, number];
export type KontorGoods = KontorGood[];
export type KontorByGood = number[];
export type KontorArrayVec<T> = T[];
export type RampartSeat = Seat;
export type RampartSeats = Seat[];
export type RampartFileName = string;
export interface Refusal { code: string; rule: string | null; [argument: string]: unknown }
"#;

/// Returns every game with the options of its set-up form.
#[wasm_bindgen(unchecked_return_type = "Catalogue")]
pub fn catalogue() -> JsValue {
    hand_out(&session::catalogue())
}

/// Returns a seed from the browser's source of chance.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> u32 {
    getrandom::u32().unwrap_or_default()
}

/// Returns a name as it will be shown: at most 24 characters, none of them invisible.
#[wasm_bindgen(js_name = cleanName)]
pub fn clean_name(name: &str) -> String {
    dockhand::record::clean_name(name)
}

/// Returns the id of the game of a record, from the text of a file or a link; it may be a game that this module does not know.
///
/// # Errors
/// A refusal that says what is wrong with the record.
#[wasm_bindgen(js_name = gameOf)]
pub fn game_of(text: &str) -> Result<String, JsValue> {
    session::game_of(text).map_err(thrown)
}

/// A running game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session(Boxed);

/// The session behind the handle; its `Debug` shows nothing of it.
struct Boxed(Box<dyn session::Session>);

impl std::fmt::Debug for Boxed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("session")
    }
}

#[wasm_bindgen]
impl Session {
    /// Begins a game.
    ///
    /// # Errors
    /// A refusal: unknown game or option, wrong players, or `conflicts` with all of them.
    pub fn open(
        #[wasm_bindgen(unchecked_param_type = "Setup<Config>")] setup: JsValue,
    ) -> Result<Session, JsValue> {
        session::open(&written(&setup)).map(|session| Session(Boxed(session))).map_err(thrown)
    }

    /// Resumes a recorded game, from the text of a file or a link.
    ///
    /// # Errors
    /// A refusal that says what is wrong with the record.
    pub fn resume(text: &str) -> Result<Session, JsValue> {
        session::resume(text).map(|session| Session(Boxed(session))).map_err(thrown)
    }

    /// Returns the setup: game, players, options and seed.
    #[wasm_bindgen(unchecked_return_type = "Setup<Config>")]
    pub fn setup(&self) -> JsValue {
        read(&self.0.0.setup())
    }

    /// Returns what is printed on the board; it never changes during a game.
    #[wasm_bindgen(unchecked_return_type = "Printed<Print>[]")]
    pub fn prints(&self) -> JsValue {
        read(&self.0.0.prints())
    }

    /// Returns what a seat could work out from what it sees; only on demand.
    #[wasm_bindgen(unchecked_return_type = "Noted<Note>[]")]
    pub fn notes(&self, #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>) -> JsValue {
        read(&self.0.0.notes(eye_of(eye)))
    }

    /// Returns what a seat sees; without a seat, what all seats see.
    #[wasm_bindgen(unchecked_return_type = "View<Face, Ask>")]
    pub fn view(&self, #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>) -> JsValue {
        read(&self.0.0.view(eye_of(eye)))
    }

    /// Returns the legal moves of a seat, and how to tap them; none if this seat does not decide.
    #[wasm_bindgen(unchecked_return_type = "Offer<Move>[]")]
    pub fn offers(&self, seat: u8) -> JsValue {
        read(&self.0.0.offers(Seat(seat)))
    }

    /// Plays a move and returns its steps as `eye` may see them.
    ///
    /// # Errors
    /// A refusal with the rule that forbids the move; then nothing has changed.
    #[wasm_bindgen(unchecked_return_type = "Step<Face, LogEvent, Place>[]")]
    pub fn play(
        &mut self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>,
    ) -> Result<JsValue, JsValue> {
        self.0.0.play(Seat(seat), &written(&mv), eye_of(eye)).map(|steps| read(&steps)).map_err(thrown)
    }

    /// Returns whether the last move can be taken back: it can if it revealed nothing.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.0.0.can_undo()
    }

    /// Takes the last move back; returns whether it could.
    pub fn undo(&mut self) -> bool {
        self.0.0.undo()
    }

    /// Returns the score delta of a move: the points that it brings each seat before something hidden is revealed.
    ///
    /// # Errors
    /// A refusal with the rule that forbids the move.
    #[wasm_bindgen(js_name = scoreDelta, unchecked_return_type = "ScoreDelta")]
    pub fn score_delta(
        &self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.0.score_delta(Seat(seat), &written(&mv)).map(|delta| hand_out(&delta)).map_err(thrown)
    }

    /// Simulates a move and returns its motions, up to the first that reveals something hidden.
    /// Nothing is played.
    ///
    /// # Errors
    /// A refusal with the rule that forbids the move.
    #[wasm_bindgen(unchecked_return_type = "Step<Face, LogEvent, Place>[]")]
    pub fn simulate(
        &self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>,
    ) -> Result<JsValue, JsValue> {
        self.0.0.simulate(Seat(seat), &written(&mv), eye_of(eye)).map(|steps| read(&steps)).map_err(thrown)
    }

    /// Returns why no legal move begins with these taps; null if one does.
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn why(&self, seat: u8, taps: Vec<String>) -> JsValue {
        self.0.0.why(Seat(seat), &taps).map_or(JsValue::NULL, |refused| read(&refused))
    }

    /// Returns a search of what `seat` sees, as a player of this level runs it. It keeps no hold of this game, and goes on
    /// as long as it is run, whatever is played meanwhile.
    ///
    /// # Errors
    /// A refusal: an unknown level, or it is not for this seat to decide.
    pub fn search(&self, seat: u8, level: u8, seed: u32) -> Result<Search, JsValue> {
        self.0.0.search(Seat(seat), level, seed, None).map(Search).map_err(thrown)
    }

    /// Returns the move that a player of this level makes after these root statistics: of one search, or of several one after
    /// the other. Without any it is a random one.
    ///
    /// # Errors
    /// A refusal, also if the root statistics are not about this decision.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn choose(
        &self,
        seat: u8,
        level: u8,
        seed: u32,
        #[wasm_bindgen(js_name = "rootStats", unchecked_param_type = "RootStats<Move>[]")]
        root_stats: JsValue,
    ) -> Result<JsValue, JsValue> {
        let chosen = self.0.0.choose(Seat(seat), level, seed, &written(&root_stats));
        chosen.map(|mv| read(&mv)).map_err(thrown)
    }

    /// Returns the analysis: the moves that were searched, the best first, with what is expected of each. The chances of the
    /// first are those of the position.
    ///
    /// # Errors
    /// A refusal, also if the root statistics are not about this decision.
    #[wasm_bindgen(unchecked_return_type = "Analysis<Move>[]")]
    pub fn analyse(
        &self,
        seat: u8,
        #[wasm_bindgen(js_name = "rootStats", unchecked_param_type = "RootStats<Move>[]")]
        root_stats: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.0.analyse(Seat(seat), &written(&root_stats)).map(|analysis| read(&analysis)).map_err(thrown)
    }

    /// Returns the points by seat and source: final if the game is over, else those scored so far.
    #[wasm_bindgen(unchecked_return_type = "SeatScore<Source>[]")]
    pub fn score(&self) -> JsValue {
        read(&self.0.0.score())
    }

    /// Returns the record as the text of a file.
    pub fn record(&self) -> String {
        self.0.0.record()
    }

    /// Returns the record as the text of a link.
    pub fn link(&self) -> String {
        self.0.0.link()
    }

    /// Returns the record to hand on. While the game goes on, what no seat knows is resampled: from `copy` in the record that is
    /// returned, from `own` in this game. Neither gives away what comes in the other.
    #[wasm_bindgen(unchecked_return_type = "Shared")]
    pub fn share(&mut self, copy: u32, own: u32) -> JsValue {
        hand_out(&self.0.0.share(copy, own))
    }

    /// Returns a hash of the whole state; equal games have the same hash in every browser and outside.
    pub fn hash(&self) -> String {
        self.0.0.hash()
    }

    /// Returns the number of moves that have been played.
    #[wasm_bindgen(js_name = moveCount)]
    pub fn move_count(&self) -> u32 {
        self.0.0.move_count() as u32
    }
}

/// A computer player at one decision. It knows only what its seat saw when the search was made.
#[wasm_bindgen]
pub struct Search(Box<dyn AnySearch>);

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("search")
    }
}

#[wasm_bindgen]
impl Search {
    /// Runs up to `iterations` (at most 16,384) more simulations and returns the running total; 0 if there is only one legal move.
    pub fn run(&mut self, iterations: u32) -> u32 {
        self.0.run(iterations)
    }

    /// Returns how many simulations a player of its level runs before it decides; 0 if there is only one
    /// legal move.
    pub fn budget(&self) -> u32 {
        self.0.budget()
    }

    /// Compares the best move so far with another one, the `at`-th of the root statistics: from now on the simulations try the two by
    /// turns, so that both are measured equally well. Does nothing if there is no such move.
    #[wasm_bindgen(js_name = heed)]
    pub fn compare_with(&mut self, at: u32) {
        self.0.compare_with(at);
    }

    /// Returns the root statistics: every legal move and what the search has counted of it so far. Lists of several searches are
    /// put together by concatenating them.
    #[wasm_bindgen(js_name = rootStats, unchecked_return_type = "RootStats<Move>[]")]
    pub fn root_stats(&mut self) -> JsValue {
        read(&self.0.root_stats())
    }
}

fn eye_of(seat: Option<u8>) -> Eye {
    seat.map_or(Eye::Table, |seat| Eye::Seat(Seat(seat)))
}

/// Parses the JSON of the session; the browser does so faster than it builds an object field by field.
fn read(json: &str) -> JsValue {
    js_sys::JSON::parse(json).unwrap_or(JsValue::NULL)
}

/// Returns a value as JSON; empty if the browser cannot write it.
fn written(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn hand_out<T: Serialize>(value: &T) -> JsValue {
    read(&dockhand::json::text(value))
}

fn thrown(refused: Refused) -> JsValue {
    read(&refused)
}
