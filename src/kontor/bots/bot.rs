//! What a computer player knows about Kontor beyond its rules: how many points a harbour promises.
//!
//! The numbers are sixteenths of a point. They were chosen by hand and kept if they won games in the arena
//! (`lab/findings.md`).

use crate::bot::{Character, Explain, Knowledge, Level, POINT, Part, Points};
use crate::game::{MOST_SEATS, Seat};
use crate::kontor::bots::reason;
use crate::kontor::options::{alone, drunk};
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::{score, scoring};
use crate::kontor::{Cells, Config, Kontor, Move, Place, Scenario, Side, Standing};

/// The worth of a florin.
pub const FLORIN: i16 = 2;

impl Knowledge for Kontor {
    const LEVELS: [Level; 6] = {
        let mut levels = Level::and_timed(Level::five(
            [12, 45, 150, 500, 4000],
            [550, 120, 40, 0, 0],
            Level { horizon: 2, explore: 20, ..Level::PLAIN },
        ));
        levels[5].mixes = true;
        levels
    };
    const CHARACTERS: [Character; 3] = Character::three([(8, 0), (3, 0), (6, 0)]);
    const SIMULTANEOUS: bool = true;
    const LEAD: i16 = 2 * POINT;

    /// Returns whether this is a game for two in a scenario in which the net of the base game and the advanced one wins
    /// (`lab/findings.md`).
    fn has_net(seats: u8, config: &Config) -> bool {
        let loses = matches!(
            config.scenario,
            Scenario::Giant
                | Scenario::Watergames
                | Scenario::SmallIsBeautiful
                | Scenario::SingleFile
                | Scenario::Freewheel
        );
        seats == 2 && !loses
    }

    fn evaluate(&self) -> Points {
        let mut points = [0; MOST_SEATS];
        if self.is_over() || alone::is_solo(self) {
            for (seat, sum) in self.every_seat().zip(&mut points) {
                *sum = score::total(self, seat) * POINT;
            }
            return points;
        }
        let sides = self.expected();
        for (seat, sum) in self.every_seat().zip(&mut points) {
            *sum = sides[self.side(seat).index()];
        }
        points
    }
    fn progress(&self) -> u16 {
        self.round.number().into()
    }
    fn side(&self, seat: Seat) -> u8 {
        if alone::is_solo(self) { seat.0 } else { Kontor::side(self, seat).index() as u8 }
    }

    /// Forgets the answers of the other seats to a question that all are asked at once, so that the search
    /// asks them again.
    fn hide_pending(&mut self, eye: Seat) {
        for seat in self.every_seat().filter(|&seat| seat != eye) {
            let before = match (self.question.pending(), self.round.intent(seat)) {
                (Pending::Announce, Intent::Plays | Intent::Passes) => Intent::Undecided,
                (Pending::Choose, Intent::Chose(_) | Intent::Smuggles(_) | Intent::Passes) => Intent::Plays,
                (Pending::Shop, Intent::Buys(_)) => Intent::Undecided,
                (Pending::Show, Intent::Shows { count, .. }) => Intent::Buys(count),
                _ => continue,
            };
            self.round.imagine(seat, before);
            self.question.ask_again(seat);
        }
    }
}

impl Explain for Kontor {
    fn parts(&self, before: &Kontor, each: &mut dyn FnMut(Part<Place>)) {
        reason::parts(self, before, each);
    }

    fn parts_of_move(
        &self,
        seat: Seat,
        mv: Move,
        plan: Option<(Place, Place)>,
        each: &mut dyn FnMut(Part<Place>),
    ) {
        reason::parts_of_move(self, seat, mv, plan, each);
    }

    fn plan_of(&self, seat: Seat, mv: Move) -> Option<(Place, Place)> {
        reason::plan_of(self, seat, mv)
    }

    fn carry_out_plan(&mut self, seat: Seat, plan: (Place, Place)) {
        reason::carry_out_plan(self, seat, plan);
    }

    /// Returns whether a seat decides alone; choices that all make in secret are not foreseen.
    fn give_turn(&mut self, seat: Seat) -> bool {
        self.decides(seat) && !matches!(self.question.pending(), Pending::Announce | Pending::Choose)
    }
}

impl Kontor {
    /// Returns the points that red and black can expect at the end, in sixteenths.
    pub(super) fn expected(&self) -> [i16; 2] {
        let mut points = Side::BOTH.map(|side| {
            score::more_points(self, side) * POINT + i16::from(score::florins(self, side)) * FLORIN
        });
        score::standings(self, &mut |cells, standing| {
            if let (Standing::Counts, Some(side)) = (standing, scoring::winner_of(self, cells)) {
                points[side.index()] += (score::worth(self, cells) + score::customs_in(self, cells)) * POINT;
            }
        });
        let empty = scoring::inside(self, self.harbour.bounds()).less(self.harbour.occupied());
        for sector in self.harbour.parts_of(self.harbour.land().less(self.sectors.done())) {
            if let Some((side, worth)) = self.promised(sector, empty) {
                points[side.index()] += worth;
            }
        }
        points
    }

    /// Returns the side that leads in an open sector and the points that this promises, in sixteenths: more
    /// for a larger lead, fewer for more empty cells through which goods can still come.
    pub(super) fn promised(&self, sector: Cells, empty: Cells) -> Option<(Side, i16)> {
        let [red, black] = self.stocks_of(sector);
        let side = scoring::majority_of(self, red, black).0?;
        let (own, other) = if side == Side::Red { (red, black) } else { (black, red) };
        let most = |own: [u8; 3], other: [u8; 3]| {
            [0, 1, 2].map(|i| own[i].saturating_sub(other[i])).into_iter().max()
        };
        let lead = i16::from(most(own, other).unwrap_or(0) - most(other, own).unwrap_or(0)) * 8 + 4;
        let gaps = i16::from(sector.beside().and(empty).len());
        let docks = i16::from(drunk::size(self, sector));
        let worth = (score::worth(self, sector) + score::customs_in(self, sector)) * POINT;
        let size = if docks >= i16::from(self.rules.scoring.min_docks) { 8 } else { 4 };
        Some((side, worth * lead / (lead + 4 + 3 * gaps) * size / 8))
    }
}
