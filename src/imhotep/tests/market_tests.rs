//! Both sides of the market.

use super::drawn::drawn;
use crate::game::{Describe, Eye, Motion, Observation, Seat, Step, redact, reveals};
use crate::imhotep::{Card, Face, Move, Place};

#[test]
fn e4_white_brown_grey_pick_in_that_order_and_their_stones_return() {
    // a boat of 4 with three stones, the empty place is skipped: white takes the Sail, brown the Statue, grey the Lever
    let mut t = drawn("4 players\nboats w.bg ... ... ..\nmarket statue lever sail chisel");
    let before = t.quarries();
    t.play("k sail 0 market, w pick sail, b pick statue, g pick lever");
    let after: Vec<u8> = before.iter().zip([0, 1, 1, 1]).map(|(n, more)| n + more).collect();
    assert_eq!((t.quarries(), t.game.load_of(0)), (after, 0));
    assert_eq!((t.held("w", "sail"), t.held("b", "statue"), t.held("g", "lever")), (1, 1, 1));
    assert_eq!(t.asks(), "w act");
}

#[test]
fn market_a_is_compulsory_while_a_card_is_left() {
    // imhotep/market-a, imhotep/ruling-37
    let mut t = drawn("2 players\nboats kw ... .. .\nmarket statue");
    assert_eq!(t.play("k sail 0 market").asks(), "k pick-card");
    assert_eq!(t.refused("k pass"), "imhotep/turn");
    assert_eq!(t.refused("k pick lever"), "imhotep/market-a");
    assert_eq!(t.refused("k pick-pair"), "imhotep/market-b");
    let white = t.quarries()[1];
    t.play("k pick statue"); // no card is left for white, who is not asked
    assert_eq!((t.asks(), t.quarries()[1]), ("w act".into(), white + 1));
}

#[test]
fn ruling_11_equal_cards_are_one_choice() {
    // imhotep/ruling-11
    let mut t = drawn("2 players, b: market\nboats kk ... .. .\nmarket statue lever statue | pair sail sail");
    t.play("k sail 0 market");
    assert_eq!((t.count("pick-card"), t.count("pick-pair")), (2, 1));
    let begun = |card| t.game.begins(Seat(0), Move::PickCard { card }).to_vec();
    assert_eq!((begun(Card::Statue), begun(Card::Lever)), (vec![Place::Market(2)], vec![]));
    t.play("k pick-pair");
    assert_eq!((t.asks(), t.count("keep-card")), ("k keep-card".into(), 1));
    t.play("k keep sail");
    assert_eq!((t.held("k", "sail"), t.discarded("sail")), (1, 1));
}

#[test]
fn ruling_10_a_decision_with_one_answer_is_a_move() {
    // imhotep/ruling-10: a player chooses even with one card left and one pyramid with room; taking the pair
    // and keeping a card are two moves
    let mut t = drawn("2 players, b: market pyramid\nboats kk ... .. .\nmarket entrance | pair sail sail");
    t.game.pyramid_len = [5, 4, 5];
    t.play("k sail 0 market, k pick entrance");
    assert_eq!((t.asks(), t.count("choose-pyramid")), ("k choose-pyramid".into(), 1));
    t.play("k pyramid 1");
    assert_eq!((t.asks(), t.count("pick-pair"), t.count("pick-card")), ("k pick-card".into(), 1, 0));
    assert_eq!((t.play("k pick-pair").asks(), t.count("keep-card")), ("k keep-card".into(), 1));
}

#[test]
fn market_b_pair_one_is_kept_and_the_other_discarded() {
    // imhotep/market-b
    let mut t = drawn("2 players, b: market\nboats k ... .. .\nmarket statue | pair lever hammer");
    assert_eq!(t.refused("k keep lever"), "imhotep/turn");
    t.play("k sail 0 market, k pick-pair");
    assert_eq!(t.refused("k keep statue"), "imhotep/market-b");
    assert_eq!(t.refused("k decline"), "imhotep/turn");
    t.play("k keep hammer");
    assert_eq!((t.held("k", "hammer"), t.discarded("lever"), t.shows("pair")), (1, 1, "[null,null]".into()));
}

#[test]
fn market_b_the_other_card_is_discarded_before_a_red_one_acts() {
    // imhotep/ruling-3, imhotep/market-b: the other card of the pair is discarded first, so it is shuffled in
    // when the Entrance brings a card
    let mut t = drawn(
        "2 players, b: market pyramid\nboats k ... .. .\nmarket statue | pair entrance lever | pyramid k
        deck",
    );
    t.play("k sail 0 market, k pick-pair, k keep entrance");
    assert_eq!((t.asks(), t.discarded("lever")), ("k choose-pyramid".into(), 1));
    t.play("k pyramid 0");
    assert_eq!((t.held("k", "lever"), t.discarded("lever"), t.discarded("entrance")), (1, 0, 1));
}

#[test]
fn market_b_a_pair_is_shown_even_if_nobody_is_asked_which_card_to_keep() {
    // imhotep/ruling-8, imhotep/ruling-40
    let mut t = drawn(
        "2 players, b: market\nround 6\nboats k .@temple .@chamber .@pyramid\nmarket | pair statue statue",
    );
    t.play("k sail 0 market");
    let before = t.game.clone();
    t.steps.clear();
    assert_eq!(t.play("k pick-pair").asks(), "over");
    let turned = t.steps.iter().filter_map(|step| match *step {
        Step::Motion(motion @ Motion::Turn { .. }) => Some(motion),
        _ => None,
    });
    let turned: Vec<_> = turned.collect();
    assert_eq!(turned.len(), 2);
    for motion in turned {
        assert_eq!(redact(&t.game, Eye::Table, motion), motion);
        assert!(reveals(&before, &t.game, motion));
    }
}

#[test]
fn market_b_a_pair_may_be_a_single_card() {
    // imhotep/ruling-26
    let mut t = drawn("2 players, b: market\nboats kk ... .. .\npair lever");
    t.play("k sail 0 market, k pick-pair, k keep lever");
    assert_eq!((t.asks(), t.held("k", "lever")), ("w act".into(), 1));
}

#[test]
fn ruling_12_the_pair_is_compulsory_when_nothing_else_is_left() {
    // imhotep/ruling-12
    let mut t =
        drawn("2 players, b: market\nboats kkkk ... .. .\nmarket statue lever sail | pair hammer chisel");
    t.play("k sail 0 market, k pick statue, k pick lever, k pick sail");
    assert_eq!((t.asks(), t.count("pick-pair"), t.count("pick-card")), ("k pick-card".into(), 1, 0));
}

#[test]
fn ruling_13_the_market_is_not_refilled() {
    // imhotep/ruling-13
    let mut t = drawn("2 players\nboats k ... .. .\nmarket statue lever");
    let deck = t.game.deck.len();
    t.play("k sail 0 market, k pick lever");
    assert_eq!((t.shows("market"), t.game.deck.len()), ("[statue,null,null,null]".into(), deck));
}

#[test]
fn ruling_8_a_pair_is_seen_by_nobody_until_it_is_taken_and_then_by_all() {
    // imhotep/ruling-8
    let mut t = drawn("3 players, b: market\nboats k ... .. .\nmarket statue | pair lever hammer");
    let seen = |t: &super::drawn::Drawn, eye| t.game.sees(eye, Place::Pair(0));
    assert!(Seat::all(3).all(|s| !seen(&t, Eye::Seat(s))) && !seen(&t, Eye::Table));
    t.play("k sail 0 market, k pick-pair");
    assert!(Seat::all(3).all(|s| seen(&t, Eye::Seat(s))) && seen(&t, Eye::Table));
    let mut world = t.game.clone();
    world.imagine(Seat(2), &mut crate::rng::Rng::new(1));
    assert_eq!(world.pair, t.game.pair);
}

#[test]
fn ruling_8_a_pair_that_nobody_took_is_turned_up_when_it_is_discarded() {
    // imhotep/ruling-8
    let mut t = drawn("2 players, b: market\nboats .@market .@temple .@chamber k\npair lever hammer");
    t.play("k sail 3 obelisks");
    let faces = t.steps.iter().filter_map(|step| match step {
        Step::Motion(motion) => match redact(&t.game, Eye::Table, *motion) {
            Motion::Move { from: Place::Pair(_), to: Place::Discard, face: Some(Face::Card { card }) } => {
                Some(card.name())
            }
            _ => None,
        },
        Step::Event(_) => None,
    });
    assert_eq!(faces.collect::<Vec<_>>(), ["lever", "hammer"]);
}

#[test]
fn ruling_19_the_market_resolves_stone_by_stone() {
    // imhotep/ruling-19: everything that white's Entrance causes comes before brown picks
    let mut t = drawn(
        "3 players, b: pyramid\nboats wb ... .. .\nmarket entrance statue lever\npyramid k
        deck sarcophagus",
    );
    t.play("k sail 0 market, w pick entrance, w pyramid 0");
    assert_eq!((t.shows("chamber"), t.asks()), ("[1]".into(), "b pick-card".into()));
    assert_eq!(t.play("b pick statue").asks(), "w act"); // white sits left of the player who sailed
}
