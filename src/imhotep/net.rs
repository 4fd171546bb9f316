//! What a net is told about a position: only what every player sees.
//!
//! Owners are counted from the player who decides, clockwise. Every side of a site has inputs of its own where
//! the sides work differently.

use super::cards::{Bonus, Card, KINDS, Site, TempleEffect};
use super::config::PyramidBonus;
use super::state::{Imhotep, spots};
use crate::bot::{Inputs, Learned, layout};
use crate::game::{MOST_SEATS, Seat};

const SEATS: u16 = MOST_SEATS as u16;
/// How many of the last stones in the burial chamber are told apart.
const LAST: u8 = 6;

layout! {
    ROUND: 6,
    AFLOAT: 5,
    TAKEN: 5,
    SIDES_B: 5,
    WRATH: 1,
    MAY_DECLINE: 1,
    /// Boats of each capacity: free, own or rival on each place.
    BOATS: 3 + 9 + 27 + 81,
    /// The owner of each place by capacity.
    ABOARD: 4 * 4 * SEATS,
    /// The first, second and third card of each kind on offer.
    ROW: KINDS as u16 * 3,
    PAIR: KINDS as u16,
    PAIR_DOWN: 1,
    PYRAMID_A: 15,
    PYRAMIDS_B: 3 * 6,
    /// The points of the next space of each pyramid of side B, and its bonus.
    NEXT_POINTS: 3,
    NEXT_BONUS: 3,
    TEMPLE_NEXT: 5,
    /// By how soon a column will be covered, what it gives, and whose stone is seen.
    TEMPLE: 5 * 4 * SEATS,
    /// The row of the next place, and the owners of the last ones.
    CHAMBER_A: 3 + 3 * LAST as u16 * SEATS,
    CHAMBER_B: 3 + 3 * SEATS + 3 * 7,
    OBELISK_LEAD: 13,
    NEXT_OBELISK: 1,
    SEAT: SEATS * OF_SEAT,
}

/// The inputs of each player, from [`SEAT`].
const SLED: u16 = 0;
const HEIGHT: u16 = SLED + 6;
const LOOSE: u16 = HEIGHT + 9;
const HELD: u16 = LOOSE + 3;
const STATUES: u16 = HELD + 4 * 2;
const BLUE: u16 = STATUES + 7;
const MISSING: u16 = BLUE + 4 * 2;
const LINKED: u16 = MISSING + 4;
const QUARRY: u16 = LINKED + 1;
const SCORED: u16 = QUARRY + 1;
const ORNAMENTS: u16 = SCORED + 1;
const LOADED: u16 = ORNAMENTS + 1;
const IN_CHAMBER: u16 = LOADED + 1;
const IN_TEMPLE: u16 = IN_CHAMBER + 1;
const OF_SEAT: u16 = IN_TEMPLE + 1;

impl Learned for Imhotep {
    const INPUTS: u16 = ALL;
    const AHEAD: u16 = 0;
    const EXPLORE: u16 = 20;

    fn is_quiet(&self) -> bool {
        self.pending.is_empty()
    }

    fn inputs(&self, _: Seat, inputs: &mut Inputs) {
        inputs.put(ROUND + u16::from(self.round.min(5)));
        inputs.put(AFLOAT + self.afloat.count_ones().min(4) as u16);
        spots(!self.docks_mask() & 31).for_each(|site| inputs.put(TAKEN + u16::from(site)));
        spots(self.rules.sides_b.into()).for_each(|site| inputs.put(SIDES_B + u16::from(site)));
        if self.rules.wrath {
            inputs.put(WRATH);
        }
        // On side A nobody has such a bonus, and the answer is the same whatever was agreed about it.
        if self.is_b(Site::Pyramid) && self.rules.pyramid_bonus == PyramidBonus::May {
            inputs.put(MAY_DECLINE);
        }
        let loaded = self.boat_inputs(inputs);
        self.market_inputs(inputs);
        self.pyramid_inputs(inputs);
        let visible = self.temple_inputs(inputs);
        self.chamber_inputs(inputs);
        self.obelisk_inputs(inputs);
        let mut seat = self.turn;
        for at in 0..self.rules.seats.min(MOST_SEATS as u8) {
            let from = SEAT + u16::from(at) * OF_SEAT;
            inputs.count(from + LOADED, loaded[seat.index() & 3]);
            inputs.count(from + IN_TEMPLE, visible[seat.index() & 3]);
            inputs.points[usize::from(at)] = self.seat_inputs(seat, from, inputs);
            seat = seat.left(self.rules.seats);
        }
    }
}

impl Imhotep {
    /// Returns how many seats after the one on turn another one sits.
    fn after_turn(&self, seat: Seat) -> u16 {
        let seats = self.rules.seats;
        u16::from(if seat.0 < self.turn.0 { seat.0 + seats - self.turn.0 } else { seat.0 - self.turn.0 })
            % SEATS
    }

    /// Returns the number of stones of each seat on boats that have not sailed.
    fn boat_inputs(&self, inputs: &mut Inputs) -> [i16; MOST_SEATS] {
        /// Where the boats of each capacity begin.
        const FROM: [u16; 4] = [0, 3, 3 + 9, 3 + 9 + 27];
        let mut loaded = [0; MOST_SEATS];
        for boat in spots(self.afloat.into()) {
            let capacity = usize::from(self.capacity(boat).clamp(1, 4) - 1);
            let (mut code, mut value) = (0, 1);
            for place in 0..=capacity as u8 {
                if let Some(owner) = self.owner_at(4 * boat + place) {
                    let after_turn = self.after_turn(owner);
                    loaded[owner.index() & 3] += 1;
                    inputs.put(ABOARD + (capacity as u16 * 4 + u16::from(place)) * SEATS + after_turn);
                    code += value * if after_turn == 0 { 1 } else { 2 };
                }
                value *= 3;
            }
            inputs.put(BOATS + FROM[capacity] + code);
        }
        loaded
    }

    fn market_inputs(&self, inputs: &mut Inputs) {
        let mut kinds = [0u16; KINDS];
        for card in self.row.iter().flatten() {
            let count = &mut kinds[card.index()];
            inputs.put(ROW + card.index() as u16 * 3 + (*count).min(2));
            *count += 1;
        }
        if self.pair_up {
            self.pair().for_each(|card| inputs.put(PAIR + card.index() as u16));
        } else if self.pair().next().is_some() {
            inputs.put(PAIR_DOWN);
        }
    }

    fn pyramid_inputs(&self, inputs: &mut Inputs) {
        if !self.is_b(Site::Pyramid) {
            return inputs.put(PYRAMID_A + u16::from(self.pyramid_len[0].min(14)));
        }
        for (pyramid, &len) in (0..3).zip(&self.pyramid_len) {
            inputs.put(PYRAMIDS_B + pyramid * 6 + u16::from(len.min(5)));
            let Some(space) = self.tables.pyramids[usize::from(pyramid)].entries().get(usize::from(len))
            else {
                continue;
            };
            inputs.count(NEXT_POINTS + pyramid, space.points().into());
            if let Some(bonus) = space.bonus() {
                let kind = match bonus {
                    Bonus::Card => 0,
                    Bonus::Stones => 1,
                    Bonus::Boat => 2,
                };
                inputs.put(NEXT_BONUS + kind);
            }
        }
    }

    /// Returns the number of stones of each seat that are visible from above.
    fn temple_inputs(&self, inputs: &mut Inputs) -> [i16; MOST_SEATS] {
        let (width, len) = (self.temple_width(), self.temple_len);
        let next = len % width;
        inputs.put(TEMPLE_NEXT + u16::from(next));
        let mut visible = [0; MOST_SEATS];
        for column in 0..width.min(len) {
            let Some(owner) = self.temple_top(column) else { continue };
            visible[owner.index() & 3] += 1;
            let soon = u16::from(if column < next { column + width - next } else { column - next });
            let effect = match self.temple_effect(column) {
                TempleEffect::One => 0,
                TempleEffect::Choice => 1,
                TempleEffect::Two => 2,
                TempleEffect::Card => 3,
            };
            inputs.put(TEMPLE + (soon * 4 + effect) * SEATS + self.after_turn(owner));
        }
        visible
    }

    fn chamber_inputs(&self, inputs: &mut Inputs) {
        let len = self.chamber_len;
        let row = u16::from(len % 3);
        if !self.is_b(Site::Chamber) {
            inputs.put(CHAMBER_A + row);
            for back in 0..LAST.min(len) {
                let owner = self.after_turn(self.chamber.get(len - 1 - back));
                inputs.put(CHAMBER_A + 3 + (row * u16::from(LAST) + u16::from(back)) * SEATS + owner);
            }
            return;
        }
        inputs.put(CHAMBER_B + row);
        let mut stones = [[0i16; MOST_SEATS]; 3];
        for (place, owner) in self.chamber.first(len).enumerate() {
            stones[place % 3][usize::from(self.after_turn(owner))] += 1;
        }
        for (row, stones) in (0..3).zip(stones) {
            for (owner, &n) in (0..SEATS).zip(&stones).filter(|&(_, &n)| n > 0) {
                inputs.count(CHAMBER_B + 3 + row * SEATS + owner, n);
            }
            let lead = stones[0] - stones[1].max(stones[2]).max(stones[3]);
            inputs.put(CHAMBER_B + 3 + 3 * SEATS + row * 7 + (lead.clamp(-3, 3) + 3) as u16);
        }
    }

    fn obelisk_inputs(&self, inputs: &mut Inputs) {
        if self.is_b(Site::Obelisks) {
            let points =
                self.tables.obelisks.entries().get(usize::from(self.built_len)).copied().unwrap_or(1);
            return inputs.count(NEXT_OBELISK, points.into());
        }
        let others = Seat::all(self.rules.seats).filter(|&seat| seat != self.turn);
        let highest = others.map(|seat| self.obelisk[seat]).max().unwrap_or(0);
        let lead = i16::from(self.obelisk[self.turn]) - i16::from(highest);
        inputs.put(OBELISK_LEAD + (lead.clamp(-6, 6) + 6) as u16);
    }

    /// Returns the points of a player so far, with those of the chamber.
    fn seat_inputs(&self, seat: Seat, from: u16, inputs: &mut Inputs) -> i16 {
        let mut upto = |from: u16, n: u8, most: u8| {
            if n > 0 {
                inputs.put(from + u16::from(n.min(most)) - 1);
            }
        };
        upto(from + SLED, self.sled[seat], 6);
        if self.is_b(Site::Obelisks) {
            upto(from + LOOSE, self.loose_stones(seat), 3);
        } else {
            upto(from + HEIGHT, self.obelisk[seat], 9);
        }
        let held = |card: Card| self.held(seat, card);
        const BLUES: [Card; 4] = [Card::Lever, Card::Hammer, Card::Sail, Card::Chisel];
        let mut ornaments = 0;
        for (at, card) in (0..4).zip(Card::ORNAMENTS).filter(|&(_, card)| held(card) > 0) {
            upto(from + HELD + at * 2, held(card), 2);
            let stones = card.site().map_or(0, |site| self.stones_on(site));
            ornaments += i16::from(held(card)) * i16::from(stones);
        }
        upto(from + STATUES, held(Card::Statue), 7);
        if self.holds_blue(seat) {
            (0..4).zip(BLUES).for_each(|(at, card)| upto(from + BLUE + at * 2, held(card), 2));
        }
        if self.rules.wrath {
            let missing = self.missing_sites(seat);
            spots(missing).for_each(|site| inputs.put(from + MISSING + u16::from(site)));
        }
        let linked = self.chamber_points(seat);
        let immediate = self.points[seat];
        let scored = immediate.pyramid + immediate.temple + immediate.obelisks;
        inputs.count(from + LINKED, linked);
        inputs.count(from + QUARRY, self.quarry[seat].into());
        inputs.count(from + SCORED, scored);
        inputs.count(from + ORNAMENTS, ornaments);
        let stones = self.chamber.first(self.chamber_len).filter(|&owner| owner == seat).count();
        inputs.count(from + IN_CHAMBER, stones as i16);
        scored + linked
    }

    /// Returns the building sites without a stone of a player, as a mask.
    pub(super) fn missing_sites(&self, seat: Seat) -> u16 {
        let there = [
            self.is_on_pyramid(seat),
            self.temple.first(self.temple_len).any(|owner| owner == seat),
            self.chamber.first(self.chamber_len).any(|owner| owner == seat),
            self.obelisk[seat] > 0,
        ];
        (0..4).zip(there).filter(|(_, there)| !there).fold(0, |mask, (site, _)| mask | 1 << site)
    }
}
