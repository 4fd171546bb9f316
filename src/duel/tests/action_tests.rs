//! The four action tokens, and the first player with five obelisk tokens.

use super::*;
use crate::game::{Describe, Observation, Reason};

/// duel/action-token: the token leaves the game, playing it is the whole turn, and only a token that one has
/// can be played.
#[test]
fn a_played_token_leaves_the_game() {
    let mut game = drawn("...|...|...").with(BLACK, "take-one take-one");
    game.plays(Move::TakeOne { boat: Boat::Row0, place: 2 });
    assert_eq!((game.owned(BLACK, Token::TakeOne), game.turn), (1, WHITE));
    assert_eq!(game.points(BLACK, Source::UnusedActions), 1);
    let refused = game.refusal(Move::TakeOne { boat: Boat::Row0, place: 2 });
    assert_eq!(refused, Refusal::ActionNotHeld { action: Action::TakeOne });
    assert_eq!(refused.rule(), "duel/action-token");
}

/// duel/take-one, duel/ruling-D10: any token except an action token, from any boat in play, for any
/// figures; the top token of the warehouse replaces it face up, even if it is an action token.
#[test]
fn taking_one_token() {
    let mut game = drawn("...|...|...").with(BLACK, "take-one").without_boats(&[Boat::Row0]);
    game = game.loaded(Boat::Column1, "tomb-1 place-several tomb-3");
    game.warehouse = [Token::SwapAndUnload, Token::Tomb5, Token::Tomb6];
    let take = |boat, place| Move::TakeOne { boat, place };
    assert_eq!(game.refusal(take(Boat::Column1, 1)), Refusal::CannotTakeAction);
    assert_eq!(game.refusal(take(Boat::Column1, 1)).rule(), "duel/take-one");
    assert_eq!(game.refusal(take(Boat::Column1, 3)).rule(), "duel/harbour");
    assert_eq!(game.refusal(take(Boat::Row0, 0)), Refusal::BoatGone);
    game.plays(take(Boat::Column1, 2));
    assert_eq!(game.owned(BLACK, token("tomb-3")), 1);
    assert_eq!(game.names_on(Boat::Column1), ["tomb-1", "place-several", "swap-and-unload"]);
    assert_eq!(game.warehouse(), [Token::Tomb5, Token::Tomb6]);
}

/// duel/place-several, duel/ruling-D20: two or three figures as a set, never one alone.
#[test]
fn placing_several_figures() {
    let mut game = drawn("...|...|..w").with(BLACK, "place-several");
    let several = |of: &[(u8, u8)]| Move::PlaceSeveral { cells: cells(of) };
    assert_eq!(game.refusal(several(&[(0, 0)])), Refusal::TwoOrThreeCells);
    assert_eq!(game.refusal(several(&[(0, 0), (0, 1), (0, 2), (1, 0)])).rule(), "duel/place-several");
    assert_eq!(game.refusal(several(&[(0, 0), (2, 2)])), Refusal::CellTaken);
    let sets = game.legal().into_iter().filter(|mv| matches!(mv, Move::PlaceSeveral { .. })).count();
    assert_eq!(sets, 28 + 56, "pairs and triples of eight cells");
    game.plays(several(&[(0, 0), (1, 1), (2, 0)]));
    assert_eq!((game.reserve(BLACK), game.turn), (1, WHITE));
    let two = drawn("bb.|...|...").with(BLACK, "place-several");
    assert_eq!(two.refusal(several(&[(1, 0), (1, 1), (2, 0)])), Refusal::TooFewInReserve { has: 2 });
    let one = drawn("bb.|b..|...").with(BLACK, "place-several");
    assert!(!one.legal().iter().any(|mv| matches!(mv, Move::PlaceSeveral { .. })));
}

/// duel/place-and-unload: it needs a figure in reserve, and a boat that can be unloaded once the figure
/// stands.
#[test]
fn placing_and_unloading() {
    let both = |row, column, boat| Move::PlaceAndUnload { cell: cell(row, column), boat };
    let mut game = drawn("b..|...|..w").with(BLACK, "place-and-unload");
    assert_eq!(game.refusal(both(0, 0, Boat::Row0)), Refusal::CellTaken);
    assert_eq!(game.refusal(both(1, 1, Boat::Row1)), Refusal::TooFewFigures { has: 1 });
    game.plays(both(0, 2, Boat::Row0));
    assert_eq!((game.reserve(BLACK), game.turn), (4, WHITE), "no second boat, so nothing is asked");
    let elsewhere = drawn("bb.|...|...").with(BLACK, "place-and-unload");
    assert!(elsewhere.is_legal(both(2, 2, Boat::Row0)), "the placed figure need not stand in the line");
    let none = drawn("bb.|bb.|...").with(BLACK, "place-and-unload");
    assert_eq!(none.refusal(both(2, 2, Boat::Row0)), Refusal::ReserveEmpty);
}

/// duel/place-and-unload, duel/ruling-D3: each unloading follows the harbour as it is at that moment.
#[test]
fn crossing_lines() {
    let both = |boat| Move::PlaceAndUnload { cell: cell(1, 1), boat };
    let mut two = drawn(".b.|b..|...").with(BLACK, "place-and-unload");
    two.plays(both(Boat::Row1));
    assert_eq!((two.turn, two.ask()), (WHITE, Some(Ask::Act)), "column 1 holds one figure now");
    let mut three = drawn(".b.|b..|.b.").with(BLACK, "place-and-unload");
    three.plays(both(Boat::Row1));
    assert_eq!(three.legal(), [Move::UnloadAgain { boat: Boat::Column1 }, Move::Stop]);
    let again = Move::UnloadAgain { boat: Boat::Row1 };
    assert_eq!(three.refusal(again), Refusal::TooFewFigures { has: 0 }, "never the same boat twice");
}

/// duel/second-unloading, duel/ruling-D1: the second boat is a decision of its own, made after the refill is
/// visible.
#[test]
fn the_second_boat_is_decided_later() {
    let mut game = drawn("b..|b..|bww").with(BLACK, "place-and-unload");
    let top: Vec<Token> = game.supply()[..3].to_vec();
    game.plays(Move::PlaceAndUnload { cell: cell(0, 1), boat: Boat::Row0 });
    assert_eq!((game.turn, game.ask()), (BLACK, Some(Ask::SecondBoat)));
    assert_eq!(game.cargo[0].map(Option::unwrap)[..], top, "the refill lies open");
    assert_eq!(game.refusal(Move::Place { cell: cell(1, 1) }).rule(), "duel/second-unloading");
    assert_eq!(game.refusal(Move::Pass), Refusal::OtherDecision);
    let mut stopped = game.clone();
    stopped.plays(Move::Stop);
    assert_eq!((stopped.turn, stopped.ask()), (WHITE, Some(Ask::Act)));
    assert_eq!(stopped.refusal(Move::Stop), Refusal::OtherDecision);
    game.plays(Move::UnloadAgain { boat: Boat::Row2 });
    assert_eq!((game.turn, game.reserve(WHITE)), (WHITE, 4));
}

/// duel/second-unloading: tokens received by the first unloading cannot be played in the same turn
/// (duel/ruling-D13).
#[test]
fn tokens_of_the_first_boat_wait() {
    let mut game = drawn("b..|b..|bww").with(BLACK, "place-and-unload");
    game = game.loaded(Boat::Row0, "take-one take-one take-one");
    game.plays(Move::PlaceAndUnload { cell: cell(0, 1), boat: Boat::Row0 });
    assert_eq!(game.owned(BLACK, Token::TakeOne), 2);
    assert_eq!(game.refusal(Move::TakeOne { boat: Boat::Row1, place: 0 }), Refusal::OtherDecision);
}

/// duel/end inside a combined action (duel/ruling-D4): there is no second boat after the end, but unloading
/// it may bring the end; the played token does not count as unused, the figure just placed counts.
#[test]
fn the_end_inside_a_combined_action() {
    let left = [Boat::Row0, Boat::Row2, Boat::Column0, Boat::Column2];
    let mut game = drawn("...|b.b|.w.").with(BLACK, "place-and-unload").without_boats(&left).without_supply();
    game.plays(Move::PlaceAndUnload { cell: cell(0, 1), boat: Boat::Row1 });
    assert!(game.is_over() && game.ask().is_none());
    assert_eq!(game.points(BLACK, Source::UnusedActions), 0);
    assert_eq!(game.points(BLACK, Source::Figures), 1);
    let left = [Boat::Row0, Boat::Row2, Boat::Column0];
    let mut game = drawn("...|b.b|.w.").with(BLACK, "place-and-unload").without_boats(&left).without_supply();
    game.plays(Move::PlaceAndUnload { cell: cell(0, 1), boat: Boat::Row1 });
    assert_eq!((game.is_over(), game.ask()), (false, Some(Ask::SecondBoat)));
    game.plays(Move::UnloadAgain { boat: Boat::Column1 });
    assert!(game.is_over());
}

/// duel/swap-and-unload: two tokens of one boat, then any boat; equal tokens and action tokens may be swapped
/// too (duel/ruling-D12).
#[test]
fn swapping_and_unloading() {
    let mut game =
        drawn("b.w|...|...").with(BLACK, "swap-and-unload").loaded(Boat::Row0, "tomb-1 take-one tomb-3");
    let swap = |swap, first, second| Move::SwapAndUnload { swap, first, second, boat: Boat::Row0 };
    assert_eq!(game.refusal(swap(Boat::Row0, 2, 1)), Refusal::TwoPlacesNeeded);
    assert_eq!(game.refusal(swap(Boat::Row0, 1, 1)).rule(), "duel/swap-and-unload");
    assert_eq!(game.refusal(swap(Boat::Row0, 1, 3)), Refusal::NoSuchPlace);
    assert!(game.is_legal(swap(Boat::Column1, 0, 2)), "a boat that cannot be unloaded");
    assert_eq!(game.token_at(Boat::Row1, 0), game.token_at(Boat::Row1, 1));
    assert!(game.is_legal(swap(Boat::Row1, 0, 1)), "equal tokens");
    game.plays(swap(Boat::Row0, 1, 2));
    assert_eq!([game.owned(WHITE, Token::TakeOne), game.owned(BLACK, Token::Tomb3)], [1, 1]);
    let idle = drawn("b..|.w.|...").with(BLACK, "swap-and-unload");
    assert!(!idle.legal().iter().any(|mv| matches!(mv, Move::SwapAndUnload { .. })), "nothing to unload");
}

/// duel/first-to-five: tokens are taken one by one, the nearer figure first (duel/ruling-D6).
#[test]
fn the_nearer_figure_is_first_to_five() {
    let four = "obelisk obelisk obelisk obelisk";
    let row = "obelisk obelisk obelisk";
    let mut game = drawn("...|b.w|...").with(BLACK, four).with(WHITE, four).loaded(Boat::Row1, row);
    game.plays(Move::Unload { boat: Boat::Row1 });
    assert_eq!((game.first_five, game.owned(BLACK, Token::Obelisk)), (Some(WHITE), 5));
    let three = "obelisk obelisk obelisk";
    let mut game = drawn("...|wbw|...").with(BLACK, four).with(WHITE, three).loaded(Boat::Row1, row);
    game.plays(Move::Unload { boat: Boat::Row1 });
    assert_eq!((game.first_five, game.owned(WHITE, Token::Obelisk)), (Some(BLACK), 5));
}

/// duel/first-to-five: it does not matter how the fifth token came (duel/ruling-D5), and it counts only once;
/// side B turns the token over.
#[test]
fn taking_one_can_be_first_to_five() {
    let four = "obelisk obelisk obelisk obelisk take-one";
    let mut game = drawn_with(&all(Side::B), "...|...|...").with(BLACK, four).with(WHITE, four);
    let steps = game.plays(Move::TakeOne { boat: Boat::Row0, place: 0 });
    assert!(events(&steps).contains(&Event::FirstToFive { seat: BLACK }));
    game.plays(Move::TakeOne { boat: Boat::Row1, place: 0 });
    assert_eq!(game.first_five, Some(BLACK));
    let mut turned = Vec::new();
    game.tokens(&mut |at, face| turned.extend((face == Face::FirstFifth).then_some(at)));
    assert_eq!(turned, [Place::Obelisk(BLACK, 4)]);
}
