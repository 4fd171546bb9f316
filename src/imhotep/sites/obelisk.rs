//! The obelisks: side A scores heights at the end, side B three stones at once.

use crate::game::{Log, Motion, Seat};
use crate::imhotep::cards::Site;
use crate::imhotep::describe::Print;
use crate::imhotep::event::{Event, Source};
use crate::imhotep::place::{Face, Place};
use crate::imhotep::score::share;
use crate::imhotep::state::Imhotep;

/// Points by height on side A for 2, 3 and 4 players (rule `imhotep/obelisks-a`).
pub(in crate::imhotep) const BY_HEIGHT: [&[i16]; 3] = [&[10, 1], &[12, 6, 1], &[15, 10, 5, 1]];

impl Imhotep {
    /// Builds a stone on its owner's obelisk.
    pub(in crate::imhotep) fn build_obelisk(
        &mut self,
        owner: Seat,
        spot: Option<u8>,
        log: &mut impl Log<Self>,
    ) {
        if self.is_b(Site::Obelisks) {
            return self.build_obelisk_b(owner, spot, log);
        }
        let height = self.obelisk[owner];
        self.obelisk[owner] += 1;
        self.move_stone(owner, spot, Place::Obelisk(owner, height), log);
        log.event(Event::Delivered { seat: owner, site: Site::Obelisks });
    }

    /// Builds an obelisk of side B from the third loose stone, on the best free slot (`imhotep/obelisks-b`).
    fn build_obelisk_b(&mut self, owner: Seat, spot: Option<u8>, log: &mut impl Log<Self>) {
        let loose = self.loose_stones(owner);
        self.obelisk[owner] += 1;
        self.move_stone(owner, spot, Place::Loose(owner, loose), log);
        log.event(Event::Delivered { seat: owner, site: Site::Obelisks });
        if loose < 2 {
            return;
        }
        let slot = self.built_len;
        let points = self.slot_points(slot);
        for i in 0..3 {
            let (from, to) = (Place::Loose(owner, i), Place::Built(slot, i));
            log.motion(Motion::Move { from, to, face: Some(Face::Stone { seat: owner }) });
        }
        self.built |= u32::from(owner.0 & 3) << (2 * (slot & 15));
        self.built_len += 1;
        self.points[owner].obelisks += i16::from(points);
        log.event(Event::BuiltObelisk { seat: owner, points });
        let event = Event::Scored { seat: owner, points: i16::from(points), source: Source::Obelisks };
        self.count_points(owner, points, event, log);
    }

    /// Returns the points of a slot of side B: 1 beyond the printed slots.
    fn slot_points(&self, slot: u8) -> u8 {
        self.tables.obelisks.entries().get(usize::from(slot)).copied().unwrap_or(1)
    }

    /// Returns the owners of the obelisks of side B, the most valuable first.
    pub(in crate::imhotep) fn built_obelisks(&self) -> impl Iterator<Item = Seat> {
        let built = self.built;
        (0..self.built_len).map(move |slot| Seat((built >> (2 * (slot & 15)) & 3) as u8))
    }

    /// Returns the number of a player's stones on side B that are not part of an obelisk yet.
    pub(in crate::imhotep) fn loose_stones(&self, seat: Seat) -> u8 {
        self.obelisk[seat] % 3
    }

    /// Returns the points of a player for the obelisks at the end.
    pub(in crate::imhotep) fn obelisk_points(&self, seat: Seat) -> i16 {
        if self.is_b(Site::Obelisks) {
            return i16::from(self.loose_stones(seat));
        }
        let prizes = BY_HEIGHT[usize::from(self.rules.seats.clamp(2, 4)) - 2];
        share(&self.obelisk.0, seat, prizes)
    }

    pub(in crate::imhotep) fn print_obelisks(&self, each: &mut dyn FnMut(Place, Print)) {
        if self.is_b(Site::Obelisks) {
            for slot in 0..self.tables.obelisks.entries().len() as u8 {
                each(Place::Built(slot, 0), Print::Points { points: self.slot_points(slot), bonus: None });
            }
        }
    }
}
