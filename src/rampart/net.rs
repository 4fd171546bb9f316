//! What a net is told about a position: what every player sees, or has seen. The player who decides comes first.
//! Only two players have a net.

use super::cards::{HIGHEST, LONGEST, LOWEST, Picture, SPOTS, Set};
use super::state::{Pending, Rampart};
use crate::bot::{Inputs, Learned, layout};
use crate::game::Seat;

/// The kinds of pictures that count.
const KINDS: u16 = Picture::ALL.len() as u16 - 1;
/// How many cards may still fit, up to each class.
const FITTING: [u8; 15] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 27];
/// The number of classes, with that of all larger numbers.
const CLASSES: u16 = FITTING.len() as u16 + 1;
/// How many numbers share an input for the last card of a rampart.
const STEP: u8 = 3;
/// Cards that fit and whose places are known are told by how many others they skip, up to this number.
const SKIPS: u16 = 12;

layout! {
    POINTS: 1,
    FLAG_IS_TOWER: 1,
    /// The numbers on the table that no player has seen, and those that all have seen.
    UNSEEN: SPOTS as u16,
    KNOWN: SPOTS as u16,
    /// How near a stall is, in fifths.
    IDLE: 5,
    SEAT: 2 * OF_SEAT,
}

/// The inputs of each player, from [`SEAT`].
const LAST: u16 = 0;
const HEIGHT: u16 = LAST + (HIGHEST / STEP) as u16 + 1;
/// By how many cards are missing and how many still fit.
const ROOM: u16 = HEIGHT + LONGEST as u16;
const SKIPPED: u16 = ROOM + (LONGEST as u16 - 1) * CLASSES;
const FITS_UNSEEN: u16 = SKIPPED + SKIPS;
const FITS_KNOWN: u16 = FITS_UNSEEN + 1;
const TOPS: u16 = FITS_KNOWN + 1;
const ABLE: u16 = TOPS + 1;
const MAGIC: u16 = ABLE + 1;
const TARGETS: u16 = MAGIC + 1;
/// Pictures of the rampart, and of the cards that fit.
const OWN: u16 = TARGETS + 1;
const UNSEEN_OF: u16 = OWN + KINDS;
const KNOWN_OF: u16 = UNSEEN_OF + KINDS;
const OF_SEAT: u16 = KNOWN_OF + KINDS;

impl Learned for Rampart {
    const INPUTS: u16 = ALL;
    const AHEAD: u16 = 0;
    const EXPLORE: u16 = 30;

    fn is_quiet(&self) -> bool {
        self.pending == Pending::Turn
    }

    fn inputs(&self, _: Seat, inputs: &mut Inputs) {
        if self.rules.points {
            inputs.put(POINTS);
        }
        if self.rules.points && self.rules.flag_is_tower {
            inputs.put(FLAG_IS_TOWER);
        }
        let known: Set =
            self.lying.common(self.seen).iter().filter_map(|spot| self.number_at(spot)).collect();
        let unseen = self.left.less(known);
        unseen.iter().for_each(|number| inputs.put(UNSEEN + u16::from(number - LOWEST)));
        known.iter().for_each(|number| inputs.put(KNOWN + u16::from(number - LOWEST)));
        let patience = self.patience(self.able()).max(1);
        inputs.put(IDLE + (self.idle * 5 / patience).min(4));
        let mut seat = self.turn;
        for (at, from) in [SEAT, SEAT + OF_SEAT].into_iter().enumerate() {
            self.seat_inputs(seat, [unseen, known], from, inputs);
            inputs.points[at] = self.total(seat);
            seat = seat.left(self.rules.seats);
        }
    }
}

impl Rampart {
    fn seat_inputs(&self, seat: Seat, left: [Set; 2], from: u16, inputs: &mut Inputs) {
        let wall = self.wall(seat);
        let last = wall.highest();
        inputs.put(from + LAST + u16::from(last / STEP));
        inputs.put(from + HEIGHT + u16::from(wall.len().min(LONGEST)) - 1);
        let above = Set::range(last, HIGHEST).less(Set::of(last));
        let [unseen, known] = left.map(|left| left.common(above));
        let fitting = unseen.plus(known);
        let class =
            FITTING.iter().position(|&most| fitting.len() <= most).map_or(CLASSES - 1, |at| at as u16);
        let room = u16::from(LONGEST.saturating_sub(wall.len()).saturating_sub(1));
        inputs.put(from + ROOM + room.min(LONGEST as u16 - 2) * CLASSES + class);
        for number in known.iter() {
            let skips = u16::from(fitting.below(number));
            if skips >= SKIPS {
                break;
            }
            inputs.put(from + SKIPPED + skips);
        }
        inputs.count(from + FITS_UNSEEN, unseen.len().into());
        inputs.count(from + FITS_KNOWN, known.len().into());
        if Seat::all(self.rules.seats).all(|other| last >= self.wall(other).highest()) {
            inputs.put(from + TOPS);
        }
        if self.is_able(seat) {
            inputs.put(from + ABLE);
        }
        if self.rules.points {
            self.picture_inputs(seat, [wall, unseen, known], from, inputs);
        }
    }

    /// Tells the pictures of a rampart and of the cards that can come to it.
    fn picture_inputs(&self, seat: Seat, cards: [Set; 3], from: u16, inputs: &mut Inputs) {
        if self.has_magic(seat) {
            inputs.put(from + MAGIC);
        }
        inputs.count(from + TARGETS, i16::from(self.targets(seat).len()) * 2);
        for (kind, &picture) in Picture::ALL[1..].iter().enumerate() {
            let bearing = self.pictures.bearing(picture);
            for (cards, first) in cards.iter().zip([OWN, UNSEEN_OF, KNOWN_OF]) {
                match cards.common(bearing).len() {
                    0 => {}
                    n => inputs.count(from + first + kind as u16, i16::from(n) * 4),
                }
            }
        }
    }
}
