//! Players who play alone: owners, alliances, the majority among several (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::options::alone::majority_of;
use crate::kontor::options::{alliances, alone, drunk};
use crate::kontor::turn::{drawing, ending, score, scoring, ship};

const THIRD: Seat = Seat(2);

/// Returns a drawn board for three players; `owners` lists the docks of each, and other docks have no owner.
fn solo(board: &str, owners: &[(Seat, &[u8])]) -> Kontor {
    let mut game = drawn(3, Scenario::FreewheelSolo, board);
    let docks = game.harbour.docks(RED);
    game.harbour.disown();
    for cell in game.harbour.cells(docks).collect::<Vec<_>>() {
        let number = game.card_at(cell).unwrap();
        let owner = owners.iter().find(|(_, cards)| cards.contains(&number)).map_or(RED, |(seat, _)| *seat);
        game.harbour.give(cell, owner);
    }
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    game
}

fn on_turn(game: &mut Kontor, seat: Seat) {
    game.round.give_turn(seat);
    game.wait_for(Pending::Play);
}

fn play(game: &mut Kontor, card: u8, cell: Cell) -> Vec<Event> {
    let seat = game.round.turn();
    *game = game.clone().with_hand(seat, &[card]);
    game.plays(seat, Move::Choose { card });
    if game.question.pending() == Pending::Ship {
        game.plays(seat, Move::LieStill);
    }
    game.plays(seat, Move::Lay { cell })
}

/// Returns the land on which each pair is allied.
fn allied(game: &mut Kontor) -> &mut [Cells; 6] {
    game.parties.alliances_mut().unwrap().pairs_mut()
}

/// kontor/freewheel-solo, kontor/ruling-88, kontor/ruling-89: three or four, one pile of docks for all, three florins each
/// for three.
#[test]
fn one_pile_for_all() {
    for (seats, treasury) in [(3, 11), (4, 4)] {
        let mut game = dealt(seats, Scenario::FreewheelSolo);
        assert_eq!((game.money.purses()[0], game.money.treasury()), (seats, treasury));
        let piles: Vec<Pile> = game.every_pile().collect();
        assert_eq!(piles, [Pile::Docks(Seat(0)), Pile::Canals]);
        assert_eq!(game.deck.height(Pile::Docks(Seat(0))), 44 - 2 * seats);
        let mut all: Vec<u8> = game.deck.downwards(Pile::Docks(Seat(0)));
        all.extend(
            Seat::all(seats)
                .flat_map(|seat| game.deck.hand(seat).map(|(_, n)| n).take(2).collect::<Vec<_>>()),
        );
        all.sort_unstable();
        assert!(all.into_iter().eq((3..=44).chain([88, 89])));
        let top = game.deck.top(Pile::Docks(Seat(0))).unwrap();
        game.round.give_turn(Seat(1));
        game.deck.empty_hand(Seat(1));
        drawing::draw_from(&mut game, Seat(1), Heap::Docks, &mut Quiet);
        assert_eq!(game.deck.held(Seat(1), 0), Some(top), "everybody draws there");
    }
}

/// kontor/ruling-88: the player who lays a dock of either colour owns it, and a marker shows it; a dock
/// taken away goes under the common pile and has no owner; cranes bar all other players.
#[test]
fn a_dock_belongs_to_the_player_who_lays_it() {
    let mut game = solo("A", &[]);
    on_turn(&mut game, THIRD);
    play(&mut game, 18, at(0, 1));
    assert_eq!(
        (alone::owner(&game, at(0, 1)), game.stock_in(THIRD, game.harbour.land())),
        (Some(THIRD), [0, 1, 0])
    );
    let mut tokens = Vec::new();
    game.tokens(&mut |at, face| tokens.push((at, face)));
    assert!(tokens.contains(&(Place::Owner(at(0, 1)), Face::Owner { seat: THIRD })));
    let mut ship = solo("~ 16 ~ / . A .", &[(BLACK, &[16])]);
    on_turn(&mut ship, RED);
    assert_eq!(ship::owners(&ship, at(0, -1)).collect::<Vec<_>>(), [Seat(0)], "one pile");
    ship::take_away(&mut ship, at(0, -1), Seat(0), &mut Quiet);
    assert_eq!((alone::owner(&ship, at(0, -1)), ship.deck.downwards(Pile::Docks(Seat(0)))), (None, vec![16]));
    let crane = solo("29 . / ~ A", &[(BLACK, &[29])]);
    assert_eq!(crane.bars(BLACK, 18, at(0, -1)), None, "its owner");
    assert_eq!(crane.bars(RED, 17, at(0, -1)), Some(Refusal::CraneBars));
    assert_eq!(crane.bars(THIRD, 17, at(0, -1)), Some(Refusal::CraneBars));
}

/// kontor/ruling-88: for taxes, all players are opponents of each other.
#[test]
fn everybody_pays() {
    let mut game = solo("A", &[]).with_purses(&[3, 3, 3]);
    play(&mut game, 45, at(0, 1));
    assert_eq!(game.money.purses()[..3], [4, 2, 2], "a subsidy for the canal");
}

/// kontor/ruling-85: the lead is the difference to the best of the others; then the number of leads decides;
/// then spice beats tea and wine, tea beats wine.
#[test]
fn majority_among_three() {
    for (stocks, winner, by) in [
        ([[3, 0, 0], [2, 0, 0], [0, 2, 0]], Some(2), Majority::LargestLead),
        ([[1, 0, 1], [0, 1, 0], [0; 3]], Some(0), Majority::MoreLeads),
        ([[1, 0, 0], [0, 1, 0], [0, 0, 1]], Some(2), Majority::OrderOfGoods),
        ([[1, 0, 0], [0, 1, 0], [0; 3]], Some(0), Majority::OrderOfGoods),
        ([[2, 1, 0], [2, 1, 0], [1; 3]], Some(2), Majority::LargestLead),
        ([[2, 1, 0], [2, 1, 0], [0; 3]], None, Majority::Equal),
        ([[0; 3]; 3], None, Majority::Empty),
    ] {
        assert_eq!(majority_of(&stocks), (winner, by), "{stocks:?}");
    }
}

/// kontor/freewheel-solo, kontor/ruling-86: before laying a card a player may propose an alliance in a sector
/// where both have a dock; the other is asked at once; once per turn and pair; one ally for each player.
#[test]
fn alliances_are_made() {
    let board = "17 18 19 / ~ A ~";
    let mut game = solo(board, &[(BLACK, &[18]), (THIRD, &[19])]);
    on_turn(&mut game, RED);
    let ally = |with| Move::Ally { cell: at(-1, -1), with };
    assert!(game.legal(RED).contains(&ally(BLACK)) && game.legal(RED).contains(&ally(THIRD)));
    assert_eq!(game.refusal(RED, Move::Ally { cell: at(0, -1), with: BLACK }), Refusal::NobodyToAlly);
    assert_eq!(game.refusal(RED, ally(RED)), Refusal::NobodyToAlly);
    game.plays(RED, ally(BLACK));
    assert_eq!(
        (game.to_act(), game.ask()),
        (Seats::only(BLACK), Some(Ask::Consent { from: RED, cell: at(-1, -1) }))
    );
    let told = game.plays(BLACK, Move::Refuse);
    assert_eq!(told, [Event::Refused { seat: BLACK, with: RED, cell: at(-1, -1) }]);
    assert_eq!((game.to_act(), game.ask()), (Seats::only(RED), Some(Ask::Play)));
    assert_eq!(game.refusal(RED, ally(BLACK)), Refusal::ProposedBefore);
    game.plays(RED, ally(THIRD));
    game.plays(THIRD, Move::Agree);
    assert_eq!(alliances::ally(&game, RED, game.harbour.land()), Some(THIRD));
    assert_eq!(alliances::ally(&game, BLACK, game.harbour.land()), None);
    // Wine 1 and 1 together against 1: the allies win.
    assert_eq!(alone::solo_winners(&game, game.harbour.land()).0.iter().collect::<Vec<_>>(), [RED, THIRD]);
    game.plays(RED, Move::Pass);
    assert_eq!(game.refusal(BLACK, ally(RED)), Refusal::OneAllyOnly);
    assert_eq!(game.refusal(BLACK, Move::Leave { cell: at(-1, -1) }), Refusal::NobodyToAlly);
    game.plays(BLACK, Move::Pass);
    game.plays(THIRD, Move::Leave { cell: at(-1, -1) });
    assert_eq!(alliances::ally(&game, RED, game.harbour.land()), None);
    assert_eq!(game.ask(), Some(Ask::Play), "the turn goes on");
}

/// kontor/ruling-86: an alliance continues in both parts of a split sector; if joined sectors give a player
/// two allies, all alliances of that player in the joined sector end.
#[test]
fn alliances_live_and_fall() {
    let mut game = solo("17 18 11 20 / ~ A ~ ~", &[(BLACK, &[18, 20])]);
    allied(&mut game)[0] = game.harbour.land();
    on_turn(&mut game, THIRD);
    play(&mut game, 93, at(0, -1));
    assert_eq!(alliances::ally(&game, RED, Cells::of(at(-1, -1))), Some(BLACK));
    assert_eq!(alliances::ally(&game, RED, Cells::of(at(1, -1))), Some(BLACK), "in both parts");
    let two = "17 18 ~ 21 19 / ~ A ~ ~ ~";
    let mut game = solo(two, &[(BLACK, &[18]), (THIRD, &[19])]);
    (allied(&mut game)[0], allied(&mut game)[1]) = (Cells::of(at(-1, -1)), Cells::of(at(2, -1)));
    alliances::renew_alliances(&mut game, &mut Quiet);
    assert_eq!(
        (
            alliances::ally(&game, RED, Cells::of(at(0, -1))),
            alliances::ally(&game, RED, Cells::of(at(3, -1)))
        ),
        (Some(BLACK), Some(THIRD))
    );
    on_turn(&mut game, BLACK);
    let told = play(&mut game, 91, at(1, -1));
    assert!(told.contains(&Event::Fallen { seat: RED, with: BLACK }), "{told:?}");
    assert_eq!(*allied(&mut game), [Cells::NONE; 6]);
}

/// kontor/ruling-87: allies halve the points, customs houses included; an odd point goes to the ally with
/// more warehouses of sober docks there, or to neither.
#[test]
fn allies_halve_the_points() {
    let board = "~ ~ ~ ~ ~ / ~ 17 18 19 ~ / ~ ~ A ~ ~";
    let mut game = solo(board, &[(BLACK, &[18]), (THIRD, &[19])]);
    let points = |game: &Kontor| [0, 1, 2].map(|s| score::total(game, Seat(s)));
    assert_eq!(points(&game), [0, 0, 1], "tea against two with as much wine");
    allied(&mut game)[0] = game.harbour.land();
    assert_eq!(points(&game), [0; 3], "one point for two with as many warehouses: nobody");
    let _ = game.warehouses.put(at(-1, -1), Good::Tea);
    assert_eq!(points(&game), [1, 0, 0], "the odd one");
    let board = "~ ~ ~ ~ ~ ~ / ~ 17 1 18 19 ~ / ~ ~ ~ A ~ ~";
    let mut game = solo(board, &[(BLACK, &[18]), (THIRD, &[19])]);
    allied(&mut game)[0] = game.harbour.land();
    assert_eq!(
        (drunk::size(&game, game.sectors.done()), points(&game)),
        (4, [1, 1, 0]),
        "two points with the customs house"
    );
}

/// kontor/freewheel-solo: most points, then most florins.
#[test]
fn most_points_then_most_florins_win() {
    let board = "~ ~ ~ ~ ~ / ~ 17 18 19 ~ / ~ ~ A ~ ~";
    let mut game = solo(board, &[(BLACK, &[18]), (THIRD, &[19])]);
    ending::end_game(&mut game, End::DryRounds, &mut Quiet);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.scores.to_vec()), (Seats::only(THIRD), vec![0, 0, 1]));
    let mut tie = solo("A", &[]).with_purses(&[2, 3, 3]);
    ending::end_game(&mut tie, End::DryRounds, &mut Quiet);
    assert_eq!(tie.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [BLACK, THIRD]);
}

/// kontor/freewheel-solo, kontor/ruling-86: after a split an ally may leave wherever the alliance counts,
/// even if only one of the two or neither has docks there; an alliance can only be proposed if both have
/// docks.
#[test]
fn an_ally_may_leave_where_the_other_has_no_dock() {
    for (leaver, stays) in [(RED, BLACK), (BLACK, RED)] {
        let mut game = solo("17 18 11 20 19 / ~ A ~ ~ ~", &[(BLACK, &[20]), (THIRD, &[18, 19])]);
        allied(&mut game)[0] = game.harbour.land();
        on_turn(&mut game, THIRD);
        play(&mut game, 93, at(0, -1)); // only red has a dock (17) here; the other sector has 11, 20 and 19
        play_flood(&mut game, at(1, -1));
        on_turn(&mut game, leaver);
        let leave = |x| Move::Leave { cell: at(x, -1) };
        let leaves: Vec<Move> =
            game.legal(leaver).into_iter().filter(|mv| matches!(mv, Move::Leave { .. })).collect();
        assert_eq!((leaves.len(), leaves.contains(&leave(-1)), leaves.contains(&leave(2))), (2, true, true));
        assert_eq!(game.refusal(leaver, Move::Ally { cell: at(-1, -1), with: stays }), Refusal::NobodyToAlly);
        assert_eq!(game.refusal(leaver, leave(0)), Refusal::NobodyToAlly, "a flood");
        assert_eq!(game.refusal(leaver, leave(3)), Refusal::NobodyToAlly, "not the first cell");
        let told = game.plays(leaver, leave(-1));
        assert_eq!(told, [Event::LeftAlly { seat: leaver, with: stays, cell: at(-1, -1) }]);
        assert_eq!(alliances::ally(&game, leaver, Cells::of(at(-1, -1))), None);
        assert_eq!(
            alliances::ally(&game, leaver, Cells::of(at(2, -1))),
            Some(stays),
            "there it still counts"
        );
        on_turn(&mut game, THIRD);
        assert_eq!(game.refusal(THIRD, leave(2)), Refusal::NobodyToAlly, "no ally of theirs");
    }
}

/// Covers a dock of a drawn board with a flood that no player has laid.
fn play_flood(game: &mut Kontor, cell: Cell) {
    on_turn(game, THIRD);
    play(game, 90, cell);
}

/// kontor/freewheel-solo, kontor/ruling-86, kontor/ruling-81: a tavern that joins sectors ends alliances
/// before it makes a dock drunk: in the state, in the score and in the log.
#[test]
fn alliances_fall_before_the_coin_is_asked_for() {
    let board = "~ ~ ~ ~ ~ ~ / ~ 17 18 . 21 19 / ~ ~ A ~ ~ ~";
    let mut game = solo(board, &[(BLACK, &[18]), (THIRD, &[19])]);
    (allied(&mut game)[0], allied(&mut game)[1]) = (Cells::of(at(-1, -1)), Cells::of(at(2, -1)));
    alliances::renew_alliances(&mut game, &mut Quiet);
    on_turn(&mut game, BLACK);
    let told = play(&mut game, 89, at(1, -1));
    assert_eq!(game.ask(), Some(Ask::Treat { tavern: at(1, -1) }));
    assert!(told.contains(&Event::Fallen { seat: RED, with: BLACK }), "{told:?}");
    assert!(told.contains(&Event::Fallen { seat: RED, with: THIRD }), "{told:?}");
    assert_eq!(*allied(&mut game), [Cells::NONE; 6]);
    let told = game.plays(BLACK, Move::Treat { tavern: at(1, -1), dock: at(-1, -1) });
    assert!(!told.iter().any(|event| matches!(event, Event::Fallen { .. })), "{told:?}");
}

/// kontor/ruling-79: a sector that a tavern closes is closed before the coin is laid, and counts in the
/// score.
#[test]
fn a_sector_is_closed_before_the_coin_is_asked_for() {
    let mut game = solo("~ ~ ~ ~ / ~ 17 . ~ / ~ ~ A ~", &[]);
    on_turn(&mut game, BLACK);
    play(&mut game, 89, at(0, -1));
    assert_eq!((game.ask(), game.sectors.done().len()), (Some(Ask::Treat { tavern: at(0, -1) }), 2));
    assert_eq!((score::total(&game, RED), score::total(&game, BLACK)), (1, 0));
    game.plays(BLACK, Move::Treat { tavern: at(0, -1), dock: at(-1, -1) });
    assert_eq!((score::total(&game, RED), score::total(&game, BLACK)), (0, 0));
}
