//! Traces for checking with another program: a trace replays to the same line, and invalid input is refused
//! with a text.
use dockhand::duel::Duel;
use dockhand::game::Game;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::trace;
use serde_json::{Value, json};
use std::sync::LazyLock;

const RESHUFFLING: &str = r#"{"seats": 2, "market": "b", "pyramid": "b", "temple": "b"}"#;

fn traces<G: Game>(config: &str, seed: u32, games: u32) -> Vec<String> {
    let mut lines = Vec::new();
    let config = serde_json::from_str(config).expect("JSON");
    trace::random::<G>(&config, seed, games, |line| lines.push(line)).expect("a table that can be played");
    lines
}

fn same_again<G: Game>(config: &str, games: u32) {
    for line in traces::<G>(config, 1, games) {
        assert!(trace::replay::<G>(&line).expect("our own trace") == line, "another line: {config}");
    }
}

/// Returns traces of games with live chance.
fn live_traces<G: Game>(config: &str, seed: u32, games: u32) -> Vec<String> {
    let mut lines = Vec::new();
    let config = serde_json::from_str(config).expect("JSON");
    trace::live_chance::<G>(&config, seed, games, |line| lines.push(line))
        .expect("a table that can be played");
    lines
}

fn live_again<G: Game>(config: &str) {
    for line in live_traces::<G>(config, 1, 4) {
        assert!(trace::replay::<G>(&line).expect("our own trace") == line, "another line: {config}");
        let trace: Value = serde_json::from_str(&line).expect("JSON");
        let drawn =
            trace["decisions"].as_array().expect("decisions").iter().filter(|one| one["drawn"].is_object());
        let seeds: Vec<&Value> = drawn.map(|one| &one["drawn"]["seed"]).collect();
        let draws = trace["draws"].as_array().expect("seeds");
        assert!(!seeds.is_empty() && draws[1..].iter().eq(seeds), "the deal, then a seed for each draw");
    }
}

#[test]
fn the_trace_of_a_game_with_live_chance_replays_to_the_same_line() {
    live_again::<Imhotep>(RESHUFFLING);
    live_again::<Imhotep>(r#"{"seats": 3}"#);
    live_again::<Duel>("null");
    live_again::<Kontor>(r#"{"seats": 2, "scenario": "advanced"}"#);
    live_again::<Rampart>(r#"{"seats": 3}"#);
}

#[test]
fn a_trace_with_other_draw_seeds_is_refused_or_another_game() {
    let line = &live_traces::<Duel>("null", 4, 1)[0];
    let replayed = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut trace: Value = serde_json::from_str(line).expect("JSON");
        change(trace["draws"].as_array_mut().expect("seeds"));
        trace::replay::<Duel>(&trace.to_string())
    };
    assert_eq!(replayed(&|_| ()).as_ref(), Ok(line));
    assert!(replayed(&|draws| drop(draws.pop())).expect_err("one is missing").contains("no seed for move"));
    assert!(
        replayed(&|draws| draws.push(json!("0123456789abcdef"))).expect_err("one more").contains("a seed")
    );
    assert!(replayed(&|draws| draws[1] = json!("x")).expect_err("no seed").contains("draws"));
    assert!(replayed(&Vec::clear).expect_err("no deal").contains("draws"));
    assert_ne!(replayed(&|draws| draws[1] = json!("0123456789abcdef")).as_ref(), Ok(line));
}

#[test]
fn a_random_trace_replays_to_the_same_line() {
    for seats in 2..=4 {
        same_again::<Imhotep>(&format!(r#"{{"seats": {seats}}}"#), 6);
        same_again::<Rampart>(&format!(r#"{{"seats": {seats}, "points": true}}"#), 6);
    }
    same_again::<Imhotep>(RESHUFFLING, 10);
    same_again::<Imhotep>(r#"{"seats": 4, "market": "b", "temple": "b", "obelisks": "b", "wrath": true}"#, 6);
    same_again::<Duel>(r#"{"seats": 2, "obelisk": "b", "tomb": "b"}"#, 6);
    same_again::<Kontor>(r#"{"seats": 2, "scenario": "base"}"#, 4);
    same_again::<Kontor>(r#"{"seats": 2, "scenario": "advanced", "edges": "per-axis"}"#, 4);
    same_again::<Kontor>(r#"{"seats": 4, "scenario": "advanced"}"#, 4);
}

#[test]
fn a_trace_is_one_line_with_everything_in_it() {
    let line = &traces::<Imhotep>("null", 5, 1)[0];
    let trace: Value = serde_json::from_str(line).expect("JSON");
    assert!(!line.contains('\n'));
    assert_eq!((trace["game"].as_str(), trace["seed"].as_u64()), (Some("imhotep"), Some(5)));
    assert_eq!(trace["config"]["seats"], json!(2));
    let first = &trace["decisions"][0];
    assert!(first["legal"].as_array().expect("moves").contains(&first["chosen"]));
    let scores = trace["outcome"]["scores"].as_array().expect("scores");
    for (sources, score) in trace["outcome"]["sources"].as_array().expect("by seat").iter().zip(scores) {
        let points = sources.as_array().expect("sources").iter().map(|source| source[1].as_i64());
        assert_eq!(points.sum::<Option<i64>>(), score.as_i64());
    }
}

#[test]
fn a_trace_tells_how_the_table_stands_at_the_end_and_why_the_game_is_over() {
    fn last<G: Game>(config: &str) -> (Value, Value, Value) {
        let line = &traces::<G>(config, 1, 1)[0];
        let trace: Value = serde_json::from_str(line).expect("JSON");
        let state =
            trace["decisions"].as_array().and_then(|all| all.last()).expect("a decision")["state"].clone();
        (state, trace["last"].clone(), trace["end"]["say"].clone())
    }
    for (before, after, why) in [
        last::<Imhotep>("null"),
        last::<Duel>("null"),
        last::<Kontor>("null"),
        last::<Rampart>(r#"{"seats": 2}"#),
    ] {
        assert!(after.is_object() && after != before, "{after}");
        assert!(why.is_string(), "{why}");
    }
}

#[test]
fn a_game_that_goes_on_has_no_end() {
    let line = &traces::<Kontor>("null", 3, 1)[0];
    let mut trace: Value = serde_json::from_str(line).expect("JSON");
    let (_, rest) = trace["decisions"].as_array().expect("decisions").split_at(5);
    let sixth = rest[0]["state"].clone();
    trace["decisions"].as_array_mut().expect("decisions").truncate(5);
    let cut = trace::replay::<Kontor>(&trace.to_string()).expect("our own trace");
    let cut: Value = serde_json::from_str(&cut).expect("JSON");
    assert_eq!((&cut["end"], &cut["outcome"], &cut["last"]), (&Value::Null, &Value::Null, &sixth));
}

#[test]
fn seeds_differ_and_repeat() {
    let (once, again) = (traces::<Imhotep>("null", 8, 3), traces::<Imhotep>("null", 8, 3));
    assert!(once == again && once[0] != once[1] && once[1..2] == traces::<Imhotep>("null", 9, 1));
}

/// Returns the first trace in which the deck ran out.
fn reshuffled() -> Value {
    static FOUND: LazyLock<Value> = LazyLock::new(|| {
        let lines = (1..40).flat_map(|seed| traces::<Imhotep>(RESHUFFLING, seed, 1));
        let mut all = lines.map(|line| serde_json::from_str::<Value>(&line).expect("JSON"));
        let found = all.find(|trace| trace["chance"]["reshuffles"] != json!([]));
        found.expect("imhotep/ruling-3: more than half of all games reshuffle with markets and temples B")
    });
    FOUND.clone()
}

#[test]
fn a_given_reshuffle_is_drawn() {
    // With another order of the same discards, the last moves may not be legal, so only the moves before are
    // given.
    let mut trace = reshuffled();
    let mut pile = trace["chance"]["reshuffles"][0].as_array().expect("a pile").clone();
    pile.reverse();
    trace["chance"]["reshuffles"][0] = json!(pile);
    let decisions = trace["decisions"].as_array_mut().expect("decisions");
    let deck = |i: usize| decisions[i]["state"]["deck"].as_array().map_or(0, Vec::len);
    let at = (1..decisions.len()).find(|&i| deck(i) > deck(i - 1)).expect("where the deck grows");
    decisions.truncate(at);
    let text = trace::replay::<Imhotep>(&trace.to_string()).expect("the pile is the discards");
    let replayed: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(replayed["chance"]["reshuffles"][0], json!(pile));
    assert_eq!(replayed["outcome"], Value::Null, "the moves end before the game");
}

#[test]
fn nonsense_is_refused_in_words() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut trace = reshuffled();
        change(&mut trace);
        trace::replay::<Imhotep>(&trace.to_string()).expect_err("nonsense")
    };
    assert!(refused(&|t| t["chance"]["reshuffles"][0] = json!(["lever"])).contains("reshuffle"));
    assert!(refused(&|t| t["chance"]["reshuffles"] = json!([])).contains("reshuffle"));
    assert!(refused(&|t| t["chance"]["reshuffles"][0][0] = json!("joker")).contains("reshuffle"));
    assert!(refused(&|t| t["chance"]["deck"] = json!(["lever"])).contains("WrongDeck"));
    assert!(refused(&|t| t["chance"]["rounds"][0] = json!([9, 1, 1, 1])).contains("chance"));
    assert!(refused(&|t| t["config"]["seats"] = json!(7)).contains("WrongNumberOfSeats"));
    assert!(refused(&|t| t["config"]["market"] = json!("z")).contains("variant"));
    assert!(refused(&|t| t["decisions"][0]["chosen"] = json!({"do": "fly"})).contains("fly"));
    assert!(refused(&|t| t["decisions"][0]["chosen"] = json!({"do": "pass"})).contains("refused"));
    assert!(refused(&|t| t["decisions"][0]["seat"] = json!(3)).contains("not for"));
    assert!(trace::replay::<Imhotep>("{").is_err());
}
