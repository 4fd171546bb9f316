//! Buying out docks before a round (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::turn::round;
use crate::kontor::turn::scoring;

fn bakchich(board: &str) -> Kontor {
    drawn(2, Scenario::Bakchich, board)
}

/// kontor/bakchich, kontor/ruling-57: 6 × 6, three florins each, no ship, ten canals set aside unseen after the hands are
/// dealt.
#[test]
fn ten_canals_aside() {
    let game = dealt(2, Scenario::Bakchich);
    assert_eq!(
        (game.harbour.bounds().columns.size, game.money.purses()[..2].to_vec(), game.money.treasury()),
        (6, vec![3, 3], 14)
    );
    assert_eq!((game.deck.aside().len(), game.deck.height(Pile::Canals)), (10, 43 - 8 - 4 - 10));
    assert!(
        game.deck.aside().iter().eq(57..=66)
            && game.deck.aside().iter().all(|number| !game.deck.is_known(number))
    );
    assert!(game.rules.ship.is_none());
    assert_eq!(game.ask(), Some(Ask::Announce), "nothing to buy yet");
    // No player knows which ones they are.
    let mut world = game.clone();
    world.imagine(RED, &mut Rng::new(3));
    assert!(world.deck.aside().len() == 10 && world.deck.aside() != game.deck.aside());
}

/// kontor/bakchich: a dock costs as many florins as it shows goods, paid to the treasury; it goes under its
/// owner's pile, its warehouses to the supply.
#[test]
fn a_dock_is_bought_out() {
    let mut game = bakchich("5 18 / A ~").with_pile(Pile::Docks(RED), &[21]);
    assert_eq!((game.ask(), game.to_act()), (Some(Ask::BuyOut), Seats::only(RED)));
    game.plays(RED, Move::BuyNothing);
    assert_eq!(game.to_act(), Seats::only(BLACK), "the second player decides after the first");
    let told = game.plays(BLACK, Move::BuyOut { cell: at(0, -1) });
    let cell = at(0, -1);
    let bought = Event::BoughtOut { seat: BLACK, number: 5, cell, price: 2, under: RED };
    assert_eq!(told, [bought, Event::WentBack { cell, goods: [1, 1, 0] }]);
    assert_eq!((game.money.purses()[..2].to_vec(), game.money.treasury()), (vec![3, 1], 16));
    assert_eq!((game.card_at(at(0, -1)), game.deck.downwards(Pile::Docks(RED))), (None, vec![21, 5]));
    assert_eq!((game.stock_of(Side::Red, game.harbour.land()), game.supply.common()), ([0; 3], [16, 15, 16]));
    assert_eq!(game.ask(), Some(Ask::Announce), "one a round each");
}

/// kontor/bakchich: only docks of the opponent with goods can be bought, if the player can pay and their
/// sector is not finished.
#[test]
fn only_docks_with_goods_in_open_sectors_can_be_bought() {
    let board = "~ ~ . . . . / 18 ~ 4 30 88 . / ~ ~ A 17 6 .";
    let mut game = bakchich(board).with_purses(&[2, 3]);
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    game.sectors.renew(Cells::of(at(-2, -1)));
    game.buyers = crate::kontor::options::buy_out::Buyers::NONE;
    round::begin_round(&mut game, &mut Quiet);
    let refused = |x, y| game.refusal(RED, Move::BuyOut { cell: at(x, y) });
    assert_eq!(refused(-2, -1), Refusal::SectorIsFinished);
    assert_eq!(refused(0, -1), Refusal::TooDear);
    assert_eq!((refused(1, -1), refused(2, -1)), (Refusal::ShowsNoGoods, Refusal::ShowsNoGoods));
    assert_eq!((refused(1, 0), refused(0, 0)), (Refusal::OwnDock, Refusal::NotADock));
    assert_eq!(refused(1, 0).rule(), "kontor/bakchich");
    assert_eq!(game.legal(RED), [Move::BuyNothing, Move::BuyOut { cell: at(2, 0) }]);
    let mut all = Vec::new();
    game.notes(Eye::Table, &mut |at, note| all.push((at, note)));
    let prices: Vec<_> = all.iter().filter(|(_, note)| matches!(note, Note::Price { .. })).collect();
    assert_eq!(prices, [&(Place::Cell(at(2, 0)), Note::Price { florins: 2 })]);
}

/// kontor/bakchich: the player with fewer keepers is asked first, then red; a player who could buy nothing is
/// not asked.
#[test]
fn the_order_of_buying() {
    let mut game = bakchich("17 18 / A ~");
    game.sectors.keep(Side::Red, Cells::of(at(5, 5)));
    round::begin_round(&mut game, &mut Quiet);
    assert_eq!(game.to_act(), Seats::only(BLACK));
    game.plays(BLACK, Move::BuyNothing);
    assert_eq!(game.to_act(), Seats::only(RED));
    game.money.set(&[0; 4], game.money.treasury());
    round::begin_round(&mut game, &mut Quiet);
    assert_eq!(game.ask(), Some(Ask::Announce));
}
