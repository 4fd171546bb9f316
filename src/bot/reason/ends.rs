//! What two moves bring by the end of the game, estimated by games that are played on at random.

use super::differences::{for_side, strongest_first};
use super::{Explain, Fact, FactOf, points};
use crate::bot::{Level, Net, Observed, POINT, play_on};
use crate::game::{Quiet, Seat};
use crate::rng::Rng;

/// The number of games that are played on from each of the two moves.
const GAMES: i64 = 300;
/// The smallest difference that is told, in sixteenths of a point.
const LEAST: i64 = 24;
/// How many standard errors a difference is from nothing, at least.
const ERRORS: i64 = 4;

/// Returns the points by the end that speak for a move, as against the other one: facts without a place, with the mean
/// difference as `amount` and 0 as `other`, the strongest first. There are none if a move ends the game, or if all the
/// differences together speak against the move: random players then miss what it is good for.
pub(super) fn ends<G: Explain>(seen: &Observed<G>, mv: G::Move, other: G::Move) -> Vec<FactOf<G>> {
    let mut facts = Vec::new();
    // A game that tells none is without the code below.
    if G::BY_THE_END.is_empty() {
        return facts;
    }
    let mut rng = Rng::new(0);
    // By seat and source: the sum of the differences over all games, and of their squares.
    let mut sums = vec![(0, 0); usize::from(seen.seats()) * G::BY_THE_END.len()];
    for _ in 0..GAMES {
        let (world, luck) = (seen.imagine(&mut rng), Rng::from_u64(rng.next_u64()));
        let mut more = vec![0; sums.len()];
        for (mv, sign) in [(mv, 1), (other, -1)] {
            if !add_points(&world, (seen.seat(), mv), luck.clone(), sign, &mut more) {
                return facts;
            }
        }
        for ((sum, squares), more) in sums.iter_mut().zip(more) {
            *sum += more;
            *squares += more * more;
        }
    }
    let world = seen.imagine(&mut rng);
    let told =
        Seat::all(seen.seats()).flat_map(|seat| G::BY_THE_END.iter().map(move |&(_, what)| (seat, what)));
    for ((seat, what), (sum, squares)) in told.zip(sums) {
        let favour = mean(sum, squares);
        let fact =
            Fact { what, seat, at: None, amount: points(favour), other: 0, of: 0, by: 0, next: None, favour };
        facts.push(Fact { favour: for_side(&world, seen.seat(), &fact), ..fact });
    }
    let in_all: i32 = facts.iter().map(|fact| i32::from(fact.favour)).sum();
    if in_all <= 0 {
        return Vec::new();
    }
    facts.retain(|fact| fact.favour > 0);
    strongest_first::<G>(seen.seat(), &mut facts);
    facts
}

/// Plays on at random after a move and adds the points of each seat from each source, times `sign`, to `sums`; returns false
/// if the move ends the game.
fn add_points<G: Explain>(
    world: &G,
    (seat, mv): (Seat, G::Move),
    mut luck: Rng,
    sign: i64,
    sums: &mut [i64],
) -> bool {
    let mut game = world.clone();
    game.apply(seat, mv, &mut Quiet);
    if game.outcome().is_some() {
        return false;
    }
    let level = Level { horizon: Level::TO_THE_END, ..G::LEVELS[0] };
    // The code of the search, which takes a net or none.
    play_on(&mut game, &level, &None::<Net>, &mut luck, &mut Vec::new());
    for (seat, sums) in Seat::all(game.seats()).zip(sums.chunks_mut(G::BY_THE_END.len())) {
        game.score(seat, &mut |source, n| {
            for (_, sum) in G::BY_THE_END.iter().zip(&mut *sums).filter(|((one, _), _)| *one == source) {
                *sum += sign * i64::from(n);
            }
        });
    }
    true
}

/// Returns the mean of a difference in sixteenths of a point; 0 if it is small or may be chance.
fn mean(sum: i64, squares: i64) -> i16 {
    let mean = sum * i64::from(POINT) / GAMES;
    let spread = GAMES * squares - sum * sum;
    let is_sure = sum * sum * GAMES > ERRORS * ERRORS * spread;
    if is_sure && mean.abs() >= LEAST { mean as i16 } else { 0 }
}
