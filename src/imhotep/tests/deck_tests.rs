//! The market deck when it is empty.

use super::drawn::drawn;

#[test]
fn reshuffle_comes_only_when_a_card_is_wanted() {
    // imhotep/reshuffle, imhotep/ruling-3: the deck stays empty until a card is needed
    let mut t =
        drawn("2 players, b: pyramid\nboats k k .. .\npyramid w//www | deck lever | discard statue chisel");
    t.play("k sail 0 pyramid, k pyramid 0");
    assert_eq!((t.held("k", "lever"), t.shows("deck"), t.discarded("statue")), (1, "[]".into(), 1));
    assert_eq!(t.play("w sail 1 temple, k take").shows("deck"), "[]");
}

#[test]
fn reshuffle_makes_a_deck_of_all_discards() {
    // imhotep/reshuffle
    let mut t =
        drawn("2 players, b: pyramid\nboats k ... .. .\npyramid w | deck | discard statue chisel lever");
    t.play("k sail 0 pyramid, k pyramid 0");
    assert_eq!(t.game.deck.len(), 2);
    assert_eq!(t.game.discard.iter().sum::<u8>(), 0);
    assert!(t.events().contains("reshuffled, drew-card k"));
}

#[test]
fn reshuffle_in_the_middle_of_a_deal_comes_after_the_last_cards() {
    // imhotep/ruling-3: first the two cards of the old deck, then the shuffle, then the rest
    let mut t = drawn(
        "2 players\nboats .@market .@temple .@chamber k\ndeck hammer sail | discard lever lever chisel
        market statue",
    );
    t.play("k sail 3 obelisks");
    assert!(t.shows("market").starts_with("[hammer,sail,"));
    // shuffled: lever, lever, chisel and the statue that was just discarded; two of the four are dealt
    assert_eq!(t.game.deck.len(), 2);
    assert_eq!(t.game.discard.iter().sum::<u8>(), 0);
}

#[test]
fn reshuffle_leaves_out_a_red_card_that_is_being_carried_out() {
    // imhotep/ruling-3
    let mut t =
        drawn("2 players, b: pyramid\nboats k ... .. .\npyramid w//www | deck entrance | discard statue");
    t.play("k sail 0 pyramid, k pyramid 0, k pyramid 2");
    assert_eq!((t.held("k", "statue"), t.discarded("entrance"), t.shows("deck")), (1, 1, "[]".into()));
}

#[test]
fn reshuffle_leaves_out_a_sail_until_its_boat_is_unloaded() {
    // imhotep/ruling-3: the same with a Lever
    let mut t = drawn(
        "2 players, b: pyramid\nboats k. ... .. .\nsled k\nheld k sail\npyramid w | deck | discard statue",
    );
    t.play("k sail-card 0/1 pyramid, k pyramid 0");
    assert_eq!((t.held("k", "statue"), t.discarded("sail"), t.shows("deck")), (1, 0, "[]".into()));
    assert_eq!(t.play("k pyramid 1").discarded("sail"), 1);
    let mut t =
        drawn("2 players, b: pyramid\nboats kk ... .. .\nheld k lever\npyramid w | deck | discard statue");
    t.play("k lever 0 pyramid kk, k pyramid 0");
    assert_eq!((t.held("k", "statue"), t.discarded("lever"), t.held("k", "lever")), (1, 0, 0));
}

#[test]
fn reshuffle_takes_in_hammer_and_chisel_played_before() {
    // imhotep/ruling-3: Hammer and Chisel are discarded at once, since their effect is over
    let mut t = drawn("2 players\nboats k ... .. .\nsled kkk\nheld k hammer | held k chisel");
    t.play("k hammer 1/0");
    assert_eq!(t.discarded("hammer"), 1);
}

#[test]
fn reshuffle_leaves_out_the_market_while_the_temple_is_scored() {
    // imhotep/ruling-3: row and pair are discarded after the reshuffle
    let mut t = drawn(
        "2 players, b: market temple\nboats .@market .@temple .@chamber k\ntemple wwwk | quarry w0
        market lever lever lever | pair hammer hammer | deck | discard chisel",
    );
    t.play("k sail 3 obelisks");
    assert_eq!(t.held("k", "chisel"), 1); // the only card that could be drawn
    // the market is dealt from the cards that were cleared away
    assert_eq!(t.game.row.iter().chain(&t.game.pair).flatten().count(), 5);
}

#[test]
fn reshuffle_of_nothing_gives_nothing() {
    // imhotep/ruling-26: a draw gives nothing, and only the cards that are left are dealt
    let mut t = drawn("2 players, b: pyramid\nboats k .@market .@temple .@chamber\npyramid w | deck");
    t.play("k sail 0 pyramid, k pyramid 0");
    assert_eq!(
        (t.shows("market"), t.points(), t.shows("round")),
        ("[null,null,null,null]".into(), vec![1, 0], "2".into())
    );
}
