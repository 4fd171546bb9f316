//! Both sides of the pyramid, and the bonuses of side B.

use super::drawn::drawn;
use crate::imhotep::config::{Config, PyramidBonus, entry};
use crate::wire::Choosable;

#[test]
fn e1_stones_go_bow_first_on_consecutive_places_and_score_at_once() {
    let mut t = drawn("4 players\nboats wbgk ... ... ..\npyramid kk");
    t.play("k sail 0 pyramid");
    assert_eq!((t.shows("pyramid"), t.points()), ("[[0,0,1,2,3,0]]".into(), vec![3, 3, 2, 4]));
}

#[test]
fn pyramid_a_values_by_place_and_one_point_beside_it() {
    // imhotep/pyramid-a
    let mut points = Vec::new();
    for built in 0..16 {
        let beside = "w".repeat(usize::max(built, 14) - 14);
        let pyramid = "w".repeat(built.min(14));
        let mut t = drawn(&format!("2 players\nboats k ... .. .\npyramid {pyramid}\nbeside {beside}"));
        points.push(t.play("k sail 0 pyramid").points()[0]);
    }
    assert_eq!(points, [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4, 1, 1]);
}

#[test]
fn pyramid_a_further_stones_lie_beside_it() {
    // imhotep/pyramid-a
    let mut t = drawn("2 players\nboats kkk ... .. .\npyramid wwwwwwwwwwwww");
    t.play("k sail 0 pyramid");
    assert_eq!((t.shows("beside"), t.points(), t.game.pyramid_len[0]), ("[2,0]".into(), vec![6, 0], 14));
}

#[test]
fn e12_brown_black_brown_on_the_middle_pyramid_and_white_on_the_left_one() {
    let mut t = drawn("4 players, b: pyramid\nboats bkbw ... ... ..");
    assert_eq!(t.play("k sail 0 pyramid").asks(), "b choose-pyramid");
    assert_eq!(t.play("b pyramid 1").sleds(), [0, 0, 3, 0]);
    assert_eq!(t.play("k pyramid 1, b pyramid 1").asks(), "b load-bonus");
    t.play("b bonus 1/0, w pyramid 0");
    assert_eq!((t.points(), t.sleds()), (vec![3, 2, 2, 0], vec![0, 0, 2, 0]));
    assert_eq!((t.shows("pyramid"), t.asks()), ("[[1],[2,0,2],[]]".into(), "w act".into()));
}

#[test]
fn pyramids_b_values_and_bonuses_by_place() {
    // imhotep/pyramids-b: built from the top left, column by column, then the top
    let wanted = ["2 1c 3 1s 4", "1s 3 1b 2 4", "3 1b 2 1c 4"];
    for (pyramid, wanted) in wanted.iter().enumerate() {
        let mut found = Vec::new();
        for built in 0..5 {
            let text = format!(
                "2 players, b: pyramid\nboats k ... .. .\nsled k\npyramid {}{}\ndeck lever",
                "/".repeat(pyramid),
                "w".repeat(built)
            );
            let mut t = drawn(&text);
            t.play(&format!("k sail 0 pyramid, k pyramid {pyramid}"));
            let bonus = match (t.held("k", "lever"), t.sleds()[0], t.asks().as_str()) {
                (1, _, _) => "c",
                (_, 4, _) => "s",
                (_, _, "k load-bonus") => "b",
                _ => "",
            };
            found.push(format!("{}{bonus}", t.points()[0]));
        }
        assert_eq!(found.join(" "), *wanted);
    }
}

#[test]
fn pyramids_b_the_owner_chooses_among_those_with_room() {
    // imhotep/pyramids-b
    let mut t = drawn("2 players, b: pyramid\nboats w ... .. .\npyramid kkkkk/kkkk");
    t.play("k sail 0 pyramid");
    assert_eq!((t.asks(), t.count("choose-pyramid")), ("w choose-pyramid".into(), 2));
    assert_eq!(t.refused("w pyramid 0"), "imhotep/pyramids-b");
    assert_eq!(t.refused("w pyramid 3"), "imhotep/pyramids-b");
    assert_eq!(t.refused("k pyramid 1"), "imhotep/turn");
}

#[test]
fn pyramids_b_only_when_all_are_full_a_stone_lies_beside_them_for_one_point() {
    // imhotep/pyramids-b, imhotep/ruling-38, imhotep/ruling-10: no choice is asked once all pyramids are full
    let mut t = drawn("2 players, b: pyramid\nboats wk ... .. .\npyramid kkkkk/kkkkk/kkkk");
    assert_eq!(t.play("k sail 0 pyramid").asks(), "w choose-pyramid");
    t.play("w pyramid 2");
    assert_eq!((t.points(), t.shows("beside"), t.asks()), (vec![1, 4], "[1,0]".into(), "w act".into()));
}

#[test]
fn bonus_card_is_the_top_of_the_deck_and_a_red_one_acts_at_once() {
    // imhotep/bonus-card
    let mut t = drawn("2 players, b: pyramid\nboats kw ... .. .\npyramid w | deck paved-path statue");
    t.play("k sail 0 pyramid, k pyramid 0");
    assert_eq!(
        (t.shows("obelisks"), t.discarded("paved-path"), t.shows("deck")),
        ("[1,0]".into(), 1, "[statue]".into())
    );
    assert_eq!(t.asks(), "w choose-pyramid"); // this comes before the next stone
}

#[test]
fn bonus_stones_are_as_many_of_three_as_fit() {
    // imhotep/bonus-stones, imhotep/ruling-15
    let taken = |sled: &str, quarry| {
        let text = format!("2 players, b: pyramid\nboats k ... .. .\nsled {sled}\nquarry k{quarry}");
        let mut t = drawn(&text);
        (t.play("k sail 0 pyramid, k pyramid 1").sleds()[0], t.asks())
    };
    assert_eq!(taken("k", 9), (4, "w act".into()));
    assert_eq!(taken("kkkk", 9), (5, "w act".into()));
    assert_eq!(taken("k", 1), (2, "w act".into()));
}

#[test]
fn bonus_boat_may_be_declined_and_is_not_asked_in_vain() {
    // imhotep/bonus-boat, imhotep/ruling-10: to decline is a move of its own
    let draw = |sled: &str, boats: &str| {
        let text = format!("2 players, b: pyramid\nboats k {boats}\nsled {sled}\npyramid //w");
        let mut t = drawn(&text);
        t.play("k sail 0 pyramid, k pyramid 2");
        t
    };
    let mut t = draw("k", "k.. .. .@temple");
    assert_eq!((t.asks(), t.count("load-bonus"), t.count("decline")), ("k load-bonus".into(), 4, 1));
    assert_eq!(t.refused("k bonus 1/0"), "imhotep/load");
    assert_eq!(t.refused("k accept"), "imhotep/pyramids-b");
    assert_eq!((t.play("k decline").sleds(), t.asks()), (vec![1, 0], "w act".into()));
    assert_eq!(draw("w", "k.. .. .").asks(), "w act"); // no stone on the sled
    assert_eq!(draw("k", "kww kw k").asks(), "w act"); // no free place
}

#[test]
fn ruling_17_the_boat_being_unloaded_has_sailed() {
    // imhotep/ruling-17: the empty places of the boat that is being unloaded are not free
    let mut t = drawn("2 players, b: pyramid\nboats k.w ..@temple .@chamber w\nsled k\npyramid //w");
    t.play("k sail 0 pyramid, k pyramid 2");
    assert_eq!(t.asks(), "w choose-pyramid");
}

#[test]
fn ruling_18_the_owner_of_the_stone_decides_and_the_turn_passes_from_who_sailed() {
    // imhotep/ruling-18
    let mut t = drawn("3 players, b: pyramid\nboats b ... .. .\nsled kwb\npyramid //w\nturn w");
    assert_eq!(t.play("w sail 0 pyramid").asks(), "b choose-pyramid");
    assert_eq!(t.play("b pyramid 2").asks(), "b load-bonus");
    assert_eq!((t.play("b bonus 1/1").sleds(), t.asks()), (vec![1, 1, 0], "b act".into()));
}

#[test]
fn ruling_1_a_new_game_lets_one_decline_unless_the_table_agrees_otherwise() {
    // imhotep/ruling-1: the set-up offers what the booklet prints
    let offered = entry().options.into_iter().find_map(|option| match option {
        Choosable::Choice { key: "pyramidBonus", values, default } => Some((values, default)),
        _ => None,
    });
    assert_eq!(offered, Some((vec!["may", "must"], "may")));
    // Records leave the option out where it had the default, and that was "must" when they were made.
    let left_out: Config = serde_json::from_str(r#"{"pyramid":"b"}"#).expect("options");
    assert_eq!(left_out.pyramid_bonus, PyramidBonus::Must);
}

#[test]
fn ruling_1_card_and_stones_must_be_taken() {
    // imhotep/ruling-1: the option of the set-up
    let mut t = drawn("2 players, b: pyramid\nboats kk ... .. .\npyramid w | deck lever statue");
    t.play("k sail 0 pyramid, k pyramid 0, k pyramid 1");
    assert_eq!((t.held("k", "lever"), t.sleds()[0], t.asks()), (1, 3, "w act".into()));
}

#[test]
fn ruling_1_card_and_stones_may_be_declined() {
    // imhotep/ruling-1: the booklet
    let mut t = drawn("2 players, b: pyramid, may\nboats kk ... .. .\npyramid w | deck lever statue");
    assert_eq!(t.play("k sail 0 pyramid, k pyramid 0").asks(), "k take-bonus");
    assert_eq!(t.refused("k bonus 1/0"), "imhotep/pyramids-b");
    assert_eq!((t.play("k decline").held("k", "lever"), t.shows("deck")), (0, "[lever,statue]".into()));
    assert_eq!(t.play("k pyramid 1").asks(), "k take-bonus");
    assert_eq!((t.play("k accept").sleds()[0], t.asks()), (3, "w act".into()));
}

#[test]
fn ruling_1_asks_only_when_there_is_something_to_have() {
    // imhotep/ruling-1, imhotep/ruling-10
    let mut t = drawn("2 players, b: pyramid, may\nboats kk ... .. .\nsled kkkkk\npyramid w | deck");
    t.play("k sail 0 pyramid, k pyramid 0"); // there is no card in deck or discards
    assert_eq!((t.asks(), t.play("k pyramid 1").asks()), ("k choose-pyramid".into(), "w act".into()));
    assert_eq!((t.points(), t.sleds()), (vec![2, 0], vec![5, 0]));
}

#[test]
fn ruling_19_three_cards_are_under_way_at_once() {
    // imhotep/ruling-19, imhotep/ruling-36: Sail, a space with a card, Entrance, a space with a card,
    // Entrance, one more space
    let mut t = drawn(
        "2 players, b: pyramid\nboats w. ... .. .\nsled k\nheld k sail\npyramid w//www
        deck entrance entrance lever",
    );
    t.play("k sail-card 0/1 pyramid, w pyramid 1, k pyramid 0, k pyramid 2");
    assert_eq!(
        (t.asks(), t.shows("underWay")),
        ("k choose-pyramid".into(), "[sail,entrance,entrance]".into())
    );
    assert_eq!((t.discarded("sail"), t.discarded("entrance")), (0, 0));
    t.play("k pyramid 1");
    assert_eq!((t.discarded("sail"), t.discarded("entrance"), t.asks()), (1, 2, "w act".into()));
    assert_eq!(t.points(), [1 + 1 + 3, 1]);
}
