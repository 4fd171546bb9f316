//! The question that waits for an answer, and who is to give it.

use crate::game::{Seat, Seats};
use crate::kontor::End;

/// The pending decision of the players who decide.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// The player on turn may buy out a dock of the opponent.
    BuyOut,
    /// All players announce at once whether they pass.
    Announce,
    /// All players of the round choose a card at once.
    Choose,
    /// The player on turn plays a card or passes, if players take turns (rule `kontor/freewheel`).
    Play,
    /// The player on turn may move the ship.
    Ship,
    /// The ship has moved and may take a dock away.
    Take,
    /// The player on turn lays the card.
    Lay,
    /// All players who can pay decide how many special cards they buy (rule `kontor/special-shop`).
    Shop,
    /// A player may exchange a warehouse (event `flood-damage`).
    Exchange,
    /// A player may take a dock of their choice (event `wedding`).
    Wedding,
    /// The player on turn may send one of the goods to the export (rule `kontor/export`).
    Export,
    /// The player on turn chooses which goods of the dock are landed (rule `kontor/one-good`).
    Land,
    /// The player on turn may let a tavern bring one more warehouse (rules `kontor/corruption-1`, `kontor/corruption-2`).
    Bribe,
    /// The player on turn lays canals instead of a flood (rule `kontor/flood-choice`).
    Canals,
    /// The owner of a tavern decides whether its sector counts (rule `kontor/old-grudges`).
    Veto,
    /// All players take their first docks (rule `kontor/justice`).
    Opening,
    /// The player on turn chooses the pile to draw from (rules `kontor/free-draw`, `kontor/first-pick`).
    Draw,
    /// The player on turn takes a dock of their own pile (rule `kontor/first-pick`).
    Pick,
    /// The player on turn has laid a canal and may lay another.
    Second,
    /// The player on turn chooses the dock that gets the warehouse of a surrounded canal (rule `kontor/euphrates`).
    Salvage,
    /// A player accepts or refuses an alliance.
    Consent,
    /// The player on turn chooses the dock that the tavern just laid makes drunk.
    Treat,
    /// No decision: the game is over.
    Over(End),
    /// All players choose at once which card to show: the higher one buys first (rule `kontor/special-shop`).
    Show,
}

/// The question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    pending: Pending,
    /// The seats that decide now: the one on turn, or all that have not answered a question to all.
    deciding: Seats,
    /// Why the game is about to end, while its last sectors are scored.
    ending: Option<End>,
}

impl Question {
    #[inline]
    pub fn new() -> Question {
        Question { pending: Pending::Announce, deciding: Seats::NONE, ending: None }
    }

    #[inline]
    pub fn pending(&self) -> Pending {
        self.pending
    }

    #[inline]
    pub fn deciding(&self) -> Seats {
        self.deciding
    }

    #[inline]
    pub fn ending(&self) -> Option<End> {
        self.ending
    }

    #[inline]
    pub fn ask(&mut self, pending: Pending, seats: Seats) {
        (self.pending, self.deciding) = (pending, seats);
    }

    #[inline]
    pub fn answered(&mut self, seat: Seat) {
        self.deciding = self.deciding.without(seat);
    }

    #[inline]
    pub fn ask_again(&mut self, seat: Seat) {
        self.deciding = self.deciding.with(seat);
    }

    /// Begins the end of the game.
    #[inline]
    pub fn begin_end(&mut self, end: End) {
        self.ending = Some(end);
    }

    /// Ends the game: nobody decides any more.
    #[inline]
    pub fn end(&mut self, end: End) {
        self.ask(Pending::Over(end), Seats::NONE);
    }
}

#[cfg(test)]
impl Question {
    /// Returns whether nobody decides exactly when the game is over.
    pub fn is_sound(&self) -> bool {
        matches!(self.pending, Pending::Over(_)) == self.deciding.is_empty()
    }
}
