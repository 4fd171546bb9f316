//! Golden transcripts that a person can proof-read: every move, what was said of it, and the table now and
//! then.
//!
//! `UPDATE_GOLDEN=1 cargo test --test playthroughs` writes them anew; read the difference before it is
//! committed. Every game of the catalogue needs one for each number of players.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "playthroughs/words.rs"]
mod words;

use dockhand::duel::Duel;
use dockhand::game::{Game, Seat, Step};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::{Kontor, Optional, Scenario};
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand::session::catalogue;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use words::{Words, json_words};

/// One transcript: the file's name begins with the game and the number of players.
struct Playthrough {
    name: &'static str,
    config: &'static str,
    seed: u32,
    play: fn(&Playthrough) -> String,
}

const ALL: &[Playthrough] = &[
    Playthrough { name: "imhotep-2", config: "{}", seed: 7, play: transcript::<Imhotep> },
    Playthrough {
        name: "imhotep-2-bonuses-may-be-declined",
        config: r#"{"market": "b", "pyramid": "b", "temple": "b", "pyramidBonus": "may", "wrath": true}"#,
        seed: 3,
        play: transcript::<Imhotep>,
    },
    Playthrough {
        name: "imhotep-3",
        config: r#"{"pyramid": "b", "chamber": "b", "wrath": true, "first": 1}"#,
        seed: 5,
        play: transcript::<Imhotep>,
    },
    Playthrough {
        name: "imhotep-4",
        config: r#"{"market": "b", "pyramid": "b", "temple": "b", "chamber": "b", "obelisks": "b"}"#,
        seed: 11,
        play: transcript::<Imhotep>,
    },
    Playthrough { name: "duel-2", config: "{}", seed: 2, play: transcript::<Duel> },
    Playthrough {
        name: "duel-2-sides-b",
        config: r#"{"obelisk": "b", "temple": "b", "pyramids": "b", "tomb": "b"}"#,
        seed: 4,
        play: transcript::<Duel>,
    },
    Playthrough { name: "kontor-2", config: "{}", seed: 3, play: transcript::<Kontor> },
    kontor("kontor-2-base", r#"{"scenario": "base"}"#, 5),
    kontor("kontor-2-bakchich", r#"{"scenario": "bakchich"}"#, 7),
    kontor("kontor-2-canale-grande", r#"{"scenario": "canale-grande"}"#, 1),
    kontor("kontor-2-david-and-goliath", r#"{"scenario": "david-and-goliath"}"#, 2),
    kontor("kontor-2-embargo", r#"{"scenario": "embargo"}"#, 60),
    kontor("kontor-2-euphrates", r#"{"scenario": "euphrates"}"#, 9),
    kontor("kontor-2-ever-smaller", r#"{"scenario": "ever-smaller"}"#, 3),
    kontor("kontor-2-freewheel", r#"{"scenario": "freewheel"}"#, 22),
    kontor("kontor-2-giant", r#"{"scenario": "giant"}"#, 4),
    kontor("kontor-2-gulliver", r#"{"scenario": "gulliver"}"#, 5),
    kontor("kontor-2-ile-grande", r#"{"scenario": "ile-grande"}"#, 6),
    kontor("kontor-2-single-file", r#"{"scenario": "single-file"}"#, 7),
    kontor("kontor-2-small-is-beautiful", r#"{"scenario": "small-is-beautiful"}"#, 8),
    kontor("kontor-2-speed", r#"{"scenario": "speed"}"#, 9),
    kontor("kontor-2-spring-tide", r#"{"scenario": "spring-tide"}"#, 1),
    kontor("kontor-2-tic-tac-toe", r#"{"scenario": "tic-tac-toe"}"#, 10),
    kontor("kontor-2-watergames", r#"{"scenario": "watergames"}"#, 11),
    kontor("kontor-2-option-misery", r#"{"misery": true}"#, 21),
    kontor("kontor-2-option-blockade", r#"{"blockade": true}"#, 22),
    kontor("kontor-2-option-last-point", r#"{"lastPoint": true}"#, 23),
    kontor("kontor-2-option-final-sprint", r#"{"finalSprint": true, "scenario": "giant"}"#, 24),
    kontor("kontor-2-option-protection", r#"{"protection": true}"#, 25),
    kontor("kontor-2-option-free-draw", r#"{"freeDraw": true}"#, 1),
    kontor("kontor-2-option-one-good", r#"{"oneGood": true, "scenario": "base"}"#, 1),
    kontor("kontor-2-option-first-pick", r#"{"firstPick": true}"#, 1),
    kontor("kontor-2-option-corruption-1", r#"{"corruption1": true}"#, 1),
    kontor("kontor-2-option-corruption-2", r#"{"corruption2": true}"#, 1),
    kontor("kontor-2-option-old-grudges", r#"{"oldGrudges": true}"#, 10),
    kontor("kontor-2-option-justice", r#"{"justice": true}"#, 1),
    kontor("kontor-2-option-dead-drunk", r#"{"deadDrunk": true}"#, 1),
    kontor("kontor-2-option-bridge-and-flood", r#"{"bridgeAndFlood": true}"#, 1),
    kontor("kontor-2-option-great-flood", r#"{"greatFlood": true}"#, 1),
    kontor("kontor-4-option-flood-choice", r#"{"floodChoice": true}"#, 4),
    kontor("kontor-2-option-special-shop", r#"{"specialShop": true}"#, 1),
    kontor("kontor-2-option-export", r#"{"export": true}"#, 1),
    kontor("kontor-2-option-events", r#"{"events": true}"#, 1),
    kontor("kontor-2-option-smuggling", r#"{"smuggling": true}"#, 1),
    Playthrough { name: "kontor-4", config: "{}", seed: 8, play: transcript::<Kontor> },
    kontor("kontor-4-euphrates", r#"{"scenario": "euphrates"}"#, 16),
    kontor("kontor-4-freewheel", r#"{"scenario": "freewheel"}"#, 51),
    kontor("kontor-3-freewheel-solo", r#"{"scenario": "freewheel-solo"}"#, 6),
    kontor("kontor-4-freewheel-solo", r#"{"scenario": "freewheel-solo"}"#, 6),
    kontor("kontor-4-ile-grande", r#"{"scenario": "ile-grande"}"#, 12),
    kontor("kontor-4-single-file", r#"{"scenario": "single-file"}"#, 13),
    Playthrough { name: "rampart-2", config: "{}", seed: 2, play: transcript::<Rampart> },
    Playthrough { name: "rampart-3", config: r#"{"points": true}"#, seed: 3, play: transcript::<Rampart> },
    Playthrough {
        name: "rampart-4",
        config: r#"{"points": true, "flagIsTower": true}"#,
        seed: 4,
        play: transcript::<Rampart>,
    },
];

/// A page of Kontor, or one of its options.
const fn kontor(name: &'static str, config: &'static str, seed: u32) -> Playthrough {
    Playthrough { name, config, seed, play: transcript::<Kontor> }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// The number after the game's name.
fn seats_of(name: &str) -> u8 {
    name.split('-').find_map(|part| part.parse().ok()).expect("a number of players")
}

/// A game of random moves, in words.
fn transcript<G: Game>(this: &Playthrough) -> String {
    let config: G::Config = serde_json::from_str(this.config).expect("options of the game");
    let seats = seats_of(this.name);
    let words = Words::of(G::ID);
    let mut game = G::new(seats, &config, this.seed).expect("a table that can be played");
    let options = match this.config {
        "{}" => "no options".to_owned(),
        text => json_words(&serde_json::from_str(text).expect("JSON"), &words),
    };
    let mut out = format!("{}, {seats} players, seed {}: {options}\n", G::ID, this.seed);
    out.push_str("Boats, places and the like count from 0, as in the addresses of the table.\n");
    let mut choice = Rng::from_u64(u64::from(this.seed));
    let (mut number, mut shown) = (0, None);
    while let Some(seat) = game.to_act().first() {
        let mut chapter = words::counter(&game, "round").unwrap_or(number / 20);
        if G::ID == Kontor::ID {
            chapter = (chapter - 1) / 5; // its rounds are short
        }
        if shown != Some(chapter) {
            out.push_str(&words::position(&game, &words));
            shown = Some(chapter);
        }
        number += 1;
        out.push_str(&one_move(&mut game, seat, number, &mut choice, &words));
    }
    out.push_str(&words::position(&game, &words));
    out.push_str(&ending(&game, &words));
    out
}

fn one_move<G: Game>(game: &mut G, seat: Seat, number: i16, choice: &mut Rng, words: &Words) -> String {
    let mut legal = Vec::new();
    game.legal_moves(seat, &mut legal);
    let mv = choice.pick(&legal).expect("a legal move");
    let (what, of) = (serde_json::to_value(mv).expect("data"), legal.len());
    let mut out = format!("{number}. {}: {} (one of {of})\n", words.seat(seat), json_words(&what, words));
    let mut steps = Vec::new();
    game.apply(seat, mv, &mut steps);
    for step in steps {
        if let Step::Say(said) = step {
            let said = serde_json::to_value(said).expect("data");
            writeln!(out, "      {}", json_words(&said, words)).expect("a string");
        }
    }
    out
}

fn ending<G: Game>(game: &G, words: &Words) -> String {
    let outcome = game.outcome().expect("nobody acts, so the game is over");
    let mut out = "The end\n".to_owned();
    for seat in Seat::all(game.seats()) {
        let won = if outcome.winners.contains(seat) { ", a winner" } else { "" };
        write!(out, "   {} {}{won}:", words.seat(seat), outcome.scores[seat.index()]).expect("a string");
        game.score(seat, &mut |source, points| {
            let source = serde_json::to_value(source).expect("data");
            write!(out, " {} {points}", json_words(&source, words)).expect("a string");
        });
        out.push('\n');
    }
    out
}

#[test]
fn games_are_told_as_written_down() {
    let mut wrong = Vec::new();
    for this in ALL {
        let (told, path) = ((this.play)(this), folder().join(format!("{}.txt", this.name)));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &told).expect("a folder to write to");
            continue;
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        if let Some((line, (old, new))) =
            written.lines().chain([""]).zip(told.lines().chain([""])).enumerate().find(|(_, (a, b))| a != b)
        {
            wrong.push(format!("{}.txt:{}:\n  written {old:?}\n  told    {new:?}", this.name, line + 1));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_number_of_players_has_a_transcript_and_every_transcript_a_game() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return; // they are being written
    }
    let files = std::fs::read_dir(folder()).expect("the folder").map(|file| file.expect("a file").path());
    let texts = files.filter(|path| path.extension().is_some_and(|ext| ext == "txt"));
    let found: BTreeSet<String> =
        texts.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    let listed: BTreeSet<String> = ALL.iter().map(|this| this.name.to_owned()).collect();
    assert_eq!(found, listed);
    for entry in catalogue().games {
        for seats in entry.seats {
            let begins = format!("{}-{seats}", entry.id);
            let fits = |name: &String| *name == begins || name.starts_with(&format!("{begins}-"));
            assert!(listed.iter().any(fits), "no transcript {begins}");
        }
    }
}

/// Every option of Kontor needs one, too.
#[test]
fn every_option_has_its_transcript() {
    for option in Optional::ALL {
        let chosen = format!("{:?}: true", option.key());
        let shown = |this: &&Playthrough| this.name.starts_with("kontor-") && this.config.contains(&chosen);
        assert!(ALL.iter().any(|this| shown(&this)), "no transcript with {chosen}");
    }
}

/// Every page of Kontor needs a transcript for each number of players.
#[test]
fn every_scenario_has_its_transcripts() {
    for scenario in Scenario::ALL {
        for seats in scenario.players() {
            let default = if scenario == Scenario::default() { "" } else { scenario.name() };
            let name = format!("kontor-{seats}-{default}");
            let name = name.trim_end_matches('-');
            assert!(ALL.iter().any(|this| this.name == name), "no transcript {name}");
        }
    }
}
