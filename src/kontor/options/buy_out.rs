//! Buying out docks of the opponent before a round (rule `kontor/bakchich`).
//!
//! Reaches in at `page/describe`, `turn/check`, `turn/list`, `turn/mod`, `turn/round`, `turn/steps`.

use crate::game::{Log, Seat, Seats};
use crate::kontor::state::Pending;
use crate::kontor::turn::ship;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Cell, Cells, Event, Kontor, Refusal, Sort};

/// Players who have been asked in this round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Buyers(Seats);

impl Buyers {
    /// Nobody has been asked.
    pub const NONE: Buyers = Buyers(Seats::NONE);
}

/// Asks the next player who can buy. The player with fewer keepers comes first, then red.
pub fn next_buyer(game: &mut Kontor) -> Flow {
    let keepers = |seat: &Seat| (game.sectors.keepers(game.side(*seat)).len(), seat.0);
    let next = game
        .every_seat()
        .filter(|&seat| !game.buyers.0.contains(seat) && !for_sale(game, seat).is_empty())
        .min_by_key(keepers);
    let Some(seat) = next else { return Flow::On };
    game.round.give_turn(seat);
    game.buyers.0 = game.buyers.0.with(seat);
    game.wait_for(Pending::BuyOut);
    Flow::WaitsAgain
}

/// Returns the price of a dock: a florin for each of the goods that it shows, even if it landed fewer
/// (`kontor/ruling-57`).
pub fn price_of(game: &Kontor, cell: Cell) -> u8 {
    game.card_at(cell).map_or(0, |number| game.cards.goods(number).len())
}

/// Returns the docks of the opponent with goods, in unfinished sectors, that a player can pay.
pub fn for_sale(game: &Kontor, seat: Seat) -> Cells {
    let docks = game.harbour.docks(game.side(seat).other().seat()).less(game.sectors.done());
    let payable = |&cell: &Cell| (1..=game.purse(seat)).contains(&price_of(game, cell));
    game.harbour.cells(docks).filter(payable).collect()
}

/// Checks that a dock may be bought out.
pub fn check_buy_out(game: &Kontor, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    match game.card_at(cell).filter(|&number| game.sort_of(number) == Sort::Dock) {
        None => Err(Refusal::NotADock),
        Some(number) if game.side_of(number) == game.side(seat) => Err(Refusal::OwnDock),
        Some(_) if game.sectors.done().has(cell) => Err(Refusal::SectorIsFinished),
        Some(_) if price_of(game, cell) == 0 => Err(Refusal::ShowsNoGoods),
        Some(_) if price_of(game, cell) > game.purse(seat) => Err(Refusal::TooDear),
        Some(_) => Ok(()),
    }
}

/// Buys out a dock, which goes under its owner's pile.
pub fn buy_out(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    let (seat, price) = (game.round.turn(), price_of(game, cell));
    let (Some(number), Some(under)) = (game.card_at(cell), ship::owners(game, cell).next()) else { return };
    log.event(Event::BoughtOut { seat, number, cell, price, under });
    game.money.pay(seat, price, log);
    ship::remove(game, cell, under, log);
}
