//! The market: each stone gives its owner a card (`imhotep/market-a`, `imhotep/market-b`).

use crate::game::Seat;
use crate::imhotep::state::{Imhotep, Pending};

impl Imhotep {
    /// Resolves a stone at the market. Its owner picks a card if one is left. The stone goes back once the
    /// card and everything that it caused has been carried out (`imhotep/ruling-2`).
    pub(in crate::imhotep) fn visit_market(&mut self, owner: Seat, spot: u8) {
        let card_left = self.row.iter().chain(&self.pair).any(Option::is_some);
        self.push_pending(if card_left {
            Pending::Pick { owner, spot }
        } else {
            Pending::Return { owner, spot }
        });
    }
}
