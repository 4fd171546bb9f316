//! Rulings that no other test covers, each in a drawn position (`#[cfg(test)]`).

use super::*;
use crate::kontor::turn::{ending, score, scoring, ship};

/// Returns the first cells of the sectors that were finished, in the order of the log.
fn finished(told: &[Event]) -> Vec<Cell> {
    let of = |event: &Event| match event {
        Event::SectorFinished { cell, .. } => Some(*cell),
        _ => None,
    };
    told.iter().filter_map(of).collect()
}

/// kontor/ruling-23, kontor/ruling-21: a cell that no card fits has no rule of its own: rounds without a card
/// end the game.
#[test]
fn a_cell_that_no_card_fits_has_no_rule_of_its_own() {
    let mut game = small(3, 1, "A . 30").with_hand(RED, &[17]);
    for dry in 1..=3 {
        assert!(!game.is_over());
        game.round(&[(RED, 17)]);
        assert_eq!((game.round.idle(), game.deck.held(RED, 0)), (dry, Some(17)));
    }
    assert_eq!(game.question.pending(), Pending::Over(End::DryRounds));
}

/// kontor/ruling-24: a crane bars both opponents of a team, but not its own side.
#[test]
fn a_crane_bars_a_whole_team() {
    let game = teams("29 . / . A");
    let bars = |seat, card| game.bars(Seat(seat), card, at(0, -1));
    assert_eq!([bars(0, 17), bars(1, 19)], [None, None]);
    assert_eq!([bars(2, 18), bars(3, 20)], [Some(Refusal::CraneBars); 2]);
}

/// kontor/ruling-26, kontor/ruling-28: a card laid side by side with another one widens one axis at most; a
/// cell outside either axis lies beyond a closing edge.
#[test]
fn one_axis_at_a_time() {
    let mut game = base(". . . . . ~ / . . . . . ~ / . . . . . ~ / . . . . . ~ / ~ ~ ~ ~ A ~");
    let told = game.lays_alone(RED, 87, at(1, 1));
    assert!(told.contains(&Event::AxisFixed { columns: false, rows: true }));
    assert!(game.harbour.bounds().is_fixed());
    let mut corner = base(". . . . ~ ~ / ~ ~ ~ ~ A ~");
    corner.lays_alone(BLACK, 18, at(1, 1));
    corner.lays_alone(RED, 87, at(0, 1));
    for y in 2..=4 {
        assert_eq!(corner.sectors.done(), Cells::NONE);
        corner.lays_alone(RED, 87 - 2 * y as u8, at(0, y));
    }
    assert_eq!(corner.sectors.done(), Cells::NONE, "south of the dock the board still has an empty cell");
    corner.lays_alone(RED, 71, at(1, 2));
    assert!(corner.sectors.done().has(at(1, 1)), "east of it lies the edge");
}

/// kontor/ruling-29: one card finishes three sectors; they are scored in reading order of their first cells.
#[test]
fn several_sectors_at_once() {
    let mut game = base(". . ~ . . / . ~ 17 ~ . / ~ 18 . 19 ~ / . ~ . ~ . / . . A . .");
    let told = game.lays_alone(RED, 87, at(0, -2));
    assert_eq!(finished(&told), [at(0, -3), at(-1, -2), at(1, -2)]);
    assert_eq!((score::total(&game, RED), score::total(&game, BLACK), game.supply.common()), (2, 1, [16; 3]));
}

/// kontor/ruling-32: a player who cannot pay is out of the round, the ship included; the tax of a card that
/// is not laid stays paid.
#[test]
fn broke_players_do_not_sail() {
    let game = advanced("~ 3 A ~").with_purses(&[0, 4]).with_hand(RED, &[87]).with_hand(BLACK, &[45]);
    let mut game = game;
    let told = game.round(&[(RED, 87), (BLACK, 45)]);
    assert!(told.contains(&Event::CouldNotPay { seat: RED }));
    assert_eq!(
        (game.round.turn(), game.question.pending(), game.to_act()),
        (BLACK, Pending::Lay, Seats::only(BLACK))
    );
    assert_eq!(game.check(RED, Move::LieStill), Err(Refusal::NotYourDecision));
}

/// kontor/ruling-33: the higher number draws the visible canal; the lower one the next, or nothing.
#[test]
fn the_higher_number_draws_the_visible_canal() {
    for (pile, second) in [(&[81, 83][..], Some(83)), (&[81], None)] {
        let game = base(CROSS).with_hand(RED, &[46]).with_hand(BLACK, &[86]);
        let mut game = game.with_pile(Pile::Canals, pile);
        game.round(&[(RED, 46), (BLACK, 86)]);
        game.plays(BLACK, Move::Lay { cell: at(3, 0) });
        game.plays(RED, Move::Lay { cell: at(0, 3) });
        assert_eq!((game.deck.held(BLACK, 3), game.deck.held(RED, 3)), (Some(81), second));
    }
}

/// kontor/ruling-38: inside fixed bounds a freed cell is empty again: the board is not full, any card may go
/// there as far as cranes allow, and this finishes no sector.
#[test]
fn a_freed_cell() {
    let mut rules = compose(2, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    rules.setup.board = (3, 3);
    let mut game = drawn_by(rules, "~ ~ ~ / 17 3 30 / ~ A .").with_hand(RED, &[87]);
    assert!(game.harbour.bounds().is_fixed() && game.sectors.done() == Cells::NONE);
    game.round(&[(RED, 87)]);
    game.plays(RED, Move::Sail { cell: at(0, -2) });
    let told = game.plays(RED, Move::Take { cell: at(0, -1), under: RED });
    assert_eq!((finished(&told), ending::is_full(&game), game.sectors.done()), (vec![], false, Cells::NONE));
    assert_eq!(game.bars(RED, 87, at(0, -1)), None);
    assert_eq!(game.bars(RED, 19, at(0, -1)), Some(Refusal::CraneBars));
    let told = game.plays(RED, Move::Lay { cell: at(0, -1) });
    assert_eq!(finished(&told), [at(-1, -1)]);
}

/// kontor/ruling-42, kontor/ruling-53: however the game ends, only finished sectors can count, and cards in
/// hand have no effect.
#[test]
fn open_sectors_are_no_candidates() {
    let mut game = base(". ~ . . / ~ 17 ~ 19 / . ~ A .").with_hand(BLACK, &[18]);
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    (0..3).for_each(|_| drop(game.round(&[])));
    assert_eq!(game.question.pending(), Pending::Over(End::DryRounds));
    assert_eq!((score::total(&game, RED), score::total(&game, BLACK)), (1, 0));
}

/// kontor/ruling-43: the ship cannot take a dock under a flood.
#[test]
fn the_ship_takes_nothing_from_under_a_flood() {
    let mut game = teams("~ 16 A ~");
    assert_eq!(ship::takeable_from(&game, at(-2, 0)), Cells::of(at(-1, 0)));
    game.lays_alone(Seat(0), 90, at(-1, 0));
    assert_eq!(ship::takeable_from(&game, at(-2, 0)), Cells::NONE);
    assert_eq!(ship::check_take(&game, at(-1, 0), Seat(2)), Err(Refusal::NotADock));
}

/// kontor/ruling-50a: a flood returns the goods of the dock that it covers; the other goods stay on their
/// cells, and a part without any warehouse may be finished too.
#[test]
fn a_flood_leaves_the_rest_where_it_stands() {
    let mut game = teams(". ~ ~ ~ . / ~ 17 23 29 ~ / . ~ A ~ .");
    let told = game.lays_alone(Seat(0), 90, at(0, -1));
    assert_eq!(finished(&told), [at(-1, -1), at(1, -1)]);
    let winners: Vec<_> = told
        .iter()
        .filter_map(|event| match event {
            Event::SectorFinished { winner, by, red, .. } => Some((*winner, *by, *red)),
            _ => None,
        })
        .collect();
    assert_eq!(
        winners,
        [(Some(Side::Red), Majority::LargestLead, [0, 1, 0]), (None, Majority::Empty, [0, 0, 0])]
    );
}

/// kontor/ruling-50b: a bridge joins up to four sectors; it cannot be laid beside a finished one.
#[test]
fn a_bridge_joins_four() {
    let board = ". . 17 . . / . 18 ~ 19 . / . . 20 . . / . . A . .";
    let mut game = teams(board);
    assert_eq!(game.harbour.parts_of(game.harbour.land()).count(), 4);
    let bounds = *game.harbour.bounds();
    game.lays_alone(Seat(2), 91, at(0, -2));
    assert_eq!((game.harbour.parts_of(game.harbour.land()).count(), *game.harbour.bounds()), (1, bounds));
    let mut one_finished = teams(board);
    one_finished.sectors.renew(Cells::of(at(0, -3)));
    assert_eq!(one_finished.bars(Seat(2), 91, at(0, -2)), Some(Refusal::SectorIsFinished));
}

/// kontor/customs: a customs house is land without owner or goods, and cranes do not bar it.
#[test]
fn customs_houses_are_no_docks() {
    let game = teams("30 . / 17 A");
    assert_eq!(game.bars(Seat(0), 1, at(0, -1)), None, "cranes do not bar it");
    assert_eq!(Seat::all(4).map(|seat| game.harbour.docks(seat).len()).collect::<Vec<_>>(), [1, 1, 0, 0]);
    let mut laid = game.clone();
    laid.lays_alone(Seat(0), 1, at(0, -1));
    assert_eq!(
        (
            Seat::all(4).map(|seat| laid.harbour.docks(seat).len()).collect::<Vec<_>>(),
            laid.harbour.land().len()
        ),
        (vec![1, 1, 0, 0], 3),
        "land without owner"
    );
}

/// kontor/ruling-117c: during the announcements, players see only who has answered; then only those who play
/// decide.
#[test]
fn players_see_who_has_answered() {
    let mut game = dealt(4, Scenario::Advanced);
    game.plays(Seat(2), Move::Pass);
    assert!(game.to_act().iter().eq([Seat(0), Seat(1), Seat(3)]));
    for seat in [0, 1, 3] {
        game.plays(Seat(seat), if seat == 1 { Move::Pass } else { Move::Stay });
    }
    assert!(game.to_act().iter().eq([Seat(0), Seat(3)]));
}
