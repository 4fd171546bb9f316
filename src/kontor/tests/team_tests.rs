//! Four players in two teams, and special cards (`#[cfg(test)]`).

use super::*;
use crate::game::Observation;
use crate::kontor::setup::compose::layered;
use crate::kontor::setup::deal;
use crate::kontor::turn::{score, scoring};

const R1: Seat = Seat(0);
const R2: Seat = Seat(1);
const B1: Seat = Seat(2);
const B2: Seat = Seat(3);

/// kontor/teams, kontor/setup: 8 × 8, piles of eleven, three docks, two canals and a special card each, two left over,
/// four florins each, the ship on the anchor, sectors of at least two docks.
#[test]
fn the_set_up_for_four() {
    let game = dealt(4, Scenario::Advanced);
    assert_eq!((game.rules.setup.board, game.rules.scoring.min_docks), ((8, 8), 2));
    for seat in Seat::all(4) {
        assert_eq!(
            (game.deck.hand(seat).count(), game.deck.height(Pile::Docks(seat)), game.purse(seat)),
            (6, 8, 4)
        );
        assert!(
            sort_of(game.deck.held(seat, 5).unwrap()).is_special()
                && !game.deck.is_known(game.deck.held(seat, 5).unwrap())
        );
        let own = game.deck.downwards(Pile::Docks(seat)).iter().all(|&n| side_of(n) == game.side(seat));
        assert!(own, "each draws docks of the own colour");
    }
    assert_eq!(
        (game.deck.aside().len(), game.boxed(), game.money.treasury(), game.ship.at()),
        (2, 2, 4, Cell::ANCHOR)
    );
}

/// kontor/ruling-4: without two cranes a team has 21 docks in piles of 11 and 10, and chance decides who gets
/// 11.
#[test]
fn uneven_piles() {
    let (_, rules) = layered(4, Scenario::IleGrande, OptionSet::default(), Edges::Both);
    let heights = |longer: [u8; 2]| {
        let mut game = deal::empty(rules);
        let chance = Chance { longer: longer.into(), ..Chance::sorted(&rules) };
        deal::deal_out(&mut game, rules.setup.layout.plan(), &chance);
        Seat::all(4).map(|seat| game.deck.height(Pile::Docks(seat)) + 3).collect::<Vec<u8>>()
    };
    assert_eq!(heights([0, 0]), [11, 10, 11, 10]);
    assert_eq!(heights([1, 0]), [10, 11, 11, 10]);
    let drawn = |seed| Chance::dealt(&rules, &CardTable::RECONSTRUCTED, 8, &mut Rng::new(seed)).longer;
    assert!((0..20).any(|seed| drawn(seed)[0] == 1) && (0..20).any(|seed| drawn(seed)[1] == 0));
    let sound = |longer: &[u8]| {
        let longer = longer.iter().copied().collect();
        Chance { longer, ..Chance::sorted(&rules) }.is_sound(&rules, &CardTable::RECONSTRUCTED, 8)
    };
    assert!(sound(&[1, 1]) && !sound(&[]) && !sound(&[2, 0]));
    let advanced = compose(4, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    assert!(Chance::sorted(&advanced).longer.is_empty());
}

/// kontor/seats, kontor/ruling-16: red, red, black, black; 0 faces 3, 1 faces 2.
#[test]
fn seats_of_partners_and_opponents() {
    let game = dealt(4, Scenario::Advanced);
    assert_eq!(
        Seat::all(4).map(|seat| game.side(seat)).collect::<Vec<_>>(),
        [Side::Red, Side::Red, Side::Black, Side::Black]
    );
    assert_eq!(Seat::all(4).map(|seat| game.opposite(seat)).collect::<Vec<_>>(), [B2, B1, R2, R1]);
}

/// kontor/teams, kontor/ruling-17: only players who face each other tax each other; payments come before
/// receipts, and receipts by falling numbers while the treasury lasts.
#[test]
fn taxes_by_pairs() {
    let mut game = teams(CROSS).with_purses(&[4, 4, 4, 4]).with_hand(R1, &[45]).with_hand(R2, &[46]);
    game = game.with_hand(B1, &[48]).with_hand(B2, &[50]);
    game.round(&[(R1, 45), (R2, 46), (B1, 48), (B2, 50)]);
    assert_eq!(game.money.purses(), [4, 4, 4, 3]);
    let mut game = teams(CROSS).with_purses(&[10, 0, 0, 10]).with_hand(R1, &[46]).with_hand(R2, &[45]);
    game = game.with_hand(B1, &[49]).with_hand(B2, &[53]);
    game.round(&[(R1, 46), (R2, 45), (B1, 49), (B2, 53)]);
    assert_eq!(
        game.money.purses(),
        [9, 0, 1, 10],
        "red's florin, paid to the other pair, goes to the higher number"
    );
}

/// kontor/ruling-46: the player who takes a dock of a team chooses the pile that it goes under.
#[test]
fn under_either_pile() {
    let mut game = teams("~ . / 3 ~ / A ~").with_hand(B1, &[87]);
    game.round(&[(B1, 87)]);
    game.plays(B1, Move::Sail { cell: at(0, -2) });
    let under = |seat| Move::Take { cell: at(0, -1), under: seat };
    assert_eq!(game.legal(B1), [Move::Spare, under(R1), under(R2)]);
    assert_eq!(game.refusal(B1, under(B1)), Refusal::NotTheOwner);
    game.plays(B1, under(R2));
    assert_eq!(game.deck.downwards(Pile::Docks(R2)), [3]);
}

/// kontor/ruling-45: on equal points the florins of both partners count together; a team wins together.
#[test]
fn florins_of_a_team() {
    let game = teams(CROSS).with_purses(&[5, 0, 3, 3]);
    assert_eq!(score::final_outcome(&game).winners.iter().collect::<Vec<_>>(), [B1, B2]);
}

/// kontor/ruling-41, kontor/ruling-55: a sector of one takes no place; bridges and customs houses count for size.
#[test]
fn sectors_of_two() {
    let mut game = teams(". ~ . ~ ~ . / ~ 17 ~ 18 1 ~ / . ~ A ~ ~ .");
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    assert_eq!(
        (
            game.harbour.parts_of(game.sectors.done()).count(),
            score::total(&game, R1),
            score::total(&game, B1),
            score::total(&game, B2)
        ),
        (2, 0, 2, 2)
    );
}

/// kontor/special-cards: no replacement is drawn, no subsidy paid; a card that cannot be laid comes back,
/// known to all.
#[test]
fn special_cards_are_not_replaced() {
    let mut game = teams("17 A ~").with_pile(Pile::Canals, &[81]);
    game.lays_alone(R1, 90, at(-1, 0));
    assert_eq!((game.deck.hand(R1).count(), game.purse(R1)), (0, 4));
    let mut game = teams("3 A ~").with_hand(R1, &[90]);
    let told = game.round(&[(R1, 90)]);
    assert!(told.contains(&Event::CouldNotLay { seat: R1, number: 90 }) && game.deck.is_known(90));
}

/// kontor/flood, kontor/ruling-50: a flood covers bridges and docks with at most one kind of goods, cranes
/// and taverns too, of either colour; the warehouse goes back, a crane's power ends; not in a finished
/// sector.
#[test]
fn floods() {
    let mut game = teams("17 30 88 5 1 91 ~ / . . . A . . . ");
    let bars = |game: &Kontor, x| game.bars(R1, 90, at(x, -1));
    assert_eq!([-3, -2, -1, 2].map(|x| bars(&game, x)), [None; 4]);
    assert_eq!([0, 1, 3].map(|x| bars(&game, x)), [Some(Refusal::CannotBeFlooded); 3]);
    assert_eq!(game.bars(R1, 90, at(1, 0)), Some(Refusal::CannotBeFlooded), "no empty cell");
    assert_eq!(game.bars(R1, 39, at(-2, 0)), Some(Refusal::CraneBars));
    game.lays_alone(B1, 90, at(-2, -1));
    assert_eq!(game.bars(R1, 39, at(-2, 0)), None, "the crane is under water");
    game.lays_alone(B1, 93, at(-3, -1));
    assert_eq!(
        (game.supply.common(), game.harbour.covered().filter(|&(cell, ..)| cell == at(-3, -1)).count()),
        ([15, 15, 16], 1)
    );
    let mut closed = teams(". ~ . / ~ 17 ~ / . A .");
    scoring::score_sectors(&mut closed, Cells::ALL, &mut Quiet);
    assert_eq!(closed.bars(R1, 90, at(0, -1)), Some(Refusal::SectorIsFinished));
    assert_eq!(Refusal::CannotBeFlooded.rule(), "kontor/flood");
}

/// kontor/flood: it may split a sector and finish the parts; each keeps what its own docks landed
/// (kontor/ruling-2).
#[test]
fn a_flood_parts_a_sector() {
    let mut game = teams(". ~ ~ ~ ~ ~ . / ~ 17 23 20 18 24 ~ / . ~ ~ A ~ ~ .");
    game.sectors.renew(Cells::NONE);
    let told = game.lays_alone(R1, 90, at(0, -1));
    let winners: Vec<_> = told
        .iter()
        .filter_map(|event| match event {
            Event::SectorFinished { winner, docks, .. } => Some((*winner, *docks)),
            _ => None,
        })
        .collect();
    assert_eq!(winners, [(Some(Side::Red), 2), (Some(Side::Black), 2)]);
}

/// kontor/bridge, kontor/ruling-47: a bridge covers canals and floods and joins unfinished sectors; not the
/// anchor, not under the ship, not beside a finished sector; cranes of the opponent do not bar it; between
/// canals it is a sector without a winner.
#[test]
fn bridges() {
    let mut game = teams("17 ~ 30 / . A ~ / . ~ .");
    assert_eq!(game.bars(R1, 91, at(0, 0)), Some(Refusal::CannotBeBridged));
    assert_eq!(game.bars(R1, 91, at(-1, -1)), Some(Refusal::CannotBeBridged));
    game.ship.sail(at(0, 1));
    assert_eq!(game.bars(R1, 91, at(0, 1)), Some(Refusal::ShipIsThere));
    assert_eq!([game.bars(R1, 91, at(0, -1)), game.bars(R1, 91, at(1, 0))], [None, None]);
    game.lays_alone(R1, 91, at(0, -1));
    assert_eq!(
        (game.harbour.parts_of(game.harbour.land()).count(), game.supply.common()),
        (1, [16, 15, 16]),
        "joined; no warehouse moves"
    );
    let mut amid = teams(". ~ . ~ . / ~ 17 ~ ~ ~ / . ~ A ~ .");
    scoring::score_sectors(&mut amid, Cells::ALL, &mut Quiet);
    assert_eq!(amid.bars(R1, 91, at(0, -1)), Some(Refusal::SectorIsFinished));
    let told = amid.lays_alone(R1, 91, at(1, -1));
    assert!(
        told.iter()
            .any(|event| matches!(event, Event::SectorFinished { winner: None, by: Majority::Empty, .. }))
    );
    assert_eq!(Refusal::CannotBeBridged.rule(), "kontor/bridge");
}

/// kontor/ruling-51: flood on bridge on canal, and so on: a cell can have five cards, and none of them is
/// lost.
#[test]
fn stacks() {
    let mut game = teams("~ ~ A");
    for card in [91, 90, 92, 93] {
        game.lays_alone(R1, card, at(-1, 0));
    }
    let mut under = Vec::new();
    game.tokens(&mut |place, _| under.extend(matches!(place, Place::Under(..)).then(|| place.to_string())));
    assert_eq!(under, ["under/-1,0/0", "under/-1,0/1", "under/-1,0/2", "under/-1,0/3"]);
    assert!(
        game.card_at(at(-1, 0)) == Some(93)
            && game.harbour.water().has(at(-1, 0))
            && !game.harbour.land().has(at(-1, 0))
    );
}

/// kontor/customs, kontor/ruling-49: on an empty cell, and cranes do not bar it; it may not finish a sector,
/// near or far; its sector gives one more point, with both customs houses three in all.
#[test]
fn customs_houses() {
    let game = teams(". ~ . / ~ . . / 29 A .");
    assert_eq!(game.bars(B1, 1, at(0, -1)), None);
    let amid = teams(". ~ . / ~ . ~ / . A .");
    assert_eq!(amid.bars(R1, 1, at(0, -1)), Some(Refusal::WouldFinishASector));
    assert_eq!(Refusal::WouldFinishASector.rule(), "kontor/customs");
    let mut rules = compose(4, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    rules.setup.board = (6, 3);
    let far = drawn_by(rules, "17 ~ . . . / ~ A ~ ~ ~");
    let rows = far.bars(R1, 1, at(0, 1));
    assert_eq!(rows, None, "columns are still open");
    rules.setup.board = (5, 3);
    let far = drawn_by(rules, "17 ~ . . . / ~ A ~ ~ ~");
    assert_eq!(far.bars(R1, 1, at(0, 1)), Some(Refusal::WouldFinishASector), "it would fix the last axis");
    let mut both = teams(". ~ ~ ~ . / ~ 17 1 2 ~ / . ~ A ~ .");
    scoring::score_sectors(&mut both, Cells::ALL, &mut Quiet);
    assert_eq!((score::total(&both, R1), score::points(&both, Side::Red)), (3, (1, 2)));
}

/// kontor/specials-left, kontor/ruling-54: a special card left in hand has no effect; as cards of a round
/// they decide the order and have no florin.
#[test]
fn special_cards_left_in_hand_have_no_effect() {
    let mut game = teams("17 A ~").with_hand(R1, &[1]).with_hand(B2, &[93]);
    game.round(&[(R1, 1), (B2, 93)]);
    assert_eq!((game.round.turn(), game.purse(R1), game.purse(B2)), (B2, 4, 4));
    let with = teams(CROSS).with_hand(R1, &[1]);
    assert_eq!(score::final_outcome(&with).scores, score::final_outcome(&teams(CROSS)).scores);
}
