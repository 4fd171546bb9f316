//! Places, what lies there, who sees it, and imagining the rest.

use super::cards::{LONGEST, Picture, SPOTS, Set};
use super::moves::Move;
use super::state::{Pending, Rampart};
use crate::game::{Eye, Game, PlaceName, Seat, Taps};
use crate::rng::Rng;
use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;

/// An address of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// `card/N`: a spot of the table, 0 to 44, and the wall card on it.
    Card(u8),
    /// `wall/S/I`: a card of a rampart from the left, the flag being 0.
    Wall(Seat, u8),
    /// `gone`, pile: the cards that were shot. They lie face up.
    Gone,
    /// `score/S`, counter: the points of a rampart as it stands; without the variant the number of its cards.
    Score(Seat),
    /// `magic/S`, counter: 1 while a player holds a magician that has not been used.
    Magic(Seat),
    /// `skipped/S`, counter: 1 while a player can take no card that is left.
    Skipped(Seat),
    /// `safe/S/I`, counter: 1 while towers protect this card of a rampart from cannons.
    Safe(Seat, u8),
    /// `choice/…`: an answer that is no piece of the table.
    Choice(Choice),
}

/// Answers that are no piece of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Choice {
    Take,
    Insert,
    PutBack,
    Leave,
    Pass,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Card(spot) => write!(f, "card/{spot}"),
            Place::Wall(Seat(s), i) => write!(f, "wall/{s}/{i}"),
            Place::Gone => f.write_str("gone"),
            Place::Score(Seat(s)) => write!(f, "score/{s}"),
            Place::Magic(Seat(s)) => write!(f, "magic/{s}"),
            Place::Skipped(Seat(s)) => write!(f, "skipped/{s}"),
            Place::Safe(Seat(s), i) => write!(f, "safe/{s}/{i}"),
            Place::Choice(choice) => f.write_str(match choice {
                Choice::Take => "choice/take",
                Choice::Insert => "choice/insert",
                Choice::PutBack => "choice/put-back",
                Choice::Leave => "choice/leave",
                Choice::Pass => "choice/pass",
            }),
        }
    }
}

impl PlaceName for Place {
    fn is_pile(self) -> bool {
        match self {
            Place::Gone | Place::Score(_) | Place::Magic(_) | Place::Skipped(_) | Place::Safe(..) => true,
            Place::Card(_) | Place::Wall(..) | Place::Choice(_) => false,
        }
    }
}

/// What a piece shows. All backs are alike and show nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "RampartFace"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Face {
    Flag { seat: Seat },
    Card { number: u8, picture: Picture },
}

/// What is printed on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "RampartPrint"))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Print {
    /// A card's own spot, which stays empty when the card is gone.
    Spot,
}

/// What is being asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "RampartAsk"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Turn a card over.
    TurnOver {
        /// Whether nobody else can still take.
        alone: bool,
        /// Whether a face-up card can be laid instead.
        lay: bool,
    },
    /// Nothing lies face down: lay a face-up card, or pass.
    Pass {
        /// Whether there is one to lay.
        lay: bool,
    },
    /// Take the card that was turned over, or not.
    #[allow(missing_docs)]
    Decide { spot: u8, number: u8, picture: Picture, alone: bool },
    /// Remove a card from another rampart.
    Shoot,
}

impl Rampart {
    pub(super) fn asks(&self) -> Option<Ask> {
        let alone = self.is_alone(self.turn);
        let lay = self.up.iter().any(|spot| self.laying(spot).is_some());
        Some(match self.pending {
            Pending::Turn if self.down().is_empty() => Ask::Pass { lay },
            Pending::Turn => Ask::TurnOver { alone, lay },
            Pending::Decide { spot } => {
                let number = self.number_at(spot)?;
                Ask::Decide { spot, number, picture: self.pictures.of(number), alone }
            }
            Pending::Shoot => Ask::Shoot,
            Pending::Over(_) => return None,
        })
    }

    /// Cards of the table are tapped themselves; what to do with one just turned over is a choice.
    pub(super) fn taps_of(&self, mv: Move) -> Taps<Place> {
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

    pub(super) fn each_token(&self, each: &mut dyn FnMut(Place, Face)) {
        for spot in self.lying.iter() {
            if let Some(number) = self.number_at(spot) {
                each(Place::Card(spot), self.face(number));
            }
        }
        for seat in Seat::all(self.rules.seats) {
            for (place, number) in self.wall(seat).iter().enumerate() {
                let face = if place == 0 { Face::Flag { seat } } else { self.face(number) };
                each(Place::Wall(seat, place as u8), face);
            }
        }
    }

    pub(super) fn each_counter(&self, each: &mut dyn FnMut(Place, i16)) {
        each(Place::Gone, i16::from(self.gone().len()));
        self.each_derived_counter(&mut |at| each(at, self.reads(at)));
    }

    /// Every counter that reads something off the ramparts, and so changes with them.
    pub(super) fn each_derived_counter(&self, each: &mut dyn FnMut(Place)) {
        for seat in Seat::all(self.rules.seats) {
            [Place::Score(seat), Place::Magic(seat), Place::Skipped(seat)].into_iter().for_each(&mut *each);
            (0..LONGEST).map(|place| Place::Safe(seat, place)).for_each(&mut *each);
        }
    }

    /// What such a counter reads.
    pub(super) fn reads(&self, at: Place) -> i16 {
        match at {
            Place::Score(seat) => self.total(seat),
            Place::Magic(seat) => self.has_magic(seat).into(),
            Place::Skipped(seat) => (!self.is_able(seat)).into(),
            Place::Safe(seat, place) => {
                let protected = self.protected(seat);
                self.wall(seat).nth(place).is_some_and(|number| protected.has(number)).into()
            }
            Place::Card(_) | Place::Wall(..) | Place::Gone | Place::Choice(_) => 0,
        }
    }

    /// What lies face down on the table is hidden from everybody, whoever has seen it (rule `rampart/memory`).
    pub(super) fn is_seen(&self, eye: Eye, at: Place) -> bool {
        match at {
            Place::Card(spot) => eye == Eye::All || self.up.has(spot),
            Place::Wall(..)
            | Place::Gone
            | Place::Score(_)
            | Place::Magic(_)
            | Place::Skipped(_)
            | Place::Safe(..)
            | Place::Choice(_) => true,
        }
    }

    /// Redraws the cards that nobody has seen. What was turned over is known to all seats.
    pub(super) fn reimagine(&mut self, rng: &mut Rng) {
        let unseen = self.lying.less(self.seen);
        // A set gives them in ascending order, so that the result cannot depend on the truth.
        let numbers: Set = unseen.iter().filter_map(|spot| self.number_at(spot)).collect();
        let mut numbers: ArrayVec<u8, { SPOTS as usize }> = numbers.iter().collect();
        rng.shuffle(&mut numbers);
        for (spot, number) in unseen.iter().zip(numbers) {
            self.table[usize::from(spot)] = number;
        }
    }

    /// The spots whose card has been turned over at some time: what perfect memory holds. For computer players, which
    /// may forget some of it; it is never shown (`rampart/ruling-R19`).
    pub fn remembered(&self) -> Set {
        self.seen
    }

    /// Makes [`Game::imagine`] redraw also what lies face down on these spots, as if it had never been turned over.
    pub fn forget(&mut self, spots: Set) {
        self.seen = self.seen.less(spots.less(self.up));
    }

    /// The whole state in words and numbers:
    ///
    /// ```json
    /// {"turn": 0, "toAct": [0], "ask": {"ask": "turn-over", "alone": false, "lay": false},
    ///  "table": [17, null, …], "up": [], "seen": [4], "walls": [[1, 8], [1]], "gone": [],
    ///  "magic": null, "idle": 3, "points": [2, 1], "end": null}
    /// ```
    /// `table`: the number at each of the 45 spots, null where none lies. `up`, `seen`: spots whose card lies face up,
    /// whose card was ever turned over. `walls`: each rampart ascending, the flag's 1 first. `gone`: numbers shot.
    /// `magic`: the seat that holds an unused magician. `idle`: turns since a card was last taken, inserted, or left
    /// face up. `points`: totals so far (without the variant: cards). `end`: `ten`, `blocked` or `stalled`.
    pub(super) fn describe_all(&self) -> Value {
        let seats = || Seat::all(self.rules.seats);
        let end = match self.pending {
            Pending::Over(end) => Some(end),
            Pending::Turn | Pending::Decide { .. } | Pending::Shoot => None,
        };
        json!({
            "turn": self.turn,
            "toAct": self.to_act(),
            "ask": self.asks(),
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
}
