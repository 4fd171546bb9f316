//! What a computer player knows about the Duel beyond its rules: how many points a position promises.
//!
//! The numbers are sixteenths of a point. They were chosen by hand and kept if they won games in the arena
//! (`lab/findings.md`).

use super::cards::{Site, Token, Tone};
use super::config::Config;
use super::state::SUPPLY;
use super::{Duel, Move};
use crate::bot::{Character, Knowledge, Level, POINT, Points, Shortlist, Temper};
use crate::game::{MOST_SEATS, Rules, Seat};
use crate::rng::Rng;

/// The worth of an unused action token beyond the point that it counts, while boats are refilled.
const ACTION: i16 = POINT;

impl Knowledge for Duel {
    const LEVELS: [Level; 6] = Level::and_timed(Level::five(
        [20, 80, 300, 1200, 5000],
        [450, 0, 0, 0, 0],
        Level { horizon: 2, explore: 20, ..Level::PLAIN },
    ));
    const SOLVES: bool = true;

    /// Returns whether no token will be drawn: the supply is empty, and so is the warehouse or nobody can get
    /// the action that draws from it.
    fn is_open(&self) -> bool {
        let aboard = || self.cargo.iter().flatten().flatten().any(|token| *token == Token::TakeOne);
        let owned = || Seat::all(2).any(|seat| self.owned(seat, Token::TakeOne) > 0);
        self.supply_left == 0 && (self.warehouse_left == 0 || !(aboard() || owned()))
    }
    const CHARACTERS: [Character; 3] = Character::three([(0, 40), (0, 80), (0, 12)]);

    /// The careful one places figure after figure, the greedy one soon uses its action tokens, the spoiler unloads boats.
    fn likes(&self, temper: Temper, _: Seat, mv: Move) -> bool {
        match temper {
            Temper::Careful => matches!(mv, Move::Place { .. }),
            Temper::Greedy => matches!(
                mv,
                Move::TakeOne { .. }
                    | Move::PlaceSeveral { .. }
                    | Move::PlaceAndUnload { .. }
                    | Move::SwapAndUnload { .. }
            ),
            Temper::Spoiler => matches!(mv, Move::Unload { .. } | Move::UnloadAgain { .. }),
        }
    }

    /// The easiest level gives nothing away: it unloads no boat in whose line only figures of the other player stand.
    fn shortlist(&self, seat: Seat, level: &Level, moves: &mut Vec<Move>) {
        let own = self.figures[seat];
        let is_gift = |mv: &Move| match *mv {
            Move::Unload { boat } | Move::UnloadAgain { boat } | Move::SwapAndUnload { boat, .. } => {
                boat.line().and(own).is_empty()
            }
            Move::PlaceAndUnload { cell, boat } => {
                boat.line().and(own).is_empty() && !boat.line().contains(cell)
            }
            _ => false,
        };
        if level.shortlist == Shortlist::Hasty && !moves.iter().all(is_gift) {
            moves.retain(|mv| !is_gift(mv));
        }
    }

    fn any_move(&self, seat: Seat, rng: &mut Rng, moves: &mut Vec<Move>) -> Option<Move> {
        if self.pending.is_none() && !self.is_over() && seat == self.turn {
            return Some(self.any_action(rng, moves));
        }
        moves.clear();
        self.legal_moves(seat, moves);
        rng.pick(moves)
    }

    fn has_net(_: u8, _: &Config) -> bool {
        true
    }

    fn evaluate(&self) -> Points {
        let mut points = [0; MOST_SEATS];
        for (seat, sum) in Seat::all(2).zip(&mut points) {
            *sum = self.total(seat) * POINT + if self.is_over() { 0 } else { self.promised(seat) };
        }
        points
    }

    /// Returns the number of boats that have been unloaded.
    fn progress(&self) -> u16 {
        (SUPPLY as u16 - u16::from(self.supply_left)) / 3 + 6 - self.afloat.len() as u16
    }
}

impl Duel {
    /// Returns the points that a seat can expect beyond those that it would have if the game ended now, in
    /// sixteenths.
    fn promised(&self, seat: Seat) -> i16 {
        let left = i16::from(self.supply_left) / 3 + 1; // estimated number of unloadings to come
        let more = left.min(8);
        let own = |token| i16::from(self.owned(seat, token));
        let rival = seat.left(2);
        let mut sum = i16::from(self.actions(seat)) * ACTION * more / 8;
        let obelisks = own(Token::Obelisk);
        if self.is_b(Site::Obelisk) {
            let first = self.first_five.is_none();
            sum += if obelisks < 5 { obelisks * if first { 24 } else { 12 } * more / 8 } else { 0 };
            sum += if obelisks >= 5 { (obelisks - 5) * 16 * more / 8 } else { 0 };
        } else {
            // The bonus for most tokens is uncertain: a player without a lead expects half of it.
            let lead = (obelisks - i16::from(self.owned(rival, Token::Obelisk))) * 16;
            let chance = 48 + 48 * lead / (lead.abs() + 6 * more + 4);
            sum += chance - if lead > 0 { 96 } else { 0 };
        }
        let [light, dark] = Tone::ALL.map(|tone| own(tone.token()));
        sum += if self.is_b(Site::Pyramids) { (light - dark).abs() * 10 } else { light.max(dark) * 6 } * more
            / 8;
        sum + self.gaps(seat) * 14 * more / 8
    }

    /// Returns the number of free tombs beside the runs of a seat; one between two runs counts twice.
    pub(super) fn gaps(&self, seat: Seat) -> i16 {
        let tombs = |seat: Seat| {
            let own = &self.owned[seat][super::cards::TOMB..super::cards::TOMB + 12];
            own.iter().enumerate().fold(0u16, |mask, (i, &n)| mask | u16::from(n > 0) << i)
        };
        let (own, other) = (tombs(seat), tombs(seat.left(2)));
        let free = 0xFFF & !(own | other);
        ((own << 1 & free).count_ones() + (own >> 1 & free).count_ones()) as i16
    }
}
