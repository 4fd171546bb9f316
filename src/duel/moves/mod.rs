//! The decisions of the game, which of them are legal, and why the others are not.

mod list;

use super::cards::Action;
use super::harbour::{Boat, Cell, Cells, PLACES};
use super::state::{Duel, Pending};
use crate::game::{Reason, Seat};
use serde::Serialize;

/// A decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Move {
    /// Place a figure on an empty cell.
    Place { cell: Cell },
    /// Unload a boat whose line holds two figures.
    Unload { boat: Boat },
    /// Action token: take a token of any boat; places count from 0 at the quay.
    TakeOne { boat: Boat, place: u8 },
    /// Action token: place two or three figures, in no order.
    PlaceSeveral { cells: Cells },
    /// Action token: place a figure, then unload a boat; whether to unload a second one is a decision of its
    /// own.
    PlaceAndUnload { cell: Cell, boat: Boat },
    /// Action token: swap two tokens of a boat, the lower place named first, then unload a boat.
    SwapAndUnload { swap: Boat, first: u8, second: u8, boat: Boat },
    /// Pass, if no action is legal.
    Pass,
    /// After *place and unload*: unload a second boat.
    UnloadAgain { boat: Boat },
    /// After *place and unload*: unload no second boat.
    Stop,
}

/// Why a move is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The other player decides: this seat.
    NotYourDecision { seat: Seat },
    /// A second boat is pending, or the move answers a decision that is not pending.
    OtherDecision,
    /// A player who can act cannot pass.
    CannotPass,
    /// A figure stands there.
    CellTaken,
    /// All figures of the player stand on the harbour.
    ReserveEmpty,
    /// The boat has left the game.
    BoatGone,
    /// The line of the boat holds fewer than two figures.
    TooFewFigures { has: u8 },
    /// A boat does not have this place.
    NoSuchPlace,
    /// The player has no such token.
    ActionNotHeld { action: Action },
    /// This action cannot take action tokens.
    CannotTakeAction,
    /// The number of cells is neither two nor three.
    TwoOrThreeCells,
    /// The reserve has fewer figures than the move has cells.
    TooFewInReserve { has: u8 },
    /// A swap needs two different places, the lower one named first.
    TwoPlacesNeeded,
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "duel/end",
            // The rules have no id for "a turn is exactly one action"; `duel/setup` says who begins, and so
            // whose turn it is.
            Refusal::NotYourDecision { .. } => "duel/setup",
            Refusal::OtherDecision => "duel/second-unloading",
            Refusal::CannotPass => "duel/pass",
            Refusal::CellTaken | Refusal::ReserveEmpty => "duel/place",
            Refusal::BoatGone | Refusal::TooFewFigures { .. } => "duel/unload",
            Refusal::NoSuchPlace => "duel/harbour",
            Refusal::ActionNotHeld { .. } => "duel/action-token",
            Refusal::CannotTakeAction => "duel/take-one",
            Refusal::TwoOrThreeCells | Refusal::TooFewInReserve { .. } => "duel/place-several",
            Refusal::TwoPlacesNeeded => "duel/swap-and-unload",
        }
    }

    fn is_wrong_phase(&self) -> bool {
        matches!(self, Refusal::OtherDecision)
    }
}

impl Duel {
    /// Checks a move; this is the definition of legality.
    pub(super) fn check_move(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if seat != self.turn {
            return Err(Refusal::NotYourDecision { seat: self.turn });
        }
        match (self.pending, mv) {
            (None, Move::Place { cell }) => self.check_place(seat, cell),
            (None, Move::Unload { boat }) => self.check_unload(boat, self.occupied()),
            (None, Move::TakeOne { boat, place }) => self.check_take_one(seat, boat, place),
            (None, Move::PlaceSeveral { cells }) => self.check_place_several(seat, cells),
            (None, Move::PlaceAndUnload { cell, boat }) => {
                self.check_held(seat, Action::PlaceAndUnload)?;
                self.check_place(seat, cell)?;
                self.check_unload(boat, self.occupied().with(cell))
            }
            (None, Move::SwapAndUnload { swap, first, second, boat }) => {
                self.check_held(seat, Action::SwapAndUnload)?;
                self.check_swap(swap, first, second)?;
                self.check_unload(boat, self.occupied())
            }
            (None, Move::Pass) if self.can_act(seat) => Err(Refusal::CannotPass),
            (None, Move::Pass) => Ok(()),
            (Some(Pending::SecondBoat), Move::UnloadAgain { boat }) => {
                self.check_unload(boat, self.occupied())
            }
            (Some(Pending::SecondBoat), Move::Stop) => Ok(()),
            (None, Move::UnloadAgain { .. } | Move::Stop) => Err(Refusal::OtherDecision),
            (
                Some(Pending::SecondBoat),
                Move::Place { .. }
                | Move::Unload { .. }
                | Move::TakeOne { .. }
                | Move::PlaceSeveral { .. }
                | Move::PlaceAndUnload { .. }
                | Move::SwapAndUnload { .. }
                | Move::Pass,
            ) => Err(Refusal::OtherDecision),
        }
    }

    fn check_place(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if self.occupied().contains(cell) {
            Err(Refusal::CellTaken)
        } else if self.reserve(seat) == 0 {
            Err(Refusal::ReserveEmpty)
        } else {
            Ok(())
        }
    }

    fn check_boat(&self, boat: Boat) -> Result<(), Refusal> {
        if self.afloat.contains(boat) { Ok(()) } else { Err(Refusal::BoatGone) }
    }

    /// Checks that the line of the boat holds two figures of any player (`duel/unload`).
    fn check_unload(&self, boat: Boat, figures: Cells) -> Result<(), Refusal> {
        self.check_boat(boat)?;
        let has = boat.line().and(figures).len();
        if has < 2 { Err(Refusal::TooFewFigures { has }) } else { Ok(()) }
    }

    fn check_take_one(&self, seat: Seat, boat: Boat, place: u8) -> Result<(), Refusal> {
        self.check_held(seat, Action::TakeOne)?;
        self.check_boat(boat)?;
        let token = self.token_at(boat, place).ok_or(Refusal::NoSuchPlace)?;
        if token.is_action() { Err(Refusal::CannotTakeAction) } else { Ok(()) }
    }

    fn check_place_several(&self, seat: Seat, cells: Cells) -> Result<(), Refusal> {
        self.check_held(seat, Action::PlaceSeveral)?;
        if !(2..=3).contains(&cells.len()) {
            return Err(Refusal::TwoOrThreeCells);
        }
        let has = self.reserve(seat);
        if has < cells.len() {
            return Err(Refusal::TooFewInReserve { has });
        }
        if self.occupied().and(cells).is_empty() { Ok(()) } else { Err(Refusal::CellTaken) }
    }

    fn check_swap(&self, boat: Boat, first: u8, second: u8) -> Result<(), Refusal> {
        self.check_boat(boat)?;
        if first.max(second) >= PLACES as u8 {
            return Err(Refusal::NoSuchPlace);
        }
        if first < second { Ok(()) } else { Err(Refusal::TwoPlacesNeeded) }
    }

    fn check_held(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.holds(seat, action) { Ok(()) } else { Err(Refusal::ActionNotHeld { action }) }
    }

    fn holds(&self, seat: Seat, action: Action) -> bool {
        self.owned(seat, action.token()) > 0
    }

    /// Returns whether *take one* may take the token at this place.
    fn is_takeable(&self, boat: Boat, place: u8) -> bool {
        self.token_at(boat, place).is_some_and(|token| !token.is_action())
    }

    /// Returns whether a player can act at all. A figure in reserve always finds an empty cell; without one,
    /// only unloading and *take one* are left (`duel/pass`).
    fn can_act(&self, seat: Seat) -> bool {
        let places = || (0..PLACES as u8).flat_map(|place| self.afloat.iter().map(move |boat| (boat, place)));
        self.reserve(seat) > 0
            || !self.unloadable(self.occupied()).is_empty()
            || self.holds(seat, Action::TakeOne)
                && places().any(|(boat, place)| self.is_takeable(boat, place))
    }
}
