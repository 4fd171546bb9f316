//! Points and the winners.

use super::cards::Picture;
use super::event::Source;
use super::state::Rampart;
use crate::game::{Outcome, Seat};

/// Points that the king adds (`rampart/king`).
const KING: i16 = 3;
/// The most points for ravens (`rampart/ravens`).
const MOST_RAVENS: i16 = 5;

impl Rampart {
    /// Returns the points of one source for a rampart so far.
    pub(super) fn points_from(&self, seat: Seat, source: Source) -> i16 {
        let bearing = |picture| i16::from(self.wall(seat).common(self.pictures.bearing(picture)).len());
        match source {
            Source::Cards => i16::from(self.wall(seat).len()),
            Source::King => KING * bearing(Picture::King),
            Source::Royals => {
                let (princes, princesses) = (bearing(Picture::Prince), bearing(Picture::Princess));
                princes + princesses + princes.min(princesses)
            }
            Source::Ravens => MOST_RAVENS.min(bearing(Picture::Raven) + 2 * bearing(Picture::TwoRavens)),
        }
    }

    /// Returns the sources that count at this table: without the variant only the cards (`rampart/points`,
    /// `rampart/decoration`).
    fn sources(&self) -> &'static [Source] {
        const ALL: [Source; 4] = [Source::Cards, Source::King, Source::Royals, Source::Ravens];
        if self.rules.points { &ALL } else { &ALL[..1] }
    }

    pub(super) fn score_by_source(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.sources().iter().for_each(|&source| each(source, self.points_from(seat, source)));
    }

    /// Returns all points of a rampart so far; without the variant the number of its cards.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        self.sources().iter().map(|&source| self.points_from(seat, source)).sum()
    }

    /// Returns the outcome: most cards or most points win, then the highest card, which is the last one
    /// (`rampart/ten`, `rampart/blocked`, `rampart/points`). Without the variant a rampart of ten always
    /// wins, since no other can have more cards. Only players who still have nothing but their flag can share
    /// a victory (`rampart/ruling-R15`).
    pub(super) fn final_outcome(&self) -> Outcome {
        let seats = || Seat::all(self.rules.seats);
        let rank = |seat: Seat| (self.total(seat), self.wall(seat).highest());
        let best = seats().map(rank).max();
        Outcome {
            winners: seats().filter(|&seat| Some(rank(seat)) == best).collect(),
            scores: seats().map(|seat| self.total(seat)).collect(),
        }
    }
}
