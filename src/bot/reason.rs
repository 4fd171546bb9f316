//! Why one move is better than another: what differs between the positions that the two lead to.
//!
//! A game lists what a position holds for each seat, in parts that a player can see on the table ([`Explain::parts`]).
//! Two moves are told apart by the parts that differ after them, and by the best that each seat could do next. A
//! difference is a [`Fact`] only if it is the same in several worlds that the seat cannot tell apart. So it is true
//! whatever is hidden, and it tells nothing that is hidden.

mod differences;
mod ends;
mod outlook;

pub(crate) use outlook::best_next;

use super::{Learned, Observed, POINT};
use crate::game::Seat;
use crate::rng::Rng;
use differences::{in_all_worlds, strongest_first};
use ends::ends;
use outlook::{opened, outlook, standing};

/// The number of worlds in which a fact has to be the same, and that number if one of the moves draws: then more may
/// differ.
const WORLDS: usize = 4;
const DRAWN: usize = 16;
/// The most moves with which a move is compared, until one is of another kind.
const COMPARED: usize = 48;
/// The most facts of a reason.
const MOST: usize = 3;

/// A part of what a position holds for a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Part<P> {
    /// What it is, a key for words.
    pub what: &'static str,
    /// Whose it is.
    pub seat: Seat,
    /// Where it is, if there are several of its kind.
    pub at: Option<P>,
    /// How much there is: stones, cards, points.
    pub amount: i16,
    /// How many of its kind there are in all; 0 if that says nothing.
    pub of: i16,
    /// A second number that the game's words tell, such as the places free on the boats for stones on the sled; 0 if there is
    /// none.
    pub by: i16,
    /// What it promises the seat, in sixteenths of a point.
    pub worth: i16,
    /// Whether it tells moves apart only if it is there after both.
    pub both: bool,
}

impl<P> Part<P> {
    /// Returns a part that is the only one of its kind.
    pub fn new(what: &'static str, seat: Seat, amount: i16, worth: i16) -> Part<P> {
        Part { what, seat, at: None, amount, of: 0, by: 0, worth, both: false }
    }

    /// Returns this part at a place.
    #[must_use]
    pub fn at(self, place: P) -> Part<P> {
        Part { at: Some(place), ..self }
    }

    /// Returns this part with how many there are in all, and the number beside it.
    #[must_use]
    pub fn among(self, of: i16, by: i16) -> Part<P> {
        Part { of, by, ..self }
    }

    /// Returns this part as one that promises nothing.
    #[must_use]
    pub fn idle(self) -> Part<P> {
        Part { worth: 0, ..self }
    }

    /// Returns this part as one that is only compared with another of its kind.
    #[must_use]
    pub fn both(self) -> Part<P> {
        Part { both: true, ..self }
    }
}

/// A difference between two moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fact<P, M> {
    /// What differs: a [`Part`]; `can`: how many points the best next move of the seat brings it; `opens`: the same, but as
    /// against before the move; or points [by the end](Explain::BY_THE_END).
    pub what: &'static str,
    /// Whose it is.
    pub seat: Seat,
    /// Where it is, if there are several of its kind.
    pub at: Option<P>,
    /// How much there is after the move.
    pub amount: i16,
    /// How much there would be after the other one.
    pub other: i16,
    /// [`Part::of`] and [`Part::by`], after the move, or after the other one if there is nothing after the move.
    pub of: i16,
    /// See `of`.
    pub by: i16,
    /// The next move that a fact `can` is about: after the move if it brings more then, else after the other one.
    pub next: Option<M>,
    /// How much it speaks for the move, in sixteenths of a point; negative if it speaks against it.
    pub favour: i16,
}

/// A game that can say why a move is good.
pub trait Explain: Learned {
    /// Whether a move may be for what it leaves as it is, such as a card that is put back.
    const KEEPS: bool = false;

    /// The sources of points that are told by the end of the game, with the names of their facts.
    const BY_THE_END: &'static [(Self::Source, &'static str)] = &[];

    /// Calls `each` with every part of this position; parts that are left out have the amount 0. `before` is the position
    /// before the move: what was there keeps its name.
    fn parts(&self, before: &Self, each: &mut dyn FnMut(Part<Self::Place>));

    /// Calls `each` with the parts of a decision that the position after it does not show, such as a card that is
    /// chosen in secret.
    fn parts_of_move(
        &self,
        seat: Seat,
        mv: Self::Move,
        plan: Option<PlanOf<Self>>,
        each: &mut dyn FnMut(Part<Self::Place>),
    ) {
        let _ = (seat, mv, plan, each);
    }

    /// Returns the plan by which a move is told that only leads to another one, if a search has planned nothing: what would
    /// bring most now.
    fn plan_of(&self, seat: Seat, mv: Self::Move) -> Option<PlanOf<Self>> {
        let _ = (seat, mv);
        None
    }

    /// Carries out the plan of a move that was just made, as if the other seats did nothing in between.
    fn carry_out_plan(&mut self, seat: Seat, plan: PlanOf<Self>) {
        let _ = (seat, plan);
    }

    /// Returns whether what a move brings can be seen at once, as points or pieces that lie where they count.
    fn brings(&self, mv: Self::Move) -> bool {
        let _ = mv;
        true
    }

    /// Gives the turn to a seat, to find out what it could do next; returns whether it can decide now.
    fn give_turn(&mut self, seat: Seat) -> bool {
        self.to_act().contains(seat)
    }
}

/// Returns up to three facts that speak for the first of these moves, against the first of the others that differs: the
/// strongest first, and what the move brings by the end as the second. If nothing speaks for it, the facts speak against it.
/// A plan is that of the move at the same place of the list.
pub fn explain<G: Explain>(
    seen: &Observed<G>,
    moves: &[G::Move],
    plans: &[Option<PlanOf<G>>],
) -> Option<(G::Move, Vec<FactOf<G>>)> {
    let mut rng = Rng::new(0);
    let world = seen.imagine(&mut rng);
    let plans = plans.iter().copied().chain(std::iter::repeat(None));
    let planned = |(&mv, plan): (_, Option<_>)| (mv, plan.or_else(|| world.plan_of(seen.seat(), mv)));
    let all: Vec<Planned<G>> = moves.iter().zip(plans).map(planned).collect();
    let (&first, others) = all.split_first()?;
    let draws = |&(mv, plan): &Planned<G>| plan.is_some() || world.draws(seen.seat(), mv);
    let count = if all.iter().take(COMPARED + 1).any(draws) { DRAWN } else { WORLDS };
    let worlds: Vec<G> = (0..count).map(|_| seen.imagine(&mut rng)).collect();
    let outlooks = |one| worlds.iter().map(|world| outlook(world, seen.seat(), one)).collect::<Vec<_>>();
    let (now, after) = (worlds.iter().map(standing).collect::<Vec<_>>(), outlooks(first));
    let opened = opened(seen.seat(), &now, &after);
    let mut weak = None;
    for &other in others.iter().take(COMPARED) {
        let facts = in_all_worlds(&worlds, seen.seat(), &now, (first.0, &after), &outlooks(other));
        let speaks = facts.first().map(|fact| fact.favour > 0);
        if speaks == Some(true) {
            return Some((other.0, led_by(seen, facts, opened, ends(seen, first.0, other.0))));
        }
        weak = weak.or(speaks.map(|_| (other.0, facts)));
    }
    let (other, weak) = weak.or_else(|| Some((others.first()?.0, Vec::new())))?;
    let facts = led_by(seen, Vec::new(), opened, ends(seen, first.0, other));
    Some((other, if facts.is_empty() { weak } else { facts })).filter(|(_, facts)| !facts.is_empty())
}

/// Returns the facts that speak for a move with what it makes possible, and with what it brings by the end: that stands second,
/// for the first fact leads to it. Neither is told if the facts tell it already.
fn led_by<G: Explain>(
    seen: &Observed<G>,
    mut facts: Vec<FactOf<G>>,
    opened: Option<FactOf<G>>,
    ends: Vec<FactOf<G>>,
) -> Vec<FactOf<G>> {
    let own = |fact: &FactOf<G>| fact.seat == seen.seat();
    facts.extend(opened.filter(|_| !facts.iter().any(|fact| own(fact) && fact.what == "can")));
    strongest_first::<G>(seen.seat(), &mut facts);
    let is_told = |end: &FactOf<G>| {
        facts.iter().any(|fact| fact.seat == end.seat && end.what.strip_prefix("end-") == Some(fact.what))
    };
    if let Some(end) = ends.into_iter().find(|end| !is_told(end)) {
        facts.truncate(MOST - 1);
        facts.insert(facts.len().min(1), end);
    }
    facts.truncate(MOST);
    facts
}

/// A fact about a game.
pub type FactOf<G> = Fact<<G as crate::game::Rules>::Place, <G as crate::game::Rules>::Move>;

/// The piece that a move leads to laying, and the place that it is planned for.
pub type PlanOf<G> = (<G as crate::game::Rules>::Place, <G as crate::game::Rules>::Place);

/// A move with its plan.
type Planned<G> = (<G as crate::game::Rules>::Move, Option<PlanOf<G>>);

/// Returns sixteenths as whole points, rounded.
pub(crate) fn points(sixteenths: i16) -> i16 {
    sixteenths.saturating_add(POINT / 2).div_euclid(POINT)
}
