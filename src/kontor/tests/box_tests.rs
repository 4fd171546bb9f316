//! Boxes unlike ours: everything that can be played may stand in a components file (`#[cfg(test)]`).

use super::*;
use crate::record::{Player, Setup};
use crate::session::{Match, Session};
use serde_json::{Value, json};

fn config_of(file: Value, scenario: Scenario) -> Config {
    let components = serde_json::from_value(file).unwrap();
    Config { components: Some(components), ..config(scenario) }
}

fn conflicts_of(seats: u8, file: Value, scenario: Scenario) -> Vec<Conflict> {
    Kontor::conflicts(seats, &config_of(file, scenario))
}

fn canals(numbers: impl IntoIterator<Item = u8>) -> Value {
    json!({"game": "kontor", "numbers": {"canals": numbers.into_iter().collect::<Vec<u8>>()}})
}

fn amount(pieces: Pieces, has: i32, least: u8, most: u8) -> Conflict {
    Conflict::WrongAmount { pieces, has, least, most }
}

/// kontor/deck: the print fixes no sums: a box may have 28 florins, seven docks with tea, colours that differ,
/// cranes and taverns with any symbol, and docks without goods.
#[test]
fn a_box_has_its_own_sums() {
    let file = json!({"game": "kontor", "cards": {
        "tea": [3, 4, 5, 6, 9, 10, 13], "wine": [3, 5, 16], "spice": [4, 8],
        "florin": (45..=72).collect::<Vec<u8>>(), "ship": [3, 29, 30, 88]
    }});
    assert_eq!(conflicts_of(2, file.clone(), Scenario::Base), []);
    let game = Kontor::new(2, &config_of(file, Scenario::Base), 1).unwrap();
    assert_eq!((3..=89).filter(|&n| game.cards.has_florin(n)).count(), 28);
    assert!([29, 30, 88].map(|n| game.cards.has_ship(n)) == [true; 3] && !game.cards.has_ship(89));
}

/// kontor/numbers, kontor/deck: which numbers are canals, and which docks are red, is the box's own affair.
#[test]
fn other_numbers_are_canals() {
    // 44 to 86 are canals, 87 is a dock.
    let file = canals(44..=86);
    let game = Kontor::new(2, &config_of(file, Scenario::Base), 1).unwrap();
    let face = |number| match game.face(number) {
        Face::Card { sort, side, goods, .. } => (sort, side, goods.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!((face(44), face(87)), ((Sort::Canal, None, 0), (Sort::Dock, Some(Side::Red), 0)));
    let red: Vec<u8> = (3..=22).chain([29, 31, 89]).collect();
    let file = json!({"game": "kontor", "numbers": {"red": red}});
    assert_eq!(conflicts_of(2, file.clone(), Scenario::Base), []);
    let game = Kontor::new(2, &config_of(file, Scenario::Base), 1).unwrap();
    let docks = [0, 1].map(|seat| game.deck.downwards(Pile::Docks(Seat(seat))).len() + 3);
    assert_eq!((docks, game.cards.side_of(4), game.cards.side_of(43)), ([23, 21], Side::Red, Side::Black));
}

/// kontor/numbers: a box that cannot be dealt is refused with the number that was found and its bounds.
#[test]
fn a_box_that_cannot_be_dealt_is_refused() {
    assert_eq!(conflicts_of(2, canals(45..=60), Scenario::Base), [amount(Pieces::Canals, 16, 43, 43)]);
    let few: Vec<u8> = [3, 5, 29, 31, 89].into();
    let red = json!({"game": "kontor", "numbers": {"red": few}});
    assert_eq!(
        conflicts_of(2, red, Scenario::Base),
        [amount(Pieces::RedDocks, 5, 8, 36), amount(Pieces::BlackDocks, 39, 8, 36)]
    );
    let no_such = |mark, number| Conflict::NoSuchCard { mark, number };
    assert_eq!(
        conflicts_of(2, canals((45..=87).chain([1, 29, 88, 94])), Scenario::Base),
        [1, 29, 88, 94].map(|number| no_such(Mark::Canals, number))
    );
    let red = json!({"game": "kontor", "numbers": {"red": (3..=32).collect::<Vec<u8>>()}});
    assert_eq!(
        conflicts_of(2, red, Scenario::Base),
        [
            amount(Pieces::RedCranes, 4, 2, 2),
            amount(Pieces::RedTaverns, 0, 1, 1),
            amount(Pieces::BlackCranes, 0, 2, 2),
            amount(Pieces::BlackTaverns, 2, 1, 1)
        ]
    );
}

/// kontor/pieces: a box may have other numbers of warehouses and florins.
#[test]
fn other_warehouses_and_florins() {
    let file = json!({"game": "kontor", "warehouses": {"tea": 7, "wine": 20, "spice": 0}, "florins": 30});
    let game = Kontor::new(2, &config_of(file.clone(), Scenario::Advanced), 1).unwrap();
    assert_eq!((game.supply.common(), game.money.treasury()), ([7, 20, 0], 22));
    let game = Kontor::new(2, &config_of(file, Scenario::Embargo), 1).unwrap();
    assert_eq!(game.supply.reserves(), [[3, 4, 0]; 2]);
    let file = json!({"game": "kontor", "warehouses": {"tea": 25, "wine": -1, "spice": 16}, "florins": 100});
    assert_eq!(
        conflicts_of(2, file, Scenario::Base),
        [
            amount(Pieces::Tea, 25, 0, 24),
            amount(Pieces::Wine, -1, 0, 24),
            amount(Pieces::Florins, 100, 0, 99)
        ]
    );
    let poor = Conflict::TooFew { pieces: Pieces::Florins, has: 7, least: 8 };
    assert_eq!(conflicts_of(2, json!({"game": "kontor", "florins": 7}), Scenario::Base), [poor]);
}

/// kontor/ile-grande, kontor/canale-grande: the picture may show another island, or another course.
#[test]
fn other_drawings() {
    let island =
        json!({"game": "kontor", "layouts": {"ile-grande": ["~ ~ ~ ~", "~ . . A", "~ . . ~", "~ ~ ~ ~"]}});
    assert_eq!(conflicts_of(2, island.clone(), Scenario::IleGrande), []);
    let game = Kontor::new(2, &config_of(island, Scenario::IleGrande), 1).unwrap();
    assert_eq!((game.harbour.island().len(), game.bars(RED, 87, at(-1, 1))), (4, Some(Refusal::IslandIsDry)));
    let two = json!({"game": "kontor", "layouts": {"ile-grande": ["~ ~ ~ ~ ~", "~ . A . ~", "~ ~ ~ ~ ~"]}});
    let wrong = Conflict::WrongLayout { layout: Layout::IleGrande, fault: Fault::NoIsland, has: 2, bound: 1 };
    assert_eq!(conflicts_of(2, two, Scenario::IleGrande), [wrong]);
    let course = json!({"game": "kontor", "layouts": {"canale-grande": ["~ A ~ ~"]}});
    let game = Kontor::new(2, &config_of(course, Scenario::CanaleGrande), 1).unwrap();
    assert_eq!(
        (game.rules.setup.board, game.harbour.bounds().columns.from, game.harbour.bounds().rows.from),
        ((12, 4), -5, -1)
    );
}

/// kontor/ship: a drawing may say that the ship begins on a canal.
#[test]
fn the_ship_begins_elsewhere() {
    let map = json!(["~ A S"]);
    let file = json!({"game": "kontor", "harbour": {"columns": 6, "rows": 6, "map": map}});
    let game = |scenario| Kontor::new(2, &config_of(file.clone(), scenario), 1).unwrap();
    assert_eq!(
        (game(Scenario::Advanced).ship.at(), game(Scenario::Advanced).harbour.water().len()),
        (at(1, 0), 3)
    );
    assert_eq!(game(Scenario::Base).ship.at(), Cell::ANCHOR);
    let two = json!({"game": "kontor", "layouts": {"watergames": ["S A S"]}});
    let wrong = Conflict::WrongLayout { layout: Layout::Watergames, fault: Fault::Ships, has: 2, bound: 1 };
    assert_eq!(conflicts_of(2, two, Scenario::Watergames), [wrong]);
}

/// kontor/setup: a drawn crane is one of this box's cranes of that colour.
#[test]
fn drawn_cranes_of_another_box() {
    let red: Vec<u8> = (3..=28).step_by(2).chain([31, 32, 88]).collect();
    let file = json!({"game": "kontor", "numbers": {"red": red},
        "harbour": {"columns": 6, "rows": 6, "map": ["c A C", "t ~ T"]}});
    let game = Kontor::new(2, &config_of(file, Scenario::Base), 1).unwrap();
    let card = |x, y| game.card_at(at(x, y));
    assert_eq!([card(-1, 0), card(1, 0), card(-1, 1), card(1, 1)], [Some(31), Some(29), Some(88), Some(89)]);
}

/// A record carries the whole box, and one without the new parts is written as before.
#[test]
fn the_record_carries_the_box() {
    let players: arrayvec::ArrayVec<Player, 4> =
        (0..2).map(|colour| Player { name: String::new(), colour, level: None, character: None }).collect();
    let mut file = canals(40..=82);
    file["florins"] = json!(25);
    file["warehouses"] = json!({"tea": 9, "wine": 9, "spice": 9});
    let setup =
        Setup { players: players.into_iter().collect(), config: config_of(file, Scenario::Base), seed: 3 };
    let table: Match<Kontor> = Match::new(setup).unwrap();
    for text in [table.record(), table.link()] {
        assert_eq!(Match::<Kontor>::resume(&text).unwrap().game(), table.game());
    }
    let plain = serde_json::to_value(Components { game: "kontor".into(), ..Components::default() }).unwrap();
    assert_eq!(plain, json!({"game": "kontor", "cards": null, "layouts": null}));
}

/// The example of other numbers in the documentation can be played.
#[test]
fn the_documented_numbers() {
    let page = include_str!("../../../docs/components.md");
    let (_, part) = page.split_once("### Other numbers and pieces").unwrap();
    let text = part.split("```").nth(1).unwrap().trim_start_matches("json");
    let file: Value = serde_json::from_str(text).unwrap();
    assert_eq!(conflicts_of(2, file.clone(), Scenario::Advanced), []);
    let game = Kontor::new(2, &config_of(file, Scenario::Advanced), 1).unwrap();
    assert_eq!((game.cards.sort_of(3), game.cards.sort_of(45)), (Sort::Canal, Sort::Dock));
    assert_eq!((game.supply.common(), game.money.treasury()), ([17, 15, 16], 16));
}
