//! Recorded games that once broke a rule: each is replayed up to that point, and the test asserts what the
//! rule says. `tests/replays` has the games in the format that `examples/trace.rs` replays: `config`,
//! `chance`, and for each decision `seat` and `chosen`.
use dockhand::data::Data;
use dockhand::game::{Describe, Quiet, Rules, Seat, Seats, Step};
use dockhand::kontor::{Event, Good, Kontor, Move};
use dockhand::record::find_move;
use dockhand::rng::Rng;
use serde_json::{Value, json};

/// A game after its last recorded move.
struct Replayed {
    game: Kontor,
    /// The events of the last move.
    events: Vec<Event>,
}

impl Replayed {
    /// Plays the moves of a recorded game.
    fn of(text: &str) -> Replayed {
        let mut trace: Value = serde_json::from_str(text).expect("JSON");
        let config = trace["config"].as_object_mut().expect("a table");
        let seats = config.remove("seats").and_then(|seats| seats.as_u64()).expect("a number of seats") as u8;
        let config = serde_json::from_value(trace["config"].take()).expect("a configuration");
        trace["chance"].as_object_mut().expect("what chance has fixed").remove("reshuffles");
        let chance = serde_json::from_value(trace["chance"].take()).expect("what chance has fixed");
        let game = Kontor::start(seats, &config, &chance, Rng::new(1), &mut Quiet).expect("a table");
        let mut replayed = Replayed { game, events: Vec::new() };
        for decision in trace["decisions"].as_array().expect("decisions") {
            let seat = Seat(decision["seat"].as_u64().expect("a seat") as u8);
            replayed.plays(seat, &decision["chosen"]);
        }
        replayed
    }

    /// Plays one more move, which has to be legal.
    fn plays(&mut self, seat: Seat, chosen: &Value) {
        let mv =
            find_move(&self.game, seat, &Data::of(chosen)).unwrap_or_else(|| panic!("no move: {chosen}"));
        let mut steps = Vec::new();
        assert_eq!(self.game.play(seat, mv, &mut steps), Ok(()), "{seat:?} {chosen}");
        let event = |step| match step {
            Step::Event(event) => Some(event),
            Step::Motion(_) => None,
        };
        self.events = steps.into_iter().filter_map(event).collect();
    }

    /// Returns a part of the state in words: see `Kontor::describe`.
    fn state(&self, key: &str) -> Value {
        self.game.describe()[key].take()
    }

    fn winners(&self) -> Seats {
        self.game.outcome().expect("the game is over").winners
    }
}

/// kontor/tic-tac-toe, kontor/smuggling: the cards that lie face down are turned up and complete black's line of three, so
/// black wins, although both have four sectors and red has more florins.
#[test]
fn a_line_at_the_last_scoring_wins() {
    let end = Replayed::of(include_str!("../replays/kontor/line-at-the-last-scoring.json"));
    assert_eq!(end.winners(), Seats::only(Seat(1)), "{:?}", end.events);
}

/// kontor/export, kontor/ruling-2: dock 11 has exported its wine; when the ship took it, dock 5 of its sector
/// gave back its own. Now the ship has taken 5 as well: red has no wine left in that sector, so the export
/// gives it back.
#[test]
fn an_exported_piece_is_recalled() {
    let taken = Replayed::of(include_str!("../replays/kontor/export-not-recalled.json"));
    assert_eq!(
        (taken.state("exports"), taken.state("supply")),
        (json!([[0, 0, 0], [0, 0, 0]]), json!([16, 14, 16]))
    );
}

/// kontor/freewheel, kontor/flood-choice, kontor/ruling-98: a canal with a florin that is laid instead of a
/// flood taxes no player.
#[test]
fn canals_laid_instead_of_a_flood_tax_nobody() {
    let laid = Replayed::of(include_str!("../replays/kontor/freewheel-flood-choice-taxes.json"));
    let taxed = |event: &Event| {
        matches!(event, Event::PaidTax { .. } | Event::LosesTurn { .. } | Event::Subsidised { .. })
    };
    assert!(
        matches!(laid.events.first(), Some(Event::Laid { number: 77, .. })) && !laid.events.iter().any(taxed),
        "{:?}",
        laid.events
    );
}

/// kontor/freewheel-solo, kontor/ruling-86: the ship has taken the only dock of the third player, who is
/// still allied with the second in the rest of the sector: either may leave.
#[test]
fn an_ally_may_leave_where_one_has_no_dock() {
    let mut split = Replayed::of(include_str!("../replays/kontor/ally-cannot-leave.json"));
    while split.state("toAct") != json!([1]) {
        let seat = Seat(split.state("toAct")[0].as_u64().expect("somebody decides") as u8);
        let choice = if split.state("ask")["ask"] == "draw" {
            json!({"do": "draw", "from": "docks"})
        } else {
            json!({"do": "pass"})
        };
        split.plays(seat, &choice);
    }
    assert_eq!(split.state("allied"), json!([[1, 2, [-3, 0]]]));
    split.plays(Seat(1), &json!({"do": "leave", "cell": [-3, 0]}));
    assert_eq!(split.state("allied"), json!([]));
}

/// kontor/events, kontor/ruling-111: red holds one dock when disorder comes, and black four; each draws three.
#[test]
fn disorder_draws_three() {
    let drawn = Replayed::of(include_str!("../replays/kontor/disorder-draws-fewer.json"));
    let is_dock = |number: &u64| matches!(number, 3..=44 | 88 | 89);
    let docks = |seat: usize| {
        let hand = drawn.state("hands")[seat].take();
        hand.as_array().expect("places").iter().filter_map(Value::as_u64).filter(is_dock).count()
    };
    assert_eq!(drawn.state("events")["past"], json!(["disorder"]), "{:?}", drawn.events);
    assert_eq!((docks(0), docks(1)), (3, 3));
}

impl Replayed {
    /// Returns the first seat that decides and its legal moves.
    fn legal(&self) -> (Seat, Vec<Move>) {
        let seat = self.game.to_act().first().expect("somebody decides");
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        (seat, moves)
    }

    /// Returns how many warehouses of a kind stand on a cell.
    fn standing(&self, cell: &Value, good: Good) -> usize {
        let board = self.state("board");
        let here =
            board.as_array().expect("cells").iter().find(|here| here["cell"] == *cell).expect("a card");
        here["stock"].as_array().expect("goods").iter().filter(|kind| **kind == json!(good)).count()
    }
}

/// kontor/smuggling, kontor/one-good: red's dock 9 is turned up, and red chooses whether tea or spice is
/// landed.
#[test]
fn the_smuggler_chooses_the_good() {
    let mut end = Replayed::of(include_str!("../replays/kontor/smuggled-one-good.json"));
    assert_eq!((end.state("ask"), end.state("toAct")), (json!({"ask": "land", "number": 9}), json!([0])));
    let before = end.state("supply");
    end.plays(Seat(0), &json!({"do": "land", "good": "spice"}));
    let landed = |event: &Event| matches!(event, Event::TurnedUp { number: 42, .. });
    assert!(end.events.iter().any(landed) && end.game.outcome().is_some(), "{before}: {:?}", end.events);
}

/// kontor/ruling-118, kontor/smuggling, kontor/one-good: the game has been won when the smuggled card is turned up, so
/// nobody is asked which of its goods lands.
#[test]
fn nobody_is_asked_after_the_end() {
    let end = Replayed::of(include_str!("../replays/kontor/asked-after-the-end.json"));
    assert!(end.game.outcome().is_some(), "{:?}", end.state("ask"));
    let unasked = |event: &Event| matches!(event, Event::Unasked { answer: Move::Land { .. }, .. });
    assert!(end.events.iter().any(unasked), "{:?}", end.events);
}

/// kontor/freewheel, kontor/ruling-81: black's tavern has made a dock drunk; red's tavern may lay its coin
/// there too.
#[test]
fn a_second_coin_lies_on_a_dock() {
    let mut laid = Replayed::of(include_str!("../replays/kontor/drunk-dock-barred.json"));
    laid.plays(Seat(0), &json!({"do": "treat", "tavern": [-3, 1], "dock": [-3, -1]}));
    assert_eq!(laid.state("coins"), json!([[-3, -1], [-3, -1]]));
}

/// kontor/euphrates, kontor/corruption-2: the only dock that can get the goods of a canal has two of their
/// kind: it gets a third one, and nothing returns to the supply.
#[test]
fn a_third_warehouse_does_not_sink() {
    let mut surrounded = Replayed::of(include_str!("../replays/kontor/third-warehouse-sinks.json"));
    assert_eq!(surrounded.state("ask")["ask"], "salvage", "{:?}", surrounded.events);
    let (seat, moves) = surrounded.legal();
    let (chosen, Some(&Move::Salvage { cell })) = (json!(moves[0]), moves.first()) else {
        panic!("{moves:?}")
    };
    let good: Good = match surrounded.state("ask")["good"].as_str() {
        Some("tea") => Good::Tea,
        Some("wine") => Good::Wine,
        _ => Good::Spice,
    };
    let before = surrounded.standing(&json!(cell), good);
    surrounded.plays(seat, &chosen);
    assert_eq!((before, surrounded.standing(&json!(cell), good)), (2, 3));
}

/// kontor/events, kontor/ruling-113: flood damage offers a third warehouse of a kind.
#[test]
fn a_third_warehouse_is_offered() {
    let asked = Replayed::of(include_str!("../replays/kontor/third-warehouse.json"));
    let (_, moves) = asked.legal();
    let third =
        |mv: &Move| matches!(mv, Move::Exchange { cell, to, .. } if asked.standing(&json!(cell), *to) == 2);
    assert!(moves.iter().any(third), "{moves:?}");
}

/// kontor/freewheel-solo: the docks of a harbour of one's own belong to no player at the start.
#[test]
fn docks_of_a_drawn_harbour_have_no_owner() {
    let start = Replayed::of(include_str!("../replays/kontor/solo-own-harbour.json"));
    assert_eq!(start.state("owners"), json!([[], [], []]));
}
