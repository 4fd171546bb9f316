//! What a net is told about a position: only what both players see, or have seen.

use super::cards::{ACTIONS, KINDS, Site, TEMPLE, TOMB, Token};
use super::harbour::{BOATS, Boat, PLACES};
use super::state::Duel;
use crate::bot::{Inputs, Learned, ONE, layout};
use crate::game::{MOST_SEATS, Seat};

layout! {
    /// The token on each place of each boat.
    CARGO: (BOATS * PLACES * KINDS) as u16,
    /// Free, own or rival on the cells of each line.
    LINES: BOATS as u16 * 27,
    /// What each player would take if all boats were unloaded.
    TAKES: 2 * KINDS as u16,
    CELLS: 9 * 2,
    SUPPLY: 14,
    WAREHOUSE: 4,
    AFLOAT: 7,
    OBELISK_LEAD: 13,
    SIDES_B: 4,
    FIRST_FIVE: 2,
    /// Tokens that still come.
    COMING: KINDS as u16,
    SEAT: 2 * OF_SEAT,
}

/// The inputs of each player, from [`SEAT`]. Obelisks, pyramids, temples and tombs have them for both sides.
const RESERVE: u16 = 0;
const OBELISKS: u16 = RESERVE + 5;
const PYRAMIDS: u16 = OBELISKS + 2 * 11;
const TEMPLES: u16 = PYRAMIDS + 2 * 2 * 6;
const TOMBS: u16 = TEMPLES + 2 * 4 * 3;
const TOKENS: u16 = TOMBS + 2 * 12;
const POINTS: u16 = TOKENS + 4 * 3;
const SMALLER: u16 = POINTS + 1;
const OF_SEAT: u16 = SMALLER + 7;

/// What a token counts that still comes: a quarter of one that is there.
const COMES: i16 = ONE / 4;

impl Learned for Duel {
    const INPUTS: u16 = ALL;
    const AHEAD: u16 = 1;
    const EXPLORE: u16 = 8;

    fn is_quiet(&self) -> bool {
        self.pending.is_none()
    }

    fn inputs(&self, _: Seat, inputs: &mut Inputs) {
        let seats = [self.turn, self.turn.left(2)];
        self.harbour_inputs(seats, inputs);
        inputs.put(SUPPLY + u16::from((self.supply_left / 3).min(13)));
        inputs.put(WAREHOUSE + u16::from(self.warehouse_left.min(3)));
        inputs.put(AFLOAT + (self.afloat.len() as u16).min(6));
        let [own, other] = seats.map(|seat| i16::from(self.owned(seat, Token::Obelisk)));
        inputs.put(OBELISK_LEAD + ((own - other).clamp(-6, 6) + 6) as u16);
        for (at, site) in (0..4).zip(Site::ALL) {
            if self.is_b(site) {
                inputs.put(SIDES_B + at);
            }
        }
        self.coming_inputs(inputs);
        for (at, seat) in seats.into_iter().enumerate() {
            if self.first_five == Some(seat) {
                inputs.put(FIRST_FIVE + at as u16);
            }
            self.seat_inputs(seat, SEAT + at as u16 * OF_SEAT, inputs);
            inputs.points[at % MOST_SEATS] = self.total(seat);
        }
    }
}

impl Duel {
    fn harbour_inputs(&self, seats: [Seat; 2], inputs: &mut Inputs) {
        let figures = seats.map(|seat| self.figures[seat]);
        for (player, cells) in (0..2).zip(figures) {
            for cell in cells.iter() {
                inputs.put(CELLS + (u16::from(cell.row()) * 3 + u16::from(cell.column())) * 2 + player);
            }
        }
        for boat in self.afloat.iter() {
            let at = boat.index() as u16;
            let (mut code, mut place) = (0, PLACES as u8);
            for cell in boat.line().from_the_boat() {
                let player = figures.iter().position(|cells| cells.contains(cell));
                code = code * 3 + player.map_or(0, |player| player as u16 + 1);
                let Some(player) = player else { continue };
                place = place.saturating_sub(1);
                if let Some(token) = self.token_at(boat, place) {
                    inputs.put(TAKES + player as u16 * KINDS as u16 + token.index() as u16);
                }
            }
            inputs.put(LINES + at * 27 + code);
            self.cargo_inputs(boat, at, inputs);
        }
    }

    /// Counts the tokens that still come, whose order no player knows.
    fn coming_inputs(&self, inputs: &mut Inputs) {
        let mut coming = [0; KINDS];
        self.supply().iter().chain(self.warehouse()).for_each(|token| coming[token.index()] += 1);
        for (kind, n) in (0..).zip(coming).filter(|&(_, n)| n > 0) {
            inputs.count(COMING + kind, n * COMES);
        }
    }

    fn cargo_inputs(&self, boat: Boat, at: u16, inputs: &mut Inputs) {
        for place in 0..PLACES as u8 {
            if let Some(token) = self.token_at(boat, place) {
                let from = CARGO + (at * PLACES as u16 + u16::from(place)) * KINDS as u16;
                inputs.put(from + token.index() as u16);
            }
        }
    }

    fn seat_inputs(&self, seat: Seat, from: u16, inputs: &mut Inputs) {
        let owned = &self.owned[seat];
        let side = |site: Site| u16::from(self.is_b(site));
        let mut upto = |from: u16, n: u8, most: u8| {
            if n > 0 {
                inputs.put(from + u16::from(n.min(most)) - 1);
            }
        };
        upto(from + RESERVE, self.reserve(seat), 5);
        upto(from + OBELISKS + side(Site::Obelisk) * 11, owned[0], 11);
        let [light, dark] = [owned[1], owned[2]];
        let pyramids = from + PYRAMIDS + side(Site::Pyramids) * 12;
        upto(pyramids, light, 6);
        upto(pyramids + 6, dark, 6);
        if self.is_b(Site::Pyramids) {
            upto(from + SMALLER, light.min(dark) + 1, 7);
        }
        for (at, &n) in (0..4).zip(&owned[TEMPLE..TOMB]) {
            upto(from + TEMPLES + (side(Site::Temple) * 4 + at) * 3, n, 3);
        }
        for (at, &n) in (0..4).zip(&owned[ACTIONS..]) {
            upto(from + TOKENS + at * 3, n, 3);
        }
        for (at, &n) in (0..12).zip(&owned[TOMB..ACTIONS]) {
            upto(from + TOMBS + side(Site::Tomb) * 12 + at, n, 1);
        }
        inputs.count(from + POINTS, self.total(seat));
    }
}
