//! Turns, the three plain actions, passing, and the end of a round.

use super::drawn::drawn;

#[test]
fn turn_goes_to_the_left_after_one_action() {
    // imhotep/turn
    let mut t = drawn("3 players\nboats ... ... .. .\nsled kwb\nturn b");
    assert_eq!(t.refused("k take"), "imhotep/turn");
    assert_eq!(t.refused("b point"), "imhotep/turn");
    assert_eq!(t.play("b load 0/0").asks(), "k act");
    assert_eq!(t.play("k take, w take").asks(), "b act");
}

#[test]
fn turn_ends_with_the_game() {
    // imhotep/turn, imhotep/ruling-24: after the end no player can act
    let t = drawn("2 players\nboats ... ... .. .\nsled kw\nover");
    assert_eq!((t.refused("k take"), t.asks()), ("imhotep/turn", "over".into()));
}

#[test]
fn take_stones_takes_three_or_what_fits_or_what_is_left() {
    // imhotep/take-stones, imhotep/ruling-15
    let taken = |sled: &str, quarry| {
        let mut t = drawn(&format!("2 players\nsled {sled}\nquarry k{quarry}"));
        (t.play("k take").sleds()[0], t.quarries()[0])
    };
    assert_eq!(taken("w", 10), (3, 7));
    assert_eq!(taken("kkkk", 10), (5, 9));
    assert_eq!(taken("k", 2), (3, 0));
}

#[test]
fn e11_a_sled_with_room_for_two_takes_two() {
    let mut t = drawn("2 players\nsled kkk\nquarry k20");
    assert_eq!((t.play("k take").sleds()[0], t.quarries()[0]), (5, 18));
}

#[test]
fn take_stones_is_refused_when_nothing_could_be_taken() {
    // imhotep/take-stones
    assert_eq!(drawn("2 players\nsled kkkkk").refused("k take"), "imhotep/take-stones");
    assert_eq!(drawn("2 players\nsled k\nquarry k0").refused("k take"), "imhotep/take-stones");
}

#[test]
fn load_puts_a_stone_on_any_free_place_of_a_boat_that_has_not_sailed() {
    // imhotep/load, imhotep/ruling-34
    let mut t = drawn("2 players\nboats k... ... ..@temple .\nsled k");
    assert_eq!(t.count("load"), 3 + 3 + 1);
    assert_eq!(t.refused("k load 0/0"), "imhotep/load");
    assert_eq!(t.refused("k load 1/3"), "imhotep/load");
    assert_eq!(t.refused("k load 4/0"), "imhotep/load");
    assert_eq!(t.refused("k load 2/0"), "imhotep/sail");
    assert_eq!(t.play("k load 0/2").shows("boats").matches("[0,null,0,null]").count(), 1);
    assert_eq!((t.sleds(), t.refused("w load 1/0")), (vec![0, 0], "imhotep/load"));
}

#[test]
fn sail_needs_the_least_load_and_a_free_dock() {
    // imhotep/sail
    let t = drawn("2 players\nboats kk.. k.. w. .@temple");
    assert_eq!(t.refused("k sail 0 market"), "imhotep/sail");
    assert_eq!(t.refused("k sail 1 market"), "imhotep/sail");
    assert_eq!(t.refused("k sail 2 temple"), "imhotep/sail");
    assert_eq!(t.refused("k sail 3 market"), "imhotep/sail");
    assert_eq!(t.refused("k sail 4 market"), "imhotep/load");
    assert_eq!(t.count("sail"), 4); // the boat with 2 places, to four docks; its stone is white's
}

#[test]
fn sail_unloads_from_the_bow_and_skips_empty_places() {
    // imhotep/sail: each owner of a stone gets what the site gives, whichever player sails the boat
    let mut t = drawn("2 players\nboats .wkw ... .. .");
    t.play("k sail 0 pyramid");
    assert_eq!((t.points(), t.shows("pyramid")), (vec![1, 5], "[[1,0,1]]".into()));
    assert_eq!(t.events(), "sailed k 0 pyramid, scored w 2 pyramid, scored k 1 pyramid, scored w 3 pyramid");
    assert!(t.shows("boats").starts_with("[{at:pyramid,capacity:4,places:[null,null,null,null]}"));
    assert_eq!(t.refused("w load 0/0"), "imhotep/sail"); // the boat stays at the dock
}

#[test]
fn pass_needs_that_nothing_else_is_legal() {
    // imhotep/pass, imhotep/ruling-10: a forced pass is a move
    let mut t = drawn("2 players\nboats k.. ... .. .\nsled w\nquarry k0 w0");
    assert_eq!((t.asks(), t.count("pass")), ("k pass".into(), 1));
    t.play("k pass");
    assert_eq!((t.asks(), t.refused("w pass")), ("w act".into(), "imhotep/pass"));
    assert_eq!(t.play("w load 0/1").refused("k pass"), "imhotep/pass"); // the boat can sail now
}

#[test]
fn all_stuck_ends_the_round_and_returns_the_stones() {
    // imhotep/all-stuck, imhotep/ruling-6: the stones are returned before the temple is scored, so they can
    // be taken there
    let mut t = drawn(
        "2 players, b: temple\nboats k.. w.. ...@market .@chamber\nquarry k0 w0\ntemple kw\nsailor k
        market statue hammer | held w lever",
    );
    assert_eq!(t.play("k pass").asks(), "w pass");
    assert_eq!((t.play("w pass").asks(), t.quarries()), ("k temple-choice 1".into(), vec![1, 1]));
    t.play("k stones");
    assert_eq!((t.points(), t.sleds(), t.quarries()), (vec![0, 2], vec![1, 0], vec![0, 1]));
    assert_eq!((t.asks(), t.shows("round")), ("w act".into(), "2".into())); // white sits left of the player who sailed last
    assert_eq!((t.discarded("statue"), t.discarded("hammer")), (1, 1));
}

#[test]
fn all_stuck_without_a_sailor_goes_on_left_of_who_began_the_round() {
    // imhotep/all-stuck, imhotep/ruling-6
    for (opener, next) in [("k", "w pass"), ("w", "b pass"), ("b", "k pass")] {
        let mut t = drawn("3 players\nboats ... ... .. .\nturn k\nquarry k0 w0 b0");
        t.game.opener = super::words::seat(opener);
        assert_eq!(t.play("k pass, w pass").shows("round"), "1");
        assert_eq!((t.play("b pass").shows("round"), t.asks()), ("2".into(), next.into()));
    }
}

#[test]
fn all_stuck_means_passes_one_after_the_other() {
    // imhotep/all-stuck, imhotep/ruling-6: as many passes in a row as there are players
    let mut t = drawn("2 players\nboats .... ... ... ...\nsled ww\nquarry k0 w0");
    t.play("k pass, w load 0/0, k pass, w load 1/0, k pass");
    assert_eq!(t.shows("round"), "1");
    assert_eq!(t.play("w pass").shows("round"), "2");
    assert_eq!(t.quarries(), [0, 2]);
}

#[test]
fn all_stuck_lets_nobody_load_the_boats_left_behind() {
    // imhotep/ruling-6: white's Entrance lands on "stone on a boat", and no boat can be loaded any more
    let mut t = drawn(
        "2 players, b: temple pyramid\nboats ww.. w.. ...@market .@chamber\nquarry k0 w0\ntemple wkkw
        pyramid //k | deck entrance statue statue statue statue | turn k | sailor w",
    );
    t.play("k pass, w pass, w stones");
    assert_eq!((t.sleds(), t.quarries(), t.asks()), (vec![0, 2], vec![0, 1], "w choose-pyramid".into()));
    t.play("w pyramid 2");
    assert_eq!((t.asks(), t.sleds(), t.shows("round")), ("k pass".into(), vec![0, 2], "2".into()));
}

#[test]
fn all_stuck_in_the_sixth_round_ends_the_game() {
    // imhotep/ruling-6
    let mut t = drawn("2 players\nround 6\nboats k.. ... .. .\nquarry k0 w0\ntemple kkw");
    assert_eq!(t.play("k pass, w pass").asks(), "over");
    assert_eq!(t.points(), [2, 1]);
}

#[test]
fn round_end_comes_with_the_fourth_boat() {
    // imhotep/round-end: temple, market, boats; the next player sits left of the one who sailed the fourth
    // boat
    let mut t = drawn(
        "3 players, b: market\nboats ...@market ...@chamber ..@pyramid w\ntemple kkw\nturn b
        market statue hammer lever | pair chisel chisel",
    );
    t.play("b sail 3 obelisks");
    assert_eq!((t.points(), t.shows("round"), t.asks()), (vec![2, 1, 0], "2".into(), "k act".into()));
    let gone = ["statue", "hammer", "lever", "chisel"].map(|card| t.discarded(card));
    assert_eq!(gone, [1, 1, 1, 2]);
    assert_eq!((t.game.afloat, t.game.docked), (15, [None; 4]));
    assert!(
        t.events()
            .contains("temple-scored, scored k 2 temple, scored w 1 temple, market-cleared, round-ends")
    );
}

#[test]
fn round_end_waits_until_the_fourth_boat_is_unloaded() {
    // imhotep/round-end
    let mut t = drawn("2 players, b: pyramid\nboats .@market .@chamber .@temple k\ntemple w");
    assert_eq!((t.play("k sail 3 pyramid").asks(), t.points()), ("k choose-pyramid".into(), vec![0, 0]));
    assert_eq!(t.play("k pyramid 0").points(), [2, 1]);
}

#[test]
fn game_end_comes_after_six_rounds_and_scores_the_rest() {
    // imhotep/game-end; imhotep/ruling-31: the sixth round ends like the others
    let mut t = drawn(
        "2 players\nround 6\nboats .@market .@temple .@pyramid k\ntemple w\nchamber kk\nmarket statue
        held k statue statue | held w lever chisel chamber-ornament",
    );
    assert_eq!(t.play("k sail 3 chamber").asks(), "over");
    assert_eq!(t.points(), [6 + 3, 1 + 2 + 1]); // chamber and statues; temple, blue cards and ornament
    assert_eq!((t.discarded("statue"), t.game.docked), (1, [None; 4]));
    let order = t.events().split_once("scored k 6 chamber, ").expect("the chamber first").1.to_owned();
    assert!(
        order.starts_with("scored w 1 ornaments, scored k 3 statues, scored w 2 unused-cards, game-over")
    );
}
