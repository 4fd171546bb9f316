//! Enters events of pieces and of sectors into the ledger.

use super::{Check, Ledger};
use crate::ensure;
use crate::steer::map::{At, at, xy};
use dockhand::kontor::{Cell, Event, Good, OptionalRule, Side};

impl Ledger {
    pub fn enter_pieces(&mut self, event: &Event) -> Check {
        match *event {
            Event::Exported { seat, good } => {
                let (side, kind) = (self.page.party(seat) & 1, good.index());
                let Some((dock, goods)) = &mut self.duties.landing else {
                    return Err("nothing is landed, and exported".to_owned());
                };
                goods[kind] = false;
                let dock = *dock;
                ensure!(self.fetch(side, kind), "there is no {good:?} to export");
                self.exports[side][kind] += 1;
                self.debts.push((dock, kind));
            }
            Event::Recalled { seat, good } => {
                let back = (self.page.party(seat), good.index());
                let due = self.duties.recalled.iter().position(|&due| due == back);
                ensure!(due.is_some(), "{good:?} is recalled without reason");
                self.duties.recalled.remove(due.unwrap_or(0));
            }
            Event::Bribed { cell, good, .. } => {
                self.bring(at(cell), good.index());
                self.bribed.push(at(cell));
            }
            Event::Exchanged { cell, from, to, .. } => {
                let side = Ledger::side_of(self.top[at(cell)]);
                self.stock[at(cell)][from.index()] -= 1;
                self.stow(side, from.index());
                self.bring(at(cell), to.index());
                self.exchanged.push(at(cell));
            }
            Event::NoWarehouseLeft { good } => {
                let due = self.duties.lacking.iter().position(|&due| due == good);
                ensure!(due.is_some(), "there is {good:?}, and it is said that there is none");
                self.duties.lacking.remove(due.unwrap_or(0));
            }
            Event::Raised { good, from } => {
                let due = self.duties.raised.iter().position(|&due| due == (good, at(from)));
                ensure!(due.is_some(), "{good:?} is raised from a canal without reason");
                self.duties.raised.remove(due.unwrap_or(0));
            }
            Event::Salvaged { good, from, cell, .. } => {
                self.surrounded_is(from, good)?;
                self.stock[at(from)][good.index()] -= 1;
                self.stock[at(cell)][good.index()] += 1;
            }
            Event::SankForGood { good, cell } => {
                self.surrounded_is(cell, good)?;
                let side = self.page.party(self.turn);
                ensure!(self.salvagers(side).is_empty(), "{good:?} sinks, and a dock could take it");
                self.stock[at(cell)][good.index()] -= 1;
                self.stow(0, good.index());
            }
            Event::SectorFinished { cell, docks, winner, .. } => self.finished(at(cell), docks, winner)?,
            Event::Judged { cell, counts, .. } => {
                self.duties.judged = Some((at(cell), counts));
                if !counts {
                    self.score(at(cell), None, false);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn surrounded_is(&self, cell: Cell, good: Good) -> Check {
        let own = self.surrounded();
        ensure!(own == Some((at(cell), good.index())), "another canal is surrounded: {own:?}");
        Ok(())
    }

    /// Enters that a sector was finished or, if all are scored at the end, that it counts.
    fn finished(&mut self, first: At, docks: u8, winner: Option<Side>) -> Check {
        let sector = self.land.around(first);
        let own = self.winner(&sector);
        ensure!(sector.first() == Some(first), "no sector begins at {:?}", xy(first));
        ensure!(own == winner.map(Side::index), "{winner:?} wins at {:?}, by the rules {own:?}", xy(first));
        if self.page.wheel() {
            ensure!(self.counted().contains(&sector), "the sector at {:?} does not count", xy(first));
            return Ok(());
        }
        ensure!(usize::from(docks) == sector.len(), "a sector of {}, not {docks}", sector.len());
        let open = self.unscored();
        let ahead = !open.contains(&sector) || open.first() == Some(&sector);
        ensure!(ahead, "the sector at {:?} is scored before another", xy(first));
        self.sprinted |= !open.contains(&sector);
        let taverns = sector.iter().filter(|&at| self.is_tavern(at)).count();
        let judged = self.duties.judged.take();
        let asked = self.page.has(OptionalRule::OldGrudges) && taverns == 1;
        ensure!(!asked || judged == Some((first, true)), "nobody judged the sector at {:?}", xy(first));
        self.score(first, own, true);
        Ok(())
    }

    /// Scores a sector: its goods go back, and it gets a keeper (`kontor/finished`).
    fn score(&mut self, first: At, winner: Option<usize>, counts: bool) {
        let sector = self.land.around(first);
        self.duties.judged = None;
        self.done.join(&sector);
        (self.last, self.sector_done) = (sector.first(), true);
        if !counts {
            self.void.join(&sector);
        }
        for cell in sector.iter() {
            let stays = self.page.embargo() && winner.is_some() && self.party_at(cell) == winner;
            if !stays {
                self.goods_go_back(cell);
            }
        }
        if let (Some(winner), Some(first)) = (winner, sector.first()) {
            self.keeper[first] = winner as u8 + 1;
        }
    }
}
