//! What differs between two moves, as facts.

use super::outlook::Outlook;
use super::{Explain, Fact, FactOf, MOST, Part, points};
use crate::game::Seat;
use crate::sort::sort_by_key;

/// Returns the facts that are the same in all worlds, the strongest first.
pub(super) fn in_all_worlds<G: Explain>(
    worlds: &[G],
    seat: Seat,
    now: &[Outlook<G>],
    (made, after): (G::Move, &[Outlook<G>]),
    other: &[Outlook<G>],
) -> Vec<FactOf<G>> {
    let mut all =
        worlds.iter().zip(now).zip(after.iter().zip(other)).map(|((world, now), (after, other))| {
            let mut facts = differences(after, other);
            facts.iter_mut().for_each(|fact| fact.favour = for_side(world, seat, fact));
            // What a move brings at once is not what it leaves for later.
            let is_made = |fact: &FactOf<G>| fact.amount < fact.other && fact.next == Some(made);
            facts.retain(|fact| fact.favour != 0 && is_changed::<G>(now, fact) && !is_made(fact));
            facts
        });
    let mut facts = all.next().unwrap_or_default();
    for elsewhere in all {
        facts.retain(|fact| elsewhere.iter().any(|one| is_same::<G>(fact, one)));
    }
    strongest_first::<G>(seat, &mut facts);
    let speaking = facts.iter().filter(|fact| fact.favour > 0).count();
    if speaking == 0 {
        facts.reverse();
    } else {
        facts.truncate(speaking);
    }
    facts.truncate(MOST);
    facts
}

/// Sorts facts by how much they speak for the move of a seat; of two that speak as much, the one about this seat comes first.
pub(super) fn strongest_first<G: Explain>(seat: Seat, facts: &mut [FactOf<G>]) {
    sort_by_key(facts, |fact| (std::cmp::Reverse(fact.favour), fact.seat != seat));
}

/// Returns whether the move itself changes what a fact is about. A fact that only the other move changes is left out, because
/// a reader would look for it in this move.
fn is_changed<G: Explain>(now: &Outlook<G>, fact: &FactOf<G>) -> bool {
    if G::KEEPS {
        return true;
    }
    if fact.what == "can" {
        let Some(&Some((gain, mv))) = now.next.get(fact.seat.index()) else { return false };
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
pub(super) fn for_side<G: Explain>(world: &G, seat: Seat, fact: &FactOf<G>) -> i16 {
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
    for (seat, next) in next {
        let (Some((gain, mv)), Some((other, instead))) = next else { continue };
        let (gain, other, mv, instead) = (*gain, *other, *mv, *instead);
        let [part, there] = [gain, other].map(|gain| Part::new("can", seat, points(gain), gain / 2));
        let fact = fact_of::<G::Place, G::Move>(&part, &there);
        let next = if gain > other { mv } else { instead };
        facts.extend(fact.filter(|_| next.is_some()).map(|fact| Fact { next, ..fact }));
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
