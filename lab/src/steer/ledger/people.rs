//! Enters events of players, their florins and their alliances into the ledger.

use super::{Check, Ledger, Tax};
use crate::ensure;
use crate::steer::map::at;
use dockhand::kontor::{Event, TAVERNS};

impl Ledger {
    pub fn enter_players(&mut self, event: &Event) -> Check {
        match *event {
            Event::Passed { seat, got } => {
                ensure!(got == (self.treasury > 0), "a pass is paid {got}");
                self.dry += i16::from(self.page.wheel());
                if got { self.earn(seat) } else { Ok(()) }
            }
            Event::PaidTax { seat } => {
                self.taxed(seat, Tax::Pays)?;
                self.pay(seat, 1)
            }
            Event::CouldNotPay { seat } => {
                self.open[seat.index() & 3] = None;
                self.taxed(seat, Tax::TakesBack)
            }
            Event::SparedTax { seat, got } => {
                self.taxed(seat, Tax::Receives)?;
                ensure!(got == (self.treasury > 0), "who is spared a tax gets {got}");
                if got { self.earn(seat) } else { Ok(()) }
            }
            Event::LosesTurn { seat } => {
                self.marked[seat.index() & 3] = true;
                self.taxed(seat, Tax::LosesTurn)
            }
            Event::Subsidised { seat } => {
                ensure!(std::mem::take(&mut self.duties.subsidy), "seat {} is paid for no canal", seat.0);
                self.earn(seat)
            }
            Event::Searched { seat } => self.pay(seat, 2),
            Event::BoughtOut { seat, price, .. } => self.pay(seat, price.into()),
            Event::Bought { seat, count, .. } => {
                let s = seat.index() & 3;
                self.hands[s] += usize::from(count);
                self.shop -= usize::from(count);
                self.pay(seat, 2 * i16::from(count))
            }
            Event::LostFlorins { seat, count } => {
                self.brought(&format!("loss {}", seat.0))?;
                self.pay(seat, count.into())?;
                ensure!(self.purses[seat.index() & 3] == 1, "a hurricane leaves one florin");
                Ok(())
            }
            Event::GotFlorin { seat } => {
                self.brought(&format!("florin {}", seat.0))?;
                self.earn(seat)
            }
            Event::GotPoint { seat } => {
                self.golden[self.page.party(seat) & 1] += 1;
                self.brought(&format!("point {}", seat.0))
            }
            Event::SitsOut { seat } => self.brought(&format!("out {}", seat.0)),
            Event::RedrewDocks { seat } => {
                let s = seat.index() & 3;
                let docks = std::mem::take(&mut self.hand_docks[s]);
                self.hands[s] -= docks;
                self.docks[s] += docks;
                self.duties.redraw[s] = self.docks[s].min(3);
                self.brought(&format!("redraw {}", seat.0))
            }
            _ => self.enter_allies(event),
        }
    }

    fn enter_allies(&mut self, event: &Event) -> Check {
        match *event {
            Event::Proposed { with, cell, .. } => self.proposed.push((with, at(cell))),
            Event::Allied { seat, with, cell } => self.unite(seat, with, at(cell)),
            Event::LeftAlly { seat, with, cell } => self.part_ways(seat, with, at(cell)),
            Event::Fallen { seat, with } => {
                let due = self.duties.fallen.iter().position(|&due| due == (seat.0, with.0));
                ensure!(due.is_some(), "the alliance of {} and {} falls without reason", seat.0, with.0);
                self.duties.fallen.remove(due.unwrap_or(0));
            }
            Event::Treated { tavern, cell, .. } => {
                let which = usize::from(self.top[at(tavern)] == TAVERNS[1]);
                ensure!(self.top[at(tavern)] == TAVERNS[which], "no tavern lies there");
                self.coins[which] = Some(at(cell));
                self.used[which] = true;
            }
            Event::Sobered { cell } => {
                let due = self.duties.sobered.iter().position(|&due| due == at(cell));
                ensure!(due.is_some(), "somebody is sober without reason");
                self.duties.sobered.remove(due.unwrap_or(0));
            }
            Event::SectorScored { cell, .. } => {
                let sector = self.land.around(at(cell));
                ensure!(self.counted().contains(&sector), "a sector that does not count is scored");
            }
            _ => {}
        }
        Ok(())
    }
}
