//! What two moves bring by the end of the game, estimated by games that are played on at random.

use super::differences::for_side;
use super::{Explain, Fact, FactOf};
use crate::bot::{Forecast, Level, Observed, POINT, play_on};
use crate::game::{Quiet, Seat};
use crate::rng::Rng;
use crate::sort::sort_by_key;

/// The number of games that are played on from each of the two moves.
const GAMES: i64 = 300;
/// The smallest difference that is told, in sixteenths of a point.
const LEAST: i64 = 12;
/// How many standard errors a difference is from nothing, at least.
const ERRORS: i64 = 4;

/// The points that a seat gets from one source after the move, less those after the other one: their sum over all games, and
/// the sum of their squares.
struct Sum {
    what: &'static str,
    seat: Seat,
    sum: i64,
    squares: i64,
}

impl Sum {
    /// Returns the mean in sixteenths of a point; 0 if it is small or may be chance.
    fn mean(&self) -> i16 {
        let mean = self.sum * i64::from(POINT) / GAMES;
        let spread = GAMES * self.squares - self.sum * self.sum;
        let is_sure = self.sum * self.sum * GAMES > ERRORS * ERRORS * spread;
        if is_sure && mean.abs() >= LEAST { mean as i16 } else { 0 }
    }
}

/// Returns the points by the end that speak for a move, as against the other one: facts without a place, with the mean
/// difference as `amount` and 0 as `other`, the strongest first. There are none if the game tells none, if a move ends it, or if all the
/// differences together speak against the move: random players then miss what it is good for.
pub(super) fn ends<G: Explain>(seen: &Observed<G>, mv: G::Move, other: G::Move) -> Vec<FactOf<G>> {
    let (mut rng, mut sums) = (Rng::new(0), Vec::new());
    for _ in 0..GAMES {
        let world = seen.imagine(&mut rng);
        let luck = Rng::from_u64(rng.next_u64());
        let [Some(points), Some(others)] =
            [mv, other].map(|mv| scored(&world, seen.seat(), mv, luck.clone()))
        else {
            return Vec::new();
        };
        if points.is_empty() {
            return Vec::new();
        }
        if sums.is_empty() {
            sums.extend(points.iter().map(|&(what, seat, _)| Sum { what, seat, sum: 0, squares: 0 }));
        }
        for (sum, ((.., n), (.., instead))) in sums.iter_mut().zip(points.iter().zip(&others)) {
            let more = i64::from(n - instead);
            sum.sum += more;
            sum.squares += more * more;
        }
    }
    let world = seen.imagine(&mut rng);
    let fact = |sum: &Sum| {
        let favour = sum.mean();
        let &Sum { what, seat, .. } = sum;
        let amount = super::points(favour);
        let fact = Fact { what, seat, at: None, amount, other: 0, of: 0, by: 0, next: None, favour };
        Fact { favour: for_side(&world, seen.seat(), &fact), ..fact }
    };
    let mut facts: Vec<FactOf<G>> = sums.iter().map(fact).collect();
    if facts.iter().map(|fact| i32::from(fact.favour)).sum::<i32>() <= 0 {
        return Vec::new();
    }
    facts.retain(|fact| fact.favour > 0);
    sort_by_key(&mut facts, |fact| std::cmp::Reverse(fact.favour));
    facts
}

/// Returns the points of each seat from each source at the end of a game that is played on at random after a move; `None` if
/// the move ends it.
fn scored<G: Explain>(
    world: &G,
    seat: Seat,
    mv: G::Move,
    mut luck: Rng,
) -> Option<Vec<(&'static str, Seat, i16)>> {
    let (mut game, mut points) = (world.clone(), Vec::new());
    game.apply(seat, mv, &mut Quiet);
    if game.outcome().is_some() {
        return None;
    }
    let level = Level { horizon: u16::MAX, ..G::LEVELS[0] };
    play_on(&mut game, &level, &Forecast, &mut luck, &mut Vec::new());
    for seat in Seat::all(game.seats()) {
        game.score(seat, &mut |source, n| points.extend(G::by_the_end(source).map(|what| (what, seat, n))));
    }
    Some(points)
}
