//! The round: its number, whose turn it is, and what each player does in it.

use crate::game::{BySeat, Log, Motion, Seat};
use crate::kontor::{Kontor, Place};

/// What a player does in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Has not announced yet whether to pass; if players take turns, waits for the next one.
    Undecided,
    /// Plays, and has not chosen a card yet.
    Plays,
    /// Passes; the others learn it when all have decided.
    Passes,
    /// Has chosen the card at this place of the hand.
    Chose(u8),
    /// Buys this many special cards.
    Buys(u8),
    /// Has chosen the card at this place of the hand, to lay it face down (rule `kontor/smuggling`).
    Smuggles(u8),
    /// The card at this place lies face down and waits for its turn.
    Dark(u8),
    /// The card at this place lies open and waits for its turn.
    Open(u8),
    /// Has nothing more to do in this round; if players take turns, loses the next one.
    Out,
    /// Buys this many special cards, and shows the card at this place of the hand for it.
    Shows { count: u8, slot: u8 },
}

/// The round and the turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    number: u8,
    turn: Seat,
    /// The player who had the first turn, if players take turns.
    first: Seat,
    intents: BySeat<Intent>,
    /// Whether a card has been laid since `idle` was counted last.
    has_laid: bool,
    /// Rounds in a row without a card laid (rule `kontor/dry-rounds`); turns if players take turns (`kontor/ruling-77`).
    idle: u8,
}

impl Round {
    #[inline]
    pub fn new() -> Round {
        let intents = BySeat([Intent::Out; 4]);
        Round { number: 0, turn: Seat(0), first: Seat(0), intents, has_laid: false, idle: 0 }
    }

    /// Returns its number, from 1.
    #[inline]
    pub fn number(&self) -> u8 {
        self.number
    }

    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Returns what a player does in this round.
    #[inline]
    pub fn intent(&self, seat: Seat) -> Intent {
        self.intents[seat]
    }

    #[inline]
    pub fn has_laid(&self) -> bool {
        self.has_laid
    }

    #[inline]
    pub fn idle(&self) -> u8 {
        self.idle
    }

    #[inline]
    pub fn begin(&mut self) {
        self.number += 1;
    }

    /// Begins to wait for a card to be laid.
    #[inline]
    pub fn await_card(&mut self) {
        self.has_laid = false;
    }

    #[inline]
    pub fn lay(&mut self) {
        self.has_laid = true;
    }

    /// Counts the round, or turn, that ends.
    #[inline]
    pub fn count_idle(&mut self) {
        self.idle = if self.has_laid { 0 } else { self.idle + 1 };
    }

    /// Names the player who has the first turn.
    #[inline]
    pub fn set_first(&mut self, seat: Seat) {
        self.first = seat;
    }

    #[inline]
    pub fn give_turn(&mut self, seat: Seat) {
        self.turn = seat;
    }

    /// Sets what a player does from now on, without a trace: for imagined worlds.
    #[inline]
    pub fn imagine(&mut self, seat: Seat, intent: Intent) {
        self.intents[seat] = intent;
    }

    /// Sets what a player does from now on, and logs whether the player is out of the round.
    pub fn set_intent(&mut self, seat: Seat, intent: Intent, log: &mut impl Log<Kontor>) {
        let by = i16::from(intent == Intent::Out) - i16::from(self.intents[seat] == Intent::Out);
        self.intents[seat] = intent;
        if by != 0 {
            log.motion(Motion::Count { at: Place::Out(seat), by });
        }
    }
}

#[cfg(test)]
impl Round {
    /// Sets the number of the round, and how many were idle.
    pub fn set(&mut self, number: u8, idle: u8) {
        (self.number, self.idle) = (number, idle);
    }
}
