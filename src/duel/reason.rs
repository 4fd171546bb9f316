//! What a position of the Duel holds for each player, in the parts of the forecast.

use super::cards::{ACTIONS, Token};
use super::event::Source;
use super::harbour::{Boat, Cell};
use super::place::Place;
use super::state::Duel;
use crate::bot::{Explain, POINT, Part};
use crate::game::{Rules, Seat};

/// The worth of a figure in reserve, or in the line of a boat.
const FIGURE: i16 = 2;
/// The part of a token's worth that a figure in line for it has.
const IN_LINE: i16 = 3;

impl Explain for Duel {
    const BY_THE_END: &'static [(Source, &'static str)] = &[
        (Source::Obelisk, "end-obelisk"),
        (Source::Temple, "end-temple"),
        (Source::Pyramids, "end-pyramids"),
        (Source::Tomb, "end-tomb"),
    ];

    fn parts(&self, before: &Self, each: &mut dyn FnMut(Part<Place>)) {
        for seat in Seat::all(2) {
            self.site_parts(before, seat, each);
            // Once the game is over, only points promise anything.
            let over = self.outcome().is_some();
            let each = &mut |part: Part<Place>| each(if over { part.idle() } else { part });
            self.token_parts(seat, each);
            self.figure_parts(seat, each);
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
    /// Points that the move brings. What lies in a secret temple may be hidden, what is added to it is not.
    fn site_parts(&self, before: &Self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let mut gained = |what, points: &dyn Fn(&Self) -> i16| {
            let amount = points(self) - points(before);
            each(Part::new(what, seat, amount, amount * POINT));
        };
        gained("temple", &|game| game.temple_points(seat));
        gained("tomb", &|game| game.points_from(seat, Source::Tomb));
        gained("pyramids", &|game| game.points_from(seat, Source::Pyramids));
        gained("obelisk", &|game| game.points_from(seat, Source::Obelisk));
    }

    /// Tokens of the sites that count in heaps, the free tombs beside those of a player, and unused actions.
    fn token_parts(&self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let gaps = self.gaps(seat);
        each(Part::new("gaps", seat, gaps, gaps * 12));
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
            // One figure alone cannot unload a boat.
            let worth = if amount > 1 { amount * FIGURE } else { 0 };
            each(Part::new("line", seat, amount, worth).at(Place::Quay(boat)));
        }
        let figures = self.figures[seat].from_the_boat();
        let got: Vec<Token> = figures.filter_map(|cell| self.in_line_for(seat, cell)).collect();
        for token in Token::ALL {
            let amount = got.iter().filter(|&&one| one == token).count() as i16;
            if amount > 0 {
                let worth = amount * (POINT + self.worth_of(token, seat) * POINT) / IN_LINE;
                let what = if token.is_action() { "reach-action" } else { "reach" };
                each(Part::new(what, seat, amount, worth).at(Place::Out(token)));
            }
        }
    }

    /// Returns the token that a figure would get if all boats were unloaded now. It goes home with the first, so of two the one
    /// that brings more counts.
    fn in_line_for(&self, seat: Seat, figure: Cell) -> Option<Token> {
        let gets = |boat: Boat| {
            let mut figures = boat.line().and(self.occupied()).from_the_boat().zip([2, 1, 0]);
            let (_, place) = figures.find(|&(cell, _)| cell == figure)?;
            self.token_at(boat, place)
        };
        self.afloat.iter().filter_map(gets).max_by_key(|&token| self.worth_of(token, seat))
    }
}
