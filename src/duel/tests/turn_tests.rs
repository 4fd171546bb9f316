//! The harbour, the set-up, placing, unloading, passing, the end.

use super::*;
use crate::game::{Describe, Reason};
use crate::wire::{Choosable, Decided};

/// duel/harbour: six boats on two sides; the nearest cell of a row's boat is in column 2, that of a column's
/// boat in row 2.
#[test]
fn boats_lie_east_and_south() {
    assert_eq!(Boat::ALL.map(|boat| boat.line().len()), [3; 6]);
    let inwards = |boat: Boat| boat.line().from_the_boat().map(|c| (c.row(), c.column())).collect::<Vec<_>>();
    assert_eq!(inwards(Boat::Row1), [(1, 2), (1, 1), (1, 0)]);
    assert_eq!(inwards(Boat::Column0), [(2, 0), (1, 0), (0, 0)]);
    for cell in Cell::ALL {
        let at: Vec<Boat> = Boat::ALL.into_iter().filter(|boat| boat.line().contains(cell)).collect();
        assert_eq!(at.len(), 2, "every cell lies in one row and one column");
    }
}

/// duel/tokens, duel/ruling-D18: sixty tokens by kind; six of each pyramid colour, each tomb number once.
#[test]
fn sixty_tokens() {
    let tokens = Chance::sorted();
    let of = |wanted: fn(Kind) -> bool| tokens.iter().filter(|token| wanted(token.kind())).count();
    assert_eq!(tokens.len(), 60);
    assert_eq!(of(|kind| kind == Kind::Obelisk), 12);
    assert_eq!([of(|k| k == Kind::Pyramid(Tone::Light)), of(|k| k == Kind::Pyramid(Tone::Dark))], [6, 6]);
    assert_eq!(of(|kind| matches!(kind, Kind::Temple(1..=4))), 12);
    assert_eq!(of(|kind| kind == Kind::Temple(3)), 3);
    assert_eq!(of(|kind| matches!(kind, Kind::Tomb(1..=12))), 12);
    assert_eq!(of(|kind| kind == Kind::Tomb(12)), 1);
    assert_eq!(of(|kind| matches!(kind, Kind::Action(_))), 12);
    assert_eq!(of(|kind| kind == Kind::Action(Action::SwapAndUnload)), 3);
    for token in Token::ALL {
        assert_eq!(serde_json::to_value(token).unwrap(), token.name());
        assert!(token.kind() != Kind::Action(Action::TakeOne) || token == Token::TakeOne);
    }
}

/// duel/setup: full boats, three tokens in the warehouse, 39 in the supply, four figures each; sixteen mixtures of
/// sides, the same for both; the first player is the younger one, as the set-up is told, or by chance.
#[test]
fn the_set_up() {
    let game = Duel::new(2, &Config::default(), 7).unwrap();
    assert!(game.cargo.iter().flatten().all(Option::is_some));
    assert_eq!((game.supply().len(), game.warehouse().len()), (39, 3));
    assert_eq!([game.reserve(BLACK), game.reserve(WHITE)], [4, 4]);
    let mut seen = Vec::new();
    for mixture in mixtures() {
        let mut sides = [Vec::new(), Vec::new()];
        let game = dealt(&mixture);
        game.prints(&mut |at, Print::Board { side, .. }| {
            let Place::Board(seat, _) = at else { return };
            sides[seat.index()].push(side);
        });
        assert_eq!(sides[0], sides[1]);
        assert!(!seen.contains(&sides));
        seen.push(sides);
    }
    assert_eq!(seen.len(), 16);
    let youngest = |option: &Choosable| matches!(option, Choosable::Seat { key: "first", youngest: true });
    assert!(entry().options.iter().any(youngest));
    let begins = |config: &Config, seed| Duel::new(2, config, seed).unwrap().turn;
    let chosen = Config { first: Some(WHITE), ..Config::default() };
    assert!((0..20).all(|seed| begins(&chosen, seed) == WHITE));
    assert!([BLACK, WHITE].iter().all(|&seat| (0..20).any(|seed| begins(&Config::default(), seed) == seat)));
}

/// duel/setup: options that cannot be played are refused, with all reasons.
#[test]
fn all_conflicts_are_returned() {
    let config = Config { first: Some(Seat(2)), ..Config::default() };
    let both = vec![Conflict::WrongNumberOfSeats { seats: 3 }, Conflict::NoSuchFirstPlayer];
    assert_eq!(Duel::new(3, &config, 1).err(), Some(both));
    let mut chance = Chance { first: Seat(5), tokens: Chance::sorted() };
    chance.tokens[0] = Token::TakeOne;
    let start = |chance: &Chance| Duel::start(2, &Config::default(), chance, Rng::new(1), &mut Quiet).err();
    assert_eq!(start(&chance), Some(vec![Conflict::NoSuchFirstPlayer, Conflict::WrongTokens]));
    chance.tokens.truncate(20);
    assert!(start(&chance).is_some_and(|conflicts| conflicts.contains(&Conflict::WrongTokens)));
}

/// duel/dealing, duel/ruling-D2: rows then columns, all places 0 first; refills fill places 0, 1, 2; the first
/// warehouse token is the top one.
#[test]
fn the_order_of_dealing() {
    let mut tokens = Chance::sorted();
    tokens.reverse();
    let chance = Chance { first: BLACK, tokens: tokens.clone() };
    let mut game = Duel::start(2, &Config::default(), &chance, Rng::new(1), &mut Quiet).unwrap();
    for (boat, place) in Boat::ALL.into_iter().flat_map(|boat| [(boat, 0), (boat, 1), (boat, 2)]) {
        assert_eq!(game.token_at(boat, place), Some(tokens[usize::from(place) * 6 + boat.index()]));
    }
    assert_eq!(game.warehouse(), &tokens[18..21]);
    game.plays(Move::Place { cell: cell(0, 0) });
    game.plays(Move::Place { cell: cell(0, 1) });
    game.plays(Move::Unload { boat: Boat::Row0 });
    assert_eq!(game.cargo[0].map(Option::unwrap), tokens[21..24]);
}

/// duel/place: one figure from the reserve on an empty cell.
#[test]
fn placing_a_figure() {
    let mut game = drawn("b..|...|..w");
    assert_eq!(game.refusal(Move::Place { cell: cell(2, 2) }), Refusal::CellTaken);
    assert_eq!(game.refusal(Move::Place { cell: cell(2, 2) }).rule(), "duel/place");
    game.plays(Move::Place { cell: cell(1, 1) });
    assert_eq!((game.figure_at(cell(1, 1)), game.reserve(BLACK), game.turn), (Some(BLACK), 2, WHITE));
    let none = drawn("bb.|bb.|...");
    assert_eq!(none.refusal(Move::Place { cell: cell(2, 2) }), Refusal::ReserveEmpty);
    assert_eq!(
        none.check(WHITE, Move::Place { cell: cell(2, 2) }),
        Err(Refusal::NotYourDecision { seat: BLACK })
    );
}

/// duel/place: also a cell whose two boats have left (duel/ruling-D19).
#[test]
fn placing_where_no_boat_lies() {
    let game = drawn("...|...|...").without_boats(&[Boat::Row0, Boat::Column0]);
    assert!(game.is_legal(Move::Place { cell: cell(0, 0) }));
}

/// duel/unload, E3: places 2 and 1 are taken, the nearer figure's owner gets place 2, place 0 leaves the game.
#[test]
fn the_nearest_figure_takes_the_farthest_place() {
    let mut game = drawn("...|b.w|...").loaded(Boat::Row1, "tomb-1 tomb-2 tomb-3");
    let top: Vec<Token> = game.supply()[..3].to_vec();
    let steps = game.plays(Move::Unload { boat: Boat::Row1 });
    assert_eq!([game.owned(WHITE, token("tomb-3")), game.owned(BLACK, token("tomb-2"))], [1, 1]);
    assert_eq!([BLACK, WHITE].map(|seat| game.owned(seat, token("tomb-1"))), [0, 0]);
    assert!(events(&steps).contains(&Event::NobodyTook { token: token("tomb-1") }));
    assert_eq!([game.reserve(BLACK), game.reserve(WHITE)], [4, 4]);
    assert_eq!(game.cargo[Boat::Row1.index()].map(Option::unwrap)[..], top, "refilled: places 0, 1, 2");
}

/// duel/unload, E4: a column with two white figures may be unloaded by black.
#[test]
fn other_peoples_figures_are_enough() {
    let mut game = drawn(".w.|...|.w.").loaded(Boat::Column1, "tomb-1 tomb-2 tomb-3");
    game.plays(Move::Unload { boat: Boat::Column1 });
    assert_eq!(["tomb-1", "tomb-2", "tomb-3"].map(|name| game.owned(WHITE, token(name))), [0, 1, 1]);
}

/// duel/unload: three figures take all three tokens, from the boat inwards.
#[test]
fn three_figures_take_everything() {
    let mut game = drawn("b..|w..|b..").loaded(Boat::Column0, "tomb-1 tomb-2 tomb-3");
    game.plays(Move::Unload { boat: Boat::Column0 });
    assert_eq!(
        [("tomb-3", BLACK), ("tomb-2", WHITE), ("tomb-1", BLACK)].map(|(t, s)| game.owned(s, token(t))),
        [1, 1, 1]
    );
}

/// duel/unload: fewer than two figures, or a boat that has left.
#[test]
fn unloading_needs_a_boat_and_two_figures() {
    let game = drawn("bb.|..w|...").without_boats(&[Boat::Row0]);
    assert_eq!(game.refusal(Move::Unload { boat: Boat::Row0 }), Refusal::BoatGone);
    assert_eq!(game.refusal(Move::Unload { boat: Boat::Row1 }), Refusal::TooFewFigures { has: 1 });
    assert_eq!(game.refusal(Move::Unload { boat: Boat::Row1 }).rule(), "duel/unload");
}

/// duel/unload: without a supply the boat leaves the game.
#[test]
fn an_empty_supply_removes_the_boat() {
    let mut game = drawn("bb.|...|...").without_supply();
    let steps = game.plays(Move::Unload { boat: Boat::Row0 });
    assert!(events(&steps).contains(&Event::BoatLeft { boat: Boat::Row0, left: 5 }));
    assert!(game.names_on(Boat::Row0).is_empty() && !game.is_over());
}

/// duel/take-tokens: tokens go to the owner's site at once; action tokens go beside it, for a later turn of
/// their owner.
#[test]
fn tokens_go_to_their_owners() {
    let mut game = drawn("...|b.w|...").loaded(Boat::Row1, "obelisk temple-4 take-one");
    game.plays(Move::Unload { boat: Boat::Row1 });
    assert_eq!([game.owned(BLACK, Token::Temple4), game.owned(WHITE, Token::TakeOne)], [1, 1]);
    assert!(game.is_legal(Move::TakeOne { boat: Boat::Row0, place: 0 }), "white's next turn is a later one");
}

/// duel/pass: a player who can act cannot pass, not even to save a token; a player who cannot act must pass.
#[test]
fn passing_is_forced() {
    let left = [Boat::Row0, Boat::Row1, Boat::Column0, Boat::Column1];
    let stuck = drawn("bb.|bb.|...").without_boats(&left);
    assert_eq!(stuck.legal(), [Move::Pass]);
    assert_eq!(stuck.ask(), Some(Ask::Pass));
    let held = stuck.clone().with(BLACK, "swap-and-unload place-several place-and-unload");
    assert_eq!(held.legal(), [Move::Pass], "tokens that cannot be played do not help");
    let able = stuck.clone().with(BLACK, "take-one");
    assert_eq!((able.refusal(Move::Pass), able.legal().len()), (Refusal::CannotPass, 6));
    let nothing = able.loaded(Boat::Row2, "take-one take-one take-one");
    let nothing = nothing.loaded(Boat::Column2, "take-one place-several place-several");
    assert_eq!(nothing.legal(), [Move::Pass]);
    let mut passed = stuck;
    assert_eq!(events(&passed.plays(Move::Pass)), [Event::Passed { seat: BLACK }]);
    assert_eq!(passed.turn, WHITE);
    assert_eq!(dealt(&Config::default()).refusal(Move::Pass).rule(), "duel/pass");
}

/// duel/end: the game ends at once when one boat is left; the tokens on it count for neither player.
#[test]
fn one_boat_left_ends_the_game() {
    let left = [Boat::Row1, Boat::Row2, Boat::Column0, Boat::Column1];
    let mut game = drawn("bb.|...|...").without_boats(&left).without_supply();
    game = game.loaded(Boat::Row0, "tomb-1 tomb-2 tomb-4").loaded(Boat::Column2, "tomb-7 tomb-8 tomb-9");
    assert!(game.outcome().is_none());
    game.plays(Move::Unload { boat: Boat::Row0 });
    assert!(game.is_over() && game.to_act().is_empty() && game.ask().is_none() && game.legal().is_empty());
    assert_eq!(game.outcome().map(|o| o.scores.to_vec()), Some(vec![2, 0]));
    assert_eq!(game.refusal(Move::Pass).rule(), "duel/end");
}

/// duel/winner: most points; on a tie the player who did not begin.
#[test]
fn ties_go_to_the_player_who_did_not_begin() {
    let left = [Boat::Row0, Boat::Row1, Boat::Row2, Boat::Column0, Boat::Column1];
    let winner = |first: Seat, black: &str, white: &str| {
        let mut game = drawn("...|...|...").without_boats(&left).with(BLACK, black).with(WHITE, white);
        game.rules.first = first;
        game.outcome().unwrap().winners.first()
    };
    assert_eq!(winner(BLACK, "tomb-1", "tomb-3"), Some(WHITE));
    assert_eq!(winner(WHITE, "tomb-1", "tomb-3"), Some(BLACK));
    assert_eq!(winner(WHITE, "tomb-1", "tomb-3 tomb-4"), Some(WHITE));
    assert_eq!(winner(BLACK, "tomb-1 tomb-2", "tomb-3"), Some(BLACK));
}

/// Returns the sixteen mixtures of sides.
pub(super) fn mixtures() -> impl Iterator<Item = Config> {
    (0..16).map(|bits: u8| {
        let side = |i: u8| if bits & 1 << i != 0 { Side::B } else { Side::A };
        Config { obelisk: side(0), temple: side(1), pyramids: side(2), tomb: side(3), ..Config::default() }
    })
}

/// duel/winner: the score names the source with the largest lead, the first among equal ones, or the tie-break
/// if the points are equal.
#[test]
fn the_largest_lead_decides() {
    let left = [Boat::Row0, Boat::Row1, Boat::Row2, Boat::Column0, Boat::Column1];
    let decided = |black: &str, white: &str| {
        let game = drawn("...|...|...").without_boats(&left).with(BLACK, black).with(WHITE, white);
        let scores = crate::session::score::scores(&game);
        let [winner, loser] =
            if game.outcome().unwrap().winners.first() == Some(BLACK) { [0, 1] } else { [1, 0] };
        assert_eq!(scores[loser].decided, None, "only who has won is told why");
        scores[winner].decided.unwrap()
    };
    let points = |source, lead, over| Decided::Points { source, lead, over };
    assert_eq!(decided("tomb-1 tomb-2", "tomb-4"), points(Source::Tomb, 3, WHITE));
    assert_eq!(decided("tomb-1", "temple-1 temple-4 tomb-3"), points(Source::Temple, 5, BLACK));
    assert_eq!(decided("tomb-1", "tomb-3"), Decided::Even);
}
