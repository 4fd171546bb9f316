//! The powers of taverns (`#[cfg(test)]`).

use super::*;
use crate::game::Describe;
use crate::kontor::turn::{score, ship};

/// Draws a position in which red lays the tavern 89 on this cell, alone in the round.
fn tavern(options: &[OptionalRule], board: &str, cell: Cell) -> Kontor {
    let mut game = with(2, Scenario::Base, options, board);
    game.lays_alone(RED, 89, cell);
    game
}

/// kontor/corruption-1, kontor/ruling-6: a tavern that is laid may bring one more warehouse to one of its
/// owner's docks with one kind of goods in its sector; the warehouse leaves with that dock (kontor/ruling-2).
#[test]
fn a_tavern_brings_a_warehouse_more() {
    let board = ". . 18 . / 17 19 A 21 / 5 . . .";
    let mut game = tavern(&[OptionalRule::Corruption1], board, at(-1, -1));
    // 17 and 19 are in the sector; 18 is black's, 5 shows two kinds, 21 lies apart.
    let bribes = |cell| Move::Bribe { cell };
    assert_eq!(game.legal(RED), [Move::Decline, bribes(at(-2, 0)), bribes(at(-1, 0))]);
    for cell in [at(0, -1), at(-2, 1), at(1, 0), at(0, 0), at(3, 3)] {
        assert_eq!(game.refusal(RED, bribes(cell)), Refusal::CannotBeBribed);
    }
    let told = game.plays(RED, bribes(at(-2, 0)));
    assert!(told.contains(&Event::Bribed { seat: RED, cell: at(-2, 0), good: Good::Wine }), "{told:?}");
    assert_eq!(game.stock_of(Side::Red, game.harbour.land()), [2, 3, 1], "two wines on 17, one on 5");
    assert_eq!(game.supply.common(), [14, 12, 15]);
    assert_eq!(game.ask(), Some(Ask::Announce), "only one");
    ship::take_away(&mut game, at(-2, 0), RED, &mut Quiet);
    assert_eq!(
        (game.stock_of(Side::Red, game.harbour.land()), game.supply.common()),
        ([2, 1, 1], [14, 14, 15])
    );
}

/// kontor/corruption-1: it is a choice; without the rule it is not possible; kinds that the supply lacks are
/// not offered (kontor/ruling-99).
#[test]
fn a_tavern_need_not_bring_anything() {
    let board = ". . . / 17 A . / . . .";
    let mut game = tavern(&[OptionalRule::Corruption1], board, at(-1, -1));
    assert_eq!(game.ask(), Some(Ask::Bribe { number: 89 }));
    game.plays(RED, Move::Decline);
    assert_eq!(game.stock_of(Side::Red, game.harbour.land()), [0, 1, 0]);
    assert_eq!(tavern(&[], board, at(-1, -1)).ask(), Some(Ask::Announce));
    let mut dry = with(2, Scenario::Base, &[OptionalRule::Corruption1], board);
    dry.supply.set([16, 0, 16]);
    dry.lays_alone(RED, 89, at(-1, -1));
    assert_eq!(dry.ask(), Some(Ask::Announce));
}

/// kontor/corruption-1, kontor/ruling-99: a tavern may not finish a sector, not even a distant one.
#[test]
fn a_tavern_finishes_no_sector() {
    let board = ". ~ . / ~ . ~ / . A .";
    let game = with(2, Scenario::Base, &[OptionalRule::Corruption1], board);
    assert_eq!(game.bars(RED, 89, at(0, -1)), Some(Refusal::TavernWouldFinish));
    assert_eq!((game.bars(RED, 17, at(0, -1)), game.bars(RED, 89, at(1, 0))), (None, None));
    assert_eq!(with(2, Scenario::Base, &[], board).bars(RED, 89, at(0, -1)), None);
}

/// kontor/corruption-2, kontor/ruling-6: one warehouse each to two docks of the owner; these and the tavern
/// lie in three different sectors. Only one is allowed too.
#[test]
fn a_tavern_brings_two_warehouses() {
    let board = "17 19 ~ 21 / ~ ~ A ~ / 23 ~ . .";
    let mut game = tavern(&[OptionalRule::Corruption2], board, at(-2, 2));
    let bribes = |cell| Move::Bribe { cell };
    assert_eq!(
        game.legal(RED),
        [Move::Decline, bribes(at(-2, -1)), bribes(at(-1, -1)), bribes(at(1, -1))],
        "23 lies in the tavern's own sector"
    );
    game.plays(RED, bribes(at(-1, -1)));
    assert_eq!(game.legal(RED), [Move::Decline, bribes(at(1, -1))], "17 lies in the sector of 19");
    let mut both = game.clone();
    both.plays(RED, bribes(at(1, -1)));
    assert_eq!(both.stock_of(Side::Red, both.harbour.land()), [2, 2, 2]);
    assert_eq!(both.ask(), Some(Ask::Announce));
    game.plays(RED, Move::Decline);
    assert_eq!(game.stock_of(Side::Red, game.harbour.land()), [2, 2, 1]);
}

/// Draws a sector of these two cards, which red finishes by laying a canal.
fn grudge(options: &[OptionalRule], first: &str, second: &str) -> Kontor {
    let mut game = with(2, Scenario::Advanced, options, &format!(". ~ ~ . / ~ {first} {second} ~ / . . A ."));
    game.lays_alone(RED, 85, at(-1, 0));
    game
}

/// kontor/old-grudges, kontor/ruling-8, kontor/ruling-90: when a sector is finished, the owner of a tavern in it
/// decides whether it counts; if it does not, it has no keeper, its warehouses go back, and it takes no place.
#[test]
fn old_grudges() {
    let game = grudge(&[OptionalRule::OldGrudges], "17", "88");
    assert_eq!((game.ask(), game.to_act().first()), (Some(Ask::Veto { cell: at(-1, -1) }), Some(BLACK)));
    assert_eq!(game.legal(BLACK), [Move::Count, Move::Void]);
    assert_eq!(game.refusal(RED, Move::Void), Refusal::NotYourDecision);
    let mut counts = game.clone();
    counts.plays(BLACK, Move::Count);
    assert_eq!((score::total(&counts, RED), counts.sectors.keepers(Side::Red).len()), (1, 1));
    let mut void = game;
    let told = void.plays(BLACK, Move::Void);
    assert!(told.contains(&Event::Judged { seat: BLACK, cell: at(-1, -1), counts: false }), "{told:?}");
    assert_eq!(
        (score::total(&void, RED), void.sectors.keepers(Side::Red).len(), void.supply.common()),
        (0, 0, [16; 3])
    );
    let mut standings = Vec::new();
    score::standings(&void, &mut |_, standing| standings.push(standing));
    assert_eq!(standings, [Standing::Vetoed]);
    assert!(void.sectors.done().has(at(0, -1)), "it is finished all the same");
    assert_eq!(void.purse(RED), 5, "the turn goes on: subsidy");
}

/// kontor/old-grudges: a sector with both taverns counts, so does one without a tavern, and any without the
/// rule; the owner of the tavern also decides about a sector of their own.
#[test]
fn nobody_is_asked() {
    assert_eq!(grudge(&[OptionalRule::OldGrudges], "89", "88").ask(), Some(Ask::Announce));
    assert_eq!(grudge(&[OptionalRule::OldGrudges], "17", "18").ask(), Some(Ask::Announce));
    assert_eq!(grudge(&[], "17", "88").ask(), Some(Ask::Announce));
    assert_eq!(grudge(&[OptionalRule::OldGrudges], "89", "18").to_act().first(), Some(RED));
}

/// kontor/old-grudges, kontor/final-sprint: owners also decide about sectors that the end of the game closes.
#[test]
fn grudges_to_the_end() {
    let options = [OptionalRule::OldGrudges, OptionalRule::FinalSprint];
    let game = with(2, Scenario::Base, &options, ". ~ . . / ~ A 17 . / . 88 . .");
    let mut game = game.with_pile(Pile::Canals, &[48]).with_pile(Pile::Docks(RED), &[21]);
    game.lays_alone(RED, 19, at(1, 1));
    assert_eq!((game.to_act().first(), game.is_over()), (Some(BLACK), false));
    game.plays(BLACK, Move::Void);
    assert!(game.is_over());
    assert_eq!(score::total(&game, RED), 0);
}

/// kontor/old-grudges in teams: the partner who acts decides, else the lower seat.
#[test]
fn grudges_of_teams() {
    let board = ". ~ ~ . / ~ 17 88 ~ / . . A .";
    let mut game = with(4, Scenario::Advanced, &[OptionalRule::OldGrudges], board);
    let mut other = game.clone();
    game.lays_alone(Seat(3), 85, at(-1, 0));
    assert_eq!(game.to_act().first(), Some(Seat(3)));
    other.lays_alone(Seat(1), 85, at(-1, 0));
    assert_eq!(other.to_act().first(), Some(Seat(2)));
}
