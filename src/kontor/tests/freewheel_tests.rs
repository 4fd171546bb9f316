//! Players who take turns, and scoring at the end (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::options::drunk;
use crate::kontor::turn::{ending, laying, score, scoring, ship};

fn freewheel(board: &str) -> Kontor {
    drawn(2, Scenario::Freewheel, board)
}

/// Lets the player on turn play a card on this cell.
fn play(game: &mut Kontor, card: u8, cell: Cell) -> Vec<Event> {
    let seat = game.round.turn();
    *game = game.clone().with_hand(seat, &[card]);
    let mut told = game.plays(seat, Move::Choose { card });
    if game.question.pending() == Pending::Ship {
        told.extend(game.plays(seat, Move::LieStill));
    }
    told.extend(game.plays(seat, Move::Lay { cell }));
    told
}

fn seats_on_turn(game: &Kontor) -> Vec<u8> {
    game.to_act().iter().map(|seat| seat.0).collect()
}

/// kontor/freewheel, kontor/ruling-89: the anchor alone with the ship on 7 × 7, as many florins as players,
/// two docks and two canals in hand, the special cards among the canals; all sectors of at least two docks
/// count at the end.
#[test]
fn the_table() {
    for (seats, purse, treasury) in [(2, 2, 16), (4, 4, 4)] {
        let game = dealt(seats, Scenario::Freewheel);
        assert_eq!(
            (game.money.purses()[0], game.money.treasury(), game.harbour.bounds().columns.size),
            (purse, treasury, 7)
        );
        assert_eq!(
            (game.harbour.land().len(), game.harbour.water().len(), game.ship.at()),
            (0, 1, Cell::ANCHOR)
        );
        assert!(Seat::all(seats).all(|seat| game.deck.hand(seat).count() == 4));
        assert_eq!(game.deck.height(Pile::Canals), 49 - 2 * seats);
        assert_eq!(game.boxed(), 0);
        let scoring = game.rules.scoring;
        assert_eq!((scoring.min_docks, scoring.counted, scoring.when), (2, Counted::All, When::GameEnd));
        assert_eq!((game.ask(), game.is_private()), (Some(Ask::Play), true));
    }
    let firsts: std::collections::BTreeSet<u8> = (0..40)
        .map(|seed| Kontor::new(4, &config(Scenario::Freewheel), seed).unwrap().round.turn().0)
        .collect();
    assert_eq!(firsts.len(), 4, "the first player is drawn");
}

/// kontor/freewheel, kontor/seats, kontor/ruling-16: one card each, clockwise; partners one after the other.
#[test]
fn turns_go_round() {
    let mut game = drawn(4, Scenario::Freewheel, "A");
    let mut order = Vec::new();
    for _ in 0..5 {
        order.extend(seats_on_turn(&game));
        game.plays(game.round.turn(), Move::Pass);
    }
    assert_eq!((order, game.round.number()), (vec![0, 1, 2, 3, 0], 2));
    let mut two = freewheel("A").with_hand(RED, &[17, 46]);
    assert_eq!(two.refusal(BLACK, Move::Pass), Refusal::NotYourDecision);
    let told = play(&mut two, 46, at(0, 1));
    assert_eq!(
        told[..2],
        [Event::Revealed { seat: RED, number: 46 }, Event::Laid { seat: RED, number: 46, cell: at(0, 1) }]
    );
    assert_eq!(seats_on_turn(&two), [1]);
}

/// kontor/ruling-76: a florin card makes every opponent pay a florin when it is laid; an opponent who cannot
/// pay loses the next turn, only once even if it happens several times; a lost turn is not paid.
#[test]
fn taxes_and_lost_turns() {
    let mut game = drawn(4, Scenario::Freewheel, "A").with_purses(&[1, 1, 1, 0]);
    let told = play(&mut game, 45, at(0, 1));
    assert_eq!(
        told[2..4],
        [Event::PaidTax { seat: Seat(2) }, Event::LosesTurn { seat: Seat(3) }],
        "{told:?}"
    );
    assert_eq!((game.purse(Seat(1)), game.purse(Seat(2))), (1, 0));
    let told = play(&mut game, 49, at(0, 2));
    assert!(told.contains(&Event::LosesTurn { seat: Seat(2) }), "{told:?}");
    assert!(!told.contains(&Event::LosesTurn { seat: Seat(3) }), "marked already");
    assert!(
        told.contains(&Event::LostTurn { seat: Seat(2) })
            && told.contains(&Event::LostTurn { seat: Seat(3) })
    );
    assert_eq!((seats_on_turn(&game), game.purse(Seat(3))), (vec![0], 0));
    game.plays(Seat(0), Move::Pass);
    game.plays(Seat(1), Move::Pass);
    assert_eq!(seats_on_turn(&game), [2], "only one turn is lost");
}

/// kontor/ruling-78: a card that cannot be laid anywhere comes back, and no opponent is taxed.
#[test]
fn a_card_that_cannot_be_laid_comes_back() {
    let mut game = freewheel("A").with_hand(RED, &[1, 93]);
    game.deck.empty_hand(RED);
    game.deck.hold(RED, 2, 93);
    let told = game.plays(RED, Move::Choose { card: 93 });
    assert!(told.contains(&Event::CouldNotLay { seat: RED, number: 93 }), "{told:?}");
    assert_eq!((game.deck.held(RED, 2), seats_on_turn(&game)), (Some(93), vec![1]));
}

/// kontor/ruling-77: a player may pass for a florin; three rounds without a card, a turn for each player, end
/// the game; sectors that are not closed do not score (kontor/ruling-84).
#[test]
fn passing() {
    let mut game = freewheel("17 19 A");
    let told = game.plays(RED, Move::Pass);
    assert_eq!((told[0].clone(), game.purse(RED)), (Event::Passed { seat: RED, got: true }, 3));
    for turn in 1..6 {
        assert!(!game.is_over(), "after {turn} turns");
        game.plays(game.round.turn(), Move::Pass);
    }
    assert!(matches!(game.question.pending(), Pending::Over(End::DryRounds)));
    assert_eq!(score::total(&game, RED), 0);
}

/// kontor/freewheel, kontor/ruling-1, kontor/ruling-83: a player refills from either pile; a special card
/// counts as a canal and is drawn and replaced like one.
#[test]
fn refilling() {
    let stocked = |hand: &[u8]| {
        let mut game = freewheel("A");
        game.deck.deal(RED, hand);
        game.with_pile(Pile::Canals, &[93, 48]).with_pile(Pile::Docks(RED), &[21, 23])
    };
    let mut game = stocked(&[17, 19, 46, 90]);
    game.plays(RED, Move::Choose { card: 46 });
    game.plays(RED, Move::Lay { cell: at(0, 1) });
    assert_eq!(game.ask(), Some(Ask::Draw), "two docks and a flood: either");
    game.plays(RED, Move::Draw { from: Heap::Canals });
    assert_eq!(game.deck.hand(RED).map(|(_, card)| card).collect::<Vec<_>>(), [17, 19, 93, 90]);
    let mut game = stocked(&[17, 19, 46, 0]);
    game.plays(RED, Move::Choose { card: 46 });
    let told = game.plays(RED, Move::Lay { cell: at(0, 1) });
    assert!(
        told.contains(&Event::Drew { seat: RED, number: 93 }),
        "without a canal it must be one: {told:?}"
    );
    // A bridge is replaced too.
    let mut game = stocked(&[17, 19, 46, 92]);
    let _ = laying::put(&mut game, 50, at(0, 1), &mut Quiet);
    game.plays(RED, Move::Choose { card: 92 });
    game.plays(RED, Move::Lay { cell: at(0, 1) });
    assert_eq!(game.ask(), Some(Ask::Draw));
}

/// kontor/ruling-82: a crane touches no card by a side and at least one by a corner; it may be isolated and
/// fix both axes.
#[test]
fn cranes_stand_apart() {
    let game = freewheel("~ . / A .");
    assert_eq!(game.bars(RED, 29, at(1, 0)), Some(Refusal::CraneWantsACorner));
    assert_eq!(game.bars(RED, 29, at(1, -2)), None);
    assert_eq!(game.bars(RED, 29, at(1, 1)), None);
    assert_eq!(game.bars(RED, 29, at(2, 0)), Some(Refusal::TouchesNothing), "not even a corner");
    assert_eq!(game.bars(RED, 29, at(0, -1)), Some(Refusal::CellTaken));
    assert_eq!(game.bars(RED, 17, at(1, 0)), None, "other docks as ever");
    assert_eq!(Refusal::CraneWantsACorner.rule(), "kontor/freewheel");
    let mut rules = game.rules;
    rules.setup.board = (2, 2);
    let mut small = drawn_by(rules, "A");
    let told = play(&mut small, 29, at(1, 1));
    assert!(told.contains(&Event::AxisFixed { columns: true, rows: true }), "{told:?}");
    assert_eq!(small.bars(BLACK, 18, at(1, 0)), Some(Refusal::CraneBars), "it bars as ever");
    assert_eq!(advanced("~ . / A .").bars(RED, 29, at(1, 1)), Some(Refusal::TouchesNothing));
}

/// kontor/freewheel, kontor/ruling-79: no sector is scored before the end; the ship cannot take docks of a
/// closed sector, but a bridge may open it again; warehouses stay (kontor/ruling-80).
#[test]
fn closed_sectors_may_open() {
    let board = ". ~ ~ . / ~ 3 17 . / . ~ ~ . / . A . .";
    let mut game = freewheel(board);
    let told = play(&mut game, 46, at(2, -2));
    assert!(!told.iter().any(|event| matches!(event, Event::SectorFinished { .. })), "{told:?}");
    assert_eq!(
        (
            game.sectors.done().len(),
            Side::BOTH.map(|side| game.sectors.keepers(side)),
            score::total(&game, RED)
        ),
        (2, [Cells::NONE; 2], 1)
    );
    assert_eq!(game.stock_of(Side::Red, game.sectors.done()), [1, 2, 1]);
    game.ship.sail(at(0, -3));
    assert!(ship::takeable(&game).is_empty(), "closed at this moment");
    assert_eq!(game.bars(BLACK, 91, at(2, -2)), None);
    game.plays(BLACK, Move::Pass);
    let mut opened = game.clone();
    play(&mut opened, 91, at(2, -2));
    assert_eq!(
        (opened.sectors.done().len(), score::total(&opened, RED), ship::takeable(&opened).len()),
        (0, 0, 1)
    );
    // A flood covers a dock of a closed sector; one dock is left, which is not enough.
    play(&mut game, 93, at(1, -2));
    assert_eq!(
        (game.sectors.done().len(), score::total(&game, RED), game.stock_of(Side::Red, game.harbour.land())),
        (1, 0, [1, 1, 1])
    );
    ending::end_game(&mut game, End::ManyRounds, &mut Quiet);
    assert_eq!(game.outcome().unwrap().scores.to_vec(), [0, 0]);
}

/// kontor/freewheel: at the end, all closed sectors of at least two docks score.
#[test]
fn scored_in_the_end() {
    let mut game = freewheel(". ~ ~ . / ~ 3 17 ~ / . ~ ~ . / . A . .");
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    let mut steps = Vec::new();
    ending::end_game(&mut game, End::DryRounds, &mut steps);
    let told = events(&steps);
    let red = [1, 2, 1];
    assert!(told.contains(&Event::SectorFinished {
        cell: at(0, -2),
        docks: 2,
        winner: Some(Side::Red),
        by: Majority::LargestLead,
        red,
        black: [0; 3]
    }));
    assert_eq!(game.outcome().unwrap().winners, Seats::only(RED));
}

/// kontor/freewheel, kontor/ruling-81: a tavern that is laid makes another dock of its sector drunk, of either side, no
/// bridge or customs house; that dock counts for nothing, not even for the size.
#[test]
fn drunk_docks() {
    let mut game = freewheel("17 18 . ~ / A 1 ~ .");
    play(&mut game, 89, at(2, -1));
    assert_eq!(game.ask(), Some(Ask::Treat { tavern: at(2, -1) }));
    let treat = |x, y| Move::Treat { tavern: at(2, -1), dock: at(x, y) };
    assert_eq!(game.legal(RED), [treat(0, -1), treat(1, -1)]);
    assert_eq!(game.refusal(RED, treat(1, 0)), Refusal::NoGuest, "a customs house");
    assert_eq!(game.refusal(RED, treat(2, -1)), Refusal::NoGuest, "the tavern itself");
    let told = game.plays(RED, treat(1, -1));
    assert_eq!(told[0], Event::Treated { seat: RED, tavern: at(2, -1), cell: at(1, -1) });
    assert_eq!(
        (game.stock_of(Side::Black, game.harbour.land()), drunk::size(&game, game.harbour.land())),
        ([0; 3], 3)
    );
    assert_eq!(game.coins.on(), [None, Some(at(1, -1))]);
    // At the start of a later turn the owner may move the coin once, before playing a card.
    assert!(game.legal(BLACK).iter().all(|mv| !matches!(mv, Move::Treat { .. })), "not black's tavern");
    assert_eq!(game.refusal(BLACK, treat(0, -1)), Refusal::NotYourTavern);
    game.plays(BLACK, Move::Pass);
    assert_eq!(game.refusal(RED, treat(1, -1)), Refusal::DrunkAlready);
    game.plays(RED, treat(0, -1));
    assert_eq!((game.ask(), game.coins.on()[1]), (Some(Ask::Play), Some(at(0, -1))));
    assert_eq!(game.refusal(RED, treat(1, -1)), Refusal::OnceATurn);
    assert_eq!(game.refusal(RED, Move::Treat { tavern: at(1, -1), dock: at(0, -1) }), Refusal::NotATavern);
    assert_eq!(game.stock_of(Side::Black, game.harbour.land()), [0, 1, 0]);
}

/// kontor/ruling-81: the workers are sober again when the dock or the tavern is taken, covered or cut off. A
/// tavern without a dock to make drunk may find one later.
#[test]
fn sober_again() {
    let mut game = freewheel("17 11 89 ~ / A . . .");
    game.coins.lay(1, at(0, -1));
    let mut taken = game.clone();
    ship::take_away(&mut taken, at(1, -1), RED, &mut Quiet);
    assert_eq!(taken.coins.on(), [None; 2], "parted by the ship");
    let mut covered = game.clone();
    covered.coins.lay(1, at(1, -1));
    let told = play(&mut covered, 93, at(2, -1));
    assert!(told.contains(&Event::Sobered { cell: at(1, -1) }), "the tavern is flooded: {told:?}");
    let mut alone = freewheel("A");
    play(&mut alone, 89, at(0, -1));
    assert_eq!(seats_on_turn(&alone), [1], "nobody to make drunk");
    play(&mut alone, 18, at(1, -1));
    assert!(alone.legal(RED).contains(&Move::Treat { tavern: at(0, -1), dock: at(1, -1) }));
}

/// kontor/flood-choice, kontor/ruling-98, kontor/ruling-76: canals laid instead of a flood have no subsidy,
/// tax or ship, even if players take turns.
#[test]
fn canals_instead_of_a_flood_tax_nobody() {
    for seats in [2, 4] {
        let mut game =
            with(seats, Scenario::Freewheel, &[OptionalRule::FloodChoice], "A").with_purses(&[1; 4]);
        (1..).zip([93, 45, 47]).for_each(|(slot, number)| game.deck.hold(RED, slot, number));
        game.plays(RED, Move::Choose { card: 93 });
        game.plays(RED, Move::Discard);
        let mut told = game.plays(RED, Move::LayCanal { card: 45, cell: at(0, 1) });
        assert_eq!(game.ask(), Some(Ask::Canals { left: 1 }), "no ship for 47");
        told.extend(game.plays(RED, Move::LayCanal { card: 47, cell: at(0, 2) }));
        assert_eq!(game.money.purses()[..usize::from(seats)], [1, 1, 1, 1][..usize::from(seats)], "{told:?}");
        assert!(!told.iter().any(|event| matches!(event, Event::PaidTax { .. } | Event::LosesTurn { .. })));
    }
}
