//! `#[cfg(test)]` Components files: the tables of a box replace the reconstructed ones, and every mistake is
//! reported.

use crate::game::{Describe, Rules, Seat};
use crate::imhotep::{Bonus, Config, Conflict, Imhotep, Place, Print, Side};
use crate::record::{Player, Record, Setup, to_file, to_link};

fn read(json: &str) -> Config {
    let components = Some(serde_json::from_str(json).unwrap());
    Config { pyramid: Side::B, temple: Side::B, obelisks: Side::B, components, ..Config::default() }
}

fn conflicts(json: &str) -> Vec<Conflict> {
    Imhotep::conflicts(2, &read(json))
}

const OWN: &str = r#"{"game": "imhotep",
    "pyramids": [[{"points": 3}, {"points": 1, "bonus": "boat"}, {"points": 2}, {"points": 1, "bonus": "card"}, {"points": 4}],
                 [{"points": 2}, {"points": 2}, {"points": 3}, {"points": 1, "bonus": "stones"}, {"points": 4}],
                 [{"points": 5}, {"points": 1}, {"points": 1}, {"points": 1}, {"points": 4}]],
    "temple": ["two", "choice", "card", "choice", "choice"],
    "obelisks": [10, 9, 9, 8, 7, 6, 5, 4, 3, 3],
    "rounds": [[[4,4,3,3],[4,3,2,2],[4,3,2,1],[4,2,2,1],[3,3,2,2],[3,3,2,1],[3,2,2,1]],
               [[4,4,2,1],[4,3,3,2],[4,3,2,2],[4,3,2,1],[4,2,2,1],[3,3,3,2],[3,3,2,2]],
               [[4,4,3,2],[4,4,2,2],[4,4,2,1],[4,3,3,3],[4,3,3,2],[4,3,2,2],[3,3,3,2]]]}"#;

#[test]
fn own_tables_are_played_and_shown() {
    // imhotep/ruling-35: round cards may differ from all printed ones
    let config = read(OWN);
    assert_eq!(Imhotep::conflicts(4, &config), []);
    let game = Imhotep::new(2, &config, 3).unwrap();
    let mut prints = Vec::new();
    game.prints(&mut |at, print| prints.push((at, print)));
    let boat = Print::Points { points: 1, bonus: Some(Bonus::Boat) };
    assert!(prints.contains(&(Place::Pyramid(0, 1), boat)));
    assert!(prints.contains(&(Place::Built(2, 0), Print::Points { points: 9, bonus: None })));
    let two_players = (0..40).map(|seed| Imhotep::new(2, &config, seed).unwrap());
    assert!(two_players.flat_map(|g| g.rounds).any(|card| card.capacities() == [4, 4, 3, 3]));
}

#[test]
fn a_file_replaces_only_the_cards_it_names() {
    let game = Imhotep::new(
        3,
        &read(r#"{"game": "imhotep", "temple": ["card","two","choice","choice","choice"]}"#),
        3,
    );
    let ours = Imhotep::new(3, &read(r#"{"game": "imhotep"}"#), 3).unwrap();
    let game = game.unwrap();
    assert_ne!(game.tables.temple, ours.tables.temple);
    assert_eq!((game.tables.pyramids, game.tables.obelisks), (ours.tables.pyramids, ours.tables.obelisks));
}

#[test]
fn all_mistakes_of_a_file_are_returned() {
    let seventeen = vec![1; 17];
    let wrong = format!(
        r#"{{"game": "rampart", "temple": ["card"], "obelisks": {seventeen:?}, "pyramids": [], "rounds": []}}"#
    );
    let expected = [
        Conflict::OtherGame,
        Conflict::WrongPyramids { has: 0, right: 3 },
        Conflict::WrongTemple { has: 1, right: 5 },
        Conflict::WrongObelisks { has: 17, most: 16 },
        Conflict::WrongRounds { has: 0, right: 3 },
    ];
    assert_eq!(conflicts(&wrong), expected);
    let spaces = OWN.replacen(r#""points": 3}"#, r#""points": 200}"#, 1);
    assert_eq!(conflicts(&spaces), [Conflict::WrongSpace { pyramid: 1, space: 1, has: 200, most: 15 }]);
    let long = [r#"{"points": 1}"#; 11].join(",");
    let pyramids =
        format!(r#"{{"game": "imhotep", "pyramids": [[], [{long}], [{{}}]], "obelisks": [1, 200]}}"#);
    let (least, most) = (1, 10);
    let expected = [
        Conflict::WrongPyramid { pyramid: 1, has: 0, least, most },
        Conflict::WrongPyramid { pyramid: 2, has: 11, least, most },
        Conflict::WrongSlot { slot: 2, has: 200, most: 99 },
    ];
    assert_eq!(conflicts(&pyramids), expected);
    let boats = OWN.replacen("[4,4,3,3]", "[4,4,4,3]", 1).replacen("[4,4,2,1]", "[1,1,2,9]", 1);
    let many = |players, size, has, most| Conflict::TooManyBoats { players, card: 1, size, has, most };
    assert_eq!(conflicts(&boats), [many(2, 4, 3, 2), many(3, 1, 2, 1), many(3, 9, 1, 0)]);
    let short = OWN.replacen("[4,4,3,3]", "[4,4,3]", 1);
    assert_eq!(conflicts(&short), [Conflict::WrongRoundCard { players: 2, card: 1, has: 3, right: 4 }]);
}

/// imhotep/pyramids-b, imhotep/obelisks-b, imhotep/temple-b: the print fixes neither the number of places nor
/// that of slots, nor what they give; slots count from the most valuable.
#[test]
fn a_box_has_its_own_places_and_slots() {
    let file = r#"{"game": "imhotep",
        "pyramids": [[{"points": 2}, {"points": 5, "bonus": "boat"}], [{"points": 0}],
            [{"points": 1}, {"points": 12}, {"points": 1}, {"points": 1}, {"points": 1}, {"points": 1}, {"points": 4}]],
        "temple": ["card", "card", "one", "two", "two"],
        "obelisks": [3, 12, 3, 3, 3, 3, 3]}"#;
    let config = Config { pyramid: Side::B, obelisks: Side::B, ..read(file) };
    assert_eq!(Imhotep::conflicts(2, &config), []);
    let mut game = Imhotep::new(2, &config, 1).unwrap();
    let mut prints = Vec::new();
    game.prints(&mut |at, print| prints.push((at, print)));
    let of = |head: &str| prints.iter().filter(|(at, _)| at.to_string().starts_with(head)).count();
    assert_eq!((of("pyramid/0/"), of("pyramid/1/"), of("pyramid/2/"), of("built/")), (2, 1, 7, 7));
    assert!(prints.contains(&(Place::Built(0, 0), Print::Points { points: 12, bonus: None })));
    for (pyramid, spaces) in [(0, 2), (1, 1), (2, 7)] {
        for _ in 0..spaces {
            assert!(game.pyramid_has_room(pyramid));
            game.build_pyramid_b(Seat(pyramid & 1), None, pyramid, &mut crate::game::Quiet);
        }
        assert!(!game.pyramid_has_room(pyramid));
    }
    let owners: Vec<Seat> = (0..3).flat_map(|p| game.pyramid_owners(p)).collect();
    assert_eq!(owners, [0, 0, 1, 0, 0, 0, 0, 0, 0, 0].map(Seat));
    assert_eq!((game.points[Seat(0)].pyramid, game.points[Seat(1)].pyramid), (7 + 21, 0));
}

#[test]
fn the_record_carries_the_tables() {
    let players =
        (0..2).map(|colour| Player { name: "A".into(), colour, level: None, character: None }).collect();
    let setup = Setup { players, config: read(OWN), seed: 9 };
    let mut game = Imhotep::new(2, &setup.config, 9).unwrap();
    let (mut moves, mut rng) = (Vec::new(), crate::rng::Rng::new(4));
    while let Some(seat) = game.to_act().first() {
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let mv = rng.pick(&legal).unwrap();
        moves.push((seat, mv));
        game.apply(seat, mv, &mut crate::game::Quiet);
    }
    for text in [to_file::<Imhotep>(&setup, &moves), to_link::<Imhotep>(&setup, &moves)] {
        let record = Record::<Imhotep>::decode(&text).unwrap();
        assert_eq!(record.replay(|_, _: Seat, _| {}, &mut crate::game::Quiet).unwrap(), game);
    }
}
