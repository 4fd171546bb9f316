//! The temple: the stones visible from above score at the end of every round.

use crate::game::{BySeat, Log, Seat};
use crate::imhotep::cards::{Site, TempleEffect};
use crate::imhotep::describe::Print;
use crate::imhotep::event::{Event, Source};
use crate::imhotep::moves::Move;
use crate::imhotep::place::Place;
use crate::imhotep::state::Imhotep;

impl Imhotep {
    /// Builds on the next place from the left, or on the next level if a level is full (`imhotep/temple-a`).
    pub(in crate::imhotep) fn build_temple(
        &mut self,
        owner: Seat,
        spot: Option<u8>,
        log: &mut impl Log<Self>,
    ) {
        let index = self.temple_len;
        self.temple_len += 1;
        self.temple.set(index, owner);
        self.move_stone(owner, spot, Place::Temple(index), log);
        log.event(Event::Delivered { seat: owner, site: Site::Temple });
    }

    /// Returns the owner of the stone that is visible in a column.
    pub(in crate::imhotep) fn temple_top(&self, column: u8) -> Option<Seat> {
        let (width, len) = (self.temple_width(), self.temple_len);
        (column < width.min(len)).then(|| self.temple.get(column + (len - 1 - column) / width * width))
    }

    /// Returns what a column gives.
    pub(in crate::imhotep) fn temple_effect(&self, column: u8) -> TempleEffect {
        match self.tables.temple.get(usize::from(column)) {
            Some(&effect) if self.is_b(Site::Temple) => effect,
            _ => TempleEffect::One,
        }
    }

    /// Returns whether the owner of the column's stone has a choice, which needs a stone that can be taken.
    pub(in crate::imhotep) fn asks_temple(&self, column: u8) -> bool {
        self.is_b(Site::Temple)
            && self.temple_effect(column) == TempleEffect::Choice
            && self.temple_top(column).is_some_and(|owner| self.stones_to_take(owner, 2) > 0)
    }

    /// Carries out the choice on side B between the point and the stones (`imhotep/temple-b`).
    pub(in crate::imhotep) fn answer_temple(&mut self, owner: Seat, mv: Move, log: &mut impl Log<Self>) {
        if mv == Move::TempleStones {
            let stones = self.take_stones(owner, 2, log);
            log.event(Event::BonusStones { seat: owner, stones });
        } else {
            self.temple_points(owner, 1, log);
        }
    }

    /// Scores a column that leaves no choice, and goes on to the next. Side A scores all columns at once;
    /// side B settles each column completely before the next (`imhotep/ruling-7`).
    pub(in crate::imhotep) fn score_temple(&mut self, column: u8, log: &mut impl Log<Self>) {
        use crate::imhotep::state::Pending;
        if !self.is_b(Site::Temple) {
            self.push_pending(Pending::Temple { column: self.temple_width() });
            return self.score_temple_a(log);
        }
        self.push_pending(Pending::Temple { column: column + 1 });
        let Some(owner) = self.temple_top(column) else { return };
        match self.temple_effect(column) {
            TempleEffect::One | TempleEffect::Choice => self.temple_points(owner, 1, log),
            TempleEffect::Two => self.temple_points(owner, 2, log),
            TempleEffect::Card => self.draw_card(owner, log),
        }
    }

    fn score_temple_a(&mut self, log: &mut impl Log<Self>) {
        let mut seen = BySeat::<u8>::default();
        for column in 0..self.temple_width() {
            if let Some(owner) = self.temple_top(column) {
                seen[owner] += 1;
            }
        }
        for seat in Seat::all(self.rules.seats) {
            if seen[seat] > 0 {
                self.temple_points(seat, seen[seat], log);
            }
        }
    }

    fn temple_points(&mut self, owner: Seat, points: u8, log: &mut impl Log<Self>) {
        self.points[owner].temple += i16::from(points);
        let event = Event::Scored { seat: owner, points: i16::from(points), source: Source::Temple };
        self.count_points(owner, points, event, log);
    }

    pub(in crate::imhotep) fn print_temple(&self, each: &mut dyn FnMut(Place, Print)) {
        for column in 0..self.temple_width() {
            each(Place::Temple(column), Print::TempleEffect { effect: self.temple_effect(column) });
        }
    }
}
