//! The course of the game: an action, the unloading of a boat, the end.

use super::cards::{Action, TEMPLE, Token};
use super::event::Event;
use super::harbour::Boat;
use super::moves::Move;
use super::place::{Face, Place};
use super::score::SOURCES;
use super::state::{Duel, Pending};
use crate::game::{Log, Motion, Seat};

impl Duel {
    /// Carries out a legal move and everything that follows, until a player has to decide again.
    pub(super) fn carry_out(&mut self, mv: Move, log: &mut impl Log<Self>) {
        let seat = self.turn;
        match mv {
            Move::Place { cell } => self.place(seat, cell, log),
            Move::Unload { boat } => self.unload(boat, log),
            Move::TakeOne { boat, place } => {
                self.play_token(seat, Action::TakeOne, log);
                log.event(Event::Picked { boat, place });
                self.pick_token(seat, boat, place, log);
                self.restock(boat, place, log);
            }
            Move::PlaceSeveral { cells } => {
                self.play_token(seat, Action::PlaceSeveral, log);
                cells.iter().for_each(|cell| self.place(seat, cell, log));
            }
            Move::PlaceAndUnload { cell, boat } => {
                self.play_token(seat, Action::PlaceAndUnload, log);
                self.place(seat, cell, log);
                self.unload(boat, log);
                if self.may_unload_again() {
                    self.pending = Some(Pending::SecondBoat);
                    return;
                }
            }
            Move::SwapAndUnload { swap, first, second, boat } => {
                self.play_token(seat, Action::SwapAndUnload, log);
                self.swap(swap, first, second, log);
                self.unload(boat, log);
            }
            Move::Pass => log.event(Event::Passed { seat }),
            Move::UnloadAgain { boat } => self.unload(boat, log),
            Move::Stop => log.event(Event::Stopped { seat }),
        }
        self.pending = None;
        if self.is_over() { self.end_game(log) } else { self.turn = seat.left(2) }
    }

    /// Unloads a boat: from the boat inwards, each figure takes the farthest token that is left. The other
    /// tokens leave the game, and the boat is refilled or leaves (`duel/unload`).
    fn unload(&mut self, boat: Boat, log: &mut impl Log<Self>) {
        log.event(Event::Unloaded { seat: self.turn, boat });
        let mut figures = boat.line().and(self.occupied()).from_the_boat();
        for place in [2, 1, 0] {
            match figures.next() {
                Some(cell) => self.take_by_figure(cell, boat, place, log),
                None => self.discard(boat, place, log),
            }
        }
        self.refill(boat, log);
    }

    /// Returns whether a second boat may be unloaded: the game goes on and a boat can be unloaded
    /// (`duel/second-unloading`).
    fn may_unload_again(&self) -> bool {
        !self.is_over() && !self.unloadable(self.occupied()).is_empty()
    }

    /// Ends the game, since only one boat is left, and logs the points source by source (`duel/end`).
    #[cold]
    fn end_game(&mut self, log: &mut impl Log<Self>) {
        if !log.listens() {
            return;
        }
        self.open_piles(log);
        for source in SOURCES {
            for seat in [Seat(0), Seat(1)] {
                let points = self.points_from(seat, source);
                if points != 0 {
                    log.event(Event::Scored { seat, points, source });
                }
            }
        }
        log.event(Event::GameOver { winners: self.final_outcome().winners });
    }

    /// Turns up face-down temple tokens at the end of the game, and logs their points.
    fn open_piles(&self, log: &mut impl Log<Self>) {
        if !self.temple_is_secret() {
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            for token in Token::ALL.into_iter().skip(TEMPLE).take(4) {
                for nth in 0..self.owned(seat, token) {
                    let (to, face) = (self.lies_at(seat, token, nth), Some(Face::of(token)));
                    log.motion(Motion::Move { from: Place::Pile(seat), to, face });
                }
            }
            let by = self.temple_points(seat);
            if by != 0 {
                log.motion(Motion::Count { at: Place::Score(seat), by });
            }
        }
    }
}
