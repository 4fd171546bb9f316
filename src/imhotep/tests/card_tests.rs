//! Blue and red cards.

use super::drawn::drawn;

#[test]
fn blue_card_is_an_action_and_is_discarded() {
    // imhotep/blue-card
    let mut t = drawn("2 players\nboats ... ... .. .\nsled kk\nheld k chisel chisel");
    t.play("k chisel 0/0 1/0");
    assert_eq!((t.held("k", "chisel"), t.discarded("chisel"), t.asks()), (1, 1, "w act".into()));
    for other in ["w lever 0 market k", "w hammer 0/1", "w sail-card 0/1 market", "w chisel 0/1 0/2"] {
        assert_eq!(t.refused(other), "imhotep/blue-card");
    }
}

#[test]
fn blue_card_won_in_the_turn_of_another_can_be_played_in_the_next_own_one() {
    // imhotep/blue-card, imhotep/ruling-25
    let mut t = drawn("2 players\nboats w ... .. .\nsled wk\nmarket hammer");
    t.play("k sail 0 market, w pick hammer");
    assert_eq!(t.held("w", "hammer"), 1);
    assert!(t.can("w hammer 1/0"));
}

#[test]
fn lever_sails_under_the_usual_conditions_in_a_chosen_order() {
    // imhotep/lever
    let mut t = drawn("2 players\nboats kw. k... .. .@temple\nheld k lever");
    assert_eq!(t.refused("k lever 1 market k"), "imhotep/sail");
    assert_eq!(t.refused("k lever 0 temple kw"), "imhotep/sail");
    assert_eq!(t.refused("k lever 0 market k"), "imhotep/lever");
    assert_eq!(t.refused("k lever 0 market kk"), "imhotep/lever");
    t.play("k lever 0 pyramid wk");
    assert_eq!((t.points(), t.shows("pyramid")), (vec![1, 2], "[[1,0]]".into()));
    assert_eq!(t.discarded("lever"), 1);
}

#[test]
fn lever_leaves_stones_and_choices_to_their_owners() {
    // imhotep/lever: each owner picks, in the new order
    let mut t = drawn("2 players\nboats kw. ... .. .\nheld k lever\nmarket statue hammer");
    assert_eq!(t.play("k lever 0 market wk").asks(), "w pick-card");
    assert_eq!(t.play("w pick hammer").asks(), "k pick-card");
}

#[test]
fn ruling_5_the_order_is_one_of_owners_and_chosen_at_once() {
    // imhotep/ruling-5: `kwk` has three orders, one of them from the bow; a boat with one stone can be
    // levered too
    let t = drawn("2 players\nboats kwk ...@market ..@temple .@chamber\nheld k lever");
    assert_eq!(t.count("lever"), 2 * 3);
    assert!(["kwk", "kkw", "wkk"].iter().all(|order| t.can(&format!("k lever 0 pyramid {order}"))));
    let one = drawn("2 players\nboats k ...@market ..@temple .@chamber\nheld k lever");
    assert!(one.can("k lever 0 pyramid k"));
    let four = drawn("4 players\nboats kwbg ...@market ..@temple .@chamber\nheld k lever");
    assert_eq!(four.count("lever"), 2 * 24);
}

#[test]
fn hammer_fills_the_sled_and_then_loads_one() {
    // imhotep/hammer, imhotep/ruling-16: the sled's limit holds before the loading
    let after = |sled: &str, quarry| {
        let text = format!("2 players\nboats ... ... .. .\nsled {sled}\nquarry k{quarry}\nheld k hammer");
        let mut t = drawn(&text);
        t.play("k hammer 0/0");
        assert_eq!((t.discarded("hammer"), t.game.load_of(0)), (1, 1));
        (t.sleds()[0], t.quarries()[0])
    };
    assert_eq!(after("w", 10), (2, 7));
    assert_eq!(after("kkkk", 10), (4, 9));
    assert_eq!(after("kkkkk", 10), (4, 10));
    assert_eq!(after("k", 0), (0, 0));
    assert_eq!(after("w", 1), (0, 0));
}

#[test]
fn hammer_is_refused_when_no_stone_could_be_loaded() {
    // imhotep/hammer: the loading is not optional
    let t = drawn("2 players\nboats k.. ... .. .\nquarry k0\nheld k hammer");
    assert_eq!((t.refused("k hammer 0/1"), t.count("hammer")), ("imhotep/load", 0));
    let full = drawn("2 players\nboats k w .@temple ..@market\nheld k hammer");
    assert_eq!((full.refused("k hammer 0/0"), full.count("hammer")), ("imhotep/load", 0));
}

#[test]
fn sail_card_loads_and_sails_and_the_new_stone_counts() {
    // imhotep/sail-card
    let mut t = drawn("2 players\nboats w.. .... .. kw\nsled k\nheld k sail");
    assert_eq!(t.refused("k sail 0 pyramid"), "imhotep/sail");
    assert_eq!(t.refused("k sail-card 1/0 pyramid"), "imhotep/sail");
    assert_eq!(t.refused("k sail-card 3/0 pyramid"), "imhotep/sail-card");
    assert_eq!(t.refused("k sail-card 0/0 pyramid"), "imhotep/load");
    t.play("k sail-card 0/2 pyramid");
    assert_eq!((t.points(), t.sleds(), t.discarded("sail")), (vec![1, 2], vec![0, 0], 1));
}

#[test]
fn sail_card_needs_a_stone_on_the_sled() {
    // imhotep/sail-card
    let t = drawn("2 players\nboats w.. .... .. .\nheld k sail");
    assert_eq!((t.refused("k sail-card 0/1 pyramid"), t.count("sail-card")), ("imhotep/load", 0));
}

#[test]
fn chisel_loads_two_stones_on_one_boat_or_on_two() {
    // imhotep/chisel, imhotep/ruling-11: an unordered pair of places
    let mut t = drawn("2 players\nboats k.. .. ..@temple w\nsled kk\nheld k chisel");
    assert_eq!(t.count("chisel"), 4 * 3 / 2);
    assert!(t.can("k chisel 0/1 0/2") && t.can("k chisel 0/1 1/0"));
    assert_eq!(t.refused("k chisel 1/0 0/1"), "imhotep/chisel");
    assert_eq!(t.refused("k chisel 0/1 0/1"), "imhotep/chisel");
    assert_eq!(t.refused("k chisel 0/0 0/1"), "imhotep/load");
    t.play("k chisel 0/1 1/1");
    assert_eq!((t.sleds(), t.game.load_of(0), t.game.load_of(1)), (vec![0, 0], 2, 1));
}

#[test]
fn chisel_needs_two_stones_and_two_places() {
    // imhotep/chisel
    let one = drawn("2 players\nboats ... .. .. .\nsled k\nheld k chisel");
    assert_eq!(one.refused("k chisel 0/0 0/1"), "imhotep/chisel");
    let full = drawn("2 players\nboats kk. kw ww k\nsled kk\nheld k chisel");
    assert_eq!(full.count("chisel"), 0);
}

#[test]
fn red_card_places_a_stone_from_the_quarry_by_the_rules_of_the_site() {
    // imhotep/red-card, imhotep/ruling-14: it needs no dock and occupies none; imhotep/ruling-20: the stone
    // never comes from the sled
    for (card, site) in [("entrance", "pyramid"), ("sarcophagus", "chamber"), ("paved-path", "obelisks")] {
        let mut t = drawn(&format!("2 players\nboats k .@{site} .. .\nsled kkkkk\nmarket {card} statue"));
        let quarry = t.quarries()[0];
        t.play(&format!("k sail 0 market, k pick {card}"));
        assert_eq!((t.sleds()[0], t.discarded(card)), (5, 1));
        assert_eq!(t.quarries()[0], quarry); // one stone was built, the delivered one came back
        assert!(t.game.stones_on(super::words::site(site)) == 1);
    }
}

#[test]
fn red_card_scores_at_once_and_completes_an_obelisk() {
    // imhotep/ruling-14
    let mut t = drawn("2 players, b: obelisks\nboats k .. .. .\nobelisks kk\nmarket paved-path");
    assert_eq!(t.play("k sail 0 market, k pick paved-path").points(), [10, 0]);
}

#[test]
fn red_card_with_an_empty_quarry_is_taken_and_places_nothing() {
    // imhotep/red-card, imhotep/ruling-20: a full sled does not help
    let mut t = drawn("2 players\nboats k .. .. .\nsled kk\nquarry k0\nmarket entrance");
    t.play("k sail 0 market, k pick entrance");
    assert_eq!((t.points(), t.sleds(), t.quarries()[0]), (vec![0, 0], vec![2, 0], 1));
    assert_eq!(t.discarded("entrance"), 1);
    assert!(t.events().contains("picked-card k entrance, quarry-empty k entrance, stone-returned k"));
}

#[test]
fn ruling_2_a_stone_goes_back_after_its_own_card_and_before_the_next_stone() {
    // imhotep/ruling-2: the second of two stones of one player can place the first
    let mut t = drawn("2 players\nboats kk. .. .. .\nquarry k0\nmarket entrance sarcophagus");
    t.play("k sail 0 market, k pick entrance");
    assert_eq!((t.quarries()[0], t.shows("pyramid")), (1, "[[]]".into()));
    t.play("k pick sarcophagus");
    assert_eq!((t.quarries()[0], t.shows("chamber")), (1, "[0]".into()));
}

#[test]
fn ruling_2_a_stone_is_still_on_the_boat_while_its_card_is_carried_out() {
    // imhotep/ruling-2: with an Entrance whose pyramid is to be chosen
    let mut t = drawn("2 players, b: pyramid\nboats kw. .. .. .\nquarry k1\nmarket entrance statue");
    t.play("k sail 0 market, k pick entrance");
    assert_eq!((t.asks(), t.game.load_of(0), t.quarries()[0]), ("k choose-pyramid".into(), 2, 1));
    t.play("k pyramid 0");
    assert_eq!((t.asks(), t.game.load_of(0), t.quarries()[0]), ("w pick-card".into(), 1, 1));
}
