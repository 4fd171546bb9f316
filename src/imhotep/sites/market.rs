//! The market: each stone takes a card (`imhotep/market-a`, `imhotep/market-b`).

use crate::game::Seat;
use crate::imhotep::state::{Imhotep, Pending};

impl Imhotep {
    /// A stone at the market: its owner picks while a card is left, and the stone goes back as soon as its card, with
    /// all that it set off, has been carried out (`imhotep/ruling-2`).
    #[inline]
    pub(in crate::imhotep) fn visit_market(&mut self, owner: Seat, spot: u8) {
        let card_left = self.row.iter().chain(&self.pair).any(Option::is_some);
        self.push_pending(if card_left {
            Pending::Pick { owner, spot }
        } else {
            Pending::Return { owner, spot }
        });
    }
}
