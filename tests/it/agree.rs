//! Recorded games with the hash of the state before and after every move. The engine in the browser is tested
//! with the same files (`web/src/tests.rs`), so native and wasm agree move by move.
//!
//! `UPDATE_GOLDEN=1 cargo test --test it agree` plays and writes them again, which is only right if old records
//! may replay differently.
use dockhand::game::{Eye, Seat};
use dockhand::rng::Rng;
use dockhand::session::{Session, catalogue, open, resume};
use dockhand::wire::{Choosable, GameEntry};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::path::PathBuf;

/// A recorded game and the hashes of its states, from the opening to the end.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Agreed {
    record: String,
    hashes: Vec<String>,
}

#[test]
fn recorded_games_lead_to_the_recorded_states() {
    for entry in catalogue().games {
        let file = file_of(entry.id);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&file, written(&played(&entry))).expect("a folder that can be written to");
        }
        let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let agreed: Vec<Agreed> = serde_json::from_str(&text).expect("recorded games");
        assert!(agreed.len() > entry.seats.len(), "{}: one for each number of players, and more", entry.id);
        agreed.iter().for_each(replays);
    }
}

/// The number of iterations of a search, and its seed.
const SEARCHED: (u32, u32) = (400, 5);

#[test]
fn recorded_searches_come_to_the_recorded_counts() {
    let file = file_of("searches");
    let searched = |entry: &GameEntry| {
        let text = std::fs::read_to_string(file_of(entry.id)).expect("recorded games");
        let agreed: Vec<Agreed> = serde_json::from_str(&text).expect("recorded games");
        let mut record: Value = serde_json::from_str(&agreed[0].record).expect("a record");
        let moves = record["moves"].as_array_mut().expect("moves");
        moves.truncate(moves.len() / 2);
        let session = halfway(&record);
        let considered = |level: u8, net: Option<&[u8]>| -> Value {
            let seat = to_act(session.as_ref())[0];
            let mut search = session.search(seat, level, SEARCHED.1, net).expect("a search");
            assert_eq!(search.run(SEARCHED.0), SEARCHED.0, "{}: there is a choice", entry.id);
            serde_json::from_str(&search.root_stats()).expect("a list")
        };
        let net = std::fs::read(format!("nets/{}-2.net", entry.id)).ok().filter(|_| session.has_net());
        let judged = net.map_or(Value::Null, |net| considered(5, Some(&net)));
        json!({"record": session.record(), "considered": considered(4, None), "judged": judged})
    };
    let found: Map<String, Value> =
        catalogue().games.iter().map(|entry| (entry.id.to_owned(), searched(entry))).collect();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let lines: Vec<String> = found.iter().map(|(id, found)| format!("{}: {found}", json!(id))).collect();
        std::fs::write(&file, format!("{{\n{}\n}}\n", lines.join(",\n")))
            .expect("a folder that can be written to");
    }
    let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    assert_eq!(serde_json::from_str::<Value>(&text).ok(), Some(found.into()));
}

/// Returns the game of the record at its last position with a choice.
fn halfway(record: &Value) -> Box<dyn Session> {
    let mut record = record.clone();
    loop {
        let session = resume(&record.to_string()).expect("a good record");
        let choices: Vec<Value> =
            serde_json::from_str(&session.offers(to_act(session.as_ref())[0])).expect("offers");
        if choices.len() > 1 {
            return session;
        }
        record["moves"].as_array_mut().and_then(Vec::pop).expect("a choice somewhere");
    }
}

fn to_act(session: &dyn Session) -> Vec<Seat> {
    let view: Value = serde_json::from_str(&session.view(Eye::Table)).expect("a view");
    serde_json::from_value(view["toAct"].clone()).expect("seats")
}

/// Checks the record from its text alone: played move by move, and resumed as a whole.
fn replays(agreed: &Agreed) {
    let record: Value = serde_json::from_str(&agreed.record).expect("a record");
    let setup = json!({
        "game": record["game"], "players": record["players"], "config": record["config"], "seed": record["seed"],
    });
    let mut session = open(&setup.to_string()).expect("a table that can be played");
    let mut hashes = vec![session.hash()];
    for step in record["moves"].as_array().expect("moves") {
        let seat = Seat(step[0].as_u64().and_then(|seat| u8::try_from(seat).ok()).expect("a seat"));
        session.play(seat, &step[1].to_string(), Eye::Table).expect("a legal move");
        hashes.push(session.hash());
    }
    assert_eq!(Agreed { record: session.record(), hashes }, *agreed);
    let taken_up = resume(&agreed.record).expect("a good record");
    assert_eq!(Some(&taken_up.hash()), agreed.hashes.last());
}

/// Returns one game with the defaults for each number of players, and one with every option changed that can
/// be combined with the options before it.
fn played(entry: &GameEntry) -> Vec<Agreed> {
    let default = options(entry, |option| match option {
        Choosable::Choice { default, .. } => json!(default),
        Choosable::Switch { default, .. } => json!(default),
        Choosable::Seat { .. } => Value::Null,
    });
    let seats = entry.seats.iter().take(1);
    let other = |&seats: &u8| {
        let mut config = default.clone();
        for option in &entry.options {
            let (key, value) = match option {
                Choosable::Choice { key, values, .. } => (key, json!(values.last())),
                Choosable::Switch { key, default } => (key, json!(!default)),
                Choosable::Seat { key, .. } => (key, json!(1)),
            };
            let before = std::mem::replace(&mut config[*key], value);
            if open(&setup_of(entry, seats, &config, 0).to_string()).is_err() {
                config[*key] = before;
            }
        }
        (seats, config)
    };
    let defaults = entry.seats.iter().map(|&seats| (seats, fitting(entry, seats, &default)));
    let tables = defaults.chain(seats.map(other));
    tables.enumerate().map(|(i, (seats, config))| played_at(entry, seats, &config, i as u32)).collect()
}

/// Returns the default, or the first other value if this number of players cannot play the default.
fn fitting(entry: &GameEntry, seats: u8, default: &Value) -> Value {
    let opens = |config: &Value| open(&setup_of(entry, seats, config, 0).to_string()).is_ok();
    let choices = entry.options.iter().flat_map(|option| match option {
        Choosable::Choice { key, values, .. } => values.iter().map(|value| (*key, *value)).collect(),
        Choosable::Switch { .. } | Choosable::Seat { .. } => Vec::new(),
    });
    let others = choices.map(|(key, value)| {
        let mut config = default.clone();
        config[key] = json!(value);
        config
    });
    [default.clone()].into_iter().chain(others).find(opens).expect("something for so many")
}

fn setup_of(entry: &GameEntry, seats: u8, config: &Value, seed: u32) -> Value {
    let players: Vec<Value> = (0..seats).map(|s| json!({"name": format!("P{s}"), "colour": s})).collect();
    json!({"game": entry.id, "players": players, "config": config, "seed": seed})
}

fn options(entry: &GameEntry, value: impl Fn(&Choosable) -> Value) -> Value {
    let key = |option: &Choosable| match option {
        Choosable::Choice { key, .. } | Choosable::Switch { key, .. } | Choosable::Seat { key, .. } => {
            (*key).to_owned()
        }
    };
    entry.options.iter().map(|option| (key(option), value(option))).collect::<Map<_, _>>().into()
}

fn played_at(entry: &GameEntry, seats: u8, config: &Value, seed: u32) -> Agreed {
    let setup = setup_of(entry, seats, config, seed);
    let mut session = open(&setup.to_string()).expect("a table that can be played");
    let (mut rng, mut hashes) = (Rng::new(seed), vec![session.hash()]);
    while let Some((seat, mv)) = choice(session.as_ref(), &mut rng) {
        session.play(seat, &mv.to_string(), Eye::Table).expect("a legal move");
        hashes.push(session.hash());
    }
    Agreed { record: session.record(), hashes }
}

/// Returns a random seat that decides and one of its offered moves; `None` if the game is over.
fn choice(session: &dyn Session, rng: &mut Rng) -> Option<(Seat, Value)> {
    let view: Value = serde_json::from_str(&session.view(Eye::Table)).expect("a view");
    let deciding: Vec<Seat> = serde_json::from_value(view["toAct"].clone()).expect("seats");
    let seat = rng.pick(&deciding)?;
    let offers: Vec<Value> = serde_json::from_str(&session.offers(seat)).expect("offers");
    let offer = &offers[rng.below(offers.len())];
    Some((seat, offer["move"].clone()))
}

fn file_of(game: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "agree", &format!("{game}.json")].iter().collect()
}

/// Returns two lines for each game: its record and its hashes.
fn written(games: &[Agreed]) -> String {
    let line = |game: &Agreed| {
        let [record, hashes] = [json!(game.record), json!(game.hashes)];
        format!("{{\"record\": {record},\n \"hashes\": {hashes}}}")
    };
    format!("[\n{}\n]\n", games.iter().map(line).collect::<Vec<_>>().join(",\n"))
}
