//! *Imhotep: The Duel*, for 2: unload six boats with figures on a harbour of nine cells, and build four sites each.
//!
//! A turn is one action: place a figure, unload a boat whose line holds two figures, or play an action token.
//! The supply refills thirteen boats; after that, unloaded boats leave, and the game ends when only one is
//! left. `docs/rules/duel.md` states the rules by their ids, `duel/…`; each is cited in the code that carries
//! it out.

mod bot;
mod cards;
mod config;
mod conflict;
mod describe;
mod event;
mod harbour;
mod moves;
mod net;
mod observation;
mod place;
mod reason;
mod score;
mod state;
#[cfg(test)]
mod tests;
mod turn;

pub use cards::{
    Action, COPIES, KINDS, Kind, OBELISK_A, OBELISK_B, PYRAMIDS_A, PYRAMIDS_B, Site, TEMPLE_A, TEMPLE_B,
    TOKENS, TOMB_A, TOMB_B, Token, Tone,
};
pub use config::{Config, Side, entry};
pub use conflict::Conflict;
pub use describe::{Ask, Note, Print};
pub use event::{Event, Source};
pub use harbour::{BOATS, Boat, CELLS, Cell, Cells, PLACES};
pub use moves::{Move, Refusal};
pub use place::{Choice, Face, Place};
pub use state::{Duel, FIGURES, SUPPLY, WAREHOUSE};

use crate::data::Data;
use crate::game::{BySeat, Log, Motion, Outcome, Rules, Seat, Seats};
use crate::rng::Rng;
use crate::sort::sort;
use arrayvec::ArrayVec;
use harbour::Boats;
use serde::{Deserialize, Serialize};
use state::Ruleset;

/// Everything chance has fixed before the first move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The seat that begins.
    pub first: Seat,
    /// The sixty tokens in the order of dealing (`duel/dealing`): places 0 of the boats of rows 0 to 2 and columns 0 to
    /// 2, their places 1, their places 2, the warehouse and the supply, both top first.
    pub tokens: ArrayVec<Token, TOKENS>,
}

impl Rules for Duel {
    const ID: &'static str = "duel";
    type Config = Config;
    type Conflict = Conflict;
    type Chance = Chance;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Place = Place;
    type Face = Face;
    type Source = Source;

    fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
        config::conflicts(seats, config)
    }

    fn deal(_: u8, config: &Config, rng: &mut Rng) -> Chance {
        let first = config.first.unwrap_or_else(|| Seat(rng.below(2) as u8));
        let mut tokens = Chance::sorted();
        rng.shuffle(&mut tokens);
        Chance { first, tokens }
    }

    fn start(
        seats: u8,
        config: &Config,
        chance: &Chance,
        _: Rng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Conflict>> {
        let mut conflicts = Self::conflicts(seats, config);
        conflicts.extend(chance.conflicts());
        match Duel::empty(config, chance) {
            Some(mut game) if conflicts.is_empty() => {
                game.deal_out(&chance.tokens, log);
                Ok(game)
            }
            Some(_) | None => Err(conflicts),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.is_over() && seat == self.turn {
            self.list_moves(out);
        }
    }

    fn candidates(&self, out: &mut Vec<Move>) {
        self.list_candidates(out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(seat, mv)
    }

    fn apply(&mut self, _: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(mv, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.final_outcome())
    }

    /// Calls `each` with the points by source if the game ended now; a secret temple is left out until it is
    /// counted.
    fn score(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.score_by_source(seat, each);
    }

    /// Sorts the cells of *place several*, which are a set (`duel/ruling-D20`), and the tokens of a swap,
    /// which are a pair.
    fn canonical(mv: Data) -> Data {
        mv.with_sorted(&["cells"]).with_sorted(&["first", "second"])
    }
}

impl Duel {
    /// Returns the table with all tokens face down; `None` if there are too few tokens.
    fn empty(config: &Config, chance: &Chance) -> Option<Duel> {
        let sides_b = Site::ALL.into_iter().filter(|&site| config.side(site) == Side::B);
        let (_, hidden) = chance.tokens.split_at_checked(BOATS * PLACES)?;
        let (&warehouse, supply) = hidden.split_first_chunk()?;
        Some(Duel {
            owned: BySeat([[0; KINDS]; 2]),
            cargo: [[None; PLACES]; BOATS],
            supply: supply.try_into().ok()?,
            warehouse,
            supply_left: SUPPLY as u8,
            warehouse_left: WAREHOUSE as u8,
            figures: BySeat([Cells::NONE; 2]),
            afloat: Boats::ALL,
            rules: Ruleset {
                sides_b: sides_b.fold(0, |mask, site| mask | 1 << site as u8),
                memory_aid: config.memory_aid,
                first: chance.first,
            },
            first_five: None,
            turn: chance.first,
            pending: None,
        })
    }

    /// Deals the boats from the supply, all places 0, then 1, then 2; the warehouse comes after them
    /// (`duel/setup`).
    fn deal_out(&mut self, tokens: &[Token], log: &mut impl Log<Self>) {
        let places = (0..PLACES as u8).flat_map(|place| Boat::ALL.map(|boat| (boat, place)));
        for ((boat, place), &token) in places.zip(tokens) {
            self.lay_aboard(boat, place, token, Place::Supply, log);
        }
        for _ in 0..WAREHOUSE {
            log.motion(Motion::Move { from: Place::Supply, to: Place::Warehouse, face: None });
        }
    }
}

impl Chance {
    /// Returns the tokens of the box, sorted by kind.
    pub fn sorted() -> ArrayVec<Token, TOKENS> {
        let copies = |token: Token| std::iter::repeat_n(token, usize::from(COPIES[token.index()]));
        Token::ALL.into_iter().flat_map(copies).collect()
    }

    /// Returns the reasons why this chance is impossible with the pieces of the box.
    fn conflicts(&self) -> Vec<Conflict> {
        let mut out = Vec::new();
        if self.first.0 >= 2 {
            out.push(Conflict::NoSuchFirstPlayer);
        }
        let mut tokens = self.tokens.clone();
        sort(&mut tokens);
        if tokens != Chance::sorted() {
            out.push(Conflict::WrongTokens);
        }
        out
    }
}
