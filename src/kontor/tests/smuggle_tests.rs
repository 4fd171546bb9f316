//! Cards laid face down (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Motion, Observation, Step, redact};
use crate::kontor::options::smuggling;
use crate::kontor::turn::{ending, score, scoring};

const BOARD: &str = ". ~ . . / ~ 17 . ~ / . ~ A .";

fn smuggling(board: &str, red: &[u8], black: &[u8]) -> Kontor {
    let game = with(2, Scenario::Advanced, &[OptionalRule::Smuggling], board);
    game.with_hand(RED, red).with_hand(BLACK, black)
}

/// Lets both players play, red face down.
fn smuggles(game: &mut Kontor, red: u8, black: u8) -> Vec<Event> {
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Stay);
    game.plays(RED, Move::Smuggle { card: red });
    game.plays(BLACK, Move::Choose { card: black })
}

/// kontor/smuggling: once per game, a canal or a dock with goods.
#[test]
fn canals_and_docks_with_goods_can_be_smuggled() {
    let mut game = smuggling(BOARD, &[19, 29, 60], &[18]);
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Stay);
    let moves: Vec<Move> =
        game.legal(RED).into_iter().filter(|mv| matches!(mv, Move::Smuggle { .. })).collect();
    assert_eq!(moves, [Move::Smuggle { card: 19 }, Move::Smuggle { card: 60 }]);
    assert_eq!(game.refusal(RED, Move::Smuggle { card: 29 }), Refusal::CannotBeSmuggled);
    assert_eq!(game.refusal(RED, Move::Smuggle { card: 21 }), Refusal::NotInHand);
    game.smuggled.lay(Side::Red, at(3, 3), 23);
    assert_eq!(game.refusal(RED, Move::Smuggle { card: 19 }), Refusal::SmuggledAlready);
    assert_eq!(
        smuggling::check_smuggle(&advanced(BOARD).with_hand(RED, &[19]), RED, 19),
        Err(Refusal::SmuggledAlready)
    );
}

/// kontor/smuggling, kontor/ruling-102: the card stays face down at the reveal and acts last, without tax,
/// ship, subsidy and goods; no other player knows what it is, even if the hand was known.
#[test]
fn a_smuggled_card_is_secret() {
    let mut game = smuggling(BOARD, &[19, 21, 46], &[18]).with_pile(Pile::Docks(RED), &[23, 25]);
    [19, 21].into_iter().for_each(|card| game.deck.know(card));
    let told = smuggles(&mut game, 21, 18);
    assert!(
        told.contains(&Event::Smuggles { seat: RED })
            && !told.iter().any(|event| {
                matches!(event, Event::Revealed { seat: RED, .. } | Event::PaidTax { seat: BLACK })
            }),
        "{told:?}"
    );
    assert_eq!((game.purse(RED), game.purse(BLACK)), (3, 4), "18 taxes red, 21 nobody");
    assert_eq!(game.round.turn(), BLACK, "whatever the numbers");
    for hidden in [Place::Chosen(RED), Place::Hand(RED, 1)] {
        assert!(!game.sees(Eye::Seat(BLACK), hidden) && game.sees(Eye::Seat(RED), hidden));
    }
    game.plays(BLACK, Move::Lay { cell: at(1, 0) });
    assert_eq!((game.round.turn(), game.ask()), (RED, Some(Ask::Smuggle)));
    let told = game.plays(RED, Move::Lay { cell: at(0, -1) });
    assert!(told.contains(&Event::Smuggled { seat: RED, cell: at(0, -1), dock: true }), "{told:?}");
    assert!(told.contains(&Event::Drew { seat: RED, number: 23 }), "replaced by its sort");
    assert_eq!(game.stock_of(Side::Red, Cells::ALL), [0, 1, 0], "17 alone has landed");
    assert!(
        !game.sees(Eye::Table, Place::Cell(at(0, -1))) && game.sees(Eye::Seat(RED), Place::Cell(at(0, -1)))
    );
    let guesses: Vec<u8> = (0..40)
        .map(|seed| {
            let mut world = game.clone();
            world.imagine(BLACK, &mut Rng::new(seed));
            world.smuggled.number(Side::Red)
        })
        .collect();
    assert!(
        guesses.iter().any(|&card| card != 21)
            && guesses.iter().all(|&card| smuggling::can_be_smuggled(&game, card))
    );
}

/// kontor/smuggling, kontor/ruling-9: the card counts for touching and for the size of the board, but is
/// neither land nor water; a sector that touches it is not scored before the end.
#[test]
fn a_sector_waits_for_it() {
    let mut game = smuggling(". ~ . . / ~ 17 . ~ / . . A .", &[46, 60], &[18]);
    smuggles(&mut game, 60, 18);
    game.plays(BLACK, Move::Lay { cell: at(1, 0) });
    game.plays(RED, Move::Lay { cell: at(0, -1) });
    assert!(
        game.bars(RED, 62, at(0, -1)) == Some(Refusal::CellTaken) && !game.harbour.water().has(at(0, -1))
    );
    assert_eq!(game.purse(RED), 3, "taxed by 18, and no subsidy");
    game.lays_alone(RED, 62, at(-1, 0));
    assert!(game.sectors.done().is_empty(), "17 is closed in but for the card that lies face down");
    let mut steps = Vec::new();
    ending::end_game(&mut game, End::DryRounds, &mut steps);
    let told = events(&steps);
    assert!(told.contains(&Event::TurnedUp { seat: RED, number: 60, cell: at(0, -1) }), "{told:?}");
    assert!(game.harbour.water().has(at(0, -1)) && game.sectors.done().has(at(-1, -1)) && game.is_over());
    assert_eq!(score::total(&game, RED), 1);
}

/// kontor/smuggling: at the end the lower number is turned up first; docks land their goods, and all is
/// scored.
#[test]
fn docks_land_in_the_end() {
    let mut game = smuggling(". ~ . . / ~ . ~ ~ / . ~ A .", &[21], &[18]);
    game.supply.set([16, 16, 1]);
    game.harbour.set_face_down(Cells::of(at(-1, -1)).or(Cells::of(at(1, 0))));
    game.smuggled.lay(Side::Red, at(-1, -1), 21);
    game.smuggled.lay(Side::Black, at(1, 0), 16);
    let mut steps = Vec::new();
    ending::end_game(&mut game, End::DryRounds, &mut steps);
    let turned: Vec<u8> = events(&steps)
        .into_iter()
        .filter_map(|event| if let Event::TurnedUp { number, .. } = event { Some(number) } else { None })
        .collect();
    assert_eq!(turned, [16, 21]);
    assert!(
        events(&steps).contains(&Event::NoWarehouseLeft { good: Good::Spice }),
        "16 has taken the last one"
    );
    assert_eq!(
        (score::total(&game, RED), game.sectors.done().len()),
        (0, 1),
        "a dock amid four canals, without goods"
    );
}

/// kontor/smuggling: a card that cannot be laid comes back unseen, and the player may smuggle again; so does
/// one whose tax cannot be paid.
#[test]
fn it_comes_back_unseen() {
    let mut game = smuggling(BOARD, &[19, 21], &[18]).with_purses(&[0, 4]);
    let told = smuggles(&mut game, 19, 18);
    assert!(told.contains(&Event::CouldNotPay { seat: RED }), "{told:?}");
    assert!(smuggling::may_smuggle(&game, RED) && !game.sees(Eye::Table, Place::Hand(RED, 0)));
    assert_eq!(who_sees_the_way_back(true), [false, false, true]);
    assert_eq!(who_sees_the_way_back(false), [false, false, true]);
    let mut rules = game.rules;
    rules.setup.board = (3, 2);
    let mut full = drawn_by(rules, "30 . 46 / 48 A 50").with_hand(RED, &[19]).with_hand(BLACK, &[52]);
    full.plays(RED, Move::Stay);
    full.plays(BLACK, Move::Pass);
    let told = full.plays(RED, Move::Smuggle { card: 19 });
    assert!(told.contains(&Event::CouldNotSmuggle { seat: RED }), "{told:?}");
    assert!(smuggling::may_smuggle(&full, RED) && full.deck.held(RED, 0) == Some(19));
}

/// Returns whether the table, black and red see the card that red smuggles and takes back: its tax cannot be paid.
fn who_sees_the_way_back(red_is_last: bool) -> [bool; 3] {
    let mut game = smuggling(BOARD, &[19, 21], &[18]).with_purses(&[0, 4]);
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Stay);
    let mut moves = [(RED, Move::Smuggle { card: 19 }), (BLACK, Move::Choose { card: 18 })];
    if red_is_last {
        moves.reverse();
    }
    let mut steps = Vec::new();
    for (seat, mv) in moves {
        steps.clear();
        assert_eq!(game.play(seat, mv, &mut steps), Ok(()));
    }
    let faces = [game.face(19), Face::Smuggled { number: 19 }];
    [Eye::Table, Eye::Seat(BLACK), Eye::Seat(RED)].map(|eye| {
        steps.iter().any(|step| match *step {
            Step::Motion(motion) => match redact(&game, eye, motion) {
                Motion::Move { face: Some(face), .. } | Motion::Turn { face: Some(face), .. } => {
                    faces.contains(&face)
                }
                _ => false,
            },
            Step::Event(_) => false,
        })
    })
}

/// Draws tic-tac-toe before its last scoring: red has two fields of the first row, and wins the third one
/// when the canal that black has smuggled is turned up; black has four fields, but no line.
fn before_the_last_line(options: &[OptionalRule], third: u8) -> Kontor {
    let board = format!(
        "17 45 ~ 19 ~ ~ {third} . / 49 . ~ 53 . ~ 57 . / ~ ~ A ~ ~ ~ ~ ~ / 18 61 ~ 20 ~ ~ . . / 65 . ~ 69 . ~ . . \
         / ~ ~ ~ ~ ~ ~ ~ ~ / 22 73 ~ . . ~ 24 ~ / ~ . ~ . . ~ ~ ."
    );
    let mut game = with(2, Scenario::TicTacToe, options, &board);
    let _ = scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    game.harbour.set_face_down(Cells::of(at(5, -2)));
    game.smuggled.lay(Side::Black, at(5, -2), 85);
    game
}

/// kontor/tic-tac-toe, kontor/smuggling, kontor/ruling-64: after the last scoring a line of three decides
/// before sectors are counted, however the game ends.
#[test]
fn a_line_at_the_last_scoring_wins() {
    for end in [End::Full, End::DryRounds, End::Blockade, End::ManyRounds] {
        let mut game = before_the_last_line(&[OptionalRule::Smuggling], 21);
        assert_eq!((game.sectors.keepers(Side::Red).len(), game.sectors.keepers(Side::Black).len()), (2, 4));
        let mut steps = Vec::new();
        ending::end_game(&mut game, end, &mut steps);
        assert_eq!(winners(&game), [RED], "{end:?}");
        assert!(events(&steps).contains(&Event::GameEnds { end: End::ThreeInLine }), "{end:?}");
    }
    let mut both = before_the_last_line(&[OptionalRule::Smuggling], 21);
    both.sectors.keep(Side::Black, Cells::of(at(4, 1))); // as if a card of black had won it at the same time
    ending::end_game(&mut both, End::Full, &mut Quiet);
    assert_eq!(winners(&both), [RED, BLACK], "a line for each: shared");
    let mut broke =
        before_the_last_line(&[OptionalRule::Smuggling, OptionalRule::Misery], 21).with_purses(&[0, 3]);
    ending::end_game(&mut broke, End::Penniless, &mut Quiet);
    assert_eq!(
        winners(&broke),
        [BLACK],
        "who is penniless has lost before anything is turned up for scoring"
    );
}

/// kontor/tic-tac-toe, kontor/old-grudges: the same if a tavern's owner first decides whether the last sector
/// counts.
#[test]
fn a_line_waits_for_the_tavern_at_the_last_scoring() {
    for (counts, winner) in [(Move::Count, RED), (Move::Void, BLACK)] {
        let mut game = before_the_last_line(&[OptionalRule::Smuggling, OptionalRule::OldGrudges], 89);
        game.warehouses.put(at(4, -2), Good::Tea);
        ending::end_game(&mut game, End::DryRounds, &mut Quiet);
        game.plays(RED, counts);
        assert_eq!(winners(&game), [winner], "{counts:?}");
    }
}
