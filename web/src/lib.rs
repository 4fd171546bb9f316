//! The face of [`dockhand::session::Session`] for JavaScript, and nothing else: values in, values out, no callbacks, no
//! panic on any input. What cannot be read is a refusal, thrown as a plain object `{ code, rule, … }`.
#![forbid(unsafe_code)]

use dockhand::game::{Eye, Seat};
use dockhand::session::{self, Refused};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[cfg(feature = "bench")]
mod bench;
#[cfg(all(test, target_arch = "wasm32"))]
mod tests;

/// Names for what a value of any game is: which of them, the game of the session tells. Each game's own types are derived from its Rust types.
#[wasm_bindgen(typescript_custom_section)]
const ANY_GAME: &str = r#"
export type Place = string;
export type Face = ImhotepFace | DuelFace | KontorFace | RampartFace;
export type Ask = ImhotepAsk | DuelAsk | KontorAsk | RampartAsk;
export type Move = ImhotepMove | DuelMove | KontorMove | RampartMove;
export type Said = ImhotepSaid | DuelSaid | KontorSaid | RampartSaid;
export type Print = ImhotepPrint | DuelPrint | KontorPrint | RampartPrint;
export type Note = KontorNote | ImhotepNote | DuelNote;
export type Source = ImhotepSource | DuelSource | KontorSource | RampartSource;
export type Config = ImhotepConfig | DuelConfig | KontorConfig | RampartConfig;
export interface Refusal { code: string; rule: string | null; [argument: string]: unknown }
"#;

/// Every game there is, with the options of its set-up form.
#[wasm_bindgen(unchecked_return_type = "Catalogue")]
pub fn catalogue() -> JsValue {
    hand_out(&session::catalogue())
}

/// A seed from the browser's own source of chance.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> u32 {
    getrandom::u32().unwrap_or_default()
}

/// A name as it will be shown: at most 24 characters, none of them invisible.
#[wasm_bindgen(js_name = cleanName)]
pub fn clean_name(name: &str) -> String {
    dockhand::record::clean_name(name)
}

/// Of which game a record is, from the text of a file or a link: also of one that this module does not know.
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

/// The session behind the handle; it has nothing to show of itself.
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

    /// Takes up a recorded game, from the text of a file or a link.
    ///
    /// # Errors
    /// A refusal that says what is wrong with the record.
    pub fn resume(text: &str) -> Result<Session, JsValue> {
        session::resume(text).map(|session| Session(Boxed(session))).map_err(thrown)
    }

    /// What was agreed before the game.
    #[wasm_bindgen(unchecked_return_type = "Setup<Config>")]
    pub fn setup(&self) -> JsValue {
        read(&self.0.0.setup())
    }

    /// What is printed on the board; it never changes during a game.
    #[wasm_bindgen(unchecked_return_type = "Printed<Print>[]")]
    pub fn prints(&self) -> JsValue {
        read(&self.0.0.prints())
    }

    /// What a seat could work out from what it sees: on demand.
    #[wasm_bindgen(unchecked_return_type = "Noted<Note>[]")]
    pub fn notes(&self, #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>) -> JsValue {
        read(&self.0.0.notes(eye_of(eye)))
    }

    /// What a seat sees; without a seat, what everybody at the table sees.
    #[wasm_bindgen(unchecked_return_type = "View<Face, Ask>")]
    pub fn view(&self, #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>) -> JsValue {
        read(&self.0.0.view(eye_of(eye)))
    }

    /// The legal moves of a seat, and how to tap them; none when it is not for this seat to decide.
    #[wasm_bindgen(unchecked_return_type = "Offer<Move>[]")]
    pub fn offers(&self, seat: u8) -> JsValue {
        read(&self.0.0.offers(Seat(seat)))
    }

    /// Plays a move and tells what happened as `eye` may see it.
    ///
    /// # Errors
    /// A refusal with the rule that forbids the move; then nothing has changed.
    #[wasm_bindgen(unchecked_return_type = "Step<Face, Said, Place>[]")]
    pub fn play(
        &mut self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>,
    ) -> Result<JsValue, JsValue> {
        self.0.0.play(Seat(seat), &written(&mv), eye_of(eye)).map(|steps| read(&steps)).map_err(thrown)
    }

    /// Whether the last move can be taken back: until something new was revealed.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.0.0.can_undo()
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> bool {
        self.0.0.undo()
    }

    /// What a move would score, as far as nothing hidden is turned up.
    ///
    /// # Errors
    /// A refusal with the rule that forbids the move.
    #[wasm_bindgen(unchecked_return_type = "Preview")]
    pub fn preview(
        &self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.0.preview(Seat(seat), &written(&mv)).map(|preview| hand_out(&preview)).map_err(thrown)
    }

    /// The motions of a move, up to the first that turns something hidden up. Nothing is played.
    ///
    /// # Errors
    /// A refusal with the rule that forbids the move.
    #[wasm_bindgen(unchecked_return_type = "Step<Face, Said, Place>[]")]
    pub fn foresee(
        &self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>,
    ) -> Result<JsValue, JsValue> {
        self.0.0.foresee(Seat(seat), &written(&mv), eye_of(eye)).map(|steps| read(&steps)).map_err(thrown)
    }

    /// Why no legal move begins with these taps; null when one does.
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn why(&self, seat: u8, taps: Vec<String>) -> JsValue {
        self.0.0.why(Seat(seat), &taps).map_or(JsValue::NULL, |refused| read(&refused))
    }

    /// Somebody who thinks about what `seat` sees, as a player of this level does. It keeps no hold of this game, and goes on
    /// as long as it is run, whatever is played meanwhile.
    ///
    /// # Errors
    /// A refusal: an unknown level, or it is not for this seat to decide.
    pub fn thinker(&self, seat: u8, level: u8, seed: u32) -> Result<Thinker, JsValue> {
        self.0.0.thinker(Seat(seat), level, seed).map(Thinker).map_err(thrown)
    }

    /// The move that a player of this level makes after these considerations: of one thinker, or of several one after the other.
    /// Without any it is a random one.
    ///
    /// # Errors
    /// A refusal, also when the considerations are not about this decision.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn choose(
        &self,
        seat: u8,
        level: u8,
        seed: u32,
        #[wasm_bindgen(unchecked_param_type = "Considered<Move>[]")] considered: JsValue,
    ) -> Result<JsValue, JsValue> {
        let chosen = self.0.0.choose(Seat(seat), level, seed, &written(&considered));
        chosen.map(|mv| read(&mv)).map_err(thrown)
    }

    /// The moves considered, the best first, with what is expected of each. The chances of the first are those of the position.
    ///
    /// # Errors
    /// A refusal, also when the considerations are not about this decision.
    #[wasm_bindgen(unchecked_return_type = "Advice<Move>[]")]
    pub fn advise(
        &self,
        seat: u8,
        #[wasm_bindgen(unchecked_param_type = "Considered<Move>[]")] considered: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.0.advise(Seat(seat), &written(&considered)).map(|advice| read(&advice)).map_err(thrown)
    }

    /// Points by seat and source: final when the game is over, else those scored so far.
    #[wasm_bindgen(unchecked_return_type = "SeatScore<Source>[]")]
    pub fn score(&self) -> JsValue {
        read(&self.0.0.score())
    }

    /// The record as the text of a file.
    pub fn record(&self) -> String {
        self.0.0.record()
    }

    /// The record as the text of a link.
    pub fn link(&self) -> String {
        self.0.0.link()
    }

    /// The record to hand on. While the game goes on, what no seat knows is redrawn: from `copy` in the record that is returned, from
    /// `own` in this game. Neither tells what is to come in the other.
    #[wasm_bindgen(unchecked_return_type = "Shared")]
    pub fn share(&mut self, copy: u32, own: u32) -> JsValue {
        hand_out(&self.0.0.share(copy, own))
    }

    /// A number that two equal games share in every browser and outside.
    pub fn hash(&self) -> String {
        self.0.0.hash()
    }

    /// How many moves have been played.
    #[wasm_bindgen(js_name = moveCount)]
    pub fn move_count(&self) -> u32 {
        self.0.0.move_count() as u32
    }
}

/// A computer player at one decision. It knows what its seat saw when it was made, and nothing else.
#[wasm_bindgen]
pub struct Thinker(Box<dyn dockhand::thinker::Thinker>);

impl std::fmt::Debug for Thinker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("thinker")
    }
}

#[wasm_bindgen]
impl Thinker {
    /// Runs up to `iterations` (at most 16,384) more simulations and returns the running total; 0 if there is only one legal move.
    pub fn run(&mut self, iterations: u32) -> u32 {
        self.0.run(iterations)
    }

    /// How many simulations a player of its level runs before it decides; 0 if there is only one legal move.
    pub fn budget(&self) -> u32 {
        self.0.budget()
    }

    /// Every legal move and what the search has counted of it so far. Lists of several thinkers are put together by concatenating them.
    #[wasm_bindgen(unchecked_return_type = "Considered<Move>[]")]
    pub fn considered(&self) -> JsValue {
        read(&self.0.considered())
    }
}

fn eye_of(seat: Option<u8>) -> Eye {
    seat.map_or(Eye::Table, |seat| Eye::Seat(Seat(seat)))
}

/// What the session has written as JSON; the browser reads it faster than it builds an object field by field.
fn read(json: &str) -> JsValue {
    js_sys::JSON::parse(json).unwrap_or(JsValue::NULL)
}

/// A value as JSON; nothing when the browser cannot write it.
fn written(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn hand_out<T: Serialize>(value: &T) -> JsValue {
    read(&dockhand::json::text(value))
}

fn thrown(refused: Refused) -> JsValue {
    read(&refused)
}
