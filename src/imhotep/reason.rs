//! What a position of Imhotep holds for each seat, in the parts of the forecast.

use super::bot::{BLUE, STONE};
use super::cards::{Card, Colour, ROUNDS, Site, least_load};
use super::event::Source;
use super::moves::Move;
use super::place::Place;
use super::score::triangle;
use super::state::Imhotep;
use crate::bot::{Explain, POINT, Part, points};
use crate::game::Seat;

/// The worth of a stone aboard a boat that has not sailed.
const ABOARD: i16 = 20;
/// The worth of a stone in the place that is unloaded first.
const FIRST: i16 = 6;
/// What it is worth that a boat can sail.
const READY: i16 = 2;

impl Explain for Imhotep {
    const BY_THE_END: &'static [(Source, &'static str)] = &[
        (Source::Pyramid, "end-pyramid"),
        (Source::Temple, "end-temple"),
        (Source::Chamber, "end-chamber"),
        (Source::Obelisks, "end-obelisks"),
        (Source::Ornaments, "end-ornaments"),
        (Source::Statues, "end-statues"),
    ];

    fn parts(&self, before: &Self, each: &mut dyn FnMut(Part<Place>)) {
        // The next round has other boats.
        for boat in (0..4).filter(|&boat| self.round == before.round && self.is_afloat(boat)) {
            let is_ready = self.load_of(boat) >= least_load(self.capacity(boat));
            let part =
                Part::new("ready", before.decides(), is_ready.into(), if is_ready { READY } else { 0 });
            each(part.at(Place::Lane(boat)).both().among(0, self.free_docks().len() as i16));
        }
        for seat in Seat::all(self.rules.seats) {
            self.scored_parts(before, seat, each);
            // Once the game is over, only points promise anything.
            let over = self.is_over();
            let each = &mut |part: Part<Place>| each(if over { part.idle() } else { part });
            self.built_parts(seat, each);
            self.card_parts(seat, each);
            self.stone_parts(before, seat, each);
        }
    }

    /// Stones on the sled and aboard promise points, but bring none yet.
    fn brings(&self, mv: Move) -> bool {
        !matches!(mv, Move::TakeStones | Move::Load { .. } | Move::Hammer { .. } | Move::Chisel { .. })
    }

    /// Gives the turn, unless a boat is being unloaded.
    fn give_turn(&mut self, seat: Seat) -> bool {
        if self.pending.is_empty() {
            self.turn = seat;
        }
        self.decides() == seat
    }
}

impl Imhotep {
    /// Points that the move brings, or that the stones where they lie then will bring.
    fn scored_parts(&self, before: &Self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let (so_far, was) = (self.points[seat], before.points[seat]);
        let mut gained = |what, amount| each(Part::new(what, seat, amount, amount * POINT));
        gained("pyramid", so_far.pyramid - was.pyramid);
        gained("temple", so_far.temple - was.temple);
        gained("obelisks", so_far.obelisks - was.obelisks);
        gained("chamber", self.chamber_points(seat) - before.chamber_points(seat));
        if self.is_over() {
            gained("at-the-end", self.all_at_the_end(seat) - self.chamber_points(seat));
        }
    }

    /// Stones that are built.
    fn built_parts(&self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let left = i16::from(ROUNDS.saturating_sub(self.round));
        let seen = self.seen_in_temple(seat);
        let all_seen = Seat::all(self.rules.seats).map(|one| self.seen_in_temple(one)).sum();
        each(Part::new("seen", seat, seen, seen * if left > 1 { 15 } else { 11 }).among(all_seen, 0));
        let (what, amount, worth) = if self.is_b(Site::Obelisks) {
            let loose = i16::from(self.loose_stones(seat));
            ("loose", loose, loose * if left > 1 { 2 * POINT } else { POINT })
        } else {
            ("obelisk", i16::from(self.obelisk[seat]), self.expected_height(seat, left))
        };
        let rivals = Seat::all(self.rules.seats).filter(|&one| one != seat);
        let highest = rivals.map(|one| self.obelisk[one]).max().unwrap_or(0);
        each(Part::new(what, seat, amount, worth).among(0, highest.into()));
        let missing = i16::from(self.rules.wrath) * self.sites_without(seat);
        each(Part::new("missing", seat, missing, -missing * 10));
    }

    /// Returns the number of building sites where a seat has no stone.
    fn sites_without(&self, seat: Seat) -> i16 {
        let has = [
            self.is_on_pyramid(seat),
            self.temple.first(self.temple_len).any(|owner| owner == seat),
            self.chamber.first(self.chamber_len).any(|owner| owner == seat),
            self.obelisk[seat] > 0,
        ];
        has.into_iter().filter(|&has| !has).count() as i16
    }

    /// Cards in front of a player.
    fn card_parts(&self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let left = i16::from(ROUNDS.saturating_sub(self.round));
        for card in Card::ALL {
            let held = i16::from(self.held(seat, card));
            let worth = match card.site() {
                Some(site) => held * (i16::from(self.stones_on(site)) + 2 * left) * POINT / 3,
                None if card == Card::Statue => triangle(held as u8) * POINT + held * left * 5,
                None => held * BLUE,
            };
            // A blue card is for an action; what the others bring at the end is foreseen.
            let (what, by) = match card.colour() {
                Colour::Blue => ("tool", 0),
                Colour::Violet => ("statues", points(worth)),
                _ => ("ornaments", points(worth)),
            };
            each(Part::new(what, seat, held, worth).at(Place::Held(seat, card)).among(0, by));
        }
    }

    /// Stones that are on their way: on the sled and on the boats that have not sailed.
    fn stone_parts(&self, before: &Self, seat: Seat, each: &mut dyn FnMut(Part<Place>)) {
        let sled = i16::from(self.sled(seat));
        let room =
            (0..4).filter(|&boat| self.is_afloat(boat)).map(|boat| self.capacity(boat) - self.load_of(boat));
        each(Part::new("sled", seat, sled, sled * STONE).among(0, room.sum::<u8>().into()));
        // The next round has other boats.
        for boat in (0..4).filter(|&boat| self.round == before.round && self.is_afloat(boat)) {
            let lane = Place::Lane(boat);
            let mut aboard = (0..4).filter(|place| self.owner_at(4 * boat + place) == Some(seat));
            let bow = aboard.next().map(|place| i16::from(place) + 1);
            let amount = i16::from(bow.is_some()) + aboard.count() as i16;
            let load = self.load_of(boat);
            // That the first stone of a boat is the only one says nothing.
            let worth = if load > 1 { amount * ABOARD } else { 0 };
            let part = Part::new("aboard", seat, amount, worth).at(lane).both();
            each(part.among(load.into(), 0));
            let first = i16::from(bow == Some(1) && self.capacity(boat) > 1);
            each(Part::new("first", seat, first, first * FIRST).at(lane).both().among(load.into(), 0));
        }
    }
}
