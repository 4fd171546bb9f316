//! A reason is true of the table as it is, whatever the seat that hears it knows.

use super::walk::{Walk, legal, tables};
use dockhand::bot::{Explain, FactOf, Forecast, Level, Observed, POINT, PlanOf, explain, play_on};
use dockhand::game::{Quiet, Seat};
use dockhand::rng::Rng;
use dockhand::session::search::Searches;

/// Returns how much of what a fact is about there is after a move on the true table, and the numbers beside it.
fn there_is<G: Explain>(
    game: &G,
    seat: Seat,
    (mv, plan): (G::Move, Option<PlanOf<G>>),
    fact: &FactOf<G>,
) -> (i16, [i16; 2], bool) {
    let (mut amount, mut beside, mut both) = (0, [0; 2], false);
    let mut add = |part: dockhand::bot::Part<G::Place>| {
        if (part.what, part.seat, part.at) == (fact.what, fact.seat, fact.at) {
            amount += part.amount;
            beside = [part.of, part.by];
            both = part.both;
        }
    };
    let mut before = game.clone();
    before.hide_pending(seat);
    let mut after = before.clone();
    after.parts_of_move(seat, mv, plan, &mut add);
    after.apply(seat, mv, &mut Quiet);
    if let Some(plan) = plan {
        after.carry_out_plan(seat, plan);
    }
    after.parts(&before, &mut add);
    if fact.what != "can" {
        return (amount, beside, both);
    }
    (best_gain(after, fact.seat).expect("a seat that may have the turn"), beside, false)
}

/// Returns how many points the best move would bring a seat if it were its turn; `None` if another seat has to answer first.
fn best_gain<G: Explain>(mut game: G, seat: Seat) -> Option<i16> {
    if game.outcome().is_some() {
        return Some(0);
    }
    if !game.give_turn(seat) {
        return None;
    }
    let before = game.evaluate()[seat.index()];
    let gain = |mv| {
        let mut next = game.clone();
        next.apply(seat, mv, &mut Quiet);
        next.evaluate()[seat.index()] - before
    };
    let told = legal(&game, seat).into_iter().filter(|&mv| game.brings(mv));
    let best = told.map(gain).max().unwrap_or(0).max(0);
    Some((best + POINT / 2) / POINT)
}

/// Returns a plan of a move, if it leads to laying a piece.
fn a_plan<G: Explain>(walk: &mut Walk<G>, seat: Seat, mv: G::Move) -> Option<PlanOf<G>> {
    let mut plans = Vec::new();
    walk.game.plans(seat, mv, &mut |piece, place| plans.push((piece, place)));
    walk.one_of(&plans)
}

/// Returns the points that a fact by the end is about, after a move and a game that is played on at random.
fn by_the_end<G: Explain>(seen: &Observed<G>, mv: G::Move, fact: &FactOf<G>, rng: &mut Rng) -> i32 {
    let (mut game, mut points) = (seen.imagine(rng), 0);
    game.apply(seen.seat(), mv, &mut Quiet);
    let level = Level { horizon: Level::TO_THE_END, ..G::LEVELS[0] };
    play_on(&mut game, &level, &Forecast, rng, &mut Vec::new());
    let told = |source| G::BY_THE_END.contains(&(source, fact.what));
    game.score(fact.seat, &mut |source, n| points += if told(source) { i32::from(n) } else { 0 });
    points
}

/// A difference by the end is found again, near enough, in other games that are played on at random.
fn comes_true<G: Explain>(seen: &Observed<G>, mv: G::Move, other: G::Move, fact: &FactOf<G>) -> bool {
    let more = |game| {
        let mut luck = [Rng::new(game), Rng::new(game)]; // the same for both
        by_the_end(seen, mv, fact, &mut luck[0]) - by_the_end(seen, other, fact, &mut luck[1])
    };
    let sum: i32 = (1..=300).map(more).sum();
    (sum > 0) == (fact.amount > 0) && fact.other == 0
}

/// Every fact of a reason is found again on the true table, after the move and after the one that it is compared with, and
/// after what is planned with them.
pub fn p48_reasons_are_true<G: Searches>(games: usize) {
    let (mut told, mut ends, mut of_plans, mut could_plan) = (0, 0, 0, false);
    for mut walk in tables::<G>(games.div_ceil(3)) {
        while let Some((seat, mv)) = walk.choose() {
            if walk.sampled(5) {
                let other = walk.one_of(&legal(&walk.game, seat)).expect("a legal move");
                let mut plans = [mv, other].map(|mv| a_plan(&mut walk, seat, mv));
                could_plan |= plans[0].is_some();
                if walk.rng.below(2) == 0 {
                    plans = [None; 2];
                }
                let seen = Observed::new(&walk.game, seat);
                let reason = explain(&seen, &[mv, other], &plans);
                for fact in reason.iter().flat_map(|(_, facts)| facts) {
                    if fact.what.starts_with("end-") {
                        assert!(
                            comes_true(&seen, mv, other, fact),
                            "{fact:?}: {mv:?} or {other:?} in {:?}",
                            walk.setup
                        );
                        ends += 1;
                        continue;
                    }
                    if fact.what == "opens" {
                        let mut after = walk.game.clone();
                        after.apply(seat, mv, &mut Quiet);
                        let gains = [walk.game.clone(), after].map(|game| best_gain(game, seat));
                        let [Some(before), Some(then)] = gains else {
                            panic!("another seat answers: {fact:?}")
                        };
                        assert!(
                            then == fact.amount && then > before + 2 && fact.other == 0,
                            "{fact:?}, {before}"
                        );
                        continue;
                    }
                    let truth = [(mv, plans[0]), (other, plans[1])].map(|(mv, plan)| {
                        let plan = plan.or_else(|| walk.game.plan_of(seat, mv));
                        there_is(&walk.game, seat, (mv, plan), fact)
                    });
                    let about = format!("{fact:?}: {mv:?} or {other:?} in {:?}", walk.setup);
                    assert_eq!([fact.amount, fact.other], truth.map(|(amount, ..)| amount), "{about}");
                    let [(_, here, both), (_, there, _)] = truth;
                    let is_there = fact.amount == 0 && !both;
                    assert_eq!([fact.of, fact.by], if is_there { there } else { here }, "{about}");
                    assert!(fact.amount != fact.other && fact.favour != 0);
                    if fact.what == "can" && !G::KEEPS {
                        // What the move leaves for later differs from what there was before, and is not the move itself.
                        let was =
                            best_gain(walk.game.clone(), fact.seat).expect("a seat that may have the turn");
                        let less = fact.amount < fact.other;
                        assert!(if less { was == fact.other } else { was < fact.amount }, "{was}, {about}");
                        assert!(!less || fact.next != Some(mv), "{about}");
                    }
                    told += 1;
                    of_plans += usize::from(plans[0].is_some());
                }
            }
            walk.game.apply(seat, mv, &mut Quiet);
        }
    }
    assert!(told > 20 && (ends > 0 || G::BY_THE_END.is_empty()), "{told} facts, {ends} by the end");
    assert!(!could_plan || of_plans > 10, "{of_plans} facts of plans");
}
