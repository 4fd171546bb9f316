//! Facts that a player could work out from the table. They are computed on demand, so that the page need not
//! know the rules.

use crate::game::{Eye, Seat, Seats};
use crate::kontor::options::{alliances, alone};
use crate::kontor::state::Pending;
use crate::kontor::turn::taxes::tax_of;
use crate::kontor::turn::{laying, score, scoring, ship};
use crate::kontor::{ByGood, Cell, Cells, Choice, Face, Kontor, Majority, Place, Side, Standing, Tax, When};
use crate::sort::sort;
use serde::Serialize;

/// A fact that follows from the visible pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor", missing_as_null))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Note {
    /// A sector, given at its first cell.
    Sector {
        /// All its cells.
        cells: Vec<Cell>,
        /// The empty cells that keep it open, including those beyond a fixed axis; none if it is finished.
        ends: Vec<Cell>,
        /// Red's and black's warehouses of tea, wine and spice; in a finished sector those that stay there.
        red: ByGood,
        black: ByGood,
        /// The side that has won it, or would win it now.
        winner: Option<Side>,
        /// The step of the comparison that would decide now; `None` once it has been scored.
        by: Option<Majority>,
        /// Its points, if it counts.
        points: i16,
        /// Whether it counts, and why not.
        standing: Standing,
    },
    /// A canal that the ship may go to, and the docks that it could take away from there.
    Haven { takes: Vec<Cell> },
    /// A canal that hides a warehouse, and the empty cells around it: the player who fills the last one gets the warehouse.
    Sunken { gaps: Vec<Cell> },
    /// A dock that the player to decide could buy out, and its price.
    Price { florins: u8 },
    /// An empty cell beside a crane, and the side whose docks may not lie there.
    Barred { red: bool, black: bool },
    /// What a card shows that does not lie on the table, for a player who chooses among such cards.
    Shows { card: Face },
    /// The same, if each player plays alone.
    BarredTo { seats: Seats },
    /// A sector if each player plays alone, given at its first cell.
    SharedSector {
        /// All its cells.
        cells: Vec<Cell>,
        /// The empty cells that keep it open.
        ends: Vec<Cell>,
        /// Warehouses of tea, wine and spice by seat, without those of drunk docks.
        stocks: Vec<ByGood>,
        /// The players who would win it now, alone or with an ally.
        winners: Seats,
        /// The step of the comparison that would decide now.
        by: Majority,
        /// Its points, if it counts.
        points: i16,
        /// Whether it counts, and why not.
        standing: Standing,
        /// Pairs of allies.
        allies: Vec<(Seat, Seat)>,
    },
    /// This many cards that show the same are still to come, wherever they are hidden. The card has no
    /// number.
    Left { card: Face, count: u8 },
    /// What the taxes would be if the player chose this card, as far as the player can know.
    Tax {
        /// The seat opposite.
        against: Seat,
        /// If the other card has no florin: the tax of the player, and of the other one.
        plain: [Tax; 2],
        /// If the other card has a florin.
        florin: [Tax; 2],
    },
}

pub fn note_sectors(game: &Kontor, each: &mut dyn FnMut(Place, Note)) {
    if alone::is_solo(game) {
        score::standings(game, &mut |sector, standing| note_shared(game, sector, standing, each));
        let open = game.harbour.parts_of(game.harbour.land().less(game.sectors.done()));
        return open.for_each(|sector| note_shared(game, sector, Standing::Open, each));
    }
    let mut note = |sector: Cells, standing: Standing| {
        let [red, black] = game.stocks_of(sector);
        let (leader, step) = scoring::majority_of(game, red, black);
        let open = standing == Standing::Open;
        let ends =
            sector.beside().and(scoring::inside(game, game.harbour.bounds())).less(game.harbour.open_cards());
        let ends = if open { ends } else { Cells::NONE };
        let first = game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
        each(
            Place::Cell(first),
            Note::Sector {
                cells: game.harbour.cells(sector).collect(),
                ends: game.harbour.cells(ends).collect(),
                red,
                black,
                winner: if open { leader } else { scoring::winner_of(game, sector) },
                by: (open || game.rules.scoring.when == When::GameEnd).then_some(step),
                points: score::worth(game, sector) + score::customs_in(game, sector),
                standing,
            },
        );
    };
    score::standings(game, &mut note);
    game.harbour
        .parts_of(game.harbour.land().less(game.sectors.done()))
        .for_each(|sector| note(sector, Standing::Open));
}

/// Notes what the cards of a pile show, for a player who looks through it.
pub fn note_pile(game: &Kontor, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
    let looks = |&seat: &Seat| game.decides(seat) && (eye == Eye::All || eye == Eye::Seat(seat));
    for seat in game
        .every_seat()
        .filter(looks)
        .filter(|_| matches!(game.question.pending(), Pending::Pick | Pending::Opening | Pending::Wedding))
    {
        let mut cards: Vec<u8> = game.deck.own_docks(seat).collect();
        sort(&mut cards);
        for number in cards {
            each(Place::Choice(Choice::Card(number)), Note::Shows { card: game.face(number) });
        }
    }
}

pub fn note_shared(game: &Kontor, sector: Cells, standing: Standing, each: &mut dyn FnMut(Place, Note)) {
    let ends =
        sector.beside().and(scoring::inside(game, game.harbour.bounds())).less(game.harbour.occupied());
    let ends = if standing == Standing::Open { ends } else { Cells::NONE };
    let (winners, by) = alone::solo_winners(game, sector);
    let allies = game.every_seat().filter_map(|seat| Some((seat, alliances::ally(game, seat, sector)?)));
    let note = Note::SharedSector {
        cells: game.harbour.cells(sector).collect(),
        ends: game.harbour.cells(ends).collect(),
        stocks: alone::solo_stocks(game, sector).to_vec(),
        winners,
        by,
        points: score::worth(game, sector) + score::customs_in(game, sector),
        standing,
        allies: allies.filter(|(seat, ally)| seat < ally).collect(),
    };
    each(Place::Cell(game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR)), note);
}

pub fn note_havens(game: &Kontor, each: &mut dyn FnMut(Place, Note)) {
    if game.rules.ship.is_none() {
        return;
    }
    for cell in game.harbour.cells(ship::havens(game)) {
        each(
            Place::Cell(cell),
            Note::Haven { takes: game.harbour.cells(ship::takeable_from(game, cell)).collect() },
        );
    }
}

pub fn note_barred(game: &Kontor, each: &mut dyn FnMut(Place, Note)) {
    let empty = game.harbour.bounds().room().less(game.harbour.occupied());
    if alone::is_solo(game) {
        let barred = |cell: Cell| {
            game.every_seat().filter(move |&seat| laying::barred(game, alone::party(game, seat)).has(cell))
        };
        let near = game.harbour.cells(game.harbour.cranes().beside().and(empty));
        return near
            .for_each(|cell| each(Place::Cell(cell), Note::BarredTo { seats: barred(cell).collect() }));
    }
    let [red, black] = Side::BOTH.map(|side| laying::barred(game, side.seat()).and(empty));
    for cell in game.harbour.cells(red.or(black)) {
        each(Place::Cell(cell), Note::Barred { red: red.has(cell), black: black.has(cell) });
    }
}

/// Notes the taxes while cards are chosen, unless one of the two players has passed (rule `kontor/tax`).
pub fn note_taxes(game: &Kontor, seat: Seat, each: &mut dyn FnMut(Place, Note)) {
    let against = game.opposite(seat);
    if !matches!(game.question.pending(), Pending::Announce | Pending::Choose)
        || game.has_passed(seat)
        || game.has_passed(against)
    {
        return;
    }
    let [own, other] = [seat, against].map(|seat| game.purse(seat) > 0);
    for (slot, number) in game.deck.hand(seat) {
        let taxes = game.cards.has_florin(number);
        let both = |taxed| [tax_of(taxed, taxes, own, other), tax_of(taxes, taxed, other, own)];
        let note = Note::Tax { against, plain: both(false), florin: both(true) };
        each(Place::Hand(seat, slot), note);
    }
}
