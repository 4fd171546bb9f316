//! Whatever JavaScript passes in, the engine never traps, stays usable and is not changed.

use super::{Held, call, class, games, is_refusal, tables, value};
use js_sys::{Array, Function, Object, Reflect, Symbol, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

/// How deep lists are nested that go to every method: too deep for the stack of some browsers, and in the others for the
/// engine's parser.
const DEEP: u32 = 10_000;

/// Returns values of every type, some of them malicious.
fn nasty() -> Vec<JsValue> {
    let cyclic = Object::new();
    Reflect::set(&cyclic, &"self".into(), &cyclic).expect("an object");
    let thrower = Object::new();
    Reflect::set(&thrower, &"toJSON".into(), &Function::new_no_args("throw new Error('no')"))
        .expect("an object");
    let mut out = vec![
        JsValue::UNDEFINED,
        JsValue::NULL,
        JsValue::TRUE,
        "".into(),
        "take-stones".into(),
        "\u{202e}\u{0}".into(),
        JsValue::from_str(&"x".repeat(1 << 20)),
        JsValue::bigint_from_str("123456789012345678901234567890"),
        Symbol::iterator().into(),
        Function::new_no_args("return 1").into(),
        cyclic.into(),
        thrower.into(),
        Object::new().into(),
        Array::new().into(),
        Array::of(&[JsValue::UNDEFINED, JsValue::NULL, JsValue::from(7), Object::new().into()]).into(),
        Array::new_with_length(100_000).into(),
        nested(DEEP),
        Function::new_no_args("return new Proxy({}, { get() { throw 1 }, ownKeys() { throw 2 } })")
            .call0(&JsValue::NULL)
            .expect("a proxy"),
    ];
    let numbers = [
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
        -1.0,
        0.5,
        -0.0,
        4.0,
        7.0,
        8.0,
        31.0,
        32.0,
        255.0,
        256.0,
        4_294_967_296.0,
        1e300,
    ];
    out.extend(numbers.map(JsValue::from));
    out
}

/// Returns a list nested this deeply.
fn nested(depth: u32) -> JsValue {
    (0..depth).fold(Array::new(), |inner, _| Array::of(&[inner.into()])).into()
}

/// Checks that a call did not trap, after which nothing would work any more. It may throw a refusal of the
/// engine, an error of the generated code, or an error of the argument itself.
fn no_trap(outcome: Result<JsValue, JsValue>, what: &str) {
    let Err(thrown) = outcome else { return };
    let is_trap = Function::new_with_args("thrown", "return thrown instanceof WebAssembly.RuntimeError");
    let trapped = is_trap.call1(&JsValue::NULL, &thrown).is_ok_and(|answer| answer.is_truthy());
    assert!(!trapped, "{what}: {}", message(&thrown));
}

fn message(thrown: &JsValue) -> String {
    Reflect::get(thrown, &"message".into()).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

#[wasm_bindgen_test]
fn methods_survive_anything() {
    for game in games() {
        let session = Held::open(&tables(&game)[0]);
        session.play_some(6);
        let before = session.text("hash");
        for odd in nasty() {
            for method in [
                "view",
                "offers",
                "prints",
                "notes",
                "setup",
                "score",
                "record",
                "link",
                "hash",
                "moveCount",
                "canUndo",
                "draw",
                "check",
                "legal",
                "clone",
            ] {
                no_trap(session.call_js(method, std::slice::from_ref(&odd)), method);
            }
            for method in ["play", "scoreDelta", "simulate", "why", "needs"] {
                for seat in [JsValue::from(0), JsValue::from(1), odd.clone()] {
                    for eye in [JsValue::NULL, odd.clone()] {
                        no_trap(session.call_js(method, &[seat.clone(), odd.clone(), eye]), method);
                    }
                }
                no_trap(session.call_js(method, &[]), method);
            }
            for method in ["imagine", "rollout"] {
                for args in [[odd.clone(), 1.into()], [1.into(), odd.clone()]] {
                    no_trap(session.call_js(method, &args), method);
                }
            }
            thinking_survives(&session, &odd);
            assert_eq!(session.text("hash"), before);
        }
        session.play_some(2000);
        assert!(session.offers().is_none(), "the game can still be played to its end");
    }
}

fn thinking_survives(session: &Held, odd: &JsValue) {
    let (seat, _) = session.offers().expect("the game goes on");
    let (seat, level) = (super::js(&seat), JsValue::from(1));
    for args in [[odd, &level, &level], [&seat, odd, &level], [&seat, &level, odd]] {
        no_trap(session.call_js("search", &args.map(JsValue::clone)), "search");
    }
    for net in
        [odd.clone(), Uint8Array::new_with_length(100).into(), Uint8Array::new_with_length(1 << 20).into()]
    {
        let args = [seat.clone(), level.clone(), level.clone(), net];
        let refused = value(&session.call_js("searchWith", &args).expect_err("no net"));
        assert_eq!(refused["code"], "unreadable-net");
    }
    for args in [[odd, &level, &level, odd], [&seat, &level, &level, odd], [&seat, odd, odd, odd]] {
        no_trap(session.call_js("choose", &args.map(JsValue::clone)), "choose");
    }
    no_trap(session.call_js("analyse", &[seat.clone(), odd.clone()]), "analyse");
    let search = session.call_js("search", &[seat, level.clone(), level]).map(Held).expect("a search");
    for method in ["budget", "rootStats"] {
        no_trap(search.call_js(method, std::slice::from_ref(odd)), method);
    }
    // Negative numbers become very large ones at the boundary, and so many games would take too long in a
    // test.
    if odd.as_f64().is_none_or(|n| n.abs() < 2.0 && n >= 0.0) {
        no_trap(search.call_js("run", std::slice::from_ref(odd)), "run");
    }
    search.ask("free", &[]);
}

#[wasm_bindgen_test]
fn doors_survive_anything() {
    let class = class();
    for odd in nasty() {
        no_trap(call(&class, "open", std::slice::from_ref(&odd)), "open");
        no_trap(call(&class, "resume", std::slice::from_ref(&odd)), "resume");
        for table in games().iter().map(|game| tables(game).swap_remove(0)) {
            for field in ["game", "players", "config", "seed"] {
                let setup = super::js(&table);
                Reflect::set(&setup, &field.into(), &odd).expect("an object");
                no_trap(call(&class, "open", &[setup]), field);
            }
        }
    }
}

/// A record with any one character missing, doubled or changed is either accepted or refused.
#[wasm_bindgen_test]
fn torn_records_are_refused() {
    let class = class();
    for game in games() {
        let session = Held::open(&tables(&game)[0]);
        session.play_some(8);
        for text in [session.text("record"), session.text("link")] {
            for at in (0..text.len()).step_by(3) {
                let (head, tail) = text.split_at(at);
                for torn in [
                    head.to_owned(),
                    format!("{head}{}", &tail[1..]),
                    format!("{head}A{tail}"),
                    format!("{head}\"{}", &tail[1..]),
                ] {
                    let outcome = call(&class, "resume", &[torn.as_str().into()]);
                    assert!(outcome.as_ref().err().is_none_or(|thrown| is_refusal(&value(thrown))), "{torn}");
                    no_trap(outcome, "resume");
                }
            }
        }
    }
}

/// Deeper than any browser writes as text. WebKit takes two seconds to give up on each, so few methods get one.
#[wasm_bindgen_test]
fn a_list_too_deep_for_every_browser_is_survived() {
    let (class, deep) = (class(), nested(10 * DEEP));
    no_trap(call(&class, "open", std::slice::from_ref(&deep)), "open");
    let session = Held::open(&tables(&games()[0])[0]);
    let before = session.text("hash");
    for method in ["play", "why"] {
        let outcome = session.call_js(method, &[JsValue::from(0), deep.clone(), JsValue::NULL]);
        assert!(outcome.is_err(), "{method}");
        no_trap(outcome, method);
    }
    assert_eq!(session.text("hash"), before);
    session.play_some(2000);
    assert!(session.offers().is_none(), "the game can still be played to its end");
}

/// An argument may call back while it is being read.
#[wasm_bindgen_test]
fn a_move_that_plays_while_it_is_read_is_refused() {
    let session = Held::open(&tables(&games()[0])[0]);
    session.play_some(3);
    let before = session.text("hash");
    let (seat, offers) = session.offers().expect("the game goes on");
    let sly = Function::new_with_args(
        "session, seat, move",
        "return { toJSON() { session.play(seat, move, null); return move; } }",
    );
    let sly = sly
        .call3(&JsValue::NULL, &session.0, &super::js(&seat), &super::js(&offers[0]["move"]))
        .expect("an object");
    let outcome = session.call_js("play", &[super::js(&seat), sly, JsValue::NULL]);
    assert!(outcome.is_err());
    no_trap(outcome, "play");
    assert_eq!(session.text("hash"), before);
    session.play_some(2000);
    assert!(session.offers().is_none(), "the game can still be played to its end");
}
