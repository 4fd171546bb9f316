//! Records of version 3, whose chance was made while the game was played, are hostile input like others.

use super::made::{code, decode_link, encode_link, played, players};
use dockhand::duel::Duel;
use dockhand::game::{Eye, Rules, Seat};
use dockhand::hash::checksum;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::record::{MOST_MOVES, RecordError};
use dockhand::rng::Rng;
use dockhand::session::search::Searches;
use dockhand::session::{LiveChance, Match, Session};
use serde_json::{Value, json};

/// Returns a game with live chance after up to `most` random moves.
fn live<G: Searches>(most: usize) -> Match<G> {
    let config = serde_json::to_value(G::Config::default()).expect("JSON");
    let file = json!({
        "dockhand": 3, "game": G::ID, "players": players(2), "config": config, "draws": ["fedcba9876543210"], "moves": [],
    });
    let mut table = Match::<G>::resume(&file.to_string()).expect("a table that can be played");
    let mut rng = Rng::new(6);
    while let Some(seat) = table.game().to_act().first().filter(|_| table.move_count() < most) {
        let offers: Vec<Value> = serde_json::from_str(&table.offers(seat)).expect("JSON");
        let mv = offers[rng.below(offers.len())]["move"].to_string();
        assert!(table.draw(&format!("{:016x}", rng.next_u64())));
        table.play(seat, &mv, Eye::Table).expect("legal");
    }
    table
}

/// Returns the file of such a game after a change.
fn changed(change: impl Fn(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(&live::<Duel>(30).record()).expect("JSON");
    change(&mut record);
    record.to_string()
}

/// Returns the link of such a game with other bytes behind its head, or with another head.
fn relinked(head: impl Fn(&mut Value), rest: impl Fn(&mut Vec<u8>)) -> String {
    let bytes = decode_link(&live::<Duel>(30).link());
    let length = usize::from(u16::from_le_bytes([bytes[1], bytes[2]]));
    let mut value: Value = serde_json::from_slice(&bytes[3..3 + length]).expect("JSON");
    let mut tail = bytes[3 + length..bytes.len() - 4].to_vec();
    head(&mut value);
    rest(&mut tail);
    let value = value.to_string();
    sealed(&[&(value.len() as u16).to_le_bytes(), value.as_bytes(), &tail].concat())
}

fn sealed(body: &[u8]) -> String {
    encode_link(&[&[3], body, &checksum(body).to_le_bytes()].concat())
}

fn comes_back<G: Searches>() {
    for most in [0, 1, 25, usize::MAX] {
        let table = live::<G>(most);
        assert!(table.record().starts_with("{\"dockhand\":3,") && decode_link(&table.link())[0] == 3);
        for text in [table.record(), table.link(), format!(" {}\n", table.record())] {
            let again = Match::<G>::resume(&text).expect("our own record");
            assert_eq!((again.game(), again.check()), (table.game(), table.check()));
            assert_eq!((again.record(), again.link()), (table.record(), table.link()));
            assert_eq!(dockhand::session::game_of(&text), Ok(G::ID.to_owned()));
        }
    }
}

#[test]
fn a_game_with_live_chance_comes_back_at_every_length() {
    comes_back::<Duel>();
    comes_back::<Imhotep>();
    comes_back::<Kontor>();
    comes_back::<Rampart>();
}

#[test]
fn a_file_has_its_seeds_where_others_have_one() {
    let keys = |text: &str| -> Vec<String> {
        let parts = text.split("\":").filter_map(|part| part.rsplit('"').next()).map(str::to_owned);
        parts
            .filter(|key| {
                ["dockhand", "game", "players", "config", "draws", "moves", "seed"].contains(&key.as_str())
            })
            .collect()
    };
    assert_eq!(keys(&live::<Duel>(30).record()), ["dockhand", "game", "players", "config", "draws", "moves"]);
    let setup: Value = serde_json::from_str(&live::<Duel>(3).setup()).expect("JSON");
    assert_eq!(setup["seed"], json!(0xfedc_ba98_u32), "a number that differs from game to game");
}

#[test]
fn too_many_and_too_few_seeds_are_different_errors() {
    let seeds = |record: &Value| record["draws"].as_array().expect("a list").clone();
    assert_eq!(code(&changed(|_| ())), "opens");
    let more =
        changed(|record| record["draws"].as_array_mut().expect("a list").push(json!("0000000000000000")));
    assert_eq!(code(&more), "record-damaged");
    let fewer = changed(|record| drop(record["draws"].as_array_mut().expect("a list").pop()));
    let refused = Match::<Duel>::resume(&fewer).expect_err("a move without chance");
    let RecordError::IllegalMove { number, rule: None } = refused else { panic!("{refused:?}") };
    let whole: Value = serde_json::from_str(&changed(|_| ())).expect("JSON");
    assert!((1..=whole["moves"].as_array().map_or(0, Vec::len)).contains(&number));
    // The moves before it can be played.
    let mut cut: Value = serde_json::from_str(&fewer).expect("JSON");
    cut["moves"].as_array_mut().expect("a list").truncate(number - 1);
    assert_eq!(code(&cut.to_string()), "opens");
    // Another seed is another game, in which a move may not be legal.
    let other = changed(|record| record["draws"][0] = seeds(record)[1].clone());
    assert!(["opens", "illegal-move", "record-damaged"].contains(&code(&other).as_str()));
    let many = |count: usize| {
        changed(|record| {
            record["draws"] = json!(vec!["0123456789abcdef"; count]);
            record["moves"] = json!([]);
        })
    };
    assert_eq!(code(&many(1)), "opens");
    assert_eq!(code(&many(MOST_MOVES + 1)), "record-damaged");
    assert_eq!(code(&many(MOST_MOVES + 2)), "not-a-record");
    assert_eq!(code(&many(20_000)), "record-too-large");
}

#[test]
fn bad_seeds_are_no_record() {
    for wrong in [
        json!("0123456789abcde"),
        json!("0123456789abcdef0"),
        json!("0123456789abcdeF"),
        json!("0123456789abcdeg"),
        json!("+123456789abcdef"),
        json!("0x23456789abcdef"),
        json!("é123456789abcde"),
        json!(""),
        json!(7),
        json!(null),
        json!(["0123456789abcdef"]),
    ] {
        assert_eq!(code(&changed(|record| record["draws"][1] = wrong.clone())), "not-a-record", "{wrong}");
    }
    for wrong in [json!([]), json!(null), json!({}), json!("0123456789abcdef"), json!(1)] {
        assert_eq!(code(&changed(|record| record["draws"] = wrong.clone())), "not-a-record", "{wrong}");
    }
}

#[test]
fn versions_do_not_mix() {
    let without =
        |record: &mut Value, key: &str| drop(record.as_object_mut().expect("an object").remove(key));
    assert_eq!(code(&changed(|record| without(record, "draws"))), "not-a-record");
    assert_eq!(code(&changed(|record| record["seed"] = json!(1))), "not-a-record");
    assert_eq!(code(&changed(|record| record["redraws"] = json!([[3, 1]]))), "not-a-record");
    assert_eq!(code(&changed(|record| record["redraws"] = json!([]))), "not-a-record");
    assert_eq!(code(&changed(|record| record["more"] = json!(1))), "not-a-record");
    for version in [1, 2] {
        assert_eq!(code(&changed(|record| record["dockhand"] = json!(version))), "not-a-record");
    }
    assert_eq!(code(&changed(|record| record["dockhand"] = json!(5))), "other-version");
    let of_one = |change: &dyn Fn(&mut Value)| {
        let mut record: Value = serde_json::from_str(&played::<Duel>(2, 20).0).expect("JSON");
        change(&mut record);
        code(&record.to_string())
    };
    assert_eq!(of_one(&|record| record["dockhand"] = json!(3)), "not-a-record");
    assert_eq!(of_one(&|record| record["draws"] = json!(["0123456789abcdef"])), "not-a-record");
    assert_eq!(of_one(&|record| record["receipt"] = json!({})), "not-a-record");
    let twice = changed(|_| ()).replacen("\"draws\":", "\"draws\":[\"0123456789abcdef\"],\"draws\":", 1);
    assert_eq!(code(&twice), "not-a-record");
}

/// The receipt of a game by link is its record with one key more, which nobody reads here.
#[test]
fn a_receipt_opens_as_its_record() {
    let receipt =
        changed(|record| record["receipt"] = json!({"letters": ["abc"], "heaps": [[0, [1, 2], true]]}));
    let table = Match::<Duel>::resume(&receipt).expect("a receipt");
    assert_eq!(table.record(), live::<Duel>(30).record());
}

#[test]
fn links_are_checked_like_files() {
    assert_eq!(code(&relinked(|_| (), |_| ())), "opens");
    assert_eq!(code(&relinked(|head| head["s"] = json!(1), |_| ())), "record-damaged");
    let count = |by: u8| relinked(|_| (), |rest| rest[1] = rest[1].wrapping_add(by));
    assert!(["illegal-move", "record-damaged"].contains(&code(&count(1)).as_str()));
    assert!(["illegal-move", "record-damaged"].contains(&code(&count(255)).as_str()));
    assert_eq!(code(&relinked(|_| (), |rest| rest[0] = 255)), "record-damaged", "more seeds than bytes");
    assert_eq!(code(&relinked(|_| (), |rest| rest[..2].fill(0))), "record-damaged", "not even a deal");
    assert_eq!(code(&relinked(|_| (), Vec::clear)), "record-damaged");
    let bytes = decode_link(&live::<Duel>(30).link());
    for version in [1, 2] {
        let other = encode_link(&[&[version], &bytes[1..]].concat());
        assert!(["illegal-move", "record-damaged"].contains(&code(&other).as_str()));
    }
    let old = decode_link(&played::<Duel>(2, 20).1);
    assert_eq!(code(&encode_link(&[&[3], &old[1..]].concat())), "record-damaged");
}

/// A changed link with the right checksum opens or has a code; so does a changed file.
fn mutated<G: Searches>() {
    let (mut rng, table) = (Rng::new(5), live::<G>(40));
    let bytes = decode_link(&table.link());
    for _ in 0..4_000 {
        let mut body = bytes[1..bytes.len() - 4].to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(body.len());
            body[at] = rng.below(256) as u8;
        }
        let cut = body.len() - rng.below(2) * rng.below(40);
        code(&sealed(&body[..cut]));
        let mut file = table.record().into_bytes();
        let at = rng.below(file.len());
        file[at] = rng.pick(b"{}[],:\"0123456789abetrn-").expect("a byte");
        code(&String::from_utf8_lossy(&file));
    }
}

macro_rules! mutated {
    ($($name:ident: $game:ty),+) => {
        $(#[test]
        fn $name() {
            mutated::<$game>();
        })+
    };
}
mutated!(mutated_imhotep: Imhotep, mutated_duel: Duel, mutated_kontor: Kontor, mutated_rampart: Rampart);

#[test]
fn records_of_version_3_open_for_ever() {
    // Never write these two files again: if this fails, old saved games cannot be opened.
    for text in [include_str!("../../records/imhotep-v3.json"), include_str!("../../records/imhotep-v3.link")]
    {
        let table = Match::<Imhotep>::resume(text).expect("a save of version 3");
        let known = (table.moves().len(), table.hash(), table.check());
        assert_eq!(known, (89, "b08382548a43e708".to_owned(), 2_423_706_231));
        let outcome = table.game().outcome().expect("played to the end");
        assert!(outcome.scores.as_slice() == [38, 37] && outcome.winners.iter().eq([Seat(0)]));
    }
}
