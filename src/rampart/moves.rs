//! The decisions of the game, which of them are legal, and why the others are not.

use super::cards::{FLAG, LONGEST, SPOTS};
use super::state::{Pending, Rampart};
use crate::game::{Reason, Seat};
use serde::Serialize;

/// A decision. Spots are numbered from 0 to 44 and never move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Move {
    /// Turn over a face-down card where it lies.
    TurnOver { spot: u8 },
    /// Lay a face-up card at the right end of one's own rampart: the card that was just turned over or,
    /// instead of turning one over, another one.
    Take { spot: u8 },
    /// Insert a face-up card with the magician at its place in the ascending order.
    Insert { spot: u8 },
    /// Turn the card that was just turned over face down again.
    PutBack,
    /// Leave the card that was just turned over face up, as a lone player.
    Leave,
    /// Remove a card from another rampart; `place` counts from the flag, which is 0.
    Shoot { seat: Seat, place: u8 },
    /// Pass, if no card lies face down and the player wants no face-up card.
    Pass,
}

/// Why a move is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat decides: this one.
    NotYourDecision { seat: Seat },
    /// The table has no such spot.
    NoSuchSpot,
    /// The card of this spot has been taken.
    SpotEmpty,
    /// The card lies face up already.
    AlreadyUp,
    /// The card lies face down and has to be turned over first.
    FaceDown,
    /// No card has been turned over in this turn.
    NothingTurned,
    /// The player has turned over a card and must decide about it.
    DecideFirst,
    /// A player may lay only one card per turn: the one turned over, or another face-up card.
    OneCardATurn,
    /// A card must be higher than the last one of the rampart.
    TooLow { number: u8, last: u8 },
    /// Pictures are decoration in games without the variant.
    NoPictures,
    /// The player has no magician or has used it.
    NoMagician,
    /// The card fits at the right end, so the magician is not needed.
    FitsAtTheEnd,
    /// Only one player can still take cards, so the card stays face up.
    StaysUp,
    /// More than one player can still take cards, so the card is turned back.
    NotAlone,
    /// While a card lies face down, a player must turn one over or take one.
    CannotPass,
    /// A cannon has been laid and has to shoot.
    ShootFirst,
    /// No cannon has been laid in this turn.
    NoCannon,
    /// Cannons shoot at other ramparts only.
    OwnRampart,
    /// There is no such card.
    NothingThere,
    /// Flag cards cannot be shot.
    FlagIsSafe,
    /// Towers protect themselves and the cards between them.
    BetweenTowers,
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "rampart/turn-order",
            Refusal::NotYourDecision { .. } => "rampart/setup",
            Refusal::NoSuchSpot | Refusal::SpotEmpty => "rampart/cards",
            Refusal::AlreadyUp
            | Refusal::NothingTurned
            | Refusal::DecideFirst
            | Refusal::OneCardATurn
            | Refusal::CannotPass => "rampart/turn-over",
            Refusal::FaceDown | Refusal::TooLow { .. } => "rampart/take",
            Refusal::NoPictures => "rampart/decoration",
            Refusal::NoMagician => "rampart/magician",
            Refusal::FitsAtTheEnd => "rampart/magician-spares",
            Refusal::StaysUp => "rampart/lone-player",
            Refusal::NotAlone => "rampart/put-back",
            Refusal::ShootFirst | Refusal::NoCannon | Refusal::OwnRampart | Refusal::NothingThere => {
                "rampart/cannon"
            }
            Refusal::FlagIsSafe => "rampart/flag-safe",
            Refusal::BetweenTowers => "rampart/safe-span",
        }
    }

    fn is_wrong_phase(&self) -> bool {
        false
    }
}

impl Rampart {
    /// Appends every legal move of the player on turn, each once.
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.pending {
            Pending::Turn => {
                let down = self.down();
                out.extend(down.iter().map(|spot| Move::TurnOver { spot }));
                out.extend(self.up.iter().filter_map(|spot| self.laying(spot)));
                if down.is_empty() {
                    out.push(Move::Pass);
                }
            }
            Pending::Decide { spot } => {
                out.extend(self.laying(spot));
                out.push(if self.is_alone(self.turn) { Move::Leave } else { Move::PutBack });
            }
            Pending::Shoot => {
                for seat in self.victims() {
                    let (wall, targets) = (self.wall(seat), self.targets(seat));
                    out.extend(targets.iter().map(|n| Move::Shoot { seat, place: wall.below(n) }));
                }
            }
            Pending::Over(_) => {}
        }
    }

    /// Returns the move that lays a face-up card; there are never two (`rampart/ruling-R13`).
    pub(super) fn laying(&self, spot: u8) -> Option<Move> {
        let number = self.number_at(spot)?;
        if self.fits(self.turn, number) {
            Some(Move::Take { spot })
        } else {
            self.has_magic(self.turn).then_some(Move::Insert { spot })
        }
    }

    /// Appends every move that can be named at this table; for each spot, the likeliest meaning comes first.
    pub(super) fn list_candidates(&self, out: &mut Vec<Move>) {
        for spot in 0..SPOTS {
            let lay = [Move::Take { spot }, Move::Insert { spot }];
            if self.up.has(spot) {
                out.extend(lay);
                out.push(Move::TurnOver { spot });
            } else {
                out.push(Move::TurnOver { spot });
                out.extend(lay);
            }
        }
        for seat in Seat::all(self.rules.seats) {
            out.extend((0..LONGEST).map(|place| Move::Shoot { seat, place }));
        }
        out.extend([Move::PutBack, Move::Leave, Move::Pass]);
    }

    /// Checks a move; this is the definition of legality.
    pub(super) fn check_move(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if seat != self.turn {
            return Err(Refusal::NotYourDecision { seat: self.turn });
        }
        match (self.pending, mv) {
            (Pending::Over(_), _) => Err(Refusal::GameOver),
            (Pending::Turn, Move::TurnOver { spot }) => {
                self.check_lies(spot)?;
                if self.up.has(spot) { Err(Refusal::AlreadyUp) } else { Ok(()) }
            }
            (Pending::Turn, Move::Take { spot }) => self.check_take(seat, spot),
            (Pending::Turn, Move::Insert { spot }) => self.check_insert(seat, spot),
            (Pending::Turn, Move::PutBack | Move::Leave) => Err(Refusal::NothingTurned),
            (Pending::Turn, Move::Pass) if self.down().is_empty() => Ok(()),
            (Pending::Turn, Move::Pass) => Err(Refusal::CannotPass),
            (Pending::Decide { spot: turned }, Move::Take { spot } | Move::Insert { spot })
                if spot != turned =>
            {
                self.check_lies(spot)?;
                Err(Refusal::OneCardATurn)
            }
            (Pending::Decide { .. }, Move::Take { spot }) => self.check_take(seat, spot),
            (Pending::Decide { .. }, Move::Insert { spot }) => self.check_insert(seat, spot),
            (Pending::Decide { .. }, Move::PutBack) if self.is_alone(seat) => Err(Refusal::StaysUp),
            (Pending::Decide { .. }, Move::Leave) if !self.is_alone(seat) => Err(Refusal::NotAlone),
            (Pending::Decide { .. }, Move::PutBack | Move::Leave) => Ok(()),
            (Pending::Decide { .. }, Move::TurnOver { .. } | Move::Pass) => Err(Refusal::DecideFirst),
            (Pending::Turn | Pending::Decide { .. }, Move::Shoot { .. }) => Err(Refusal::NoCannon),
            (Pending::Shoot, Move::Shoot { seat: victim, place }) => self.check_shot(seat, victim, place),
            (
                Pending::Shoot,
                Move::TurnOver { .. }
                | Move::Take { .. }
                | Move::Insert { .. }
                | Move::PutBack
                | Move::Leave
                | Move::Pass,
            ) => Err(Refusal::ShootFirst),
        }
    }

    fn check_lies(&self, spot: u8) -> Result<(), Refusal> {
        if spot >= SPOTS {
            Err(Refusal::NoSuchSpot)
        } else if !self.lying.has(spot) {
            Err(Refusal::SpotEmpty)
        } else {
            Ok(())
        }
    }

    /// Returns the number of the card at this spot if it lies face up.
    fn check_up(&self, spot: u8) -> Result<u8, Refusal> {
        self.check_lies(spot)?;
        if self.up.has(spot) {
            self.number_at(spot).ok_or(Refusal::SpotEmpty)
        } else {
            Err(Refusal::FaceDown)
        }
    }

    fn check_take(&self, seat: Seat, spot: u8) -> Result<(), Refusal> {
        let (number, last) = (self.check_up(spot)?, self.wall(seat).highest());
        if self.fits(seat, number) { Ok(()) } else { Err(Refusal::TooLow { number, last }) }
    }

    fn check_insert(&self, seat: Seat, spot: u8) -> Result<(), Refusal> {
        let number = self.check_up(spot)?;
        if !self.rules.points {
            Err(Refusal::NoPictures)
        } else if !self.has_magic(seat) {
            Err(Refusal::NoMagician)
        } else if self.fits(seat, number) {
            Err(Refusal::FitsAtTheEnd)
        } else {
            Ok(())
        }
    }

    fn check_shot(&self, seat: Seat, victim: Seat, place: u8) -> Result<(), Refusal> {
        if victim == seat {
            return Err(Refusal::OwnRampart);
        }
        if victim.0 >= self.rules.seats {
            return Err(Refusal::NothingThere);
        }
        match self.wall(victim).nth(place) {
            None => Err(Refusal::NothingThere),
            Some(FLAG) => Err(Refusal::FlagIsSafe),
            Some(number) if self.protected(victim).has(number) => Err(Refusal::BetweenTowers),
            Some(_) => Ok(()),
        }
    }
}
