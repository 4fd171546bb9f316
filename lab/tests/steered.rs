//! A few hundred of the steered games of Kontor; `cargo run --release --bin steer` plays any number.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use dockhand::rng::Rng;
use dockhand_lab::steer::batch::{Asked, Summary, run};
use dockhand_lab::steer::tables::{self, Table};

/// The number of games that are played by default.
const GAMES: u32 = 400;

/// Returns how many of `all` games are played: as many hundredths as `DOCKHAND_CASES` tells, and at least one.
fn cases(all: u32) -> u32 {
    let hundredths = std::env::var("DOCKHAND_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
    (all * hundredths / 100).max(1)
}

fn played(table: &str, games: u32, threads: u32) -> Summary {
    run(&Asked { games, seed: 8, table: table.to_owned(), threads, most_broken: 5 })
}

fn hold(table: &str, games: u32) {
    let result = played(table, games, 2);
    for broken in &result.broken {
        println!("{}, seed {}: {}\n{}", broken.table, broken.seed, broken.words, broken.line);
    }
    assert_eq!(result.all_broken, 0, "of {games} games");
    assert_eq!(result.counts.games, u64::from(games));
}

/// The tables of the arena are those that the findings name: for two, and never without any option.
#[test]
fn tables_of_a_seed_stay_the_same() {
    let (all, mut rng) = (tables::all(), Rng::new(40));
    let names: Vec<String> = (0..40)
        .map(|_| tables::name(&Table { seats: 2, config: tables::drawn_for_two(&all, &mut rng) }))
        .collect();
    assert!(names.iter().all(|name| name.contains("/2") && name != "base/2" && name != "advanced/2"));
    assert_eq!(names[0], "david-and-goliath/2+floodChoice+specialShop+perAxis");
    assert_eq!(names[39], "watergames/2+corruption1+bridgeAndFlood");
}

/// After every decision, the table agrees with an independent ledger of the rules.
#[test]
fn steered_games_keep_the_rules() {
    hold("", cases(GAMES));
}

/// The number of threads changes nothing: a seed gives the same games everywhere.
#[test]
fn threads_change_nothing() {
    let [one, two] = [1, 2].map(|threads| played("gulliver", 60, threads).counts.report());
    assert_eq!(one, two);
}

const PAGE: &str = include_str!("../../docs/interactions.md");

/// Every test that `docs/interactions.md` names exists, and its table of options is up to date.
#[test]
fn the_page_of_interactions_is_true() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/kontor/tests");
    let files =
        std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let code: String = files.collect();
    let rows = PAGE.lines().filter(|line| line.starts_with("| ") && line.matches('|').count() == 5);
    let named: Vec<&str> = rows
        .filter_map(|row| row.split('|').nth(4))
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .collect();
    let missing: Vec<&str> =
        named.iter().copied().filter(|name| !code.contains(&format!("fn {name}("))).collect();
    assert!(named.len() > 60 && missing.is_empty(), "{missing:?} of {}", named.len());
    let between = PAGE.split("<!-- matrix -->").nth(1).and_then(|rest| rest.split("<!-- end").next());
    assert_eq!(
        between.map(str::trim),
        Some(tables::matrix().trim()),
        "`cargo run -p dockhand-lab --bin steer -- --matrix` prints it"
    );
}
