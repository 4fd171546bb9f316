//! What a position of the Duel holds for each player, in the parts of the forecast.

use super::cards::{ACTIONS, Token};
use super::event::Source;
use super::harbour::Boat;
use super::place::Place;
use super::state::Duel;
use crate::bot::{Explain, POINT, Part};
use crate::game::Seat;

/// The worth of a figure in reserve, or in the line of a boat.
const FIGURE: i16 = 2;
/// The part of a token's worth that a figure in line for it has.
const IN_LINE: i16 = 3;

impl Explain for Duel {
    fn parts(&self, before: &Self, each: &mut dyn FnMut(Part<Place>)) {
        for seat in Seat::all(2) {
            self.site_parts(before, seat, each);
            self.token_parts(seat, each);
            self.figure_parts(seat, each);
        }
    }

    fn by_the_end(source: Source) -> Option<&'static str> {
        match source {
            Source::Obelisk => Some("end-obelisk"),
            Source::Temple => Some("end-temple"),
            Source::Pyramids => Some("end-pyramids"),
            Source::Tomb => Some("end-tomb"),
            Source::UnusedActions | Source::Figures => None,
        }
    }

    /// Gives the turn, unless the other player may unload a second boat.
    fn give_turn(&mut self, seat: Seat) -> bool {
        if self.pending.is_none() {
            self.turn = seat;
        }
        self.turn == seat
    }
}

impl Duel {
    /// Points that the move brings, and the free tombs beside those of a player. What lies in a secret temple may be hidden,
    /// what is added to it is not.
    fn site_parts(&self, before: &Self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let mut gained = |what, points: &dyn Fn(&Self) -> i16| {
            let amount = points(self) - points(before);
            each(Part::new(what, seat, amount, amount * POINT));
        };
        gained("temple", &|game| game.temple_points(seat));
        gained("tomb", &|game| game.points_from(seat, Source::Tomb));
        gained("pyramids", &|game| game.points_from(seat, Source::Pyramids));
        gained("obelisk", &|game| game.points_from(seat, Source::Obelisk));
        let gaps = self.gaps(seat);
        each(Part::new("gaps", seat, gaps, gaps * 12));
    }

    /// Tokens of the sites that count in heaps, and unused actions.
    fn token_parts(&self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let own = |token| i16::from(self.owned(seat, token));
        let mut tokens = |what, token, worth| {
            each(Part::new(what, seat, own(token), own(token) * worth).at(Place::Out(token)));
        };
        tokens("tokens", Token::PyramidLight, 8);
        tokens("tokens", Token::PyramidDark, 8);
        tokens("tokens", Token::Obelisk, 12);
        for token in Token::ALL.into_iter().skip(ACTIONS) {
            tokens("action", token, 2 * POINT);
        }
    }

    /// Figures in the line of each boat, and those in reserve.
    fn figure_parts(&self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let reserve = i16::from(self.reserve(seat));
        each(Part::new("reserve", seat, reserve, reserve * FIGURE));
        for boat in Boat::ALL.into_iter().filter(|&boat| self.afloat.contains(boat)) {
            let amount = i16::from(boat.line().and(self.figures[seat]).len());
            each(Part::new("line", seat, amount, amount * FIGURE).at(Place::Quay(boat)));
        }
        for token in Token::ALL {
            let amount = self.in_line_for(seat, token);
            if amount > 0 {
                let worth = amount * (POINT + self.worth_of(token, seat) * POINT) / IN_LINE;
                each(Part::new("reach", seat, amount, worth).at(Place::Out(token)));
            }
        }
    }

    /// Returns how many tokens of a kind the figures of a player would get if all boats were unloaded now.
    fn in_line_for(&self, seat: Seat, token: Token) -> i16 {
        let gets = |boat: Boat| {
            let figures = boat.line().and(self.occupied()).from_the_boat();
            let places = figures.zip([2, 1, 0]);
            places
                .filter(|&(cell, place)| {
                    self.figures[seat].contains(cell) && self.token_at(boat, place) == Some(token)
                })
                .count() as i16
        };
        self.afloat.iter().map(gets).sum()
    }
}
