//! What a player could work out from the table: told on demand, so that no page has to.

use super::cards::Side;
use super::harbour::{Cell, Cells};
use super::money::{Tax, tax_of};
use super::place::{Choice, Face, Place};
use super::ruleset::When;
use super::score::Standing;
use super::sector::Majority;
use super::state::{Kontor, Pending};
use crate::game::{Eye, Seat, Seats};
use crate::sort::sort;
use serde::Serialize;

/// A fact that follows from what lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorNote"))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Note {
    /// A sector; at its first cell.
    Sector {
        /// All of it.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number][]"))]
        cells: Vec<Cell>,
        /// Empty cells that keep it open, those beyond a fixed axis included; none when it is finished.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number][]"))]
        ends: Vec<Cell>,
        /// Red's and black's warehouses of tea, wine and spice: once it is finished, what stays there.
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        red: [u8; 3],
        #[allow(missing_docs)]
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        black: [u8; 3],
        /// Who has won it, or would win it now.
        #[cfg_attr(feature = "ts", tsify(type = "KontorSide | null"))]
        winner: Option<Side>,
        /// The step of the comparison that would decide now; none once it has been scored.
        #[cfg_attr(feature = "ts", tsify(type = "KontorMajority | null"))]
        by: Option<Majority>,
        /// What it is worth, if it counts.
        points: i16,
        /// Whether it counts, and why not.
        #[cfg_attr(feature = "ts", tsify(type = "KontorStanding"))]
        standing: Standing,
    },
    /// A canal that the ship may go to; which docks it could take away from there.
    Haven {
        #[allow(missing_docs)]
        #[cfg_attr(feature = "ts", tsify(type = "[number, number][]"))]
        takes: Vec<Cell>,
    },
    /// A canal that hides a warehouse.
    Sunken {
        /// Cells around it that are still empty: who fills the last one gets it.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number][]"))]
        gaps: Vec<Cell>,
    },
    /// A dock that whoever is asked could buy out.
    Price {
        /// For so many.
        florins: u8,
    },
    /// An empty cell beside a crane: whose docks may not lie there.
    Barred {
        #[allow(missing_docs)]
        red: bool,
        #[allow(missing_docs)]
        black: bool,
    },
    /// What a card shows that lies nowhere to be seen, for whom chooses among such cards.
    Shows {
        #[allow(missing_docs)]
        #[cfg_attr(feature = "ts", tsify(type = "KontorFace"))]
        card: Face,
    },
    /// The same where each plays for oneself.
    BarredTo {
        #[allow(missing_docs)]
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        seats: Seats,
    },
    /// A sector where each plays for oneself; at its first cell.
    SharedSector {
        /// All of it.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number][]"))]
        cells: Vec<Cell>,
        /// Empty cells that keep it open.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number][]"))]
        ends: Vec<Cell>,
        /// Warehouses of tea, wine and spice by seat, those of drunk docks left out.
        #[cfg_attr(feature = "ts", tsify(type = "number[][]"))]
        stocks: Vec<[u8; 3]>,
        /// Who would win it now, alone or with an ally.
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        winners: Seats,
        /// The step of the comparison that would decide.
        #[cfg_attr(feature = "ts", tsify(type = "KontorMajority"))]
        by: Majority,
        /// What it is worth, if it counts.
        points: i16,
        /// Whether it counts, and why not.
        #[cfg_attr(feature = "ts", tsify(type = "KontorStanding"))]
        standing: Standing,
        /// Pairs of allies.
        #[cfg_attr(feature = "ts", tsify(type = "[Seat, Seat][]"))]
        allies: Vec<(Seat, Seat)>,
    },
    /// So many cards that show this are still to come: not seen, wherever they are. The card has no number.
    Left {
        #[allow(missing_docs)]
        #[cfg_attr(feature = "ts", tsify(type = "KontorFace"))]
        card: Face,
        #[allow(missing_docs)]
        count: u8,
    },
    /// What choosing this card would do about taxes, as far as its holder can know.
    Tax {
        /// Who sits opposite.
        against: Seat,
        /// If the other's card bears no florin: what happens to the holder, and to the other.
        #[cfg_attr(feature = "ts", tsify(type = "[KontorTax, KontorTax]"))]
        plain: [Tax; 2],
        /// If it bears one.
        #[cfg_attr(feature = "ts", tsify(type = "[KontorTax, KontorTax]"))]
        florin: [Tax; 2],
    },
}

impl Kontor {
    pub(super) fn note_sectors(&self, each: &mut dyn FnMut(Place, Note)) {
        if self.is_solo() {
            self.standings(|sector, standing| self.note_shared(sector, standing, each));
            let open = self.parts_of(self.land.less(self.done));
            return open.for_each(|sector| self.note_shared(sector, Standing::Open, each));
        }
        let mut note = |sector: Cells, standing: Standing| {
            let (red, black) = (self.stock_of(Side::Red, sector), self.stock_of(Side::Black, sector));
            let (leader, step) = self.majority_of(red, black);
            let open = standing == Standing::Open;
            let ends = sector.beside().and(self.inside(&self.bounds)).less(self.open_cards());
            let ends = if open { ends } else { Cells::NONE };
            let first = sector.first(self.bounds.corner()).unwrap_or(Cell::ANCHOR);
            each(
                Place::Cell(first),
                Note::Sector {
                    cells: self.cells(sector).collect(),
                    ends: self.cells(ends).collect(),
                    red,
                    black,
                    winner: if open { leader } else { self.winner_of(sector) },
                    by: (open || self.rules.scoring.when == When::GameEnd).then_some(step),
                    points: self.worth(sector) + self.customs_in(sector),
                    standing,
                },
            );
        };
        self.standings(&mut note);
        self.parts_of(self.land.less(self.done)).for_each(|sector| note(sector, Standing::Open));
    }

    /// Who looks through the own pile sees what it holds.
    pub(super) fn note_pile(&self, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
        let looks = |&seat: &Seat| self.decides(seat) && (eye == Eye::All || eye == Eye::Seat(seat));
        for seat in self
            .every_seat()
            .filter(looks)
            .filter(|_| matches!(self.pending, Pending::Pick | Pending::Opening | Pending::Wedding))
        {
            let mut cards: Vec<u8> = self.piles.downwards(seat.index()).collect();
            sort(&mut cards);
            for number in cards {
                each(Place::Choice(Choice::Card(number)), Note::Shows { card: self.face(number) });
            }
        }
    }

    pub(super) fn note_shared(&self, sector: Cells, standing: Standing, each: &mut dyn FnMut(Place, Note)) {
        let ends = sector.beside().and(self.inside(&self.bounds)).less(self.occupied());
        let ends = if standing == Standing::Open { ends } else { Cells::NONE };
        let (winners, by) = self.solo_winners(sector);
        let allies = self.every_seat().filter_map(|seat| Some((seat, self.ally(seat, sector)?)));
        let note = Note::SharedSector {
            cells: self.cells(sector).collect(),
            ends: self.cells(ends).collect(),
            stocks: self.solo_stocks(sector).to_vec(),
            winners,
            by,
            points: self.worth(sector) + self.customs_in(sector),
            standing,
            allies: allies.filter(|(seat, ally)| seat < ally).collect(),
        };
        each(Place::Cell(sector.first(self.bounds.corner()).unwrap_or(Cell::ANCHOR)), note);
    }

    pub(super) fn note_havens(&self, each: &mut dyn FnMut(Place, Note)) {
        if self.rules.ship.is_none() {
            return;
        }
        for cell in self.cells(self.havens()) {
            each(Place::Cell(cell), Note::Haven { takes: self.cells(self.takeable_from(cell)).collect() });
        }
    }

    pub(super) fn note_barred(&self, each: &mut dyn FnMut(Place, Note)) {
        let empty = self.bounds.room().less(self.occupied());
        if self.is_solo() {
            let barred =
                |cell: Cell| self.every_seat().filter(move |&seat| self.barred(self.party(seat)).has(cell));
            let near = self.cells(self.cranes.beside().and(empty));
            return near
                .for_each(|cell| each(Place::Cell(cell), Note::BarredTo { seats: barred(cell).collect() }));
        }
        let [red, black] = Side::BOTH.map(|side| self.barred(side.seat()).and(empty));
        for cell in self.cells(red.or(black)) {
            each(Place::Cell(cell), Note::Barred { red: red.has(cell), black: black.has(cell) });
        }
    }

    /// While cards are chosen, and unless one of the two has passed (rule `kontor/tax`).
    pub(super) fn note_taxes(&self, seat: Seat, each: &mut dyn FnMut(Place, Note)) {
        let against = self.opposite(seat);
        if !matches!(self.pending, Pending::Announce | Pending::Choose)
            || self.has_passed(seat)
            || self.has_passed(against)
        {
            return;
        }
        let [own, other] = [seat, against].map(|seat| self.purse(seat) > 0);
        for (slot, number) in self.hand(seat) {
            let taxes = self.tables.has_florin(number);
            let both = |taxed| [tax_of(taxed, taxes, own, other), tax_of(taxes, taxed, other, own)];
            let note = Note::Tax { against, plain: both(false), florin: both(true) };
            each(Place::Hand(seat, slot), note);
        }
    }
}
