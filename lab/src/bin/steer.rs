//! Steered random games of Kontor, each checked by an independent ledger of the rules.
//!
//! ```text
//! cargo run --release -p dockhand-lab --bin steer -- --games 100000 --seed 1 [--table TEXT] [--threads N] [--out FOLDER]
//! ```
//! Tables are sampled over every page, number of players, option and pair of options, edges, and drawn
//! harbours. `--table` keeps those whose name contains the text, for example `--table freewheel-solo/4` or
//! `--table +smuggling`. Moves that have been rare so far are preferred. After every decision the table is
//! compared with the ledger; `docs/interactions.md` says what that covers.
//!
//! If a game breaks a rule, the program prints what is wrong and a line that `trace --game kontor --replay`
//! reads, up to the decision that broke the rule; `--out` writes such lines into files. At the end it prints
//! the counters and the things that have never occurred; `--matrix` prints which options can be combined
//! instead. The same games and seed give the same result with any number of threads.

use dockhand_lab::steer::batch::{Asked, run};
use dockhand_lab::steer::{play, tables};
use std::process::ExitCode;

fn main() -> ExitCode {
    let word = |name: &str| std::env::args().skip_while(|w| w != name).nth(1);
    let number = |name: &str, default: u32| word(name).and_then(|w| w.parse().ok()).unwrap_or(default);
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
    let asked = Asked {
        games: number("--games", 1_000),
        seed: number("--seed", 1),
        table: word("--table").unwrap_or_default(),
        threads: number("--threads", cores),
        most_broken: number("--broken", 20) as usize,
    };
    if std::env::args().any(|word| word == "--matrix") {
        println!("{}", tables::matrix());
        return ExitCode::SUCCESS;
    }
    std::panic::set_hook(Box::new(|panic| {
        eprintln!("{panic}");
        let game = play::NOW.with(|now| now.try_borrow().ok().and_then(|now| now.clone()));
        game.into_iter().for_each(|game| eprintln!("{}", game.line()));
    }));
    let result = run(&asked);
    println!("{}", result.counts.report());
    for (i, broken) in result.broken.iter().enumerate() {
        println!("\nBROKEN {}, seed {}: {}", broken.table, broken.seed, broken.words);
        match word("--out") {
            Some(folder) => {
                let file = format!("{folder}/{i:03}.json");
                let written = std::fs::write(&file, format!("{}\n", broken.line));
                println!("{}", if written.is_ok() { file } else { broken.line.clone() });
            }
            None => println!("{}", broken.line),
        }
    }
    let reasonless = result.counts.missing().iter().filter(|(_, why)| why.is_none()).count();
    println!(
        "\n{} broken of {} games; {reasonless} things never occurred without a reason",
        result.all_broken, asked.games
    );
    if result.all_broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
