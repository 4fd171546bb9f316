//! The course of the game: turning over, taking, shooting, the next turn, the end.

use super::cards::{LONGEST, Picture};
use super::event::Event;
use super::moves::Move;
use super::state::{End, Pending, Rampart};
use crate::game::{Log, Seat};

impl Rampart {
    /// Carries out a legal move and everything that follows, until a player has to decide again.
    pub(super) fn carry_out(&mut self, mv: Move, log: &mut impl Log<Self>) {
        let was_able = if log.listens() { self.able() } else { 0 };
        match mv {
            Move::TurnOver { spot } => {
                self.turn_over(spot, log);
                self.pending = Pending::Decide { spot };
            }
            Move::Take { spot } => self.take(spot, false, was_able, log),
            Move::Insert { spot } => self.take(spot, true, was_able, log),
            Move::PutBack | Move::Leave => {
                let Pending::Decide { spot } = self.pending else { return };
                if mv == Move::Leave {
                    self.leave_up(spot, log)
                } else {
                    self.turn_back(spot, log)
                }
                self.end_turn(was_able, log);
            }
            Move::Shoot { seat, place } => {
                self.shoot(seat, place, log);
                self.end_turn(0, log); // with 0 the log names a lone player after every shot
            }
            Move::Pass => {
                self.pass(log);
                self.end_turn(was_able, log);
            }
        }
    }

    /// Carries out what follows from laying a card: a cannon shoots before anything else is asked
    /// (`rampart/turn-order`, `rampart/inserted-cannon`, `rampart/tenth-card-shot`).
    fn take(&mut self, spot: u8, magic: bool, was_able: u8, log: &mut impl Log<Self>) {
        let Some(number) = self.lay(spot, magic, log) else { return };
        if self.bears(number, Picture::Cannon) {
            if self.victims().any(|seat| !self.targets(seat).is_empty()) {
                self.pending = Pending::Shoot;
                return;
            }
            log.event(Event::NoTarget { seat: self.turn });
        }
        self.end_turn(was_able, log);
    }

    /// Ends the turn: first checks for ten cards, then whether any player can take a card, then for a stall;
    /// else passes the turn to the next player who can (`rampart/turn-order`). `was_able` is how many players
    /// could before the move, for the log.
    fn end_turn(&mut self, was_able: u8, log: &mut impl Log<Self>) {
        let able = self.able();
        if self.wall(self.turn).len() >= LONGEST {
            self.end(End::Ten, log);
        } else if able == 0 {
            self.end(End::Blocked, log);
        } else if self.idle >= self.patience(able) {
            self.end(End::Stalled, log);
        } else {
            self.next_turn(able, was_able, log);
        }
    }

    /// Returns after how many turns without a card the game ends: two for every card left per player who can
    /// take one; once no card lies face down, one pass per player (`rampart/stall`).
    pub(super) fn patience(&self, able: u8) -> u16 {
        let able = u16::from(able);
        if self.down().is_empty() { able } else { 2 * able * u16::from(self.left.len()) }
    }

    /// Passes the turn clockwise to the next player who can take a card (`rampart/setup`, `rampart/skip`).
    fn next_turn(&mut self, able: u8, was_able: u8, log: &mut impl Log<Self>) {
        self.pending = Pending::Turn;
        for _ in 0..self.rules.seats {
            self.turn = self.turn.left(self.rules.seats);
            if self.is_able(self.turn) {
                break;
            }
            // If the same player stays alone, the log need not name the skipped players in every turn.
            if able > 1 || was_able != 1 {
                let (last, highest) = (self.wall(self.turn).highest(), self.left.highest());
                log.event(Event::Skipped { seat: self.turn, last, highest });
            }
        }
        if able == 1 && was_able != 1 {
            log.event(Event::Alone { seat: self.turn });
        }
    }

    fn end(&mut self, end: End, log: &mut impl Log<Self>) {
        self.pending = Pending::Over(end);
        if !log.listens() {
            return;
        }
        log.event(match end {
            End::Ten => Event::Finished { seat: self.turn },
            End::Blocked => Event::Blocked,
            End::Stalled => Event::Stalled,
        });
        log.event(Event::GameOver { winners: self.final_outcome().winners });
    }

    /// Returns whether no other player can still take a card (`rampart/lone-player`); this is checked at each
    /// decision.
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        self.able() == 1 && self.is_able(seat)
    }
}
