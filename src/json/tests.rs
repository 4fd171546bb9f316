//! Compares writer and reader with `serde_json`, which writes and reads the same types outside the browser.

use super::{find, read, text};
use crate::data::Data;
use crate::game::Seat;
use crate::rng::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Kind {
    Unit,
    New(i8),
    Pair(u16, String),
    Named { one: bool, two: Option<u64> },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
enum Tagged {
    NothingMore,
    More { seat: Seat, list: Vec<i64> },
}

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Known {
    flag: bool,
    number: Option<u8>,
    four: [i16; 4],
    pairs: Vec<(String, Seat)>,
    named: BTreeMap<String, i32>,
    name: Name,
}

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Name {
    #[default]
    FirstOne,
    Other,
}

fn same<T: Serialize>(value: &T) {
    assert_eq!(Ok(text(value)), serde_json::to_string(value).map_err(|_| ()));
}

#[test]
fn every_shape_is_written_as_serde_json_writes_it() {
    for kind in [
        Kind::Unit,
        Kind::New(-128),
        Kind::Pair(65_535, "a".into()),
        Kind::Named { one: true, two: Some(u64::MAX) },
        Kind::Named { one: false, two: None },
    ] {
        same(&[kind]);
    }
    same(&(
        Tagged::NothingMore,
        Tagged::More { seat: Seat(3), list: vec![i64::MIN, -10, -1, 0, 9, 10, i64::MAX] },
    ));
    same(&Known { named: [("b".into(), 1), ("a\"".into(), -1)].into(), ..Known::default() });
    same(&BTreeMap::<String, Vec<()>>::from([("".into(), vec![]), ("x".into(), vec![(), ()])]));
    same(&Vec::<u8>::new());
    same(&['é', '"']);
}

#[test]
fn every_character_is_written_as_serde_json_writes_it() {
    let all: String = ('\0'..='\u{17F}').chain(['\u{2028}', '\u{FFFF}', '🏛']).collect();
    same(&all);
    assert_eq!(read(&text(&all)), Some(Data::Text(all)));
}

#[test]
fn a_value_is_found_by_its_whole_text() {
    let named = |two| Kind::Named { one: true, two: Some(two) };
    let all = [
        Kind::Unit,
        Kind::New(1),
        Kind::New(12),
        named(7),
        named(77),
        Kind::Pair(1, "1".into()),
        Kind::Pair(1, "\"".into()),
    ];
    for value in &all {
        assert_eq!(find(&all, &text(value)), Some(value));
    }
    for none in ["", "{", r#"{"New":1"#, r#"{"New":1}}"#, r#"{"New":2}"#, "\"Unit", "null"] {
        assert_eq!(find(&all, none), None, "{none}");
    }
    assert_eq!(find(&[1.5, 2.5], "2.5"), None);
}

#[test]
fn fractions_are_not_written() {
    assert_eq!(text(&1.5), "");
    assert_eq!(text(&vec![Some(1.0)]), "");
}

/// Checks that both readers accept the same texts with the same values.
fn both_read(json: &str) {
    let (ours, theirs): (_, Option<Data>) = (read(json), serde_json::from_str(json).ok());
    assert_eq!(format!("{ours:?}"), format!("{theirs:?}"), "{json}");
}

#[test]
fn the_same_texts_are_read() {
    let numbers = "0 -0 00 01 -01 1 -1 9223372036854775807 9223372036854775808 -9223372036854775808 \
        -9223372036854775809 18446744073709551616 1.0 1. .5 1e2 1E+2 1e -  -a +1 0x1 1_0 NaN Infinity --1 -.1 0.0 0e0";
    let words =
        "null true false nul nulll True tru\u{e9} undefined ' \u{feff}null é null\u{a0} \u{b}1 {} [] [} {]";
    let texts = r#""" "a" "a "\"" "\\" "\/" "\b\f\n\r\t" "\x" "\u0041" "\u00e9" "\u00E9" "\u12" "\u+123" "\uD83D"
        "\uDE00" "\uD83D\uDE00" "\ud83d\u0041" "\uD83D\n" "\uD83Dx" "\ud83d\ude0" "\u{41}" "é" "\é" "🏛" "\""#;
    for text in numbers.split(' ').chain(words.split(' ')).chain(texts.split_whitespace()) {
        both_read(text);
        both_read(&format!(" [{text}\t,\r\n{text} ] "));
        both_read(&format!("{{\"a\" : {text}}}"));
        both_read(&format!("{{{text}:1}}"));
        both_read(&format!("{text} {text}"));
    }
    for text in [
        "\"\n\"",
        "\"\0\"",
        "\"\u{7f}\"",
        "[1,]",
        "[,1]",
        "[1 2]",
        r#"{"a":1,}"#,
        r#"{"a" 1}"#,
        r#"{"a":1,"a":2}"#,
    ] {
        both_read(text);
    }
    for depth in [126, 127, 128, 100_000] {
        both_read(&"[".repeat(depth));
        both_read(&format!("{}{}", "[".repeat(depth), "]".repeat(depth)));
        both_read(&format!("{}1{}", r#"{"a":"#.repeat(depth), "}".repeat(depth)));
    }
}

/// Valid texts, changed at random.
#[test]
fn the_same_torn_texts_are_read() {
    let whole = r#"{"players":[{"name":"A\u00e9\n🏛\"","colour":0}],"x":[true,false,null,-12,[],{}],"y":"\ud83d\ude00"}"#;
    let characters: Vec<char> = r#"{}[]":,\/-0129.eEutrnafls é "#.chars().collect();
    let mut rng = Rng::new(1);
    for _ in 0..20_000 {
        let mut torn: Vec<char> = whole.chars().collect();
        for _ in 0..=rng.below(3) {
            let at = rng.below(torn.len());
            match (rng.below(3), rng.pick(&characters)) {
                (0, Some(other)) => torn[at] = other,
                (1, Some(more)) => torn.insert(at, more),
                _ => torn.truncate(at.max(1)),
            }
        }
        both_read(&torn.iter().collect::<String>());
    }
}

/// Checks that both make the same value of a text, or that neither does.
fn both_know<T: for<'a> Deserialize<'a> + PartialEq + std::fmt::Debug>(json: &str) -> bool {
    let known = read(json).and_then(|value| value.read::<T>().ok());
    assert_eq!(known, serde_json::from_str(json).ok(), "{json}");
    known.is_some()
}

#[test]
fn known_types_are_read_alike() {
    let whole = r#"{"flag":true,"number":255,"four":[1,-2,3,-32768],"pairs":[["x",9]],"named":{"a":-1},"name":"other"}"#;
    assert!(both_know::<Known>(whole) && both_know::<Known>("{}"));
    for wrong in [
        "null",
        "7",
        r#""flag""#,
        r#"{"flag":1}"#,
        r#"{"flag":null}"#,
        r#"{"flag":true,"flag":true}"#,
        r#"{"other":1}"#,
        r#"{"number":256}"#,
        r#"{"number":-1}"#,
        r#"{"number":"1"}"#,
        r#"{"four":[1,2,3]}"#,
        r#"{"four":[1,2,3,4,5]}"#,
        r#"{"four":[1,2,3,null]}"#,
        r#"{"pairs":[["x"]]}"#,
        r#"{"pairs":[["x",1,2]]}"#,
        r#"{"pairs":{"x":1}}"#,
        r#"{"named":[]}"#,
        r#"{"named":{"a":2147483648}}"#,
        r#"{"name":"FirstOne"}"#,
        r#"{"name":null}"#,
        r#"{"name":0}"#,
    ] {
        assert!(!both_know::<Known>(wrong), "{wrong}");
    }
    assert!(both_know::<Known>(r#"{"number":null,"named":{"a":1,"a":2}}"#));
    assert!(both_know::<Tagged>(r#"{"list":[1],"seat":0,"is":"more"}"#));
    assert!(!both_know::<Tagged>(r#"{"is":"less"}"#) && !both_know::<Kind>(r#""Other""#));
    assert!(both_know::<Kind>(r#""Unit""#) && both_know::<u64>("5") && !both_know::<u64>("-5"));
    assert!(both_know::<(bool, String, Data)>(r#"[true,"\n",{"a":[null]}]"#));
}
