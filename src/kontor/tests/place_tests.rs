//! The cells where cards may lie, and when sectors are finished (`#[cfg(test)]`).

use super::*;
use crate::game::Observation;
use crate::kontor::turn::{score, scoring, ship};

/// kontor/place: a card lies side by side with another one, not at a corner only, not on a card; a card that
/// cannot be laid comes back without refill or subsidy, its tax stays paid, and a player may choose it on
/// purpose (kontor/ruling-20).
#[test]
fn side_by_side() {
    let game = base(CROSS);
    assert_eq!(game.bars(RED, 17, at(1, 1)), None);
    assert_eq!(game.bars(RED, 17, at(2, 2)), Some(Refusal::TouchesNothing));
    assert_eq!(game.bars(RED, 17, at(0, 1)), Some(Refusal::CellTaken));
    assert_eq!(Refusal::TouchesNothing.rule(), "kontor/place");
    // Only a cell beside black's crane is left, so red's dock comes back.
    let mut game = small(3, 1, "A . 30").with_hand(RED, &[17]);
    let told = game.round(&[(RED, 17)]);
    assert!(told.contains(&Event::CouldNotLay { seat: RED, number: 17 }));
    assert_eq!(
        (game.deck.held(RED, 0), game.round.idle(), game.round.number(), game.purse(RED)),
        (Some(17), 1, 2, 4)
    );
}

/// kontor/board, kontor/ruling-25: the sixth column fixes an axis; after that no card of any sort lies beyond
/// it.
#[test]
fn an_axis_gets_fixed() {
    let mut game = base(CROSS);
    assert_eq!([at(3, 0), at(-3, 0)].map(|cell| game.bars(RED, 87, cell)), [None, None]);
    let told = game.lays_alone(RED, 87, at(3, 0));
    assert!(told.contains(&Event::AxisFixed { columns: true, rows: false }));
    assert_eq!(game.bars(RED, 85, at(-3, 0)), Some(Refusal::BeyondTheEdge));
    assert_eq!(Refusal::BeyondTheEdge.rule(), "kontor/board");
    assert_eq!(game.bars(RED, 85, at(0, -3)), None, "rows may still grow either way");
    let mut edges = Vec::new();
    game.tokens(&mut |place, face| edges.extend((face == Face::Edge).then_some(place)));
    assert_eq!(edges, [Place::EdgeColumn(-2), Place::EdgeColumn(3)]);
}

/// kontor/edges, kontor/ruling-27: edges close sectors once both axes are fixed; with the option, each axis
/// by itself.
#[test]
fn edges_close() {
    let board = ". . . . . ~ / ~ ~ ~ A ~ 17 / . . . . . ~";
    let game = base(board);
    assert!(game.harbour.bounds().columns.fixed && scoring::newly_finished(&game, Cells::ALL).is_empty());
    let rules = compose(2, Scenario::Base, OptionSet::default(), Edges::PerAxis).unwrap();
    assert_eq!(scoring::newly_finished(&drawn_by(rules, board), Cells::ALL), Cells::of(at(2, 0)));
    let mut both = base(&format!("{board} / . . . . . ~ / . . . . . ~"));
    assert!(scoring::newly_finished(&both, Cells::ALL).is_empty());
    both.lays_alone(BLACK, 87, at(2, 4));
    assert!(
        both.sectors.done().has(at(2, 0)),
        "the card that fixes the last axis finishes a sector far away"
    );
    assert_eq!(
        (score::total(&both, RED), score::total(&both, BLACK)),
        (1, 0),
        "kontor/ruling-30: not the finisher's"
    );
}

/// kontor/crane, E4: no dock of the opponent beside a crane, no dock at all between two cranes of different
/// colours; canals may lie there.
#[test]
fn cranes_bar_docks() {
    let game = base("29 . 30 / . A .");
    assert_eq!(
        [RED, BLACK].map(|seat| game.bars(seat, 39 + seat.0, at(0, -1))),
        [Some(Refusal::CraneBars); 2]
    );
    assert_eq!(game.bars(RED, 87, at(0, -1)), None);
    assert_eq!(
        [game.bars(RED, 39, at(-1, 0)), game.bars(BLACK, 40, at(-1, 0))],
        [None, Some(Refusal::CraneBars)]
    );
    assert_eq!(game.bars(BLACK, 32, at(-1, 0)), Some(Refusal::CraneBars), "a crane is a dock itself");
    assert_eq!(Refusal::CraneBars.rule(), "kontor/crane");
}

/// kontor/sector: docks of any owners side by side are one sector; docks that touch at a corner are two.
#[test]
fn sectors() {
    let game = base("17 18 . / . 19 . / 20 A .");
    let parts: Vec<u8> = game.harbour.parts_of(game.harbour.land()).map(Cells::len).collect();
    assert_eq!(parts, [3, 1]);
}

/// kontor/land-goods, E7, kontor/ruling-2: each kind that a dock shows is landed on that dock; docks of one
/// owner share a stock.
#[test]
fn landing_goods() {
    let mut game = base("18 ~ . / 19 . . / . A .");
    game.lays_alone(RED, 3, at(0, -1));
    let sector = game.harbour.parts_of(game.harbour.land()).find(|part| part.has(at(0, -1))).unwrap();
    assert_eq!(game.stock_of(Side::Red, sector), [2, 1, 1]);
    assert_eq!(game.stock_of(Side::Black, sector), [0, 1, 0]);
    assert_eq!(game.supply.common(), [14, 14, 15]);
    let mut short = base(CROSS);
    short.supply.set([0, 16, 16]);
    let told = short.lays_alone(RED, 3, at(1, 1));
    assert!(
        told.contains(&Event::NoWarehouseLeft { good: Good::Tea })
            && !short.warehouses.stands(at(1, 1), Good::Tea)
    );
    assert_eq!(short.stock_of(Side::Red, short.harbour.land()), [0, 1, 1]);
}

/// kontor/finished, E6, kontor/ruling-15: a dock between four canals is a sector; it lands its goods first,
/// is scored at once, before the refill, and all goods go back.
#[test]
fn a_sector_of_one() {
    let mut game = base(". ~ . / ~ . ~ / . ~ A").with_pile(Pile::Docks(RED), &[21, 23]);
    let told = game.lays_alone(RED, 17, at(-1, -1));
    let scored = told.iter().position(|event| {
        matches!(event, Event::SectorFinished { docks: 1, winner: Some(Side::Red), red: [0, 1, 0], .. })
    });
    let drew = told.iter().position(|event| matches!(event, Event::Drew { .. }));
    assert!(scored.is_some() && scored < drew);
    assert_eq!(
        (score::total(&game, RED), game.supply.common(), game.sectors.keepers(Side::Red)),
        (1, [16; 3], Cells::of(at(-1, -1)))
    );
}

/// kontor/isolated, kontor/ruling-37: after a removal cards may be isolated; a card may touch any of them.
#[test]
fn isolated_cards_stay() {
    let mut game = advanced("~ 3 A ~ / . ~ . .");
    ship::take_away(&mut game, at(-1, 0), RED, &mut Quiet);
    assert_eq!(game.harbour.parts_of(game.harbour.occupied()).count(), 3);
    assert_eq!([game.bars(RED, 17, at(-2, 1)), game.bars(RED, 17, at(-1, 2))], [None, None]);
}

/// kontor/ruling-25: an axis that is not fixed shrinks; a fixed one stays.
#[test]
fn unfixed_axes_shrink() {
    let mut game = base("~ ~ ~ A 3");
    ship::take_away(&mut game, at(1, 0), RED, &mut Quiet);
    assert_eq!((game.harbour.bounds().columns.from, game.harbour.bounds().columns.to), (-3, 0));
    let mut game = base("~ ~ ~ ~ A 3");
    assert!(game.harbour.bounds().columns.fixed);
    ship::take_away(&mut game, at(1, 0), RED, &mut Quiet);
    assert_eq!((game.harbour.bounds().columns.from, game.harbour.bounds().columns.to), (-4, 1));
    assert_eq!(game.bars(RED, 87, at(-5, 0)), Some(Refusal::BeyondTheEdge));
    assert!(game.bars(RED, 87, at(1, 0)).is_none(), "the freed cell can be filled again");
}
