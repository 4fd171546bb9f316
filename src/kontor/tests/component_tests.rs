//! Components files: what they may replace, and which mistakes are found (`#[cfg(test)]`).

use super::*;
use crate::kontor::setup::layout::Plan;
use crate::record::{Player, Setup};
use crate::session::{Match, Session};
use serde_json::{Value, json};

/// Returns the reconstructed table as a components file.
fn ours() -> Value {
    let tables = CardTable::RECONSTRUCTED;
    let with =
        |bears: &dyn Fn(u8) -> bool| (1..=NUMBERS).filter(|&number| bears(number)).collect::<Vec<u8>>();
    json!({
        "tea": with(&|n| tables.goods(n).has(Good::Tea)),
        "wine": with(&|n| tables.goods(n).has(Good::Wine)),
        "spice": with(&|n| tables.goods(n).has(Good::Spice)),
        "florin": with(&|n| tables.has_florin(n)),
        "ship": with(&|n| tables.has_ship(n)),
    })
}

fn conflicts_of(components: &Value, scenario: Scenario) -> Vec<Conflict> {
    let components = serde_json::from_value(components.clone()).unwrap();
    Kontor::conflicts(2, &Config { components: Some(components), ..config(scenario) })
}

/// Returns the mistakes of the reconstructed table after a change.
fn changed(change: impl Fn(&mut Value)) -> Vec<Conflict> {
    let mut cards = ours();
    change(&mut cards);
    conflicts_of(&json!({"game": "kontor", "cards": cards}), Scenario::Base)
}

fn swap(cards: &mut Value, mark: &str, from: u8, to: u8) {
    for number in cards[mark].as_array_mut().unwrap().iter_mut().filter(|n| **n == json!(from)) {
        *number = json!(to);
    }
}

/// kontor/deck: a file can state the reconstructed table; the game uses another table if it keeps to what is
/// printed.
#[test]
fn a_file_replaces_the_table() {
    assert_eq!(changed(|_| ()), []);
    // 17 and 18 show tea, 19 and 20 wine: as many of each as before.
    let other = |cards: &mut Value| {
        for (a, b) in [(17, 19), (18, 20)] {
            swap(cards, "wine", a, b);
            swap(cards, "tea", b, a);
        }
    };
    assert_eq!(changed(other), []);
    let mut cards = ours();
    other(&mut cards);
    let components = serde_json::from_value(json!({"game": "kontor", "cards": cards})).unwrap();
    let config = Config { components: Some(components), ..config(Scenario::Base) };
    let players =
        (0..2).map(|colour| Player { name: String::new(), colour, level: None, character: None }).collect();
    let table: Match<Kontor> = Match::new(Setup { players, config, seed: 3 }).unwrap();
    let shown = |number: u8| table.game().cards.goods(number);
    assert_eq!([17, 18, 19, 20].map(shown), [Good::Tea, Good::Tea, Good::Wine, Good::Wine].map(Goods::only));
    assert!(table.game().cards.adds_up());
    // Record and link contain the file.
    for text in [table.record(), table.link()] {
        assert_eq!(Match::<Kontor>::resume(&text).unwrap().game(), table.game());
    }
}

/// kontor/deck, kontor/numbers: all mistakes are reported at once.
#[test]
fn all_mistakes_of_a_box_are_reported_at_once() {
    use Conflict as C;
    let add = |mark: &'static str, number: i32| {
        move |cards: &mut Value| cards[mark].as_array_mut().unwrap().push(json!(number))
    };
    let found = |change: &dyn Fn(&mut Value), conflict: Conflict| {
        let all = changed(change);
        assert!(all.contains(&conflict), "{conflict:?} is not among {all:?}");
    };
    found(&add("tea", 45), C::NoSuchCard { mark: Mark::Tea, number: 45 });
    found(&add("wine", 29), C::NoSuchCard { mark: Mark::Wine, number: 29 });
    found(&add("ship", -3), C::NoSuchCard { mark: Mark::Ship, number: -3 });
    found(&add("florin", 90), C::NoSuchCard { mark: Mark::Florin, number: 90 });
    found(&add("tea", i32::MAX), C::NoSuchCard { mark: Mark::Tea, number: i32::MAX });
    found(&add("spice", 3), C::NumberTwice { mark: Mark::Spice, number: 3 });
    found(&add("florin", 87), C::TwoSymbols { number: 87 });
    let long = C::TooManyNumbers { mark: Mark::Tea, has: 500, most: 93 };
    found(&|cards| cards["tea"] = json!(vec![3; 500]), long);
    assert_eq!(conflicts_of(&json!({"game": "rampart", "cards": {}}), Scenario::Base), [C::OtherGame]);
}

/// kontor/setup: layouts are connected and fit their boards; each kind of fault is named.
#[test]
fn layouts_of_a_file() {
    let faults = |layouts: Value| -> Vec<(Layout, Fault)> {
        let all = conflicts_of(&json!({"game": "kontor", "layouts": layouts}), Scenario::Base);
        let of = |conflict| match conflict {
            Conflict::WrongLayout { layout, fault, .. } => (layout, fault),
            other => panic!("{other:?}"),
        };
        all.into_iter().map(of).collect()
    };
    let water = |rows: Value| faults(json!({"watergames": rows})).first().map(|&(_, fault)| fault);
    assert_eq!(water(json!([". ~ .", "~ A ~", ". ~ ."])), None);
    assert_eq!(water(json!(["A~~~~~"])), None);
    assert_eq!(water(json!(["A~~~~~~"])), Some(Fault::TooLarge));
    assert_eq!(water(json!(vec!["A"; 9])), Some(Fault::TooLarge));
    assert_eq!(water(json!(["A", "A"])), Some(Fault::Anchor));
    assert_eq!(water(json!(["~ ~"])), Some(Fault::Anchor));
    assert_eq!(water(json!([])), Some(Fault::Anchor));
    assert_eq!(water(json!(["A . ~"])), Some(Fault::Apart));
    assert_eq!(water(json!(["A ~", "~"])), Some(Fault::Marks));
    assert_eq!(water(json!(["A x"])), Some(Fault::Marks));
    assert_eq!(water(json!(["A".repeat(70_000)])), Some(Fault::TooLarge));
    let full = json!(["~~~~~~", "~~~~~~", "~~A~~~", "~~~~~~", "~~~~~~", "~~~~~~"]);
    assert_eq!(water(full), Some(Fault::TooManyCanals));
    let both = faults(json!({"canale-grande": ["A ~ x"], "ile-grande": ["~ ~ ~", "~ A ~"]}));
    let wanted = [(Layout::CanaleGrande, Fault::Marks), (Layout::IleGrande, Fault::NoIsland)];
    assert_eq!(both, wanted);
    assert!(
        serde_json::from_value::<Components>(json!({"game": "kontor", "layouts": {"cross": ["A"]}})).is_err()
    );
}

/// kontor/ile-grande: another ring is laid out wherever its anchor lies, and no canal may lie on its island.
#[test]
fn another_ring() {
    let ring = json!(["A ~ ~ ~ ~", "~ . . . ~", "~ . . . ~", "~ . . . ~", "~ ~ ~ ~ ~"]);
    let file = json!({"game": "kontor", "layouts": {"ile-grande": ring}});
    let components: Components = serde_json::from_value(file).unwrap();
    let config = Config { components: Some(components), ..config(Scenario::IleGrande) };
    let game = Kontor::new(2, &config, 1).unwrap();
    assert_eq!(
        game.harbour.cells(game.harbour.island()).collect::<Cells>(),
        Cells::rectangle((1, 3), (1, 3))
    );
    assert_eq!(game.bars(RED, 87, at(2, 1)), Some(Refusal::IslandIsDry));
    assert_eq!(game.harbour.water().len(), 16);
}

/// The built-in layouts satisfy the conditions for those of a file.
#[test]
fn our_layouts_are_sound() {
    for layout in Layout::ALL {
        let plan = Plan::read(layout.drawing()).unwrap();
        let (columns, rows) = layout.board();
        assert!(plan.columns <= columns && plan.rows <= rows && plan.canals_apart() == 0, "{layout:?}");
        if layout == Layout::IleGrande {
            assert_eq!((plan.islands(), plan.island().len()), (1, 9));
        }
    }
}

/// The example of the documentation is the reconstructed table and the built-in layouts.
#[test]
fn the_documented_example() {
    let page = include_str!("../../../docs/components.md");
    let (_, kontor) = page.split_once("## Kontor").unwrap();
    let text = kontor.split("```").nth(1).unwrap().trim_start_matches("json");
    let components: Components = serde_json::from_str(text).unwrap();
    assert_eq!((components.conflicts(), components.tables()), (vec![], CardTable::RECONSTRUCTED));
    for layout in Layout::ALL {
        assert_eq!(
            components.plan(layout, &CardTable::RECONSTRUCTED).canals,
            layout.plan().canals,
            "{layout:?}"
        );
    }
}

fn own(columns: u8, rows: u8, map: &[&str]) -> Value {
    json!({"game": "kontor", "harbour": {"columns": columns, "rows": rows, "map": map}})
}

/// kontor/setup, kontor/numbers: a harbour of one's own replaces the start layout and the board; its cards
/// are in no pile.
#[test]
fn a_harbour_of_ones_own() {
    let drawn = own(7, 5, &["c ~ . .", "~ A ~ ~", "T ~ . C"]);
    for (scenario, seats) in [(Scenario::Base, 2), (Scenario::Advanced, 4), (Scenario::Speed, 2)] {
        let components = serde_json::from_value(drawn.clone()).unwrap();
        let config = Config { components: Some(components), ..config(scenario) };
        let players = (0..seats)
            .map(|colour| Player { name: String::new(), colour, level: None, character: None })
            .collect();
        let table: Match<Kontor> = Match::new(Setup { players, config, seed: 3 }).unwrap();
        let game = table.game();
        assert_eq!(
            (game.rules.setup.board, game.harbour.water().len(), game.harbour.land().len()),
            ((7, 5), 6, 3)
        );
        let at = |x, y| game.card_at(Cell::new(x, y).unwrap());
        assert_eq!([at(-1, -1), at(-1, 1), at(2, 1), at(0, 0)], [Some(29), Some(88), Some(30), Some(ANCHOR)]);
        let dealt = |number| {
            (0..seats).map(Seat).any(|seat| {
                game.deck.hand(seat).any(|(_, card)| card == number)
                    || game.deck.downwards(Pile::Docks(seat)).contains(&number)
            })
        };
        assert!([29, 88, 30].into_iter().all(|number| !dealt(number)));
        assert_eq!(dealt(31), scenario != Scenario::Speed);
        for text in [table.record(), table.link()] {
            assert_eq!(Match::<Kontor>::resume(&text).unwrap().game(), game);
        }
    }
}

/// A harbour of one's own is checked like all input, and its mistakes are reported.
#[test]
fn harbours_that_cannot_be() {
    let fault = |columns, rows, map: &[&str]| match conflicts_of(&own(columns, rows, map), Scenario::Advanced)
        .as_slice()
    {
        [] => None,
        [Conflict::WrongHarbour { fault, .. }] => Some(*fault),
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(6, 6, &["A"]), None);
    assert_eq!(fault(12, 8, &["~ ~ A"]), None);
    assert_eq!(fault(3, 6, &["A"]), Some(Fault::Board));
    assert_eq!(fault(6, 9, &["A"]), Some(Fault::Board));
    assert_eq!(fault(4, 4, &["~ ~ A ~ ~"]), Some(Fault::TooLarge));
    assert_eq!(fault(6, 6, &[]), Some(Fault::Anchor));
    assert_eq!(fault(6, 6, &["A A"]), Some(Fault::Anchor));
    assert_eq!(fault(6, 6, &["A ?"]), Some(Fault::Marks));
    assert_eq!(fault(6, 6, &["A . ~"]), Some(Fault::Apart));
    assert_eq!(fault(6, 6, &["A . c"]), Some(Fault::Alone));
    assert_eq!(fault(6, 6, &["A c c c"]), Some(Fault::TooManyDocks));
    assert_eq!(fault(6, 6, &["A t t"]), Some(Fault::TooManyDocks));
    assert_eq!(fault(6, 6, &["A ~ ~", "~ c ~", "~ ~ ~"]), Some(Fault::ClosedIn));
    // On a board that is fixed from the start, edges close in a corner too.
    assert_eq!(fault(6, 6, &["c ~", "~ A"]), None);
    assert_eq!(fault(4, 4, &["c ~ . .", "~ A . .", ". ~ . .", ". ~ ~ ~"]), Some(Fault::ClosedIn));
    assert_eq!(fault(6, 6, &["A".repeat(70_000).as_str()]), Some(Fault::TooLarge));
    for scenario in [Scenario::TicTacToe, Scenario::IleGrande] {
        assert_eq!(conflicts_of(&own(8, 8, &["A"]), scenario), [Conflict::OwnMap { scenario }]);
    }
}
