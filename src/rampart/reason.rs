//! What a position of *C'est mon fort !* holds for each player: the rampart, the cards that still fit it, and those
//! that all have seen.

use super::bot::FAIR;
use super::cards::Set;
use super::event::Source;
use super::moves::Move;
use super::place::Place;
use super::state::{Pending, Rampart};
use crate::bot::{Explain, POINT, Part};
use crate::game::Seat;

/// The worth of a card that lies face down, that all have seen, and that a player could lay well.
const KNOWN: i16 = 6;
/// The worth of showing nobody anything new.
const WAIT: i16 = 2;
/// The worth of a card that a player has turned over and could lay well.
const TURNED: i16 = 12;

impl Explain for Rampart {
    const KEEPS: bool = true;
    const BY_THE_END: &'static [(Source, &'static str)] = &[(Source::Cards, "end-cards")];

    fn parts(&self, before: &Self, each: &mut dyn FnMut(Part<Place>)) {
        let fresh = self.seen.less(before.seen);
        for seat in Seat::all(self.rules.seats) {
            self.wall_parts(before, seat, each);
            self.known_parts(seat, fresh, each);
            if fresh.is_empty() {
                let unseen = self.down().less(self.seen);
                let hope = unseen.iter().filter(|&spot| self.goes_well(seat, spot)).count() as i16;
                each(Part::new("hope", seat, hope, hope).both().among(unseen.len().into(), 0));
            }
        }
        if let Pending::Decide { spot } = self.pending
            && !fresh.has(spot)
        {
            let (number, seat) = (self.number_at(spot).unwrap_or(0), self.turn);
            let worth = if self.goes_well(seat, spot) { TURNED } else { 0 };
            let (fitting, skipped) = self.skipped(seat, number);
            let part = Part::new("turned", seat, number.into(), worth).at(Place::Card(spot));
            each(part.among(fitting, skipped));
        }
    }

    /// Tells how many of the cards that no player has seen fit, if one of them is turned over, and whether a card is turned
    /// over only to wait: all have seen it, and the player will put it back.
    fn parts_of_move(
        &self,
        seat: Seat,
        mv: Move,
        _: Option<(Place, Place)>,
        each: &mut dyn FnMut(Part<Place>),
    ) {
        let Move::TurnOver { spot } = mv else { return };
        let unseen = self.down().less(self.seen);
        if unseen.has(spot) {
            let amount = unseen.iter().filter(|&spot| self.goes_well(seat, spot)).count() as i16;
            // A small hope is a reason as well.
            let worth = (amount * TURNED).checked_div(unseen.len().into()).unwrap_or(0).max(amount.min(1));
            each(Part::new("unseen", seat, amount, worth).among(unseen.len().into(), 0));
        } else if !self.goes_well(seat, spot) {
            each(Part::new("waits", seat, self.number_at(spot).unwrap_or(0).into(), WAIT));
        }
    }

    /// What it brings to take a card is told with the card.
    fn brings(&self, mv: Move) -> bool {
        !matches!(mv, Move::Take { .. } | Move::Insert { .. })
    }

    /// Gives the turn, unless a player has to decide about a card or to shoot.
    fn give_turn(&mut self, seat: Seat) -> bool {
        if self.pending == Pending::Turn {
            self.turn = seat;
        }
        self.turn == seat
    }
}

impl Rampart {
    /// Returns whether a card fits a rampart and skips no more than its share.
    fn goes_well(&self, seat: Seat, spot: u8) -> bool {
        self.is_fine(seat, self.number_at(spot).unwrap_or(0), FAIR)
    }

    /// Returns how many cards still fit a rampart, and how many of them a card would skip; none if the card is too low.
    fn skipped(&self, seat: Seat, number: u8) -> (i16, i16) {
        let highest = self.wall(seat).highest();
        if number <= highest {
            return (0, 0);
        }
        let under = self.left.below(highest);
        (i16::from(self.left.len() - under), i16::from(self.left.below(number) - under))
    }

    /// The rampart of a player, how many cards still fit it, and the points that the move brings.
    fn wall_parts(&self, before: &Self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let wall = self.wall(seat);
        // With the flag, as the table counts them.
        let cards = i16::from(wall.len());
        each(Part::new("cards", seat, cards, cards * POINT).among(0, wall.highest().into()));
        let fitting = i16::from(self.left.len() - self.left.below(wall.highest()));
        let rising = (u32::from(fitting.unsigned_abs()) * 300).isqrt() as i16;
        each(Part::new("fits", seat, fitting, rising).among(self.left.len().into(), 0));
        let mut tell = |what, amount: i16, worth| each(Part::new(what, seat, amount, worth));
        if self.rules.points {
            for (what, source) in
                [("king", Source::King), ("royals", Source::Royals), ("ravens", Source::Ravens)]
            {
                let points = self.points_from(seat, source) - before.points_from(seat, source);
                tell(what, points, points * POINT);
            }
            tell("magic", self.has_magic(seat).into(), if self.has_magic(seat) { POINT } else { 0 });
            let safe = i16::from(self.protected(seat).len());
            tell("safe", safe, safe * 2);
        }
    }

    /// The cards that all have seen and that a player could lay well, but for those that nobody had seen before.
    fn known_parts(&self, seat: Seat, fresh: Set, each: &mut dyn FnMut(Part<Place>)) {
        for spot in self.lying.common(self.seen.plus(self.up)).less(fresh).iter() {
            let number = self.number_at(spot).unwrap_or(0);
            if self.goes_well(seat, spot) {
                let (fitting, skipped) = self.skipped(seat, number);
                let part = Part::new("known", seat, number.into(), KNOWN).at(Place::Card(spot));
                each(part.among(fitting, skipped));
            }
        }
    }
}
