//! What a position holds for each seat, and what each could do next.

use super::{Explain, Fact, FactOf, Part, Planned, points};
use crate::game::{Quiet, Seat};

/// How many points more than before make a next move worth telling.
const OPENS: i16 = 3;

/// What a seat could do next: the move that brings it most, and how much, in sixteenths of a point; `None` if another seat
/// has to answer first.
pub(super) type Next<M> = Option<(i16, Option<M>)>;

/// What a world holds: parts, and by seat what it could do next; `next` is empty after a draw.
pub(super) struct Outlook<G: Explain> {
    pub parts: Vec<Part<G::Place>>,
    pub next: Vec<Next<G::Move>>,
}

/// Returns what a world holds before a move.
pub(super) fn standing<G: Explain>(world: &G) -> Outlook<G> {
    let mut parts = Vec::new();
    world.parts(world, &mut |part| parts.push(part));
    Outlook { parts, next: all_next(world) }
}

fn all_next<G: Explain>(world: &G) -> Vec<Next<G::Move>> {
    Seat::all(world.seats()).map(|seat| best_next(world, seat)).collect()
}

/// Returns what a world holds after a move and its plan.
pub(super) fn outlook<G: Explain>(world: &G, seat: Seat, (mv, plan): Planned<G>) -> Outlook<G> {
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
    Outlook { parts, next: if is_open { Vec::new() } else { all_next(&after) } }
}

/// Returns what would bring a seat most if it were its turn, of the moves that [bring](Explain::brings) something, without the
/// move if that brings a rival as much; `None` if another seat has to answer first.
pub(crate) fn best_next<G: Explain>(world: &G, seat: Seat) -> Next<G::Move> {
    let (mut turn, mut moves, mut best) = (world.clone(), Vec::new(), (0, None));
    if turn.outcome().is_some() {
        return Some(best);
    }
    if !turn.give_turn(seat) {
        return None;
    }
    turn.legal_moves(seat, &mut moves);
    let before = turn.evaluate();
    let rivals = |one: &Seat| world.side(*one) != world.side(seat);
    for mv in moves.into_iter().filter(|&mv| world.brings(mv)) {
        let mut after = turn.clone();
        after.apply(seat, mv, &mut Quiet);
        let points = after.evaluate();
        let gain = |one: Seat| points[one.index() & 3].saturating_sub(before[one.index() & 3]);
        let helps = Seat::all(world.seats()).filter(rivals).any(|one| gain(one) >= gain(seat));
        if gain(seat) > best.0 {
            best = (gain(seat), Some(mv).filter(|_| !helps));
        }
    }
    Some(best)
}

/// Returns what a move makes possible for its seat: the best next move, if it brings at least [`OPENS`] points more than what was
/// possible before, in all worlds alike.
pub(super) fn opened<G: Explain>(seat: Seat, now: &[Outlook<G>], after: &[Outlook<G>]) -> Option<FactOf<G>> {
    let next = |outlook: &Outlook<G>| *outlook.next.get(seat.index())?;
    let (gain, mv) = next(after.first()?)?;
    let is_new = |(now, after): (&Outlook<G>, &Outlook<G>)| {
        let Some((before, _)) = next(now) else { return false };
        next(after) == Some((gain, mv)) && points(gain) >= points(before) + OPENS
    };
    let all = now.iter().zip(after).all(is_new);
    let (amount, favour) = (points(gain), gain / 2);
    let fact = Fact { what: "opens", seat, at: None, amount, other: 0, of: 0, by: 0, next: mv, favour };
    (all && mv.is_some()).then_some(fact)
}
