//! Alliances of two players in a sector (rule `kontor/freewheel-solo`, `kontor/ruling-86`).

use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::parties::Alliances;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, Pending};
use crate::game::{Log, Seat, Seats};

/// Every pair of seats.
pub(in super::super) const PAIRS: [(u8, u8); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
/// The most sectors of a turn in which proposals are remembered.
const SECTORS: usize = 16;

/// Returns the index of two seats in `PAIRS`.
fn pair(one: Seat, other: Seat) -> Option<usize> {
    PAIRS.iter().position(|&pair| pair == (one.0.min(other.0), one.0.max(other.0)))
}

impl Kontor {
    /// Returns the ally of a player in a sector.
    pub(in super::super) fn ally(&self, seat: Seat, sector: Cells) -> Option<Seat> {
        let pairs = &self.parties.alliances().pairs;
        let with = |&(i, (a, b)): &(usize, (u8, u8))| {
            (seat.0 == a || seat.0 == b) && pairs.get(i).is_some_and(|cells| cells.meets(sector))
        };
        let (_, (a, b)) = PAIRS.into_iter().enumerate().find(with)?;
        Some(Seat(if seat.0 == a { b } else { a }))
    }

    /// Returns the sectors in which a player and others have docks: alliances are only proposed there.
    fn shared(&self, seat: Seat) -> impl Iterator<Item = (usize, Cells)> + '_ {
        let own = self.harbour.docks(self.party(seat));
        let others = self.harbour.all_docks().less(own);
        let mut rest = if self.rules.turn.alliances { own } else { Cells::NONE };
        let sectors = std::iter::from_fn(move || {
            let sector = Cells::of(self.harbour.first_of(rest)?).spread(self.harbour.land());
            rest = rest.less(sector);
            Some(sector)
        });
        sectors.filter(move |sector| sector.meets(others)).enumerate().take(SECTORS)
    }

    /// Returns the shared sector whose first cell this is.
    fn shared_at(&self, seat: Seat, cell: Cell) -> Option<(usize, Cells)> {
        self.shared(seat).find(|(_, sector)| self.harbour.first_of(*sector) == Some(cell))
    }

    /// Returns the sector whose first cell this is, and the ally of a player there; neither needs to have
    /// docks left in it.
    fn bond_at(&self, seat: Seat, cell: Cell) -> Option<(Cells, Seat)> {
        let lies =
            self.rules.turn.alliances && self.harbour.bounds().covers(cell) && self.harbour.land().has(cell);
        let sector = Cells::of(cell).spread(self.harbour.land());
        let first = lies && self.harbour.first_of(sector) == Some(cell);
        Some((sector, self.ally(seat, sector).filter(|_| first)?))
    }

    /// Checks a proposal: both players need a dock in the sector, neither may have an ally, and a pair is asked once a turn.
    pub(in super::super) fn check_ally(&self, seat: Seat, cell: Cell, with: Seat) -> Result<(), Refusal> {
        let Some((number, sector)) = self.shared_at(seat, cell) else { return Err(Refusal::NobodyToAlly) };
        self.check_ally_in(seat, with, number, sector)
    }

    fn check_ally_in(&self, seat: Seat, with: Seat, number: usize, sector: Cells) -> Result<(), Refusal> {
        if with == seat || with.0 >= self.players() || !self.harbour.docks(self.party(with)).meets(sector) {
            Err(Refusal::NobodyToAlly)
        } else if self.ally(seat, sector).is_some() || self.ally(with, sector).is_some() {
            Err(Refusal::OneAllyOnly)
        } else if self.parties.alliances().proposed >> (number * 4 + with.index()) & 1 != 0 {
            Err(Refusal::ProposedBefore)
        } else {
            Ok(())
        }
    }

    /// Checks that the player on turn has an ally to leave. Neither needs to have docks left there (`kontor/ruling-86`).
    pub(in super::super) fn check_leave(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.bond_at(seat, cell).map(|_| ()).ok_or(Refusal::NobodyToAlly)
    }

    /// Returns all alliances that the player on turn may propose or leave, by the first cells of sectors:
    /// first the sectors that the player shares with others, then the rest.
    pub(in super::super) fn alliances(&self, seat: Seat) -> impl Iterator<Item = (Cell, Option<Seat>)> + '_ {
        let first = |sector: Cells| self.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
        let shared = self.shared(seat).flat_map(move |(number, sector)| {
            let cell = first(sector);
            let may = move |&with: &Seat| self.check_ally_in(seat, with, number, sector).is_ok();
            let with = self.every_seat().filter(may).map(move |with| (cell, Some(with)));
            with.chain(self.ally(seat, sector).map(|_| (cell, None)))
        });
        let bound = if self.rules.turn.alliances { self.harbour.land() } else { Cells::NONE };
        let elsewhere = move |&sector: &Cells| {
            self.ally(seat, sector).is_some() && !self.shared(seat).any(|(_, one)| one == sector)
        };
        shared.chain(self.harbour.parts_of(bound).filter(elsewhere).map(move |sector| (first(sector), None)))
    }

    /// Returns the land on which a pair is allied, to be changed.
    fn pair_mut(&mut self, pair: usize) -> Option<&mut Cells> {
        self.parties.alliances_mut()?.pairs.get_mut(pair)
    }

    /// Returns all alliances with the first cells of their sectors, for the description of the state.
    pub(in super::super) fn allied_pairs(&self) -> Vec<(u8, u8, Cell)> {
        let of = |(&(a, b), cells): (&(u8, u8), &Cells)| {
            let sectors = self.harbour.parts_of(*cells);
            sectors.filter_map(move |part| Some((a, b, self.harbour.first_of(part)?))).collect::<Vec<_>>()
        };
        PAIRS.iter().zip(&self.parties.alliances().pairs).flat_map(of).collect()
    }

    /// Proposes an alliance, and asks the other player at once.
    #[cold]
    pub(in super::super) fn propose(&mut self, cell: Cell, with: Seat, log: &mut impl Log<Self>) {
        let Some((number, _)) = self.shared_at(self.round.turn(), cell) else { return };
        if let Some(alliances) = self.parties.alliances_mut() {
            alliances.proposed |= 1 << ((number * 4 + with.index()) & 63);
            alliances.proposal = Some(cell);
        }
        log.event(Event::Proposed { seat: self.round.turn(), with, cell });
        self.question.ask(Pending::Consent, Seats::only(with));
    }

    /// Takes the answer to a proposal; then the player on turn goes on.
    #[cold]
    pub(in super::super) fn consent(&mut self, agrees: bool, log: &mut impl Log<Self>) {
        let seat = self.round.turn();
        let (Some(with), Some(cell)) = (self.question.deciding().first(), self.parties.alliances().proposal)
        else {
            return;
        };
        if !agrees {
            log.event(Event::Refused { seat: with, with: seat, cell });
        } else if let (Some(pair), Some((_, sector))) = (pair(seat, with), self.shared_at(seat, cell)) {
            let before = self.noted(log);
            if let Some(cells) = self.pair_mut(pair) {
                *cells = cells.or(sector);
            }
            log.event(Event::Allied { seat, with, cell });
            self.log_scores(before, log);
        }
        self.wait_for(Pending::Play);
    }

    /// Makes the player on turn leave an ally.
    #[cold]
    pub(in super::super) fn leave(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let seat = self.round.turn();
        let Some((sector, with)) = self.bond_at(seat, cell) else { return };
        let before = self.noted(log);
        if let Some(cells) = pair(seat, with).and_then(|pair| self.pair_mut(pair)) {
            *cells = cells.less(sector);
        }
        log.event(Event::LeftAlly { seat, with, cell });
        self.log_scores(before, log);
    }

    /// Keeps alliances in all parts of a sector that was split, and spreads them over a sector that was joined. A player who
    /// has two allies by that loses both.
    pub(in super::super) fn renew_alliances(&mut self, log: &mut impl Log<Self>) {
        for ((a, b), _) in PAIRS.into_iter().zip(self.end_torn_alliances()).filter(|(_, fallen)| *fallen) {
            log.event(Event::Fallen { seat: Seat(a), with: Seat(b) });
        }
    }

    /// Renews the alliances and returns for each pair whether one has fallen.
    #[cold]
    #[inline(never)]
    fn end_torn_alliances(&mut self) -> [bool; 6] {
        let (land, mut fallen) = (self.harbour.land(), [false; 6]);
        let Some(Alliances { pairs, .. }) = self.parties.alliances_mut() else { return fallen };
        if *pairs == [Cells::NONE; 6] {
            return fallen;
        }
        for cells in pairs.iter_mut() {
            *cells = cells.and(land).spread(land);
        }
        let of = |seat: Seat| {
            let mine = PAIRS.iter().zip(&*pairs).filter(move |((a, b), _)| seat.0 == *a || seat.0 == *b);
            let fold = mine.fold((Cells::NONE, Cells::NONE), |(once, twice), (_, cells)| {
                (once.or(*cells), twice.or(once.and(*cells)))
            });
            fold.1
        };
        let torn = [0, 1, 2, 3].map(|s| of(Seat(s)));
        for ((&(a, b), cells), fallen) in PAIRS.iter().zip(pairs).zip(&mut fallen) {
            let lost = cells.and(torn[usize::from(a)].or(torn[usize::from(b)]));
            *cells = cells.less(lost);
            *fallen = !lost.is_empty();
        }
        fallen
    }
}
