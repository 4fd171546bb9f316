//! `impl Describe`: printed values, prompts, taps, and the state in words.

use super::cards::{HIGHEST, Picture, SPOTS, Set};
use super::moves::Move;
use super::place::{Choice, Place};
use super::state::{Pending, Rampart};
use crate::game::{Describe, NoNote, Rules, Seat, Taps};
use serde::Serialize;
use serde_json::{Value, json};

/// What is printed on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Print {
    /// A card's own spot, which stays empty after the card has left.
    Spot,
}

/// The decision that a prompt asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ask {
    /// Turn a card over, or lay a face-up card; `alone`: no other player can still take a card; `fitting`: the numbers left
    /// that fit at the end of the rampart, which all players can work out.
    TurnOver {
        alone: bool,
        lay: bool,
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        fitting: Set,
    },
    /// Lay a face-up card, if there is one, or pass, since no card lies face down.
    Pass { lay: bool },
    /// Take the card that was turned over, or decline it; `fits`: at the end of the rampart. After the `highest` card no other fits.
    Decide { spot: u8, number: u8, picture: Picture, alone: bool, fits: bool, highest: u8 },
    /// Remove a card from another rampart.
    Shoot,
}

impl Describe for Rampart {
    type Ask = Ask;
    type Print = Print;
    type Note = NoNote;

    fn ask(&self) -> Option<Ask> {
        let alone = self.is_alone(self.turn);
        let lay = self.up.iter().any(|spot| self.laying(spot).is_some());
        Some(match self.pending {
            Pending::Turn if self.down().is_empty() => Ask::Pass { lay },
            Pending::Turn => Ask::TurnOver { alone, lay, fitting: self.fitting(self.turn) },
            Pending::Decide { spot } => {
                let number = self.number_at(spot)?;
                let (picture, fits) = (self.pictures.of(number), self.fits(self.turn, number));
                Ask::Decide { spot, number, picture, alone, fits, highest: HIGHEST }
            }
            Pending::Shoot => Ask::Shoot,
            Pending::Over(_) => return None,
        })
    }

    /// Returns the places to tap for a move: cards of the table are tapped themselves; what to do with a card
    /// that was just turned over is a choice.
    fn taps(&self, mv: Move) -> Taps<Place> {
        let just_turned = |spot| self.pending == Pending::Decide { spot };
        Taps::in_order(&[match mv {
            Move::Take { spot } if just_turned(spot) => Place::Choice(Choice::Take),
            Move::Insert { spot } if just_turned(spot) => Place::Choice(Choice::Insert),
            Move::TurnOver { spot } | Move::Take { spot } | Move::Insert { spot } => Place::Card(spot),
            Move::PutBack => Place::Choice(Choice::PutBack),
            Move::Leave => Place::Choice(Choice::Leave),
            Move::Shoot { seat, place } => Place::Wall(seat, place),
            Move::Pass => Place::Choice(Choice::Pass),
        }])
    }

    fn prints(&self, each: &mut dyn FnMut(Place, Print)) {
        (0..SPOTS).for_each(|spot| each(Place::Card(spot), Print::Spot));
    }

    /// Returns the whole state in words and numbers:
    ///
    /// ```json
    /// {"turn": 0, "toAct": [0], "ask": {"ask": "turn-over", "alone": false, "lay": false},
    ///  "table": [17, null, …], "up": [], "seen": [4], "walls": [[1, 8], [1]], "gone": [],
    ///  "magic": null, "idle": 3, "points": [2, 1], "end": null}
    /// ```
    /// `table`: the number at each of the 45 spots, null if it is empty. `up`, `seen`: the spots whose card
    /// lies face up, and those whose card was ever turned over. `walls`: each rampart ascending, the flag's 1
    /// first. `gone`: the numbers that were shot. `magic`: the seat with an unused magician. `idle`: turns
    /// since a card was last taken, inserted, or left face up. `points`: totals so far (without the variant:
    /// cards). `end`: `ten`, `blocked` or `stalled`.
    fn describe(&self) -> Value {
        let seats = || Seat::all(self.rules.seats);
        let end = match self.pending {
            Pending::Over(end) => Some(end),
            Pending::Turn | Pending::Decide { .. } | Pending::Shoot => None,
        };
        json!({
            "turn": self.turn,
            "toAct": self.to_act(),
            "ask": self.ask(),
            "table": (0..SPOTS).map(|spot| self.number_at(spot)).collect::<Vec<_>>(),
            "up": self.up,
            "seen": self.seen,
            "walls": seats().map(|seat| self.wall(seat)).collect::<Vec<_>>(),
            "gone": self.gone(),
            "magic": seats().find(|&seat| self.has_magic(seat)),
            "idle": self.idle,
            "points": seats().map(|seat| self.total(seat)).collect::<Vec<_>>(),
            "end": end,
        })
    }

    /// Returns no names, since no pile is shuffled during the game.
    fn card_names() -> &'static [&'static str] {
        &[]
    }
}
