//! The boundary, tested in a browser as JavaScript uses it: every call goes through the generated code.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod agree;
mod hostile;
mod live_chance;
mod play;

use js_sys::{Array, Function, JSON, Reflect};
use serde_json::{Map, Value, json};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);

/// A session as JavaScript holds it.
struct Held(JsValue);

/// The value that a call has returned, or the one that it has thrown.
type Answer = Result<Value, Value>;

impl Held {
    fn open(setup: &Value) -> Held {
        Held(crate::Session::open(js(setup)).expect("a table that can be played").into())
    }

    fn resume(text: &str) -> Held {
        Held(crate::Session::resume(text).expect("a good record").into())
    }

    /// Calls a method with any arguments.
    fn call_js(&self, method: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
        call(&self.0, method, args)
    }

    fn call(&self, method: &str, args: &[Value]) -> Answer {
        let args: Vec<JsValue> = args.iter().map(js).collect();
        self.call_js(method, &args).map(|out| value(&out)).map_err(|thrown| value(&thrown))
    }

    /// Calls a method that cannot refuse.
    fn ask(&self, method: &str, args: &[Value]) -> Value {
        self.call(method, args).unwrap_or_else(|thrown| panic!("{method} threw {thrown}"))
    }

    fn text(&self, method: &str) -> String {
        self.ask(method, &[]).as_str().expect("a text").to_owned()
    }

    /// Returns the lowest seat that decides and its legal moves; `None` if the game is over.
    fn offers(&self) -> Option<(Value, Vec<Value>)> {
        let seat = self.ask("view", &[Value::Null])["toAct"].get(0)?.clone();
        let offers = self.ask("offers", std::slice::from_ref(&seat));
        Some((seat, offers.as_array().expect("a list").clone()))
    }

    /// Plays up to `most` moves by a fixed rule that does not always take the first one.
    fn play_some(&self, most: usize) {
        for turn in 0..most {
            let Some((seat, offers)) = self.offers() else { break };
            let offer = &offers[(turn * 7 + 3) % offers.len()];
            self.ask("play", &[seat, offer["move"].clone(), Value::Null]);
        }
    }
}

fn call(on: &JsValue, method: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = Reflect::get(on, &method.into())?.dyn_into()?;
    function.apply(on, &args.iter().collect::<Array>())
}

/// Returns the class itself, for its static methods.
fn class() -> JsValue {
    let setup = &tables(&games()[0])[0];
    Reflect::get(&Held::open(setup).0, &"constructor".into()).expect("a class")
}

fn js(value: &Value) -> JsValue {
    JSON::parse(&value.to_string()).expect("JSON")
}

/// Returns a value as JSON; null if it cannot be written, such as `undefined` and functions.
fn value(js: &JsValue) -> Value {
    let text = JSON::stringify(js).ok().and_then(|text| text.as_string());
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn games() -> Vec<Value> {
    value(&crate::catalogue())["games"].as_array().expect("games").clone()
}

/// Returns two tables for each number of players: one with all defaults, and one with every option changed
/// that can be combined with the options before it.
fn tables(game: &Value) -> Vec<Value> {
    let options = game["options"].as_array().expect("options");
    let key = |option: &Value| option["key"].as_str().expect("a key").to_owned();
    let plain: Map<String, Value> = options.iter().map(|one| (key(one), one["default"].clone())).collect();
    let seats = game["seats"].as_array().expect("numbers of players");
    let table = |seats: &Value, config: &Map<String, Value>| {
        let player = |seat| json!({"name": format!("P{seat}"), "colour": seat});
        let players: Vec<Value> = (0..seats.as_u64().expect("a number")).map(player).collect();
        json!({"game": game["id"], "players": players, "config": config, "seed": 7})
    };
    let mut other = plain.clone();
    for option in options {
        let otherwise = match option["kind"].as_str() {
            Some("choice") => option["values"].as_array().and_then(|values| values.last()).cloned(),
            Some("switch") => option["default"].as_bool().map(|on| json!(!on)),
            _ => Some(json!(1)),
        };
        let before = other.insert(key(option), otherwise.expect("an option of a known kind"));
        if crate::Session::open(js(&table(&seats[0], &other))).is_err() {
            other.insert(key(option), before.expect("a default"));
        }
    }
    // The default, or the first other value if this number of players cannot play the default.
    let fitting = |seats: &Value| {
        let choices = options.iter().flat_map(|option| {
            let values = option["values"].as_array().cloned().unwrap_or_default();
            values.into_iter().map(move |value| (key(option), value))
        });
        let others = choices.map(|(key, value)| {
            let mut config = plain.clone();
            config.insert(key, value);
            config
        });
        let mut all = [plain.clone()].into_iter().chain(others).map(|config| table(seats, &config));
        all.find(|table| crate::Session::open(js(table)).is_ok()).expect("something for so many")
    };
    let defaults = seats.iter().map(fitting);
    defaults.chain([table(&seats[0], &other)]).collect()
}

/// Returns whether a thrown value is a refusal with a code and a rule.
fn is_refusal(thrown: &Value) -> bool {
    thrown["code"].is_string() && thrown.get("rule").is_some_and(|rule| rule.is_null() || rule.is_string())
}
