//! Alliances of two players in a sector (rule `kontor/freewheel-solo`, `kontor/ruling-86`).

use super::super::event::Event;
use super::super::harbour::{Cell, Cells};
use super::super::moves::Refusal;
use super::super::state::{Kontor, Pending};
use crate::game::{Log, Seat, Seats};

/// Every pair of seats.
pub(in super::super) const PAIRS: [(u8, u8); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
/// So many sectors can be told apart in which something has been proposed in a turn.
const SECTORS: usize = 16;

/// Which pair two seats are.
fn pair(one: Seat, other: Seat) -> Option<usize> {
    PAIRS.iter().position(|&pair| pair == (one.0.min(other.0), one.0.max(other.0)))
}

impl Kontor {
    /// Who a seat is allied with in a sector.
    pub(in super::super) fn ally(&self, seat: Seat, sector: Cells) -> Option<Seat> {
        let with = |&(i, (a, b)): &(usize, (u8, u8))| {
            (seat.0 == a || seat.0 == b) && self.allied.get(i).is_some_and(|cells| cells.meets(sector))
        };
        let (_, (a, b)) = PAIRS.into_iter().enumerate().find(with)?;
        Some(Seat(if seat.0 == a { b } else { a }))
    }

    /// The sectors in which a player and others have docks: only there somebody could ally.
    fn shared(&self, seat: Seat) -> impl Iterator<Item = (usize, Cells)> + '_ {
        let own = self.docks[self.party(seat)];
        let others = self.all_docks().less(own);
        let mut rest = if self.rules.turn.alliances { own } else { Cells::NONE };
        let sectors = std::iter::from_fn(move || {
            let sector = Cells::of(rest.first(self.bounds.corner())?).spread(self.land);
            rest = rest.less(sector);
            Some(sector)
        });
        sectors.filter(move |sector| sector.meets(others)).enumerate().take(SECTORS)
    }

    /// The shared sector whose first cell this is.
    fn shared_at(&self, seat: Seat, cell: Cell) -> Option<(usize, Cells)> {
        self.shared(seat).find(|(_, sector)| sector.first(self.bounds.corner()) == Some(cell))
    }

    /// Who a seat is allied with in the sector whose first cell this is, and that sector: an alliance counts there whoever
    /// still has docks in it.
    fn bond_at(&self, seat: Seat, cell: Cell) -> Option<(Cells, Seat)> {
        let lies = self.rules.turn.alliances && self.bounds.covers(cell) && self.land.has(cell);
        let sector = Cells::of(cell).spread(self.land);
        let first = lies && sector.first(self.bounds.corner()) == Some(cell);
        Some((sector, self.ally(seat, sector).filter(|_| first)?))
    }

    /// Why the player on turn may not propose an alliance: both need a dock there and neither has an ally; a pair is asked
    /// once a turn.
    pub(in super::super) fn check_ally(&self, seat: Seat, cell: Cell, with: Seat) -> Result<(), Refusal> {
        let Some((number, sector)) = self.shared_at(seat, cell) else { return Err(Refusal::NobodyToAlly) };
        self.check_ally_in(seat, with, number, sector)
    }

    fn check_ally_in(&self, seat: Seat, with: Seat, number: usize, sector: Cells) -> Result<(), Refusal> {
        if with == seat || with.0 >= self.players() || !self.docks[self.party(with)].meets(sector) {
            Err(Refusal::NobodyToAlly)
        } else if self.ally(seat, sector).is_some() || self.ally(with, sector).is_some() {
            Err(Refusal::OneAllyOnly)
        } else if self.proposed >> (number * 4 + with.index()) & 1 != 0 {
            Err(Refusal::ProposedBefore)
        } else {
            Ok(())
        }
    }

    /// Why the player on turn may not leave an ally: there is none. Unlike an alliance that is proposed, one that counts asks
    /// for nobody's docks (`kontor/ruling-86`).
    pub(in super::super) fn check_leave(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.bond_at(seat, cell).map(|_| ()).ok_or(Refusal::NobodyToAlly)
    }

    /// All alliances that the player on turn may propose, and those that may be left, by the first cells of sectors: first
    /// where the player and others have docks, then where else an alliance counts.
    pub(in super::super) fn alliances(&self, seat: Seat) -> impl Iterator<Item = (Cell, Option<Seat>)> + '_ {
        let first = |sector: Cells| sector.first(self.bounds.corner()).unwrap_or(Cell::ANCHOR);
        let shared = self.shared(seat).flat_map(move |(number, sector)| {
            let cell = first(sector);
            let may = move |&with: &Seat| self.check_ally_in(seat, with, number, sector).is_ok();
            let with = self.every_seat().filter(may).map(move |with| (cell, Some(with)));
            with.chain(self.ally(seat, sector).map(|_| (cell, None)))
        });
        let bound = if self.rules.turn.alliances { self.land } else { Cells::NONE };
        let elsewhere = move |&sector: &Cells| {
            self.ally(seat, sector).is_some() && !self.shared(seat).any(|(_, one)| one == sector)
        };
        shared.chain(self.parts_of(bound).filter(elsewhere).map(move |sector| (first(sector), None)))
    }

    /// All alliances with the first cells of their sectors, for the state in words.
    pub(in super::super) fn allied_pairs(&self) -> Vec<(u8, u8, Cell)> {
        let of = |(&(a, b), cells): (&(u8, u8), &Cells)| {
            let sectors = self.parts_of(*cells);
            sectors
                .filter_map(move |part| Some((a, b, part.first(self.bounds.corner())?)))
                .collect::<Vec<_>>()
        };
        PAIRS.iter().zip(&self.allied).filter(|_| self.is_solo()).flat_map(of).collect()
    }

    /// The other is asked at once.
    #[cold]
    pub(in super::super) fn propose(&mut self, cell: Cell, with: Seat, log: &mut impl Log<Self>) {
        let Some((number, _)) = self.shared_at(self.turn, cell) else { return };
        self.proposed |= 1 << ((number * 4 + with.index()) & 63);
        self.proposal = cell;
        log.event(Event::Proposed { seat: self.turn, with, cell });
        (self.pending, self.deciding) = (Pending::Consent, Seats::only(with));
    }

    /// The other agrees or refuses; then the player on turn goes on.
    #[cold]
    pub(in super::super) fn consent(&mut self, agrees: bool, log: &mut impl Log<Self>) {
        let (seat, cell) = (self.turn, self.proposal);
        let Some(with) = self.deciding.first() else { return };
        if !agrees {
            log.event(Event::Refused { seat: with, with: seat, cell });
        } else if let (Some(pair), Some((_, sector))) = (pair(seat, with), self.shared_at(seat, cell)) {
            let before = self.noted(log);
            if let Some(cells) = self.allied.get_mut(pair) {
                *cells = cells.or(sector);
            }
            log.event(Event::Allied { seat, with, cell });
            self.tell_scores(before, log);
        }
        self.wait_for(Pending::Play);
    }

    /// The player on turn leaves an ally.
    #[cold]
    pub(in super::super) fn leave(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let seat = self.turn;
        let Some((sector, with)) = self.bond_at(seat, cell) else { return };
        let before = self.noted(log);
        if let Some(cells) = pair(seat, with).and_then(|pair| self.allied.get_mut(pair)) {
            *cells = cells.less(sector);
        }
        log.event(Event::LeftAlly { seat, with, cell });
        self.tell_scores(before, log);
    }

    /// Alliances live on in all parts of a sector that has been split and spread over what it has been joined with; who has
    /// two allies by that loses them all.
    pub(in super::super) fn renew_alliances(&mut self, log: &mut impl Log<Self>) {
        if !self.is_solo() || self.allied == [Cells::NONE; 6] {
            return;
        }
        for cells in &mut self.allied {
            *cells = cells.and(self.land).spread(self.land);
        }
        let of = |seat: Seat| {
            let mine = PAIRS.iter().zip(&self.allied).filter(move |((a, b), _)| seat.0 == *a || seat.0 == *b);
            let fold = mine.fold((Cells::NONE, Cells::NONE), |(once, twice), (_, cells)| {
                (once.or(*cells), twice.or(once.and(*cells)))
            });
            fold.1
        };
        let torn = [0, 1, 2, 3].map(|s| of(Seat(s)));
        for (&(a, b), cells) in PAIRS.iter().zip(&mut self.allied) {
            let lost = cells.and(torn[usize::from(a)].or(torn[usize::from(b)]));
            if !lost.is_empty() {
                *cells = cells.less(lost);
                log.event(Event::Fallen { seat: Seat(a), with: Seat(b) });
            }
        }
    }
}
