//! The patrol boat: moving it, and taking a dock away (rule `kontor/ship`).

use super::cards::{Side, Sort, TAVERNS};
use super::event::Event;
use super::moves::Refusal;
use super::place::{Face, Place};
use super::state::Kontor;
use super::state::{Cell, Cells};
use crate::game::{Log, Motion, Quiet, Seat};

impl Kontor {
    /// Returns the canals that the ship may go to: all others, floods and the anchor included.
    #[inline]
    pub(super) fn havens(&self) -> Cells {
        self.harbour.water().less(Cells::of(self.ship.at()))
    }

    /// Returns whether the open card lets the ship move and there is a canal to go to (`kontor/ruling-35`).
    #[inline]
    pub(super) fn may_sail(&self, number: u8) -> bool {
        self.rules.ship.is_some() && self.tables.has_ship(number) && !self.havens().is_empty()
    }

    /// Returns the docks that the ship can take away: beside it, with a ship symbol, not in a finished
    /// sector, of either side.
    pub(super) fn takeable(&self) -> Cells {
        self.takeable_from(self.ship.at())
    }

    /// Returns the docks that the ship could take away if it lay on this cell.
    pub(super) fn takeable_from(&self, cell: Cell) -> Cells {
        let near = cell.beside().and(self.harbour.land()).less(self.sectors.done()).less(self.shielded());
        let bears = |cell: Cell| self.card_at(cell).is_some_and(|number| self.tables.has_ship(number));
        let some = |cells: Cells, cell| if bears(cell) { cells.or(Cells::of(cell)) } else { cells };
        self.harbour.cells(near).fold(Cells::NONE, some)
    }

    /// Returns the docks that taverns protect: those of the tavern's owner in the same sector (rule
    /// `kontor/protection`); a tavern under a flood protects none (`kontor/ruling-103`).
    fn shielded(&self) -> Cells {
        if !self.rules.taverns.shield {
            return Cells::NONE;
        }
        let is_tavern = |&cell: &Cell| self.card_at(cell).is_some_and(|number| TAVERNS.contains(&number));
        let of = |side: Side| {
            let docks = self.harbour.docks(side.seat());
            self.harbour
                .cells(docks)
                .filter(is_tavern)
                .collect::<Cells>()
                .spread(self.harbour.land())
                .and(docks)
        };
        of(Side::Red).or(of(Side::Black))
    }

    /// Returns the seats under whose pile a dock may go: its owner; in teams either partner
    /// (`kontor/ruling-46`); or the seat of the common pile (`kontor/ruling-88`).
    pub(super) fn owners(&self, cell: Cell) -> impl Iterator<Item = Seat> + '_ {
        let side = self
            .card_at(cell)
            .filter(|&number| self.sort_of(number) == Sort::Dock)
            .map(|number| self.side_of(number));
        let solo = self.is_solo();
        let owns = move |seat: Seat| if solo { seat == Seat(0) } else { Some(self.side(seat)) == side };
        self.every_seat().filter(move |&seat| side.is_some() && owns(seat))
    }

    /// Returns whether the ship alone keeps every card of every hand off the table, whatever the players choose
    /// (`kontor/ruling-96`).
    #[cold]
    pub(super) fn is_blockaded(&self) -> bool {
        let cards =
            || self.every_seat().flat_map(|seat| self.deck.hand(seat).map(move |(_, card)| (seat, card)));
        self.rules.early_ends.nobody_can_place
            && cards().any(|(seat, card)| !self.lays_anyway(seat, card).is_empty())
            && !cards().any(|(seat, card)| self.could_lay(seat, card))
    }

    /// Returns whether a card could be laid if it were on turn: at once, or after its ship has moved and perhaps taken
    /// a dock away.
    fn could_lay(&self, seat: Seat, card: u8) -> bool {
        let fits = |game: &Kontor| !game.lays(seat, card).is_empty();
        let after_taking = |game: &Kontor, dock| {
            let mut after = game.clone();
            game.owners(dock).take(1).for_each(|under| after.take_away(dock, under, &mut Quiet));
            fits(&after)
        };
        let after_sailing = |to| {
            let mut moved = self.clone();
            moved.ship.sail(to);
            fits(&moved) || self.harbour.cells(moved.takeable()).any(|dock| after_taking(&moved, dock))
        };
        fits(self) || self.may_sail(card) && self.harbour.cells(self.havens()).any(after_sailing)
    }

    /// Checks that the ship may go to a canal.
    pub(super) fn check_sail(&self, to: Cell) -> Result<(), Refusal> {
        if to == self.ship.at() {
            Err(Refusal::ShipIsThere)
        } else if self.harbour.bounds().covers(to) && self.harbour.water().has(to) {
            Ok(())
        } else {
            Err(Refusal::NotACanal)
        }
    }

    /// Checks that a dock may be taken away and put under this pile.
    pub(super) fn check_take(&self, cell: Cell, under: Seat) -> Result<(), Refusal> {
        let Some(number) = self.card_at(cell).filter(|&number| self.sort_of(number) == Sort::Dock) else {
            return Err(Refusal::NotADock);
        };
        if self.sectors.done().has(cell) {
            Err(Refusal::SectorIsFinished)
        } else if !self.tables.has_ship(number) {
            Err(Refusal::BearsNoShip)
        } else if !self.ship.at().beside().has(cell) {
            Err(Refusal::NotBesideTheShip)
        } else if self.shielded().has(cell) {
            Err(Refusal::TavernProtects)
        } else if !self.owners(cell).any(|seat| seat == under) {
            Err(Refusal::NotTheOwner)
        } else {
            Ok(())
        }
    }

    /// Moves the ship to another canal.
    pub(super) fn sail(&mut self, to: Cell, log: &mut impl Log<Self>) {
        log.event(Event::Sailed { seat: self.round.turn(), cell: to });
        let from = Place::Ship(self.ship.at());
        self.ship.sail(to);
        log.motion(Motion::Move { from, to: Place::Ship(to), face: Some(Face::Ship) });
    }

    /// Takes a dock away with the ship: its warehouses go to the supply. An axis that is not fixed may shrink
    /// (`kontor/ruling-25`); cards that become isolated stay (rule `kontor/isolated`).
    pub(super) fn take_away(&mut self, cell: Cell, under: Seat, log: &mut impl Log<Self>) {
        let Some(number) = self.card_at(cell) else { return };
        log.event(Event::TookAway { seat: self.round.turn(), number, cell, under });
        self.remove(cell, under, log);
    }

    /// Puts the dock of a cell face up under a pile.
    pub(super) fn remove(&mut self, cell: Cell, under: Seat, log: &mut impl Log<Self>) {
        let Some(number) = self.card_at(cell) else { return };
        let (before, landed) = (self.noted(log), self.warehouses.kinds_on(cell));
        self.lose_goods(cell, log);
        self.unmark(cell, log);
        self.return_exports(cell, landed, log);
        self.harbour.take(cell);
        self.put_under(number, under, Place::Cell(cell), log);
        self.log_scores(before, log);
        if self.rules.taverns.make_drunk {
            self.sober_up(log);
            self.renew_alliances(log);
        }
    }
}
