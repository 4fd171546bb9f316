//! Solved endings: what a search calls forced can be forced, is the same for all that a seat cannot tell apart, and is what a
//! search of every line finds.

use super::cases::cases;
use super::walk::{Walk, tables};
use dockhand::bot::{Ending, Forced, Level, Observed, POINT, Search, solve};
use dockhand::game::{Quiet, Seat, Seats};
use dockhand::rng::Rng;
use dockhand::session::search::Searches;

/// Calls `each` with every position in which the ending is solved for the seat that decides, until there were more than a
/// quarter as many as games. A share of the games may have too few of them by chance, so it goes on through all.
fn each_solved<G: Searches>(
    games: usize,
    mut each: impl FnMut(&mut Walk<G>, Seat, &[Option<Forced>]),
) -> usize {
    let mut solved = 0;
    let most = if G::SOLVES { games } else { cases(games) };
    for mut walk in tables::<G>(usize::MAX).take(most) {
        while let Some((seat, _)) = walk.choose() {
            if solved > cases(games) / 4 {
                return solved;
            }
            let asked = walk.game.is_open() && walk.sampled(3);
            if asked && let Some(forced) = solve(&Observed::new(&walk.game, seat)) {
                each(&mut walk, seat, &forced);
                solved += 1;
            }
            walk.step();
        }
    }
    solved
}

/// Returns what a seat can force, by looking at every line; `None` if there are too many.
fn by_every_line<G: Searches>(game: &G, seat: Seat, left: &mut u32) -> Option<Forced> {
    *left = left.checked_sub(1)?;
    let Some(decides) = game.to_act().first() else {
        let (winners, points) = (game.winners(), game.evaluate());
        let rivals = || Seat::all(game.seats()).filter(|&other| game.side(other) != game.side(seat));
        let best = rivals().map(|other| points[other.index()]).max().unwrap_or(0);
        let ending = match (winners.contains(seat), rivals().any(|other| winners.contains(other))) {
            (false, _) => Ending::Lost,
            (true, true) => Ending::Shared,
            (true, false) => Ending::Won,
        };
        return Some(Forced { ending, lead: (points[seat.index()] - best) / POINT });
    };
    let mut moves = Vec::new();
    game.legal_moves(decides, &mut moves);
    let mut ends = Vec::new();
    for mv in moves {
        let mut after = game.clone();
        after.apply(decides, mv, &mut Quiet);
        ends.push(by_every_line(&after, seat, left)?);
    }
    if game.side(decides) == game.side(seat) { ends.into_iter().max() } else { ends.into_iter().min() }
}

/// What is forced by each move is what a search of every line finds.
pub fn solved_is_solved<G: Searches>(games: usize) {
    let mut compared = 0;
    let solved = each_solved::<G>(games, |walk, seat, forced| {
        let mut moves = Vec::new();
        walk.game.legal_moves(seat, &mut moves);
        assert_eq!(moves.len(), forced.len());
        let mut left = 20_000;
        let sides = Seat::all(walk.game.seats()).map(|seat| walk.game.side(seat));
        let many = sides.collect::<std::collections::BTreeSet<_>>().len() > 2;
        // Of an ending that is too large, only victories at once are told.
        let is_whole = many || forced.iter().all(Option::is_some);
        for (mv, &forced) in moves.into_iter().zip(forced).filter(|(_, forced)| is_whole || forced.is_some())
        {
            let mut after = walk.game.clone();
            after.apply(seat, mv, &mut Quiet);
            let Some(truth) = by_every_line(&after, seat, &mut left) else { return };
            assert_eq!(forced, Some(truth).filter(|truth| !many || truth.ending == Ending::Won), "{mv:?}");
        }
        compared += 1;
    });
    assert_eq!(G::SOLVES, solved > cases(games) / 4, "{solved} solved endings of {games} games");
    // The few games of a quick run may have no ending that is small enough.
    let enough = compared > cases(games) / 40 || cases(games) < 20;
    assert!(if G::SOLVES { enough } else { compared == 0 }, "{compared} endings compared");
}

/// A victory that a move brings at once is told, however large the ending is.
pub fn victories_at_once_are_told<G: Searches>(games: usize) {
    for mut walk in tables::<G>(games) {
        while let Some((seat, mv)) = walk.choose() {
            let mut after = walk.game.clone();
            after.apply(seat, mv, &mut Quiet);
            let rivals = Seat::all(after.seats()).filter(|&one| after.side(one) != after.side(seat));
            let winners = after.winners();
            let is_won = after.to_act().first().is_none()
                && winners.contains(seat)
                && rivals.into_iter().all(|one| !winners.contains(one));
            if G::SOLVES && is_won && walk.game.is_open() && walk.game.to_act() == Seats::only(seat) {
                let mut moves = Vec::new();
                walk.game.legal_moves(seat, &mut moves);
                let at = moves.iter().position(|&one| one == mv).expect("a legal move");
                let forced = solve(&Observed::new(&walk.game, seat)).and_then(|all| all[at]);
                assert_eq!(forced.map(|forced| forced.ending), Some(Ending::Won));
            }
            walk.step();
        }
    }
}

/// Nothing is called forced as long as chance or hidden facts matter, not even if they cannot matter after any move.
pub fn closed_positions_are_not_solved<G: Searches>(games: usize) {
    let mut last = 0;
    for mut walk in tables::<G>(games) {
        while let Some((seat, mv)) = walk.choose() {
            if !walk.game.is_open() {
                let mut after = walk.game.clone();
                after.apply(seat, mv, &mut Quiet);
                last += usize::from(after.is_open());
                assert_eq!(solve(&Observed::new(&walk.game, seat)), None);
            }
            walk.step();
        }
    }
    // The few games of a quick run may have no such position.
    let enough = last > 0 || cases(games) < games;
    assert!(if G::SOLVES { enough } else { last == 0 }, "{last} positions before the open ones");
}

/// What a seat cannot see changes nothing.
pub fn solutions_ignore_hidden_facts<G: Searches>(games: usize) {
    each_solved::<G>(games, |walk, seat, forced| {
        let truth = walk.game.clone();
        walk.game.imagine(seat, &mut walk.rng);
        assert!(walk.game.is_open());
        assert_eq!(solve(&Observed::new(&walk.game, seat)).as_deref(), Some(forced));
        walk.game = truth;
    });
}

/// A player that solves endings gets at least what it can force, against any moves.
pub fn forced_results_are_reached<G: Searches>(games: usize) {
    let level = Level { iterations: 20, solves: true, ..G::LEVELS[0] };
    each_solved::<G>(games.div_ceil(4), |walk, seat, forced| {
        let Some(&most) = forced.iter().max() else { return };
        let mut game = walk.game.clone();
        let mut rng = Rng::new(7);
        while let Some(decides) = game.to_act().first() {
            let mut moves = Vec::new();
            game.legal_moves(decides, &mut moves);
            let mv = if game.side(decides) == game.side(seat) {
                let mut search = Search::new(Observed::new(&game, decides), &level, 1);
                search.run(level.iterations);
                search.best()
            } else {
                rng.pick(&moves)
            };
            game.apply(decides, mv.expect("a move"), &mut Quiet);
        }
        let got = by_every_line(&game, seat, &mut 1);
        assert!(got >= most, "could force {most:?}, got {got:?}");
    });
}
