//! Powers of taverns: they bring warehouses (rules `kontor/corruption-1`, `kontor/corruption-2`), or decide
//! whether a sector counts (rule `kontor/old-grudges`).

use super::super::cards::{Good, Goods, TAVERNS};
use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Seat, Seats};

impl Kontor {
    /// Returns whether a card is a tavern that may bring warehouses; such a tavern may not finish a sector
    /// (`kontor/ruling-99`).
    #[inline]
    pub(in super::super) fn bribes(&self, number: u8) -> bool {
        let taverns = self.rules.taverns;
        (taverns.add_one || taverns.add_two) && TAVERNS.contains(&number)
    }

    /// Returns the only kind of goods that a dock shows; `None` if it shows none or several.
    fn single_good(&self, cell: Cell) -> Option<Good> {
        let goods = self.goods_at(cell);
        Good::ALL.into_iter().find(|&good| goods.has(good)).filter(|_| goods.len() == 1)
    }

    /// Returns the docks to which the tavern just laid may bring one more warehouse: one of the player's own
    /// with one kind of goods in the same sector; or two, which lie with the tavern in three different
    /// sectors. Kinds that the supply lacks are left out.
    pub(in super::super) fn bribable(&self) -> Cells {
        let (number, tavern) = (self.play.number(), self.play.cell());
        let (side, bribed) = (self.side_of(number), self.parties.dealings().bribed);
        if !self.bribes(number) {
            return Cells::NONE;
        }
        let sector = |cells: Cells| cells.spread(self.harbour.land());
        let reach = match bribed.len() {
            0 if self.rules.taverns.add_one => sector(Cells::of(tavern)),
            0 | 1 if self.rules.taverns.add_two => Cells::ALL.less(sector(Cells::of(tavern).or(bribed))),
            _ => Cells::NONE,
        };
        let has = |good: Good| self.has_warehouse(side, good);
        let takes = |&cell: &Cell| self.single_good(cell).is_some_and(has);
        let open = self.harbour.docks(side.seat()).less(self.sectors.done());
        self.harbour.cells(open.and(reach)).filter(takes).collect()
    }

    /// Forgets the docks that were bribed or exchanged a warehouse, before the next tavern or event.
    pub(in super::super) fn forget_brought(&mut self) {
        if let Some(dealings) = self.parties.dealings_mut() {
            (dealings.bribed, dealings.exchanged) = (Cells::NONE, Cells::NONE);
        }
    }

    /// Asks whether the tavern just laid brings a warehouse, if it can.
    #[cold]
    pub(in super::super) fn may_bribe(&mut self) -> Flow {
        self.forget_brought();
        if self.bribable().is_empty() {
            return Flow::On;
        }
        self.wait_for(Pending::Bribe);
        Flow::Waits
    }

    /// Returns the seat that decides whether a finished sector counts: the owner of its only tavern; in a
    /// team the partner who acts, else the lower seat (rule `kontor/old-grudges`, `kontor/ruling-90`).
    #[inline]
    pub(in super::super) fn may_veto(&self, sector: Cells) -> Option<Seat> {
        if !self.rules.taverns.veto {
            return None;
        }
        let is_tavern = |cell: &Cell| self.card_at(*cell).filter(|number| TAVERNS.contains(number));
        let mut taverns = self.harbour.cells(sector).filter_map(|cell| is_tavern(&cell));
        let side = self.side_of(taverns.next()?);
        if taverns.next().is_some() {
            return None; // a sector with both taverns counts
        }
        let own = |seat: &Seat| self.side(*seat) == side;
        Some(self.round.turn()).filter(own).or_else(|| self.every_seat().find(own))
    }

    /// Asks the owner of a tavern whether its sector counts; after the answer the step is repeated.
    #[cold]
    pub(in super::super) fn ask_for_veto(&mut self, owner: Seat, sector: Cells) -> Flow {
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.judged = self.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
        }
        self.question.ask(Pending::Veto, Seats::only(owner));
        Flow::WaitsAgain
    }

    /// Lets a finished sector not count.
    #[cold]
    pub(in super::super) fn make_void(&mut self, sector: Cells) {
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.void = dealings.void.or(sector);
        }
    }

    /// Scores the sector on which the owner of its tavern has decided.
    #[cold]
    pub(in super::super) fn judge_sector(&mut self, counts: bool, log: &mut impl Log<Self>) {
        let cell = self.parties.dealings().judged;
        let sector = Cells::of(cell).spread(self.harbour.land());
        if let Some(seat) = self.question.deciding().first() {
            log.event(Event::Judged { seat, cell, counts });
        }
        self.score_sector(sector, counts, log);
    }

    pub(in super::super) fn check_bribe(&self, cell: Cell) -> Result<(), Refusal> {
        if self.harbour.bounds().covers(cell) && self.bribable().has(cell) {
            Ok(())
        } else {
            Err(Refusal::CannotBeBribed)
        }
    }

    /// Brings a warehouse to a dock, and asks for a second dock if there may be one.
    #[cold]
    pub(in super::super) fn bribe(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        if let Some(good) = self.single_good(cell) {
            log.event(Event::Bribed { seat: self.round.turn(), cell, good });
            self.land_goods(cell, Goods::only(good), log);
        }
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.bribed = dealings.bribed.or(Cells::of(cell));
        }
        if self.bribable().is_empty() {
            self.continue_turn(log);
        }
    }
}
