//! Why one move is better than another: what differs between the positions that the two lead to.
//!
//! A game lists what a position holds for each seat, in parts that a player can see on the table ([`Explain::parts`]).
//! Two moves are told apart by the parts that differ after them, and by the best that each seat could do next. A
//! difference is a [`Fact`] only if it is the same in several worlds that the seat cannot tell apart. So it is true
//! whatever is hidden, and it tells nothing that is hidden.

mod ends;

use super::{Knowledge, Observed, POINT};
use crate::game::{Quiet, Seat};
use crate::rng::Rng;
use crate::sort::sort_by_key;

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

    /// Returns this part as one that is only compared with another of its kind.
    #[must_use]
    pub fn both(self) -> Part<P> {
        Part { both: true, ..self }
    }
}

/// A difference between two moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fact<P, M> {
    /// What differs: a [`Part`], or `can`: how many points the best next move of the seat brings it.
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
pub trait Explain: Knowledge {
    /// Whether a move may be for what it leaves as it is, such as a card that is put back.
    const KEEPS: bool = false;

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

    /// Returns the name of the fact that tells the points from a source by the end of the game; `None` if they are not told.
    fn by_the_end(source: Self::Source) -> Option<&'static str> {
        let _ = source;
        None
    }

    /// Gives the turn to a seat, to find out what it could do next; returns whether it can decide now.
    fn give_turn(&mut self, seat: Seat) -> bool {
        self.to_act().contains(seat)
    }
}

/// What a seat could do next: the move that brings it most, and how much, in sixteenths of a point.
type Next<M> = (i16, Option<M>);

/// What a world holds after a move; `next` is by seat, and empty if the move draws.
struct Outlook<G: Explain> {
    made: G::Move,
    parts: Vec<Part<G::Place>>,
    next: Vec<Next<G::Move>>,
}

/// Returns what speaks for the first of these moves, against the first of the others that differs in it; at most three
/// facts, the strongest first, and what it brings by the end as the second. If nothing speaks for it, they are what speaks
/// against it. A plan is that of the move at the same place of the list.
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
    let mut weak = None;
    for &other in others.iter().take(COMPARED) {
        let facts = in_all_worlds(&worlds, seen.seat(), &now, &after, &outlooks(other));
        match facts.first() {
            Some(fact) if fact.favour > 0 => {
                return Some((other.0, with_ends(facts, ends::ends(seen, first.0, other.0))));
            }
            Some(_) => weak = weak.or(Some((other.0, facts))),
            None => {}
        }
    }
    let (other, facts) = weak.or_else(|| Some((others.first()?.0, Vec::new())))?;
    let ends = ends::ends(seen, first.0, other);
    Some((other, if ends.is_empty() { facts } else { ends })).filter(|(_, facts)| !facts.is_empty())
}

/// Returns facts with what the move brings by the end: it stands second, for the first fact leads to it. It is left out if
/// the facts tell these points already.
fn with_ends<P: Copy, M: Copy>(mut facts: Vec<Fact<P, M>>, ends: Vec<Fact<P, M>>) -> Vec<Fact<P, M>> {
    let is_told = |end: &Fact<P, M>| {
        facts.iter().any(|fact| fact.seat == end.seat && end.what.strip_prefix("end-") == Some(fact.what))
    };
    let end = ends.into_iter().find(|end| !is_told(end));
    facts.splice(1..1, end);
    facts.truncate(MOST);
    facts
}

/// A fact about a game.
pub type FactOf<G> = Fact<<G as crate::game::Rules>::Place, <G as crate::game::Rules>::Move>;

/// The piece that a move leads to laying, and the place that it is planned for.
pub type PlanOf<G> = (<G as crate::game::Rules>::Place, <G as crate::game::Rules>::Place);

/// A move with its plan.
type Planned<G> = (<G as crate::game::Rules>::Move, Option<PlanOf<G>>);

/// What a world holds before a move.
struct Standing<G: Explain> {
    parts: Vec<Part<G::Place>>,
    next: Vec<Next<G::Move>>,
}

fn standing<G: Explain>(world: &G) -> Standing<G> {
    let mut parts = Vec::new();
    world.parts(world, &mut |part| parts.push(part));
    Standing { parts, next: all_next(world) }
}

fn all_next<G: Explain>(world: &G) -> Vec<Next<G::Move>> {
    Seat::all(world.seats()).map(|seat| best_next(world, seat)).collect()
}

fn outlook<G: Explain>(world: &G, seat: Seat, (mv, plan): Planned<G>) -> Outlook<G> {
    let mut parts = Vec::new();
    let mut keep = |part: Part<G::Place>| {
        if part.amount != 0 || part.both {
            parts.push(part);
        }
    };
    world.parts_of_move(seat, mv, plan, &mut keep);
    let mut after = world.clone();
    after.apply(seat, mv, &mut Quiet);
    if let Some(plan) = plan {
        after.carry_out_plan(seat, plan);
    }
    after.parts(world, &mut keep);
    // What comes after a draw or a plan is not foreseen.
    let is_open = plan.is_some() || world.draws(seat, mv);
    Outlook { made: mv, parts, next: if is_open { Vec::new() } else { all_next(&after) } }
}

/// Returns the move that would bring a seat most if it were its turn, of those that [bring](Explain::brings) something.
pub(crate) fn best_next<G: Explain>(world: &G, seat: Seat) -> Next<G::Move> {
    let (mut turn, mut moves, mut best) = (world.clone(), Vec::new(), (0, None));
    if turn.outcome().is_some() || !turn.give_turn(seat) {
        return best;
    }
    turn.legal_moves(seat, &mut moves);
    let before = turn.evaluate()[seat.index() & 3];
    for mv in moves.into_iter().filter(|&mv| world.brings(mv)) {
        let mut after = turn.clone();
        after.apply(seat, mv, &mut Quiet);
        let gain = after.evaluate()[seat.index() & 3].saturating_sub(before);
        if gain > best.0 {
            best = (gain, Some(mv));
        }
    }
    best
}

/// Returns the facts that are the same in all worlds, the strongest first.
fn in_all_worlds<G: Explain>(
    worlds: &[G],
    seat: Seat,
    now: &[Standing<G>],
    after: &[Outlook<G>],
    other: &[Outlook<G>],
) -> Vec<FactOf<G>> {
    let mut all =
        worlds.iter().zip(now).zip(after.iter().zip(other)).map(|((world, now), (after, other))| {
            let mut facts = differences(after, other);
            facts.iter_mut().for_each(|fact| fact.favour = for_side(world, seat, fact));
            // What a move brings at once is not what it leaves for later.
            let is_made = |fact: &FactOf<G>| fact.amount < fact.other && fact.next == Some(after.made);
            facts.retain(|fact| fact.favour != 0 && is_changed::<G>(now, fact) && !is_made(fact));
            facts
        });
    let mut facts = all.next().unwrap_or_default();
    for elsewhere in all {
        facts.retain(|fact| elsewhere.iter().any(|one| is_same::<G>(fact, one)));
    }
    sort_by_key(&mut facts, |fact| std::cmp::Reverse(fact.favour));
    let speaking = facts.iter().filter(|fact| fact.favour > 0).count();
    if speaking == 0 {
        facts.reverse();
    } else {
        facts.truncate(speaking);
    }
    facts.truncate(MOST);
    facts
}

/// Returns whether the move itself changes what a fact is about. A fact that only the other move changes is left out, because
/// a reader would look for it in this move.
fn is_changed<G: Explain>(now: &Standing<G>, fact: &FactOf<G>) -> bool {
    if G::KEEPS {
        return true;
    }
    if fact.what == "can" {
        let (gain, mv) = now.next.get(fact.seat.index()).copied().unwrap_or_default();
        return if fact.amount > fact.other {
            points(gain) < fact.amount
        } else {
            (points(gain), mv) == (fact.other, fact.next)
        };
    }
    let is_it = |part: &&Part<G::Place>| (part.what, part.seat, part.at) == (fact.what, fact.seat, fact.at);
    now.parts.iter().find(is_it).map_or(0, |part| part.amount) != fact.amount
}

fn is_same<G: Explain>(one: &FactOf<G>, other: &FactOf<G>) -> bool {
    (one.what, one.seat, one.at, one.amount, one.other, one.of, one.by, one.next)
        == (other.what, other.seat, other.at, other.amount, other.other, other.of, other.by, other.next)
}

/// Returns how much a fact speaks for a side: what one of several rivals loses counts half.
fn for_side<G: Explain>(world: &G, seat: Seat, fact: &FactOf<G>) -> i16 {
    if world.side(fact.seat) == world.side(seat) {
        fact.favour
    } else {
        -fact.favour / if world.seats() > 2 { 2 } else { 1 }
    }
}

/// Returns all differences of two outlooks; `favour` is what they are worth to their seat.
fn differences<G: Explain>(after: &Outlook<G>, other: &Outlook<G>) -> Vec<FactOf<G>> {
    let mut facts = Vec::new();
    let none = |part: &Part<G::Place>| (!part.both).then_some(Part { amount: 0, worth: 0, ..*part });
    for part in &after.parts {
        let there = find(&other.parts, part).copied().or_else(|| none(part));
        facts.extend(there.and_then(|there| fact_of(part, &there)));
    }
    for there in other.parts.iter().filter(|there| find(&after.parts, there).is_none()) {
        facts.extend(none(there).and_then(|part| fact_of(&part, there)));
    }
    let next = Seat::all(after.next.len() as u8).zip(after.next.iter().zip(&other.next));
    for (seat, (&(gain, mv), &(other, instead))) in next {
        let [part, there] = [gain, other].map(|gain| Part::new("can", seat, points(gain), gain / 2));
        let fact = fact_of::<G::Place, G::Move>(&part, &there);
        facts.extend(fact.map(|fact| Fact { next: if gain > other { mv } else { instead }, ..fact }));
    }
    facts
}

fn fact_of<P: Copy, M>(part: &Part<P>, there: &Part<P>) -> Option<Fact<P, M>> {
    let (&Part { what, seat, at, amount, worth, .. }, other) = (part, there.amount);
    let Part { of, by, .. } = if amount == 0 && !part.both { there } else { part };
    let favour = worth.saturating_sub(there.worth);
    (amount != other).then_some(Fact { what, seat, at, amount, other, of: *of, by: *by, next: None, favour })
}

fn find<'a, P: PartialEq>(parts: &'a [Part<P>], part: &Part<P>) -> Option<&'a Part<P>> {
    parts.iter().find(|one| (one.what, one.seat, &one.at) == (part.what, part.seat, &part.at))
}

/// Returns sixteenths as whole points, rounded.
pub(crate) fn points(sixteenths: i16) -> i16 {
    sixteenths.saturating_add(POINT / 2).div_euclid(POINT)
}
