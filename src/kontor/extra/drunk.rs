//! Taverns that make the workers of a dock drunk (rule `kontor/freewheel`, `kontor/ruling-81`): that dock
//! counts for nothing until it or the tavern is taken, covered or cut off.

use super::super::cards::{Sort, TAVERNS};
use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::place::{Face, Place};
use super::super::sector::finished;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Returns the docks whose workers are drunk.
    #[inline]
    pub(in super::super) fn drunk(&self) -> Cells {
        let of = |coin: Option<Cell>| coin.map_or(Cells::NONE, Cells::of);
        of(self.coins[0]).or(of(self.coins[1]))
    }

    /// Returns how many cards of a sector count.
    #[inline]
    pub(in super::super) fn size(&self, sector: Cells) -> u8 {
        sector.less(self.drunk()).len()
    }

    /// Returns whether a dock lies on a cell, with or without an owner.
    fn is_dock(&self, cell: Cell) -> bool {
        self.card_at(cell).is_some_and(|number| self.sort_of(number) == Sort::Dock)
    }

    /// Returns the uncovered taverns: which of the two, and its cell.
    fn lying(&self) -> impl Iterator<Item = (usize, Cell)> + use<> {
        let cells = TAVERNS.map(|tavern| self.harbour.cell_of(tavern));
        cells.into_iter().enumerate().filter_map(|(which, cell)| Some((which, cell?)))
    }

    /// Returns the docks that a tavern could make drunk: all others of its sector, of either side, except the
    /// one with its own coin; the coin of the other tavern may lie there (`kontor/ruling-81`).
    fn guests(&self, tavern: Cell) -> Cells {
        let here = Cells::of(tavern);
        let others = here.spread(self.harbour.land()).less(here).less(self.coin_of(tavern));
        self.harbour.cells(others).filter(|&cell| self.is_dock(cell)).collect()
    }

    /// Returns the dock with the coin of a tavern.
    fn coin_of(&self, tavern: Cell) -> Cells {
        let coin = self.lying().find(|&(_, cell)| cell == tavern).and_then(|(which, _)| self.coins[which]);
        coin.map_or(Cells::NONE, Cells::of)
    }

    /// Returns whether the tavern just laid has to make a dock drunk. Sectors that it closes and alliances
    /// that it ends are settled before that question.
    #[cold]
    pub(in super::super) fn must_treat(&mut self, log: &mut impl Log<Self>) -> Flow {
        if !TAVERNS.contains(&self.play.number()) || self.guests(self.play.cell()).is_empty() {
            return Flow::On;
        }
        self.renew_sectors(log);
        self.wait_for(Pending::Treat);
        Flow::Waits
    }

    /// Returns the taverns that the player on turn may use, each with the docks that it could make drunk;
    /// each tavern may be used once per turn.
    pub(in super::super) fn treats(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        let may = |&(_, tavern): &(usize, Cell)| self.check_tavern(self.round.turn(), tavern).is_ok();
        let on = self.rules.taverns.make_drunk;
        let taverns = self.lying().filter(move |_| on).filter(may);
        taverns
            .flat_map(|(_, tavern)| self.harbour.cells(self.guests(tavern)).map(move |dock| (tavern, dock)))
    }

    /// Checks that a player may use a tavern now.
    fn check_tavern(&self, seat: Seat, tavern: Cell) -> Result<(), Refusal> {
        let Some(which) = self.lying().find(|&(_, cell)| cell == tavern).map(|(which, _)| which) else {
            return Err(Refusal::NotATavern);
        };
        if !self.harbour.docks(self.party(seat)).has(tavern) {
            Err(Refusal::NotYourTavern)
        } else if self.question.pending() == Pending::Treat && self.play.cell() != tavern {
            Err(Refusal::OtherDecision)
        } else if self.question.pending() == Pending::Play && self.used[which] {
            Err(Refusal::OnceATurn)
        } else {
            Ok(())
        }
    }

    /// Checks that a tavern may make a dock drunk.
    pub(in super::super) fn check_treat(&self, seat: Seat, tavern: Cell, dock: Cell) -> Result<(), Refusal> {
        self.check_tavern(seat, tavern)?;
        if !self.is_dock(dock) || dock == tavern || !Cells::of(tavern).spread(self.harbour.land()).has(dock) {
            Err(Refusal::NoGuest)
        } else if self.coin_of(tavern).has(dock) {
            Err(Refusal::DrunkAlready)
        } else {
            Ok(())
        }
    }

    /// Makes the workers of a dock drunk; those of the tavern's previous dock are sober again.
    #[cold]
    pub(in super::super) fn treat(&mut self, tavern: Cell, dock: Cell, log: &mut impl Log<Self>) {
        let Some(which) = self.lying().find(|&(_, cell)| cell == tavern).map(|(which, _)| which) else {
            return;
        };
        let before = self.noted(log);
        log.event(Event::Treated { seat: self.round.turn(), tavern, cell: dock });
        let from = self.lift_coin(which);
        let to = self.coin_place(dock);
        self.coins[which] = Some(dock);
        self.used[which] = true;
        log.motion(Motion::Move { from, to, face: Some(Face::Coin) });
        self.log_scores(before, log);
    }

    /// Returns the place for one more coin on a dock: the first, or the second if it has a coin already.
    fn coin_place(&self, dock: Cell) -> Place {
        if self.drunk().has(dock) { Place::SecondCoin(dock) } else { Place::Coin(dock) }
    }

    /// Takes up a tavern's coin and returns its place: the second one if a dock has two, since they look the
    /// same.
    fn lift_coin(&mut self, which: usize) -> Place {
        self.coins[which].take().map_or(Place::Coins, |dock| self.coin_place(dock))
    }

    /// Calls `each` with every coin on a dock.
    pub(in super::super) fn each_coin(&self, each: &mut dyn FnMut(Place, Face)) {
        self.coins[0].into_iter().for_each(|dock| each(Place::Coin(dock), Face::Coin));
        if let Some(dock) = self.coins[1] {
            let second = self.coins[0] == Some(dock);
            each(if second { Place::SecondCoin(dock) } else { Place::Coin(dock) }, Face::Coin);
        }
    }

    /// Takes the coins off docks that no longer share a sector with the tavern.
    pub(in super::super) fn sober_up(&mut self, log: &mut impl Log<Self>) {
        for which in 0..2 {
            let Some(dock) = self.coins[which] else { continue };
            let tavern = self.harbour.cell_of(TAVERNS[which]);
            let sector = tavern.map_or(Cells::NONE, |tavern| Cells::of(tavern).spread(self.harbour.land()));
            if sector.has(dock) && self.is_dock(dock) {
                continue;
            }
            let from = self.lift_coin(which);
            if !self.drunk().has(dock) {
                log.event(Event::Sobered { cell: dock });
            }
            log.motion(Motion::Move { from, to: Place::Coins, face: None });
        }
    }

    /// Updates which sectors are closed at this moment, if they are only scored at the end
    /// (`kontor/ruling-79`), and everything that depends on it.
    pub(in super::super) fn renew_sectors(&mut self, log: &mut impl Log<Self>) {
        let before = self.noted(log);
        let inside = self.inside(self.harbour.bounds());
        self.sectors.renew(finished(self.harbour.land(), self.harbour.open_cards(), inside));
        self.sober_up(log);
        self.renew_alliances(log);
        self.log_scores(before, log);
    }
}
