//! The table of pictures and the file that replaces it (`#[cfg(test)]`).

use super::*;
use serde_json::{Value, json};

/// Returns the reconstructed table as a file.
fn ours() -> Value {
    let of = |picture| {
        let numbers = (LOWEST..=HIGHEST).filter(|&n| Pictures::RECONSTRUCTED.of(n) == picture);
        numbers.collect::<Vec<_>>()
    };
    let pictures: serde_json::Map<String, Value> =
        Picture::ALL.into_iter().map(|p| (p.name().to_owned(), json!(of(p)))).collect();
    json!({"game": "rampart", "pictures": pictures})
}

fn conflicts(file: Value) -> Vec<Conflict> {
    let config: Config = serde_json::from_value(json!({"deck": file})).expect("the shape of a file");
    Rampart::conflicts(2, &config)
}

/// `rampart/deck`: the reconstructed table is that of the rules, picture by picture, and satisfies the
/// constraints of the text.
#[test]
fn our_table_is_the_one_of_the_rules() {
    let file = ours();
    assert_eq!(file["pictures"]["king"], json!([38]));
    assert_eq!(file["pictures"]["magician"], json!([8]));
    assert_eq!(file["pictures"]["cannon"], json!([12, 23, 30, 42]));
    assert_eq!(file["pictures"]["tower"], json!([5, 15, 20, 27, 35, 45]));
    assert_eq!(file["pictures"]["prince"], json!([6, 26, 36]));
    assert_eq!(file["pictures"]["princess"], json!([11, 21, 41]));
    assert_eq!(file["pictures"]["raven"], json!([3, 14, 18, 29, 33, 44]));
    assert_eq!(file["pictures"]["two-ravens"], json!([9, 24, 39]));
    let plain = json!([2, 4, 7, 10, 13, 16, 17, 19, 22, 25, 28, 31, 32, 34, 37, 40, 43, 46]);
    assert_eq!(file["pictures"]["plain"], plain);
    assert_eq!(conflicts(file.clone()), []);
    let deck: Deck = serde_json::from_value(file).unwrap();
    assert_eq!(deck.pictures(), Pictures::RECONSTRUCTED);
}

/// `rampart/deck`: the pictures of a components file are used in the game and shown.
#[test]
fn a_file_replaces_the_table() {
    let mut file = ours();
    file["pictures"]["king"] = json!([46]);
    file["pictures"]["plain"][17] = json!(38);
    let config: Config = serde_json::from_value(json!({"points": true, "deck": file})).unwrap();
    let game = drawn(&config, "0: 1 46\n 1: 1 38\n down: 2");
    assert_eq!((game.total(Seat(0)), game.total(Seat(1))), (5, 2));
    assert_eq!(game.face(46), Face::Card { number: 46, picture: Picture::King });
    let again: Config = serde_json::from_str(&serde_json::to_string(&config).unwrap()).unwrap();
    assert_eq!(again, config);
}

/// `rampart/deck`, `rampart/ruling-R18`: all mistakes are reported at once.
#[test]
fn all_conflicts_of_a_file_are_returned() {
    let mut file = ours();
    file["game"] = json!("kontor");
    file["pictures"]["king"] = json!([38, 37]);
    file["pictures"]["dragon"] = json!([2]);
    file["pictures"]["plain"][17] = json!(47);
    file["pictures"]["tower"] = json!([5]);
    let name = |name| FileName::from(name).unwrap();
    let wrong = |picture, has, least, most| Conflict::WrongCount { picture, has, least, most };
    let mut expected = vec![
        Conflict::OtherGame { game: name("kontor") },
        Conflict::UnknownPicture { picture: name("dragon") },
        wrong(Picture::King, 2, 1, 1),
        wrong(Picture::Tower, 1, 2, 45),
        Conflict::NoSuchNumber { number: 47, lowest: LOWEST, highest: HIGHEST },
        Conflict::NumberTwice { number: 2 },
    ];
    expected.extend([15, 20, 27, 35].map(|number| Conflict::NumberMissing { number }));
    expected.push(Conflict::NumberTwice { number: 37 });
    expected.extend([45, 46].map(|number| Conflict::NumberMissing { number }));
    assert_eq!(conflicts(file), expected);
}

/// `rampart/deck`, `rampart/ruling-R18`: the count of each picture is checked.
#[test]
fn every_count_is_checked() {
    for picture in Picture::ALL.into_iter().filter(|&p| p != Picture::Plain) {
        let mut file = ours();
        file["pictures"][picture.name()] = json!([]);
        let counted = conflicts(file)
            .into_iter()
            .any(|c| matches!(c, Conflict::WrongCount { picture: p, has: 0, .. } if p == picture));
        assert!(counted, "{picture:?}");
    }
    let nothing = conflicts(json!({"game": "rampart", "pictures": {}}));
    assert_eq!(nothing.len(), 8 + 45);
}

/// A file is hostile input: one that is too large is not read, wrong numbers and names are reported, other
/// shapes are refused.
#[test]
fn a_hostile_file_is_refused() {
    let mut file = ours();
    file["pictures"]["plain"] = json!(vec![2; 1000]);
    assert_eq!(conflicts(file), [Conflict::DeckTooLarge]);
    let names: serde_json::Map<String, Value> = (0..100).map(|i| (format!("p{i}"), json!([]))).collect();
    assert_eq!(conflicts(json!({"game": "rampart", "pictures": names})), [Conflict::DeckTooLarge]);
    let mut file = ours();
    file["pictures"]["king"] = json!([-1]);
    file["pictures"]["é".repeat(500)] = json!([300]);
    let found = json!(conflicts(file)).to_string();
    assert!(found.contains(r#""number":-1"#) && found.contains(r#""number":300"#) && found.len() < 500);
    for shape in [json!(7), json!({"game": "rampart"}), json!({"game": 1, "pictures": {}}), json!([])] {
        assert!(serde_json::from_value::<Config>(json!({"deck": shape})).is_err());
    }
    let fractions = json!({"deck": {"game": "rampart", "pictures": {"king": [1.5]}}});
    assert!(serde_json::from_value::<Config>(fractions).is_err());
}

/// Seats, first player and given chance are checked, and all mistakes are reported at once.
#[test]
fn a_table_that_cannot_be_played() {
    let config = Config { first: Some(Seat(4)), ..Config::default() };
    assert_eq!(
        Rampart::conflicts(5, &Config { first: Some(Seat(7)), ..config.clone() }),
        [Conflict::WrongNumberOfSeats { seats: 5 }, Conflict::NoSuchFirstPlayer]
    );
    assert_eq!(Rampart::conflicts(4, &config), [Conflict::NoSuchFirstPlayer]);
    let mut chance = Rampart::deal(2, &base(), &mut Rng::new(1));
    chance.first = Seat(2);
    chance.table[0] = chance.table[1];
    let started = Rampart::start(2, &base(), &chance, Rng::new(1), &mut crate::game::Quiet);
    assert_eq!(started, Err(vec![Conflict::NoSuchFirstPlayer, Conflict::WrongTable]));
}
