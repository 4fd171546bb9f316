//! Both sides of the temple.

use super::drawn::{Drawn, drawn};

/// Draws a last boat and lets black sail it to the obelisks, so that the temple is scored.
fn scored(text: &str) -> Drawn {
    let mut t = drawn(&format!("{text}\nboats .@market .@chamber .@pyramid k"));
    t.play("k sail 3 obelisks");
    t
}

#[test]
fn e2_two_visible_grey_stones_give_two_points_the_others_one_each() {
    assert_eq!(scored("4 players\ntemple gwbkg").points(), [1, 1, 1, 2]);
}

#[test]
fn e3_the_last_place_of_the_ground_level_then_the_next_level_from_the_left() {
    let mut t = drawn("4 players\nboats bbw .@market .@chamber k\ntemple kwgk");
    t.play("k sail 0 temple");
    assert_eq!(t.shows("temple"), "[0,1,3,0,2,2,1]");
    // visible from above: brown and white on the second level, then grey, black, brown
    assert_eq!(t.play("w sail 3 pyramid").points(), [1 + 2, 1, 2, 1]);
}

#[test]
fn temple_a_has_four_places_with_two_players_and_five_with_more() {
    // imhotep/temple-a
    assert_eq!(scored("2 players\ntemple wwwwk").points(), [1, 3]);
    assert_eq!(scored("3 players\ntemple wwwwk").points(), [1, 4, 0]);
    assert_eq!(scored("2 players\ntemple wwwwwwkkk").points(), [3, 1]); // three levels
}

#[test]
fn temple_a_counts_at_the_end_of_every_round() {
    // imhotep/temple-a: it is scored in the sixth round too
    let mut t = drawn("2 players\nround 6\nboats .@market .@chamber .@pyramid k\ntemple kkw");
    t.play("k sail 3 obelisks");
    assert_eq!(t.points_of(crate::imhotep::Source::Temple), [2, 1]);
    assert_eq!(scored("2 players\ntemple kkw").points(), [2, 1]);
}

#[test]
fn e13_grey_chooses_brown_two_points_white_chooses_and_draws_black_chooses() {
    let mut t = scored("4 players, b: temple\ntemple gbwwk\ndeck lever statue statue statue statue");
    assert_eq!(t.asks(), "g temple-choice 2");
    assert_eq!((t.play("g stones").asks(), t.points()), ("w temple-choice 2".into(), vec![0, 0, 2, 0]));
    assert_eq!(t.held("w", "lever"), 0);
    assert_eq!((t.play("w point").asks(), t.held("w", "lever")), ("k temple-choice 2".into(), 1));
    t.play("k stones");
    assert_eq!((t.points(), t.sleds()), (vec![0, 1, 2, 0], vec![2, 0, 0, 2]));
    assert_eq!((t.shows("round"), t.asks()), ("2".into(), "w act".into()));
}

#[test]
fn temple_b_gives_by_place_and_two_players_never_use_the_fifth() {
    // imhotep/temple-b, imhotep/ruling-33
    let mut t = scored("2 players, b: temple\ntemple kwkwkk\ndeck lever statue statue statue statue");
    assert_eq!(t.play("k point").asks(), "k temple-choice 2"); // place 2, which is black's now, gives two points
    t.play("k stones");
    assert_eq!((t.points(), t.held("w", "lever"), t.asks()), (vec![3, 0], 1, "w act".into()));
}

#[test]
fn ruling_7_as_many_stones_as_can_be_had_are_offered_and_none_is_no_question() {
    // imhotep/ruling-7
    assert_eq!(scored("2 players, b: temple\ntemple k\nsled kkkk").asks(), "k temple-choice 1");
    assert_eq!(scored("2 players, b: temple\ntemple k\nquarry k1").asks(), "k temple-choice 1");
    let full = scored("2 players, b: temple\ntemple k\nsled kkkkk");
    assert_eq!((full.asks(), full.points()), ("w act".into(), vec![1, 0]));
    let empty = scored("2 players, b: temple\ntemple k\nquarry k0");
    assert_eq!((empty.asks(), empty.points()), ("w act".into(), vec![1, 0]));
}

#[test]
fn ruling_7_an_entrance_drawn_at_place_four_can_take_away_the_choice_at_five() {
    // imhotep/ruling-7: the columns are settled one after the other, each with everything that it causes
    let mut t = scored(
        "3 players, b: temple pyramid\ntemple wwwkk\nsled kkk\nquarry w0
        deck entrance statue statue statue statue",
    );
    // white scores 1, 2 and 1 without a choice
    assert_eq!((t.asks(), t.points()), ("k choose-pyramid".into(), vec![0, 4, 0]));
    t.play("k pyramid 1"); // three stones, so the sled is full
    assert_eq!((t.points(), t.sleds()), (vec![2, 4, 0], vec![5, 0, 0]));
    assert_eq!(t.shows("round"), "2");
}

#[test]
fn ruling_7_no_boat_is_left_for_a_stone() {
    // imhotep/ruling-7: the bonus "stone on a boat" gives its point only
    let mut t = scored(
        "3 players, b: temple pyramid\ntemple wwwk\nsled k\nquarry w0\npyramid //w
        deck entrance statue statue statue statue",
    );
    t.play("k pyramid 2");
    assert_eq!((t.points()[0], t.sleds()[0], t.shows("round")), (1, 1, "2".into()));
}
