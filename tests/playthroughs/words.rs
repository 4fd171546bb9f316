//! Moves, sayings and positions of any game in words: what their data says, with the colours' names.

use dockhand::game::{Eye, Game, Seat};
use dockhand::session::catalogue;
use serde_json::Value;
use std::collections::BTreeMap;

/// The names of the seats of a game: its colours.
pub struct Words {
    colours: Vec<&'static str>,
}

impl Words {
    /// The colours of a game of the catalogue.
    pub fn of(game: &str) -> Words {
        let entry = catalogue().games.into_iter().find(|entry| entry.id == game);
        Words { colours: entry.expect("in the catalogue").colours }
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.colours.get(seat.index()).map_or_else(|| format!("seat {}", seat.0), |name| (*name).to_owned())
    }
}

/// Keys whose numbers are seats.
const SEATS: [&str; 6] = ["seat", "first", "winners", "order", "owner", "with"];
/// Keys that need not be said: what they name says it.
const TAGS: [&str; 5] = ["say", "do", "is", "seat", "ask"];

/// A value in words: its tag, then who, then `key value` for the rest.
pub fn json_words(value: &Value, words: &Words) -> String {
    match value {
        Value::Object(map) => {
            let mut parts = Vec::new();
            for tag in TAGS {
                parts.extend(map.get(tag).map(|value| keyed(tag, value, words)));
            }
            let mut rest: Vec<String> = vec![parts.join(" ")];
            for (key, value) in map.iter().filter(|(key, _)| !TAGS.contains(&key.as_str())) {
                rest.push(format!("{} {}", spaced(key), keyed(key, value, words)));
            }
            rest.retain(|part| !part.is_empty());
            rest.join(", ")
        }
        other => keyed("", other, words),
    }
}

fn keyed(key: &str, value: &Value, words: &Words) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::Bool(yes) => (if *yes { "yes" } else { "no" }).to_owned(),
        Value::Number(n) if SEATS.contains(&key) => words.seat(Seat(n.as_u64().unwrap_or(255) as u8)),
        Value::Number(n) => n.to_string(),
        Value::String(text) => spaced(text),
        Value::Array(all) => all.iter().map(|one| keyed(key, one, words)).collect::<Vec<_>>().join(" "),
        Value::Object(_) => json_words(value, words),
    }
}

/// `paved-path` and `pyramidBonus` as words.
fn spaced(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '-' => out.push(' '),
            c if c.is_uppercase() && !out.is_empty() => out.extend([' ', c.to_ascii_lowercase()]),
            c => out.push(c),
        }
    }
    out
}

/// What a counter of this name reads.
pub fn counter<G: Game>(game: &G, name: &str) -> Option<i16> {
    let mut found = None;
    game.counters(&mut |at, count| {
        if at.to_string() == name {
            found = Some(count);
        }
    });
    found
}

/// The whole table as everybody together could see it: what lies where, and what is counted; places with the
/// same beginning share a line.
pub fn position<G: Game>(game: &G, words: &Words) -> String {
    let mut lines: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut put = |at: String, what: String| {
        let (group, last) = at.rsplit_once('/').unwrap_or((&at, ""));
        lines.entry(group.to_owned()).or_default().push(format!("{last} {what}").trim().to_owned());
    };
    let mut tokens = Vec::new();
    game.tokens(&mut |at, face| tokens.push((at, face)));
    tokens.sort_unstable();
    for (at, face) in tokens {
        let face = json_words(&serde_json::to_value(face).expect("data"), words);
        let hidden = if game.sees(Eye::Table, at) { "" } else { " (face down)" };
        let face = face.replace("stone ", "").replace("card, card ", "");
        put(at.to_string(), format!("{face}{hidden}"));
    }
    let mut counters = Vec::new();
    game.counters(&mut |at, count| counters.push((at, count)));
    counters.sort_unstable();
    for (at, count) in counters.into_iter().filter(|&(_, count)| count != 0) {
        put(at.to_string(), format!("× {count}"));
    }
    let mut out = "\n".to_owned();
    for (group, things) in lines {
        out.push_str(&format!("   {group}: {}\n", things.join(" · ")));
    }
    out + "\n"
}
