//! Moves, colours, cards and events as short words.

use crate::game::{Describe, Rules, Seat, Step};
use crate::imhotep::cards::{Card, Site};
use crate::imhotep::moves::{Move, Order, Spot};
use crate::imhotep::state::Imhotep;
use serde_json::Value;

/// The letters of the seats.
const COLOURS: [&str; 4] = ["k", "w", "b", "g"];

/// Returns the seat with this letter.
pub(super) fn seat(letter: &str) -> Seat {
    Seat(COLOURS.iter().position(|&c| c == letter).unwrap_or_else(|| panic!("no colour {letter:?}")) as u8)
}

/// Returns the site with this name.
pub(super) fn site(name: &str) -> Site {
    Site::ALL.into_iter().find(|site| site.name() == name).unwrap_or_else(|| panic!("no site {name:?}"))
}

/// Returns the card with this name.
pub(super) fn read_card(name: &str) -> Card {
    Card::ALL.into_iter().find(|card| card.name() == name).unwrap_or_else(|| panic!("no card {name:?}"))
}

/// Reads a spot such as `0/1`.
fn spot(text: &str) -> Spot {
    let (boat, place) = text.split_once('/').expect(text);
    Spot(boat.parse().expect(text), place.parse().expect(text))
}

/// Reads a move such as `k lever 0 market wkk`: the seat, the kind of move and its arguments.
pub(super) fn read_move(text: &str) -> (Seat, Move) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |i: usize| words[i].parse::<u8>().expect(text);
    let at = |i: usize| spot(words[i]);
    let mv = match words[1] {
        "take" => Move::TakeStones,
        "load" => Move::Load { boat: at(2).0, place: at(2).1 },
        "sail" => Move::Sail { boat: number(2), site: site(words[3]) },
        "lever" => {
            let order = Order::of(words[4].split("").filter(|c| !c.is_empty()).map(seat));
            Move::Lever { boat: number(2), site: site(words[3]), order }
        }
        "hammer" => Move::Hammer { boat: at(2).0, place: at(2).1 },
        "sail-card" => Move::SailCard { boat: at(2).0, place: at(2).1, site: site(words[3]) },
        "chisel" => Move::Chisel { first: at(2), second: at(3) },
        "pass" => Move::Pass,
        "pick" => Move::PickCard { card: read_card(words[2]) },
        "pick-pair" => Move::PickPair,
        "keep" => Move::KeepCard { card: read_card(words[2]) },
        "pyramid" => Move::ChoosePyramid { pyramid: number(2) },
        "bonus" => Move::LoadBonus { boat: at(2).0, place: at(2).1 },
        "decline" => Move::Decline,
        "accept" => Move::Accept,
        "point" => Move::TemplePoint,
        "stones" => Move::TempleStones,
        other => panic!("{other} is no move"),
    };
    (seat(words[0]), mv)
}

/// Returns the seat that decides and the decision.
pub(super) fn asked(game: &Imhotep) -> String {
    let Some(who) = game.to_act().first() else { return "over".to_owned() };
    let ask = serde_json::to_value(game.ask()).expect("data");
    let count = if ask["stones"].is_null() { String::new() } else { format!(" {}", ask["stones"]) };
    format!("{} {}{count}", COLOURS[who.index()], ask["ask"].as_str().expect("an ask"))
}

/// Returns the events in short: the event, the seat, and its arguments in the order of the enum.
pub(super) fn events(steps: &[Step<Imhotep>]) -> String {
    let events = steps.iter().filter_map(|step| match step {
        Step::Event(event) => Some(serde_json::to_value(event).expect("data")),
        Step::Motion(_) => None,
    });
    events.map(|event| in_short(&event)).collect::<Vec<_>>().join(", ")
}

fn in_short(event: &Value) -> String {
    let mut words = vec![event["say"].as_str().expect("an event").to_owned()];
    words.extend(event["seat"].as_u64().map(|s| COLOURS[s as usize].to_owned()));
    for key in ["boat", "place", "stones", "card", "site", "points", "source"] {
        match &event[key] {
            Value::Null => {}
            Value::String(name) => words.push(name.clone()),
            other => words.push(other.to_string()),
        }
    }
    words.join(" ")
}
