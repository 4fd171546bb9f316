//! Counts of move paths with fixed chance: a change of any rule that a few moves can reach changes a number.
//!
//! The first numbers of the openings are derived by hand beside them; small depths are counted a second time
//! from the candidates and `check` instead of `legal_moves`. The order of legal moves matters for the
//! middle-game positions and for links, so it must not change either.
use dockhand::game::{Game, Quiet, Rules, Seat};
use dockhand::imhotep::{COPIES, Card, Chance, Config, Imhotep, ROUND_CARDS};
use dockhand::rng::Rng;

/// Returns the number of move paths of this length.
fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut count = 0;
    for seat in game.to_act().iter() {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        if depth == 1 {
            count += moves.len() as u64;
            continue;
        }
        for mv in moves {
            count += perft(&after(game, seat, mv), depth - 1);
        }
    }
    count
}

/// Returns the same number from the definition of legality.
fn slow_perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut candidates = Vec::new();
    game.candidates(&mut candidates);
    let mut count = 0;
    for seat in game.to_act().iter() {
        for &mv in candidates.iter().filter(|&&mv| game.check(seat, mv).is_ok()) {
            count += slow_perft(&after(game, seat, mv), depth - 1);
        }
    }
    count
}

fn after<G: Game>(game: &G, seat: Seat, mv: G::Move) -> G {
    let mut next = game.clone();
    next.apply(seat, mv, &mut Quiet);
    next
}

/// Returns an opening in which the first seat begins, and round cards and deck are in the order of their
/// tables.
fn opening(seats: u8, config: &str) -> Imhotep {
    let config: Config = serde_json::from_str(config).expect("options");
    let rounds = ROUND_CARDS[usize::from(seats) - 2];
    let deck = Card::ALL.into_iter().flat_map(|c| std::iter::repeat_n(c, COPIES[c.index()].into()));
    let chance = Chance { first: Seat(0), rounds, deck: deck.collect() };
    Imhotep::start(seats, &config, &chance, Rng::new(1), &mut Quiet).expect("a table that can be played")
}

/// Returns every position of a random game, from the opening to the end. All questions are asked, so that which game it is
/// does not depend on those that are not (`imhotep/ruling-40`).
fn positions(seats: u8, config: &str) -> Vec<Imhotep> {
    let (mut game, mut choice) = (opening(seats, config), Rng::new(99));
    let mut all = vec![game.clone()];
    while let Some(seat) = game.to_act().first() {
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        game.apply_and_ask(seat, choice.pick(&legal).expect("a legal move"), &mut Quiet);
        all.push(game.clone());
    }
    all
}

/// Returns the counts in the middle of a random game, and five moves before its end.
fn later_counts(seats: u8, config: &str) -> [[u64; 4]; 2] {
    let all = positions(seats, config);
    [all.len() / 2, all.len() - 6].map(|i| counts(&all[i]))
}

const ALL_B: &str = r#"{"market": "b", "pyramid": "b", "temple": "b", "chamber": "b", "obelisks": "b"}"#;

fn counts(game: &Imhotep) -> [u64; 4] {
    assert_eq!(slow_perft(game, 2), perft(game, 2));
    [1, 2, 3, 4].map(|depth| perft(game, depth))
}

#[test]
fn opening_for_two() {
    // The boats have 4 3 3 1 places. First move: take stones, or load on one of 11 places: 12. Second: after
    // taking, 12 again; after loading, take or load on 10 places, and if it was the boat with 1 place, sail
    // it to one of 5 sites: 12 + 11 · 11 + 5 = 138.
    assert_eq!(counts(&opening(2, "{}")), [12, 138, 1558, 17630]);
}

#[test]
fn opening_for_three() {
    // The boats have 4 4 2 1 places; those with 2 and 1 can sail with one stone: 12, then 12 + 11 · 11 + 3 ·
    // 5 = 148.
    assert_eq!(counts(&opening(3, "{}")), [12, 148, 1804, 21353]);
}

#[test]
fn opening_for_four() {
    // The boats have 4 4 3 2 places: 14, then 14 + 13 · 13 + 2 · 5 = 193.
    assert_eq!(counts(&opening(4, "{}")), [14, 193, 2604, 31791]);
}

#[test]
fn opening_does_not_depend_on_the_sides_until_a_boat_has_sailed() {
    for seats in 2..=4 {
        let (a, b) = (opening(seats, "{}"), opening(seats, ALL_B));
        assert_eq!([1, 2].map(|depth| perft(&a, depth)), [1, 2].map(|depth| perft(&b, depth)));
        assert_ne!(perft(&a, 4), perft(&b, 4));
    }
}

#[test]
fn later_on_with_two() {
    // What changes nothing at the end is not asked (`imhotep/ruling-40`); if it were, the last two would be 60 and 106.
    assert_eq!(later_counts(2, "{}"), [[7, 23, 87, 339], [8, 28, 56, 90]]);
    assert_eq!(later_counts(2, ALL_B), [[4, 12, 28, 105], [3, 13, 32, 86]]);
}

#[test]
fn later_on_with_three() {
    assert_eq!(later_counts(3, "{}"), [[3, 26, 60, 161], [3, 11, 19, 22]]);
    assert_eq!(later_counts(3, ALL_B), [[18, 226, 2496, 24608], [3, 8, 16, 32]]);
}

#[test]
fn later_on_with_four() {
    assert_eq!(later_counts(4, "{}"), [[1, 12, 12, 144], [3, 2, 0, 0]]);
    assert_eq!(later_counts(4, ALL_B), [[2, 4, 56, 563], [3, 6, 7, 6]]);
}
