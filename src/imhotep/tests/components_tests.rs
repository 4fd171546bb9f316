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
fn a_file_replaces_only_what_it_names() {
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
fn all_mistakes_are_told_at_once() {
    let wrong =
        r#"{"game": "rampart", "temple": ["card"], "obelisks": [10, 8, 9], "pyramids": [], "rounds": []}"#;
    let found = conflicts(wrong);
    let expected = [
        Conflict::OtherGame,
        Conflict::WrongPyramids,
        Conflict::WrongTemple,
        Conflict::WrongObelisks,
        Conflict::WrongRounds,
    ];
    assert_eq!(found, expected);
    let spaces = OWN.replacen(r#""points": 3}"#, r#""points": 200}"#, 1).replacen(
        r#""points": 4}"#,
        r#""points": 5}"#,
        1,
    );
    let [first, top] = [(0, 0), (0, 4)].map(|(pyramid, space)| Conflict::WrongSpace { pyramid, space });
    assert_eq!(conflicts(&spaces), [first, top]);
    let boats = OWN.replacen("[4,4,3,3]", "[4,4,4,3]", 1).replacen("[4,4,2,1]", "[1,1,2,9]", 1);
    let [two, three] = [2, 3].map(|players| Conflict::WrongRoundCard { players, card: 1 });
    assert_eq!(conflicts(&boats), [two, three]);
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
