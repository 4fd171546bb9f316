//! Buying out docks of the opponent before a round (rule `kontor/bakchich`).

use super::super::cards::Sort;
use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Seat};

impl Kontor {
    /// Asks the next player who can buy. The player with fewer keepers comes first, then red.
    pub(in super::super) fn next_buyer(&mut self) -> Flow {
        let keepers = |seat: &Seat| (self.sectors.keepers(self.side(*seat)).len(), seat.0);
        let next = self
            .every_seat()
            .filter(|&seat| !self.asked.contains(seat) && !self.for_sale(seat).is_empty())
            .min_by_key(keepers);
        let Some(seat) = next else { return Flow::On };
        self.round.give_turn(seat);
        self.asked = self.asked.with(seat);
        self.wait_for(Pending::BuyOut);
        Flow::WaitsAgain
    }

    /// Returns the price of a dock: a florin for each of the goods that it shows, even if it landed fewer
    /// (`kontor/ruling-57`).
    pub(in super::super) fn price_of(&self, cell: Cell) -> u8 {
        self.card_at(cell).map_or(0, |number| self.tables.goods(number).len())
    }

    /// Returns the docks of the opponent with goods, in unfinished sectors, that a player can pay.
    pub(in super::super) fn for_sale(&self, seat: Seat) -> Cells {
        let docks = self.harbour.docks(self.side(seat).other().seat()).less(self.sectors.done());
        let payable = |&cell: &Cell| (1..=self.purse(seat)).contains(&self.price_of(cell));
        self.harbour.cells(docks).filter(payable).collect()
    }

    /// Checks that a dock may be bought out.
    pub(in super::super) fn check_buy_out(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        match self.card_at(cell).filter(|&number| self.sort_of(number) == Sort::Dock) {
            None => Err(Refusal::NotADock),
            Some(number) if self.side_of(number) == self.side(seat) => Err(Refusal::OwnDock),
            Some(_) if self.sectors.done().has(cell) => Err(Refusal::SectorIsFinished),
            Some(_) if self.price_of(cell) == 0 => Err(Refusal::ShowsNoGoods),
            Some(_) if self.price_of(cell) > self.purse(seat) => Err(Refusal::TooDear),
            Some(_) => Ok(()),
        }
    }

    /// Buys out a dock, which goes under its owner's pile.
    #[cold]
    pub(in super::super) fn buy_out(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let (seat, price) = (self.round.turn(), self.price_of(cell));
        let (Some(number), Some(under)) = (self.card_at(cell), self.owners(cell).next()) else { return };
        log.event(Event::BoughtOut { seat, number, cell, price, under });
        for _ in 0..price {
            self.money.pay(seat, log);
        }
        self.remove(cell, under, log);
    }
}
