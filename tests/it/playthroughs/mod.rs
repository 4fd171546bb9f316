//! Games to proof-read: the records `tests/playthroughs/*.json`. They are as few as can be with every number of players,
//! scenario and option, every rule that a game can show and every kind of event and move among them; `examples/trace.rs`
//! writes any others. The `.txt` file beside each record tells the game in the words of the log;
//! `tests/page/playthroughs.test.ts` writes and compares these, and says what is not shown by any.
//!
//! A chooser that prefers rare moves plays the games (`playthroughs/steered.rs`). `UPDATE_GOLDEN=1 cargo test
//! --test it playthroughs` replaces games that the rules no longer allow and adds missing ones; the others stay.
mod steered;

use dockhand::duel::Duel;
use dockhand::game::{Game, Quiet};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::{Kontor, OptionalRule, Scenario};
use dockhand::rampart::Rampart;
use dockhand::record::{Player, Record, Setup, to_file};
use dockhand::session::catalogue;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The things that have to happen in a game.
type Wanted = &'static [&'static str];

/// One game; its file name begins with the game and the number of players.
struct Playthrough {
    name: &'static str,
    config: &'static str,
    /// The events and moves that it needs, such as `say:judged` or `do:void`, beside anything else that is
    /// rare.
    wanted: Wanted,
    play: fn(&Playthrough) -> String,
    ends: fn(&str) -> Result<(), String>,
}

const ALL: &[Playthrough] = &[
    imhotep("imhotep-2", "{}", &[]),
    imhotep(
        "imhotep-2-bonuses-may-be-declined",
        r#"{"market": "b", "pyramid": "b", "temple": "b", "pyramidBonus": "may", "wrath": true}"#,
        &["do:load-bonus", "say:bonus-declined", "do:accept"],
    ),
    imhotep(
        "imhotep-3",
        r#"{"pyramid": "b", "chamber": "b", "wrath": true, "first": 1}"#,
        &["say:scored/source=wrath"],
    ),
    imhotep(
        "imhotep-4",
        r#"{"market": "b", "pyramid": "b", "temple": "b", "chamber": "b", "obelisks": "b"}"#,
        &[],
    ),
    duel("duel-2", "{}", &["do:unload-again", "say:scored/source=unused-actions"]),
    duel(
        "duel-2-sides-b",
        r#"{"obelisk": "b", "temple": "b", "pyramids": "b", "tomb": "b"}"#,
        &["do:stop", "say:scored/source=pyramids"],
    ),
    kontor("kontor-2-base", r#"{"scenario": "base"}"#, &[]),
    kontor("kontor-2-bakchich", r#"{"scenario": "bakchich"}"#, &[]),
    kontor("kontor-2-canale-grande", r#"{"scenario": "canale-grande"}"#, &[]),
    kontor("kontor-2-david-and-goliath", r#"{"scenario": "david-and-goliath"}"#, &[]),
    kontor("kontor-2-embargo", r#"{"scenario": "embargo"}"#, &["say:game-ends/end=no-warehouse-left"]),
    kontor("kontor-2-ever-smaller", r#"{"scenario": "ever-smaller"}"#, &[]),
    kontor("kontor-2-freewheel", r#"{"scenario": "freewheel"}"#, &[]),
    kontor("kontor-2-gulliver", r#"{"scenario": "gulliver"}"#, &[]),
    kontor("kontor-2-single-file", r#"{"scenario": "single-file"}"#, &[]),
    kontor("kontor-2-small-is-beautiful", r#"{"scenario": "small-is-beautiful"}"#, &[]),
    kontor("kontor-2-speed", r#"{"scenario": "speed"}"#, &[]),
    kontor("kontor-2-spring-tide", r#"{"scenario": "spring-tide"}"#, &[]),
    kontor("kontor-2-tic-tac-toe", r#"{"scenario": "tic-tac-toe"}"#, &[]),
    kontor("kontor-2-watergames", r#"{"scenario": "watergames"}"#, &[]),
    kontor("kontor-2-option-misery", r#"{"misery": true}"#, &["say:game-ends/end=penniless"]),
    kontor("kontor-2-option-blockade", r#"{"blockade": true}"#, &[]),
    kontor("kontor-2-option-last-point", r#"{"lastPoint": true, "edges": "per-axis"}"#, &[]),
    kontor("kontor-2-option-final-sprint", r#"{"finalSprint": true, "scenario": "giant"}"#, &[]),
    kontor("kontor-2-option-protection", r#"{"protection": true}"#, &["refused:tavern-protects"]),
    kontor("kontor-2-option-free-draw", r#"{"freeDraw": true}"#, &[]),
    kontor("kontor-2-option-one-good", r#"{"oneGood": true, "scenario": "base"}"#, &[]),
    kontor("kontor-2-option-first-pick", r#"{"firstPick": true}"#, &[]),
    kontor("kontor-2-option-corruption-1", r#"{"corruption1": true}"#, &[]),
    kontor("kontor-2-option-corruption-2", r#"{"corruption2": true}"#, &[]),
    kontor("kontor-2-option-old-grudges", r#"{"oldGrudges": true}"#, &["do:count", "do:void"]),
    kontor("kontor-2-option-justice", r#"{"justice": true}"#, &[]),
    kontor("kontor-2-option-dead-drunk", r#"{"deadDrunk": true}"#, &[]),
    kontor("kontor-2-option-bridge-and-flood", r#"{"bridgeAndFlood": true}"#, &[]),
    kontor("kontor-2-option-great-flood", r#"{"greatFlood": true}"#, &[]),
    kontor("kontor-4-option-flood-choice", r#"{"floodChoice": true}"#, &[]),
    kontor("kontor-2-option-special-shop", r#"{"specialShop": true}"#, &[]),
    kontor("kontor-2-option-export", r#"{"export": true}"#, &[]),
    kontor("kontor-2-option-events", r#"{"events": true}"#, &["say:shown", "say:got-florin"]),
    kontor(
        "kontor-2-option-smuggling",
        r#"{"smuggling": true}"#,
        &["say:smuggled/dock=true", "say:smuggled/dock=false", "say:turned-up"],
    ),
    kontor("kontor-4", "{}", &["refused:would-finish-a-sector", "say:laid with say:went-back"]),
    kontor("kontor-4-euphrates", r#"{"scenario": "euphrates"}"#, &[]),
    kontor("kontor-3-freewheel-solo", r#"{"scenario": "freewheel-solo"}"#, &[]),
    kontor("kontor-4-freewheel-solo", r#"{"scenario": "freewheel-solo"}"#, &[]),
    kontor("kontor-4-ile-grande", r#"{"scenario": "ile-grande"}"#, &[]),
    rampart(
        "rampart-2-points",
        r#"{"points": true}"#,
        &["refused:fits-at-the-end", "say:no-target", "do:insert"],
    ),
    rampart("rampart-2", "{}", &["say:finished", "take of:card/picture=cannon"]),
    rampart("rampart-3", r#"{"points": true}"#, &["say:finished with say:shot", "refused:between-towers"]),
    rampart("rampart-4", r#"{"points": true, "flagIsTower": true}"#, &["shoot of:card/picture=magician"]),
];

const fn imhotep(name: &'static str, config: &'static str, wanted: Wanted) -> Playthrough {
    Playthrough { name, config, wanted, play: steered::<Imhotep>, ends: ends::<Imhotep> }
}
const fn duel(name: &'static str, config: &'static str, wanted: Wanted) -> Playthrough {
    Playthrough { name, config, wanted, play: steered::<Duel>, ends: ends::<Duel> }
}
const fn kontor(name: &'static str, config: &'static str, wanted: Wanted) -> Playthrough {
    Playthrough { name, config, wanted, play: steered::<Kontor>, ends: ends::<Kontor> }
}
const fn rampart(name: &'static str, config: &'static str, wanted: Wanted) -> Playthrough {
    Playthrough { name, config, wanted, play: steered::<Rampart>, ends: ends::<Rampart> }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// Returns the number after the game's name in a file name.
fn seats_of(name: &str) -> u8 {
    name.split('-').find_map(|part| part.parse().ok()).expect("a number of players")
}

/// Returns the record of a new game, with one move per line.
fn steered<G: Game>(this: &Playthrough) -> String {
    let config: G::Config = serde_json::from_str(this.config).expect("options of the game");
    let seats = seats_of(this.name);
    let game = steered::best::<G>(seats, &config, this.wanted).expect("a game that ends");
    for lacking in game.lacks(this.wanted) {
        eprintln!("{}: no game of so many has {lacking}", this.name);
    }
    let colours = steered::colours(G::ID, seats);
    let name = |&colour: &u8| Player {
        name: format!("player {}", colour + 1),
        colour,
        level: None,
        character: None,
    };
    let setup = Setup { players: colours.iter().map(name).collect(), config, seed: game.seed };
    let mut record: Value = serde_json::from_str(&to_file::<G>(&setup, &game.moves)).expect("a record");
    let moves = record["moves"].take();
    let lines: Vec<String> = moves.as_array().expect("moves").iter().map(Value::to_string).collect();
    let head = record.to_string().replace("\"moves\":null", "\"moves\":[\n");
    let (before, after) = head.split_once("[\n").expect("its moves");
    format!("{before}[\n{}\n]{after}\n", lines.join(",\n"))
}

/// Checks that a record can be played unchanged to the end.
fn ends<G: Game>(text: &str) -> Result<(), String> {
    let error = |error| format!("{error:?}");
    let game = Record::<G>::decode(text).and_then(|record| record.replay(|_, _, _| (), &mut Quiet));
    match game.map_err(error)?.outcome() {
        Some(_) => Ok(()),
        None => Err("it is not over".to_owned()),
    }
}

#[test]
fn every_game_can_be_played_to_its_end() {
    let mut wrong = Vec::new();
    for this in ALL {
        let path = folder().join(format!("{}.json", this.name));
        let fault = (this.ends)(&std::fs::read_to_string(&path).unwrap_or_default());
        if fault.is_err() && std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, (this.play)(this)).expect("a folder to write to");
        } else if let Err(error) = fault {
            wrong.push(format!("{}.json: {error}", this.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_number_of_players_has_a_game_and_every_file_its_game() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return; // the files are being written
    }
    let found = |ending: &str| -> BTreeSet<String> {
        let files = std::fs::read_dir(folder()).expect("the folder").map(|file| file.expect("a file").path());
        let fitting = files.filter(|path| path.extension().is_some_and(|ext| ext == ending));
        fitting.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
    };
    let listed: BTreeSet<String> = ALL.iter().map(|this| this.name.to_owned()).collect();
    assert_eq!(found("json"), listed);
    assert_eq!(found("txt"), listed);
    for entry in catalogue().games {
        for seats in entry.seats {
            let begins = format!("{}-{seats}", entry.id);
            let fits = |name: &String| *name == begins || name.starts_with(&format!("{begins}-"));
            assert!(listed.iter().any(fits), "no transcript {begins}");
        }
    }
}

/// Every option of Kontor needs a transcript too.
#[test]
fn every_option_has_its_transcript() {
    for option in OptionalRule::ALL {
        let chosen = format!("{:?}: true", option.key());
        let shown = |this: &&Playthrough| this.name.starts_with("kontor-") && this.config.contains(&chosen);
        assert!(ALL.iter().any(|this| shown(&this)), "no transcript with {chosen}");
    }
}

/// Every scenario of Kontor needs a transcript.
#[test]
fn every_scenario_has_its_transcript() {
    for scenario in Scenario::ALL {
        let chosen = format!("\"scenario\": {:?}", scenario.name());
        let default = scenario == Scenario::default();
        let shown = |this: &&Playthrough| {
            this.name.starts_with("kontor-")
                && (this.config.contains(&chosen) || default && !this.config.contains("scenario"))
        };
        assert!(ALL.iter().any(|this| shown(&this)), "no transcript with {chosen}");
    }
}
