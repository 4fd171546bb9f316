//! Points of the four sites, other points, and the winner.

use super::cards::{Site, TOMB, Token, Tone};
use super::event::Source;
use super::state::{Duel, FIGURES};
use crate::game::{Outcome, Seat, Seats};

/// The sources of points, in the order of the log.
pub(super) const SOURCES: [Source; 6] =
    [Source::Obelisk, Source::Temple, Source::Pyramids, Source::Tomb, Source::UnusedActions, Source::Figures];

impl Duel {
    /// Returns the points of one source, if the game ended now.
    pub(super) fn points_from(&self, seat: Seat, source: Source) -> i16 {
        match source {
            Source::Obelisk => self.obelisk_points(seat),
            Source::Temple => self.temple_points(seat),
            Source::Pyramids => self.pyramid_points(seat),
            Source::Tomb => self.tomb_points(seat),
            Source::UnusedActions => i16::from(self.actions(seat)),
            Source::Figures => i16::from(FIGURES - self.reserve(seat)), // `duel/leftovers`
        }
    }

    /// Calls `each` with every source that is public: a secret temple only once it has been counted
    /// (`duel/hidden`).
    pub(super) fn score_by_source(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        for source in SOURCES {
            if source != Source::Temple || self.temple_is_open() {
                each(source, self.points_from(seat, source));
            }
        }
    }

    /// Returns the running total that the table shows: without a secret temple while the game goes on.
    pub(super) fn shown_total(&self, seat: Seat) -> i16 {
        let secret = if self.temple_is_open() { 0 } else { self.temple_points(seat) };
        self.total(seat) - secret
    }

    /// Returns all points, if the game ended now.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        SOURCES.into_iter().map(|source| self.points_from(seat, source)).sum()
    }

    /// Returns how many more points a player would have with one more token, if the game ended now. On side A
    /// a temple token adds the same for any face-down tokens, so the result reveals nothing about a secret
    /// temple.
    pub(super) fn worth_of(&self, token: Token, seat: Seat) -> i16 {
        let mut with = self.clone();
        with.owned[seat][token.index()] += 1;
        if with.owned(seat, Token::Obelisk) == 5 {
            with.first_five.get_or_insert(seat);
        }
        with.total(seat) - self.total(seat)
    }

    /// Returns the points of the obelisk. Side A: one per token, and more for strictly more tokens than the
    /// other player. Side B: for the first with five, for five, for ten (`duel/obelisk`).
    fn obelisk_points(&self, seat: Seat) -> i16 {
        let (own, other) = (self.owned[seat][0], self.owned[seat.left(2)][0]);
        if !self.is_b(Site::Obelisk) {
            let [each, most] = super::cards::OBELISK_A;
            return each * i16::from(own) + if own > other { most } else { 0 };
        }
        let [first, five, ten] = super::cards::OBELISK_B;
        match own {
            10.. => ten,
            5.. if self.first_five == Some(seat) => first,
            5.. => five,
            _ => 0,
        }
    }

    /// Returns the points of the temple. Side A: a point per symbol. Side B: sets of different values; making
    /// each set as large as possible gives the most points (`duel/temple`).
    pub(super) fn temple_points(&self, seat: Seat) -> i16 {
        let counts = self.temple(seat);
        let points = Site::Temple.points(self.side(Site::Temple));
        if !self.is_b(Site::Temple) {
            let symbols: i16 = (1..).zip(counts).map(|(value, n)| value * i16::from(n)).sum();
            return points[0] * symbols;
        }
        let most = counts.into_iter().max().unwrap_or(0);
        (1..=most).map(|nth| ranked(points, counts.iter().filter(|&&n| n >= nth).count())).sum()
    }

    /// Returns the number of tokens in both pyramids of a player, light and dark.
    fn pyramids(&self, seat: Seat) -> [u8; 2] {
        Tone::ALL.map(|tone| self.owned(seat, tone.token()))
    }

    /// Returns the points of the pyramids. Side A: both. Side B: the smaller one, or one of two equal ones
    /// (`duel/pyramids`).
    fn pyramid_points(&self, seat: Seat) -> i16 {
        let [light, dark] = self.pyramids(seat);
        let points = Site::Pyramids.points(self.side(Site::Pyramids));
        let of = |tokens: u8| points.get(usize::from(tokens)).or(points.last()).copied().unwrap_or(0);
        if self.is_b(Site::Pyramids) { of(light.min(dark)) } else { of(light) + of(dark) }
    }

    /// Returns the points of the tomb: for each run of consecutive numbers, on side A by its length; 12 and 1
    /// are not neighbours (`duel/tomb`).
    fn tomb_points(&self, seat: Seat) -> i16 {
        let points = Site::Tomb.points(self.side(Site::Tomb));
        let (mut sum, mut run) = (0, 0);
        for &there in &self.owned[seat][TOMB..TOMB + 12] {
            if there == 0 {
                sum += ranked(points, run);
            }
            run = if there == 0 { 0 } else { run + 1 };
        }
        sum + ranked(points, run)
    }

    /// Returns the outcome: most points win; on a tie, the player who did not begin wins (`duel/winner`).
    pub(super) fn final_outcome(&self) -> Outcome {
        let scores = [self.total(Seat(0)), self.total(Seat(1))];
        let winner = match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Greater => Seat(0),
            std::cmp::Ordering::Less => Seat(1),
            std::cmp::Ordering::Equal => self.rules.first.left(2),
        };
        Outcome { winners: Seats::only(winner), scores: scores.into_iter().collect() }
    }
}

/// Returns the points of a group of this size: 0 for an empty one; a group larger than the largest printed
/// size counts as that size.
fn ranked(points: &[i16], size: usize) -> i16 {
    size.checked_sub(1).and_then(|i| points.get(i).or(points.last())).copied().unwrap_or(0)
}
