//! Florins: taxes, passes, subsidies, prices.

use super::{Check, Ledger, Tax};
use crate::ensure;
use dockhand::game::Seat;

impl Ledger {
    /// Pays this many florins to the treasury.
    pub fn pay(&mut self, seat: Seat, count: i16) -> Check {
        let purse = &mut self.purses[seat.index() & 3];
        ensure!(*purse >= count, "seat {} pays {count} florins and has {purse}", seat.0);
        *purse -= count;
        self.treasury += count;
        Ok(())
    }

    /// Pays a florin from the treasury.
    pub fn earn(&mut self, seat: Seat) -> Check {
        ensure!(self.treasury > 0, "seat {} earns a florin from an empty treasury", seat.0);
        self.treasury -= 1;
        self.purses[seat.index() & 3] += 1;
        Ok(())
    }

    /// Carries out the taxes of this round, once all cards are turned up (`kontor/tax`, `kontor/ruling-17`).
    pub fn tax_all(&mut self) {
        if !std::mem::replace(&mut self.duties.untaxed, false) {
            return;
        }
        let bears = |seat: Seat| {
            self.open[seat.index() & 3]
                .is_some_and(|number| number != 0 && self.page.tables.has_florin(number))
        };
        let can = |seat: Seat| self.purses[seat.index() & 3] > 0;
        let mut receive = Vec::new();
        let mut taxes = Vec::new();
        for seat in self.page.seats() {
            let other = Seat(self.page.seats - 1 - seat.0);
            let both_play = [seat, other].into_iter().all(|seat| self.open[seat.index() & 3].is_some());
            if !both_play || !bears(other) {
                continue;
            }
            match (bears(seat), can(seat), can(other)) {
                (true, false, false) => receive.push(seat),
                (_, false, _) => taxes.push((seat, Tax::TakesBack)),
                (true, true, false) => {} // the other takes the card back
                (_, true, _) => taxes.push((seat, Tax::Pays)),
            }
        }
        receive.sort_by_key(|seat| std::cmp::Reverse(self.open[seat.index() & 3]));
        taxes.extend(receive.into_iter().map(|seat| (seat, Tax::Receives)));
        self.duties.taxes = taxes;
    }

    /// Makes every opponent pay tax for the card that was laid, if players take turns (`kontor/ruling-76`).
    pub fn tax_opponents(&mut self, seat: Seat, number: u8) {
        if !self.page.wheel() || !self.page.tables.has_florin(number) {
            return;
        }
        let mut other = seat.left(self.page.seats);
        while other != seat {
            if self.page.party(other) != self.page.party(seat) {
                if self.purses[other.index() & 3] > 0 {
                    self.duties.taxes.push((other, Tax::Pays));
                } else if !self.marked[other.index() & 3] {
                    self.duties.taxes.push((other, Tax::LosesTurn));
                }
            }
            other = other.left(self.page.seats);
        }
    }

    /// Enters a tax that was logged; it must be one that is due.
    pub fn taxed(&mut self, seat: Seat, tax: Tax) -> Check {
        let due = self.duties.taxes.iter().position(|&due| due == (seat, tax));
        let Some(due) = due else { return Err(format!("seat {}: {tax:?}, which is not due", seat.0)) };
        self.duties.taxes.remove(due);
        Ok(())
    }
}
