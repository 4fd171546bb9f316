//! Kontor's scenarios, optional rules and expansions in pairs: each pair either plays to the end without
//! breaking an invariant, or is refused with a reason.
use dockhand::game::{Quiet, Rules, Seat};
use dockhand::kontor::{Config, Kontor, OptionalRule, Scenario};
use dockhand::rng::Rng;
use serde_json::{Map, Value, json};

use crate::contract::pieces;

/// Number of random games of each pair.
const GAMES: usize = 200;
/// The most moves of a game.
const MOST_MOVES: usize = 2000;

/// Returns every scenario with every number of players that its page allows.
fn pages() -> impl Iterator<Item = (Scenario, u8)> {
    Scenario::ALL.into_iter().flat_map(|page| page.players().iter().map(move |&seats| (page, seats)))
}

fn config(page: Scenario, options: &[OptionalRule]) -> Config {
    let mut config: Map<String, Value> =
        options.iter().map(|option| (option.key().into(), json!(true))).collect();
    config.insert("scenario".into(), json!(page.name()));
    serde_json::from_value(config.into()).expect("names of the catalogue")
}

/// Returns whether a table can be played; if not, checks that there is a reason.
fn composes(page: Scenario, seats: u8, options: &[OptionalRule]) -> bool {
    Kontor::conflicts(seats, &config(page, options)).is_empty()
}

/// Plays random games of a table to their ends.
fn play(page: Scenario, seats: u8, options: &[OptionalRule], games: usize) {
    let config = config(page, options);
    println!("{seats} players: {page:?} with {options:?}"); // printed if a test fails
    let mut rng = Rng::new(games as u32);
    let mut moves = Vec::new();
    for seed in 0..games as u32 {
        let mut game = Kontor::new(seats, &config, seed).expect("a table that composes");
        let dealt = pieces::of_kontor(&game);
        let mut plies = 0;
        while let Some(seat) = game.to_act().first() {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            let mv = rng.pick(&moves).unwrap_or_else(|| panic!("{seat:?} cannot decide: {config:?}"));
            game.apply(seat, mv, &mut Quiet);
            plies += 1;
            assert!(plies < MOST_MOVES, "no end: {config:?}, seed {seed}");
            assert!(plies % 16 != 0 || pieces::of_kontor(&game) == dealt, "{config:?}, seed {seed}");
        }
        assert_eq!(pieces::of_kontor(&game), dealt, "{config:?}, seed {seed}");
        let outcome = game.outcome().unwrap_or_else(|| panic!("nobody decides, and no end: {config:?}"));
        assert!(!outcome.winners.is_empty(), "{config:?}");
        for (seat, &score) in Seat::all(seats).zip(&outcome.scores) {
            let mut sum = 0;
            game.score(seat, &mut |_, points| sum += points);
            assert_eq!(sum, score, "the sources add up: {config:?}, seed {seed}");
        }
    }
}

/// Every option with every scenario.
#[test]
fn every_option_with_every_page() {
    for option in OptionalRule::ALL {
        let mut playable = 0;
        for (page, seats) in pages().filter(|&(page, seats)| composes(page, seats, &[option])) {
            play(page, seats, &[option], GAMES);
            playable += 1;
        }
        assert!(playable > 0, "{option:?} goes with no page");
    }
}

/// Every two options, spread over the scenarios that they can be combined with.
#[test]
fn every_two_options() {
    let mut refused = Vec::new();
    for (i, first) in OptionalRule::ALL.into_iter().enumerate() {
        for second in OptionalRule::ALL.into_iter().skip(i + 1) {
            let pair = [first, second];
            let tables: Vec<_> = pages().filter(|&(page, seats)| composes(page, seats, &pair)).collect();
            for &(page, seats) in &tables {
                play(page, seats, &pair, GAMES.div_ceil(tables.len()));
            }
            if tables.is_empty() {
                refused.push(pair.map(OptionalRule::key).join(" + "));
            }
        }
    }
    assert_eq!(refused, APART);
}

/// Pairs that contradict each other (the table at the end of `docs/rules/kontor-rulings.md`), and pairs of
/// the choice of floods, which two players only have in free-wheeling, with options that free-wheeling
/// excludes.
const APART: [&str; 6] = [
    "justice + floodChoice",
    "floodChoice + lastPoint",
    "floodChoice + events",
    "corruption1 + corruption2",
    "specialShop + bridgeAndFlood",
    "specialShop + greatFlood",
];
