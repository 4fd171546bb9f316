//! What counts, and who has won.

use super::cards::Picture;
use super::event::Source;
use super::state::Rampart;
use crate::game::{Outcome, Seat};

/// What the king adds (rule `rampart/king`).
const KING: i16 = 3;
/// The most points of ravens (rule `rampart/ravens`).
const MOST_RAVENS: i16 = 5;

impl Rampart {
    /// Points of one source, for the ramparts as they stand.
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

    /// Every source that counts at this table: without the variant only the cards (rules `rampart/points`,
    /// `rampart/decoration`).
    fn sources(&self) -> &'static [Source] {
        const ALL: [Source; 4] = [Source::Cards, Source::King, Source::Royals, Source::Ravens];
        if self.rules.points { &ALL } else { &ALL[..1] }
    }

    pub(super) fn score_by_source(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.sources().iter().for_each(|&source| each(source, self.points_from(seat, source)));
    }

    /// All points of a rampart as it stands; without the variant the number of its cards.
    #[inline]
    pub(super) fn total(&self, seat: Seat) -> i16 {
        self.sources().iter().map(|&source| self.points_from(seat, source)).sum()
    }

    /// Most cards, or most points; then the highest card, which is the last one. Ten cards are the most there can be,
    /// so without the variant whoever has them has won (rules `rampart/ten`, `rampart/blocked`, `rampart/points`). Only
    /// players who are all still on 1 can share a victory (`rampart/ruling-R15`).
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
