//! Whole games: counts of move paths, random play, legality (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Quiet};
use std::collections::HashSet;

fn perft(game: &Rampart, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |mv| {
        let mut next = game.clone();
        next.apply(game.turn, mv, &mut Quiet);
        perft(&next, depth - 1)
    };
    legal(game).into_iter().map(after).sum()
}

/// The counts of move paths agree with those of another program, written from the rules alone.
#[test]
fn move_paths_are_as_many_as_counted_elsewhere() {
    let all = numbers(LOWEST..=HIGHEST);
    let game = drawn(&base(), &format!("0: 1\n 1: 1\n down: {all}"));
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&game, depth)), [45, 90, 4005, 8010]);
    let left = "23 30 37 38 39 41 42 43 44 45 46";
    let game = drawn(&points(), &format!("0: 1 8 10\n 1: 1 12 20 40\n down: {left}"));
    assert_eq!([1, 2, 3, 4, 5].map(|depth| perft(&game, depth)), [11, 22, 207, 370, 3148]);
}

/// Checks that the values a state keeps agree with the table.
fn assert_sound(game: &Rampart) {
    let lying: Set = (0..SPOTS).filter(|&spot| game.number_at(spot).is_some()).collect();
    let left: Set = lying.iter().filter_map(|spot| game.number_at(spot)).collect();
    assert_eq!((game.lying, game.left), (lying, left));
    assert_eq!(left.len(), lying.len(), "no number twice");
    assert_eq!((game.up.less(game.seen), game.seen.less(lying)), (Set::default(), Set::default()));
    let walls = game.walls.0[..usize::from(game.rules.seats)].iter();
    let (in_walls, all) = walls.fold((0, left), |(n, all), &wall| (n + wall.len(), all.plus(wall)));
    assert_eq!(in_walls + left.len() + game.gone().len(), SPOTS + game.rules.seats, "rampart/ruling-R20");
    assert_eq!(all.plus(game.gone()), Set::range(FLAG, HIGHEST));
    assert!(Seat::all(game.rules.seats).all(|seat| game.wall(seat).has(FLAG)));
    if let Pending::Decide { spot } = game.pending {
        assert!(game.up.has(spot));
    }
}

fn assert_one_legality(game: &Rampart) {
    let mut candidates = Vec::new();
    game.candidates(&mut candidates);
    for seat in Seat::all(4) {
        let mut listed = Vec::new();
        game.legal_moves(seat, &mut listed);
        let distinct: HashSet<Move> = listed.iter().copied().collect();
        let allowed: HashSet<Move> =
            candidates.iter().copied().filter(|&mv| game.check(seat, mv).is_ok()).collect();
        assert_eq!((distinct.len(), &distinct), (listed.len(), &allowed));
        let taps: std::collections::BTreeSet<_> = listed.iter().map(|&mv| game.taps(mv).places).collect();
        assert_eq!(taps.len(), listed.len(), "taps tell them apart");
        assert!(listed.is_empty() || seat == game.turn && !game.is_over());
    }
}

/// Random games with all options: there is always a legal move until the end, both definitions of legality
/// agree, and no card is lost.
#[test]
fn random_games() {
    let mut ends: HashSet<String> = HashSet::new();
    let mut rng = Rng::new(77);
    for seed in 0..600 {
        let config = Config { points: seed % 2 == 0, flag_is_tower: seed % 3 == 0, ..Config::default() };
        let mut game = Rampart::new(2 + (seed / 6 % 3) as u8, &config, seed).unwrap();
        while !game.is_over() {
            assert_sound(&game);
            assert_one_legality(&game);
            assert!(game.is_able(game.turn) || game.pending == Pending::Shoot);
            let moves = legal(&game);
            game.apply(game.turn, rng.pick(&moves).expect("something to do"), &mut Quiet);
        }
        assert_sound(&game);
        assert_one_legality(&game);
        ends.insert(end(&game).to_string());
        let scores = game.outcome().unwrap().scores;
        assert_eq!(scores.len(), usize::from(game.seats()));
    }
    assert!(ends.contains("\"ten\"") && ends.contains("\"blocked\""), "{ends:?}");
}

/// Players who only want a card that is a little higher play long games, which still end and fit into a
/// record.
#[test]
fn choosy_games_end() {
    let mut rng = Rng::new(3);
    let mut longest = 0;
    for seed in 0..200 {
        let config = Config { points: seed % 2 == 0, ..Config::default() };
        let mut game = Rampart::new(2 + (seed % 3) as u8, &config, seed).unwrap();
        let mut plies = 0;
        while !game.is_over() {
            let last = game.wall(game.turn).highest();
            let moves = legal(&game);
            let mv = match (game.pending, moves[0]) {
                (Pending::Decide { spot }, Move::Take { .. })
                    if game.number_at(spot).is_some_and(|n| n > last + 6) && moves.len() > 1 =>
                {
                    moves[1]
                }
                (Pending::Decide { .. }, first) => first,
                _ => rng.pick(&moves).unwrap(),
            };
            game.apply(game.turn, mv, &mut Quiet);
            plies += 1;
        }
        longest = longest.max(plies);
    }
    assert!(longest < crate::record::MOST_MOVES, "{longest}");
}

/// Impossible calls do not panic either.
#[test]
fn illegal_moves_do_not_panic() {
    let mut rng = Rng::new(8);
    for seed in 0..100 {
        let mut game = Rampart::new(2 + (seed % 3) as u8, &points(), seed).unwrap();
        let mut candidates = Vec::new();
        for _ in 0..300 {
            candidates.clear();
            game.candidates(&mut candidates);
            candidates.push(Move::TurnOver { spot: 255 });
            candidates.push(Move::Take { spot: 64 });
            candidates.push(Move::Shoot { seat: Seat(255), place: 255 });
            let mv = rng.pick(&candidates).unwrap();
            game.apply(game.turn, mv, &mut Vec::new());
            let _ = (game.describe(), game.ask(), game.check(Seat(200), mv));
        }
    }
}

/// The size of a state, which a search copies millions of times.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Rampart>() <= 160, "{}", size_of::<Rampart>());
    assert!(size_of::<Move>() <= 4);
}
